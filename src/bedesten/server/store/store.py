"""The store: reads and writes tables, seats and entries. Entries are published only after they are stored here."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Row, Text, bindparam, cast, insert, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from bedesten.server.store.appending import add_first_entry
from bedesten.server.store.engines import database_url, is_sqlite, open_reader
from bedesten.server.store.file_lock import ServerLock
from bedesten.server.store.migrate import upgrade_connection
from bedesten.server.store.notices import seats_told, subscriptions
from bedesten.server.store.rows import Append, EntryRow, TableRow
from bedesten.server.store.schema import ENTRIES, SEATS, TABLES
from bedesten.server.store.writers import PostgresWriter, SqliteWriter, Writer
from bedesten.server.threads import load_in_thread
from bedesten.tables.people import Moment, TableSeat
from bedesten.tables.settings import TableConfig
from bedesten.tables.state import State

__all__ = ["CHANNEL", "Conflict", "Store", "StoreDown", "now", "seat_change"]

T = TypeVar("T")

CHANNEL: Final = "bedesten"
MOST_IN_BATCH: Final = 200
BATCH_INTERVAL: Final = 0.007
"""Seconds between the starts of two transactions, at the least, if several tables are played: at 500 moves a second
three or four share one, however fast the disk is. A transaction of one entry takes 143 µs of the writing thread, of
three 269. Less would cost processor time, more makes moves wait (docs/benchmarks-server.md)."""


class StoreDown(Exception):
    """The database can't be reached, or can't keep anything: it is full, say."""


class Conflict(Exception):
    """Somebody else has written to this table since we last read it."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """Reads and writes. Entries that come at the same moment, of any tables, are kept in one transaction."""

    def __init__(self, url: str, process: str) -> None:
        self.url = database_url(url)
        self.process = process
        """The id of this process, by which it recognizes its own notices."""
        self._reader = open_reader(self.url)
        self.writer: Writer = SqliteWriter(self.url) if is_sqlite(self.url) else PostgresWriter(self._reader)
        self.on_duration: Callable[[float], None] | None = None
        """Is called with the seconds that each transaction took."""
        self.on_failure: Callable[[str, int], None] | None = None
        """Is called with the reason why something could not be stored, and how many entries that were."""
        self.on_success: Callable[[], None] | None = None
        """Is called when something was stored."""
        self._lock = ServerLock(self.url)
        self._prepared = False
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._wanted = asyncio.Event()
        self._last: set[int] = set()
        """The tables of the last transaction."""
        self._last_begun = 0.0
        self._task: asyncio.Task[None] | None = None

    @property
    def shared(self) -> bool:
        """Whether other processes may write to it, too."""
        return not is_sqlite(self.url)

    @property
    def waiting(self) -> int:
        """Entries that wait to be written."""
        return len(self._waiting)

    async def prepare(self) -> None:
        """Bring the database to the form that this version needs. Nothing happens if that is done already."""
        if self._prepared:
            return
        try:
            self._lock.acquire()
            await self.writer.run(upgrade_connection)
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown(f"it can't be used: {_first_line(error)}") from error
        self._prepared = True

    async def open(self) -> None:
        """Prepare the database, and begin to write."""
        await self.prepare()
        self._task = asyncio.create_task(self._write_loop(), name="store writer")

    async def close(self) -> None:
        """Write what is waiting, and leave."""
        if self._task is not None:
            while self._waiting:
                await asyncio.sleep(0.01)
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self.writer.close()
        await self._reader.dispose()
        self._lock.release()
        self._prepared = False

    # ── Writing ────────────────────────────────────────────────────────────────────────────────────────────

    async def append(self, wanted: Append) -> None:
        """Keep an entry. Returns when it is safe; raises Conflict or StoreDown if it is not kept."""
        await self.append_soon(wanted)

    def append_soon(self, wanted: Append) -> asyncio.Future[None]:
        """Keep an entry. It is done when the entry is safe, or not kept, which is a Conflict or StoreDown. That the
        caller goes away does not undo what is being written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, done))
        self._wanted.set()
        return done

    async def _write_loop(self) -> None:
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            while self._waiting:
                await self._wait_for_batch()
                batch = self._waiting[:MOST_IN_BATCH]
                del self._waiting[:MOST_IN_BATCH]
                self._last = {wanted.table_id for wanted, _ in batch}
                self._last_begun = time.monotonic()
                try:
                    await self._write(batch)
                except Exception as error:
                    self._not_stored(error, len(batch))
                    for _, done in batch:
                        if not done.done():
                            done.set_exception(StoreDown(f"not kept: {_first_line(error)}"))

    async def _wait_for_batch(self) -> None:
        """Let entries of several tables share a transaction. Who plays alone waits for nobody."""
        pause = self._last_begun + BATCH_INTERVAL - time.monotonic()
        if pause > 0 and any(wanted.table_id not in self._last for wanted, _ in self._waiting):
            await asyncio.sleep(pause)

    async def _write(self, batch: list[tuple[Append, asyncio.Future[None]]]) -> None:
        began = time.perf_counter()
        wanted = sorted((one for one, _ in batch), key=_table_id)  # always in this order: no two lock crosswise
        try:
            kept = await self.writer.append(wanted, lambda connection, kept: self._beside(connection, wanted, kept))
            if self.on_duration is not None:
                self.on_duration(time.perf_counter() - began)
            self._stored()
        except IntegrityError:
            if len(batch) == 1:
                if not batch[0][1].done():
                    batch[0][1].set_exception(Conflict())
                return
            for one in batch:
                await self._write([one])
            return
        for each, done in batch:
            if done.cancelled():
                continue
            if each.table_id in kept:
                done.set_result(None)
            else:
                done.set_exception(Conflict())

    def _beside(self, connection: Connection, batch: list[Append], kept: set[int]) -> None:
        """What belongs to the entries that were kept, in their transaction."""
        good = [wanted for wanted in batch if wanted.table_id in kept]
        for wanted in good:
            for work in wanted.work:
                work(connection)
        if self.shared and good:
            connection.execute(NOTIFY, [{"message": self._notice(wanted)} for wanted in good])

    def _notice(self, wanted: Append) -> str:
        return json.dumps({"from": self.process, "table": wanted.table_id, "number": wanted.entry.number})

    def add_table(self, connection: Connection, state: State, first: EntryRow | None) -> int:
        """A new table, with the first entry of its log if it has one, in a transaction of the caller's."""
        values = {each.name: getattr(state.config, each.name) for each in fields(TableConfig)}
        values |= {"phase": state.phase, "listed": state.settings.listed, "number": state.number, "at": state.at}
        values |= {"wake_at": state.wake_at(Moment(now())), "changed": state.time}
        table_id: int = connection.execute(insert(TABLES).values(**values).returning(TABLES.c.id)).scalar_one()
        connection.execute(insert(SEATS), [{"table_id": table_id, **_seat_values(seat)} for seat in state.seats])
        if first is not None:
            add_first_entry(connection, table_id, first)
        return table_id

    async def create(self, state: State, first: EntryRow | None) -> int:
        """A new table."""
        return await self.change(lambda connection: self.add_table(connection, state, first))

    async def set_wake(self, table_id: int, wake_at: int | None) -> None:
        """Note when the server must look at a table next."""
        change = update(TABLES).where(TABLES.c.id == table_id).values(wake_at=wake_at)
        await self.change(lambda connection: connection.execute(change))

    async def set_seen(self, seen: Mapping[tuple[int, int], int]) -> None:
        """Note how far players have looked: by table and seat, the last entry."""
        values = [{"in_table": table, "in_seat": seat, "upto": upto} for (table, seat), upto in sorted(seen.items())]
        if values:
            await self.change(lambda connection: connection.execute(SEEN, values))

    async def notify_peers(self, notice: dict[str, Any]) -> None:
        """Send the other server processes something that need not be stored."""
        if self.shared:
            message = json.dumps({"from": self.process, **notice})
            await self.change(lambda connection: connection.execute(NOTIFY, {"message": message}))

    async def change(self, work: Callable[[Connection], T]) -> T:
        """Carry out a piece of work in a transaction."""
        try:
            done = await self.writer.run(work)
        except (SQLAlchemyError, OSError) as error:
            self._not_stored(error, 1)
            raise StoreDown(_first_line(error)) from error
        self._stored()
        return done

    async def probe(self) -> None:
        """Write something that changes nothing, to see whether that is possible."""
        await self.change(lambda connection: connection.execute(PROBE))

    def _stored(self) -> None:
        if self.on_success is not None:
            self.on_success()

    def _not_stored(self, error: BaseException, lost: int) -> None:
        if self.on_failure is not None:
            self.on_failure(_first_line(error), lost)

    # ── Reading ────────────────────────────────────────────────────────────────────────────────────────────

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; raises StoreDown if the database does not answer."""
        try:
            async with self._reader.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StoreDown(_first_line(error)) from error

    async def table(self, *, code: str = "", table_id: int = 0) -> tuple[TableRow, list[TableSeat]] | None:
        """A table with its seats."""
        where = TABLES.c.code == code if code else TABLES.c.id == table_id
        async with self._reading() as connection:
            row = (await connection.execute(select(TABLES).where(where))).first()
            if row is None:
                return None
            seats = await connection.execute(select(SEATS).where(SEATS.c.table_id == row.id).order_by(SEATS.c.seat))
            return _table_row(row), [_seat_row(seat) for seat in seats]

    async def entries(self, table_id: int, after: int = 0) -> list[EntryRow]:
        """The log of a table after a number."""
        query = ENTRIES_AS_TEXT.where(ENTRIES.c.table_id == table_id, ENTRIES.c.number > after)
        async with self._reading() as connection:
            found = (await connection.execute(query.order_by(ENTRIES.c.number))).all()
        return await load_in_thread(len(found), _entry_rows, found)

    async def once(self, table_id: int, seat: int, client: str, number: int) -> EntryRow | None:
        """The entry that a client's command has become, if it has become one."""
        query = ENTRIES_AS_TEXT.where(
            ENTRIES.c.table_id == table_id,
            ENTRIES.c.seat == seat,
            ENTRIES.c.client == client,
            ENTRIES.c.client_number == number,
        )
        async with self._reading() as connection:
            found = (await connection.execute(query)).all()
            return _entry_rows(found)[0] if found else None

    async def notified(self, table_id: int) -> frozenset[int]:
        """Seats whose players want to be told elsewhere that it is their turn."""
        async with self._reading() as connection:
            return seats_told((await connection.execute(subscriptions(table_id))).all())

    async def listed(self, most: int) -> list[str]:
        """The codes of tables that all may see and that are not over, the latest first."""
        query = select(TABLES.c.code).where(TABLES.c.listed, TABLES.c.phase != "over")
        async with self._reading() as connection:
            return list((await connection.execute(query.order_by(TABLES.c.changed.desc()).limit(most))).scalars())

    async def held(self, hashes: Sequence[str], most: int) -> list[str]:
        """The codes of tables that tokens belong to, the latest first."""
        seats = select(SEATS.c.table_id).where(SEATS.c.token.in_(hashes))
        query = select(TABLES.c.code).where(TABLES.c.id.in_(seats) | TABLES.c.host.in_(hashes))
        async with self._reading() as connection:
            return list((await connection.execute(query.order_by(TABLES.c.changed.desc()).limit(most))).scalars())

    async def overdue(self, before: int, most: int) -> list[int]:
        """Tables at which the server should have done something by then."""
        query = select(TABLES.c.id).where(TABLES.c.wake_at < before).order_by(TABLES.c.wake_at).limit(most)
        async with self._reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def alive(self) -> bool:
        """Whether the database answers."""
        try:
            async with self._reader.connect() as connection:
                await connection.execute(text("SELECT 1"))
            return True
        except (SQLAlchemyError, OSError):
            return False


