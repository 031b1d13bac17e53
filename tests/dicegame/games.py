"""Setups and random games, for tests that look at many of them."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

import bedesten
from bedesten.dicegame.box import BOX
from bedesten.kernel.components import load
from bedesten.kernel.position import dump_position

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
seeds = st.integers(0, 2**64)


def new(setup: Setup, seed: int, **options: Any) -> bedesten.Game:
    return bedesten.new("dicegame", **setup, **options, seed=seed)


def wander(game: bedesten.Game, seed: int, most: int = 1_000_000) -> Iterator[bedesten.Game]:
    """The game before each of its random moves, until it is over or has seen so many."""
    chooser = random.Random(seed)
    for _ in range(most):
        if game.over:
            return
        yield game
        game.play(chooser.choice(game.moves()))


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
    text = json.dumps(state_of(table), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def at_position(game: bedesten.Game, state: dict[str, Any]) -> bedesten.Game:
    """A game that begins in a given position."""
    return bedesten.load(game.dump() | {"origin": state, "entries": [], "state": state})
