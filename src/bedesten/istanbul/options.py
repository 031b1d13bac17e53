"""The options of the board game: what may be chosen, and what goes with what."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bedesten.istanbul.components import Components, read
from bedesten.istanbul.expansion import EXPANSIONS, find, together
from bedesten.istanbul.layout import Allowed, allowed_big_box, allowed_first, allowed_great_bazaar, random_layout
from bedesten.kernel.chance import generator
from bedesten.kernel.errors import OptionError, shown

__all__ = ["EDITIONS", "LAYOUTS", "VARIANTS", "Options", "check"]

EDITIONS: Final = ("big-box", "first", "first-fr")
"""The rulebooks one can play by, the usual one first. (ED-01)"""
LAYOUTS: Final = ("short", "long", "in-order", "first-game", "random")
VARIANTS: Final = ("neutral-assistants", "caravan-leader")
BONUS_DECKS: Final = ("mixed", "new-only")
BASE_PLACES: Final = 16
DEFAULTS: Final[dict[str, object]] = {
    "players": 4,
    "edition": "big-box",
    "expansions": [],
    "layout": None,
    "board": None,
    "variants": [],
    "bonus_deck": "mixed",
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
    bonus_deck: str
    start: int | None
    """The seat of the starting player; None draws one."""
    components: Components = field(compare=False)

    @property
    def width(self) -> int:
        """Places in a row: the base game's bazaar is 4 wide, with any expansion 5."""
        return 5 if self.expansions else 4

    @property
    def place_names(self) -> dict[int, str]:
        """What the places of this bazaar are called, by number."""
        names = dict(enumerate(self.components.place_names[1:], start=1))
        for expansion in self.expansions:
            names.update(zip(find(expansion).places, self.components.sheet.words(f"{expansion}_places", "names")))
        for more in together(self.expansions):
            names.update(more.place_names)
        return names

    def as_dict(self) -> dict[str, Any]:
        """All options, JSON-ready: given to `check`, they make the same."""
        return {
            "players": self.players,
            "edition": self.edition,
            "expansions": list(self.expansions),
            "layout": self.layout,
            "board": list(self.board),
            "variants": list(self.variants),
            "bonus_deck": self.bonus_deck,
            "start": self.start,
            "components": self.components.replaced or None,
        }


def check(given: Mapping[str, object], seed: int) -> Options:
    """Check what was given, and fill in the rest. A random layout comes from the seed."""
    for name in given:
        if name not in DEFAULTS:
            raise OptionError(f"there is no option {shown(name)}; the options are {', '.join(DEFAULTS)}")
    value = {**DEFAULTS, **given}
    players = value["players"]
    if not isinstance(players, int) or isinstance(players, bool) or not 2 <= players <= 5:
        raise OptionError(f"players: 2 to 5, not {shown(players)}")
    edition = value["edition"]
    if not isinstance(edition, str) or edition not in EDITIONS:
        raise OptionError(f"edition: one of {', '.join(EDITIONS)}, not {shown(edition)}")
    expansions = _expansions(value["expansions"], edition)
    variants = _variants(value["variants"], edition, players)
    start = value["start"]
    if start is not None and (not isinstance(start, int) or isinstance(start, bool) or not 0 <= start < players):
        raise OptionError(f"start: a seat from 0 to {players - 1}, or None for a random one, not {shown(start)}")
    components = _components(value["components"], expansions)
    layout, board = _layout(value["layout"], value["board"], edition, expansions, components, seed)
    deck = _bonus_deck(value["bonus_deck"], expansions)
    return Options(players, edition, expansions, layout, board, variants, deck, start, components)


def _expansions(value: object, edition: str) -> tuple[str, ...]:
    """The expansions, which only the Big Box has. (ED-05)"""
    expansions = _choice("expansions", value, EXPANSIONS)
    if expansions and edition != "big-box":
        raise OptionError(f"expansions: edition {shown(edition)} has none; play them with edition 'big-box'")
    return expansions


def _variants(value: object, edition: str, players: int) -> tuple[str, ...]:
    """Any of the variants together; the Caravan tile is only in the Big Box. (VAR-01, VAR-06, ED-05)"""
    variants = _choice("variants", value, VARIANTS)
    if "neutral-assistants" in variants and players == 5:
        raise OptionError("variants: neutral assistants are for 2 to 4 players, not 5")
    if "caravan-leader" in variants and edition != "big-box":
        raise OptionError(
            f"variants: the Caravan tile is not in edition {shown(edition)}; play it with edition 'big-box'"
        )
    return variants


