"""Summaries, against what was calculated by hand or printed elsewhere."""

from typing import Any

import pytest

from bedesten.arena import Result, SeatResult, Tally, wilson
from bedesten.arena.tally import Spread

PLACES = dict(enumerate(["", "One", *("",) * 14, "Sixteen"]))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # R. G. Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (10, 20, 0.2993, 0.7007),
        (20, 20, 0.8389, 1.0000),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_takes_fractions():
    low, high = wilson(10.5, 20)
    assert wilson(10, 20)[0] < low < 0.525 < high < wilson(11, 20)[1]


@pytest.mark.parametrize(
    ("values", "mean", "median"),
    [([4], 4, 4), ([1, 2], 1.5, 1.5), ([3, 1, 2], 2, 2), ([1, 1, 1, 9], 3, 1), ([1, 1, 5, 9], 4, 3), ([2, 2, 8], 4, 2)],
)
def test_spread(values, mean, median):
    spread = Spread()
    for value in values:
        spread.add(value)
    assert spread.summary() == {"mean": mean, "median": median, "min": min(values), "max": max(values)}


def game(index, start, winners, seats, *, rounds=10, decisions=100, over=True):
    """A result; `seats` are bot, rubies, Lira and where the rubies came from."""
    scores = [
        SeatResult(bot, 1 if seat in winners else 2, {"rubies": rubies, "lira": lira, "goods": 0, "cards": 0}, places)
        for seat, (bot, rubies, lira, places) in enumerate(seats)
    ]
    return Result(
        index=index,
        seed=0,
        over=over,
        winners=winners,
        seats=tuple(scores),
        start=start,
        rounds=rounds,
        turns=3 * rounds,
        decisions=decisions,
        fingerprint=f"{index}",
        duration=0.5,
    )


RESULTS = [
    # seat 0 wins, having begun
    game(0, 0, (0,), [("a", 5, 10, {1: 2, 16: 3}), ("b", 3, 4, {16: 3}), ("b", 1, 0, {1: 1})], rounds=10),
    # seats 0 and 2 share; seat 1 began, so that they were 3rd and 2nd
    game(1, 1, (0, 2), [("b", 5, 2, {16: 5}), ("a", 4, 8, {16: 4}), ("b", 5, 2, {1: 5})], rounds=20),
    # all three share
    game(2, 2, (0, 1, 2), [("b", 5, 1, {16: 5}), ("b", 5, 1, {16: 5}), ("a", 5, 1, {16: 5})], rounds=30, decisions=400),
]


@pytest.fixture
def tally():
    found = Tally(["a", "b", "b"], PLACES)
    for result in RESULTS:
        found.add(result)
    return found


def test_counts(tally):
    summary = tally.summary()
    assert (summary["games"], summary["finished"], summary["unfinished"], summary["ties"]) == (3, 3, 0, 2)
    assert summary["rounds"] == {"mean": 20, "median": 20, "min": 10, "max": 30}
    assert summary["turns"] == {"mean": 60, "median": 60, "min": 30, "max": 90}
    assert summary["decisions"] == {"mean": 200, "median": 100, "min": 100, "max": 400}
    assert tally.all_decisions == 600


def test_win_shares_by_order_of_play(tally):
    first, second, third = tally.summary()["order"]
    assert [row["order"] for row in (first, second, third)] == [1, 2, 3]
    assert first["wins"] == pytest.approx(1 + 0 + 1 / 3)
    assert second["wins"] == pytest.approx(0 + 1 / 2 + 1 / 3)
    assert third["wins"] == pytest.approx(0 + 1 / 2 + 1 / 3)
    assert first["share"] == pytest.approx(4 / 9)
    assert (first["low"], first["high"]) == pytest.approx(wilson(4 / 3, 3))
    assert first["rubies"] == pytest.approx((5 + 4 + 5) / 3)
    assert first["lira"] == pytest.approx((10 + 8 + 1) / 3)
    assert second["rubies"] == pytest.approx((3 + 5 + 5) / 3)
    assert sum(row["share"] for row in (first, second, third)) == pytest.approx(1)


def test_win_shares_by_bot(tally):
    a, b = tally.summary()["bots"]
    assert (a["bot"], a["seats"], a["fair"]) == ("a", 1, pytest.approx(1 / 3))
    assert (b["bot"], b["seats"], b["fair"]) == ("b", 2, pytest.approx(2 / 3))
    assert a["wins"] == pytest.approx(1 + 0 + 1 / 3)
    assert b["wins"] == pytest.approx(0 + 1 + 2 / 3)
    assert (b["low"], b["high"]) == pytest.approx(wilson(5 / 3, 3))
    assert a["rubies"] == pytest.approx(14 / 3)
    assert b["rubies"] == pytest.approx((3 + 1 + 5 + 5 + 5 + 5) / 6)
    assert b["lira"] == pytest.approx((4 + 0 + 2 + 2 + 1 + 1) / 6)


def test_rubies_by_source(tally):
    one, sixteen = tally.summary()["rubies"]
    assert one == {"place": 1, "name": "One", "total": 8, "share": pytest.approx(8 / 38), "mean": pytest.approx(8 / 3)}
    assert (sixteen["place"], sixteen["name"], sixteen["total"]) == (16, "Sixteen", 30)


def test_order_of_results_changes_nothing(tally):
    other = Tally(["a", "b", "b"], PLACES)
    for result in reversed(RESULTS):
        other.add(result)
    assert other.summary() == tally.summary()


def test_the_check_tells_games_apart(tally):
    other = Tally(["a", "b", "b"], PLACES)
    for result in RESULTS[:2]:
        other.add(result)
    assert len(tally.check) == 8
    assert other.check != tally.check


def test_games_given_up_count_for_speed_only(tally):
    before = tally.summary()
    tally.add(game(3, 0, (), [("a", 9, 9, {1: 9}), ("b", 0, 0, {}), ("b", 0, 0, {})], decisions=900, over=False))
    after = tally.summary()
    assert (after["games"], after["finished"], after["unfinished"]) == (4, 3, 1)
    assert tally.all_decisions == 1500
    for key in ("ties", "rounds", "turns", "decisions", "rubies", "order", "bots"):
        assert after[key] == before[key]


def test_nothing_is_a_summary_too():
    summary: dict[str, Any] = Tally(["a", "a"], PLACES).summary()
    assert summary["games"] == 0
    assert summary["rounds"]["mean"] is None
    assert summary["order"][0]["share"] is None
    assert summary["rubies"] == []
