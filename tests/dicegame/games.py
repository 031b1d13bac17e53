"""Setups and random games, for tests that look at many of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hypothesis import strategies as st

import bedesten
from bedesten.dicegame.box import BOX
from bedesten.kernel.components import load
from bedesten.kernel.position import dump_position, first_words
from wandering import digest, wander

OWNER: dict[str, Any] = load(Path(__file__).with_name("owner.toml"))
"""What an owner might have found on the real cards and tiles; see the file."""

Setup = dict[str, Any]

SETUPS: list[Setup] = [
    {"players": players, **more}
    for players in (2, 3, 4)
    for more in ({}, {"start": 0}, {"start": players - 1}, {"components": OWNER})
]


def name_of(setup: Setup) -> str:
    """A setup in a word, for the names of tests and files."""
    start = f"-start{setup['start']}" if "start" in setup else ""
    return f"{setup['players']}p{start}{'-owner' if 'components' in setup else ''}"


setups = st.sampled_from(SETUPS)


def new(setup: Setup, seed: int, **options: Any) -> bedesten.Game:
    return bedesten.new("dicegame", **setup, **options, seed=seed)


def played(setup: Setup, seed: int, moves: int = 1_000_000, **options: Any) -> bedesten.Game:
    """A game after so many random moves."""
    game = new(setup, seed, **options)
    for _ in wander(game, seed, moves):
        pass
    return game


def state_of(table: bedesten.Table) -> dict[str, Any]:
    """The position of a bare table, as `Game.state` tells it."""
    return dump_position(BOX, table)


def fingerprint_of(table: bedesten.Table) -> str:
    """The fingerprint of a bare table, as its documentation says."""
    return digest(first_words(BOX, table))
