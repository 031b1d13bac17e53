"""Who writes to the database: all of a transaction in one go, so that little is said for much that is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from bedesten.server.store.engines import BEGIN_TO_WRITE, as_json, keep_private, prepare

__all__ = ["PostgresWriter", "SqliteWriter", "Writer"]

T = TypeVar("T")


class Writer:
    """Carries out transactions."""

    @property
    def engine(self) -> Engine:
        """For who wants to know of its connections."""
        raise NotImplementedError

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Carry out a piece of work in a transaction of its own: all of it is kept, or nothing."""
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError


class SqliteWriter(Writer):
    """One thread with one connection. To go there and back once for each transaction, not for each statement, is most
    of what makes it quick; while the disk is waited for, the thread is all that waits."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._engine = create_engine(
            make_url(url).set(drivername="sqlite"), json_serializer=as_json, pool_size=1, max_overflow=0
        )
        prepare(self._engine, BEGIN_TO_WRITE)
        self._thread = ThreadPoolExecutor(1, "store")
        self._connection: Connection | None = None
        """Kept open, for to fetch it for each transaction would cost more than the transaction."""

    @property
    def engine(self) -> Engine:
        return self._engine

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, work)

    def _carry_out(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            keep_private(self._url)
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                return work(self._connection)
        except BaseException:
            self._hang_up()  # the pool looks after what has become of it
            raise

    def _hang_up(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.close()

    def _dispose(self) -> None:
        self._hang_up()
        self._engine.dispose()

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._dispose)
        self._thread.shutdown(wait=False)


class PostgresWriter(Writer):
    """Connections of the pool that is read from, too."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._pool = engine

    @property
    def engine(self) -> Engine:
        return self._pool.sync_engine

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._pool.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._pool.dispose()
