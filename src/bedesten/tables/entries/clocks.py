"""Time: pauses, and time that is given to another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from bedesten.tables.entries.base import Command, LogEntry
from bedesten.tables.errors import Refused

if TYPE_CHECKING:
    from bedesten.tables.log import TableLog
    from bedesten.tables.people import Moment
    from bedesten.tables.state import State

__all__ = ["GiveSeatTime", "Paused", "SetPause", "TimeGiven"]

MOST_TIME: Final = 90 * 86400 * 1000
"""Milliseconds on a clock beyond which no more are given."""


@dataclass(slots=True, kw_only=True)
class Paused(LogEntry):
    """Clocks and bots stop, and nobody moves; or it goes on."""

    kind: ClassVar[str] = "pause"
    paused: bool

    def apply(self, state: State) -> None:
        state.paused = self.paused


@dataclass(frozen=True, slots=True, kw_only=True)
class SetPause(Command):
    """Stop, or go on. Nobody stops the own clock while others wait for the answer: one of them can."""

    kind: ClassVar[str] = "pause"
    paused: bool

    def entry(self, table: TableLog, moment: Moment) -> Paused:
        state = table.state
        state.running(paused=True)
        if self.paused == state.paused:
            raise Refused("outdated", "that is how it is already")
        mine = state.clocks is not None and state.clocks.running == self.seat
        if self.paused and mine and state.persons() != [self.seat]:
            raise Refused("forbidden", "your own clock runs; another player can stop it for you")
        return Paused(paused=self.paused)


@dataclass(slots=True, kw_only=True)
class TimeGiven(LogEntry):
    """Somebody gives another player time."""

    kind: ClassVar[str] = "give-time"
    to: int
    seconds: int

    def apply(self, state: State) -> None:
        if state.clocks is not None:
            state.clocks.give(self.to, 1000 * self.seconds)


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveSeatTime(Command):
    """Give another player time on the clock; one that had run out goes on."""

    kind: ClassVar[str] = "give-time"
    to: int
    seconds: int

    def entry(self, table: TableLog, moment: Moment) -> TimeGiven:
        state = table.state
        state.running(paused=True)
        if state.clocks is None:
            raise Refused("forbidden", "there are no clocks at this table")
        if self.to == self.seat:
            raise Refused("forbidden", "time is given to others")
        if self.to >= len(state.seats) or state.seats[self.to].kind != "person":
            raise Refused("forbidden", "this seat has no clock")
        if state.clocks.left[self.to] >= MOST_TIME:
            raise Refused("forbidden", "that is time enough")
        return TimeGiven(to=self.to, seconds=self.seconds)
