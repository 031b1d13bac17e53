"""Decides when Python's garbage collector runs: while nobody plays, so that no move waits for it.

A full collection goes through all objects, and nothing else happens meanwhile: with 300 tables of Istanbul in memory it
takes 40 ms (86,000 objects, Python 3.11). Moves leave no reference cycles behind; closed connections do. So it runs
when some of them were closed and nobody plays, or when many were; and never goes through what is there for good.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

from bedesten.server.server import Server

__all__ = ["IdleCollector", "collect_when_idle"]

THRESHOLDS: Final = (10_000, 1, 1_000)
"""The young generation is collected as soon as there is some of it, for a few milliseconds; the old ones, hardly ever
by themselves. With 500 tables at a move a second, (2_000, 4, 1_000) took 20 µs of the processor for each move;
(10_000, 10, 1_000) goes through 100,000 objects at once, and the slowest moves wait for that."""
MANY: Final = 1_000
"""Closed connections after which it is time, whoever plays: they hold some 20 kB each."""
SHARE: Final = 50
"""Of so many open connections one must have been closed, if nobody plays: with 2,000 idle tables a full collection
takes 0.3 s and more."""
INTERVAL: Final = 3.0
"""Seconds between two checks."""


class IdleCollector:
    """Runs full collections when connections were closed and nobody plays."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._closed = 0
        self._entries = 0

    def collect_if_due(self) -> bool:
        """Run a full collection if it is time; returns whether it was."""
        counts = self.server.tables.counts
        here = sum(self.server.addresses.values())
        closed = counts.connections - here
        quiet = counts.entries == self._entries
        self._entries = counts.entries
        if closed - self._closed < (1 + min(MANY, here // SHARE) if quiet else MANY):
            return False
        self._closed = closed
        gc.collect()
        return True


async def collect_when_idle(server: Server) -> None:
    """Collect garbage for as long as the server runs."""
    gc.collect()
    gc.freeze()  # what is there before the first visitor stays
    gc.set_threshold(*THRESHOLDS)
    collector = IdleCollector(server)
    while True:
        await asyncio.sleep(INTERVAL)
        collector.collect_if_due()
