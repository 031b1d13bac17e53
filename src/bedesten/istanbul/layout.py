"""Where the places lie: the boxes' layouts, an owner's own, or a random one. (SET-02 – SET-05, VAR-02 – VAR-05)"""

from __future__ import annotations

from collections.abc import Callable

from bedesten.istanbul.terms import BLACK_MARKET, FOUNTAIN, TEA_HOUSE
from bedesten.kernel.chance import Generator

__all__ = ["allowed_big_box", "allowed_first", "allowed_great_bazaar", "distances", "random_layout"]

Allowed = Callable[[list[int], int], bool]
"""Whether a random layout, given row by row with its width, is allowed."""


def _steps(layout: list[int], width: int, a: int, b: int) -> tuple[int, int]:
    i, j = layout.index(a), layout.index(b)
    return abs(i // width - j // width), abs(i % width - j % width)


def _inside(layout: list[int], width: int, place: int) -> bool:
    """Whether a place does not lie on the edge. In a 4×4 bazaar these are the four in the middle."""
    row, column = divmod(layout.index(place), width)
    return 0 < row < len(layout) // width - 1 and 0 < column < width - 1


def allowed_first(layout: list[int], width: int) -> bool:
    """2014: the Fountain in the middle, Black Market and Tea House at least 3 steps apart. (VAR-03, VAR-04)"""
    down, across = _steps(layout, width, BLACK_MARKET, TEA_HOUSE)
    return _inside(layout, width, FOUNTAIN) and down + across >= 3


def allowed_big_box(layout: list[int], width: int) -> bool:
    """Big Box: also in different rows and columns. (VAR-03, VAR-04)"""
    down, across = _steps(layout, width, BLACK_MARKET, TEA_HOUSE)
    return allowed_first(layout, width) and down > 0 and across > 0


def allowed_great_bazaar(layout: list[int], width: int) -> bool:
    """Great Bazaar: the Fountain in the centre. (VAR-14, VAR-15)"""
    return layout.index(FOUNTAIN) == len(layout) // 2 and allowed_big_box(layout, width)


def random_layout(places: list[int], width: int, allowed: Allowed, chance: Generator) -> list[int]:
    """Shuffle until the layout is allowed, so that each allowed one is as likely as the others. (VAR-05)"""
    layout = places[:]
    while True:
        for i in range(len(layout) - 1, 0, -1):
            j = chance.below(i + 1)
            layout[i], layout[j] = layout[j], layout[i]
        if allowed(layout, width):
            return layout


def distances(layout: list[int], width: int, least: int, most: int, size: int) -> list[list[int]]:
    """For each place the places so many steps away, ascending. (MOV-01, MOV-02)"""
    found: list[list[int]] = [[] for _ in range(size)]
    for place in layout:
        found[place] = sorted(other for other in layout if least <= sum(_steps(layout, width, place, other)) <= most)
    return found
