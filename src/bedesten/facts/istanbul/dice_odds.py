"""Odds of two dice, with and without what may change a roll afterwards. What a roll brings, its rule says."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Final

from bedesten.istanbul.mosque_tiles import TURNED_TO

__all__ = ["Spread", "reached", "spread"]

Spread = tuple[tuple[int, float], ...]
"""Outcomes and how likely each is."""

ROLLS: Final = list(product(range(1, 7), repeat=2))


@cache
def reached(number: int, red_tile: bool, sixes: int) -> float:
    """The chance of at least so much, if the best is made of the red tile and of so many cards that turn a die to 6."""
    return dict(_spread(lambda total: int(total >= number), red_tile, sixes)).get(1, 0.0)


@cache
def spread(brings: Callable[[int], int], room: int, red_tile: bool, sixes: int) -> Spread:
    """What the sum of two dice brings, as far as there is room for it, if the best is made of tile and cards."""
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
                turned = [after(TURNED_TO, second, False, cards), after(first, TURNED_TO, False, cards)]
                ways += [*turned, rolled(False, cards)]
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
