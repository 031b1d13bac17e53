"""What the rules say about actions, tiles, cards and ideas, in our own words: read from data/rules.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from bedesten.cli.dicegame.names import card_words, components_of, find_tile, tile_words
from bedesten.cli.dicegame.offers import area_of_ask
from bedesten.cli.tables import Look
from bedesten.dicegame.terms import TILE_KINDS
from bedesten.kernel.notation import tidy

__all__ = ["rules_about"]


@cache
def book() -> dict[str, dict[str, Any]]:
    """The whole file."""
    text = files("bedesten.cli.dicegame").joinpath("data", "rules.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def rules_about(topic: str, look: Look) -> list[str]:
    """Paragraphs about an action, a tile, a card or an idea; about nothing, on what is open now."""
    topic = tidy(topic).removeprefix("the ")
    if not topic:
        return _open_rules(look)
    found = _card(topic, look) or _tile(topic, look) or _kind(topic) or _action(topic) or _idea(topic)
    if found:
        return [found]
    return [
        f"There is nothing about {topic!r}. Ask about an action: {', '.join(book()['actions'])}; about a tile or a "
        f"bazaar card by its name; or about: {', '.join(book()['ideas'])}."
    ]


def _card(topic: str, look: Look) -> str:
    name = topic.removeprefix("card ").removeprefix("use ")
    if name not in [card.name for card in components_of(look.options).cards]:
        return ""
    return f"Card {name}. {_sentence(card_words(look.options, name))} {book()['ideas']['cards']}"


def _tile(topic: str, look: Look) -> str:
    name = topic.removeprefix("give-up ").removeprefix("tile ")
    if name not in [tile.name for tile in components_of(look.options).tiles]:
        return ""
    cost, effect = tile_words(look.options, name)
    kind = TILE_KINDS[find_tile(look.options, name).kind]
    return f"Tile {name}. It costs {cost} and brings {effect.replace('`', '')}. {book()['tiles'][kind]}"


def _action(topic: str) -> str:
    first = topic.split(maxsplit=1)[0]
    return str(book()["actions"].get(first, ""))


def _idea(topic: str) -> str:
    for idea, text in book()["ideas"].items():
        if topic in (idea, idea.rstrip("s"), f"{idea}s"):
            return str(text)
    return str(book()["ideas"]["mosque"]) if "tile" in topic else ""


def _kind(topic: str) -> str:
    """A kind of tile: ``? crystal tile``."""
    kind, space, tile = topic.removesuffix("s").rpartition(" ")
    return str(book()["tiles"].get(kind, "")) if space and tile == "tile" else ""


def _open_rules(look: Look) -> list[str]:
    """About the open question."""
    ask = look.view["ask"]
    found: list[str] = []
    if ask is not None:
        for topic in book()["questions"].get(ask["question"], ["turn"]):
            found.append(book()["actions"].get(topic) or book()["ideas"][topic])
        area = area_of_ask(look.options, ask["about"])
        if ask["question"] == "offer" and area:
            found.insert(0, f"Card {_sentence(area)}")
    return found or [str(book()["ideas"]["turn"])]


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."
