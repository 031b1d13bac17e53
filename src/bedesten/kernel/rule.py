"""Rules and plays: what may be answered to an ask, and what may be laid on top of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from bedesten.kernel.ask import Ask
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.phrase import Phrase

if TYPE_CHECKING:
    from bedesten.kernel.table import Table

__all__ = ["NOTHING", "PLAYS", "Play", "Rule"]

T = TypeVar("T", bound="Table")

PLAYS: Final = 4096
"""Moves from here on are plays: they leave the open ask where it is."""

NOTHING: Final[list[int]] = []
"""No option at all; shared, never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[T]):
    """One kind of question: what may be answered, what each answer does, what each names.

    A rule holds no state of a game; one instance serves every game of a setup. Its answers are the
    numbers 0 … span-1.
    """

    def __init__(self, name: str, span: int) -> None:
        self.name = name
        self.span = span

    def moves(self, t: T, ask: Ask) -> list[int]:
        """The legal answers: ascending, never empty, nothing that `play` would refuse."""
        raise NotImplementedError(self.name)

    def play(self, t: T, ask: Ask, move: int) -> None:
        """Carry out a legal answer. The ask has already left the stack."""
        raise NotImplementedError(self.name)

    def phrase(self, t: T, ask: Ask, move: int) -> Phrase:
        """What the answer names, and whether it declines; different answers have different notation."""
        raise NotImplementedError(self.name)

    def why_not(self, t: T, ask: Ask, move: int) -> str:
        """The rule that forbids an answer of this kind now, in words; empty if there is no more to say."""
        return ""

    def stands(self, t: T, ask: Ask) -> bool:
        """Whether there is anything to decide once the ask has come to the top; else it lapses."""
        return True

    def lapse(self, t: T, ask: Ask) -> None:
        """What happens when there is nothing to decide. The ask has already left the stack."""

    def weights(self, t: T, ask: Ask) -> list[int]:
        """For asks to chance: how likely each of `moves` is, as whole numbers."""
        return [1] * len(self.moves(t, ask))

    def draw(self, t: T, ask: Ask) -> int:
        """For asks to chance: an outcome from the table's own generator."""
        return self.moves(t, ask)[t.generator.pick(self.weights(t, ask))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Generic[T]):
    """Something that may be played on top of an open ask, such as a card or a tile.

    Its options are the numbers 0 … span-1; `first`, given by the book, is where they begin among the moves. `key` says
    what the seat must hold to play it (see `Table.holding`), a number from 0 on; -1 if nothing.
    """

    def __init__(self, name: str, span: int = 1, key: int = -1) -> None:
        self.name = name
        self.span = span
        self.key = key
        self.first = 0

    def options(self, t: T, ask: Ask) -> list[int]:
        """What of it may be played on this ask now, if the seat holds it; ascending, often `NOTHING`."""
        raise NotImplementedError(self.name)

    def play(self, t: T, ask: Ask, option: int) -> None:
        """Carry it out. The ask is still on the stack, and its own questions go above it."""
        raise NotImplementedError(self.name)

    def phrase(self, t: T, ask: Ask, option: int) -> Phrase:
        """What the play names."""
        raise NotImplementedError(self.name)

    def why_not(self, t: T, ask: Ask, option: int) -> str:
        """The rule that forbids it now, in words; empty if there is no more to say."""
        return ""