def _bonus_deck(value: object, expansions: tuple[str, ...]) -> str:
    """All bonus cards, or only those of Letters & Seals. (LS-02)"""
    if not isinstance(value, str) or value not in BONUS_DECKS:
        raise OptionError(f"bonus_deck: one of {', '.join(BONUS_DECKS)}, not {shown(value)}")
    if value == "new-only" and expansions != ("letters",):
        raise OptionError("bonus_deck: 'new-only' is for expansions ['letters'] alone; else 'mixed'")
    return value


def _choice(name: str, value: object, known: Sequence[str]) -> tuple[str, ...]:
    """Any of the known words, in their order, each once."""
    words = value.split(",") if isinstance(value, str) else value
    if not isinstance(words, list | tuple | set | frozenset):
        raise OptionError(f"{name}: a list of any of {', '.join(known)}, not {shown(value)}")
    wanted = [word.strip() if isinstance(word, str) else word for word in words]
    for word in wanted:
        if word not in known:
            raise OptionError(f"{name}: any of {', '.join(known)}, not {shown(word)}")
    return tuple(word for word in known if word in wanted)


def _components(value: object, expansions: tuple[str, ...]) -> Components:
    if value is not None and not isinstance(value, str | os.PathLike | Mapping):
        raise OptionError(f"components: a TOML file, or its content as a mapping, not {shown(value)}")
    return read(value, tuple(find(name).file() for name in expansions))


def _layout(
    value: object, board: object, edition: str, expansions: tuple[str, ...], components: Components, seed: int
) -> tuple[str, tuple[int, ...]]:
    """The layout's name, and its place numbers. What is called neither by name nor 'random' is 'custom'."""
    places = list(range(1, BASE_PLACES + 1))
    for name in expansions:
        places += find(name).places
    for more in together(expansions):
        places += more.places
    if value is None:
        value = ("short", "first-game", "random")[len(expansions)]
    if value == "custom":
        return "custom", _places(board, places)
    if value == "random":
        width = 5 if expansions else 4
        allowed = _allowed(edition, expansions)
        if board is None:
            return "random", tuple(random_layout(places, width, allowed, generator(seed, "layout")))
        found = _places(board, places)
        if not allowed(list(found), width):
            raise OptionError("board: no random layout of this edition; name it as the layout itself")
        return "random", found
    if isinstance(value, str) and value in LAYOUTS:
        named = _named(value, expansions, components)
        if named is None:
            fitting = "short, long, in-order, random" if not expansions else "first-game, random"
            fitting = "random" if len(expansions) == 2 else fitting
            raise OptionError(f"layout: with these expansions one of {fitting}, or place numbers, not {shown(value)}")
        if board is not None and _places(board, places) != tuple(named):
            raise OptionError(f"board: not that of layout {shown(value)}; name it as the layout itself")
        return value, tuple(named)
    if isinstance(value, str) and not any(letter.isdigit() for letter in value):
        raise OptionError(f"layout: one of {', '.join(LAYOUTS)}, or the place numbers row by row, not {shown(value)}")
    return "custom", _places(value, places)


def _named(layout: str, expansions: tuple[str, ...], components: Components) -> list[int] | None:
    if not expansions:
        return components.layouts.get(layout)
    if layout == "first-game" and len(expansions) == 1:
        return [place for row in components.sheet.rows(f"{expansions[0]}_layouts", "first-game") for place in row]
    return None


def _allowed(edition: str, expansions: tuple[str, ...]) -> Allowed:
    """What a random layout must keep to."""
    if len(expansions) == 2:
        return allowed_great_bazaar
    return allowed_big_box if edition == "big-box" else allowed_first


def _places(value: Any, places: list[int]) -> tuple[int, ...]:
    try:
        words = value
        if isinstance(value, str):
            words = [int(word) for word in value.replace("/", " ").replace(",", " ").split()]
        elif any(isinstance(row, list | tuple) for row in value):
            words = [place for row in value for place in row]
        found = [word for word in words if type(word) is int]
        if len(found) != len(words):
            raise ValueError
    except (TypeError, ValueError):
        raise OptionError(f"layout: place numbers row by row, not {shown(value)}") from None
    if sorted(found) != sorted(places):
        missing = sorted(set(places) - set(found))
        raise OptionError(
            f"layout: each of the {len(places)} places once"
            + (f"; missing: {', '.join(map(str, missing))}" if missing else f", not {len(found)} numbers")
        )
    return tuple(found)
