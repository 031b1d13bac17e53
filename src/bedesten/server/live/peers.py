"""Other server processes on the same store: what they write, and who is connected through them."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING, Any, Final

from bedesten.server.errors import Refused
from bedesten.server.live.live_table import Elsewhere, LiveTable
from bedesten.server.store import StoreDown

if TYPE_CHECKING:
    from bedesten.server.live.table_cache import TableCache

__all__ = ["Presences"]

SILENCE: Final = 12.0
"""Seconds after which another process that says nothing is dead."""


class Presences:
    """Hears and tells who is where."""

    def __init__(self, cache: TableCache) -> None:
        self.cache = cache
        self._heard: dict[str, float] = {}
        """When each of the other processes was last heard of."""

    async def hear(self, notice: dict[str, Any]) -> None:
        """A notice of another process."""
        store = self.cache.store
        sender = str(notice.get("from"))
        if sender == store.process:
            return
        known = sender in self._heard
        self._heard[sender] = time.monotonic()
        if not known:  # it is new, or was thought to be dead: it must hear who is here, and we who is there
            await self._tell_everyone()
            await store.tell({"everyone": True})
        if "everyone" in notice:
            await self._tell_everyone()
        live = self.cache.known(notice.get("table", 0))
        if live is not None:
            await self._hear_of(live, sender, notice)

    async def _hear_of(self, live: LiveTable, sender: str, notice: dict[str, Any]) -> None:
        if "present" in notice:
            live.elsewhere[sender] = Elsewhere(frozenset(notice["present"]), notice["spectators"])
            live.wake_presence()
        elif "seen" in notice:
            seat, upto = notice["seen"]
            live.seen[seat] = max(upto, live.seen.get(seat, 0))
        elif "notified" in notice:
            with contextlib.suppress(StoreDown):
                live.notified = await self.cache.store.notified(live.id)
        elif "who" in notice:
            await self.tell(live)
        elif notice.get("number", 0) > live.state.number:
            async with live.lock:
                with contextlib.suppress(Refused):
                    await self.cache.writer.catch_up(live)

    def forget_the_dead(self) -> None:
        """Who was connected through a process that is not heard of any more is not here."""
        limit = time.monotonic() - SILENCE
        for sender in [sender for sender, heard in self._heard.items() if heard < limit]:
            del self._heard[sender]
            for live in self.cache.tables():
                if live.elsewhere.pop(sender, None) is not None:
                    live.wake_presence()

    async def _tell_everyone(self) -> None:
        """Tell the other processes of all tables who is connected here."""
        for live in self.cache.tables():
            if live.connections:
                await self.tell(live)

    async def tell(self, live: LiveTable) -> None:
        """Tell the other processes who is connected here."""
        seats: set[int] = set()
        for connection in live.connections:
            seats.update(connection.seats)
        spectators = sum(1 for connection in live.connections if not connection.seats)
        with contextlib.suppress(Exception):  # it is told again when the next one comes or goes
            await self.cache.store.tell({"table": live.id, "present": sorted(seats), "spectators": spectators})
