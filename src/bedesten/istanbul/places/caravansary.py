"""6 Caravansary."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.refusals import no_card
from bedesten.istanbul.rule import PlaceAction, Question
from bedesten.istanbul.sign import Deal, Sign
from bedesten.istanbul.terms import DISCARD, SECOND_CARD
from bedesten.kernel.ask import Ask
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["Caravansary", "Discard", "SecondCard"]

FROM_PILE: Final = 1
FROM_DISCARDS: Final = 2


def sources(t: Board) -> list[int]:
    """Where a card may be taken from. (P06b)"""
    return [FROM_PILE, FROM_DISCARDS] if t.discards else [FROM_PILE]


def take(t: Board, seat: int, source: int) -> None:
    if source == FROM_PILE:
        t.draw_card(seat)
    else:
        t.take_discard(seat)


def source_phrase(source: int) -> Phrase:
    return Phrase("take", source="pile" if source == FROM_PILE else "discards")


def no_discards() -> Reason:
    return Reason(["P06b"], "none-left", "there are no discards to take from", {"what": "discards"})


@mypyc_attr(allow_interpreted_subclasses=True)
class Caravansary(PlaceAction):
    """6 Caravansary: take 2 bonus cards, each from the pile or the top of the discards, then discard 1. (P06)"""

    def __init__(self) -> None:
        super().__init__("caravansary", 3, clause="P06a")

    def choices(self, t: Board, ask: Ask) -> list[int]:
        return sources(t)

    def act(self, t: Board, ask: Ask, move: int) -> None:
        t.ask(DISCARD, ask.seat)
        t.ask(SECOND_CARD, ask.seat)
        take(t, ask.seat, move)

    def show(self, t: Board, sign: Sign) -> None:
        deal = Deal({}, {"cards": 2})
        deal.returns = {"cards": 1}
        sign.deals.append(deal)
        if t.discards:
            sign.card = t.bazaar.cards[t.discards[-1]]

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return source_phrase(move)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return no_discards()


class SecondCard(Question):
    """The second card is chosen when the first has been seen. (P06c)"""

    def __init__(self) -> None:
        super().__init__("second-card", 3, clause="P06a")

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return sources(t)

    def stands(self, t: Board, ask: Ask) -> bool:
        return bool(t.discards) or t.may_play(ask)

    def lapse(self, t: Board, ask: Ask) -> None:
        self.play(t, ask, FROM_PILE)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        take(t, ask.seat, move)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return source_phrase(move)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if move == FROM_DISCARDS:
            return no_discards()
        return Reason(["P06a"], "must-take", "the action is under way: take the second card")


class Discard(Question):
    """Then one card of the hand, new or old, is discarded; from an empty hand none. (P06a, GEN-06)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("discard", len(cards), clause="P06a")
        self.cards = cards

    def moves(self, t: Board, ask: Ask) -> list[int]:
        hand = t.seats[ask.seat].hand
        return [card for card in range(len(hand)) if hand[card]]

    def stands(self, t: Board, ask: Ask) -> bool:
        return t.seats[ask.seat].cards() > 0

    def play(self, t: Board, ask: Ask, move: int) -> None:
        t.discard(ask.seat, move)

    def spares(self, t: Board, ask: Ask, cards: int, lira: int) -> bool:
        return t.seats[ask.seat].cards() > cards

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("discard", card=self.cards[move])

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return no_card("P06a", self.cards[move])
