"""1 Wainwright."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.refusals import lacks_lira
from bedesten.istanbul.rule import PlaceAction
from bedesten.istanbul.sign import Deal, Sign
from bedesten.istanbul.terms import WAINWRIGHT_RUBIES
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["Wainwright", "extend", "fully_extended"]


def extend(t: Board, seat: int) -> None:
    """An extension: 1 more room for every good; the third brings a ruby of the Wainwright. (P01a, P01b)"""
    me = t.seats[seat]
    me.room += 1
    t.tell("extend", seat, me.room)
    if me.room == t.bazaar.full_room:
        t.take_ruby(seat, WAINWRIGHT_RUBIES)


def fully_extended() -> Reason:
    return Reason(["P01c"], "fully-extended", "your wheelbarrow has all its extensions")


class Wainwright(PlaceAction):
    """1 Wainwright: pay 7 Lira for an extension of the wheelbarrow, of which it takes three. (P01)"""

    def __init__(self) -> None:
        super().__init__("wainwright", 2, clause="P01a")

    def possible(self, t: Board, ask: Ask) -> bool:
        me = t.seats[ask.seat]
        return me.lira >= t.bazaar.wainwright_price and me.room < t.bazaar.full_room

    def choices(self, t: Board, ask: Ask) -> list[int]:
        return [1]

    def act(self, t: Board, ask: Ask, move: int) -> None:
        t.spend(ask.seat, t.bazaar.wainwright_price)
        extend(t, ask.seat)

    def show(self, t: Board, sign: Sign) -> None:
        sign.deals.append(Deal({"lira": t.bazaar.wainwright_price}, {"extensions": 1}))
        sign.ruby_for = {"extensions": t.bazaar.extensions}

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("extend")

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        me = t.seats[ask.seat]
        if me.room == t.bazaar.full_room:
            return fully_extended()
        return lacks_lira("P01a", "an extension costs", t.bazaar.wainwright_price, me.lira)
