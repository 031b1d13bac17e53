"""Upgrades: migrates a database, and replays its games to see whether they still read as they did."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, fields, replace

from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bedesten.kernel.boxes import box_of
from bedesten.kernel.errors import OptionError
from bedesten.server.operation.snapshot import all_tables, snapshot, sqlite_file
from bedesten.server.store import EntryRow, TableRow
from bedesten.server.store.engines import database_url, is_sqlite, writing_engine
from bedesten.server.store.migrate import form_of, newest_form, upgrade
from bedesten.server.store.schema import TABLES
from bedesten.tables.log import TableLog
from bedesten.tables.people import TableSeat
from bedesten.tables.state import State

__all__ = ["Reading", "Upgrade", "read_again", "upgrade_database"]


@dataclass(frozen=True, slots=True)
class Reading:
    """How a stored table reads with the rules that are here."""

    code: str
    game: str
    phase: str
    rules: int
    """The version that it was played with."""
    now: int
    """The version that is here."""
    problem: str
    """Why it reads differently; empty if it does not."""


@dataclass(frozen=True, slots=True)
class Upgrade:
    """What an upgrade did, or would do."""

    before: str | None
    """The form of the database; None if it has none yet."""
    after: str
    readings: list[Reading]

    @property
    def different(self) -> list[Reading]:
        return [reading for reading in self.readings if reading.problem]

    @property
    def renewed(self) -> list[Reading]:
        """Games of other versions of the rules that read alike."""
        return [each for each in self.readings if not each.problem and each.rules != each.now]


async def upgrade_database(database: str, dry_run: bool) -> Upgrade:
    """Bring a database to the form that this version needs, and its games to the rules that are here.

    Games that would read differently stay as they are: this server refuses to open them, and the version that they were
    played with can. A dry run changes nothing.
    """
    url = database_url(database)
    if is_sqlite(url) and dry_run:
        sqlite_file(url)
    try:
        async with writing_engine(url) as engine:
            before = await _revision(engine)
            if not dry_run:
                await upgrade(engine)
            known = before is not None or not dry_run
            found = Upgrade(before, newest_form(), [reading async for reading in read_again(url)] if known else [])
            if not dry_run:
                await _renew(engine, found.renewed)
            return found
    except (SQLAlchemyError, OSError) as error:
        raise OptionError(f"database: {str(error).splitlines()[0][:200]}") from error


async def read_again(url: str) -> AsyncIterator[Reading]:
    """Play every stored game again, from its first entry to its last."""
    async with snapshot(url) as connection:
        async for found in all_tables(connection):
            row = TableRow(**{each.name: found["table"][each.name] for each in fields(TableRow)})
            seats = [
                TableSeat(**{name: seat[name] for name in TableSeat.__slots__ if name in seat})
                for seat in found["seats"]
            ]
            entries = [EntryRow(**{name: each[name] for name in EntryRow.__slots__}) for each in found["entries"]]
            yield _read(row, seats, entries)


def _read(row: TableRow, seats: list[TableSeat], entries: list[EntryRow]) -> Reading:
    now = -1
    problem = ""
    try:
        now = box_of(row.game).version
        current = replace(row, rules=now)
        table = TableLog(current, seats)
        for entry in entries:
            table.replay(entry.entry(), words=False)
            problem = problem or _compare(table.state, entry)
        state = table.state
        if not problem and (state.number, state.phase) != (row.number, row.phase):
            problem = f"it ends as {state.phase} after {state.number} entries, not {row.phase} after {row.number}"
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
    return Reading(row.code, row.game, row.phase, row.rules, now, " ".join(problem.split())[:300])


def _compare(state: State, entry: EntryRow) -> str:
    """What the log says of where an entry led, against where it leads now."""
    said = (entry.data.get("at", state.at), entry.data.get("line", state.line))
    if said != (state.at, state.line):
        return f"entry {entry.number} leads to {state.at}/{state.line}, not to {said[0]}/{said[1]}"
    return ""


async def _renew(engine: AsyncEngine, readings: list[Reading]) -> None:
    async with engine.begin() as connection:
        for reading in readings:
            await connection.execute(update(TABLES).where(TABLES.c.code == reading.code).values(rules=reading.now))


async def _revision(engine: AsyncEngine) -> str | None:
    async with engine.connect() as connection:
        return await connection.run_sync(form_of)
