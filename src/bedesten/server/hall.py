"""The hall: all tables that are in memory, and the one way in which anything is done at them."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Final, TypeVar

import structlog

from bedesten.kernel.errors import BedestenError
from bedesten.server.automation.bot_pool import Thinkers
from bedesten.server.commands import Draft, draft_of
from bedesten.server.errors import Refused
from bedesten.server.live_table import Elsewhere, LiveTable, load_table
from bedesten.server.making import begun, rematch_of
from bedesten.server.operation.counters import Counts
from bedesten.server.schema import Accepted, Command
from bedesten.server.settings import ServerSettings
from bedesten.server.store import Append, Conflict, EntryRow, Store, StoreDown, now

if TYPE_CHECKING:
    from bedesten.server.automation.autoplay import Driver
    from bedesten.server.live.connection import Connection
    from bedesten.server.notify.notices import Notices
    from bedesten.server.operation.metrics import Metrics

__all__ = ["Hall"]

T = TypeVar("T")

LOG: Final = structlog.get_logger("bedesten.hall")
TRIES: Final = 5
SOON: Final = 5.0
"""Seconds after which a table without visitors keeps only how things stand."""
SILENCE: Final = 12.0
"""Seconds after which another process that says nothing is dead."""


class Hall:
    """The tables of this process."""

    def __init__(self, settings: ServerSettings, store: Store, thinkers: Thinkers) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.counts = Counts()
        self.metrics: Metrics | None = None
        self.stopping = False
        self.connections: set[Connection] = set()
        """All clients, those that have not said hello too."""
        self._seen: dict[tuple[int, int], int] = {}
        """What is to be noted of how far players have looked, by table and seat."""
        self._tables: dict[int, LiveTable] = {}
        self._codes: dict[str, int] = {}
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self.driver: Driver | None = None
        self.notices: Notices | None = None
        self._under_way: set[asyncio.Task[Any]] = set()
        self._heard: dict[str, float] = {}
        """When each of the other processes was last heard of."""

    def tables(self) -> list[LiveTable]:
        return list(self._tables.values())

    # ── Tables come and go ─────────────────────────────────────────────────────────────────────────────────

    async def table(self, code: str) -> LiveTable:
        """The table with this code."""
        live = await self._find(code=code)
        if live is None:
            raise Refused("no-such-table", "there is no such table")
        return live

    async def table_by_id(self, table_id: int) -> LiveTable | None:
        live = self._tables.get(table_id)
        return live if live is not None else await self._find(table_id=table_id)

    async def _find(self, code: str = "", table_id: int = 0) -> LiveTable | None:
        known = self._tables.get(self._codes.get(code, table_id))
        if known is not None:
            known.used = time.monotonic()
            return known
        key = code or str(table_id)
        waiting = self._loading.get(key)
        if waiting is not None:
            return await asyncio.shield(waiting)
        future = asyncio.get_running_loop().create_future()
        self._loading[key] = future
        try:
            found = await self._load(code, table_id)
            future.set_result(found)
            return found
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # whoever else waits for it gets it; if nobody does, that is fine
            raise
        finally:
            del self._loading[key]

    async def _load(self, code: str, table_id: int) -> LiveTable | None:
        try:
            found = await self.store.table(code=code, table_id=table_id)
            if found is None:
                return None
            row, seats = found
            other = self._tables.get(row.id)
            if other is not None:
                return other
            if len(self._tables) >= self.settings.most_tables:
                self.sweep(0.0)
            live = await load_table(self.store, row, seats)
            if self.notices is not None and self.notices.allowed:
                live.notified = await self.store.notified(row.id)
        except StoreDown as error:
            raise Refused("unavailable", "the database does not answer") from error
        except BedestenError as error:
            LOG.error("table can't be read", table=code or table_id, reason=str(error))
            raise Refused("unavailable", f"this table can't be read: {error}") from error
        other = self._tables.setdefault(row.id, live)
        self._codes[row.code] = row.id
        self.counts.loaded += 1
        if self.store.shared:
            async with other.lock:  # what others wrote while it was being read, and nobody here listened for
                await self.catch_up(other)
            with contextlib.suppress(Exception):
                await self.store.tell({"table": row.id, "who": True})
        self._look_after(other)
        return other

    def sweep(self, idle: float | None = None) -> int:
        """Forget tables that nobody has looked at for a while, and what else is not needed. It is in the store."""
        moment = time.monotonic()
        limit = moment - (self.settings.keep if idle is None else idle)
        gone = 0
        for live in self.tables():
            if live.connections or live.driver is not None or live.lock.locked():
                continue
            if live.used <= limit:
                self.forget(live)
                gone += 1
            elif live.used <= moment - SOON:
                live.rest()
        return gone

    def hang_up(self) -> None:
        """End connections whose clients have gone without a word."""
        moment = time.monotonic()
        for connection in list(self.connections):
            connection.check(moment)

    def forget(self, live: LiveTable) -> None:
        if self._tables.get(live.id) is live:
            del self._tables[live.id]
            del self._codes[live.code]

    # ── Doing something ────────────────────────────────────────────────────────────────────────────────────

    async def carry_out(self, live: LiveTable, client: str, command: Command) -> Accepted:
        """Carry out a command once, however often it is sent."""
        with contextlib.nullcontext() if self.metrics is None else self.metrics.timing_command():
            return await self.surely(self._carry_out(live, client, command))

    async def surely(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to the end, even if who wanted it goes away in the midst of it: what is kept must be told."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # if nobody is left to be told, that is fine

    async def finish(self) -> None:
        """Wait for what is under way."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def _carry_out(self, live: LiveTable, client: str, command: Command) -> Accepted:
        for _ in range(TRIES):
            async with live.lock:
                before = await self._done_before(live, client, command)
                if before is not None:
                    self.counts.repeated += 1
                    return before
                draft = draft_of(live.sitting, command, live.present())
                if draft.data.pop("ready", False):
                    self._add_rematch(live, draft)
                try:
                    entry = await self.keep(live, draft, command.seat, "person", client, command.number)
                except Conflict:
                    await self.catch_up(live)
                    continue
            self.counts.commands += 1
            return accepted(command.number, entry)
        raise Refused("busy", "others are faster at this table; try again")

    async def _done_before(self, live: LiveTable, client: str, command: Command) -> Accepted | None:
        if command.number > live.numbers.get((command.seat, client), 0):
            return None
        found = await self.store.once(live.id, command.seat, client, command.number)
        return None if found is None else accepted(command.number, found)

    def _add_rematch(self, live: LiveTable, draft: Draft) -> None:
        """The table of the rematch comes into being with the entry that tells of it, or not at all."""
        made, seats = rematch_of(live.sitting)
        values, first = begun(made, seats)
        draft.data["table"] = values["code"]
        draft.work.append(lambda connection: self.store.add_table(connection, values, seats, first))

    async def keep(
        self,
        live: LiveTable,
        draft: Draft,
        seat: int | None,
        by: str,
        client: str | None = None,
        number: int | None = None,
    ) -> EntryRow:
        """Keep an entry, and only then let anyone know. The caller holds the table's lock."""
        if self.stopping:
            raise Refused("unavailable", "the server is being stopped; it will be back")
        sitting = live.sitting
        entry = EntryRow(sitting.number + 1, max(now(), sitting.time), draft.kind, seat, by, draft.data, client, number)
        after = sitting.copy()
        after.apply(entry, draft.game)
        entry.data["at"], entry.data["line"] = after.at, after.line
        also = [] if self.notices is None or not live.notified else self.notices.work(live, after, seat)
        wanted = Append(live.id, entry, after.at, after.phase, after.wake_at(), [*draft.work, *also])
        try:
            await self.store.append(wanted)
        except StoreDown as error:
            LOG.error("not kept", table=live.code, reason=str(error))
            raise Refused("unavailable", "this could not be kept; try again") from error
        live.advance(after, entry)
        self.counts.entries += 1
        self._look_after(live)
        return entry

    async def catch_up(self, live: LiveTable) -> None:
        """Hear what other processes have written. The caller holds the table's lock."""
        try:
            for entry in await self.store.entries(live.id, live.sitting.number):
                after = live.sitting.copy()
                if after.game is not None and entry.data.get("record"):
                    after.game = after.game.copy()
                after.apply(entry)
                live.advance(after, entry)
        except StoreDown as error:
            raise Refused("unavailable", "the database does not answer") from error

    def _look_after(self, live: LiveTable) -> None:
        """Let bots play, and clocks run, where that is needed."""
        if self.driver is not None and not self.stopping and live.sitting.wake_at() is not None:
            self.driver.drive(live)

    # ── Who has looked at what ─────────────────────────────────────────────────────────────────────────────

    def note_seen(self, live: LiveTable, seat: int, upto: int) -> None:
        """A player has looked at all up to an entry. It is kept a little later, with what others have seen."""
        upto = min(upto, live.sitting.number)
        if upto > live.seen.get(seat, 0):
            live.seen[seat] = self._seen[live.id, seat] = upto

    async def keep_seen(self) -> None:
        """Keep how far players have looked. If it is lost they are shown something twice, and that is all."""
        seen, self._seen = self._seen, {}
        try:
            await self.store.set_seen(seen)
        except StoreDown:
            self._seen = seen | self._seen
            raise
        if self.store.shared:
            for (table, seat), upto in seen.items():
                await self.store.tell({"table": table, "seen": [seat, upto]})

    # ── Other processes ────────────────────────────────────────────────────────────────────────────────────

    async def hear(self, notice: dict[str, Any]) -> None:
        """A notice of another process."""
        sender = str(notice.get("from"))
        if sender == self.store.process:
            return
        known = sender in self._heard
        self._heard[sender] = time.monotonic()
        if not known:  # it is new, or was thought to be dead: it must hear who is here, and we who is there
            await self._tell_everyone()
            await self.store.tell({"everyone": True})
        if "everyone" in notice:
            await self._tell_everyone()
        live = self._tables.get(notice.get("table", 0))
        if live is None:
            return
        if "present" in notice:
            live.elsewhere[sender] = Elsewhere(frozenset(notice["present"]), notice["spectators"])
            live.wake_presence()
        elif "seen" in notice:
            seat, upto = notice["seen"]
            live.seen[seat] = max(upto, live.seen.get(seat, 0))
        elif "notified" in notice:
            with contextlib.suppress(StoreDown):
                live.notified = await self.store.notified(live.id)
        elif "who" in notice:
            await self.tell_presence(live)
        elif notice.get("number", 0) > live.sitting.number:
            async with live.lock:
                with contextlib.suppress(Refused):
                    await self.catch_up(live)

    def forget_the_dead(self) -> None:
        """Who was connected through a process that is not heard of any more is not here."""
        limit = time.monotonic() - SILENCE
        for sender in [sender for sender, heard in self._heard.items() if heard < limit]:
            del self._heard[sender]
            for live in self.tables():
                if live.elsewhere.pop(sender, None) is not None:
                    live.wake_presence()

    async def _tell_everyone(self) -> None:
        """Tell the other processes of all tables who is connected here."""
        for live in self.tables():
            if live.connections:
                await self.tell_presence(live)

    async def tell_presence(self, live: LiveTable) -> None:
        """Tell the other processes who is connected here."""
        seats: set[int] = set()
        for connection in live.connections:
            seats.update(connection.seats)
        spectators = sum(1 for connection in live.connections if not connection.seats)
        with contextlib.suppress(Exception):  # it is told again when the next one comes or goes
            await self.store.tell({"table": live.id, "present": sorted(seats), "spectators": spectators})


def accepted(number: int, entry: EntryRow) -> Accepted:
    """What a command has come to."""
    data = entry.data
    return Accepted(
        number=number,
        entry=entry.number,
        at=data["at"],
        played=data.get("played", 0),
        stopped=data.get("stopped"),
        asked=data.get("asked", False),
    )
