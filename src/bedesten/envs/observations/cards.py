"""Bonus cards: the own hand, the discards, and how many of each nobody has shown."""

from __future__ import annotations

from typing import Any, Final

from bedesten.envs.observations.encoder import BYTES, capped
from bedesten.envs.observations.layout import Column, Layout
from bedesten.envs.observations.tally import HeapCounts, tally_spots
from bedesten.istanbul.board import Board

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
        self.spots = tally_spots(len(self.deck), TOP + 1)
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

    def sheet(self) -> CardSheet:
        """A sheet on which nothing is written yet: all cards are unseen."""
        sheet = CardSheet(self.spots)
        sheet.tally.counts(UNSEEN, sheet.hand, self.deck)
        return sheet

    def update(self, sheet: CardSheet, t: Board, seat: int) -> None:
        """Bring a sheet up to date."""
        tally = sheet.tally
        hand = t.seats[seat].hand
        then = sheet.hand
        if hand is not then:
            for card in range(len(hand)):
                if hand[card] != then[card]:
                    tally.put(HAND, card, hand[card])
                    tally.add(UNSEEN, card, then[card] - hand[card])
            sheet.hand = hand
        discards = t.discards
        then = sheet.discards
        if discards is not then:
            tally.things(DISCARDS, then, discards, UNSEEN)
            if then:
                tally.put(TOP, then[-1], 0)
            if discards:
                tally.put(TOP, discards[-1], 1)
            sheet.discards = discards

    def pile(self, t: Board) -> bytes:
        """How many cards lie face down."""
        left = 0
        for count in t.pile:
            left += count
        return BYTES[capped(left, 255)]


class CardSheet:
    """What was told of the cards last."""

    def __init__(self, spots: list[list[Any]]) -> None:
        self.tally = HeapCounts(spots)
        self.hand = [0] * len(spots[0])
        self.discards: list[int] = []
