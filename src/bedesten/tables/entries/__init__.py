"""The entries of a table's log, one class for each kind, and the commands that they are made from."""

from __future__ import annotations

from typing import Any, Final

from bedesten.kernel.errors import RecordError
from bedesten.tables.entries.base import By, Command, Entry, GameEntry
from bedesten.tables.entries.chairs import Chair, ChangeChair, GiveUp, Resign
from bedesten.tables.entries.clocks import GiveTime, Pause, SetPause, TimeGiven
from bedesten.tables.entries.play import Play, PlayLine
from bedesten.tables.entries.seats import Close, Leave, Sit, Start
from bedesten.tables.entries.talk import Chat, GivePreAnswers, PreAnswersGiven, Rematch, Say, WantRematch
from bedesten.tables.entries.undo import AskUndo, Consent, GiveConsent, RestartTurn, Undo, UndoAsked

__all__ = ["COMMANDS", "KINDS", "By", "Command", "Entry", "GameEntry", "entry_of"]

_ENTRIES: Final[tuple[type[Entry], ...]] = (
    Chair,
    Chat,
    Close,
    Consent,
    Leave,
    Pause,
    Play,
    PreAnswersGiven,
    Rematch,
    Resign,
    Sit,
    Start,
    TimeGiven,
    Undo,
    UndoAsked,
)
_COMMANDS: Final[tuple[type[Command], ...]] = (
    AskUndo,
    ChangeChair,
    GiveConsent,
    GivePreAnswers,
    GiveTime,
    GiveUp,
    PlayLine,
    RestartTurn,
    Say,
    SetPause,
    WantRematch,
)

KINDS: Final = {entry.kind: entry for entry in _ENTRIES}
"""The class of each kind of entry."""
COMMANDS: Final = {command.kind: command for command in _COMMANDS}
"""The class of each kind of command."""


def entry_of(
    kind: str,
    data: dict[str, Any],
    number: int,
    time: int,
    seat: int | None,
    by: By,
    client: str | None = None,
    client_number: int | None = None,
) -> Entry:
    """An entry as it is stored."""
    if kind not in KINDS:
        raise RecordError(f"entry {number} is of a kind that this version does not know: {kind!r}")
    try:
        entry = KINDS[kind].from_data(data)
    except (KeyError, TypeError) as error:
        raise RecordError(f"entry {number} can't be read ({error})") from error
    entry.number, entry.time, entry.seat, entry.by = number, time, seat, by
    entry.client, entry.client_number = client, client_number
    return entry
