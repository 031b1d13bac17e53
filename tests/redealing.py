"""Games that some seats can't tell apart: what they can't see is dealt anew."""

from __future__ import annotations

import copy
import random
from collections import Counter
from typing import Any

import bedesten
from wandering import at_position

__all__ = ["dealt_anew", "state_dealt_anew"]


def dealt_anew(game: bedesten.Game, keep: set[int], luck: random.Random) -> bedesten.Game:
    """Another game that begins with such a state."""
    return at_position(game, state_dealt_anew(game, keep, luck))


def state_dealt_anew(game: bedesten.Game, keep: set[int], luck: random.Random) -> dict[str, Any]:
    """The state of a game of the board game, the same to the eyes of some seats: the hands of the others and the piles,
    guild cards included, are dealt anew."""
    state: dict[str, Any] = copy.deepcopy(game.state())
    hidden = [i for i in range(len(state["seats"])) if i not in keep]
    heaps: list[dict[str, int]] = [state["pile"], *(state["seats"][i]["hand"] for i in hidden)]
    cards = [card for heap in heaps for card in heap for _ in range(heap[card])]
    luck.shuffle(cards)
    for heap in heaps:
        size = sum(heap.values())
        heap.clear()
        heap.update(Counter(cards[:size]))
        del cards[:size]
    mocha = state["parts"].get("mocha")
    if mocha is not None:
        stacks: list[list[int]] = [mocha["guild_pile"], *(mocha["guild_hands"][i] for i in hidden)]
        guilds = [card for stack in stacks for card in stack]
        luck.shuffle(guilds)
        for stack in stacks:
            size = len(stack)
            stack[:] = sorted(guilds[:size])
            del guilds[:size]
    return state
