"""What the rules say, in our own words: of places what the rule book says, of all else data/rules.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from bedesten.rulebook import pages, plain_text

__all__ = ["book"]

PLACE: Final = "place-"


@cache
def book() -> dict[str, dict[str, Any]]:
    """The whole file, and the places."""
    text = files("bedesten.terminal.istanbul").joinpath("data", "rules.toml").read_text(encoding="utf-8")
    return {"places": _places(), **tomllib.loads(text)}


def _places() -> dict[str, str]:
    """What is said of each place, by its number."""
    return {
        page.id.removeprefix(PLACE): plain_text(page).replace("’", "'")
        for page in pages().values()
        if page.id.startswith(PLACE)
    }
