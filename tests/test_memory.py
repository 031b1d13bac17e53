"""Memory does not grow: copies, games, errors and records leave nothing behind."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

import pytest

import bedesten
from bedesten.istanbul.box import kept_setup
from games import played
from wandering import wander

LEFT_BEHIND = 2000
"""Blocks of memory that may stay, for caches and for Python's own. One leak in a loop would leave ten times as many."""


def growth(work: Callable[[], None]) -> int:
    """How many blocks of memory stay allocated after work that has been done once before."""
    work()
    gc.collect()
    before = sys.getallocatedblocks()
    work()
    gc.collect()
    return sys.getallocatedblocks() - before


def copy_tables() -> None:
    table = played({"players": 4, "variants": ["neutral-assistants", "caravan-leader"]}, 1, 300).table()
    for _ in range(20_000):
        table = table.copy()


def copy_games() -> None:
    game = played({"players": 4}, 1, 100)
    for _ in range(20_000):
        game = game.copy()


def play_games() -> None:
    for seed in range(120):
        bedesten.new(players=2 + seed % 4, seed=seed).table().playout(seed)


def play_with_a_referee() -> None:
    for seed in range(20):
        for _ in wander(bedesten.new(players=2 + seed % 4, seed=seed), seed, 1000):
            pass


def make_mistakes() -> None:
    game = bedesten.new(players=2, seed=1)
    for number in range(4000):
        with pytest.raises(bedesten.IllegalMove):
            game.play(5000 + number)
        with pytest.raises(bedesten.IllegalMove):
            game.read("go 77")
    for _ in range(1000):
        with pytest.raises(bedesten.OptionError):
            bedesten.new(players=7)
        with pytest.raises(bedesten.RecordError):
            bedesten.replay("no record")


def write_and_read() -> None:
    game = played({"players": 3}, 2, 200)
    for _ in range(50):
        bedesten.replay(game.record(reveal=True))
        bedesten.load(game.dump())


def look_and_imagine() -> None:
    game = played({"players": 3}, 2, 200)
    for number in range(2000):
        sight = game.sight(number % 3)
        assert sight.view
        sight.sample(number)


def set_up_in_every_way() -> None:
    for seed in range(300):
        bedesten.new(players=3, layout="random", seed=seed)


@pytest.mark.parametrize(
    "work",
    [copy_tables, copy_games, play_games, play_with_a_referee, make_mistakes, write_and_read, look_and_imagine],
    ids=lambda work: work.__name__,
)
def test_nothing_is_left_behind(work: Callable[[], None]) -> None:
    assert growth(work) < LEFT_BEHIND


def test_setups_are_not_kept_for_ever() -> None:
    """Each random layout is a setup of its own; only so many are kept."""
    set_up_in_every_way()
    assert 0 < kept_setup.cache_info().currsize <= 100


def test_tables_are_freed_without_the_collector() -> None:
    """Copies hold no circles, so that searching needs no garbage collection."""
    table = played({"players": 4}, 1, 300).table()
    gc.collect()
    gc.disable()
    try:
        before = sys.getallocatedblocks()
        for _ in range(5000):
            table.copy().play(table.moves()[0])
        assert sys.getallocatedblocks() - before < LEFT_BEHIND
    finally:
        gc.enable()
