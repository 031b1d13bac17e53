"""A strategist does what it has planned as long as all comes as foreseen, and thinks again where it does not."""

from __future__ import annotations

from typing import Any

import pytest

import bedesten
from bedesten.bots import make
from bedesten.bots.judge import Judge
from bedesten.bots.opinion import Opinion
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.strategist import StrategistBot
from bedesten.kernel.sight import Sight
from bots.hidden import SETUPS, name_of, played

FEW = 8
"""Iterations for the beginning of a turn: what is followed is no other than what would be with more."""
QUESTIONS = 120


class Counting(StrategistBot):
    """Counts how often it thinks, and about how many iterations."""

    def __init__(self, seed: int, iterations: int = FEW) -> None:
        super().__init__(seed, budget=Budget(iterations))
        self.thoughts: list[int] = []

    def think(self, sight: Sight, judge: Judge) -> Opinion:
        found = super().think(sight, judge)
        self.thoughts.append(found.iterations)
        return found


def questions_of(setup: dict[str, Any], seed: int, most: int) -> tuple[list[Counting], list[str]]:
    """Strategists in all seats from the start of a game, and what they answered where there was a choice."""
    game = bedesten.new(**setup, seed=seed)
    bots = [Counting(seat + 1) for seat in range(setup["players"])]
    said: list[str] = []
    while not game.over and len(said) < most:
        assert game.actor is not None
        moves = game.moves()
        move = moves[0]
        if len(moves) > 1:
            move = bots[game.actor].choose(game.sight(game.actor))
            assert move in moves
            said.append(game.text(move))
        game.play(move)
    return bots, said


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_what_it_answers_is_legal_and_follows_from_its_seed(setup: dict[str, Any]) -> None:
    bots, said = questions_of(setup, 3, 40)
    assert questions_of(setup, 3, 40)[1] == said
    assert sum(len(bot.thoughts) for bot in bots) < len(said)


def test_most_answers_were_planned_where_the_turn_began() -> None:
    """In the board game less than half of the questions are thought about anew."""
    bots, said = questions_of({"players": 2}, 4, QUESTIONS)
    assert sum(len(bot.thoughts) for bot in bots) < 0.5 * len(said)


def begun() -> tuple[bedesten.Game, int, Counting]:
    """A game in the midst of a turn, where the bot knows how it goes on."""
    for seed in range(20):
        game = played({"game": "istanbul", "players": 2}, seed, 20)
        seat = game.actor
        assert seat is not None
        if game.sight(seat).question != "move":
            continue
        bot = Counting(1)
        game.play(bot.choose(game.sight(seat)))
        while game.actor == seat and len(game.moves()) == 1:
            game.play(game.moves()[0])
        if game.actor == seat and bot.foreseen is not None and game.sight(seat).fits(bot.foreseen):
            return game, seat, bot
    raise AssertionError("nobody planned more than a move")


def test_as_foreseen_it_does_not_think_again() -> None:
    game, seat, bot = begun()
    planned = bot.answers[0]
    assert bot.choose(game.sight(seat)) == planned
    assert len(bot.thoughts) == 1


def test_a_plan_for_another_position_is_given_up() -> None:
    """A single Lira more, or less, than foreseen."""
    game, seat, bot = begun()
    state = game.state()
    state["seats"][seat]["lira"] += 1
    changed = game.dump() | {"origin": state, "entries": [], "state": state, "commitment": "another"}
    other = bedesten.load(changed)
    assert bot.choose(other.sight(seat)) in other.moves()
    assert len(bot.thoughts) == 2
    assert bot.thoughts[1] == FEW // 2, "in the midst of a turn it thinks for a shorter time"


def test_a_plan_is_for_one_turn() -> None:
    """The same question a turn later is a new one."""
    game, seat, bot = begun()
    while game.actor is not None and game.table().active == seat:
        game.play(game.moves()[-1])
    while game.actor != seat or len(game.moves()) == 1 or game.table().active != seat:
        assert game.actor is not None
        game.play(game.moves()[-1])
    bot.choose(game.sight(seat))
    assert len(bot.thoughts) == 2


def test_who_sees_the_same_position_sees_that_it_fits() -> None:
    game = played(SETUPS[0], 5, 30)
    assert game.actor is not None
    sight = game.sight(game.actor)
    assert sight.fits(sight.sample(1))
    assert sight.fits(sight.sample(2))
    table = sight.sample(1)
    table.manual = True
    table.play(table.moves()[0])
    assert not sight.fits(table)
    other = (game.actor + 1) % 3
    assert not game.sight(other).fits(sight.sample(1))


def test_time_is_kept() -> None:
    game = played(SETUPS[0], 5, 20)
    assert game.actor is not None
    bot = make("strategist:ms=1", 1)
    assert bot.choose(game.sight(game.actor)) in game.moves()
