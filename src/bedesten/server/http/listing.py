"""Lists of tables, made so that they hold nobody up.

The list of all open tables is the same for everyone: it is made once a second at the most, however many ask. For a
hundred tables that took 36 ms for each who asked, when each state was checked against its schema and written anew.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Final

from bedesten.server.errors import Refused
from bedesten.server.hall import Hall
from bedesten.server.live.told import state_text, written
from bedesten.server.live_table import LiveTable

__all__ = ["Listing", "my_tables"]

FRESH: Final = 1.0
"""Seconds for which the list of all tables is told as it was made."""
MOST_LISTED: Final = 100
MOST_MINE: Final = 200


class Listing:
    """The tables that all may see, and that are not over."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._made = -FRESH
        self._tables: list[tuple[str, str]] = []
        """For each table its game, and its state as JSON."""
        self._lock = asyncio.Lock()

    async def text(self, game: str | None) -> str:
        """A `Listed`, written as JSON."""
        async with self._lock:  # who comes while it is made waits for it
            if time.monotonic() - self._made >= FRESH:
                codes = await self.hall.store.listed(MOST_LISTED)
                self._tables = [(live.sitting.row.game, state_text(live)) async for live in _tables(self.hall, codes)]
                self._made = time.monotonic()
        return f'{{"tables":[{",".join(state for name, state in self._tables if game in (None, name))}]}}'


async def my_tables(hall: Hall, hashes: set[str]) -> tuple[str, int]:
    """A `Mine`, written as JSON, and how many tables there are."""
    found = []
    async for live in _tables(hall, await hall.store.held(sorted(hashes), MOST_MINE)):
        sitting = live.sitting
        seats = [row.seat for row in sitting.seats if row.token in hashes]
        mine = sitting.actor in seats and sitting.actor not in sitting.chairs
        about = written({"seats": seats, "host": sitting.row.host in hashes, "my_turn": mine})
        found.append(f'{{"table":{state_text(live)},{about[1:]}')
    return f'{{"tables":[{",".join(found)}]}}', len(found)


async def _tables(hall: Hall, codes: list[str]) -> AsyncIterator[LiveTable]:
    """These tables, one by one, so that others come in between. One that can't be read harms only itself."""
    for code in codes:
        try:
            live = await hall.table(code)
        except Refused:
            continue  # that it can't be read has been logged
        yield live
        await asyncio.sleep(0)
