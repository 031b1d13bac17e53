"""Receives the notices that server processes on one PostgreSQL send each other (LISTEN/NOTIFY)."""

from __future__ import annotations

import asyncio
import contextlib
import json
from typing import Any, Final

import structlog
from sqlalchemy import make_url

from bedesten.server.live.table_cache import TableCache
from bedesten.server.store.store import CHANNEL

__all__ = ["Bus"]

LOG: Final = structlog.get_logger("bedesten.bus")
RECONNECT_AFTER: Final = 1.0
PING_EVERY: Final = 5.0
"""Seconds."""


class Bus:
    """Listens on a connection of its own, and reconnects, for as long as the server runs."""

    def __init__(self, cache: TableCache) -> None:
        self.cache = cache
        self.connected = False
        self._task: asyncio.Task[None] | None = None
        self._work: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._task = asyncio.create_task(self._listen(), name="bus")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        address = make_url(self.cache.store.url).set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            connection = None
            try:
                connection = await asyncpg.connect(address)
                await connection.add_listener(CHANNEL, self._on_notice)
                self.connected = True
                await self._catch_up()  # with what was sent while it was not connected
                while not connection.is_closed():
                    await asyncio.sleep(PING_EVERY)
                    await connection.execute("SELECT 1")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                LOG.warning("not connected", reason=type(error).__name__)
            finally:
                self.connected = False
                if connection is not None and not connection.is_closed():
                    connection.terminate()
            await asyncio.sleep(RECONNECT_AFTER)

    def _on_notice(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        task = asyncio.create_task(self._deliver(json.loads(str(payload))))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _deliver(self, notice: dict[str, Any]) -> None:
        try:
            await self.cache.peers.receive(notice)
        except Exception:
            self.cache.counts.errors += 1
            LOG.exception("notice failed")

    async def _catch_up(self) -> None:
        for live in self.cache.tables():
            await self._deliver({"from": "", "table": live.id, "number": live.state.number + 1})
            await self.cache.peers.announce(live)
