"""1 Wainwright."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.rule import PlaceAction
from bedesten.istanbul.sign import Deal, Sign
from bedesten.istanbul.terms import WAINWRIGHT_RUBIES
from bedesten.kernel.ask import Ask

__all__ = ["Wainwright", "extend"]


def extend(t: Board, seat: int) -> None:
    """An extension: 1 more room for every good; the third brings a ruby of the Wainwright. (P01a, P01b)"""
    me = t.seats[seat]
    me.room += 1
    t.tell("extend", seat, me.room)
    if me.room == t.bazaar.full_room:
        t.take_ruby(seat, WAINWRIGHT_RUBIES)


class Wainwright(PlaceAction):
    """1 Wainwright: pay 7 Lira for an extension of the wheelbarrow, of which it takes three. (P01)"""

    def __init__(self) -> None:
        super().__init__("wainwright", 2)

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

    def words(self, t: Board, ask: Ask, move: int) -> str:
        return "extend"

    def why_not(self, t: Board, ask: Ask, move: int) -> str:
        me = t.seats[ask.seat]
        if me.room == t.bazaar.full_room:
            return "your wheelbarrow has all its extensions (P01c)"
        return f"an extension costs {t.bazaar.wainwright_price} Lira, and you have {me.lira} (P01a)"
