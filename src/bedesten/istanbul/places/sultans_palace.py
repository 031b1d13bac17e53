"""13 Sultan's Palace."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.refusals import lacks_goods, no_ruby_left
from bedesten.istanbul.rule import PlaceAction, goods_words, named_goods
from bedesten.istanbul.sign import Deal, Sign, goods_things
from bedesten.istanbul.terms import ANY, PALACE_RUBIES
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["SultansPalace"]


def _any_goods() -> list[list[int]]:
    """All ways to choose up to two goods; the first is left free, for passing."""
    found = [[0, 0, 0, 0]]
    for count in range(3):
        for red in range(count, -1, -1):
            for green in range(count - red, -1, -1):
                for yellow in range(count - red - green, -1, -1):
                    found.append([red, green, yellow, count - red - green - yellow])
    return found


ANY_GOODS: Final = _any_goods()


class SultansPalace(PlaceAction):
    """13 Sultan's Palace: deliver all goods not covered by rubies for the next ruby. (P13)"""

    def __init__(self) -> None:
        super().__init__("sultans-palace", len(ANY_GOODS), clause="P13a")

    def possible(self, t: Board, ask: Ask) -> bool:
        left = t.rubies[PALACE_RUBIES]
        if not left:
            return False
        price = t.bazaar.palace_prices[left]
        goods = t.seats[ask.seat].goods
        spare = 0
        for good in range(4):
            if goods[good] < price[good]:
                return False
            spare += goods[good] - price[good]
        return spare >= price[ANY]

    def choices(self, t: Board, ask: Ask) -> list[int]:
        price = t.bazaar.palace_prices[t.rubies[PALACE_RUBIES]]
        goods = t.seats[ask.seat].goods
        found: list[int] = []
        for i in range(1, len(ANY_GOODS)):
            extra = ANY_GOODS[i]
            if sum(extra) == price[ANY]:
                for good in range(4):
                    if goods[good] < price[good] + extra[good]:
                        break
                else:
                    found.append(i)
        return found

    def act(self, t: Board, ask: Ask, move: int) -> None:
        price = t.bazaar.palace_prices[t.rubies[PALACE_RUBIES]]
        for good in range(4):
            t.give(ask.seat, good, price[good] + ANY_GOODS[move][good])
        t.take_ruby(ask.seat, PALACE_RUBIES)

    def show(self, t: Board, sign: Sign) -> None:
        left = t.rubies[PALACE_RUBIES]
        prices = t.bazaar.palace_prices
        deal = Deal(goods_things(prices[left]), {"rubies": 1})
        deal.left = left
        deal.later = [goods_things(prices[other]) for other in range(left - 1, 0, -1)]
        sign.deals.append(deal)

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("deliver", goods=named_goods(ANY_GOODS[move]))

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        left = t.rubies[PALACE_RUBIES]
        if not left:
            return no_ruby_left("ED-03")
        price = t.bazaar.palace_prices[left]
        free = f" and {price[ANY]} of your choice" if price[ANY] else ""
        if sum(ANY_GOODS[move]) != price[ANY]:
            words = f"the Sultan asks for {goods_words(price)}{free}: name those of your choice, and no others"
            return Reason(["P13a"], "number-of-choice", words, {"choice": price[ANY]})
        have = goods_words(t.seats[ask.seat].goods) or "no goods"
        return lacks_goods("P13a", f"{goods_words(price)}{free}", have)

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        return self.why_not(t, ask, len(ANY_GOODS) - 1)
