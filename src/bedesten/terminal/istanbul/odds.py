"""Odds of two dice, with and without the red mosque tile."""

from __future__ import annotations

from typing import Final

from bedesten.facts.istanbul.luck import black_market, tea_house

__all__ = ["jewellery", "tea"]

NO_LIMIT: Final = 5
"""Room for more blue goods than a roll can bring."""


def tea(announced: int, red_tile: bool) -> float:
    """The chance to reach what is announced; the red tile turns a die to 4 if that does it, else rolls again."""
    return tea_house(announced, red_tile, 0)


def jewellery() -> dict[int, float]:
    """The chance of at least so many blue goods at the Black Market, from one roll."""
    chances = black_market(False, NO_LIMIT, False, 0)
    return {count: sum(chance for blue, chance in chances if blue >= count) for count in (1, 2, 3)}
