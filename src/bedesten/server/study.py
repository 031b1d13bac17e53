"""Looking at a game without playing: the past, where a line would lead, what a bot thinks of it."""

from __future__ import annotations

from bedesten.kernel.ask import CHANCE
from bedesten.kernel.errors import IllegalMove
from bedesten.kernel.game import Game
from bedesten.server import schema as m
from bedesten.server.chronicle import Chronicle, tell
from bedesten.server.errors import Refused, illegal
from bedesten.server.live.told import offers

__all__ = ["check_asked", "past", "try_line"]


def past(game: Game, at: int) -> Game:
    """The game as it was after so many entries of its record."""
    if at > len(game.entries):
        raise Refused("outdated", f"the record has {len(game.entries)} entries")
    found = Game.start(game.box, game.options, game.seed, game.commitment, True, game.names, game.origin)
    for entry in game.entries[:at]:
        found.enter(entry)
    return found


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
    chronicle = Chronicle.from_here(game, 0)
    played = 0
    for words in moves:
        if trial.over or trial.actor != seat:
            break
        before = len(trial.entries)
        try:
            trial.play(trial.read(words))
        except IllegalMove as error:
            raise illegal(error, played) from None
        chronicle.follow(trial, 0, trial.entries[before:])
        played += 1
    chronicle.rest(0)
    return m.Tried(
        at=len(game.entries),
        played=played,
        stopped=_stopped(trial, seat),
        view=trial.view(seat),
        moves=offers(trial) if trial.actor == seat else [],
        steps=[m.Step.model_validate(tell(step, seat)) for step in chronicle.steps],
    )


def _stopped(trial: Game, seat: int) -> m.Stopped | None:
    if trial.over:
        return "over"
    if trial.actor == CHANCE:
        return "chance"
    return None if trial.actor == seat else "other-seat"
