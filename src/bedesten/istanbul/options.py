"""The options of the board game: what may be chosen, and what goes with what."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bedesten.istanbul.components import Components, read
from bedesten.istanbul.layout import allowed_big_box, allowed_first, random_layout
from bedesten.kernel.chance import generator
from bedesten.kernel.errors import OptionError

__all__ = ["EDITIONS", "LAYOUTS", "VARIANTS", "Options", "check"]

EDITIONS: Final = ("big-box", "first", "first-fr")
LAYOUTS: Final = ("short", "long", "in-order", "random")
VARIANTS: Final = ("neutral-assistants", "caravan-leader")
EXPANSIONS: Final = ("mocha", "letters")
DEFAULTS: Final[dict[str, object]] = {
    "players": 4,
    "edition": "big-box",
    "expansions": [],
    "layout": "short",
    "board": None,
    "variants": [],
    "components": None,
    "start": None,
}


@dataclass(frozen=True)
class Options:
    """The checked options of one game."""

    players: int
    edition: str
    expansions: tuple[str, ...]
    layout: str
    board: tuple[int, ...]
    """The layout as place numbers, row by row."""
    variants: tuple[str, ...]
    start: int | None
    """The seat of the starting player; None draws one."""
    components: Components = field(compare=False)

    @property
    def width(self) -> int:
        return 4

    def as_dict(self) -> dict[str, object]:
        """All options, JSON-ready: given to `check`, they make the same."""
        return {
            "players": self.players,
            "edition": self.edition,
            "expansions": list(self.expansions),
            "layout": self.layout,
            "board": list(self.board),
            "variants": list(self.variants),
            "start": self.start,
            "components": self.components.replaced or None,
        }


def check(given: Mapping[str, object], seed: int) -> Options:
    """Check what was given, and fill in the rest. A random layout comes from the seed."""
    for name in given:
        if name not in DEFAULTS:
            raise OptionError(f"there is no option {name!r}; the options are {', '.join(DEFAULTS)}")
    value = {**DEFAULTS, **given}
    players = value["players"]
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= 5:
        raise OptionError(f"players: 2 to 5, not {players!r}")
    edition = value["edition"]
    if edition not in EDITIONS:
        raise OptionError(f"edition: one of {', '.join(EDITIONS)}, not {edition!r}")
    expansions = _choice("expansions", value["expansions"], EXPANSIONS)
    if expansions and edition != "big-box":
        raise OptionError(f"expansions: edition {edition!r} has none; play them with edition 'big-box'")
    if expansions:
        raise OptionError("expansions: none is playable yet; leave it empty")
    variants = _choice("variants", value["variants"], VARIANTS)
    if "neutral-assistants" in variants and players == 5:
        raise OptionError("variants: neutral assistants are for 2 to 4 players, not 5")
    if "caravan-leader" in variants and edition != "big-box":
        raise OptionError(f"variants: the Caravan tile is not in edition {edition!r}; play it with edition 'big-box'")
    start = value["start"]
    if start is not None and (not isinstance(start, int) or isinstance(start, bool) or not 0 <= start < players):
        raise OptionError(f"start: a seat from 0 to {players - 1}, or None for a random one, not {start!r}")
    components = _components(value["components"])
    layout, board = _layout(value["layout"], value["board"], str(edition), components, seed)
    return Options(players, str(edition), expansions, layout, board, variants, start, components)


def _choice(name: str, value: object, known: Sequence[str]) -> tuple[str, ...]:
    """Any of the known words, in their order, each once."""
    words = value.split(",") if isinstance(value, str) else value
    if not isinstance(words, list | tuple | set | frozenset):
        raise OptionError(f"{name}: a list of any of {', '.join(known)}, not {value!r}")
    wanted = [word.strip() if isinstance(word, str) else word for word in words]
    for word in wanted:
        if word not in known:
            raise OptionError(f"{name}: any of {', '.join(known)}, not {word!r}")
    return tuple(word for word in known if word in wanted)


def _components(value: object) -> Components:
    if value is not None and not isinstance(value, str | os.PathLike | Mapping):
        raise OptionError(f"components: a TOML file, or its content as a mapping, not {value!r}")
    return read(value)


def _layout(
    value: object, board: object, edition: str, components: Components, seed: int
) -> tuple[str, tuple[int, ...]]:
    """The layout's name, and its place numbers. What is called neither by name nor 'random' is 'custom'."""
    places = list(range(1, 17))
    if value == "custom" or (value == "random" and board is not None):
        return str(value), _places(board, places)
    if value == "random":
        allowed = allowed_big_box if edition == "big-box" else allowed_first
        return "random", tuple(random_layout(places, 4, allowed, generator(seed, "layout")))
    if isinstance(value, str) and value in components.layouts:
        return value, tuple(components.layouts[value])
    if isinstance(value, str) and not any(letter.isdigit() for letter in value):
        raise OptionError(f"layout: one of {', '.join(LAYOUTS)}, or the place numbers row by row, not {value!r}")
    return "custom", _places(value, places)


def _places(value: Any, places: list[int]) -> tuple[int, ...]:
    words = value.replace("/", " ").replace(",", " ").split() if isinstance(value, str) else value
    try:
        found = [int(word) for word in words]
    except (TypeError, ValueError):
        raise OptionError(f"layout: place numbers row by row, not {value!r}") from None
    if sorted(found) != places:
        missing = sorted(set(places) - set(found))
        raise OptionError(
            f"layout: each of the places {places[0]} to {places[-1]} once"
            + (f"; missing: {', '.join(map(str, missing))}" if missing else f", not {len(found)} numbers")
        )
    return tuple(found)
