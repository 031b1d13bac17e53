"""What the rules say about actions, tiles, cards and ideas: from the rule book and data/rules.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from bedesten.dicegame.terms import TILE_KINDS
from bedesten.kernel.notation import tidy
from bedesten.rulebook import pages, plain_text
from bedesten.terminal.dicegame.bazaar import price_lines
from bedesten.terminal.dicegame.names import card_words, components_of, find_tile, gift_words, goods_words, tile_words
from bedesten.terminal.dicegame.questions import area_of_ask
from bedesten.terminal.drawings import Look

__all__ = ["rules_about"]


@cache
def book() -> dict[str, dict[str, Any]]:
    """The whole file, and the ideas that pages of the rule book tell."""
    text = files("bedesten.terminal.dicegame").joinpath("data", "rules.toml").read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = tomllib.loads(text)
    told = {idea: plain_text(pages()[page]).replace("’", "'") for idea, page in found["pages"].items()}
    found["ideas"] = told | found["ideas"]
    return found


def rules_about(topic: str, look: Look) -> list[str]:
    """Paragraphs about an action, a tile, a card or an idea; about nothing, on what is open now."""
    return [_with_numbers(text, look) for text in _found(tidy(topic).removeprefix("the "), look)]


def _found(topic: str, look: Look) -> list[str]:
    if not topic:
        return _open_rules(look)
    topic = book()["synonyms"].get(topic, topic)
    if topic == "actions":
        return _actions(look)
    if topic == "prices":
        return [line.plain for line in price_lines(look)]
    if topic.startswith("keep") and _asked(look) == "keep-dice":
        topic = "keep-dice"
    found = _card(topic, look) or _tile(topic, look) or _kind(topic) or _action(topic) or _idea(topic)
    if found:
        return [found]
    return [
        f"There is nothing about {topic!r}. Ask about an action: {', '.join(book()['actions'])}; about a tile or a "
        f"bazaar card by its name; or about: {', '.join(['actions', 'prices', *book()['ideas']])}."
    ]


def _with_numbers(text: str, look: Look) -> str:
    """A text with the numbers that hold in this game."""
    signs = look.view["signs"]
    numbers = {
        "{target}": look.view["target"],
        "{mosque}": signs["tracks"]["mosque"]["tiles"],
        "{lira}": signs["actions"]["lira"]["gives"]["lira"],
    }
    for name, number in numbers.items():
        text = text.replace(name, str(number))
    return text


def _asked(look: Look) -> str:
    """What is asked now."""
    ask = look.view["ask"]
    return str(ask["question"]) if ask is not None else ""


def _actions(look: Look) -> list[str]:
    """All that can be done with dice and markers, as the signs say it."""
    signs: dict[str, Any] = look.view["signs"]["actions"]
    found = ["In your turn you choose from these actions, the same or different ones, and pay with dice or markers:"]
    for name, sign in signs.items():
        if "lira-dice" in sign["price"]:
            found.append(f"{name} — {gift_words(sign['gives'])} for each die L, all at once")
        elif "card-dice" in sign["price"]:
            found.append(f"{name} 1, {name} 2 … — a bazaar card turned up for each die C; you use one")
        else:
            found.append(f"{name} — {goods_words(sign['price'])} for {gift_words(sign['gives'])}")
    found.append("tile NAME — the goods on an open mosque tile for the tile, which works in all your later turns")
    found.append("ruby TRACK — the price of the next ruby of a track for that ruby (`? prices`)")
    return found


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
    if topic in book()["ideas"]:
        return ""
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
