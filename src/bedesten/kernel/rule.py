"""Rules and plays: what may be answered to an ask, and what may be laid on top of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.phrase import Phrase, begins
from bedesten.kernel.reason import Reason

if TYPE_CHECKING:
    from bedesten.kernel.table import Table

__all__ = ["BESIDES", "NOTHING", "ONCE", "PLAYS", "Playable", "Rule"]

T = TypeVar("T", bound="Table")

PLAYS: Final = 4096
"""Moves from here on are plays: they leave the open ask where it is."""

NOTHING: Final[list[int]] = []
"""No option at all; shared, never changed."""

ONCE: Final = [0]
"""The only option of a play that leaves nothing to choose; shared, never changed."""

BESIDES: Final = "besides"
"""As what an outcome tells what belongs to nothing that has a name of its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[T]):
    """One kind of question: what may be answered, what each answer does, what each names.

    A rule holds no state of a game; one instance serves every game of a setup. Its answers are the
    numbers 0 … span-1.
    """

    def __init__(self, name: str, span: int, clause: str = "") -> None:
        self.name = name
        self.span = span
        self.clause = clause
        """The rule that puts the question, by its id in the catalogue."""

    def moves(self, t: T, ask: Ask) -> list[int]:
        """The legal answers: ascending, never empty, nothing that `play` would refuse."""
        raise NotImplementedError(self.name)

    def play(self, t: T, ask: Ask, move: int) -> None:
        """Carry out a legal answer. The ask has already left the stack."""
        raise NotImplementedError(self.name)

    def phrase(self, t: T, ask: Ask, move: int) -> Phrase:
        """What the answer names, and whether it declines; different answers have different notation."""
        raise NotImplementedError(self.name)

    def about(self, t: T, ask: Ask) -> About:
        """What the question is about, once it is the open one: nothing that not everybody at the table knows."""
        return About()

    def deed(self, about: About) -> str:
        """As which part of an outcome it is told what comes of an answer; events may say otherwise."""
        return BESIDES

    def why_not(self, t: T, ask: Ask, move: int) -> Reason:
        """Why an answer that is not among `moves` is not."""
        return Reason([self.clause], "not-possible", "that is not possible now")

    def unknown(self, t: T, ask: Ask, words: str) -> Reason:
        """Why words that begin like one of its answers are none of them."""
        return Reason([self.clause], "no-such-move", f"{words!r} is none of the answers here", {"words": words})

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
class Playable(Generic[T]):
    """Something that may be played on top of an open ask, such as a card or a tile.

    Its options are the numbers 0 … span-1; `first`, given by the book, is where they begin among the moves. `key` says
    what the seat must hold to play it (see `Table.holding`), a number from 0 on; -1 if nothing.
    """

    def __init__(self, name: str, span: int = 1, key: int = -1, clause: str = "") -> None:
        self.name = name
        self.span = span
        self.key = key
        self.clause = clause
        """The rule that allows it, by its id in the catalogue."""
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

    def why_not(self, t: T, ask: Ask, option: int) -> Reason:
        """Why an option that is not among `options` is not; `ANY_OPTION` asks why there is none."""
        return Reason([self.clause], "not-possible", "that can't be played now")

    def means(self, words: str) -> bool:
        """Whether words begin as its options do in notation."""
        return begins(words, self.name)

    def unknown(self, t: T, ask: Ask, words: str) -> Reason:
        """Why words that begin as its options do are none of them, though some of them could be played."""
        return Reason([self.clause], "no-such-move", f"{words!r} names nothing that it could do", {"words": words})
