"""Bots by their names: levels, ways to play, options, and what is said of what there is not."""

from __future__ import annotations

from pathlib import Path

import pytest

from bedesten.bots import BOTS, LEVELS, USUAL, is_bot, known, listed, make
from bedesten.bots.fallback import FallbackBot
from bedesten.bots.random_bot import RandomBot
from bedesten.bots.search.champion import ChampionBot
from bedesten.bots.search.planner import PlannerBot
from bedesten.kernel.errors import OptionError


def inner(spec: str) -> object:
    bot = make(spec, 1)
    assert isinstance(bot, FallbackBot)
    return bot.bot


def test_there_is_a_ladder() -> None:
    names = [level.name for level in LEVELS]
    assert len(names) >= 6
    assert names[0] == "random"
    assert names == list(BOTS)[: len(names)]
    assert USUAL in names
    assert len({level.words for level in LEVELS}) == len(names)
    for level in LEVELS:
        assert "ms" not in level.spec, "levels are the same on every machine"
        make(level.name)


def test_the_levels_are_documented() -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    for level in LEVELS:
        assert f"| `{level.name}` | {level.words} | `{level.spec}` |" in page


def test_old_names_stay() -> None:
    assert isinstance(make("random"), RandomBot)
    assert isinstance(inner("greedy"), PlannerBot)
    assert {"random", "greedy", "planner", "mcts", "champion"} <= set(known())


def test_options_reach_the_bot() -> None:
    bot = inner("planner:depth=5, width=7,judge=learned")
    assert isinstance(bot, PlannerBot)
    assert (bot.depth, bot.width, bot.judge_name) == (5, 7, "learned")
    bot = inner("champion:ms=250")
    assert isinstance(bot, ChampionBot)
    assert (bot.budget.ms, bot.budget.iterations) == (250, 0)
    styled = inner("planner:style=gem-buyer")
    assert isinstance(styled, PlannerBot)
    assert (styled.style, styled.judge_name) == ("gem-buyer", "hand")


def test_a_level_takes_another_budget() -> None:
    bot = inner("grand-vizier:ms=1000")
    assert isinstance(bot, ChampionBot)
    assert (bot.budget.ms, bot.budget.iterations) == (1000, 0)


def test_lists_of_bots() -> None:
    assert listed("greedy, planner:depth=3,style=gem-buyer,./a b.py:Bot ,vizier:ms=5") == [
        "greedy",
        "planner:depth=3,style=gem-buyer",
        "./a b.py:Bot",
        "vizier:ms=5",
    ]
    assert listed(" , ") == []


def test_names_of_people_are_not_bots() -> None:
    assert is_bot("greedy")
    assert is_bot("mcts:ms=5")
    assert is_bot("my.py:Bot")
    assert not is_bot("Ada")
    assert not is_bot("Ada:ms=5")


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("deep-thought", "any of random, apprentice"),
        ("planner:deep=3", "no option 'deep'; it takes: depth, width, replies, judge, style, iterations, ms"),
        ("random:ms=3", "random has no option 'ms'; it takes: none"),
        ("planner:depth=0", "depth is a whole number from 1 to 12, not '0'"),
        ("planner:depth=two", "depth is a whole number from 1 to 12, not 'two'"),
        ("mcts:ms=-5", "ms is a whole number from 1 to 600000, not '-5'"),
        ("mcts:judge=blind", "judge is hand, learned, net, weights or a net in a file"),
        ("greedy:style=dancer", "gem-buyer"),
        ("planner:", "options are written as in planner:ms=100"),
        ("planner:depth", "options are written as in planner:ms=100"),
        ("grand-vizier:width=9", "champion has no option 'width'"),
        ("", "any of random, apprentice"),
    ],
)
def test_wrong_specs_are_told_what_is_possible(spec: str, said: str) -> None:
    with pytest.raises(OptionError) as error:
        make(spec)
    assert str(error.value).startswith(("bots: ", "styles: "))
    assert said in str(error.value)
    assert "\n" not in str(error.value)
