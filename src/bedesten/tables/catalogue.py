"""The catalogue of games, options and bots, and which options go together, as the rules themselves say."""

from __future__ import annotations

from typing import Any, Final

from bedesten import __version__, _build
from bedesten.bots import LEVELS, USUAL
from bedesten.istanbul.expansion import EXPANSIONS
from bedesten.istanbul.options import BONUS_DECKS, EDITIONS, LAYOUTS, VARIANTS
from bedesten.istanbul.options import Options as IstanbulOptions
from bedesten.kernel.boxes import GAMES, box_of
from bedesten.kernel.errors import OptionError
from bedesten.tables.games import checked_options

__all__ = ["games", "try_out"]

Message = dict[str, Any]

LEAST: Final = 2
MOST: Final = 5

CHOICES: Final[dict[str, tuple[Message, ...]]] = {
    "istanbul": (
        {"name": "edition", "kind": "one", "values": list(EDITIONS), "default": EDITIONS[0]},
        {"name": "expansions", "kind": "any", "values": list(EXPANSIONS), "default": []},
        {"name": "layout", "kind": "one", "values": list(LAYOUTS), "default": None},
        {"name": "variants", "kind": "any", "values": list(VARIANTS), "default": []},
        {"name": "bonus_deck", "kind": "one", "values": list(BONUS_DECKS), "default": BONUS_DECKS[0]},
        {"name": "start", "kind": "number", "values": [0, 1, 2, 3, 4], "default": None},
    ),
    "dicegame": ({"name": "start", "kind": "number", "values": [0, 1, 2, 3], "default": None},),
}


def games() -> Message:
    """All that can be played: a `GamesInfo` of a place that tells nobody who is away."""
    return {
        "version": __version__,
        "compiled": _build.compiled(),
        "games": [_game(name) for name in GAMES],
        "bots": [{"name": level.name, "words": level.words, "usual": level.name == USUAL} for level in LEVELS],
        "shared": True,
        "webhooks": False,
        "push": None,
    }


def _game(name: str) -> Message:
    box = box_of(name)
    fitting = [players for players in range(LEAST, MOST + 1) if _why_not(name, {}, players, 0) is None]
    return {
        "game": name,
        "rules": box.version,
        "least": fitting[0],
        "most": fitting[-1],
        "houses": [box.seat_name(seat) for seat in range(fitting[-1])],
        "options": list(CHOICES[name]),
    }


def try_out(game: str, given: dict[str, Any], players: int, seed: int) -> Message:
    """What options come to, and which others would go with them: a `SetupInfo`."""
    choices = [
        _choice(game, given, players, seed, option, value)
        for option in CHOICES[game]
        for value in option["values"]
        if option["kind"] != "number" or (isinstance(value, int) and value < players)
    ]
    try:
        checked = checked_options(game, given, players, seed)
    except OptionError as error:
        return {"ok": False, "reason": str(error), "options": given, "bazaar": None, "choices": choices}
    bazaar = None
    if isinstance(checked, IstanbulOptions):
        bazaar = {
            "layout": checked.layout,
            "board": list(checked.board),
            "width": checked.width,
            "names": checked.place_names,
        }
    return {"ok": True, "reason": None, "options": checked.as_dict(), "bazaar": bazaar, "choices": choices}


def _choice(game: str, given: dict[str, Any], players: int, seed: int, option: Message, value: str | int) -> Message:
    """Whether a value goes with the others: whether it could be chosen now, or stay chosen."""
    name: str = option["name"]
    now = given.get(name, option["default"])
    with_it = dict(given)
    if option["kind"] == "any":
        words = now if isinstance(now, list) else []
        chosen = value in words
        with_it[name] = [*words] if chosen else [*words, value]
    else:
        chosen = now == value
        with_it[name] = value
    if name in ("layout", "expansions"):
        with_it.pop("board", None)  # a board belongs to the layout and the expansions that it was drawn for
    if name == "expansions":
        with_it.pop("layout", None)
    return {"option": name, "value": value, "chosen": chosen, "why_not": _why_not(game, with_it, players, seed)}


def _why_not(game: str, given: dict[str, Any], players: int, seed: int) -> str | None:
    try:
        checked_options(game, given, players, seed)
    except OptionError as error:
        return str(error)
    return None
