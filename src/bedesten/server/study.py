"""Looking at a game without playing: where a line would lead."""

from __future__ import annotations

from bedesten.kernel.ask import CHANCE
from bedesten.kernel.errors import IllegalMove
from bedesten.kernel.game import Game
from bedesten.server import schema as m
from bedesten.server.errors import Refused, illegal
from bedesten.server.live.told import offers
from bedesten.tables.history import RecordStep, play_move, told_steps

__all__ = ["check_asked", "try_line"]


def check_asked(game: Game, seat: int, at: int) -> None:
    """Only who is asked may try something out, and only as things stand."""
    if at != len(game.entries):
        raise Refused("outdated", f"the record has {len(game.entries)} entries by now, not {at}")
    if game.actor != seat:
        raise Refused("not-your-turn", "another seat must answer now")


def try_line(game: Game, seat: int, moves: list[str]) -> m.Tried:
    """Where a line would lead. Chance is not asked: what dice and draws would bring can't be found out so."""
    trial = game.copy()
    trial.manual = True
    steps: list[RecordStep] = []
    played = 0
    for words in moves:
        if trial.over or trial.actor != seat:
            break
        try:
            steps += play_move(trial, trial.read(words))
        except IllegalMove as error:
            raise illegal(error, played) from None
        played += 1
    return m.Tried(
        at=len(game.entries),
        played=played,
        stopped=_stopped(trial, seat),
        view=trial.view(seat),
        moves=offers(trial) if trial.actor == seat else [],
        steps=[m.Step.model_validate(step) for step in told_steps(trial, steps, seat)],
    )


def _stopped(trial: Game, seat: int) -> m.Stopped | None:
    if trial.over:
        return "over"
    if trial.actor == CHANCE:
        return "chance"
    return None if trial.actor == seat else "other-seat"
