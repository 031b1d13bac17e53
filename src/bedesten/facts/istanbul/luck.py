"""Odds of two dice, with and without what may change a roll afterwards."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Final

from bedesten.istanbul.mocha.guild.goods import pair_blue_goods
from bedesten.istanbul.places.black_market import blue_goods

__all__ = ["black_market", "sums", "tea_house"]

Spread = tuple[tuple[int, float], ...]
"""Outcomes and how likely each is."""

ROLLS: Final = list(product(range(1, 7), repeat=2))


@cache
def sums() -> Spread:
    """The sum of two dice: where a token goes."""
    return _spread(lambda total: total, False, 0)


@cache
def tea_house(announced: int, red_tile: bool, sixes: int) -> float:
    """The chance to reach what is announced, if the best is made of the red tile and of so many cards that turn a die
    to 6."""
    return dict(_spread(lambda total: int(total >= announced), red_tile, sixes)).get(1, 0.0)


@cache
def black_market(guild: bool, room: int, red_tile: bool, sixes: int) -> Spread:
    """Blue goods that find room, if the best is made of tile and cards; by guild card 8 more come."""
    brings = pair_blue_goods if guild else blue_goods
    return _spread(lambda total: min(brings(total), room), red_tile, sixes)


def _spread(brings: Callable[[int], int], red_tile: bool, sixes: int) -> Spread:
    """What a roll brings, by how likely it is, for a player who wants as much as possible on average."""
    known: dict[tuple[int, int, bool, int], dict[int, Fraction]] = {}

    def after(first: int, second: int, tile: bool, cards: int) -> dict[int, Fraction]:
        """What this roll comes to. Nothing is spent where it brings no more."""
        key = (min(first, second), max(first, second), tile, cards)
        if key not in known:
            ways = [{brings(first + second): Fraction(1)}]
            if cards:
                ways += [after(6, second, tile, cards - 1), after(first, 6, tile, cards - 1)]
            if tile:
                ways += [after(4, second, False, cards), after(first, 4, False, cards), rolled(False, cards)]
            known[key] = max(ways, key=_mean)
        return known[key]

    def rolled(tile: bool, cards: int) -> dict[int, Fraction]:
        found: dict[int, Fraction] = {}
        for first, second in ROLLS:
            for value, chance in after(first, second, tile, cards).items():
                found[value] = found.get(value, Fraction(0)) + chance / len(ROLLS)
        return found

    return tuple((value, float(chance)) for value, chance in sorted(rolled(red_tile, sixes).items()))


def _mean(spread: dict[int, Fraction]) -> Fraction:
    return sum((value * chance for value, chance in spread.items()), Fraction(0))
