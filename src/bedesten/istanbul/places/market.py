"""10 Large Market and 11 Small Market."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.refusals import lacks_goods
from bedesten.istanbul.rule import AtPlace, PlaceAction, Question, goods_words, named_goods
from bedesten.istanbul.seat import Demand
from bedesten.istanbul.sign import MarketDemand, Sign, goods_things
from bedesten.istanbul.terms import DEMAND, DEMAND_TILES, MARKETS, NO_TILE
from bedesten.kernel.about import About
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["DemandDraw", "Market", "SellAny"]

MOST: Final = 5
"""Goods sold in one action, at the most."""


def _sales() -> list[list[int]]:
    """All ways to sell 1 to 5 goods, as red, green, yellow, blue; the first is left free, for passing."""
    found: list[list[int]] = [[0, 0, 0, 0]]
    numbers = range(MOST + 1)
    for red in numbers:
        for green in numbers:
            for yellow in numbers:
                for blue in numbers:
                    if 1 <= red + green + yellow + blue <= MOST:
                        found.append([red, green, yellow, blue])
    return found


SALES: Final = _sales()
SALE_OF: Final = {red * 216 + green * 36 + yellow * 6 + blue: i for i, (red, green, yellow, blue) in enumerate(SALES)}


def sales_within(goods: list[int], demand: list[int]) -> list[int]:
    """The sales that neither the goods at hand nor the demand forbid, ascending."""
    most_red = min(goods[0], demand[0])
    most_green = min(goods[1], demand[1])
    most_yellow = min(goods[2], demand[2])
    most_blue = min(goods[3], demand[3])
    found: list[int] = []
    for red in range(most_red + 1):
        for green in range(min(most_green, MOST - red) + 1):
            for yellow in range(min(most_yellow, MOST - red - green) + 1):
                for blue in range(min(most_blue, MOST - red - green - yellow) + 1):
                    found.append(SALE_OF[red * 216 + green * 36 + yellow * 6 + blue])
    return found[1:]


def sell(t: Board, seat: int, market: int, move: int) -> None:
    """The goods go, the revenue comes, the demand tile goes under its stack. (P10b, P10c, P11a)"""
    sale = SALES[move]
    for good in range(4):
        if sale[good]:
            t.give(seat, good, sale[good])
    t.earn(seat, t.bazaar.revenues[market][sum(sale)])
    demand = t.demands[market]
    under = demand.under + [demand.top]
    if demand.unseen:
        lay(t, market, Demand(NO_TILE, demand.unseen, under))
        t.ask(DEMAND, CHANCE, market)
    else:
        lay(t, market, Demand(under[0], 0, under[1:]))
        t.tell("demand", -1, market, under[0])


def lay(t: Board, market: int, demand: Demand) -> None:
    """Put a stack of demand tiles in the place of another."""
    demands = t.demands[:]
    demands[market] = demand
    t.demands = demands


def not_so_many(clause: str, goods: list[int], move: int) -> Reason:
    return lacks_goods(clause, goods_words(SALES[move]), goods_words(goods) or "no goods")


def one_to_five(clause: str) -> Reason:
    return Reason([clause], "one-to-five", f"1 to {MOST} goods are sold: 'sell red2 blue'", {"most": MOST})


class Market(PlaceAction):
    """10, 11 Markets: sell 1 to 5 goods, of each kind no more than the top demand tile shows. (P10, P11)"""

    def __init__(self, name: str, market: int, clause: str) -> None:
        super().__init__(name, len(SALES), clause=clause)
        self.market = market

    def possible(self, t: Board, ask: Ask) -> bool:
        goods = t.seats[ask.seat].goods
        demand = t.bazaar.demands[self.market][t.demands[self.market].top]
        for good in range(4):
            if goods[good] and demand[good]:
                return True
        return False

    def choices(self, t: Board, ask: Ask) -> list[int]:
        demand = t.bazaar.demands[self.market][t.demands[self.market].top]
        return sales_within(t.seats[ask.seat].goods, demand)

    def act(self, t: Board, ask: Ask, move: int) -> None:
        sell(t, ask.seat, self.market, move)

    def show(self, t: Board, sign: Sign) -> None:
        tiles = t.bazaar.demands[self.market]
        stack = t.demands[self.market]
        goods = goods_things(tiles[stack.top]) if stack.top != NO_TILE else {}
        demand = MarketDemand(goods, t.bazaar.revenues[self.market][1:])
        demand.unseen = [goods_things(tiles[tile]) for tile in range(len(tiles)) if stack.unseen >> tile & 1]
        demand.under = [goods_things(tiles[tile]) for tile in stack.under]
        sign.demand = demand

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("sell", goods=named_goods(SALES[move]))

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        demand = t.bazaar.demands[self.market][t.demands[self.market].top]
        for good in range(4):
            if SALES[move][good] > demand[good]:
                words = goods_words(demand)
                return Reason(
                    [self.clause], "demand", f"the demand tile asks for {words} at the most", {"demand": words}
                )
        return not_so_many(self.clause, t.seats[ask.seat].goods, move)

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        return one_to_five(self.clause)


class SellAny(AtPlace):
    """Small Market with the card that lifts the demand: 1 to 5 goods of any kinds. (BON-11)"""

    def __init__(self, market: int) -> None:
        super().__init__("sell-any", len(SALES), clause="BON-11")
        self.market = market

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.card = "market"
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        goods = t.seats[ask.seat].goods
        return sales_within(goods, goods)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        sell(t, ask.seat, self.market, move)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("sell", goods=named_goods(SALES[move]))

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if not sum(SALES[move]):
            return one_to_five("BON-11")
        return not_so_many("BON-11", t.seats[ask.seat].goods, move)

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        return one_to_five("BON-11")


class DemandDraw(Question):
    """The next demand tile, while there are some that nobody has seen yet. (SET-13)"""

    def __init__(self) -> None:
        super().__init__("demand", DEMAND_TILES, clause="SET-13")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.market = MARKETS[ask.a]
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        unseen = t.demands[ask.a].unseen
        return [tile for tile in range(self.span) if unseen >> tile & 1]

    def play(self, t: Board, ask: Ask, move: int) -> None:
        demand = t.demands[ask.a]
        lay(t, ask.a, Demand(move, demand.unseen ^ 1 << move, demand.under))
        t.tell("demand", -1, ask.a, move)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        tiles = t.bazaar.demands[ask.a] if ask.a < len(t.bazaar.demands) else []
        if move >= len(tiles):
            return Phrase("")
        return Phrase("demand", goods=named_goods(tiles[move]), way="again" if tiles[move] in tiles[:move] else None)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return Reason(["SET-13"], "none-left", "this tile is not among those to come", {"what": "demand"})
