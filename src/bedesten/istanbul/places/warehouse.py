"""2 Fabric, 3 Spice and 4 Fruit Warehouse."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.bonus_cards import nobody_there
from bedesten.istanbul.refusals import lacks_lira, no_room
from bedesten.istanbul.rule import PASS, AtPlace, PlaceAction, standing
from bedesten.istanbul.sign import Sign
from bedesten.istanbul.terms import GOODS, GREEN, GREEN_TILE
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["GreenTile", "Warehouse"]


class Warehouse(PlaceAction):
    """2–4 Warehouses: load one kind of good up to capacity. (P02a, P03a, P04a)"""

    def __init__(self, name: str, good: int, clause: str) -> None:
        super().__init__(name, 2, clause=clause)
        self.good = good

    def choices(self, t: Board, ask: Ask) -> list[int]:
        return [1]

    def act(self, t: Board, ask: Ask, move: int) -> None:
        t.fill(ask.seat, self.good)
        if t.seats[ask.seat].has_tile(GREEN) and standing(t, ask):
            t.ask(GREEN_TILE, ask.seat, ask.a, ask.b)

    def show(self, t: Board, sign: Sign) -> None:
        sign.fills = GOODS[self.good]

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("fill")


class GreenTile(AtPlace):
    """Green mosque tile: with a warehouse action, 2 Lira for 1 more good of any kind, once. (MSQ-02)"""

    def __init__(self) -> None:
        super().__init__("green-tile", 1 + len(GOODS), clause="MSQ-02")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.tile = GOODS[GREEN]
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        me = t.seats[ask.seat]
        if me.lira < 2 or not standing(t, ask):
            return [PASS]
        return [PASS] + [1 + good for good in range(4) if me.goods[good] < me.room]

    def stands(self, t: Board, ask: Ask) -> bool:
        me = t.seats[ask.seat]
        return me.all_goods() < 4 * me.room and standing(t, ask) and (me.lira >= 2 or t.may_play(ask))

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move != PASS:
            t.tell("green-tile", ask.seat)
            t.spend(ask.seat, 2)
            t.gain(ask.seat, move - 1, 1)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("no more", declines=True) if move == PASS else Phrase("add", goods={GOODS[move - 1]: 1})

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if not standing(t, ask):
            return nobody_there(ask, "MSQ-07")
        have = t.seats[ask.seat].lira
        return lacks_lira("MSQ-02", "the green tile costs", 2, have) if have < 2 else no_room(move - 1)
