"""What each event of the board game says: the names of its numbers."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.bazaar import Bazaar
from bedesten.istanbul.terms import ENDS, GOODS
from bedesten.kernel.events import Event

__all__ = ["FIELDS", "describe"]

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "start": (),
    "turn": ("round",),
    "go": ("place", "origin"),
    "pick-up": ("place",),
    "leave": ("place",),
    "pick-up-neutral": ("place",),
    "leave-neutral": ("place",),
    "turn-ends": ("why",),
    "pay": ("to", "lira"),
    "act": ("place", "piece"),
    "pass": ("place",),
    "earn": ("lira",),
    "spend": ("lira",),
    "gain": ("good", "count"),
    "give": ("good", "count"),
    "waste": ("good", "count"),
    "extend": ("room",),
    "ruby": ("place",),
    "tile": ("colour",),
    "fifth-assistant": (),
    "fetch": ("place",),
    "family": ("place",),
    "catch": ("of",),
    "governor": (),
    "smuggler": (),
    "token": ("token", "place"),
    "neutral": ("merchant", "place"),
    "roll": ("first", "second"),
    "turned": ("first", "second"),
    "announce": ("number",),
    "red-tile": ("way",),
    "green-tile": (),
    "yellow-tile": (),
    "mail": ("down",),
    "demand": ("market", "tile"),
    "play": ("card",),
    "draw": ("card",),
    "discard": ("card",),
    "take-discard": ("card",),
    "reshuffle": (),
    "caravan": (),
    "over": (),
}
"""For each event what its numbers `a` and `b` are."""

MARKETS: Final = ("large", "small")
WAYS: Final = ("turn-first", "turn-second", "reroll")


def describe(event: Event, bazaar: Bazaar) -> dict[str, object]:
    """The numbers of an event by name, in words where there are words."""
    numbers = (event.a, event.b)
    said: dict[str, object] = {}
    fields = FIELDS.get(event.what)
    for i, field in enumerate(bazaar.event_fields[event.what] if fields is None else fields):
        said[field] = _word(field, numbers[i], bazaar)
    return said


def _word(field: str, number: int, bazaar: Bazaar) -> object:
    if field == "card":
        return bazaar.cards[number]
    if field == "token":
        return bazaar.tokens[number]
    if field == "piece":
        return bazaar.piece_names[number]
    words = WORDS.get(field) or bazaar.event_words.get(field)
    return number if words is None else words[number]


WORDS: Final[dict[str, tuple[str, ...]]] = {
    "good": GOODS,
    "colour": GOODS,
    "market": MARKETS,
    "way": WAYS,
    "why": ENDS,
}
