"""Taking back: freely what revealed nothing; beyond that if all the other persons agree."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from bedesten.kernel.game import Game
from bedesten.tables.entries.base import Command, GameEntry, LogEntry
from bedesten.tables.entries.play import own_game
from bedesten.tables.errors import Refused
from bedesten.tables.state import State, UndoRequest

if TYPE_CHECKING:
    from bedesten.tables.log import TableLog
    from bedesten.tables.people import Moment

__all__ = ["AskUndo", "ConsentGiven", "GiveConsent", "TakenBack", "UndoAsked", "UndoTurn"]


@dataclass(slots=True, kw_only=True)
class TakenBack(GameEntry):
    """Moves are taken back: at once, or because the last of the others has agreed to it."""

    kind: ClassVar[str] = "undo"
    to: int = 0
    request: int | None = None
    agree: bool | None = None


@dataclass(slots=True, kw_only=True)
class UndoAsked(LogEntry):
    """The others are asked to agree to an undo."""

    kind: ClassVar[str] = "undo-asked"
    to: int
    asked: bool = True

    def apply(self, state: State) -> None:
        if self.seat is not None:
            state.request = UndoRequest(self.number, self.seat, self.to)


@dataclass(slots=True, kw_only=True)
class ConsentGiven(LogEntry):
    """Somebody agrees to an undo, but is not the last; or does not agree."""

    kind: ClassVar[str] = "consent"
    request: int
    agree: bool

    def apply(self, state: State) -> None:
        if self.seat is not None and state.request is not None:
            agreed = state.request.agreed | {self.seat}
            state.request = replace(state.request, agreed=agreed) if self.agree else None


@dataclass(frozen=True, slots=True, kw_only=True)
class AskUndo(Command):
    """Take back: what revealed nothing at once; what lies beyond is asked of the others."""

    kind: ClassVar[str] = "undo"
    at: int
    to: int | None = None
    """How many entries of the line stay; None: all but my last move."""

    def entry(self, table: TableLog, moment: Moment) -> LogEntry:
        state = table.state
        game = own_game(state, self.seat, self.at)
        if state.settings.undo == "none":
            raise Refused("forbidden", "nothing is taken back at this table")
        history = table.history
        to = history.last_choice(self.seat) if self.to is None else self.to
        if not 0 <= to < game.number or (first := history.first_choice()) < 0 or to < first:
            raise Refused("nothing-to-undo", "there is nothing to take back")
        if self.seat == game.actor and to >= game.barrier:
            return _taken_back(table, game, to)
        if state.settings.undo == "free":
            raise Refused("beyond-barrier", "what has become known since can't be taken back")
        if state.persons() == [self.seat]:
            return _taken_back(table, game, to)
        if state.request is not None:
            raise Refused("busy", "another undo is being asked for")
        return UndoAsked(to=to)


@dataclass(frozen=True, slots=True, kw_only=True)
class UndoTurn(Command):
    """Take back all of this turn that can be taken back freely."""

    kind: ClassVar[str] = "restart-turn"
    at: int

    def entry(self, table: TableLog, moment: Moment) -> LogEntry:
        game = own_game(table.state, self.seat, self.at)
        if table.state.settings.undo == "none":
            raise Refused("forbidden", "nothing is taken back at this table")
        if self.seat != game.actor or not game.can_undo():
            raise Refused("nothing-to-undo", "nothing of this turn can be taken back freely")
        to = table.turn_start()
        if to >= game.number:
            raise Refused("nothing-to-undo", "this turn has only begun")
        return _taken_back(table, game, to)


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveConsent(Command):
    """Agree to an undo that is asked for, or not. Who asked may call it off by not agreeing."""

    kind: ClassVar[str] = "consent"
    request: int
    agree: bool

    def entry(self, table: TableLog, moment: Moment) -> LogEntry:
        state = table.state
        game = state.running()
        request = state.request
        if request is None or request.number != self.request:
            raise Refused("no-such-request", "this is not asked for any more")
        if self.seat == request.seat and self.agree:
            raise Refused("forbidden", "you have asked for it yourself")
        if self.seat not in state.persons():
            raise Refused("forbidden", "you have resigned")
        if self.agree and set(state.waiting()) <= {self.seat}:
            undo = _taken_back(table, game, request.to)
            undo.request, undo.agree = request.number, True
            return undo
        return ConsentGiven(request=request.number, agree=self.agree)


def _taken_back(table: TableLog, game: Game, to: int) -> TakenBack:
    played = table.history.undo(game, to)
    return TakenBack(record=played.record, to=played.steps[0].undo or 0, playing=played)
