"""Lists of tables: cached and made in portions, so that nobody else waits for them.

The list of all open tables is the same for everyone: it is made once a second at the most, however many ask; and what
was serialized of a table for others is used again. With a hundred tables a request takes 0.8 ms of the processor, and
one for a hundred of one's own 4.5 ms, in place of 6.5 and 11.5 ms when each state was validated and serialized anew.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Final

from bedesten.server.errors import Refused
from bedesten.server.http.rate_limits import Visitor
from bedesten.server.live.json_text import array, merged, record, to_text
from bedesten.server.live.live_table import LiveTable
from bedesten.server.live.serialize import state_json
from bedesten.server.live.table_cache import TableCache

__all__ = ["Listing", "my_tables"]

CACHE_SECONDS: Final = 1.0
"""For which the list of all tables is sent as it was made."""
MOST_LISTED: Final = 100
MOST_MINE: Final = 200
STEPS_PER_TABLE: Final = 2
"""Steps of a game that are as much work as a table's state in a list (0.12 ms)."""


class Listing:
    """The tables that all may see, and that are not over."""

    def __init__(self, cache: TableCache) -> None:
        self.cache = cache
        self._made = -CACHE_SECONDS
        self._tables: list[tuple[str, str]] = []
        """For each table its game, and its state as JSON."""
        self._lock = asyncio.Lock()

    async def text(self, game: str | None) -> str:
        """A `Listed`, as JSON."""
        async with self._lock:  # who comes while it is made waits for it
            if time.monotonic() - self._made >= CACHE_SECONDS:
                codes = await self.cache.store.listed(MOST_LISTED)
                self._tables = [
                    (live.state.config.game, state_json(live, live.json_cache))
                    async for live in _tables(self.cache, codes)
                ]
                self._made = time.monotonic()
        return record(tables=array(state for name, state in self._tables if game in (None, name)))


async def my_tables(cache: TableCache, hashes: set[str], visitor: Visitor) -> str:
    """A `Mine`, as JSON. The visitor pays for each table, and for those whose logs must be read; who has many
    long ones, and can't pay for them at once, waits."""
    found = []
    codes = await cache.store.held(sorted(hashes), MOST_MINE)
    visitor.afford(STEPS_PER_TABLE * len(codes))
    async for live in _tables(cache, codes, visitor):
        state = live.state
        seats = [row.seat for row in state.seats if row.token in hashes]
        mine = state.actor in seats and state.actor not in state.chairs
        about = to_text({"seats": seats, "host": state.config.host in hashes, "my_turn": mine})
        found.append(merged(record(table=state_json(live, live.json_cache)), about))
    return record(tables=array(found))


async def _tables(cache: TableCache, codes: list[str], visitor: Visitor | None = None) -> AsyncIterator[LiveTable]:
    """These tables, one by one, so that others come in between. One that can't be read harms only itself."""
    for code in codes:
        try:
            if visitor is not None and not cache.has(code):
                await visitor.wait()
            live = await cache.table(code, visitor)
        except Refused:
            continue  # that it can't be read has been logged
        yield live
        await asyncio.sleep(0)
