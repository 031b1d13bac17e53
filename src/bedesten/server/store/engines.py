"""Connections to the database: SQLite with one writer and several readers, or PostgreSQL."""

from __future__ import annotations

import contextlib
import importlib.util
import os
from collections.abc import AsyncIterator
from typing import Any, Final

from pydantic_core import to_json
from sqlalchemy import Engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from bedesten.kernel.errors import OptionError

__all__ = [
    "BEGIN_TO_WRITE",
    "as_json",
    "database_url",
    "is_sqlite",
    "keep_private",
    "open_reader",
    "prepare",
    "writing_engine",
]

BEGIN_TO_WRITE: Final = "BEGIN IMMEDIATE"
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def as_json(value: Any) -> str:
    """How JSON is kept: letters as they are, which in chat are a third of what they would be escaped."""
    return to_json(value).decode()


def database_url(given: str) -> str:
    """An address of a database, with the driver that we use."""
    try:
        url = make_url(given)
    except Exception:
        raise OptionError("database: an address such as sqlite:///bedesten.db or postgresql://host/name") from None
    driver = DRIVERS.get(url.drivername.split("+")[0])
    if driver is None:
        raise OptionError(f"database: sqlite or postgresql, not {url.drivername!r}")
    if driver == DRIVERS["postgresql"] and importlib.util.find_spec("asyncpg") is None:
        raise OptionError("database: PostgreSQL needs one more package: pip install 'bedesten[postgres]'")
    if driver == DRIVERS["sqlite"] and url.database in (None, "", ":memory:"):
        raise OptionError("database: sqlite needs a file, as in sqlite:///bedesten.db")
    return url.set(drivername=driver).render_as_string(hide_password=False)


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite")


def keep_private(url: str) -> None:
    """A new file is its owner's only: it holds the seeds of games. What SQLite lays beside it is as private."""
    name = make_url(url).database or ""
    with contextlib.suppress(OSError):  # it is there, or SQLite will say why it can't be
        os.close(os.open(name, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


@contextlib.asynccontextmanager
async def writing_engine(url: str) -> AsyncIterator[AsyncEngine]:
    """An engine for backups and upgrades, which may write all of a database."""
    if is_sqlite(url):
        keep_private(url)
        engine = create_async_engine(url, json_serializer=as_json, pool_size=1, max_overflow=0)
        prepare(engine.sync_engine, BEGIN_TO_WRITE)
    else:
        engine = open_reader(url)
    try:
        yield engine
    finally:
        await engine.dispose()


def open_reader(url: str) -> AsyncEngine:
    """Connections to read with; those of PostgreSQL write as well."""
    if not is_sqlite(url):
        return create_async_engine(
            url, json_serializer=as_json, pool_size=6, max_overflow=6, pool_pre_ping=True, pool_recycle=1800
        )
    reader = create_async_engine(url, json_serializer=as_json, pool_size=4, max_overflow=4)
    prepare(reader.sync_engine, "BEGIN")
    return reader


def prepare(engine: Engine, begin: str) -> None:
    """SQLite keeps what it has said it keeps, even if the power fails, and lets others read meanwhile."""

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not by the driver
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Any) -> None:
        connection.exec_driver_sql(begin)
