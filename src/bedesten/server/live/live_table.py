"""A table in memory: a cache of its log in the store, and the connections that must hear of changes."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from bedesten.kernel.game import Game
from bedesten.server.store import EntryRow, Store, TableRow, now
from bedesten.server.threads import FEW, in_thread, in_thread_if_long, load_in_thread
from bedesten.server.tokens import hashed
from bedesten.tables.entries import LogEntry
from bedesten.tables.entries.seats import SeatEntry
from bedesten.tables.history import CHECKPOINT_EVERY, History, RecordStep
from bedesten.tables.log import TableLog, since_number, steps_of
from bedesten.tables.people import Moment, TableSeat
from bedesten.tables.state import State

if TYPE_CHECKING:
    from bedesten.server.live.connection import Connection

__all__ = ["JsonCache", "LiveTable", "RemotePresence", "load_table"]

JsonCache = dict[Any, Any]
"""Parts of messages about the table's current state, already serialized, by what they are."""

RECENT_ENTRIES: Final = 40
"""Kept for clients that reconnect after a moment; older ones are read from the store."""
JSON_CACHE_SECONDS: Final = 0.25
"""For which what was serialized for one client is sent to the next: it holds the time and the clocks."""


@dataclass(slots=True)
class RemotePresence:
    """Who is connected to the table through another server process."""

    seats: frozenset[int]
    spectators: int


