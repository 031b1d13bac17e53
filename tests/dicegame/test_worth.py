"""Moves that only lose: which ones they are, and that no bot above the random one plays them."""

from __future__ import annotations

from typing import Any

import pytest

import bedesten
from bedesten.bots import make
from bedesten.bots.judges import judge_for
from bedesten.bots.levels import LEVELS
from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.worth import only_loses
from bots.hidden import SHORTER
from dicegame.games import SETUPS, new
from dicegame.scenes import at_table
from wandering import wander


def losing(game: bedesten.Game) -> set[str]:
    """The moves that only lose, in notation."""
    table = game.table()
    assert isinstance(table, DiceBoard)
    return {game.text(move) for move in game.moves() if only_loses(table, table.asks[-1], move)}


def belongings(game: bedesten.Game, seat: int) -> tuple[dict[str, int], int]:
    """The coloured markers, Lira, crystals, rubies and tiles of a seat; and its markers with the brown ones."""
    mine = game.state()["seats"][seat]
    found = {"lira": mine["lira"], "crystals": mine["crystals"], "rubies": mine["rubies"], "tiles": len(mine["tiles"])}
    return found, sum(mine["markers"].values())


def test_two_blue_markers_for_a_blue_marker() -> None:
    assert losing(at_table(dice="red2", seats={0: {"markers": "blue2"}}).game) == {"marker blue"}


def test_a_die_and_a_marker_for_such_a_marker() -> None:
    assert losing(at_table(dice="red2 blue", seats={0: {"markers": "blue"}}).game) == {"marker blue"}
    assert losing(at_table(dice="blue2", seats={0: {"markers": "blue"}}).game) == set()


def test_a_brown_marker_for_a_brown_marker() -> None:
    scene = at_table(dice="red green", seats={0: {"markers": "brown"}})
    assert losing(scene.game) == {"marker red", "marker green", "brown"}
    scene = at_table(dice="red green", seats={0: {"markers": "yellow brown"}})
    assert "brown" not in losing(scene.game)
    scene.play("brown")
    assert losing(scene.game) == {"pay red green brown"}


@pytest.mark.parametrize("setup", SETUPS[::3])
def test_what_only_loses_brings_nothing(setup: dict[str, Any]) -> None:
    """Whoever plays it to its end has fewer markers or as many, and nothing else more."""
    seen = 0
    for seed in range(3):
        game = new(setup, seed)
        for _ in wander(game, seed, 300):
            seat = game.actor
            if game.question != "action" or seat is None or game.over:
                continue
            for words in sorted(losing(game)):
                trial = game.copy()
                things, markers = belongings(trial, seat)
                trial.play_text(words)
                while trial.actor == seat and trial.question in ("pay", "keep-dice"):
                    trial.play(trial.moves()[-1])
                after, left = belongings(trial, seat)
                if trial.view(None)["turn"] == game.view(None)["turn"]:
                    assert after == things
                    assert left <= markers
                    seen += 1
    assert seen > 8


@pytest.mark.parametrize("level", [level.name for level in LEVELS[1:]])
def test_no_level_above_random_plays_a_move_that_only_loses(level: str) -> None:
    tempted = 0
    for seed in range(1 if "vizier" in level else 4):
        bot = make(SHORTER.get(level, level), seed)
        for game in wander(new(SETUPS[seed % len(SETUPS)], seed), seed, 160):
            if game.over or game.actor in (None, bedesten.CHANCE):
                continue
            bad = losing(game)
            if 0 < len(bad) < len(game.moves()):
                tempted += 1
                assert game.text(bot.choose(game.sight(game.actor))) not in bad
    assert tempted > 15


@pytest.mark.parametrize("name", ["hand", "learned"])
def test_no_judge_lists_them(name: str) -> None:
    judge = judge_for("dicegame", name)
    for game in wander(new(SETUPS[0], 7), 7, 300):
        if not game.over and game.actor not in (None, bedesten.CHANCE):
            short = judge.shortlist(game.table(), game.moves())
            bad = losing(game)
            assert not bad & {game.text(move) for move in short} or len(bad) == len(game.moves())
