"""What tests of both games share: random games, positions, and all that can be changed in one."""

from __future__ import annotations

import copy
import hashlib
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from hypothesis import strategies as st

import bedesten
from bedesten.istanbul.seat import Demand

seeds = st.integers(0, 2**64)


def at_random(game: bedesten.Game, luck: random.Random) -> int:
    """Any move."""
    return luck.choice(game.moves())


def wander(
    game: bedesten.Game,
    seed: int,
    most: int = 1_000_000,
    choose: Callable[[bedesten.Game, random.Random], int] = at_random,
) -> Iterator[bedesten.Game]:
    """The game before each of its random moves, until it is over or has seen so many."""
    luck = random.Random(seed)
    for _ in range(most):
        if game.over:
            return
        yield game
        game.play(choose(game, luck))


def digest(state: dict[str, Any]) -> str:
    """The fingerprint of a position, as its documentation says."""
    text = json.dumps(state, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def at_position(game: bedesten.Game, state: dict[str, Any]) -> bedesten.Game:
    """A game that begins in a given position."""
    return bedesten.load(game.dump() | {"origin": state, "entries": [], "state": state})


def ways(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to everything inside a JSON value."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    return [way for key in keys for way in ((*path, key), *ways(value[key], (*path, key)))]


def put(dumped: dict[str, Any], path: tuple[Any, ...], value: object) -> dict[str, Any]:
    """A copy with another value there, or without one if that is `...`."""
    changed = copy.deepcopy(dumped)
    holder: Any = changed
    for step in path[:-1]:
        holder = holder[step]
    if value is ...:
        del holder[path[-1]]
    else:
        holder[path[-1]] = value
    return changed


SHARED = {"book", "bazaar", "heard"}
"""What copies of a table share on purpose, since it never changes."""


def paths(thing: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all fields of a table: names of attributes, numbers in lists."""
    if isinstance(thing, list):
        return [path, *(way for i, item in enumerate(thing) for way in paths(item, (*path, i)))]
    if isinstance(thing, int) or thing is None or type(thing).__module__ == "builtins":
        return [path]
    if isinstance(thing, bedesten.Ask | Demand):
        return []  # these never change
    names = [name for name in dir(thing) if not name.startswith("_") and name not in SHARED]
    return [way for name in names for way in paths(getattr(thing, name), (*path, name))]


def disturb(table: bedesten.Table, path: tuple[Any, ...]) -> bool:
    """Give one field another value; tells whether it took one."""
    holder: Any = table
    for step in path[:-1]:
        holder = holder[step] if isinstance(step, int) else getattr(holder, step)
    step = path[-1]
    if isinstance(step, int):
        return False  # lists are changed as a whole: what they hold may be shared until then
    value = getattr(holder, step)
    if isinstance(value, bool):
        value = not value
    elif isinstance(value, int):
        value += 1
    elif isinstance(value, list):
        value = value[1:]
    try:
        setattr(holder, step, value)
    except (AttributeError, TypeError):
        return False  # a method, or a property without a setter
    return True
