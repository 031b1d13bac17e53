"""All that is in a database, as one moment had it, while servers go on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Row, Select, inspect, make_url, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bedesten.kernel.errors import OptionError
from bedesten.server.store.engines import is_sqlite, open_engines
from bedesten.server.store.schema import ENTRIES, METADATA, NOTICES, SEATS, TABLES

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
    """Every table with its seats, its log, and who is told elsewhere: `table`, `seats`, `entries` and `notices`.

    A database of an older form is read as it is: what it does not know yet is left out.
    """
    known = await connection.run_sync(_known)
    tables, seats, entries, new = known["tables"], known["seats"], known["entries"], "notices" in known
    ids = list((await connection.execute(select(TABLES.c.id).order_by(TABLES.c.id))).scalars())
    for number in ids:
        row = (await connection.execute(tables.where(TABLES.c.id == number))).one()
        found = await connection.execute(seats.where(SEATS.c.table_id == number).order_by(SEATS.c.seat))
        log = await connection.execute(entries.where(ENTRIES.c.table_id == number).order_by(ENTRIES.c.number))
        told = await connection.execute(known["notices"].where(NOTICES.c.table_id == number)) if new else ()
        yield {
            "table": _plain(row),
            "seats": [_plain(seat) for seat in found],
            "entries": [_plain(each) for each in log],
            "notices": [_plain(each) for each in told],
        }


def _known(connection: Connection) -> dict[str, Select[Any]]:
    """How each table is read with the columns that it has."""
    looked = inspect(connection)
    found = {}
    for name, table in METADATA.tables.items():
        if looked.has_table(name):
            there = {column["name"] for column in looked.get_columns(name)}
            found[name] = select(*[column for column in table.columns if column.name in there])
    return found


def _plain(row: Row[Any]) -> dict[str, Any]:
    return dict(row._mapping)
