"""Champions of before are kept as they were: what they play is written down here."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

import bedesten
from bedesten.bots import LEVELS, make
from bedesten.bots.levels import KEPT

PLAYED = [
    ({"players": 2, "layout": "random"}, 36, "7da5ed1cea5f5951"),
    ({"players": 4, "layout": "short"}, 16, "7cac3d05cd7adc06"),
    ({"players": 3, "expansions": ["mocha", "letters"]}, 8, "39dfa20b364b4a24"),
    ({"game": "dicegame", "players": 2}, 24, "31a7262f88d1194f"),
]
"""Setups, how many questions with more than one answer are answered, and a digest of the answers."""


def digest(spec: str, setup: dict[str, Any], questions: int) -> str:
    """What a bot plays in all seats of a game from its start."""
    game = bedesten.new(seed=21, **setup)
    bots = [make(spec, seed=seat) for seat in range(setup["players"])]
    said: list[str] = []
    while len(said) < questions:
        seat = game.actor
        assert seat is not None
        moves = game.moves()
        move = moves[0]
        if len(moves) > 1:
            move = bots[seat].choose(game.sight(seat))
            said.append(game.text(move))
        game.play(move)
    return hashlib.sha256("\n".join(said).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("setup", "questions", "played"), PLAYED)
def test_the_first_champion_plays_as_it_did(setup: dict[str, Any], questions: int, played: str) -> None:
    assert digest("grand-vizier-1", setup, questions) == played


def test_champions_of_before_are_no_levels() -> None:
    assert [level.name for level in KEPT] == ["grand-vizier-1"]
    assert not {level.name for level in KEPT} & {level.name for level in LEVELS}
