"""Bonus cards: the own hand, the discards, and how many of each nobody has shown."""

from __future__ import annotations

from bedesten.envs.encoding.encoder import capped
from bedesten.envs.encoding.layout import Column, Layout
from bedesten.istanbul.board import Board

__all__ = ["CardsBlock"]


class CardsBlock:
    """A row for each kind of card. What is unseen, in the pile or in other hands, is the deck without the own hand
    and the discards: so no other hand is looked at."""

    def __init__(self, layout: Layout, t: Board) -> None:
        self.deck = [0] * len(t.pile)
        """All cards that there are; they lie somewhere in any position."""
        for card in range(len(t.pile)):
            self.deck[card] = t.pile[card] + sum(seat.hand[card] for seat in t.seats) + t.discards.count(card)
        most = max(1, *self.deck)
        columns = [
            Column("hand", most, "in the own hand"),
            Column("discards", most, "among the discards"),
            Column("unseen", most, "in the pile or in the hands of others"),
            Column("top", 1, "lies on top of the discards"),
        ]
        layout.add("cards", "the bonus cards by kind", t.bazaar.cards[:], columns)
        pile = [Column("pile", sum(self.deck), "cards that lie face down")]
        layout.add("pile", "the pile of bonus cards", ["pile"], pile)

    def told(self, t: Board, seat: int) -> bytes:
        """Both sections."""
        hand = t.seats[seat].hand
        values: list[int] = []
        for card in range(len(hand)):
            held = hand[card]
            values.append(held)
            values.append(0)
            values.append(self.deck[card] - held)
            values.append(0)
        discards = t.discards
        for card in discards:
            values[4 * card + 1] += 1
            values[4 * card + 2] -= 1
        if discards:
            values[4 * discards[-1] + 3] = 1
        left = 0
        for count in t.pile:
            left += count
        values.append(capped(left, 255))
        return bytes(values)
