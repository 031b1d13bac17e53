"""Other server processes on the same database: what they write, and who is connected through them."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING, Any, Final

from bedesten.server.errors import Refused
from bedesten.server.live.live_table import LiveTable, RemotePresence
from bedesten.server.store import StoreDown

if TYPE_CHECKING:
    from bedesten.server.live.table_cache import TableCache

__all__ = ["Peers"]

DEAD_AFTER: Final = 12.0
"""Seconds without a notice after which another process counts as dead."""


class Peers:
    """Receives the notices of other processes, and sends them who is connected here."""

    def __init__(self, cache: TableCache) -> None:
        self.cache = cache
        self._last_heard: dict[str, float] = {}
        """When each of the other processes last sent something."""

    async def receive(self, notice: dict[str, Any]) -> None:
        """A notice of another process."""
        store = self.cache.store
        sender = str(notice.get("from"))
        if sender == store.process:
            return
        known = sender in self._last_heard
        self._last_heard[sender] = time.monotonic()
        if not known:  # it is new, or counted as dead: both sides announce who is connected
            await self._announce_all()
            await store.notify_peers({"everyone": True})
        if "everyone" in notice:
            await self._announce_all()
        live = self.cache.get(notice.get("table", 0))
        if live is not None:
            await self._apply(live, sender, notice)

    async def _apply(self, live: LiveTable, sender: str, notice: dict[str, Any]) -> None:
        if "present" in notice:
            live.remote[sender] = RemotePresence(frozenset(notice["present"]), notice["spectators"])
            live.notify_presence()
        elif "seen" in notice:
            seat, upto = notice["seen"]
            live.seen[seat] = max(upto, live.seen.get(seat, 0))
        elif "notified" in notice:
            with contextlib.suppress(StoreDown):
                live.notified = await self.cache.store.notified(live.id)
        elif "who" in notice:
            await self.announce(live)
        elif notice.get("number", 0) > live.state.number:
            async with live.lock:
                with contextlib.suppress(Refused):
                    await self.cache.writer.catch_up(live)

    def forget_dead(self) -> None:
        """Forget who was connected through processes that are dead."""
        limit = time.monotonic() - DEAD_AFTER
        for sender in [sender for sender, heard in self._last_heard.items() if heard < limit]:
            del self._last_heard[sender]
            for live in self.cache.tables():
                if live.remote.pop(sender, None) is not None:
                    live.notify_presence()

    async def _announce_all(self) -> None:
        """Announce who is connected here to all tables."""
        for live in self.cache.tables():
            if live.connections:
                await self.announce(live)

    async def announce(self, live: LiveTable) -> None:
        """Let the other processes know who is connected to a table here."""
        seats: set[int] = set()
        for connection in live.connections:
            seats.update(connection.seats)
        spectators = sum(1 for connection in live.connections if not connection.seats)
        with contextlib.suppress(Exception):  # it is announced again when the next one comes or goes
            await self.cache.store.notify_peers({"table": live.id, "present": sorted(seats), "spectators": spectators})
