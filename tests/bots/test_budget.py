"""Budgets: iterations are counted, and time is kept, by a clock that the test winds, or that counts its own work."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

import pytest

from bedesten.bots.bot import Bot
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.champion import ChampionBot
from bedesten.bots.search.greedy import GreedyBot
from bedesten.bots.search.mcts import MctsBot
from bedesten.bots.search.planner import PlannerBot
from bedesten.bots.search.strategist import StrategistBot
from bots.hidden import SETUPS, name_of, played

READING = 0.0004
"""Seconds that pass from one look at the clock to the next, at most eight positions later: slow even interpreted."""

REAL = 300
"""Milliseconds for a decision by a real clock: long beside the few positions that are looked at after time is up."""


class Clock:
    """A clock that goes on by the same step whenever it is read."""

    def __init__(self, step: float) -> None:
        self.now = 1000.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_iterations_are_counted() -> None:
    budget = Budget(iterations=3)
    for _ in range(2):
        budget.begin()
        assert [budget.another() for _ in range(5)] == [True, True, True, False, False]
        assert not budget.late()


def test_no_limit_is_no_limit() -> None:
    budget = Budget()
    budget.begin()
    assert all(budget.another() for _ in range(1000))
    assert not any(budget.late() for _ in range(1000))


def test_time_is_up_when_the_clock_says_so() -> None:
    clock = Clock(0.015)
    budget = Budget(ms=100, clock=clock)
    budget.begin()
    count = 0
    while budget.another():
        count += 1
    assert count == 6
    assert budget.late()
    budget.begin()
    assert budget.another()


def test_a_part_of_a_budget_has_fewer_iterations_and_no_more_time() -> None:
    clock = Clock(0.015)
    budget = Budget(iterations=5, ms=100, clock=clock)
    budget.begin()
    assert budget.another()
    part = budget.part(2)
    assert [part.another() for _ in range(4)] == [True, True, True, False]
    assert part.deadline == budget.deadline
    endless = Budget(ms=100, clock=clock)
    endless.begin()
    clock.now += 1.0
    assert not endless.part(2).another()
    assert all(Budget().part(2).another() for _ in range(100))


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
@pytest.mark.parametrize("kind", [PlannerBot, MctsBot, ChampionBot, StrategistBot])
def test_bots_stop_in_time(kind: type, setup: dict) -> None:
    """However long the clock says that a position takes, the bot is done within a tenth of its time."""
    game = played(setup, 5, 20)
    assert game.actor is not None
    clock = Clock(READING)
    budget = Budget(ms=100, clock=clock)
    bot: Bot = kind(1, budget=budget) if kind is not PlannerBot else PlannerBot(1, depth=12, width=100, budget=budget)
    began = clock.now
    move = bot.choose(game.sight(game.actor))
    assert move in game.moves()
    assert clock.now - began <= 0.110
    if kind is MctsBot:
        assert clock.now - began >= 0.095


WITHOUT_END: dict[str, Callable[[int, Budget], Bot]] = {
    "planner": lambda seed, budget: PlannerBot(seed, depth=12, width=200, budget=budget),
    "mcts": lambda seed, budget: MctsBot(seed, budget=budget),
    "champion": lambda seed, budget: ChampionBot(seed, depth=12, budget=budget),
    "strategist": lambda seed, budget: StrategistBot(seed, depth=12, budget=budget),
}
"""Searches so large that only time can end them."""


@pytest.mark.parametrize("kind", WITHOUT_END)
def test_real_time_is_kept_within_a_tenth(kind: str) -> None:
    """By the clock of this thread's own work, which other work on the machine does not hurry; the median of several
    decisions, since a single one may meet with a collection of garbage. What is done after time is up counts, too."""
    game = played(SETUPS[0], 5, 20)
    assert game.actor is not None
    budget = Budget(ms=REAL, clock=time.thread_time)
    took: list[float] = []
    for seed in range(5):
        bot = WITHOUT_END[kind](seed, budget)
        sight = game.sight(game.actor)
        began = time.thread_time()
        bot.choose(sight)
        took.append(1000.0 * (time.thread_time() - began))
    assert 0.9 * REAL <= statistics.median(took) <= 1.1 * REAL


@pytest.mark.parametrize("kind", [GreedyBot, PlannerBot, MctsBot, ChampionBot, StrategistBot])
def test_a_bot_without_any_time_plays_all_the_same(kind: type) -> None:
    game = played(SETUPS[1], 6, 25)
    assert game.actor is not None
    bot: Bot = kind(1, budget=Budget(ms=1, clock=Clock(1.0)))
    assert bot.choose(game.sight(game.actor)) in game.moves()
