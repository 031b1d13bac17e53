"""When Python looks for memory that nothing refers to any more but itself.

It looks through all that is there, during which nothing else happens: with 300 tables of Istanbul in memory for 40 ms
each time (86,000 objects, Python 3.11). Moves leave nothing behind that must be found so; connections that have gone
do. So it looks when some of them have gone and nobody plays, or when many have; and never at what is there for good.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

from bedesten.server.server import Server

__all__ = ["Collector", "keep_tidy"]

THRESHOLDS: Final = (10_000, 1, 1_000)
"""What is new is looked at as soon as there is some of it, for a few milliseconds; what has stayed, hardly ever by
itself. With 500 tables at a move a second, (2_000, 4, 1_000) took 20 µs of the processor for each move;
(10_000, 10, 1_000) looks at 100,000 objects at once, and the slowest moves wait for that."""
MANY: Final = 1_000
"""Connections that have gone after which it is time, whoever plays: they hold some 20 kB each."""
SHARE: Final = 50
"""Of so many that are here one must have gone, if nobody plays: with 2,000 idle tables to look through all takes 0.3 s
and more, and one that goes is not worth that."""
ROUND: Final = 3.0


class Collector:
    """Decides when all is looked through."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self._gone = 0
        self._entries = 0

    def look(self) -> bool:
        """Look through all if it is time; tells whether it was."""
        counts = self.server.tables.counts
        here = sum(self.server.addresses.values())
        gone = counts.connections - here
        quiet = counts.entries == self._entries
        self._entries = counts.entries
        if gone - self._gone < (1 + min(MANY, here // SHARE) if quiet else MANY):
            return False
        self._gone = gone
        gc.collect()
        return True


async def keep_tidy(server: Server) -> None:
    """For as long as the server runs."""
    gc.collect()
    gc.freeze()  # what is there before the first visitor stays
    gc.set_threshold(*THRESHOLDS)
    collector = Collector(server)
    while True:
        await asyncio.sleep(ROUND)
        collector.look()
