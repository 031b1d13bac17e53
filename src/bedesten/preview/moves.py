"""What a move in notation names, by kind, so that no client needs to read notation."""

from __future__ import annotations

from typing import Any, Final

from bedesten.istanbul.terms import GOODS, HOUSES
from bedesten.preview.facts import Parameters

__all__ = ["read_dice_move", "read_move"]

GOODS_WORDS: Final = (*GOODS, "coffee", "brown")
WAYS: Final = ("lira", "card", "letters", "neutral", "all", "none", "companion", "kiosk")

PHRASES: Final[dict[str, tuple[str, Parameters]]] = {
    "pick up": ("pick-up", Parameters()),
    "pick up neutral": ("pick-up", Parameters(way="neutral")),
    "leave and stop": ("leave-and-stop", Parameters()),
    "no more": ("no-more", Parameters()),
    "no companion": ("no-companion", Parameters()),
    "put companion": ("put-companion", Parameters()),
    "use dice": ("use-dice", Parameters()),
}
"""Moves of more than one word that name nothing, or nothing that could be read from the words one by one."""

NUMBERS: Final = {
    "announce": "number",
    "bid": "lira",
    "guild": "guild",
    "turn": "die",
    "turn-six": "die",
    "cards": "count",
}
"""What the number after a verb is; it is a place else."""

TOKENS: Final = {
    "governor": "governor",
    "smuggler": "smuggler",
    "trader": "coffee-trader",
    "courier": "courier",
}
FOR_SEATS: Final = ("catch", "visit")
"""Verbs and cards that are followed by the colour of a player, not of a good."""
FOR_TILES: Final = ("tile", "choose")
FOR_CARDS: Final = ("discard", "roast")


def read_move(words: str) -> tuple[str, Parameters]:
    """The kind of a move of the board game, and what it names."""
    if words in PHRASES:
        return PHRASES[words]
    verb, *rest = words.split()
    named: dict[str, Any] = {}
    subject = verb
    if verb == "play":
        named["card"] = subject = rest.pop(0)
        if subject == "copy":
            named["copied"] = subject = rest.pop(0)
        if subject == "use-token":
            subject = rest.pop(0)
    if subject in TOKENS:
        named["token"] = TOKENS[subject]
    while rest:
        _take(subject, rest, named)
    return verb, Parameters(**named)


def _take(subject: str, rest: list[str], named: dict[str, Any]) -> None:
    """Take the next thing that is named."""
    word = rest.pop(0)
    name, count = _counted(word)
    if word.isdigit():
        _number(NUMBERS.get(subject, "place"), int(word), named)
    elif subject in FOR_SEATS and word in HOUSES:
        named["seat"] = HOUSES.index(word)
    elif subject in FOR_TILES:
        named["tile"] = word
    elif word in ("guild", "letter") and rest:  # else it is the bonus card of that name
        named[word] = int(rest.pop(0))
    elif name in ("double", "single"):
        named["delivered" if name == "double" else "undelivered"] = count
    elif name in GOODS_WORDS:
        named.setdefault("goods", {})[name] = count
    elif word in ("pile", "discards"):
        named["source"] = word
    elif subject in FOR_CARDS and word not in WAYS:
        named["card"] = word
    elif word in WAYS:
        named["way"] = word
    else:
        raise ValueError(f"{word!r} after {subject!r} is not understood")


def _number(kind: str, number: int, named: dict[str, Any]) -> None:
    """A number of this kind; two places are the edge between them."""
    if kind == "place" and "place" in named:
        named["places"] = [named.pop("place"), number]
    else:
        named[kind] = number


def _counted(word: str) -> tuple[str, int]:
    """``red2`` as a name and how many."""
    name = word.rstrip("0123456789")
    return name, int(word[len(name) :] or 1)


def read_dice_move(words: str) -> tuple[str, Parameters]:
    """The kind of a move of The Dice Game, and what it names."""
    if words in PHRASES:
        return PHRASES[words]
    verb, *rest = words.split()
    if not rest:
        return verb, Parameters()
    if verb in ("tile", "give-up"):
        return verb, Parameters(tile=rest[0])
    if verb == "use":
        return verb, Parameters(card=rest[0])
    if verb == "ruby":
        return verb, Parameters(track=rest[0])
    if verb == "cards":
        return verb, Parameters(count=int(rest[0]))
    counts = dict(_counted(word) for word in rest)
    if verb in ("reroll", "keep"):
        return verb, Parameters(dice=counts)
    if verb in ("marker", "pay", "take"):
        return verb, Parameters(goods=counts)
    raise ValueError(f"{words!r} is not understood")
