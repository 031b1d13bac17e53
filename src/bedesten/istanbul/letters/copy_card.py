"""The bonus card that repeats the top card of the discards. (LS-B05, LS-B06)"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.refusals import closed, owed
from bedesten.istanbul.rule import BonusCard
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import ANY_OPTION, Reason
from bedesten.kernel.rule import NOTHING

__all__ = ["CopyCard"]


class CopyCard(BonusCard):
    """Carry out the card that was on top of the discards, when and as it could itself be played; copy cards on top are
    passed over. (LS-B05, LS-B06)

    Its options are those of all other cards, one card after the other. None of them looks at its own place in the hand:
    playing a card costs one card, whichever that is. (BON-19)
    """

    def __init__(self, cards: list[str], others: list[BonusCard]) -> None:
        span = 0
        self.others = others
        self.which = {other.card: i for i, other in reversed(list(enumerate(others)))}
        """By card which of the others it is."""
        self.firsts: list[int] = []
        for other in others:
            self.firsts.append(span)
            span += other.span
        super().__init__("copy", cards, span, clause="LS-B05")

    def top(self, t: Board) -> int:
        """Which of the other cards is copied now; -1 if it is none of them."""
        i = len(t.discards) - 1
        while i >= 0 and t.discards[i] == self.card:
            i -= 1
        return self.which.get(t.discards[i], -1) if i >= 0 else -1

    def options(self, t: Board, ask: Ask) -> list[int]:
        which = self.top(t)
        if which < 0:
            return NOTHING
        copied = self.others[which]
        if copied not in t.book.offers[ask.kind].plays:
            return NOTHING
        first = self.firsts[which]
        return [first + option for option in copied.options(t, ask)]

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        which = self.of(option)
        self.others[which].effect(t, ask, option - self.firsts[which])

    def of(self, option: int) -> int:
        """The card that an option belongs to."""
        which = len(self.firsts) - 1
        while option < self.firsts[which]:
            which -= 1
        return which

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        which = self.of(option)
        said = self.others[which].phrase(t, ask, option - self.firsts[which])
        said.copied = said.card
        said.card = self.name
        return said

    def owed(self, t: Board, ask: Ask) -> bool:
        return False  # it depends on the card that is copied

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        which = self.top(t)
        if which < 0:
            return Reason(["LS-B06"], "nothing-to-copy", "there is no card on the discards that could be copied")
        copied = self.others[which]
        if option != ANY_OPTION and self.of(option) != which:
            words = f"the card to copy, on top of the discards, is {copied.name!r}"
            return Reason(["LS-B05"], "other-card", words, {"card": copied.name})
        reason = closed(t, ask, copied)
        if reason is not None:
            return reason
        if copied not in t.book.offers[ask.kind].plays:
            return copied.timing(t, ask)
        if copied.owed(t, ask):
            return owed()
        return copied.obstacle(t, ask, ANY_OPTION if option == ANY_OPTION else option - self.firsts[which])
