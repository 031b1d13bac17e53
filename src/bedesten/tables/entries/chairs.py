"""Who plays in a person's chair: the person, or a bot for somebody who is away, has no time left or has given up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from bedesten.tables.entries.base import By, Command, LogEntry
from bedesten.tables.errors import Refused
from bedesten.tables.people import check_bot

if TYPE_CHECKING:
    from bedesten.tables.log import TableLog
    from bedesten.tables.people import Moment
    from bedesten.tables.state import State

__all__ = ["Chair", "ChangeChair", "ResignSeat", "Resigned", "stand_in"]


@dataclass(slots=True, kw_only=True)
class Chair(LogEntry):
    """A bot takes a person's chair, or gives it back (None)."""

    kind: ClassVar[str] = "chair"
    chair: int
    bot: str | None = None

    def apply(self, state: State) -> None:
        if self.bot is None:
            state.chairs.pop(self.chair, None)
        else:
            state.chairs[self.chair] = self.bot


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangeChair(Command):
    """Let a bot play in my chair, or give it back; or call the table's stand-in for somebody who is asked and has been
    absent for longer than the table's grace time."""

    kind: ClassVar[str] = "chair"
    chair: int
    bot: str | None

    def entry(self, table: TableLog, moment: Moment) -> Chair:
        state = table.state
        state.running(paused=True)
        if self.chair >= len(state.seats) or state.seats[self.chair].kind != "person":
            raise Refused("forbidden", "this is not a person's chair")
        if self.chair in state.resigned:
            raise Refused("forbidden", "this seat has resigned")
        if self.bot is None:
            self._check_return(state)
        elif self.chair in state.chairs:
            raise Refused("outdated", "a bot has this chair already")
        elif self.chair == self.seat:
            check_bot(self.bot)
        else:
            self._check_absence(state, moment)
        return Chair(chair=self.chair, bot=self.bot)

    def _check_return(self, state: State) -> None:
        if self.chair != self.seat or self.chair not in state.chairs:
            raise Refused("forbidden", "only who has left a chair to a bot can take it back")
        if state.clocks is not None and state.clocks.left[self.chair] <= 0:
            raise Refused("forbidden", "its time has run out")

    def _check_absence(self, state: State, moment: Moment) -> None:
        if self.chair in moment.present:
            raise Refused("forbidden", "the player is here")
        if self.bot != state.settings.stand_in:
            raise Refused("forbidden", f"at this table {state.settings.stand_in} stands in for who is absent")
        allowed = state.stand_in_at(self.chair, moment)
        if allowed is None:
            raise Refused("forbidden", "nothing is asked of this player now")
        if moment.now < allowed:
            raise Refused("forbidden", f"the player has {(allowed - moment.now) // 1000 + 1} seconds left to come back")


def stand_in(state: State, seat: int, by: By) -> Chair:
    """The table's stand-in takes the chair of a player whose time is over."""
    return Chair(seat=seat, by=by, chair=seat, bot=state.settings.stand_in)


@dataclass(slots=True, kw_only=True)
class Resigned(LogEntry):
    """Somebody gives up. A bot plays on in the seat, unless that ends the game."""

    kind: ClassVar[str] = "resign"

    def apply(self, state: State) -> None:
        if self.seat is None:
            return
        state.resigned |= {self.seat}
        state.chairs[self.seat] = state.settings.stand_in
        if len(state.left_over()) < 2 or not state.playing():
            state.phase, state.ended = "over", "resigned"


@dataclass(frozen=True, slots=True, kw_only=True)
class ResignSeat(Command):
    """Give up."""

    kind: ClassVar[str] = "resign"

    def entry(self, table: TableLog, moment: Moment) -> Resigned:
        table.state.running()
        if self.seat in table.state.resigned:
            raise Refused("over", "you have resigned already")
        return Resigned()
