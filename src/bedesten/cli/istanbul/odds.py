"""Odds of two dice, with and without the red mosque tile."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Final

__all__ = ["jewellery", "tea"]

ROLLS: Final = list(product(range(1, 7), repeat=2))


@cache
def tea(announced: int, red_tile: bool) -> float:
    """The chance to reach what is announced; the red tile turns a die to 4 if that does it, else rolls again."""
    plain = sum(a + b >= announced for a, b in ROLLS) / len(ROLLS)
    if not red_tile:
        return plain
    reached = sum(1.0 if max(a + b, a + 4, 4 + b) >= announced else plain for a, b in ROLLS)
    return reached / len(ROLLS)


def _blue(total: int) -> int:
    """Blue goods that the Black Market gives for a sum."""
    return (total - 5) // 2 if total >= 7 else 0


@cache
def jewellery() -> dict[int, float]:
    """The chance of at least so many blue goods at the Black Market, from one roll."""
    return {count: sum(_blue(a + b) >= count for a, b in ROLLS) / len(ROLLS) for count in (1, 2, 3)}
