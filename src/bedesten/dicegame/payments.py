"""The payments that the rules allow: goods of the colours asked for, as dice or markers, brown markers as any. (DG-12)

A payment is how many goods of each colour are discarded, and how many brown markers in their stead. Which of those that
are legal are worth offering is no rule: that stands in `worth`, and `paying` applies it.
"""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.cost import Cost
from bedesten.dicegame.terms import BROWN, STOCK
from bedesten.kernel.phrase import counted

__all__ = [
    "MOST_GOODS",
    "PAYMENTS",
    "goods_words",
    "lacking",
    "legal_payments",
    "named_goods",
    "number_of",
    "of_one_colour",
]

MOST_GOODS: Final = 8
"""That anything costs: the last ruby of the left carpet."""


def _payments() -> list[list[int]]:
    """All ways to discard 1 to 8 goods, as red, green, yellow, blue, brown; those with more red first, and so on."""
    found: list[list[int]] = []
    for total in range(1, MOST_GOODS + 1):
        for red in range(total, -1, -1):
            for green in range(total - red, -1, -1):
                for yellow in range(total - red - green, -1, -1):
                    rest = total - red - green - yellow
                    for blue in range(rest, -1, -1):
                        found.append([red, green, yellow, blue, rest - blue])
    return found


PAYMENTS: Final = _payments()

COLOURS: Final = [[colour for colour in range(4) if goods[colour]] for goods in PAYMENTS]
"""For each payment its colours, brown excepted."""


def _key(red: int, green: int, yellow: int, blue: int, brown: int) -> int:
    return red << 16 | green << 12 | yellow << 8 | blue << 4 | brown


PAYMENT_OF: Final = {_key(p[0], p[1], p[2], p[3], p[4]): i for i, p in enumerate(PAYMENTS)}


def number_of(goods: list[int]) -> int:
    """The number of a payment."""
    return PAYMENT_OF[_key(goods[0], goods[1], goods[2], goods[3], goods[4])]


def legal_payments(cost: Cost, dice: list[int], stock: list[int]) -> list[int]:
    """All ways to pay with these dice and markers that the rules allow, as numbers of payments, ascending. (DG-12)"""
    if cost.colour >= 0:
        return of_one_colour(cost, dice, stock, stock[BROWN])
    return _of_several_colours(cost, dice, stock)


def of_one_colour(cost: Cost, dice: list[int], stock: list[int], most: int) -> list[int]:
    """The legal payments of goods of one colour with so many brown markers at most: only their number is open."""
    colour = cost.colour
    least = cost.total - dice[colour] - stock[colour]
    if least < 0:
        least = 0
    return OF_ONE_COLOUR[colour][cost.total][least : most + 1]


def _of_one_colour(colour: int, total: int) -> list[int]:
    """The payments of so many goods of one colour, for so many brown markers among them."""
    found: list[int] = []
    for brown in range(total + 1):
        goods = [0, 0, 0, 0, brown]
        goods[colour] = total - brown
        found.append(number_of(goods))
    return found


OF_ONE_COLOUR: Final = [
    [_of_one_colour(colour, total) if total else [] for total in range(MOST_GOODS + 1)] for colour in range(4)
]


def _of_several_colours(cost: Cost, dice: list[int], stock: list[int]) -> list[int]:
    rest: int = cost.total
    each = 1 if cost.different else rest
    most = [min(dice[colour] + stock[colour], each) for colour in range(4)]
    # What the later colours and brown markers can't make up for, the earlier ones must.
    blue_on = most[3] + stock[BROWN]
    yellow_on = most[2] + blue_on
    green_on = most[1] + yellow_on
    need = cost.need
    found: list[int] = []
    for red in range(min(most[0], rest), max(rest - green_on, 0) - 1, -1):
        after_red = rest - red
        lacks_red = max(need[0] - red, 0)  # goods of a needed colour that brown markers must stand for
        for green in range(min(most[1], after_red), max(after_red - yellow_on, 0) - 1, -1):
            after_green = after_red - green
            lacks_green = lacks_red + max(need[1] - green, 0)
            for yellow in range(min(most[2], after_green), max(after_green - blue_on, 0) - 1, -1):
                after_yellow = after_green - yellow
                lacks_yellow = lacks_green + max(need[2] - yellow, 0)
                for blue in range(min(most[3], after_yellow), max(after_yellow - stock[BROWN], 0) - 1, -1):
                    brown = after_yellow - blue
                    if lacks_yellow + max(need[3] - blue, 0) <= brown:
                        found.append(PAYMENT_OF[_key(red, green, yellow, blue, brown)])
    return found


def lacking(cost: Cost, goods: list[int]) -> int:
    """Goods of a needed colour that brown markers must stand for."""
    found = 0
    for colour in range(4):
        missing = cost.need[colour] - goods[colour]
        if missing > 0:
            found += missing
    return found


def named_goods(counts: list[int]) -> dict[str, int]:
    """Goods by colour, brown markers among them."""
    return {STOCK[good]: counts[good] for good in range(len(counts)) if counts[good]}


def goods_words(counts: list[int]) -> str:
    """Goods as notation writes them: ``red green2 brown``."""
    return counted(named_goods(counts))
