"""A server process: its parts put together, and the housekeeping that is done every few seconds."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import Final

import structlog
from sqlalchemy import Connection

from bedesten.server.automation.autoplay import Autoplay
from bedesten.server.automation.bot_pool import BotPool
from bedesten.server.errors import Refused
from bedesten.server.http.listing import Listing
from bedesten.server.http.rate_limits import Limits, Visitor
from bedesten.server.live.bus import Bus
from bedesten.server.live.table_cache import TableCache, Unreadable
from bedesten.server.notify.notices import Notices
from bedesten.server.operation.health import Health
from bedesten.server.operation.metrics import Gauges, Metrics
from bedesten.server.quotas import Quotas
from bedesten.server.settings import ServerSettings
from bedesten.server.store import Store, StoreDown, now
from bedesten.server.store.expiry import delete_expired

__all__ = ["Server"]

LOG: Final = structlog.get_logger("bedesten.server")
HOUSEKEEPING_EVERY: Final = 2.0
"""Seconds."""
BATCH: Final = 100
"""Tables that are resumed or deleted in one go."""
UNREADABLE_RETRY: Final = 600_000
"""Milliseconds after which a table that can't be read is tried again."""
EXPIRY_EVERY: Final = 600.0
"""Seconds."""
A_DAY: Final = 86_400_000
"""Milliseconds."""
CONNECTIONS_WORTH: Final = 10
"""The rate of messages that all connections from one address have together, as a multiple of one connection's."""


class Server:
    """The parts of one server process."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.store = Store(settings.database, secrets.token_hex(8))
        self.bot_pool = BotPool(settings.thinkers, settings.thinking, settings.bot_build)
        self.tables = TableCache(settings, self.store, self.bot_pool)
        self.autoplay = Autoplay(self.tables)
        self.notices = Notices(self.tables)
        self.bus = Bus(self.tables) if self.store.shared else None
        self.requests = Limits(settings.requests, max(20, 4 * settings.requests))
        self.messages = Limits(
            CONNECTIONS_WORTH * settings.messages, CONNECTIONS_WORTH * max(20, 2 * settings.messages)
        )
        self.new_tables = Limits(settings.new_tables, max(3, 30 * settings.new_tables))
        self.quotas = Quotas(settings)
        self.health = Health(self.store, self.tables.counts, self.quotas)
        self.listing = Listing(self.tables)
        self.metrics = Metrics(self.tables.counts, self.gauges)
        self.tables.metrics = self.metrics
        self.store.on_duration = self.metrics.store_took
        self.addresses: dict[str, int] = {}
        """Connections by the address that they come from."""
        self.asking: set[tuple[int, int]] = set()
        """Tables and seats that wait for a hint."""
        self._expired_at = -EXPIRY_EVERY
        self._housekeeping: asyncio.Task[None] | None = None

    def visitor(self, address: str) -> Visitor:
        """What may be asked for from an address."""
        return Visitor(address, self.requests.bucket(address), self.messages.bucket(address), self.quotas)

    def gauges(self) -> Gauges:
        """What the metrics show of this moment."""
        return Gauges(
            tables=len(self.tables.tables()),
            connections=sum(self.addresses.values()),
            thinking=self.bot_pool.busy,
            waiting=self.store.waiting,
            keeps=not self.health.failure,
            disk_free=self.health.disk_free,
        )

    async def open(self) -> None:
        """Get ready; what was under way goes on."""
        await self.store.open()
        if self.bus is not None:
            await self.bus.open()
        self._housekeeping = asyncio.create_task(self._housekeeping_loop(), name="housekeeping")

    def say_goodbye(self) -> None:
        """Begin nothing new, and tell all who are connected to come back later."""
        self.tables.stopping = True
        for live in self.tables.tables():
            for connection in list(live.connections):
                connection.say_goodbye("stopping")

    async def close(self) -> None:
        """Stop in order: nothing new is begun, and what is being written is written."""
        self.say_goodbye()
        if self._housekeeping is not None:
            self._housekeeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._housekeeping
        await self.autoplay.close()
        await self.notices.close()
        await self.tables.writer.finish()
        with contextlib.suppress(StoreDown):
            await self.tables.save_seen()
        if self.bus is not None:
            await self.bus.close()
        await self.bot_pool.close()
        await self.store.close()

    async def _housekeeping_loop(self) -> None:
        first = True
        while True:
            self.tables.close_dead_connections()
            self.tables.evict_idle()
            self.notices.send_due()
            self.bot_pool.check_build()
            try:
                await self.health.check()
                await self.tables.save_seen()
                await self.resume_overdue(0 if first else int(1000 * self.settings.grace))
                first = False
                if time.monotonic() - self._expired_at >= EXPIRY_EVERY:
                    self._expired_at = time.monotonic()
                    await self.expire()
                if self.bus is not None:
                    await self.store.notify_peers({"alive": True})
                    self.tables.peers.forget_dead()
            except StoreDown as error:
                LOG.warning("store is down", reason=str(error))
            except Exception:
                self.tables.counts.errors += 1
                LOG.exception("housekeeping failed")
            await asyncio.sleep(HOUSEKEEPING_EVERY)

    async def expire(self) -> int:
        """Delete tables whose time has passed, but none that is in memory, where somebody may look at it."""
        settings = self.settings
        days = {"open": settings.expire_open, "playing": settings.expire_playing, "over": settings.expire_over}
        limits = {phase: now() - int(A_DAY * each) for phase, each in days.items() if each}

        def delete(connection: Connection) -> int:
            return len(delete_expired(connection, limits, {live.id for live in self.tables.tables()}, BATCH))

        gone = 0
        while limits:
            found = await self.store.change(delete)
            gone += found
            if found < BATCH:
                break
        if gone:
            self.tables.counts.expired += gone
            LOG.info("tables expired", tables=gone)
        return gone

    async def resume_overdue(self, grace: int) -> None:
        """Start autoplay at tables where something is overdue: after a crash, or because their time has come."""
        for table_id in await self.store.overdue(now() - grace, BATCH):
            try:
                live = await self.tables.table_by_id(table_id)
            except Unreadable:
                await self.store.set_wake(table_id, now() + UNREADABLE_RETRY)  # it has been logged; the others go on
                continue
            except Refused:
                continue
            if live is not None and live.autoplay is None:
                self.autoplay.start(live)
