"""What the rules say, in our own words: what the rule book says, and what the files in data add to it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from bedesten.istanbul.expansion import EXPANSIONS
from bedesten.rulebook import pages, plain_text

__all__ = ["book", "in_a_sentence"]

PLACE: Final = "place-"
CARD: Final = "card-"


@cache
def book() -> dict[str, dict[str, Any]]:
    """All of the files, the places by their numbers, and the ideas that pages of the rule book tell."""
    found: dict[str, dict[str, Any]] = {}
    for name in ("rules", *EXPANSIONS):
        text = files("bedesten.terminal.istanbul").joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
        for section, words in tomllib.loads(text).items():
            found.setdefault(section, {}).update(words)
    told = {name: _plain(plain_text(page)) for name, page in pages().items()}
    found["card-rules"] = {name: told[CARD + name] for name in found["cards"]}
    found["places"] = {name.removeprefix(PLACE): words for name, words in told.items() if name.startswith(PLACE)}
    found["ideas"] = {idea: told[page] for idea, page in found["pages"].items()} | found["ideas"]
    return found


def in_a_sentence(page: str) -> str:
    """What something does, as its page begins."""
    return _plain(pages()[page].text("en").does[0].text)


def _plain(text: str) -> str:
    return text.replace("’", "'")
