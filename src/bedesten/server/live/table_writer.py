"""Writes to tables: an entry is made from the current state, stored, and only then published to the connections.

A process that was slower than another one reads what that has written, and tries again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import structlog

from bedesten.server import schema as m
from bedesten.server.errors import Refused
from bedesten.server.live.live_table import LiveTable
from bedesten.server.store import Append, Conflict, EntryRow, StoreDown, now
from bedesten.server.store.rows import Work
from bedesten.server.tokens import new_code
from bedesten.tables import messages
from bedesten.tables.entries import LogEntry, command_of
from bedesten.tables.entries.talk import RematchWanted
from bedesten.tables.new_table import begun, rematch_of
from bedesten.tables.state import State

if TYPE_CHECKING:
    from bedesten.server.live.table_cache import TableCache

__all__ = ["TableWriter"]

T = TypeVar("T")
OnAccepted = Callable[[dict[str, Any]], None]
"""Is called with the `Accepted` of a command that was stored."""
OnRefused = Callable[[Refused, int], None]
"""Is called if a command turns out to be refused after all, with its number."""

LOG: Final = structlog.get_logger("bedesten.writer")
ATTEMPTS: Final = 5


class TableWriter:
    """Writes to the tables of a cache."""

    def __init__(self, cache: TableCache) -> None:
        self.cache = cache
        self._in_progress: set[asyncio.Future[Any]] = set()

    async def execute(self, live: LiveTable, client: str, command: m.Command, on_accepted: OnAccepted) -> None:
        """Carry out a command once, however often it is sent. The sender is answered once the entry is stored, and
        before the connections are notified: so answer and update are one write."""
        began = time.perf_counter()
        try:
            await self._run_to_end(self._execute(live, client, command, on_accepted))
        finally:
            self._record_duration(began)

    def must_wait(self, live: LiveTable, client: str, command: m.Play) -> bool:
        """Whether `execute_now` is not possible: the move may be one that was sent before and must be looked up, the
        history must be loaded, or somebody else is writing to the table."""
        sent_before = command.number <= live.numbers.get((command.seat, client), 0)
        return sent_before or live.log.history_dropped or live.lock.locked()

    def execute_now(
        self, live: LiveTable, client: str, command: m.Play, on_accepted: OnAccepted, on_refused: OnRefused
    ) -> bool:
        """Carry out a move as `execute` does, but without a task of its own; False if others wait for the table.
        Raises Refused; what is refused only later, `on_refused` hears."""
        if not _try_lock(live.lock):
            return False
        began = time.perf_counter()
        try:
            entry = live.log.entry(command_of(vars(command)), live.moment())
            entry.client, entry.client_number = client, command.number
            after, append = self._prepare(live, entry, ())
        except BaseException:
            live.lock.release()
            self._record_duration(began)
            raise
        stored = self.cache.store.append_soon(append)
        self._in_progress.add(stored)

        def finish(stored: asyncio.Future[None]) -> None:
            self._in_progress.discard(stored)
            failure = asyncio.CancelledError() if stored.cancelled() else stored.exception()
            try:
                if failure is None:
                    self._accept(command, entry, on_accepted)
                    self._publish(live, entry, after, append.wake_at)
            finally:
                live.lock.release()
            if isinstance(failure, Conflict):
                self._retry(live, client, command, on_accepted, on_refused)
            elif failure is not None:
                on_refused(self._not_stored(live, failure), command.number)
            self._record_duration(began)

        stored.add_done_callback(finish)
        return True

    def _retry(
        self, live: LiveTable, client: str, command: m.Play, on_accepted: OnAccepted, on_refused: OnRefused
    ) -> None:
        """Another process was faster: make the move anew."""

        async def retry() -> None:
            try:
                async with live.lock:
                    await self.catch_up(live)
                await self._execute(live, client, command, on_accepted)
            except Refused as refused:
                on_refused(refused, command.number)

        self._start(retry())

    async def change(
        self, live: LiveTable, make: Callable[[], LogEntry], work: Callable[[LogEntry], Sequence[Work]] | None = None
    ) -> LogEntry:
        """Write the entry that `make` makes of the current state once the table is locked, and in the same transaction
        the `work` that belongs to it."""

        async def made() -> LogEntry:
            return make()

        return await self._run_to_end(self._write(live, made, work))

    async def finish(self) -> None:
        """Wait for all writes in progress."""
        await asyncio.gather(*self._in_progress, return_exceptions=True)

    async def _run_to_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something to its end, even if the caller is cancelled: what is stored must be published."""
        return await asyncio.shield(self._start(work))

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._in_progress.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._in_progress.discard(task)
        if not task.cancelled():
            task.exception()  # marks it as retrieved: the caller may have gone

    def _record_duration(self, began: float) -> None:
        if self.cache.metrics is not None:
            self.cache.metrics.command_took(time.perf_counter() - began)

    # ── Commands ───────────────────────────────────────────────────────────────────────────────────────────

    async def _execute(self, live: LiveTable, client: str, command: m.Command, on_accepted: OnAccepted) -> None:
        plain = vars(command) if isinstance(command, m.Play) else command.model_dump()  # 12 µs, and most are moves
        wanted = command_of(plain)

        async def make() -> LogEntry:
            before = await self._stored_before(live, client, command)
            if before is not None:
                self.cache.counts.repeated += 1
                on_accepted(messages.accepted(command.number, before))
                return before
            entry = live.log.entry(wanted, live.moment())
            entry.client, entry.client_number = client, command.number
            return entry

        def stored(entry: LogEntry) -> None:
            self._accept(command, entry, on_accepted)

        await self._write(live, make, lambda entry: self._rematch_work(live, entry), stored)

    def _accept(self, command: m.Command, entry: LogEntry, on_accepted: OnAccepted) -> None:
        self.cache.counts.commands += 1
        on_accepted(messages.accepted(command.number, entry))

    async def _stored_before(self, live: LiveTable, client: str, command: m.Command) -> LogEntry | None:
        """The entry that a command has become already, if it was sent before."""
        if command.number > live.numbers.get((command.seat, client), 0):
            return None
        found = await self.cache.store.once(live.id, command.seat, client, command.number)
        return None if found is None else found.entry()

    def _rematch_work(self, live: LiveTable, entry: LogEntry) -> Sequence[Work]:
        """Creates the table of a rematch in the transaction of the entry that names it, or not at all."""
        if not isinstance(entry, RematchWanted) or not entry.ready:
            return ()
        config, seats = rematch_of(live.state, seed=secrets.randbits(128), code=new_code(), created=now())
        table, first = begun(config, seats)
        entry.table, entry.ready = config.code, None
        store = self.cache.store
        return (lambda connection: store.add_table(connection, table.state, EntryRow.of(first)),)

    # ── Entries ────────────────────────────────────────────────────────────────────────────────────────────

    async def _write(
        self,
        live: LiveTable,
        make: Callable[[], Coroutine[Any, Any, LogEntry]],
        work: Callable[[LogEntry], Sequence[Work]] | None = None,
        on_stored: Callable[[LogEntry], None] | None = None,
    ) -> LogEntry:
        """Make an entry and append it, unless it is one that is stored already; if another process was faster, read
        what it wrote and make the entry anew."""
        for _ in range(ATTEMPTS):
            async with live.lock:
                await live.load_history()
                entry = await make()
                if entry.number:
                    return entry
                try:
                    await self.append(live, entry, () if work is None else work(entry), on_stored)
                    return entry
                except Conflict:
                    await self.catch_up(live)
        raise Refused("busy", "others are faster at this table; try again")

    async def append(
        self,
        live: LiveTable,
        entry: LogEntry,
        work: Sequence[Work] = (),
        on_stored: Callable[[LogEntry], None] | None = None,
    ) -> None:
        """Store an entry, call `on_stored`, and publish the entry. The caller holds the table's lock."""
        after, append = self._prepare(live, entry, work)
        try:
            await self.cache.store.append(append)
        except StoreDown as error:
            raise self._not_stored(live, error) from error
        if on_stored is not None:
            on_stored(entry)
        self._publish(live, entry, after, append.wake_at)

    def _prepare(self, live: LiveTable, entry: LogEntry, work: Sequence[Work]) -> tuple[State, Append]:
        """The state after an entry, and all that is to be stored with it."""
        cache = self.cache
        if cache.stopping:
            raise Refused("unavailable", "the server is being stopped; it will be back")
        after = live.log.after(entry, now())
        also = [] if cache.notices is None or not live.notified else cache.notices.work(live, after, entry.seat)
        wake_at = after.wake_at(live.moment())
        return after, Append(live.id, EntryRow.of(entry), after.at, after.phase, wake_at, [*work, *also])

    def _publish(self, live: LiveTable, entry: LogEntry, after: State, wake_at: int | None) -> None:
        """An entry is stored: let connections and autoplay know."""
        live.advance(entry, after)
        self.cache.counts.entries += 1
        if wake_at is not None:
            self.cache.start_autoplay(live)

    def _not_stored(self, live: LiveTable, error: BaseException) -> Refused:
        LOG.error("not kept", table=live.code, reason=str(error))
        return Refused("unavailable", "this could not be kept; try again")

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other processes have written. The caller holds the table's lock."""
        try:
            for row in await self.cache.store.entries(live.id, live.state.number):
                live.advance(row.entry())
        except StoreDown as error:
            raise Refused("unavailable", "the database does not answer") from error


def _try_lock(lock: asyncio.Lock) -> bool:
    """Acquire a lock if nobody holds it and nobody waits for it."""
    if lock.locked():
        return False
    acquiring = lock.acquire()
    try:
        acquiring.send(None)
    except StopIteration:
        return True
    acquiring.close()  # others wait for it
    return False
