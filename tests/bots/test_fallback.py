"""Never a crash, never an illegal move: faults are put in, and the bot plays on and says so in the log."""

from __future__ import annotations

import logging

import pytest

import bedesten
from bedesten.bots import Bot, make
from bedesten.bots.fallback import FallbackBot
from bedesten.bots.judge import Judge
from bedesten.bots.judges import MADE


class Stumbler(Bot):
    """Fails at some of its moves."""

    def choose(self, sight):
        raise RecursionError("lost in thought")

    def opinion(self, sight):
        raise ZeroDivisionError("none")


class Cheat(Bot):
    def choose(self, sight):
        return 99_999


class BadJudge(Judge):
    """Falls over at every position."""

    def value(self, table, seat):
        raise ArithmeticError("a wheel came off")

    def players(self, table):
        return 2


@pytest.mark.parametrize("bad", [Stumbler, Cheat])
def test_the_fallback_plays(bad: type[Bot], caplog: pytest.LogCaptureFixture) -> None:
    game = bedesten.new(players=2, seed=1)
    assert game.actor is not None
    sight = game.sight(game.actor)
    with caplog.at_level(logging.ERROR, "bedesten.bots"):
        move = FallbackBot(bad(), make("greedy", 3), "bad").choose(sight)
    assert move == make("greedy", 3).choose(sight)
    assert "bad" in caplog.text
    assert ("lost in thought" in caplog.text) == (bad is Stumbler)


def test_if_all_fails_the_first_legal_move_is_played(caplog: pytest.LogCaptureFixture) -> None:
    game = bedesten.new("dicegame", players=2, seed=1)
    assert game.actor is not None
    sight = game.sight(game.actor)
    bot = FallbackBot(Stumbler(), Cheat(), "bad")
    with caplog.at_level(logging.ERROR, "bedesten.bots"):
        assert bot.choose(sight) == sight.moves()[0]
        assert bot.opinion(sight) is None
    assert len(caplog.records) == 3


@pytest.mark.parametrize("spec", ["greedy", "planner:depth=2,width=3", "mcts:iterations=5", "champion:iterations=5"])
def test_whole_games_go_on_with_a_judge_that_fails(spec: str, monkeypatch, caplog: pytest.LogCaptureFixture) -> None:
    make(spec)  # judges are kept under these names once they are made
    for name in ("istanbul hand ", "istanbul learned "):
        monkeypatch.setitem(MADE, name, BadJudge())
    game = bedesten.new(players=2, seed=1)
    bot = make(spec, 1)
    with caplog.at_level(logging.ERROR, "bedesten.bots"):
        for _ in range(60):
            if game.actor is None:
                break
            game.play(bot.choose(game.sight(game.actor)))
    assert "a wheel came off" in caplog.text


def test_all_is_quiet_while_nothing_fails(caplog: pytest.LogCaptureFixture) -> None:
    game = bedesten.new(players=2, seed=2, expansions=["mocha", "letters"])
    bot = make("planner:depth=2,width=2", 1)
    for _ in range(30):
        assert game.actor is not None
        game.play(bot.choose(game.sight(game.actor)))
    assert not caplog.records
