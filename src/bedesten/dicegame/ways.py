"""The ways to pay goods: each that really differs, once. (DG-12)

A way is how many goods of each colour are discarded, and how many brown markers in their stead. Which of the goods are
dice follows from it, for dice and markers are no equals: both serve any action of this turn alike, but a die that is
left over is lost. So these ways are not offered, being worse in everything:

- a marker where a die of its colour lies: dice go first;
- a brown marker where a die could take its place, of whatever colour;
- in the last action of a turn, when the dice that are left mean nothing, a way that takes more markers than another,
  or the same markers with other dice.

What is left is a real choice: which dice to keep for the actions to come, a marker or a die of another colour, a brown
marker (which can be anything) or one of the colour (which counts where different markers must be shown).

One rule can turn the first two around. Markers that are paid lie in the supply before anything is taken from it, so
where markers are scarce, who pays with one need not return one when the supply runs short (DG-13), and keeps a die for
the next action. Hence, while the supply has fewer than `SCARCE` of a kind and an action is still to come, brown markers
are offered in place of dice, and for the other colours `keep-dice` is asked (see `paying`).
"""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.cost import Cost
from bedesten.dicegame.terms import BROWN, STOCK
from bedesten.kernel.phrase import counted

__all__ = ["MOST_GOODS", "PAYMENTS", "SCARCE", "goods_words", "named_goods", "number_of", "ways"]

MOST_GOODS: Final = 8
"""That anything costs: the last ruby of the left carpet."""

SCARCE: Final = 4
"""Markers of a kind that two actions can take: with so many in the supply they can't run short before the turn ends."""


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

_different_ways: Final[dict[int, list[int]]] = {}
"""What has been found for goods of different colours, where only few cases differ."""


def number_of(goods: list[int]) -> int:
    """The number of a payment."""
    return PAYMENT_OF[_key(goods[0], goods[1], goods[2], goods[3], goods[4])]


def ways(cost: Cost, dice: list[int], stock: list[int], last: bool, scarce: bool) -> list[int]:
    """The ways to pay with these dice and markers, as numbers of payments, ascending.

    `last` says that no action is to come, `scarce` that brown markers are worth paying in place of dice.
    """
    if cost.colour >= 0:
        return _single_ways(cost, dice[cost.colour], stock[cost.colour], stock[BROWN], scarce and not last)
    if not cost.different:
        return _mixed_ways(cost, dice, stock, last, scarce and not last)
    brown = stock[BROWN]
    key = 4 * cost.different + (2 if last else 0) + (1 if scarce else 0)
    key = 4 * key + (2 if dice[0] else 0) + (1 if stock[0] else 0)
    key = 4 * key + (2 if dice[1] else 0) + (1 if stock[1] else 0)
    key = 4 * key + (2 if dice[2] else 0) + (1 if stock[2] else 0)
    key = 4 * key + (2 if dice[3] else 0) + (1 if stock[3] else 0)
    key = 8 * key + (brown if brown < 4 else 4)
    known = _different_ways.get(key)
    if known is None:
        known = _mixed_ways(cost, dice, stock, last, scarce and not last)
        _different_ways[key] = known
    return known


def _single_ways(cost: Cost, dice: int, markers: int, brown: int, scarce: bool) -> list[int]:
    """Of one colour: only how many brown markers is open."""
    total = cost.total
    least = total - dice - markers
    most = total if scarce else max(0, total - dice)
    if brown < most:
        most = brown
    if least < 0:
        least = 0
    return OF_ONE_COLOUR[cost.colour][total][least : most + 1]


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


def _mixed_ways(cost: Cost, dice: list[int], stock: list[int], last: bool, scarce: bool) -> list[int]:
    """Of several colours: all that is covered, and not worse than another way."""
    each = 1 if cost.different else cost.total
    most = [min(dice[colour] + stock[colour], each) for colour in range(4)]
    # What the later colours and brown markers can't make up for, the earlier ones must.
    blue_on = most[3] + stock[BROWN]
    yellow_on = most[2] + blue_on
    green_on = most[1] + yellow_on
    found: list[int] = []
    rest = cost.total
    for red in range(min(most[0], rest), max(rest - green_on, 0) - 1, -1):
        after_red = rest - red
        for green in range(min(most[1], after_red), max(after_red - yellow_on, 0) - 1, -1):
            after_green = after_red - green
            for yellow in range(min(most[2], after_green), max(after_green - blue_on, 0) - 1, -1):
                after_yellow = after_green - yellow
                for blue in range(min(most[3], after_yellow), max(after_yellow - stock[BROWN], 0) - 1, -1):
                    brown = after_yellow - blue
                    goods = [red, green, yellow, blue]
                    lacking = _lacking(cost, goods)
                    if lacking > brown:
                        continue
                    if brown and not scarce and _die_would_do(cost, goods, brown > lacking, dice):
                        continue
                    found.append(PAYMENT_OF[_key(red, green, yellow, blue, brown)])
    return _fewest_markers(found, dice) if last else found


def _lacking(cost: Cost, goods: list[int]) -> int:
    """Goods of a needed colour that brown markers must stand for."""
    found = 0
    for colour in range(4):
        lacking = cost.need[colour] - goods[colour]
        if lacking > 0:
            found += lacking
    return found


def _die_would_do(cost: Cost, goods: list[int], to_spare: bool, dice: list[int]) -> bool:
    """Whether a die that is left could take the place of a brown marker; `to_spare`, of one that need not be of a
    certain colour."""
    for colour in range(4):
        if dice[colour] > goods[colour]:
            if cost.different:
                if not goods[colour]:
                    return True
            elif to_spare or goods[colour] < cost.need[colour]:
                return True
    return False


def _fewest_markers(found: list[int], dice: list[int]) -> list[int]:
    """Of these ways those that take the fewest markers, and of ways with the same markers the first."""
    best: list[int] = []
    seen: list[int] = []
    fewest = MOST_GOODS + 1
    for way in found:
        goods = PAYMENTS[way]
        count = goods[BROWN]
        markers = count
        for colour in range(4):
            more = goods[colour] - dice[colour]
            markers <<= 4
            if more > 0:
                count += more
                markers |= more
        if count < fewest:
            fewest = count
            best = [way]
            seen = [markers]
        elif count == fewest and markers not in seen:
            best.append(way)
            seen.append(markers)
    return best


def named_goods(counts: list[int]) -> dict[str, int]:
    """Goods by colour, brown markers among them."""
    return {STOCK[good]: counts[good] for good in range(len(counts)) if counts[good]}


def goods_words(counts: list[int]) -> str:
    """Goods as notation writes them: ``red green2 brown``."""
    return counted(named_goods(counts))
