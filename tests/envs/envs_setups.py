"""Setups of all boxes, for tests of observations and environments."""

from __future__ import annotations

import random
from typing import Any

import bedesten
from bedesten.kernel.box import Box

GREAT_BAZAAR = [3, 21, 10, 24, 6, 17, 1, 8, 14, 22, 5, 19, 7, 2, 12, 20, 9, 16, 11, 25, 13, 23, 4, 18, 15]

SETUPS: dict[str, dict[str, Any]] = {
    "base": {"players": 4},
    "first": {"players": 3, "edition": "first", "layout": "long"},
    "variants": {"players": 2, "variants": ["neutral-assistants", "caravan-leader"]},
    "mocha": {"players": 3, "expansions": ["mocha"]},
    "letters": {"players": 4, "expansions": ["letters"]},
    "great-bazaar": {"players": 5, "expansions": ["mocha", "letters"], "layout": GREAT_BAZAAR},
    "everything": {
        "players": 4,
        "expansions": ["mocha", "letters"],
        "layout": GREAT_BAZAAR,
        "variants": ["neutral-assistants", "caravan-leader"],
    },
    "dice": {"game": "dicegame", "players": 4},
    "dice-2": {"game": "dicegame", "players": 2},
}


def game_of(setup: dict[str, Any]) -> str:
    return str(setup.get("game", "istanbul"))


def options_of(setup: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in setup.items() if key != "game"}


def played(setup: dict[str, Any], seed: int, moves: int) -> bedesten.Game:
    """A game after so many random moves, or at its end."""
    game = bedesten.new(**setup, seed=seed)
    luck = random.Random(seed)
    for _ in range(moves):
        if game.over:
            break
        game.play(luck.choice(game.moves()))
    return game


def box(game: bedesten.Game) -> Box:
    return game.box
