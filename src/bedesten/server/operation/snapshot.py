"""A consistent snapshot of a whole database, read while servers go on writing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, Select, inspect, make_url, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bedesten.kernel.errors import OptionError
from bedesten.server.store.engines import is_sqlite, open_reader
from bedesten.server.store.schema import ENTRIES, METADATA, NOTICES, SEATS, TABLES

__all__ = ["all_tables", "snapshot", "sqlite_file"]


def sqlite_file(url: str) -> Path:
    """The file of a SQLite database, which must be there."""
    name = make_url(url).database or ""
    if not Path(name).is_file():
        raise OptionError(f"database: there is no file {name!r}")
    return Path(name)


@asynccontextmanager
async def snapshot(url: str) -> AsyncIterator[AsyncConnection]:
    """A connection that keeps seeing the database as it is now."""
    if is_sqlite(url):
        sqlite_file(url)
    engine = open_reader(url)
    try:
        async with engine.connect() as connection:
            if not is_sqlite(url):
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection
    finally:
        await engine.dispose()


async def all_tables(connection: AsyncConnection) -> AsyncIterator[dict[str, Any]]:
    """Every table with its seats, its log, and who is told elsewhere: `table`, `seats`, `entries` and `notices`.

    A database of an older form is read as it is: what it does not know yet is left out.
    """
    selects = await connection.run_sync(_selects)
    tables, seats, entries, new = selects["tables"], selects["seats"], selects["entries"], "notices" in selects
    ids = list((await connection.execute(select(TABLES.c.id).order_by(TABLES.c.id))).scalars())
    for number in ids:
        row = (await connection.execute(tables.where(TABLES.c.id == number))).one()
        found = await connection.execute(seats.where(SEATS.c.table_id == number).order_by(SEATS.c.seat))
        log = await connection.execute(entries.where(ENTRIES.c.table_id == number).order_by(ENTRIES.c.number))
        told = await connection.execute(selects["notices"].where(NOTICES.c.table_id == number)) if new else ()
        yield {
            "table": _plain(row),
            "seats": [_plain(seat) for seat in found],
            "entries": [_plain(each) for each in log],
            "notices": [_plain(each) for each in told],
        }


def _selects(connection: Connection) -> dict[str, Select[Any]]:
    """How each table is read with the columns that it has."""
    inspector = inspect(connection)
    found = {}
    for name, table in METADATA.tables.items():
        if inspector.has_table(name):
            there = {column["name"] for column in inspector.get_columns(name)}
            found[name] = select(*[column for column in table.columns if column.name in there])
    return found


def _plain(row: Row[Any]) -> dict[str, Any]:
    return dict(row._mapping)
