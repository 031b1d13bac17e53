"""Steps through a record: positions after any number of entries, and where turns begin and end."""

from __future__ import annotations

from dataclasses import dataclass, field

from bedesten.kernel.ask import CHANCE
from bedesten.kernel.game import Game
from bedesten.kernel.outcome import Outcome
from bedesten.kernel.table import Table
from bedesten.tables.history import History, RecordStep, outcomes_of

__all__ = ["Stretch", "Tape"]


@dataclass
class Stretch:
    """The entries of one turn, or of one player in it."""

    first: int
    """How many entries come before it."""
    speaker: str = ""
    words: list[str] = field(default_factory=list)
    """The entries in notation."""
    steps: list[RecordStep] = field(default_factory=list)
    undo: bool = False
    """Whether moves are taken back here."""

    @property
    def last(self) -> int:
        """How many entries there are when it is over."""
        return self.first + len(self.words)

    def text(self) -> str:
        """``14–16 blue: go 3, leave, fill``."""
        return f"{self.first + 1}–{self.last} {self.speaker + ': ' if self.speaker else ''}{', '.join(self.words)}"


class Tape:
    """A game from its first entry to its last, undos included."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.history = History.of(game, keep=None, words=True)
        self.stretches: list[Stretch] = []
        self._wind()

    @property
    def length(self) -> int:
        return len(self.game.entries)

    def table(self, at: int) -> Table:
        """The table after so many entries."""
        return self.history.table(at)

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

    def outcomes(self, stretch: Stretch, count: int) -> list[Outcome]:
        """What came of the first entries of a stretch."""
        return outcomes_of(self.game, stretch.steps[:count])

    def _wind(self) -> None:
        stretch, turn = Stretch(0), 0
        for step in self.history.steps:
            first = step.at - 1
            if step.undo is not None:
                self._close(stretch)
                self._close(Stretch(first, "", [f"undo {step.undo}"], undo=True))
                stretch = Stretch(step.at)
                continue
            speaker = stretch.speaker if step.seat == CHANCE else self.game.box.seat_name(step.seat)
            if step.seat != CHANCE and (speaker != stretch.speaker or step.turn != turn):
                self._close(stretch)
                stretch, turn = Stretch(first, speaker), step.turn
            stretch.words.append(f"{{{step.text}}}" if step.seat == CHANCE else step.text)
            stretch.steps.append(step)
        self._close(stretch)

    def _close(self, stretch: Stretch) -> None:
        if stretch.words:
            self.stretches.append(stretch)
