"""Notices between server processes on one PostgreSQL: something new at a table, somebody came or went."""

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
AGAIN: Final = 1.0
CHECK: Final = 5.0


class Bus:
    """Listens on a connection of its own, for as long as the server runs."""

    def __init__(self, cache: TableCache) -> None:
        self.cache = cache
        self.connected = False
        self._task: asyncio.Task[None] | None = None
        self._work: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._task = asyncio.create_task(self._listen_on(), name="bus")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _listen_on(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        address = make_url(self.cache.store.url).set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            connection = None
            try:
                connection = await asyncpg.connect(address)
                await connection.add_listener(CHANNEL, self._heard)
                self.connected = True
                await self._catch_up()  # what was said while nobody listened
                while not connection.is_closed():
                    await asyncio.sleep(CHECK)
                    await connection.execute("SELECT 1")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError) as error:
                LOG.warning("not connected", reason=type(error).__name__)
            finally:
                self.connected = False
                if connection is not None and not connection.is_closed():
                    connection.terminate()
            await asyncio.sleep(AGAIN)

    def _heard(self, _connection: Any, _pid: int, _channel: str, payload: object) -> None:
        task = asyncio.create_task(self._pass_on(json.loads(str(payload))))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _pass_on(self, notice: dict[str, Any]) -> None:
        try:
            await self.cache.presences.hear(notice)
        except Exception:
            self.cache.counts.errors += 1
            LOG.exception("notice failed")

    async def _catch_up(self) -> None:
        for live in self.cache.tables():
            await self._pass_on({"from": "", "table": live.id, "number": live.state.number + 1})
            await self.cache.presences.tell(live)
