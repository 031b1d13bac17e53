"""A table with a pile of cards: drawn from, discarded to, and made anew from the discards."""

from __future__ import annotations

from bedesten.kernel.table import Table

__all__ = ["CardTable"]


class CardTable(Table):
    """A table on which cards are drawn. Its lists are replaced, never changed, so that copies share them."""

    pile: list[int]
    """The face-down cards: how many of each."""
    discards: list[int]
    """The face-up cards; the last is on top."""

    def any_card_left(self) -> bool:
        """Whether a card can be drawn; discards become the pile as soon as it is empty, so they need no look."""
        for count in self.pile:
            if count:
                return True
        return False

    def take_off_pile(self, card: int) -> None:
        """One card less in the pile."""
        pile = self.pile[:]
        pile[card] = pile[card] - 1
        self.pile = pile

    def renew_pile(self) -> None:
        """An empty pile is made anew from the discards at once. (GEN-05, DG-18)"""
        if self.discards and not self.any_card_left():
            pile = self.pile[:]
            for card in self.discards:
                pile[card] += 1
            self.pile = pile
            self.discards = []
            self.tell("reshuffle", -1)
