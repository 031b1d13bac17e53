"""Every level plays every game with every option: no fault, no illegal move, nothing in the log."""

from __future__ import annotations

import logging
from typing import Any

import pytest

import bedesten
from bedesten.bots import LEVELS, make
from bots.hidden import SHORTER

SETUPS: list[dict[str, Any]] = [
    {"game": "istanbul", "players": 5, "layout": "short"},
    {"game": "istanbul", "players": 3, "layout": "in-order"},
    {"game": "istanbul", "players": 2, "edition": "first", "layout": "long"},
    {"game": "istanbul", "players": 4, "edition": "first-fr", "layout": "short"},
    {"game": "istanbul", "players": 2, "layout": "random", "variants": ["neutral-assistants"]},
    {"game": "istanbul", "players": 4, "variants": ["neutral-assistants", "caravan-leader"]},
    {"game": "istanbul", "players": 3, "expansions": ["mocha"], "layout": "first-game"},
    {"game": "istanbul", "players": 5, "expansions": ["mocha"], "variants": ["caravan-leader"]},
    {"game": "istanbul", "players": 3, "expansions": ["letters"], "bonus_deck": "new-only"},
    {"game": "istanbul", "players": 2, "expansions": ["letters"], "layout": "random"},
    {"game": "istanbul", "players": 5, "expansions": ["mocha", "letters"], "layout": "random"},
    {
        "game": "istanbul",
        "players": 4,
        "expansions": ["mocha", "letters"],
        "variants": ["neutral-assistants", "caravan-leader"],
    },
    {"game": "dicegame", "players": 2},
    {"game": "dicegame", "players": 4},
]
GAP = 3
"""Of so many turns one is played by a level, the others quickly …"""
TURNS = len(LEVELS)
"""… and so many of them in all: one by each."""


def name_of(setup: dict[str, Any]) -> str:
    words = [str(word) for value in setup.values() for word in (value if isinstance(value, list) else [value])]
    return "-".join(words)


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_every_level_plays_every_game_without_fault(setup: dict[str, Any], caplog: pytest.LogCaptureFixture) -> None:
    """The levels take turns at whole turns of one game, from its start until far into it; a quick bot plays between."""
    game = bedesten.new(**setup, seed=11)
    levels = [make(SHORTER.get(level.name, level.name), seed) for seed, level in enumerate(LEVELS)]
    quick = make("peddler", 1)
    answered = [0] * len(levels)
    with caplog.at_level(logging.WARNING, "bedesten.bots"):
        while game.actor is not None:
            turn = game.table().turn
            if turn > TURNS * GAP:
                break
            number = turn // GAP % len(levels)
            moves = game.moves()
            if turn % GAP:
                move = quick.choose(game.sight(game.actor))
            else:
                move = levels[number].choose(game.sight(game.actor))
                answered[number] += len(moves) > 1
            assert move in moves
            game.play(move)
    assert not caplog.records
    assert all(answered), answered
