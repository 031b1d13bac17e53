"""The cache of tables in memory: loads them from the store, which alone counts, and evicts those nobody uses."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, Final

import structlog

from bedesten.kernel.errors import BedestenError
from bedesten.server.automation.bot_pool import BotPool
from bedesten.server.errors import Refused
from bedesten.server.live.live_table import LiveTable, load_table
from bedesten.server.live.peers import Peers
from bedesten.server.live.table_writer import TableWriter
from bedesten.server.operation.counters import Counts
from bedesten.server.settings import ServerSettings
from bedesten.server.store import Store, StoreDown, TableRow
from bedesten.tables.people import TableSeat

if TYPE_CHECKING:
    from bedesten.server.automation.autoplay import Autoplay
    from bedesten.server.http.rate_limits import Visitor
    from bedesten.server.live.connection import Connection
    from bedesten.server.notify.notices import Notices
    from bedesten.server.operation.metrics import Metrics

__all__ = ["TableCache", "Unreadable"]

LOG: Final = structlog.get_logger("bedesten.tables")
STORED_ENTRIES_PER_STEP: Final = 2
"""Entries of a log that are read in the time of one step of a game."""
DROP_HISTORY_AFTER: Final = 5.0
"""Seconds after which a table without connections keeps only its current state."""


class Unreadable(Refused):
    """A table's log can't be played with the rules that are here. The others are not concerned."""


class TableCache:
    """The tables of this process."""

    def __init__(self, settings: ServerSettings, store: Store, bot_pool: BotPool) -> None:
        self.settings = settings
        self.store = store
        self.bot_pool = bot_pool
        self.counts = Counts()
        self.metrics: Metrics | None = None
        self.stopping = False
        self.connections: set[Connection] = set()
        """All clients, those that have not said hello too."""
        self._seen: dict[tuple[int, int], int] = {}
        """What is still to be saved of how far players have looked, by table and seat."""
        self._tables: dict[int, LiveTable] = {}
        self._codes: dict[str, int] = {}
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self.autoplay: Autoplay | None = None
        self.notices: Notices | None = None
        self.writer = TableWriter(self)
        self.peers = Peers(self)

    def tables(self) -> list[LiveTable]:
        return list(self._tables.values())

    def get(self, table_id: int) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._tables.get(table_id)

    def has(self, code: str) -> bool:
        """Whether the table with this code is in memory."""
        return code in self._codes

    # ── Loading and evicting─────────────────────────────────────────────────────────────────────────────────

    async def table(self, code: str, visitor: Visitor | None = None) -> LiveTable:
        """The table with this code. A visitor pays if its log must be read, and is refused who can't."""
        if visitor is not None and not self.has(code):
            found = await self._stored(code)
            if found is not None:
                visitor.afford(found[0].number // STORED_ENTRIES_PER_STEP)
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
            known.last_used = time.monotonic()
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
            future.exception()  # marks it as retrieved: maybe nobody else waits for it
            raise
        finally:
            del self._loading[key]

    async def _stored(self, code: str, table_id: int = 0) -> tuple[TableRow, list[TableSeat]] | None:
        try:
            return await self.store.table(code=code, table_id=table_id)
        except StoreDown as error:
            raise Refused("unavailable", "the database does not answer") from error

    async def _load(self, code: str, table_id: int) -> LiveTable | None:
        found = await self._stored(code, table_id)
        if found is None:
            return None
        row, seats = found
        try:
            other = self._tables.get(row.id)
            if other is not None:
                return other
            if len(self._tables) >= self.settings.most_tables:
                self.evict_idle(0.0)
            live = await load_table(self.store, row, seats)
            if self.notices is not None and self.notices.allowed:
                live.notified = await self.store.notified(row.id)
        except StoreDown as error:
            raise Refused("unavailable", "the database does not answer") from error
        except BedestenError as error:
            LOG.error("table can't be read", table=code or table_id, reason=str(error))
            raise Unreadable("unavailable", f"this table can't be read: {error}") from error
        other = self._tables.setdefault(row.id, live)
        self._codes[row.code] = row.id
        self.counts.loaded += 1
        if self.store.shared:
            async with other.lock:  # what other processes wrote while it was being read
                await self.writer.catch_up(other)
            with contextlib.suppress(Exception):
                await self.store.notify_peers({"table": row.id, "who": True})
        self.start_autoplay(other)
        return other

    def evict_idle(self, idle: float | None = None) -> int:
        """Evict tables that nobody has used for a while, and drop the histories of the others without connections."""
        moment = time.monotonic()
        limit = moment - (self.settings.keep if idle is None else idle)
        gone = 0
        for live in self.tables():
            if live.connections or live.autoplay is not None or live.lock.locked():
                continue
            if live.last_used <= limit:
                self.evict(live)
                gone += 1
            elif live.last_used <= moment - DROP_HISTORY_AFTER:
                live.drop_history()
        return gone

    def close_dead_connections(self) -> None:
        """End connections whose clients have gone without closing them."""
        moment = time.monotonic()
        for connection in list(self.connections):
            connection.check(moment)

    def evict(self, live: LiveTable) -> None:
        if self._tables.get(live.id) is live:
            del self._tables[live.id]
            del self._codes[live.code]

    def start_autoplay(self, live: LiveTable) -> None:
        """Start the task that plays for bots and watches clocks, where that is needed."""
        if self.autoplay is not None and not self.stopping and live.state.wake_at(live.moment()) is not None:
            self.autoplay.start(live)

    # ── Who has looked at what ─────────────────────────────────────────────────────────────────────────────

    def note_seen(self, live: LiveTable, seat: int, upto: int) -> None:
        """A player has looked at all up to an entry. It is saved a little later, with what others have seen."""
        upto = min(upto, live.state.number)
        if upto > live.seen.get(seat, 0):
            live.seen[seat] = self._seen[live.id, seat] = upto

    async def save_seen(self) -> None:
        """Save how far players have looked. If it is lost they are shown something twice, and that is all."""
        seen, self._seen = self._seen, {}
        try:
            await self.store.set_seen(seen)
        except StoreDown:
            self._seen = seen | self._seen
            raise
        if self.store.shared:
            for (table, seat), upto in seen.items():
                await self.store.notify_peers({"table": table, "seen": [seat, upto]})
