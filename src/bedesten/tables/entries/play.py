"""Moves: a line of them is played as far as chance and the other seats let it go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from bedesten.kernel.errors import IllegalMove
from bedesten.kernel.game import Game
from bedesten.tables.entries.base import By, Command, GameEntry
from bedesten.tables.errors import Refused, illegal
from bedesten.tables.history import PlayedSteps, play_move

if TYPE_CHECKING:
    from bedesten.tables.log import TableLog
    from bedesten.tables.people import Moment
    from bedesten.tables.state import State

__all__ = ["Play", "PlayLine", "Stopped", "own_game", "play_line", "played_by"]

Stopped = Literal["chance", "other-seat", "over"]
"""What comes in after a line of moves, or in the midst of it."""


@dataclass(slots=True, kw_only=True)
class Play(GameEntry):
    """Moves of a seat."""

    kind: ClassVar[str] = "play"
    played: int | None = None
    """Of a line of moves: how many were played."""
    stopped: Stopped | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayLine(Command):
    """Play a line of moves in one go."""

    kind: ClassVar[str] = "play"
    at: int
    """The record's length that the player has seen."""
    moves: Sequence[str]

    def entry(self, table: TableLog, moment: Moment) -> Play:
        game = own_game(table.state, self.seat, self.at)
        if game.actor != self.seat:
            raise Refused("not-your-turn", "another seat must answer now")
        played, count, stopped = play_line(game, self.seat, self.moves)
        return Play(record=played.record, played=count, stopped=stopped, playing=played)


def own_game(state: State, seat: int, at: int) -> Game:
    """The game, if this seat's player plays it and has seen how it stands."""
    game = state.running()
    if seat in state.chairs:
        raise Refused("forbidden", "a bot plays in your chair; take it back first")
    if at != len(game.entries):
        raise Refused("outdated", f"the record has {len(game.entries)} entries by now, not {at}")
    return game


def play_line(game: Game, seat: int, moves: Sequence[str | int]) -> tuple[PlayedSteps, int, Stopped | None]:
    """Play a line of moves on a copy, as far as it goes: what was played, how many of them, and why no more.

    Raises Refused if one of them is illegal.
    """
    played = PlayedSteps(game.copy())
    for i, move in enumerate(moves):
        try:
            steps = play_move(played.game, played.game.read(move) if isinstance(move, str) else move)
        except IllegalMove as error:
            raise illegal(error, i) from None
        played.steps += steps
        stopped = stopped_by(played.game, seat, steps)
        if stopped is not None:
            return played, i + 1, stopped if i + 1 < len(moves) else None
    return played, len(moves), None


def stopped_by(game: Game, seat: int, steps: Sequence[object]) -> Stopped | None:
    """What comes in after a move that was played in these steps."""
    if game.over:
        return "over"
    if len(steps) > 1:
        return "chance"
    return None if game.actor == seat else "other-seat"


def played_by(by: By, game: Game, seat: int, moves: Sequence[int]) -> Play:
    """Moves that a bot, or an answer given beforehand, plays for a seat. If a later one is not legal the line ends
    before it: the bot knew only what the seat may know."""
    while True:
        try:
            played, _, _ = play_line(game, seat, moves)
            return Play(seat=seat, by=by, record=played.record, playing=played)
        except Refused as refused:
            if not refused.index:
                raise
            moves = moves[: refused.index]
