"""Sections that count how many of each kind lie in some heaps."""

from __future__ import annotations

from bedesten.envs.observations.layout import LayoutSection
from bedesten.kernel.hints import i64, u8, vec

__all__ = ["HeapCounts"]


class HeapCounts:
    """A section with a row for each kind and a column for each heap, kept up to date in place: `at` is where the
    observation begins in the buffer.

    Heaps are lists that are replaced, never changed: so who knows the old and the new one knows what to write.
    """

    def __init__(self, section: LayoutSection) -> None:
        self.first: i64 = section.first
        self.width: i64 = section.width

    def put(self, out: vec[u8], at: i64, column: i64, kind: i64, value: int) -> None:
        """Write one number."""
        out[at + self.first + kind * self.width + column] = value

    def add(self, out: vec[u8], at: i64, column: i64, kind: i64, more: int) -> None:
        """So many more of a kind; less than none, perhaps, while only one of two heaps has been brought up to date."""
        spot = at + self.first + kind * self.width + column
        before: int = out[spot]
        out[spot] = before + more & 255

    def counts(self, out: vec[u8], at: i64, column: i64, then: list[int], now: list[int]) -> None:
        """A heap that is kept as how many there are of each kind."""
        spot = at + self.first + column
        for before, count in zip(then, now):
            if count != before:
                out[spot] = count
            spot += self.width

    def things(self, out: vec[u8], at: i64, column: i64, then: list[int], now: list[int], instead: i64 = -1) -> None:
        """A heap that is kept as a list of its things. With a column `instead`, things come from there or go there."""
        same: i64 = 0
        before: i64 = len(then)
        after: i64 = len(now)
        while same < before and same < after and then[same] == now[same]:
            same += 1
        for i in range(same, before):
            self.add(out, at, column, then[i], -1)
            if instead >= 0:
                self.add(out, at, instead, then[i], 1)
        for i in range(same, after):
            self.add(out, at, column, now[i], 1)
            if instead >= 0:
                self.add(out, at, instead, now[i], -1)
