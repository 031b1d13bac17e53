"""How long a bot may think: so many iterations, or so many milliseconds."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

__all__ = ["Budget"]

OFTEN: Final = 8
"""The clock is read once in so many questions after it, which costs little and is exact enough interpreted too."""


class Budget:
    """A limit on the work for one decision.

    Iterations make a bot's choice a matter of its seed alone. Milliseconds are wall time: who is late stops at once
    with what it has.
    """

    def __init__(self, iterations: int = 0, ms: float = 0.0, clock: Callable[[], float] = time.perf_counter) -> None:
        self.iterations = iterations
        """How many, at the most; 0 for any number."""
        self.ms = ms
        """How many milliseconds, at the most; 0 for any number."""
        self.clock = clock
        self.done = 0
        """Iterations that were begun."""
        self.asked = 0
        self.deadline = 0.0
        self.over = False

    def begin(self) -> None:
        """A decision is to be made: the clock starts."""
        self.done = 0
        self.asked = 0
        self.over = False
        if self.ms:
            self.deadline = self.clock() + self.ms / 1000.0

    def part(self, parts: int) -> Budget:
        """One of so many parts of the iterations, if they are counted; the time is up when it is for the whole."""
        found = Budget((self.iterations + parts - 1) // parts, self.ms, self.clock)
        found.deadline = self.deadline
        found.over = self.over
        return found

    def another(self) -> bool:
        """Whether there is time for another iteration, which is then counted."""
        if self.over or (self.iterations and self.done >= self.iterations):
            return False
        if self.ms and self.clock() >= self.deadline:
            self.over = True
            return False
        self.done += 1
        return True

    def late(self) -> bool:
        """Whether the time is up; asked in the midst of an iteration, it looks at the clock now and then."""
        if not self.ms or self.over:
            return self.over
        self.asked += 1
        if self.asked % OFTEN == 0 and self.clock() >= self.deadline:
            self.over = True
        return self.over
