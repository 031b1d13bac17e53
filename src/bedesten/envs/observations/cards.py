"""Bonus cards: the own hand, the discards, and how many of each nobody has shown."""

from __future__ import annotations

from typing import Final

from bedesten.envs.observations.encoder import capped
from bedesten.envs.observations.layout import Column, Layout
from bedesten.envs.observations.tally import HeapCounts
from bedesten.istanbul.board import Board
from bedesten.kernel.hints import i64, u8, vec

__all__ = ["CardSheet", "CardsBlock"]

HAND: Final = 0
DISCARDS: Final = 1
UNSEEN: Final = 2
TOP: Final = 3


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
        self.heaps = HeapCounts(layout.add("cards", "the bonus cards by kind", t.bazaar.cards[:], columns))
        pile = [Column("pile", sum(self.deck), "cards that lie face down")]
        self.pile: i64 = layout.add("pile", "the pile of bonus cards", ["pile"], pile).first

    def begin(self, out: vec[u8], at: i64) -> None:
        """All cards are unseen."""
        for card in range(len(self.deck)):
            self.heaps.put(out, at, UNSEEN, card, self.deck[card])

    def tell(self, sheet: CardSheet, out: vec[u8], at: i64, t: Board, seat: i64) -> None:
        """Bring it up to date."""
        heaps = self.heaps
        me = t.seats[seat]
        hand = me.hand
        if hand is not sheet.hand:
            then = sheet.hand
            for card in sheet.held:
                heaps.put(out, at, HAND, card, 0)
                heaps.add(out, at, UNSEEN, card, then[card])
            held = me.held()
            for card in held:
                heaps.put(out, at, HAND, card, hand[card])
                heaps.add(out, at, UNSEEN, card, -hand[card])
            sheet.hand = hand
            sheet.held = held
        discards = t.discards
        if discards is not sheet.discards:
            then = sheet.discards
            heaps.things(out, at, DISCARDS, then, discards, UNSEEN)
            if then:
                heaps.put(out, at, TOP, then[-1], 0)
            if discards:
                heaps.put(out, at, TOP, discards[-1], 1)
            sheet.discards = discards
        if t.pile is not sheet.pile:
            left = 0
            for count in t.pile:
                left += count
            out[at + self.pile] = capped(left, 255)
            sheet.pile = t.pile


class CardSheet:
    """What was told of the cards last."""

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.held: list[int] = []
        """The kinds in hand."""
        self.discards: list[int] = []
        self.pile: list[int] = []
