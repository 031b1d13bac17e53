"""2 Fabric, 3 Spice and 4 Fruit Warehouse."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.rule import PlaceAction, Question, standing
from bedesten.istanbul.sign import Sign
from bedesten.istanbul.terms import GOODS, GREEN, GREEN_TILE
from bedesten.kernel.ask import Ask

__all__ = ["GreenTile", "Warehouse"]


class Warehouse(PlaceAction):
    """2–4 Warehouses: load one kind of good up to capacity. (P02a, P03a, P04a)"""

    def __init__(self, name: str, good: int) -> None:
        super().__init__(name, 2)
        self.good = good

    def choices(self, t: Board, ask: Ask) -> list[int]:
        return [1]

    def act(self, t: Board, ask: Ask, move: int) -> None:
        t.gain(ask.seat, self.good, t.seats[ask.seat].room)
        if t.seats[ask.seat].has_tile(GREEN) and standing(t, ask):
            t.ask(GREEN_TILE, ask.seat, ask.a, ask.b)

    def show(self, t: Board, sign: Sign) -> None:
        sign.fills = GOODS[self.good]

    def words(self, t: Board, ask: Ask, move: int) -> str:
        return "fill"


NO: Final = 0


class GreenTile(Question):
    """Green mosque tile: with a warehouse action, 2 Lira for 1 more good of any kind, once. (MSQ-02)"""

    def __init__(self) -> None:
        super().__init__("green-tile", 1 + len(GOODS))

    def moves(self, t: Board, ask: Ask) -> list[int]:
        me = t.seats[ask.seat]
        if me.lira < 2:
            return [NO]
        return [NO] + [1 + good for good in range(4) if me.goods[good] < me.room]

    def stands(self, t: Board, ask: Ask) -> bool:
        me = t.seats[ask.seat]
        return me.all_goods() < 4 * me.room and (me.lira >= 2 or t.may_play(ask))

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move != NO:
            t.tell("green-tile", ask.seat)
            t.spend(ask.seat, 2)
            t.gain(ask.seat, move - 1, 1)

    def text(self, t: Board, ask: Ask, move: int) -> str:
        return "no more" if move == NO else f"add {GOODS[move - 1]}"

    def why_not(self, t: Board, ask: Ask, move: int) -> str:
        me = t.seats[ask.seat]
        if me.lira < 2:
            return f"the green tile costs 2 Lira, and you have {me.lira} (MSQ-02)"
        return f"there is no room for another {GOODS[move - 1]} good (GEN-01)"
