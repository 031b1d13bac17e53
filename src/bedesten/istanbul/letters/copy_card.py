"""The bonus card that repeats the top card of the discards. (LS-B05, LS-B06)"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.rule import BonusCard
from bedesten.istanbul.seat import replaced
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.rule import NOTHING

__all__ = ["CopyCard"]


class CopyCard(BonusCard):
    """Carry out the card that was on top of the discards, when and as it could itself be played; copy cards on top are
    passed over. (LS-B05, LS-B06)

    Its options are those of all other cards, one card after the other.
    """

    def __init__(self, card: int, others: list[BonusCard]) -> None:
        span = 0
        self.others = others
        self.which = {other.card: i for i, other in reversed(list(enumerate(others)))}
        """By card which of the others it is."""
        self.firsts: list[int] = []
        for other in others:
            self.firsts.append(span)
            span += other.span
        super().__init__("copy", card, span)

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
        # The copied card weighs what its own loss would mean: for once the copy is that card. (BON-19)
        me = t.seats[ask.seat]
        hand = me.hand
        lent = replaced(hand, self.card, hand[self.card] - 1)
        me.hand = replaced(lent, copied.card, lent[copied.card] + 1)
        found = copied.options(t, ask)
        me.hand = hand
        first = self.firsts[which]
        return [first + option for option in found]

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

    def when(self) -> str:
        return "it does what the top card of the discards does, when that could be played (LS-B05, LS-B06)"
