"""The Courier: a letter for 2 Lira or a letter. (LS-15)"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.encounters import PRICE, Encounter, token_here
from bedesten.istanbul.letters.mail import (
    draw_letter,
    give_letter,
    given_letter,
    letter_choices,
    letters_left,
    no_letter_left,
)
from bedesten.istanbul.letters.part import letters_of
from bedesten.istanbul.letters.terms import COURIER_PRICE
from bedesten.istanbul.refusals import lacks_lira, owed
from bedesten.istanbul.rule import Question
from bedesten.istanbul.terms import PLACES
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason
from bedesten.kernel.rule import NOTHING, ONCE

__all__ = ["Courier", "CourierPrice"]


class Courier(Encounter):
    """Courier: take a letter, then give up 2 Lira or any letter; not while there is none. (LS-15)"""

    def __init__(self, token: int) -> None:
        super().__init__("courier", 1, token)

    def options(self, t: Board, ask: Ask) -> list[int]:
        return ONCE if token_here(t, ask, self.token) and letters_left(t) else NOTHING

    def meet(self, t: Board, ask: Ask, option: int) -> None:
        t.met |= 1 << self.token
        t.tell("courier", ask.seat)
        t.roll_token(self.token)
        if t.bazaar.toll.due(t, ask.seat):
            t.ask(COURIER_PRICE, ask.seat)
        draw_letter(t, ask.seat)

    def phrase(self, option: int) -> Phrase:
        return Phrase("courier", token="courier")

    def why_not(self, t: Board, ask: Ask, option: int) -> Reason:
        if token_here(t, ask, self.token):
            return no_letter_left("LS-15")
        return super().why_not(t, ask, option)


PAY_LIRA: Final = 0


class CourierPrice(Question):
    """The Courier's price: 2 Lira, or any letter. (LS-15)"""

    def __init__(self) -> None:
        super().__init__("courier-price", 1 + PLACES, clause="LS-15")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.token = "courier"
        about.lira = PRICE
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        found = [1 + choice for choice in letter_choices(t, ask.seat)]
        return [PAY_LIRA, *found] if t.seats[ask.seat].lira >= PRICE else found

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move == PAY_LIRA:
            t.spend(ask.seat, PRICE)
        else:
            give_letter(t, ask.seat, move - 1)

    def spares(self, t: Board, ask: Ask, cards: int, lira: int) -> bool:
        return t.seats[ask.seat].lira - lira >= PRICE or letters_of(t).seals(ask.seat) > 0

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("pay", way="lira") if move == PAY_LIRA else given_letter(move - 1)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if move != PAY_LIRA:
            return Reason(["LS-15"], "no-such-letter", "you have no such letter")
        have = t.seats[ask.seat].lira
        return lacks_lira("LS-15", "the Courier asks", PRICE, have) if have < PRICE else owed()
