"""Sections that count how many of each kind lie in some heaps."""

from __future__ import annotations

from typing import Any

__all__ = ["HeapCounts", "tally_spots"]


def tally_spots(kinds: int, columns: int) -> list[list[Any]]:
    """Where in such a section the number of a column and a kind is. Not as `int`: compiled code then hands these on as
    they are, and makes no new one to find a byte with."""
    return [[kind * columns + i for kind in range(kinds)] for i in range(columns)]


class HeapCounts:
    """A section with a row for each kind and a column for each heap, kept up to date in place.

    Heaps are lists that are replaced, never changed: so who knows the old and the new one knows what to write.
    """

    def __init__(self, spots: list[list[Any]]) -> None:
        self.spots = spots
        self.told = bytearray(len(spots) * len(spots[0]))

    def put(self, column: int, kind: int, value: int) -> None:
        """Write one number."""
        self.told[self.spots[column][kind]] = value

    def add(self, column: int, kind: int, more: int) -> None:
        """So many more of a kind; less than none, perhaps, while only one of two heaps has been brought up to date."""
        spot = self.spots[column][kind]
        self.told[spot] = self.told[spot] + more & 255

    def counts(self, column: int, then: list[int], now: list[int]) -> None:
        """A heap that is kept as how many there are of each kind."""
        for kind in range(len(now)):
            if now[kind] != then[kind]:
                self.told[self.spots[column][kind]] = now[kind]

    def things(self, column: int, then: list[int], now: list[int], instead: int = -1) -> None:
        """A heap that is kept as a list of its things. With a column `instead`, things come from there or go there."""
        same = 0
        most = min(len(then), len(now))
        while same < most and then[same] == now[same]:
            same += 1
        for i in range(same, len(then)):
            self.add(column, then[i], -1)
            if instead >= 0:
                self.add(instead, then[i], 1)
        for i in range(same, len(now)):
            self.add(column, now[i], 1)
            if instead >= 0:
                self.add(instead, now[i], -1)
