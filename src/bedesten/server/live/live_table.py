"""A table in memory: only a cache of what the store has, with who is connected to it."""

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
from bedesten.tables.history import EVERY, History, RecordStep
from bedesten.tables.log import TableLog, since_number, steps_of
from bedesten.tables.people import Moment, TableSeat
from bedesten.tables.state import State

if TYPE_CHECKING:
    from bedesten.server.live.connection import Connection

__all__ = ["Elsewhere", "LiveTable", "Wave", "load_table"]

Wave = dict[Any, Any]
"""What has been worked out and written of how things stand at a moment."""

ENTRIES_AT_HAND: Final = 40
"""For clients that come back after a moment; what is older is read from the store."""
FRESH: Final = 0.25
"""Seconds for which what was written for one client is told to the next."""


@dataclass(slots=True)
class Elsewhere:
    """Who is connected to the table through another process."""

    seats: frozenset[int]
    spectators: int


class LiveTable:
    """A table that somebody looks at, or at which a bot plays."""

    __slots__ = (
        "_present",
        "_wave",
        "_wave_begun",
        "autoplay",
        "away_since",
        "changed",
        "connections",
        "elsewhere",
        "entries",
        "entries_since",
        "fixed",
        "id",
        "lock",
        "log",
        "notified",
        "nudged",
        "numbers",
        "places",
        "seen",
        "used",
    )

    def __init__(self, table_id: int, log: TableLog) -> None:
        self.id = table_id
        self.log = log
        self.lock = asyncio.Lock()
        """Held by who writes: from reading how things stand until the new entry is kept."""
        self.entries: list[LogEntry] = []
        self.entries_since = log.state.number
        """Of all that came after this number the entries are at hand."""
        self.numbers: dict[tuple[int, str], int] = {}
        """The highest number of each seat's client that was accepted."""
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        self.away_since: dict[int, int] = {}
        """When each seat was last seen to come or go."""
        self.seen: dict[int, int] = {seat.seat: seat.seen for seat in log.state.seats if seat.seen}
        """The entry of the log up to which each seat's player has looked."""
        self._wave: Wave = {}
        self._wave_begun = 0.0
        self.fixed: str | None = None
        """What is told of the table and never changes, written."""
        self.places: tuple[list[object], str] | None = None
        """What lies at the places as it was last written, and what that rests on."""
        self._present: frozenset[int] | None = None
        self.autoplay: asyncio.Task[None] | None = None
        self.nudged: asyncio.Event | None = None
        """Wakes who plays for bots and absent players, as long as somebody does."""
        self.notified: frozenset[int] = frozenset()
        """Seats whose players want to be told elsewhere that it is their turn."""
        self.used = time.monotonic()
        self.changed = 0.0
        """When the last entry was kept, for the metrics."""

    @property
    def state(self) -> State:
        return self.log.state

    @property
    def code(self) -> str:
        return self.state.config.code

    # ── Who is here ────────────────────────────────────────────────────────────────────────────────────────

    def present(self) -> frozenset[int]:
        """The seats whose players are connected, here or elsewhere."""
        if self._present is None:
            here = [connection.seats for connection in self.connections]
            self._present = frozenset().union(*here, *[other.seats for other in self.elsewhere.values()])
        return self._present

    def moment(self) -> Moment:
        """The time, and who is here."""
        return Moment(now(), self.present(), self.away_since)

    def owner(self) -> str:
        """From where the table is played, or looked at: bots think in turns for one address after another."""
        return min((connection.address for connection in self.connections), default="")

    def spectators(self) -> int:
        here = sum(1 for connection in self.connections if not connection.seats)
        return here + sum(other.spectators for other in self.elsewhere.values())

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
        """An entry has been kept: from now on things stand as after it. Without `after` others have kept it."""
        if after is None:
            self.log.replay(entry)
        else:
            self.log.commit(entry, after)
        self.entries.append(entry)
        if len(self.entries) > ENTRIES_AT_HAND:
            self.entries_since = self.entries.pop(0).number
        self.note_number(entry)
        if isinstance(entry, SeatEntry):
            self.seen.pop(entry.place, None)
        self.used = time.monotonic()
        self.changed = time.perf_counter()
        self.wake()

    def note_number(self, entry: LogEntry) -> None:
        if entry.client is not None and entry.client_number is not None and entry.seat is not None:
            key = (entry.seat, entry.client)
            self.numbers[key] = max(self.numbers.get(key, 0), entry.client_number)

    def rest(self) -> None:
        """Nobody is here: keep how things stand, and nothing of how it came about, which is in the store."""
        self.entries.clear()
        self.entries_since = self.state.number
        self.log.rest()
        self.end_wave()
        self.fixed = self.places = None

    async def ready(self, history: bool = False) -> None:
        """Bring back how a long game came about, if that was forgotten, without holding up others. Who only looks at
        what was (`history`) does not take the threads of those who play."""
        game = self.state.game
        if game is not None and self.log.resting and (size := len(game.entries)) > FEW:
            again = in_thread(History.of, game) if history else load_in_thread(size, History.of, game)
            self.log.wake(await again)

    @property
    def cost(self) -> int:
        """Moves that must be played again for an earlier position, or to take something back."""
        return self.state.at if self.log.resting else EVERY

    async def position(self, at: int) -> Game:
        """The game as it was after so many entries of its record."""
        await self.ready(history=True)
        return self.log.position(at)

    def cost_to_tell(self, since: int) -> int:
        """Steps that are told of what happened after an entry of the log; all of them, if it must be played again."""
        return len(self.log.recent_steps(since) or ()) if self.at_hand(since) else self.state.at

    # ── What is told ───────────────────────────────────────────────────────────────────────────────────────

    @property
    def wave(self) -> Wave:
        """What has been worked out of how things stand now, so that it is written once for all who are told the
        same."""
        moment = time.monotonic()
        if moment - self._wave_begun > FRESH:
            self._wave = {}
            self._wave_begun = moment
        return self._wave

    def end_wave(self) -> None:
        """What was written is not told any more."""
        self._wave = {}
        self._wave_begun = 0.0

    def nudge(self) -> None:
        """Let who plays for bots and absent players look again at what is due."""
        if self.nudged is not None:
            self.nudged.set()

    def wake(self) -> None:
        """Tell all who wait that something has changed."""
        self.end_wave()
        self.nudge()
        for connection in self.connections:
            connection.wake()

    def wake_presence(self) -> None:
        """Tell all who wait that somebody has come or gone."""
        self._present = None
        self.end_wave()
        self.nudge()
        for connection in self.connections:
            connection.wake_presence()

    def at_hand(self, since: int) -> bool:
        """Whether it is in memory what happened after an entry of the log."""
        return since >= self.state.number or (since >= self.entries_since and self.log.remembers(since))

    def recent(self, since: int) -> tuple[list[LogEntry], list[RecordStep]] | None:
        """What happened after an entry of the log; None if that must be read from the store."""
        if since >= self.state.number:
            return [], []
        steps = self.log.recent_steps(since) if self.at_hand(since) else None
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