ENTRIES_AS_TEXT: Final = select(
    *[cast(ENTRIES.c.data, Text) if name == "data" else ENTRIES.c[name] for name in EntryRow.__slots__]
)
"""Entries with their data as text, which is then read where it holds nobody up."""
SEEN: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("in_table"), SEATS.c.seat == bindparam("in_seat"))
    .where(SEATS.c.seen < bindparam("upto"))
    .values(seen=bindparam("upto"))
)
PROBE: Final = text("UPDATE alembic_version SET version_num = version_num")
NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', :message)")


def seat_change(table_id: int, row: TableSeat) -> Any:
    """A statement that puts somebody into a seat."""
    where = (SEATS.c.table_id == table_id) & (SEATS.c.seat == row.seat)
    return update(SEATS).where(where).values(**_seat_values(row))


def _table_id(wanted: Append) -> int:
    return wanted.table_id


def _seat_values(row: TableSeat) -> dict[str, Any]:
    return {name: getattr(row, name) for name in TableSeat.__slots__}


def _table_row(row: Row[Any]) -> TableRow:
    return TableRow(**{each.name: getattr(row, each.name) for each in fields(TableRow)})


def _seat_row(row: Row[Any]) -> TableSeat:
    return TableSeat(**{name: getattr(row, name) for name in TableSeat.__slots__})


def _entry_rows(rows: Sequence[Sequence[Any]]) -> list[EntryRow]:
    return [
        EntryRow(number, moment, kind, seat, by, json.loads(data), client, client_number)
        for number, moment, kind, seat, by, data, client, client_number in rows
    ]


def _first_line(error: BaseException) -> str:
    """What went wrong, without the statement and its values."""
    cause = getattr(error, "orig", None) or error
    return str(cause).split("\n", 1)[0][:200] or type(error).__name__
