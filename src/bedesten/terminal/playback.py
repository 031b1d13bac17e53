"""A record as a tape: positions after any number of entries, and where turns begin and end."""

from __future__ import annotations

from dataclasses import dataclass, field

from bedesten.kernel.ask import CHANCE
from bedesten.kernel.game import Game
from bedesten.kernel.listening import Listener
from bedesten.kernel.notation import move_text
from bedesten.kernel.outcome import Outcome
from bedesten.kernel.table import Table

__all__ = ["Stretch", "Tape"]


@dataclass
class Stretch:
    """The entries of one turn, or of one player in it."""

    first: int
    """How many entries come before it."""
    speaker: str = ""
    words: list[str] = field(default_factory=list)
    """The entries in notation."""
    told: list[list[Outcome]] = field(default_factory=list)
    """For each entry what came of the decision that was complete with it."""
    begun: list[list[Outcome]] = field(default_factory=list)
    """For each entry what has come of a decision that chance has still to answer."""
    undo: bool = False
    """Whether moves are taken back here."""

    @property
    def last(self) -> int:
        """How many entries there are when it is over."""
        return self.first + len(self.words)

    def outcomes(self, count: int) -> list[Outcome]:
        """What came of its first entries."""
        return [outcome for told in [*self.told[:count], *self.begun[count - 1 : count]] for outcome in told]

    def text(self) -> str:
        """``14–16 blue: go 3, leave, fill``."""
        return f"{self.first + 1}–{self.last} {self.speaker + ': ' if self.speaker else ''}{', '.join(self.words)}"


class Tape:
    """A game from its first entry to its last, undos included."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.stretches: list[Stretch] = []
        self._wind()

    @property
    def length(self) -> int:
        return len(self.game.entries)

    def table(self, at: int) -> Table:
        """The table after so many entries."""
        line: list[int] = []
        for entry in self.game.entries[:at]:
            line = line[: -1 - entry] if entry < 0 else [*line, entry]
        table = self.game.restart()
        for move in line:
            table.play(move)
        return table

    def stretch(self, at: int) -> Stretch | None:
        """What led to the position after so many entries."""
        for stretch in self.stretches:
            if stretch.first < at <= stretch.last:
                return stretch
        return None

    def next(self, at: int) -> int:
        """The end of the next turn."""
        return next((stretch.last for stretch in self.stretches if stretch.last > at), self.length)

    def back(self, at: int) -> int:
        """The end of the turn before."""
        return max((stretch.last for stretch in self.stretches if stretch.last < at), default=0)

    def _wind(self) -> None:
        listener, line, turn = self._listener(), list[int](), 0
        stretch = Stretch(0)
        for i, entry in enumerate(self.game.entries):
            if entry < 0:
                line = line[: -1 - entry]
                listener = self._listener()
                for move in line:
                    listener.table.play(move)
                self._close(stretch)
                self._close(Stretch(i, "", [f"undo {len(line)}"], [[]], [[]], undo=True))
                stretch = Stretch(i + 1)
                continue
            table = listener.table
            seat = table.asks[-1].seat
            speaker = stretch.speaker if seat == CHANCE else self.game.box.seat_name(seat)
            if seat != CHANCE and (speaker != stretch.speaker or table.turn != turn):
                self._close(stretch)
                stretch, turn = Stretch(i, speaker), table.turn
            text = move_text(table, entry)
            stretch.words.append(f"{{{text}}}" if seat == CHANCE else text)
            stretch.told.append(listener.play(entry))
            stretch.begun.append(listener.rest())
            line.append(entry)
        self._close(stretch)

    def _listener(self) -> Listener:
        return Listener(self.game.box, self.game.options, self.game.restart())

    def _close(self, stretch: Stretch) -> None:
        if stretch.words:
            self.stretches.append(stretch)
