"""Write transactions on SQLite, by one thread and one connection, or on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from bedesten.server.store.appending import append_in_postgres, append_in_sqlite
from bedesten.server.store.engines import BEGIN_TO_WRITE, as_json, keep_private, prepare
from bedesten.server.store.rows import Append

__all__ = ["PostgresWriter", "SqliteWriter", "Writer"]

T = TypeVar("T")


class Writer:
    """Carries out transactions."""

    @property
    def engine(self) -> Engine:
        """Whose events tests listen to."""
        raise NotImplementedError

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Carry out a piece of work in a transaction of its own: all of it is kept, or nothing."""
        raise NotImplementedError

    async def append(self, batch: Sequence[Append], beside: Callable[[Connection, set[int]], None]) -> set[int]:
        """Write entries in one transaction, and what belongs to those that could be written; returns their tables."""
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
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._execute, work)

    async def append(self, batch: Sequence[Append], beside: Callable[[Connection, set[int]], None]) -> set[int]:
        if any(each.work for each in batch):
            return await self.run(lambda connection: self._append_beside(connection, batch, beside))
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._append, batch)

    def _connected(self) -> Connection:
        if self._connection is None:
            keep_private(self._url)
            self._connection = self._engine.connect()
        return self._connection

    def _execute(self, work: Callable[[Connection], T]) -> T:
        connection = self._connected()
        try:
            with connection.begin():
                return work(connection)
        except BaseException:
            self._disconnect()  # the pool looks after what has become of it
            raise

    def _append(self, batch: Sequence[Append]) -> set[int]:
        """Entries and nothing else: the usual transaction."""
        cursor = _cursor(self._connected())
        try:
            cursor.execute(BEGIN_TO_WRITE)
            kept = append_in_sqlite(cursor, batch)
            cursor.execute("COMMIT")
            return kept
        except sqlite3.Error as error:
            self._disconnect()
            kind = IntegrityError if isinstance(error, sqlite3.IntegrityError) else DBAPIError
            raise kind(None, None, error) from error
        except BaseException:
            self._disconnect()
            raise

    def _append_beside(
        self, connection: Connection, batch: Sequence[Append], beside: Callable[[Connection, set[int]], None]
    ) -> set[int]:
        kept = append_in_sqlite(_cursor(connection), batch)
        beside(connection, kept)
        return kept

    def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.close()

    def _dispose(self) -> None:
        self._disconnect()
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

    async def append(self, batch: Sequence[Append], beside: Callable[[Connection, set[int]], None]) -> set[int]:
        def work(connection: Connection) -> set[int]:
            kept = append_in_postgres(connection, batch)
            beside(connection, kept)
            return kept

        return await self.run(work)

    async def close(self) -> None:
        await self._pool.dispose()


def _cursor(connection: Connection) -> sqlite3.Cursor:
    """The driver's own, in the transaction that the connection is in."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver.cursor()
