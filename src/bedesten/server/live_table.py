"""A table in memory: only a cache of what the store has, with who is connected to it."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from bedesten.server.chronicle import Chronicle, Happening, tell_all
from bedesten.server.commands import turn_start
from bedesten.server.schema import Settings
from bedesten.server.sitting import Sitting
from bedesten.server.store import EntryRow, SeatRow, Store, TableRow
from bedesten.server.threads import aside
from bedesten.server.tokens import hashed

if TYPE_CHECKING:
    from bedesten.server.live.connection import Connection

__all__ = ["Elsewhere", "LiveTable", "load_table"]

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
        "_wave",
        "_wave_begun",
        "away_since",
        "changed",
        "chronicle",
        "connections",
        "driver",
        "elsewhere",
        "entries",
        "entries_since",
        "lock",
        "notified",
        "nudged",
        "numbers",
        "seen",
        "sitting",
        "used",
    )

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.lock = asyncio.Lock()
        """Held by who writes: from reading how things stand until the new entry is kept."""
        self.chronicle: Chronicle | None = None
        self.entries: list[EntryRow] = []
        self.entries_since = sitting.number
        """Of all that came after this number the entries are at hand."""
        self.numbers: dict[tuple[int, str], int] = {}
        """The highest number of each seat's client that was accepted."""
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Elsewhere] = {}
        self.away_since: dict[int, int] = {}
        """When each seat was last seen to come or go."""
        self.seen: dict[int, int] = {row.seat: row.seen for row in sitting.seats if row.seen}
        """The entry of the log up to which each seat's player has looked."""
        self._wave: dict[Any, str] = {}
        self._wave_begun = 0.0
        self.driver: asyncio.Task[None] | None = None
        self.nudged: asyncio.Event | None = None
        """Wakes the driver, as long as there is one."""
        self.notified: frozenset[int] = frozenset()
        """Seats whose players want to be told elsewhere that it is their turn."""
        self.used = time.monotonic()
        self.changed = 0.0
        """When the last entry was kept, for the metrics."""

    @property
    def id(self) -> int:
        return self.sitting.row.id

    @property
    def code(self) -> str:
        return self.sitting.row.code

    # ── Who is here ────────────────────────────────────────────────────────────────────────────────────────

    def present(self) -> frozenset[int]:
        """The seats whose players are connected, here or elsewhere."""
        found: set[int] = set()
        for connection in self.connections:
            found.update(connection.seats)
        for other in self.elsewhere.values():
            found.update(other.seats)
        return frozenset(found)

    def spectators(self) -> int:
        here = sum(1 for connection in self.connections if not connection.seats)
        return here + sum(other.spectators for other in self.elsewhere.values())

    def seat_of(self, token: str) -> int | None:
        """The seat that a token is worth here."""
        wanted = hashed(token)
        for row in self.sitting.seats:
            if row.token is not None and row.token == wanted:
                return row.seat
        return None

    def is_host(self, token: str) -> bool:
        return self.sitting.row.host == hashed(token)

    # ── What happened ──────────────────────────────────────────────────────────────────────────────────────

    def advance(self, after: Sitting, entry: EntryRow) -> None:
        """An entry has been kept: from now on things stand as after it."""
        before = self.sitting
        self.sitting = after
        self.remember(entry)
        if after.game is not None:
            if before.game is None:
                self.chronicle = Chronicle.at_start(after.game)
                self.chronicle.follow(after.game, entry.number, after.game.entries)
            else:
                if self.chronicle is None:
                    self.chronicle = Chronicle.from_here(before.game, before.number)
                self.chronicle.follow(after.game, entry.number, entry.data.get("record", ()))
        if entry.kind in ("sit", "leave"):
            self.seen.pop(entry.data["seat"], None)
        self.used = time.monotonic()
        self.changed = time.perf_counter()
        self.wake()

    def remember(self, entry: EntryRow) -> None:
        self.entries.append(entry)
        if len(self.entries) > ENTRIES_AT_HAND:
            self.entries_since = self.entries.pop(0).number
        self.note_number(entry)

    def note_number(self, entry: EntryRow) -> None:
        if entry.client is not None and entry.client_number is not None and entry.seat is not None:
            key = (entry.seat, entry.client)
            self.numbers[key] = max(self.numbers.get(key, 0), entry.client_number)

    def rest(self) -> None:
        """Nobody is here: keep how things stand, and nothing of how it came about, which is in the store."""
        self.entries.clear()
        self.entries_since = self.sitting.number
        self.chronicle = None
        self.end_wave()

    # ── What is told ───────────────────────────────────────────────────────────────────────────────────────

    @property
    def wave(self) -> dict[Any, str]:
        """What has been written of how things stand now, so that it is written once for all who are told the same."""
        moment = time.monotonic()
        if moment - self._wave_begun > FRESH:
            self._wave = {}
            self._wave_begun = moment
        return self._wave

    def end_wave(self) -> None:
        """What was written is not told any more."""
        self._wave = {}
        self._wave_begun = 0.0

    def turn_start(self) -> int:
        """How far back the turn can be restarted freely."""
        game = self.sitting.game
        if game is None:
            return 0
        if self.chronicle is None or self.chronicle.turn_start < 0:
            return turn_start(game)
        return max(self.chronicle.turn_start, game.barrier)

    def nudge(self) -> None:
        """Let the driver look again at what is due."""
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
        self.end_wave()
        self.nudge()
        for connection in self.connections:
            connection.wake_presence()

    async def history(self, since: int, store: Store) -> tuple[list[EntryRow], list[Happening]]:
        """What happened after an entry of the log: from memory if it is recent, else from the store."""
        game = self.sitting.game
        told = self.chronicle.since if self.chronicle is not None else self.entries_since if game is None else -1
        if since >= self.sitting.number:
            return [], []
        if since >= self.entries_since and told >= 0 and since >= told:
            entries = [entry for entry in self.entries if entry.number > since]
            steps = [] if self.chronicle is None else [s for s in self.chronicle.steps if s.number > since]
            return entries, steps
        last = self.sitting.number
        rows = [row for row in await store.entries(self.id) if row.number <= last]
        steps = [] if game is None else await aside(len(rows), tell_all, game, rows)
        return [row for row in rows if row.number > since], [step for step in steps if step.number > since]


def settings_of(row: TableRow) -> Settings:
    """The settings of a table. Most tables have the same, and share them."""
    return _settings(json.dumps(row.settings))


@lru_cache(maxsize=256)
def _settings(text: str) -> Settings:
    return Settings.model_validate_json(text)


async def load_table(store: Store, row: TableRow, seats: list[SeatRow]) -> LiveTable:
    """A table as its log has made it."""
    entries = await store.entries(row.id)
    live = LiveTable(await aside(len(entries), _read, row, seats, entries))
    for entry in entries:
        live.note_number(entry)
    return live


def _read(row: TableRow, seats: list[SeatRow], entries: list[EntryRow]) -> Sitting:
    sitting = Sitting(row, tuple(seats), settings_of(row), time=row.created)
    for entry in entries:
        sitting.apply(entry)
    return sitting
