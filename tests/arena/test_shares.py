"""Win shares and their intervals: by deal, with looks, without miracles."""

import random

import pytest

from arena.tournaments import result, won_by
from bedesten import arena
from bedesten.arena.shares import decided, interval


def match(players=2, games=200, looks=1, goal=None, table="one"):
    wanted = {"kind": "ladder", "bots": ["a", "b"], "games": games, "looks": looks, "goal": goal, "table": table}
    given = {"bots": {"a": "random", "b": "random"}, "setting": [{"players": players}], "match": [wanted]}
    return arena.make_tournament(given).matches[0]


def test_the_share_is_that_of_the_upper_bot():
    m = match()
    share = arena.share_of(m, won_by(m, 100, lambda deal, way: deal % 4 != 0))
    assert (share.share, share.deals, share.games, share.level) == (0.75, 100, 200, 0.95)
    assert share.verdict == "yes"
    assert arena.share_of(m, won_by(m, 100, lambda deal, way: deal % 4 == 0)).verdict == "no"
    assert arena.share_of(m, won_by(m, 100, lambda deal, way: deal % 2 == 0)).verdict == "open"


def test_seats_that_were_exchanged_make_it_narrower():
    """The same share: once the deal decides, once the seat does."""
    m = match()
    by_deal = arena.share_of(m, won_by(m, 100, lambda deal, way: deal % 2 == 0))
    by_seat = arena.share_of(m, won_by(m, 100, lambda deal, way: way == 0))
    assert by_deal.share == by_seat.share == 0.5
    assert by_seat.high - by_seat.low < (by_deal.high - by_deal.low) / 3


def test_winning_without_exception_still_has_an_interval():
    m = match(games=40)
    share = arena.share_of(m, won_by(m, 20, lambda deal, way: True))
    assert share.share == share.high == 1
    assert 0.75 < share.low < 0.9


def test_shared_victories_and_games_without_end_count_in_parts():
    m = match(players=4, games=4)
    shared = {index: result(m, index, [0, 1]) for index in range(4)}
    assert arena.share_of(m, shared).share == pytest.approx(2 * 0.5 / 4)
    endless = {index: result(m, index, [], over=False) for index in range(4)}
    share = arena.share_of(m, endless)
    assert share.share == pytest.approx(0.25)
    assert share.given_up == 4


def test_only_whole_deals_count():
    m = match()
    results = won_by(m, 10, lambda deal, way: True)
    del results[5]
    assert arena.share_of(m, results).deals == 9
    assert arena.share_of(m, {}).deals == 0


def test_nothing_is_decided_between_two_looks():
    m = match(games=200, looks=4)
    assert arena.share_of(m, won_by(m, 12, lambda deal, way: True)).verdict == "running"
    assert arena.share_of(m, won_by(m, 13, lambda deal, way: True)).verdict == "yes"
    even = won_by(m, 25, lambda deal, way: way == deal % 2)
    assert arena.share_of(m, even).verdict == "running"
    assert arena.share_of(m, even).deals == 25


def test_a_clear_match_stops_at_its_first_look():
    m = match(games=200, looks=4)
    clear = won_by(m, 100, lambda deal, way: True)
    assert decided(m, clear, 13)
    share = arena.share_of(m, clear)
    assert (share.deals, share.level) == (13, 1 - 0.05 / 4)
    even = won_by(m, 100, lambda deal, way: way == deal % 2)
    assert not decided(m, even, 50)
    assert decided(m, even, 100)
    assert arena.share_of(m, even).deals == 100


def test_what_was_asked_decides():
    m = match(goal=0.9, looks=4)
    results = won_by(m, 100, lambda deal, way: deal % 4 != 0)
    assert arena.share_of(m, results).verdict == "no"


@pytest.mark.parametrize(("chance", "games"), [(0.5, 2), (0.65, 2), (0.25, 4), (0.9, 2)])
def test_intervals_hold_what_they_promise(chance, games):
    """Of 600 samples with a known share about 95 % must cover it; the tolerance is three standard errors."""
    luck = random.Random(7)
    covered = 0
    for _ in range(600):
        deals = [sum(luck.random() < chance for _ in range(games)) / games for _ in range(40)]
        low, high = interval(deals)
        covered += low <= chance <= high
    assert covered / 600 > 0.95 - 3 * (0.95 * 0.05 / 600) ** 0.5


def test_looking_several_times_keeps_the_promise():
    """Bots that are equal must not be told apart in more than 5 % of matches, however often one looks."""
    luck = random.Random(11)
    m = match(games=256, looks=5)
    wrong = 0
    for _ in range(120):
        wins = [[luck.random() < 0.5 for _ in range(2)] for _ in range(128)]
        wrong += arena.share_of(m, won_by(m, 128, lambda deal, way, wins=wins: wins[deal][way])).verdict != "open"
    assert wrong / 120 <= 0.05 + 3 * (0.05 * 0.95 / 120) ** 0.5