class LiveTable:
    """A table that somebody looks at, or at which a bot plays."""

    __slots__ = (
        "_json_cache",
        "_json_cache_since",
        "_present",
        "autoplay",
        "autoplay_wakeup",
        "away_since",
        "changed_at",
        "connections",
        "entries",
        "entries_since",
        "fixed_json",
        "id",
        "last_used",
        "lock",
        "log",
        "notified",
        "numbers",
        "places_json",
        "remote",
        "seen",
    )

    def __init__(self, table_id: int, log: TableLog) -> None:
        self.id = table_id
        self.log = log
        self.lock = asyncio.Lock()
        """Held by a writer from reading the state until the new entry is stored."""
        self.entries: list[LogEntry] = []
        self.entries_since = log.state.number
        """All entries after this number are in `entries`."""
        self.numbers: dict[tuple[int, str], int] = {}
        """The highest number of each seat's client that was accepted."""
        self.connections: set[Connection] = set()
        self.remote: dict[str, RemotePresence] = {}
        self.away_since: dict[int, int] = {}
        """When each seat was last seen to come or go."""
        self.seen: dict[int, int] = {seat.seat: seat.seen for seat in log.state.seats if seat.seen}
        """The entry of the log up to which each seat's player has looked."""
        self._json_cache: JsonCache = {}
        self._json_cache_since = 0.0
        self.fixed_json: str | None = None
        """The part of the table's state that never changes, serialized."""
        self.places_json: tuple[list[object], str] | None = None
        """The serialized view of the places, and the values that it depends on."""
        self._present: frozenset[int] | None = None
        self.autoplay: asyncio.Task[None] | None = None
        self.autoplay_wakeup: asyncio.Event | None = None
        """Wakes the autoplay task, while there is one."""
        self.notified: frozenset[int] = frozenset()
        """Seats whose players want to be told elsewhere that it is their turn."""
        self.last_used = time.monotonic()
        self.changed_at = 0.0
        """When the last entry was stored, for the metrics."""

    @property
    def state(self) -> State:
        return self.log.state

    @property
    def code(self) -> str:
        return self.state.config.code

    # ── Who is here ────────────────────────────────────────────────────────────────────────────────────────

    def present(self) -> frozenset[int]:
        """The seats whose players are connected, to this process or another."""
        if self._present is None:
            here = [connection.seats for connection in self.connections]
            self._present = frozenset().union(*here, *[other.seats for other in self.remote.values()])
        return self._present

    def moment(self) -> Moment:
        """The time, and who is here."""
        return Moment(now(), self.present(), self.away_since)

    def owner(self) -> str:
        """From where the table is played, or looked at: bots think in turns for one address after another."""
        return min((connection.address for connection in self.connections), default="")

    def spectators(self) -> int:
        here = sum(1 for connection in self.connections if not connection.seats)
        return here + sum(other.spectators for other in self.remote.values())

    def seat_of(self, token: str) -> int | None:
        """The seat that a token is worth here."""
        wanted = hashed(token)
        return next((seat.seat for seat in self.state.seats if seat.token == wanted), None)

    def holds(self, token_hash: str, seat: int) -> bool:
        """Whether a token, by its hash, is worth this seat."""
        return self.state.seats[seat].token == token_hash

    def is_host(self, token: str) -> bool:
        return self.state.config.host == hashed(token)

    # ── What happened ──────────────────────────────────────────────────────────────────────────────────────

    def advance(self, entry: LogEntry, after: State | None = None) -> None:
        """An entry has been stored: apply it, and notify the connections. Without `after` another process stored it."""
        if after is None:
            self.log.replay(entry)
        else:
            self.log.commit(entry, after)
        self.entries.append(entry)
        if len(self.entries) > RECENT_ENTRIES:
            self.entries_since = self.entries.pop(0).number
        self.note_number(entry)
        if isinstance(entry, SeatEntry):
            self.seen.pop(entry.place, None)
        self.last_used = time.monotonic()
        self.changed_at = time.perf_counter()
        self.notify_changed()

    def note_number(self, entry: LogEntry) -> None:
        if entry.client is not None and entry.client_number is not None and entry.seat is not None:
            key = (entry.seat, entry.client)
            self.numbers[key] = max(self.numbers.get(key, 0), entry.client_number)

    def drop_history(self) -> None:
        """Keep only the current state in memory: nobody is connected, and the log is in the store."""
        self.entries.clear()
        self.entries_since = self.state.number
        self.log.drop_history()
        self.clear_json_cache()
        self.fixed_json = self.places_json = None

    async def load_history(self, study: bool = False) -> None:
        """Replay the history of a long game in a thread, if it was dropped. Requests that only look at the past
        (`study`) have threads of their own, and do not take those of players."""
        game = self.state.game
        if game is not None and self.log.history_dropped and (size := len(game.entries)) > FEW:
            again = in_thread(History.of, game) if study else load_in_thread(size, History.of, game)
            self.log.restore_history(await again)

    @property
    def replay_cost(self) -> int:
        """Moves that must be replayed for an earlier position, or for an undo."""
        return self.state.at if self.log.history_dropped else CHECKPOINT_EVERY

    async def position(self, at: int) -> Game:
        """The game as it was after so many entries of its record."""
        await self.load_history(study=True)
        return self.log.position(at)

    def update_cost(self, since: int) -> int:
        """Steps that an update since an entry of the log contains; all of the game's, if it must be replayed."""
        return len(self.log.recent_steps(since) or ()) if self.has_recent(since) else self.state.at

    # ── Messages ───────────────────────────────────────────────────────────────────────────────────────────

    @property
    def json_cache(self) -> JsonCache:
        """What was serialized of the current state, so that it is done once for all clients that get the same."""
        moment = time.monotonic()
        if moment - self._json_cache_since > JSON_CACHE_SECONDS:
            self._json_cache = {}
            self._json_cache_since = moment
        return self._json_cache

    def clear_json_cache(self) -> None:
        """The state has changed, or nobody needs the serialized messages any more."""
        self._json_cache = {}
        self._json_cache_since = 0.0

    def wake_autoplay(self) -> None:
        """Let the autoplay task look again at what is due."""
        if self.autoplay_wakeup is not None:
            self.autoplay_wakeup.set()

    def notify_changed(self) -> None:
        """Let the connections and autoplay know of a new entry."""
        self.clear_json_cache()
        self.wake_autoplay()
        for connection in self.connections:
            connection.notify_changed()

    def notify_presence(self) -> None:
        """Let the connections and autoplay know that somebody has come or gone."""
        self._present = None
        self.clear_json_cache()
        self.wake_autoplay()
        for connection in self.connections:
            connection.notify_presence()

    def has_recent(self, since: int) -> bool:
        """Whether all that happened after an entry of the log is in memory."""
        return since >= self.state.number or (since >= self.entries_since and self.log.has_steps_since(since))

    def recent(self, since: int) -> tuple[list[LogEntry], list[RecordStep]] | None:
        """What happened after an entry of the log; None if that must be read from the store."""
        if since >= self.state.number:
            return [], []
        steps = self.log.recent_steps(since) if self.has_recent(since) else None
        return None if steps is None else (since_number(self.entries, since), steps)

    async def history(self, since: int, store: Store) -> tuple[list[LogEntry], list[RecordStep]]:
        """What happened after an entry of the log: from memory if it is recent, else from the store."""
        recent = self.recent(since)
        if recent is not None:
            return recent
        game, last = self.state.game, self.state.number
        rows = [row for row in await store.entries(self.id) if row.number <= last]
        entries = [row.entry() for row in rows]
        steps = [] if game is None else await in_thread_if_long(len(rows), steps_of, game, entries)
        return [each for each in entries if each.number > since], [each for each in steps if each.number > since]


async def load_table(store: Store, row: TableRow, seats: list[TableSeat]) -> LiveTable:
    """A table as its log has made it."""
    rows = await store.entries(row.id)
    log, entries = await load_in_thread(len(rows), _read, row, seats, rows)
    live = LiveTable(row.id, log)
    for entry in entries:
        live.note_number(entry)
    return live


def _read(row: TableRow, seats: list[TableSeat], rows: list[EntryRow]) -> tuple[TableLog, list[LogEntry]]:
    entries = [each.entry() for each in rows]
    return TableLog.load(row, seats, entries), entries
