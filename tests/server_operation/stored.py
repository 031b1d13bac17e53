"""Games in a database, as a server would have put them there."""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from typing import Any

from sqlalchemy import insert, make_url, select, text, update
from sqlalchemy.ext.asyncio import create_async_engine

from bedesten.server.making import begun, table_values
from bedesten.server.schema import Settings
from bedesten.server.sitting import Sitting
from bedesten.server.store import EntryRow, SeatRow, TableRow
from bedesten.server.store.engines import database_url, open_engines
from bedesten.server.store.migrate import upgrade
from bedesten.server.store.schema import ENTRIES, NOTICES, SEATS, TABLES

GAMES: tuple[Any, ...] = (
    ("istanbul", {"expansions": ["mocha", "letters"]}, 40),
    ("istanbul", {}, 25),
    ("dicegame", {}, 30),
)


def fill(url: str) -> None:
    """Put some games under way into a database."""
    asyncio.run(_fill(url))


async def _fill(url: str) -> None:
    writer, reader = open_engines(database_url(url))
    await upgrade(writer)
    async with writer.begin() as connection:
        for game, options, moves in GAMES:
            seats = [SeatRow(seat, "person", f"Ünal {seat}", None, f"{seat}" * 64) for seat in range(3)]
            values, first = begun(table_values(game, options, Settings(), 3, "host"), seats)
            row = TableRow(id=0, **{name: values[name] for name in TableRow.__slots__ if name != "id"})
            sitting = Sitting(row, tuple(seats), Settings.model_validate(row.settings), time=row.created)
            sitting.apply(first)
            entries = [first, *played(sitting, moves)]
            values |= {"number": sitting.number, "at": sitting.at, "phase": sitting.phase}
            added = await connection.execute(insert(TABLES).values(**values).returning(TABLES.c.id))
            table_id = added.scalar_one()
            for name, rows in ((SEATS, seats), (ENTRIES, entries)):
                values_of = [{"table_id": table_id, **{k: getattr(r, k) for k in r.__slots__}} for r in rows]
                await connection.execute(insert(name), values_of)
    await writer.dispose()
    await reader.dispose()


def played(sitting: Sitting, moves: int) -> list[EntryRow]:
    """Random moves, each an entry of the log."""
    chooser = random.Random(5)
    found = []
    for number in range(moves):
        game = sitting.game
        assert game is not None
        before = len(game.entries)
        after = game.copy()
        after.play(chooser.choice(after.moves()))
        entry = EntryRow(
            sitting.number + 1,
            sitting.time + 7,
            "play",
            game.actor,
            "person",
            {"record": after.entries[before:]},
            "client-one",
            number + 1,
        )
        sitting.apply(entry, after)
        entry.data.update(at=sitting.at, line=sitting.line)
        found.append(entry)
    return found


def content(url: str) -> dict[str, list[dict[str, Any]]]:
    """All rows of a database."""

    async def read() -> dict[str, list[dict[str, Any]]]:
        writer, reader = open_engines(database_url(url))
        async with reader.connect() as connection:
            found = {}
            for table in (TABLES, SEATS, ENTRIES, NOTICES):
                rows = await connection.execute(select(table).order_by(*table.primary_key.columns))
                found[table.name] = [dict(row._mapping) for row in rows]
        await writer.dispose()
        await reader.dispose()
        return json.loads(json.dumps(found))

    return asyncio.run(read())


def change(url: str, statement: Any) -> None:
    """Carry out a statement."""

    async def carry_out() -> None:
        writer, reader = open_engines(database_url(url))
        async with writer.begin() as connection:
            await connection.execute(statement)
        await writer.dispose()
        await reader.dispose()

    asyncio.run(carry_out())


def older_rules(code: str, version: int) -> Any:
    return update(TABLES).where(TABLES.c.code == code).values(rules=version)


def new_database(server: str) -> str:
    """A database of its own on a PostgreSQL server."""
    name = f"test_{uuid.uuid4().hex[:12]}"

    async def create() -> None:
        engine = create_async_engine(database_url(server), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {name}"))
        await engine.dispose()

    asyncio.run(create())
    return make_url(server).set(database=name).render_as_string(hide_password=False)
