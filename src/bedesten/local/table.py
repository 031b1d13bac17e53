"""A table on this device: its log, and who looks at it through which connection."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from bedesten.kernel.game import Game
from bedesten.tables import messages
from bedesten.tables.entries import LogEntry, entry_of
from bedesten.tables.errors import Refused
from bedesten.tables.history import DecisionSteps, RecordStep
from bedesten.tables.log import TableLog, steps_of
from bedesten.tables.people import Moment, TableSeat
from bedesten.tables.seating import hashed
from bedesten.tables.settings import TableConfig
from bedesten.tables.state import State

__all__ = ["Link", "LocalTable", "table_from", "told_of"]

Told = dict[str, Any]


@dataclass(eq=False, slots=True)
class Link:
    """A connection of the client to a table."""

    id: int
    client: str
    seats: frozenset[int]
    cursor: int
    told: int = -1
    """The entry of the log up to which it has been told how things stand; -1 if it must be told anyway."""


@dataclass(eq=False, slots=True)
class LocalTable:
    """A table, its whole log, and its connections."""

    log: TableLog
    seats: tuple[TableSeat, ...]
    """As they were when the table was made."""
    entries: list[LogEntry] = field(default_factory=list)
    links: list[Link] = field(default_factory=list)
    seen: dict[int, int] = field(default_factory=dict)
    since: dict[int, int] = field(default_factory=dict)
    """When each seat's player was last seen to come or go."""
    thinking: int | None = None
    """The job of the bot that thinks here."""

    @property
    def state(self) -> State:
        return self.log.state

    @property
    def code(self) -> str:
        return self.state.config.code

    def game(self) -> Game:
        """The game; refused if it has not begun."""
        if self.state.game is None:
            raise Refused("not-started", "the game has not begun")
        return self.state.game

    def moment(self, now: int) -> Moment:
        """The time, and who is here."""
        return Moment(now, frozenset(seat for link in self.links for seat in link.seats), self.since)

    def told(self, now: int) -> Told:
        """What all may know: a `TableState`."""
        return messages.table_state(self.log, self.moment(now), sum(not link.seats for link in self.links))

    def row(self, now: int) -> Told:
        """As it is kept, without its entries; with what lists tell of it, so that they need not read its log."""
        return {
            "code": self.code,
            "config": asdict(self.state.config),
            "seats": [asdict(seat) for seat in self.seats],
            "seen": {str(seat): upto for seat, upto in self.seen.items()},
            "tokens": {seat.token: seat.seat for seat in self.state.seats if seat.token is not None},
            "told": self.told(now),
        }

    # ── Who asks ───────────────────────────────────────────────────────────────────────────────────────────

    def seat_of(self, token: str | None) -> int:
        """The seat that a token is worth; refused if it is worth none."""
        seat = self.maybe_seat(token)
        if seat is None:
            raise Refused("bad-token", "this takes the token of a seat at this table")
        return seat

    def maybe_seat(self, token: str | None) -> int | None:
        wanted = None if token is None else hashed(token)
        return next((seat.seat for seat in self.state.seats if wanted is not None and seat.token == wanted), None)

    def is_host(self, token: str | None) -> bool:
        return token is not None and self.state.config.host == hashed(token)

    # ── What happened ──────────────────────────────────────────────────────────────────────────────────────

    def done_before(self, seat: int, client: str, number: int) -> LogEntry | None:
        """The entry of a command that was sent before."""
        same = (each for each in self.entries if each.client == client and each.client_number == number)
        return next((each for each in same if each.seat == seat), None)

    def update(self, viewers: Sequence[int | None], since: int, now: int) -> Told:
        """How things stand, and what happened after an entry of the log: an `Update`."""
        game = self.state.game
        steps = None if game is None else DecisionSteps(game, self._steps(since))
        return {
            "type": "update",
            "table": self.told(now),
            "entries": [entry.message() for entry in self.entries if entry.number > since],
            "sights": [self._sight(viewer, steps) for viewer in viewers],
            "since": since,
        }

    def _steps(self, since: int) -> Iterable[RecordStep]:
        recent = self.log.recent_steps(since)
        if recent is not None:
            return recent
        return [step for step in steps_of(self.game(), self.entries) if step.number > since]

    def _sight(self, viewer: int | None, steps: DecisionSteps | None) -> Told:
        game = self.state.game
        return {
            "view": {} if game is None else game.view(viewer),
            **messages.seat_sight(self.log, viewer, None if viewer is None else self.seen.get(viewer, 0)),
            "steps": [] if steps is None else steps.messages(viewer),
        }


def told_of(entry: LogEntry, code: str) -> Told:
    """An entry as it is kept."""
    return {
        "table": code,
        "number": entry.number,
        "time": entry.time,
        "kind": entry.kind,
        "seat": entry.seat,
        "by": entry.by,
        "data": entry.data(),
        "client": entry.client,
        "client_number": entry.client_number,
    }


def table_from(row: Told, entries: Iterable[Told]) -> LocalTable:
    """A table as it was kept; raises RecordError if it can't be played."""
    names = ("kind", "data", "number", "time", "seat", "by", "client", "client_number")
    read = [entry_of(**{name: each[name] for name in names}) for each in entries]
    seats = tuple(TableSeat(**seat) for seat in row["seats"])
    table = LocalTable(TableLog.load(TableConfig(**row["config"]), seats, read), seats, read)
    table.seen = {int(seat): upto for seat, upto in row["seen"].items()}
    return table
