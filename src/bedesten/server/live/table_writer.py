"""How anything is done at a table: an entry is made as things stand, kept in the store, and only then told.

Whoever is slower than another process reads what that has written, and tries again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import structlog

from bedesten.server.errors import Refused
from bedesten.server.live.live_table import LiveTable
from bedesten.server.schema import Command as Said
from bedesten.server.schema import Play
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
Answer = Callable[[dict[str, Any]], None]
"""Is told what a command has come to: an `Accepted`."""
Refuse = Callable[[Refused, int], None]
"""Is told why a command was refused after all, and which."""

LOG: Final = structlog.get_logger("bedesten.writing")
TRIES: Final = 5


class TableWriter:
    """Writes to the tables of a cache."""

    def __init__(self, cache: TableCache) -> None:
        self.cache = cache
        self._under_way: set[asyncio.Future[Any]] = set()

    async def carry_out(self, live: LiveTable, client: str, said: Said, answer: Answer) -> None:
        """Carry out a command once, however often it is sent. Who sent it is answered once it is kept, and before all
        are told: so the answer and the news are one write."""
        began = time.perf_counter()
        try:
            await self._surely(self._carry_out(live, client, said, answer))
        finally:
            self._took(began)

    def _took(self, began: float) -> None:
        if self.cache.metrics is not None:
            self.cache.metrics.command_took(time.perf_counter() - began)

    def must_wait(self, live: LiveTable, client: str, said: Play) -> bool:
        """Whether a move must be looked up first, for it may be one that was sent before, or the table is not at hand,
        or somebody else is writing there."""
        return said.number <= live.numbers.get((said.seat, client), 0) or live.log.resting or live.lock.locked()

    def carry_out_now(self, live: LiveTable, client: str, said: Play, answer: Answer, refuse: Refuse) -> bool:
        """Carry out a move that need not wait as `carry_out` does, without a task of its own; False if others wait for
        the table. Raises Refused; what is refused only later, `refuse` is told."""
        if not _taken(live.lock):
            return False
        began = time.perf_counter()
        try:
            entry = live.log.entry(command_of(vars(said)), live.moment())
            entry.client, entry.client_number = client, said.number
            after, wanted = self._prepare(live, entry, ())
        except BaseException:
            live.lock.release()
            self._took(began)
            raise
        done = self.cache.store.append_soon(wanted)
        self._under_way.add(done)

        def ended(done: asyncio.Future[None]) -> None:
            self._under_way.discard(done)
            failure = asyncio.CancelledError() if done.cancelled() else done.exception()
            try:
                if failure is None:
                    self._counted(said, answer, entry)
                    self._settle(live, entry, after, wanted.wake_at)
            finally:
                live.lock.release()
            if isinstance(failure, Conflict):
                self._again(live, client, said, answer, refuse)
            elif failure is not None:
                refuse(self._not_kept(live, failure), said.number)
            self._took(began)

        done.add_done_callback(ended)
        return True

    def _again(self, live: LiveTable, client: str, said: Play, answer: Answer, refuse: Refuse) -> None:
        """Another process was faster: the move is made anew."""

        async def again() -> None:
            try:
                async with live.lock:
                    await self.catch_up(live)
                await self._carry_out(live, client, said, answer)
            except Refused as refused:
                refuse(refused, said.number)

        self._start(again())

    async def change(
        self, live: LiveTable, make: Callable[[], LogEntry], work: Callable[[LogEntry], Sequence[Work]] | None = None
    ) -> LogEntry:
        """Keep what is made as things stand when it is its turn, and with it what else it brings."""
        return await self._surely(self._change(live, make, work))

    async def finish(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _surely(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to the end, even if who wanted it goes away in the midst of it: what is kept must be told."""
        return await asyncio.shield(self._start(work))

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # if nobody is left to be told, that is fine

    # ── Commands ───────────────────────────────────────────────────────────────────────────────────────────

    async def _carry_out(self, live: LiveTable, client: str, said: Said, answer: Answer) -> None:
        plain = vars(said) if isinstance(said, Play) else said.model_dump()  # which takes 12 µs, and most are moves
        command = command_of(plain)

        async def made() -> LogEntry:
            before = await self._done_before(live, client, said)
            if before is not None:
                self.cache.counts.repeated += 1
                answer(messages.accepted(said.number, before))
                return before
            entry = live.log.entry(command, live.moment())
            entry.client, entry.client_number = client, said.number
            return entry

        def kept(entry: LogEntry) -> None:
            self._counted(said, answer, entry)

        await self._try(live, made, lambda entry: self._rematch(live, entry), kept)

    def _counted(self, said: Said, answer: Answer, entry: LogEntry) -> None:
        self.cache.counts.commands += 1
        answer(messages.accepted(said.number, entry))

    async def _done_before(self, live: LiveTable, client: str, said: Said) -> LogEntry | None:
        if said.number > live.numbers.get((said.seat, client), 0):
            return None
        found = await self.cache.store.once(live.id, said.seat, client, said.number)
        return None if found is None else found.entry()

    def _rematch(self, live: LiveTable, entry: LogEntry) -> Sequence[Work]:
        """The table of the rematch comes into being with the entry that tells of it, or not at all."""
        if not isinstance(entry, RematchWanted) or not entry.ready:
            return ()
        config, seats = rematch_of(live.state, seed=secrets.randbits(128), code=new_code(), created=now())
        table, first = begun(config, seats)
        entry.table, entry.ready = config.code, None
        store = self.cache.store
        return (lambda connection: store.add_table(connection, table.state, EntryRow.of(first)),)

    # ── Entries ────────────────────────────────────────────────────────────────────────────────────────────

    async def _change(
        self, live: LiveTable, make: Callable[[], LogEntry], work: Callable[[LogEntry], Sequence[Work]] | None
    ) -> LogEntry:
        async def made() -> LogEntry:
            return make()

        return await self._try(live, made, work)

    async def _try(
        self,
        live: LiveTable,
        make: Callable[[], Coroutine[Any, Any, LogEntry]],
        work: Callable[[LogEntry], Sequence[Work]] | None = None,
        kept: Callable[[LogEntry], None] | None = None,
    ) -> LogEntry:
        """Make an entry and keep it, unless it is one that is kept already; if another process was faster, read what it
        wrote and make it anew."""
        for _ in range(TRIES):
            async with live.lock:
                await live.ready()
                entry = await make()
                if entry.number:
                    return entry
                try:
                    await self.keep(live, entry, () if work is None else work(entry), kept)
                    return entry
                except Conflict:
                    await self.catch_up(live)
        raise Refused("busy", "others are faster at this table; try again")

    async def keep(
        self,
        live: LiveTable,
        entry: LogEntry,
        work: Sequence[Work] = (),
        kept: Callable[[LogEntry], None] | None = None,
    ) -> None:
        """Keep an entry, and only then let anyone know: first who is told by `kept`. The caller holds the table's
        lock."""
        after, wanted = self._prepare(live, entry, work)
        try:
            await self.cache.store.append(wanted)
        except StoreDown as error:
            raise self._not_kept(live, error) from error
        if kept is not None:
            kept(entry)
        self._settle(live, entry, after, wanted.wake_at)

    def _prepare(self, live: LiveTable, entry: LogEntry, work: Sequence[Work]) -> tuple[State, Append]:
        """How things will stand after an entry, and what is to be kept with it."""
        cache = self.cache
        if cache.stopping:
            raise Refused("unavailable", "the server is being stopped; it will be back")
        after = live.log.after(entry, now())
        also = [] if cache.notices is None or not live.notified else cache.notices.work(live, after, entry.seat)
        wake_at = after.wake_at(live.moment())
        return after, Append(live.id, EntryRow.of(entry), after.at, after.phase, wake_at, [*work, *also])

    def _settle(self, live: LiveTable, entry: LogEntry, after: State, wake_at: int | None) -> None:
        """An entry is kept: let all know."""
        live.advance(entry, after)
        self.cache.counts.entries += 1
        if wake_at is not None:
            self.cache.look_after(live)

    def _not_kept(self, live: LiveTable, error: BaseException) -> Refused:
        LOG.error("not kept", table=live.code, reason=str(error))
        return Refused("unavailable", "this could not be kept; try again")

    async def catch_up(self, live: LiveTable) -> None:
        """Hear what other processes have written. The caller holds the table's lock."""
        try:
            for row in await self.cache.store.entries(live.id, live.state.number):
                live.advance(row.entry())
        except StoreDown as error:
            raise Refused("unavailable", "the database does not answer") from error


def _taken(lock: asyncio.Lock) -> bool:
    """Take a lock if nobody has it and nobody waits for it."""
    if lock.locked():
        return False
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()  # others wait for it
    return False
