"""Games in a database, as a server would have put them there."""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from typing import Any

from sqlalchemy import insert, make_url, select, text, update
from sqlalchemy.ext.asyncio import create_async_engine

from bedesten.server.schema import Settings
from bedesten.server.store import EntryRow, Store
from bedesten.server.store.engines import database_url, writing_engine
from bedesten.server.store.migrate import upgrade
from bedesten.server.store.schema import ENTRIES, NOTICES, SEATS, TABLES
from bedesten.server.tokens import new_code
from bedesten.tables.entries import LogEntry
from bedesten.tables.entries.play import played_by
from bedesten.tables.log import TableLog
from bedesten.tables.new_table import begun, new_config
from bedesten.tables.people import TableSeat

GAMES: tuple[Any, ...] = (
    ("istanbul", {"expansions": ["mocha", "letters"]}, 40),
    ("istanbul", {}, 25),
    ("dicegame", {}, 30),
)


def fill(url: str) -> None:
    """Put some games under way into a database."""
    asyncio.run(_fill(url))


async def _fill(url: str) -> None:
    store = Store(url, "test")
    async with writing_engine(database_url(url)) as engine:
        await upgrade(engine)
        async with engine.begin() as connection:
            for number, (game, options, moves) in enumerate(GAMES):
                seats = [TableSeat(seat, "person", f"Ünal {seat}", None, f"{seat}" * 64) for seat in range(3)]
                config = new_config(
                    game,
                    options,
                    Settings().model_dump(),
                    3,
                    seed=number,
                    code=new_code(),
                    host="host",
                    created=1_700_000_000_000,
                )
                table, first = begun(config, seats)
                entries = [first, *played(table, moves)]
                table_id = await connection.run_sync(store.add_table, table.state, None)
                rows = [EntryRow.of(entry) for entry in entries]
                values_of = [{"table_id": table_id, **{k: getattr(r, k) for k in r.__slots__}} for r in rows]
                await connection.execute(insert(ENTRIES), values_of)
    await store.close()


def played(table: TableLog, moves: int) -> list[LogEntry]:
    """Random moves, each an entry of the log."""
    chooser = random.Random(5)
    found: list[LogEntry] = []
    for number in range(moves):
        game = table.state.game
        assert game is not None
        assert game.actor is not None
        entry = played_by("person", game, game.actor, [chooser.choice(game.moves())])
        entry.client, entry.client_number = "client-one", number + 1
        table.commit(entry, table.after(entry, table.state.time + 7))
        found.append(entry)
    return found


def content(url: str) -> dict[str, list[dict[str, Any]]]:
    """All rows of a database."""

    async def read() -> dict[str, list[dict[str, Any]]]:
        async with writing_engine(database_url(url)) as engine, engine.connect() as connection:
            found = {}
            for table in (TABLES, SEATS, ENTRIES, NOTICES):
                rows = await connection.execute(select(table).order_by(*table.primary_key.columns))
                found[table.name] = [dict(row._mapping) for row in rows]
        return json.loads(json.dumps(found))

    return asyncio.run(read())


def change(url: str, statement: Any) -> None:
    """Carry out a statement."""

    async def carry_out() -> None:
        async with writing_engine(database_url(url)) as engine, engine.begin() as connection:
            await connection.execute(statement)

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
