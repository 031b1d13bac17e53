"""How many games make a good batch for a worker."""

from __future__ import annotations

from typing import Final

from bedesten.arena.job import Result

__all__ = ["Pace"]

BATCH_SECONDS: Final = 0.2
"""How long a worker is to be busy with one batch: long beside the cost of handing it over, short to the eye."""


class Pace:
    """Judged by the games already played."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.games = 0
        self.seconds = 0.0

    def learn(self, results: list[Result]) -> None:
        self.games += len(results)
        self.seconds += sum(result.duration for result in results)

    def batch(self, left: int) -> int:
        """One at first; then what fills the time; smaller again towards the end, so that all finish together."""
        if not self.seconds:
            return 1
        return max(1, min(int(BATCH_SECONDS * self.games / self.seconds), left // (2 * self.workers)))
