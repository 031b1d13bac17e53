"""6 Caravansary."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.rule import PlaceAction, Question
from bedesten.istanbul.sign import Deal, Sign
from bedesten.istanbul.terms import DISCARD, SECOND_CARD
from bedesten.kernel.ask import Ask
from bedesten.kernel.hints import mypyc_attr

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


def source_words(source: int) -> str:
    return "take pile" if source == FROM_PILE else "take discards"


@mypyc_attr(allow_interpreted_subclasses=True)
class Caravansary(PlaceAction):
    """6 Caravansary: take 2 bonus cards, each from the pile or the top of the discards, then discard 1. (P06)"""

    def __init__(self) -> None:
        super().__init__("caravansary", 3)

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

    def words(self, t: Board, ask: Ask, move: int) -> str:
        return source_words(move)

    def why_not(self, t: Board, ask: Ask, move: int) -> str:
        return "there are no discards to take from (P06b)"


class SecondCard(Question):
    """The second card is chosen when the first has been seen. (P06c)"""

    def __init__(self) -> None:
        super().__init__("second-card", 3)

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return sources(t)

    def stands(self, t: Board, ask: Ask) -> bool:
        return bool(t.discards) or t.may_play(ask)

    def lapse(self, t: Board, ask: Ask) -> None:
        self.play(t, ask, FROM_PILE)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        take(t, ask.seat, move)

    def text(self, t: Board, ask: Ask, move: int) -> str:
        return source_words(move)

    def why_not(self, t: Board, ask: Ask, move: int) -> str:
        if move == FROM_DISCARDS:
            return "there are no discards to take from (P06b)"
        return "the action is under way: take the second card (P06a)"


class Discard(Question):
    """Then one card of the hand, new or old, is discarded; from an empty hand none. (P06a, GEN-06)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("discard", len(cards))
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

    def text(self, t: Board, ask: Ask, move: int) -> str:
        return f"discard {self.cards[move]}"

    def why_not(self, t: Board, ask: Ask, move: int) -> str:
        return f"you have no card {self.cards[move]!r}"
