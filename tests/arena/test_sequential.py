"""The sequential test: how often it errs, how many deals it takes, and how a tournament uses it."""

from __future__ import annotations

import random

import pytest

from arena.tournaments import small
from bedesten import arena
from bedesten.arena.sequential import STEP, answer, likelihood_ratio
from bedesten.arena.shares import decided
from bedesten.kernel.errors import OptionError

MATCHES = 200
MOST = 4000


class Deals:
    """What a deal may be worth, with which chances; the mean is the goal. A seed for what comes of it."""

    def __init__(self, values: list[float], chances: list[float], margin: float, seed: int) -> None:
        self.values = values
        self.chances = chances
        self.goal = sum(value * chance for value, chance in zip(values, chances, strict=True))
        self.margin = margin
        self.seed = seed

    def trials(self, more: float = 0.0) -> tuple[dict[str, int], float]:
        """What many tests say where the mean is higher by so much, and how many deals they take."""
        chances = [self.chances[0] - more, *self.chances[1:-1], self.chances[-1] + more]
        luck = random.Random(self.seed)
        said = {"yes": 0, "no": 0, "open": 0}
        deals = 0
        for _ in range(MATCHES):
            values: list[float] = []
            found = "open"
            while found == "open" and len(values) < MOST:
                values += luck.choices(self.values, chances, k=STEP)
                found = answer(values, self.goal, self.margin)
            said[found] += 1
            deals += len(values)
        return said, deals / MATCHES


PAIRED = Deals([0.0, 0.5, 1.0], [0.25, 0.5, 0.25], 0.15, 7)
"""Seats that are exchanged: most deals are shared."""
ALL_OR_NOTHING = Deals([0.0, 0.5, 1.0], [0.5, 0.0, 0.5], 0.15, 7)
"""The stronger bot wins a deal from both seats: exchanging them gains nothing."""
ONE_OF_FOUR = Deals([0.0, 0.25, 0.5, 0.75, 1.0], [0.4, 0.32, 0.18, 0.08, 0.02], 0.2, 11)
"""A seat at a table of four, in each of the four."""
SLIGHT = Deals([0.0, 0.5, 1.0], [0.15, 0.4, 0.45], 0.1, 3)
"""A goal of 65 %, and a smaller margin."""


@pytest.mark.parametrize(
    "deals", [PAIRED, ALL_OR_NOTHING, ONE_OF_FOUR, SLIGHT], ids=["paired", "all", "four", "slight"]
)
def test_errors_are_at_most_five_in_a_hundred(deals: Deals) -> None:
    """With 200 matches an error of 5 % shows as at most 10 % but for one seed in a thousand."""
    equal, _ = deals.trials()
    assert equal["open"] == 0
    assert equal["yes"] <= 0.1 * MATCHES
    better, _ = deals.trials(deals.margin)
    assert better["open"] == 0
    assert better["no"] <= 0.1 * MATCHES


def test_what_is_clear_takes_less_time() -> None:
    _, needed = PAIRED.trials()
    much_better, fewer = PAIRED.trials(0.25)
    assert much_better["yes"] == MATCHES
    assert fewer < needed


def test_pairing_saves_deals() -> None:
    assert PAIRED.trials()[1] < 0.7 * ALL_OR_NOTHING.trials()[1]


def test_the_ratio_is_that_of_two_coins() -> None:
    """Where deals are won or lost altogether nothing is left to fit: the test is Wald's, of two known coins."""
    from math import log

    values = [1.0] * 30 + [0.0] * 20
    expected = 30 * log(0.6 / 0.5) + 20 * log(0.4 / 0.5)
    assert likelihood_ratio(values, 0.5, 0.6) == pytest.approx(expected, abs=1e-3)
    assert likelihood_ratio([1.0] * 8, 0.5, 0.6) > 0 > likelihood_ratio([0.0] * 8, 0.5, 0.6)


def test_a_tournament_ends_its_match_early() -> None:
    given = {"match": [{"kind": "ladder", "bots": ["random", "greedy"], "games": 400, "margin": 0.1}]}
    given["setting"] = [{"players": 2}]
    (match,) = arena.make_tournament(given).matches
    assert match.stops()[:3] == [8, 16, 24]
    assert match.stops()[-1] == 200

    def result(index: int, winner: str) -> arena.Result:
        seats = tuple(arena.SeatResult(bot, 1 if bot == winner else 2, {}, {}) for bot in ("random", "greedy"))
        won = (0,) if winner == "random" else (1,)
        return arena.Result(index, match.seed(index), True, won, seats, 0, 9, 9, 9, "", 0.1, match.key)

    results = {index: result(index, "greedy") for index in range(2 * 24)}
    assert decided(match, results, 24)
    share = arena.share_of(match, results)
    assert (share.verdict, share.level) == ("yes", 0.95)
    lost = {index: result(index, "random") for index in range(2 * 24)}
    assert arena.share_of(match, lost).verdict == "no"


def test_folders_that_were_begun_before_are_still_the_same_tournament() -> None:
    assert "margin" not in small().source["match"][0]


@pytest.mark.parametrize(
    ("margin", "said"), [(0, "between 0 and 1"), ("x", "between 0 and 1"), (0.6, "anybody can have")]
)
def test_margins_that_can_not_be(margin: object, said: str) -> None:
    match = {"kind": "ladder", "bots": ["random", "greedy"], "margin": margin}
    with pytest.raises(OptionError, match=said):
        arena.make_tournament({"match": [match], "setting": [{"players": 2}]})
