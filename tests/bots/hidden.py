"""Pairs of games that one seat can't tell apart."""

from __future__ import annotations

import random
from typing import Any

import bedesten
from bedesten.bots import make
from redealing import state_dealt_anew

# The upper levels think long: a shorter look takes the same way through their code.
SHORTER = {"vizier": "vizier:width=3", "grand-vizier": "grand-vizier:iterations=6", "sultan": "sultan:iterations=6"}
SETUPS: list[dict[str, Any]] = [
    {"game": "istanbul", "players": 3},
    {"game": "istanbul", "players": 2, "expansions": ["mocha", "letters"]},
    {"game": "dicegame", "players": 3},
]


def name_of(setup: dict[str, Any]) -> str:
    return f"{setup['game']}-{setup['players']}p{'-great-bazaar' if 'expansions' in setup else ''}"


def played(setup: dict[str, Any], seed: int, decisions: int) -> bedesten.Game:
    """A game after so many decisions of greedy players, or before it would end."""
    game = bedesten.new(**setup, seed=seed)
    players = [make("peddler", seed) for _ in range(setup["players"])]
    for _ in range(decisions):
        assert game.actor is not None
        game.play(players[game.actor].choose(game.sight(game.actor)))
    while game.actor is not None and len(game.moves()) == 1:
        game.play(game.moves()[0])
    return game


def unknowable(game: bedesten.Game, seed: int) -> bedesten.Game:
    """The same game to the eyes of whom it asks: other hands, other cards to come, other luck."""
    luck = random.Random(seed)
    state: dict[str, Any] = game.state()
    if game.box.name == "istanbul":
        assert game.actor is not None
        state = state_dealt_anew(game, {game.actor}, luck)
    changed = game.dump() | {"origin": state, "entries": [], "state": state, "seed": seed, "commitment": "another"}
    return bedesten.load(changed)
