"""The entries of a table's log, one class for each kind, and the commands that they are made from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from bedesten.kernel.errors import RecordError
from bedesten.tables.entries.base import By, Command, GameEntry, LogEntry
from bedesten.tables.entries.chairs import Chair, ChangeChair, Resigned, ResignSeat
from bedesten.tables.entries.clocks import GiveSeatTime, Paused, SetPause, TimeGiven
from bedesten.tables.entries.play import Play, PlayLine
from bedesten.tables.entries.seats import Close, Leave, Sit, Start
from bedesten.tables.entries.talk import ChatSent, GivePreAnswers, PreAnswersGiven, RematchWanted, SendChat, WantRematch
from bedesten.tables.entries.undo import AskUndo, ConsentGiven, GiveConsent, TakenBack, UndoAsked, UndoTurn

__all__ = ["COMMANDS", "KINDS", "By", "Command", "GameEntry", "LogEntry", "command_of", "entry_of"]

_ENTRIES: Final[tuple[type[LogEntry], ...]] = (
    Chair,
    ChatSent,
    Close,
    ConsentGiven,
    Leave,
    Paused,
    Play,
    PreAnswersGiven,
    RematchWanted,
    Resigned,
    Sit,
    Start,
    TimeGiven,
    TakenBack,
    UndoAsked,
)
_COMMANDS: Final[tuple[type[Command], ...]] = (
    AskUndo,
    ChangeChair,
    GiveConsent,
    GivePreAnswers,
    GiveSeatTime,
    ResignSeat,
    PlayLine,
    UndoTurn,
    SendChat,
    SetPause,
    WantRematch,
)

KINDS: Final = {entry.kind: entry for entry in _ENTRIES}
"""The class of each kind of entry."""
COMMANDS: Final = {command.kind: command for command in _COMMANDS}
"""The class of each kind of command."""
_FIELDS: Final = {name: [each.name for each in fields(kind)] for name, kind in COMMANDS.items()}


def entry_of(
    kind: str,
    data: dict[str, Any],
    number: int,
    time: int,
    seat: int | None,
    by: By,
    client: str | None = None,
    client_number: int | None = None,
) -> LogEntry:
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


def command_of(message: Mapping[str, Any]) -> Command:
    """The command that a message stands for; raises KeyError if there is no such kind, TypeError if it lacks
    something."""
    kind: str = message["type"]
    return COMMANDS[kind](**{name: message[name] for name in _FIELDS[kind] if name in message})
