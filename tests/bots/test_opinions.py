"""What bots think of their moves, and that they play whole games by it."""

from __future__ import annotations

from typing import Any

import pytest

import bedesten
from bedesten.bots import Opinion, make
from bots.hidden import SETUPS, name_of, played

SEARCHING = ["greedy", "planner:depth=2,width=4,replies=1", "mcts:iterations=25", "champion:iterations=10"]


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
@pytest.mark.parametrize("spec", SEARCHING)
def test_opinions_are_sound(spec: str, setup: dict[str, Any]) -> None:
    for decisions in (9, 26):
        game = played(setup, 7, decisions)
        assert game.actor is not None
        opinion = make(spec, 1).opinion(game.sight(game.actor))
        assert isinstance(opinion, Opinion)
        moves = [about.move for about in opinion.moves]
        assert moves
        assert set(moves) <= set(game.moves())
        assert len(set(moves)) == len(moves)
        assert opinion.best == moves[0]
        values = [about.value for about in opinion.moves]
        assert values == sorted(values, reverse=True)
        for about in opinion.moves:
            assert 0.0 <= about.chance <= 1.0
            assert about.visits == 0 or 1.0 <= about.place <= setup["players"]
            assert opinion.of(about.move) is about
            if about.plan:  # what it means to do in this turn: legal as far as no chance comes between
                table = game.table()
                table.manual = True
                assert about.plan[0] == about.move
                for move in about.plan:
                    assert move in table.moves()
                    table.play(move)
        assert opinion.moves[0].plan or spec.startswith("mcts")
        assert opinion.of(-7) is None
        assert opinion.depth >= 1


def test_a_tree_search_tells_its_visits() -> None:
    game = played(SETUPS[0], 8, 30)
    assert game.actor is not None
    opinion = make("mcts:iterations=30", 1).opinion(game.sight(game.actor))
    assert opinion is not None
    assert opinion.iterations == 30
    assert sum(about.visits for about in opinion.moves) == 29  # the first iteration finds the moves


def test_the_bot_plays_its_opinion() -> None:
    game = played(SETUPS[0], 9, 22)
    assert game.actor is not None
    sight = game.sight(game.actor)
    for spec in SEARCHING[1:]:
        opinion = make(spec, 5).opinion(sight)
        assert opinion is not None
        equals = [about.move for about in opinion.moves if about.value > opinion.moves[0].value - 1e-6]
        assert make(spec, 5).choose(sight) in equals


def test_a_random_bot_has_no_opinion() -> None:
    game = bedesten.new(players=2, seed=1)
    assert make("random").opinion(game.sight(0)) is None


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
@pytest.mark.parametrize("spec", ["planner:depth=2,width=2,replies=1", "mcts:iterations=3"])
def test_whole_games_are_legal(spec: str, setup: dict[str, Any], caplog: pytest.LogCaptureFixture) -> None:
    """One searching bot among greedy ones, to the end: every move is checked by the game, and nothing is logged."""
    game = bedesten.new(**setup, seed=11)
    players = [make(spec if seat == 0 else "peddler", seat) for seat in range(setup["players"])]
    decisions = 0
    while game.actor is not None and decisions < 1500:
        game.play(players[game.actor].choose(game.sight(game.actor)))
        decisions += 1
    assert game.over
    assert not caplog.records
