"""What the net of the board game sees of goods: how many, room for them, where to get them and where to sell."""

from __future__ import annotations

from typing import Final

from bedesten.bots.istanbul import net_inputs as inputs
from bedesten.bots.istanbul.net_reach import Reach
from bedesten.bots.nets.net import Net
from bedesten.istanbul import terms
from bedesten.istanbul.board import Board
from bedesten.istanbul.seat import Seat

__all__ = ["GoodsMarks"]

STORES: Final = [
    terms.FABRIC_WAREHOUSE,
    terms.SPICE_WAREHOUSE,
    terms.FRUIT_WAREHOUSE,
    terms.BLACK_MARKET,
    terms.LARGE_MARKET,
    terms.SMALL_MARKET,
]
"""Places for goods."""


class GoodsMarks:
    """Marks the inputs about goods, or adds what they came to before."""

    def __init__(self, net: Net, reach: Reach) -> None:
        self.net = net
        self.reach = reach
        self.known: dict[int, int] = {}
        """What they came to, by all that they rest on."""

    def mark(self, t: Board, me: Seat) -> None:
        """Goods, room for them, and the places for both."""
        net = self.net
        goods = me.goods
        large = t.demands[0].top
        small = t.demands[1].top
        key = (large + 1) * 8 + small + 1
        for good in range(4):
            key = key * 8 + goods[good]
        key = key * 8 + me.room
        for place in STORES:
            key = key * 8 + self.reach.to(me, place)
        if net.recall(self.known, key):
            return
        before = net.sum
        total = 0
        for good in range(4):
            total += goods[good]
            net.mark(inputs.GOODS + 6 * good + min(goods[good], 5))
        net.mark(inputs.ALL_GOODS + min(total, inputs.MOST_GOODS))
        net.mark(inputs.ROOM + min(t.bazaar.full_room - me.room, inputs.ROOMS - 1))
        for good in range(3):
            reach = self.reach.to(me, terms.FABRIC_WAREHOUSE + good)
            net.mark(inputs.WAREHOUSE + (good * inputs.REACH + reach) * 6 + min(me.room - goods[good], 5))
        net.mark(inputs.BLACK + self.reach.to(me, terms.BLACK_MARKET) * 4 + min(me.room - goods[terms.BLUE], 3))
        for market in range(2):
            top = t.demands[market].top
            sold = 0
            if top >= 0:
                demand = t.bazaar.demands[market][top]
                for good in range(4):
                    sold += min(goods[good], demand[good])
            reach = self.reach.to(me, terms.LARGE_MARKET + market)
            net.mark(inputs.SALE + (market * inputs.REACH + reach) * inputs.SALES + min(sold, 5))
        net.remember(self.known, key, before)
