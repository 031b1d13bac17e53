"""What came of the decisions of a game, told as each viewer may know it."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bedesten.kernel.game import Game
from bedesten.kernel.listening import Listener
from bedesten.kernel.outcome import Outcome
from bedesten.kernel.table import Table
from bedesten.server.store import EntryRow

__all__ = ["Chronicle", "Happening", "tell", "tell_all"]

MOST: Final = 40
"""Steps that are kept at hand for clients that come back after a moment; older ones are told anew from the record."""


@dataclass(slots=True)
class Happening:
    """A decision with what chance answered to it, or an undo, before it is told to anybody."""

    at: int
    entries: int
    line: int
    number: int
    turn: int
    outcomes: list[Outcome]
    undo: int | None = None
    undone: bool = False


class Chronicle:
    """Listens to a game, on a bare table of its own that plays along."""

    def __init__(self, game: Game, table: Table, at: int, line: Iterable[int], since: int) -> None:
        self.since = since
        """Of all that came after this entry of the log the steps are at hand."""
        self._listener = Listener(game.box, game.options, table)
        self._at = at
        self._line = array("i", line)
        self._told = len(self._line)
        """Entries of the line of which it has been told what came of them."""
        self.turn_start = -1
        """Entries that counted when the turn began; -1 if that was before it listened."""
        self.steps: list[Happening] = []
        self.most = MOST

    @staticmethod
    def at_start(game: Game) -> Chronicle:
        return Chronicle(game, game.restart(), 0, [], 0)

    @staticmethod
    def from_here(game: Game, number: int) -> Chronicle:
        """Listens from now on."""
        return Chronicle(game, game.table(), len(game.entries), game.line, number)

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
        table = self._listener.table
        turn = table.turn
        told = self._listener.play(move)
        self._at += 1
        self._line.append(move)
        if table.turn != turn:
            self.turn_start = len(self._line)
        if told:
            self._tell(number, told)

    def rest(self, number: int) -> None:
        """Tell what has come so far of a decision that chance has still to answer."""
        told = self._listener.rest()
        if told:
            self._tell(number, told)

    def _tell(self, number: int, told: list[Outcome]) -> None:
        entries = len(self._line) - self._told
        self.steps.append(Happening(self._at, entries, self._told, number, told[0].turn, told))
        self._told = len(self._line)

    def _take_back(self, game: Game, number: int, to: int) -> None:
        table = game.restart()
        del self._line[to:]
        self.turn_start = 0
        for i, move in enumerate(self._line, start=1):
            turn = table.turn
            table.play(move)
            if table.turn != turn:
                self.turn_start = i
        self._listener = Listener(game.box, game.options, table)
        self._told = to
        for step in reversed(self.steps):
            if step.line >= to and step.undo is None:
                step.undone = True
        self._at += 1
        self.steps.append(Happening(self._at, 1, to, number, table.turn, [], undo=to))


def tell_all(game: Game, entries: Sequence[EntryRow]) -> list[Happening]:
    """All that happened, from a log."""
    chronicle = Chronicle.at_start(game)
    chronicle.most = len(game.entries) + len(entries)
    for entry in entries:
        chronicle.follow(game, entry.number, entry.data.get("record", []))
    return chronicle.steps


def tell(step: Happening, viewer: int | None) -> dict[str, Any]:
    """A `Step` as a viewer may know it."""
    first = step.outcomes[0] if step.outcomes else None
    phrase = None if first is None else first.phrase
    return {
        "at": step.at,
        "entries": step.entries,
        "line": step.line,
        "number": step.number,
        "seat": None if first is None or first.seat < 0 else first.seat,
        "turn": step.turn,
        "text": None if phrase is None else phrase.text(),
        "outcomes": [outcome.as_dict(viewer) for outcome in step.outcomes],
        "undo": step.undo,
        "undone": step.undone,
    }
