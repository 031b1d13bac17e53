"""What things are called at the terminal: places in full and in short, goods, tokens."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from bedesten.istanbul.options import Options as IstanbulOptions
from bedesten.kernel.options import GameOptions
from bedesten.terminal import colours
from bedesten.terminal.drawings import Look
from bedesten.terminal.istanbul.parts import of_parts

__all__ = ["LETTER_OF", "TOKENS", "goods_text", "name_of", "place_name", "short_name", "short_place", "short_token"]

SHORT_PLACES: Final = {
    "Fabric Warehouse": ("Fabric W'house", "Fabric"),
    "Spice Warehouse": ("Spice W'house", "Spice"),
    "Fruit Warehouse": ("Fruit W'house", "Fruit"),
    "Post Office": ("Post Off.",),
    "Caravansary": ("Caravans.",),
    "Black Market": ("Black Mkt",),
    "Large Market": ("Large Mkt",),
    "Small Market": ("Small Mkt",),
    "Police Station": ("Police",),
    "Sultan's Palace": ("Sultan Palace", "Sultan"),
    "Small Mosque": ("S. Mosque",),
    "Great Mosque": ("G. Mosque",),
    "Gemstone Dealer": ("Gem Dealer", "Gems"),
    **of_parts(lambda part: part.places),
}
"""Shorter names, the longest first."""

LETTER_OF: Final = {"red": "r", "green": "g", "yellow": "y", "blue": "b", "any": "?"}
"""Goods are small letters, players capital ones."""

TOKENS: Final = {
    "governor": "the Governor",
    "smuggler": "the Smuggler",
    **of_parts(lambda part: part.tokens),
}


def short_token(token: str) -> str:
    """Three letters on the board: ``Gov``."""
    return token[:3].capitalize()


def name_of(options: GameOptions, place: int) -> str:
    """The name of a place, as printed."""
    assert isinstance(options, IstanbulOptions)
    return options.place_names.get(place, f"place {place}")


def short_name(name: str, room: int) -> str:
    """A name, or a shorter one if it has to fit."""
    for shorter in (name, *SHORT_PLACES.get(name, ())):
        if len(shorter) <= room:
            return shorter
    return name[:room]


def place_name(look: Look, place: int) -> str:
    """The name of a place, as printed."""
    return name_of(look.options, place)


def short_place(look: Look, place: int, room: int) -> str:
    """The name of a place, or a shorter one if it has to fit."""
    return short_name(place_name(look, place), room)


def goods_text(goods: dict[str, Any]) -> Text:
    """Goods that there are: ``r g2``."""
    parts = [
        Text(f"{LETTER_OF[good]}{count if count > 1 else ''}", style=colours.GOODS[good])
        for good, count in goods.items()
        if good in LETTER_OF and count
    ]
    return Text(" ").join(parts)
