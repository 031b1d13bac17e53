"""Before the game begins, and after: seats are taken and left, the game starts, a table is closed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from bedesten.tables.clocks import Clocks
from bedesten.tables.entries.base import GameEntry, LogEntry
from bedesten.tables.errors import Refused
from bedesten.tables.games import begin
from bedesten.tables.history import set_up
from bedesten.tables.people import TableSeat

if TYPE_CHECKING:
    from bedesten.tables.log import TableLog
    from bedesten.tables.state import State

__all__ = ["Close", "Leave", "Sit", "Start"]


@dataclass(slots=True, kw_only=True)
class Start(GameEntry):
    """The game begins."""

    kind: ClassVar[str] = "start"

    @staticmethod
    def of(table: TableLog) -> Start:
        """The game of a table, if no seat is open."""
        state = table.state
        if state.phase != "open":
            raise Refused("started", "the game has begun")
        if any(seat.kind == "open" for seat in state.seats):
            raise Refused("not-started", "a seat is still open")
        played = set_up(begin(state.config, state.names))
        return Start(record=played.record, playing=played)

    def apply(self, state: State) -> None:
        state.phase = "playing"
        if state.settings.clock is not None:
            state.clocks = Clocks.start(state.settings.clock, len(state.seats))


@dataclass(slots=True, kw_only=True)
class SeatEntry(LogEntry):
    """Another sits in a seat, or nobody."""

    place: int
    holder: str
    name: str | None = None
    bot: str | None = None
    token: str | None = None

    def apply(self, state: State) -> None:
        state.seats = tuple(self.taken if old.seat == self.place else old for old in state.seats)

    @property
    def taken(self) -> TableSeat:
        return TableSeat(self.place, self.holder, self.name, self.bot, self.token)

    def message(self) -> dict[str, Any]:
        return {**LogEntry.message(self), "seat": self.place, "bot": self.bot}

    def data(self) -> dict[str, Any]:
        about = {"seat": self.place, "kind": self.holder, "name": self.name, "bot": self.bot, "token": self.token}
        return {**about, "at": self.at, "line": self.line}

    @classmethod
    def from_data(cls, data: Any) -> SeatEntry:
        return cls.of(
            TableSeat(data["seat"], data["kind"], data["name"], data["bot"], data["token"]),
            at=data.get("at", 0),
            line=data.get("line", 0),
        )

    @classmethod
    def of(cls, seat: TableSeat, at: int = 0, line: int = 0) -> SeatEntry:
        """Who is to sit there."""
        return cls(place=seat.seat, holder=seat.kind, name=seat.name, bot=seat.bot, token=seat.token, at=at, line=line)


@dataclass(slots=True, kw_only=True)
class Sit(SeatEntry):
    """Somebody takes a seat."""

    kind: ClassVar[str] = "sit"


@dataclass(slots=True, kw_only=True)
class Leave(SeatEntry):
    """Somebody gives a seat up."""

    kind: ClassVar[str] = "leave"


@dataclass(slots=True, kw_only=True)
class Close(LogEntry):
    """The host gives the table up."""

    kind: ClassVar[str] = "close"

    def apply(self, state: State) -> None:
        state.phase, state.ended = "over", "closed"
