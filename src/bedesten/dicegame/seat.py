"""What lies before one player.

Lists here and on the board are never changed in place but replaced, so that copies of a table share them until one of
them changes: a copy costs little more than its seats. Only the stock of a seat and the supply, which nearly every move
changes, are each table's own.
"""

from __future__ import annotations

from bedesten.dicegame.terms import BROWN, CRYSTALS, LIRA
from bedesten.kernel.hints import i64, mypyc_attr

__all__ = ["Seat", "changed", "with_one", "without_one"]


def changed(values: list[int], i: int, by: int) -> list[int]:
    """The same list with another value at one position."""
    copy = values[:]
    copy[i] = copy[i] + by  # `+=` is slow for what is in lists
    return copy


def with_one(values: list[int], value: int) -> list[int]:
    """An ascending list with one value more."""
    if not values:
        return [value]
    copy = values[:]
    place = len(copy)
    while place and copy[place - 1] > value:
        place -= 1
    copy.insert(place, value)
    return copy


def without_one(values: list[int], value: int) -> list[int]:
    """An ascending list with one value less."""
    copy = values[:]
    copy.remove(value)
    return copy


@mypyc_attr(acyclic=True)
class Seat:
    """What one player has."""

    __slots__ = ("changes", "mosque", "rubies", "stock", "tiles")

    def __init__(self, stock: list[int], tiles: list[int], rubies: int, mosque: bool) -> None:
        self.stock = stock
        """Goods markers by colour, brown ones, crystals, Lira."""
        self.tiles = tiles
        """Mosque tiles by their numbers, ascending."""
        self.rubies = rubies
        self.mosque = mosque
        """Whether the mosque's ruby has been earned."""
        self.changes: i64 = 0
        """How often anything of this has changed: who has told of it knows by this whether it is still so."""

    def copy(self) -> Seat:
        return Seat(self.stock[:], self.tiles, self.rubies, self.mosque)

    def __reduce__(self) -> tuple[type[Seat], tuple[list[int], list[int], int, bool]]:
        return Seat, (self.stock, self.tiles, self.rubies, self.mosque)

    def __repr__(self) -> str:
        markers = " ".join([str(count) for count in self.stock[: BROWN + 1]])
        return (
            f"Seat(rubies={self.rubies}, lira={self.lira}, crystals={self.crystals}, markers={markers}, "
            f"tiles={len(self.tiles)})"
        )

    @property
    def crystals(self) -> int:
        return self.stock[CRYSTALS]

    @property
    def lira(self) -> int:
        return self.stock[LIRA]

    def markers(self) -> int:
        """How many goods markers there are, brown ones included."""
        stock = self.stock
        return stock[0] + stock[1] + stock[2] + stock[3] + stock[4]

    def colours(self) -> int:
        """How many different colours the markers have; brown is none. (DG-C8)"""
        found = 0
        for colour in range(4):
            if self.stock[colour]:
                found += 1
        return found
