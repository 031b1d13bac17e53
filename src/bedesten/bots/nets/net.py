"""A net with one hidden layer whose inputs hold or not, evaluated by adding long integers.

What an input adds to the hidden units are small integers, 16 bits each, packed into one long integer: one addition
serves all units at once. That is as fast as anything that needs no library, and exact: sums of integers are the same on
every machine, in any order.
"""

from __future__ import annotations

import struct
from typing import Final

from bedesten.kernel.hints import i64

__all__ = ["GRAIN", "LARGEST", "LINEAR", "MOST_KNOWN", "ZERO", "Net", "packed"]

BITS: Final = 16
MASK: Final = (1 << BITS) - 1
A_WORD: Final = 4
"""Units in 64 bits: a net has so many, or a multiple of them."""
GRAIN: Final = 512
"""Weights of the first layer are kept in so many parts of one."""
ZERO: Final = 1 << (BITS - 1)
"""A unit's number where it is 0."""
LARGEST: Final = ZERO // 8
"""No weight of the first layer is larger: some of them together still fit into 16 bits."""
MOST_KNOWN: Final = 5_000
"""Sums that are kept of one group of inputs, at the most."""
LINEAR: Final = 1
"""The first units are added to the outcome as they are; the others count where they are above 0."""


class Net:
    """Adds up what the inputs that hold say, and tells the outcome. One serves all positions, one at a time."""

    def __init__(self, units: int, rows: list[int], bias: int, out: list[float]) -> None:
        self.units = units
        self.rows = rows
        """For each input what it adds to all units, packed."""
        self.bias = bias + packed([ZERO] * units)
        """What they begin with."""
        self.out = [weight / GRAIN for weight in out]
        """What each unit adds to the outcome."""
        self.words = units // A_WORD
        self.read = struct.Struct(f"<{self.words}q").unpack
        self.sum = self.bias
        self.noting = False
        self.noted: list[int] = []
        """The inputs that held, if somebody wants to learn from them."""

    def begin(self) -> None:
        self.sum = self.bias
        if self.noting:
            self.noted = []

    def mark(self, i: int) -> None:
        """An input that holds."""
        self.sum += self.rows[i]
        if self.noting:
            self.noted.append(i)

    def recall(self, known: dict[int, int], key: int) -> bool:
        """Add what some inputs came to before, if that is known; else they are to be marked, and `remember`ed."""
        if self.noting:
            return False
        found = known.get(key, 0)
        if found:
            self.sum += found - 1
        return found != 0

    def remember(self, known: dict[int, int], key: int, before: int) -> None:
        """What the inputs marked since the sum was `before` come to."""
        if len(known) >= MOST_KNOWN:
            known.clear()
        known[key] = self.sum - before + 1

    def outcome(self) -> float:
        """What the hidden units say, four of them read from each word."""
        words = self.read(self.sum.to_bytes(2 * self.units, "little"))
        out = self.out
        found = 0.0
        zero: i64 = ZERO
        mask: i64 = MASK
        unit = 0
        for i in range(self.words):
            word: i64 = words[i]
            for _ in range(A_WORD):
                field = (word & mask) - zero
                if field > 0 or unit < LINEAR:
                    found += out[unit] * int(field)
                word >>= BITS
                unit += 1
        return found


def packed(numbers: list[int]) -> int:
    """Small integers, which may be negative, as one long one."""
    found = 0
    for number in reversed(numbers):
        found = (found << BITS) + number
    return found
