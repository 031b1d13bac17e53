"""How much anyone may ask for: buckets that fill up with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

__all__ = ["Bucket", "Limits"]

REMEMBERED: Final = 20_000
"""Addresses that are remembered; who has been away longest is forgotten first."""


class Bucket:
    """So many at once, and so many a second."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.since = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take something out, if it is there."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < cost:
            return False
        self.left -= cost
        return True

    def wait(self, cost: float = 1.0) -> int:
        """Seconds until there will be enough."""
        return max(1, int((cost - self.left) / self.rate) + 1) if self.rate else 60


class Limits:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self.rate, self.burst)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket
