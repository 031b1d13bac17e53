"""Pairs of games that one seat can't tell apart."""

from __future__ import annotations

import copy
import random
from typing import Any

import bedesten
from bedesten.bots import make

# The upper levels think long: a shorter look takes the same way through their code.
SHORTER = {"vizier": "vizier:width=3", "grand-vizier": "grand-vizier:iterations=6"}
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


def deal_guild_cards(guilds: dict[str, Any], actor: int | None, luck: random.Random) -> None:
    """Guild cards of the pile and of the others, dealt anew."""
    hidden = [hand for i, hand in enumerate(guilds["guild_hands"]) if i != actor]
    heaps = [guilds["guild_pile"], *hidden]
    cards = [card for heap in heaps for card in heap]
    luck.shuffle(cards)
    for heap in heaps:
        size = len(heap)
        heap[:] = sorted(cards[:size])
        del cards[:size]


def unknowable(game: bedesten.Game, seed: int) -> bedesten.Game:
    """The same game to the eyes of whom it asks: other hands, other cards to come, other luck."""
    luck = random.Random(seed)
    state: dict[str, Any] = copy.deepcopy(game.state())
    if game.box.name == "istanbul":
        guilds = state["parts"].get("mocha")
        if guilds is not None:
            deal_guild_cards(guilds, game.actor, luck)
        heaps = [state["pile"], *(seat["hand"] for i, seat in enumerate(state["seats"]) if i != game.actor)]
        cards = [card for heap in heaps for card in heap for _ in range(heap[card])]
        luck.shuffle(cards)
        for heap in heaps:
            size = sum(heap.values())
            heap.clear()
            for card in cards[:size]:
                heap[card] = heap.get(card, 0) + 1
            del cards[:size]
    changed = game.dump() | {"origin": state, "entries": [], "state": state, "seed": seed, "commitment": "another"}
    return bedesten.load(changed)
