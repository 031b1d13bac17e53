"""All that is in a database, as one moment had it, while servers go on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Row, make_url, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bedesten.kernel.errors import OptionError
from bedesten.server.store.engines import is_sqlite, open_engines
from bedesten.server.store.schema import ENTRIES, SEATS, TABLES

__all__ = ["all_tables", "at_one_moment", "file_of"]


def file_of(url: str) -> Path:
    """The file of a SQLite database, which must be there."""
    name = make_url(url).database or ""
    if not Path(name).is_file():
        raise OptionError(f"database: there is no file {name!r}")
    return Path(name)


@asynccontextmanager
async def at_one_moment(url: str) -> AsyncIterator[AsyncConnection]:
    """A connection that goes on seeing the database as it is now."""
    if is_sqlite(url):
        file_of(url)
    writer, reader = open_engines(url)
    try:
        async with reader.connect() as connection:
            if not is_sqlite(url):
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection
    finally:
        await writer.dispose()
        await reader.dispose()


async def all_tables(connection: AsyncConnection) -> AsyncIterator[dict[str, Any]]:
    """Every table with its seats and its log: `table`, `seats` and `entries`, as the store has them."""
    ids = list((await connection.execute(select(TABLES.c.id).order_by(TABLES.c.id))).scalars())
    for number in ids:
        row = (await connection.execute(select(TABLES).where(TABLES.c.id == number))).one()
        seats = await connection.execute(select(SEATS).where(SEATS.c.table_id == number).order_by(SEATS.c.seat))
        log = await connection.execute(select(ENTRIES).where(ENTRIES.c.table_id == number).order_by(ENTRIES.c.number))
        yield {
            "table": _plain(row),
            "seats": [_plain(seat) for seat in seats],
            "entries": [_plain(each) for each in log],
        }


def _plain(row: Row[Any]) -> dict[str, Any]:
    return dict(row._mapping)
