"""Ratings: the model finds what it was told, at tables of any size, and knows how sure it is."""

import random
from math import log10

import pytest

from arena.tournaments import won_by
from bedesten import arena


def games(chances, names, players=2):
    """Results of a table of these names; the chance of each seat to win is given."""
    luck = random.Random(5)
    found = []
    for index in range(3000):
        winner = luck.choices(range(players), [chances[name] for name in names])[0]
        seats = tuple(arena.SeatResult(name, 1, {}, {}) for name in names)
        found.append(arena.Result(index, 0, True, (winner,), seats, 0, 1, 1, 1, "", 0.0))
    return found


def test_two_bots_differ_by_their_odds():
    found = arena.rate(["a", "b"], games({"a": 1, "b": 3}, ["a", "b"]))
    gap = found[1].rating - found[0].rating
    assert gap == pytest.approx(400 * log10(3), abs=15)
    assert found[0].rating == pytest.approx(-found[1].rating)
    assert all(rating.low < rating.rating < rating.high for rating in found)
    assert found[0].games == 3000


def test_tables_of_several_players():
    strength = {"a": 1, "b": 2, "c": 5}
    names = ["a", "a", "b", "c"]
    found = {r.bot: r.rating for r in arena.rate(["a", "b", "c"], games(strength, names, 4))}
    assert found["b"] - found["a"] == pytest.approx(400 * log10(2), abs=35)
    assert found["c"] - found["a"] == pytest.approx(400 * log10(5), abs=35)
    assert sum(found.values()) == pytest.approx(0, abs=1e-6)


def test_nobody_is_infinitely_weak():
    seats = (arena.SeatResult("a", 2, {}, {}), arena.SeatResult("b", 1, {}, {}))
    lost = [arena.Result(i, 0, True, (1,), seats, 0, 1, 1, 1, "", 0.0) for i in range(500)]
    low, high = arena.rate(["a", "b"], lost)
    assert 500 < high.rating - low.rating < 3000
    assert high.low < high.rating


def test_intervals_shrink_with_games():
    many = games({"a": 1, "b": 2}, ["a", "b"])
    few = arena.rate(["a", "b"], many[:100])[0]
    all_of_them = arena.rate(["a", "b"], many)[0]
    assert few.high - few.low == pytest.approx((all_of_them.high - all_of_them.low) * 30**0.5, rel=0.15)


def test_intervals_hold_what_they_promise():
    luck = random.Random(3)
    covered = 0
    truth = 200 * log10(2)
    seats = (arena.SeatResult("a", 1, {}, {}), arena.SeatResult("b", 1, {}, {}))
    for _ in range(200):
        played = [
            arena.Result(i, 0, True, (int(luck.random() < 2 / 3),), seats, 0, 1, 1, 1, "", 0.0) for i in range(60)
        ]
        rating = arena.rate(["a", "b"], played)[1]
        covered += rating.low <= truth <= rating.high
    assert covered / 200 > 0.95 - 3 * (0.95 * 0.05 / 200) ** 0.5


def test_a_table_of_one_bot_says_nothing():
    given = {
        "bots": {"a": "random", "b": "random"},
        "setting": [{"players": 2}],
        "match": [{"kind": "ladder", "bots": ["a", "b"]}, {"kind": "mirror", "bots": ["a"]}],
    }
    tournament = arena.make_tournament(given)
    ladder, mirror = tournament.matches
    results = {ladder.key: won_by(ladder, 30, lambda deal, way: deal % 3 != 0), mirror.key: {}}
    before = arena.outcome(tournament, results)["ratings"]
    results[mirror.key] = won_by(mirror, 30, lambda deal, way: True)
    assert arena.outcome(tournament, results)["ratings"] == before
