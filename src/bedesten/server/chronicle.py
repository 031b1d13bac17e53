"""What happened in a game, entry by entry, with the facts of each, told as each viewer may know them."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bedesten.kernel.ask import CHANCE
from bedesten.kernel.events import Event
from bedesten.kernel.game import Game
from bedesten.kernel.notation import move_text
from bedesten.kernel.table import Table
from bedesten.server.store import EntryRow

__all__ = ["Chronicle", "Happening", "tell", "tell_all"]

MOST: Final = 40
"""Steps that are kept at hand for clients that come back after a moment; older ones are told anew from the record."""


@dataclass(slots=True)
class Happening:
    """A step of the record, before it is told to anybody."""

    at: int
    line: int
    number: int
    seat: int
    turn: int
    text: str
    events: list[Event]
    undo: int | None = None
    undone: bool = False


class Chronicle:
    """Listens to a game, on a bare table of its own that plays along."""

    def __init__(self, table: Table, at: int, line: Iterable[int], since: int) -> None:
        self.since = since
        """Of all that came after this entry of the log the steps are at hand."""
        self._table = table
        self._at = at
        self._line = array("i", line)
        self.turn_start = -1
        """Entries that counted when the turn began; -1 if that was before it listened."""
        self.steps: list[Happening] = []
        self.most = MOST

    @staticmethod
    def at_start(game: Game) -> Chronicle:
        return Chronicle(game.restart(), 0, [], 0)

    @staticmethod
    def from_here(game: Game, number: int) -> Chronicle:
        """Listens from now on."""
        table = game.table()
        table.manual = True
        return Chronicle(table, len(game.entries), game.line, number)

    def follow(self, game: Game, number: int, record: Iterable[int]) -> None:
        """Hear what an entry of the log has played."""
        for entry in record:
            if entry < 0:
                self._take_back(game, number, -1 - entry)
            else:
                self._hear(number, entry)
        if len(self.steps) > 2 * self.most:
            del self.steps[: -self.most]
            self.since = self.steps[0].number

    def _hear(self, number: int, move: int) -> None:
        table = self._table
        heard: list[Event] = []
        table.heard = heard
        seat, turn, text = table.asks[-1].seat, table.turn, move_text(table, move)
        table.play(move)
        self._at += 1
        self.steps.append(Happening(self._at, len(self._line), number, seat, turn, text, heard))
        self._line.append(move)
        if table.turn != turn:
            self.turn_start = len(self._line)

    def _take_back(self, game: Game, number: int, to: int) -> None:
        table = game.restart()
        del self._line[to:]
        self.turn_start = 0
        for i, move in enumerate(self._line, start=1):
            turn = table.turn
            table.play(move)
            if table.turn != turn:
                self.turn_start = i
        self._table = table
        for step in reversed(self.steps):
            if step.line >= to and step.undo is None:
                step.undone = True
        self._at += 1
        self.steps.append(Happening(self._at, to, number, CHANCE, table.turn, "", [], undo=to))


def tell_all(game: Game, entries: Sequence[EntryRow]) -> list[Happening]:
    """All that happened, from a log."""
    chronicle = Chronicle.at_start(game)
    chronicle.most = len(game.entries) + len(entries)
    for entry in entries:
        chronicle.follow(game, entry.number, entry.data.get("record", []))
    return chronicle.steps


def tell(game: Game, step: Happening, viewer: int | None) -> dict[str, Any]:
    """A `Step` as a viewer may know it. The words of a secret draw would tell it, so they are left out."""
    hidden = step.undo is not None
    for event in step.events:
        hidden = hidden or event.hidden_from(viewer)
    return {
        "at": step.at,
        "line": step.line,
        "number": step.number,
        "seat": None if step.seat == CHANCE else step.seat,
        "turn": step.turn,
        "text": None if hidden else step.text,
        "facts": [game.describe(event, viewer) for event in step.events],
        "undo": step.undo,
        "undone": step.undone,
    }
