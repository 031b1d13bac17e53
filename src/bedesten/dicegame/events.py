"""What each event of The Dice Game says: the names of its numbers."""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.actions import action_phrase
from bedesten.dicegame.bazaar import Bazaar
from bedesten.dicegame.rolls import unpacked
from bedesten.dicegame.terms import FACES, STOCK, TRACKS
from bedesten.kernel.events import Event

__all__ = ["FIELDS", "describe"]

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "start": (),
    "turn": ("round",),
    "roll": ("dice",),
    "reroll": ("dice",),
    "act": ("action",),
    "done": (),
    "use": ("face", "count"),
    "take": ("thing", "count"),
    "give": ("thing", "count"),
    "return": ("thing", "count"),
    "ruby": ("track",),
    "tile": ("tile",),
    "give-up": ("tile",),
    "open": ("tile",),
    "reveal": ("card",),
    "use-card": ("card",),
    "accept": ("card",),
    "decline": ("card",),
    "reshuffle": (),
    "over": (),
}
"""For each event what its numbers `a` and `b` are."""


def describe(event: Event, bazaar: Bazaar) -> dict[str, object]:
    """The numbers of an event by name, in words where there are words."""
    numbers = (event.a, event.b)
    said: dict[str, object] = {}
    for i, field in enumerate(FIELDS[event.what]):
        said[field] = _word(field, numbers[i], bazaar)
    return said


def _word(field: str, number: int, bazaar: Bazaar) -> object:
    if field == "dice":
        return dump_dice(unpacked(number))
    if field == "action":
        return action_phrase(number, bazaar.tile_names).text()
    if field == "card":
        return bazaar.card_names[number]
    if field == "tile":
        return bazaar.tile_names[number]
    words = WORDS.get(field)
    return number if words is None else words[number]


def dump_dice(dice: list[int]) -> dict[str, int]:
    """Dice by their faces."""
    return {FACES[face]: dice[face] for face in range(len(FACES)) if dice[face]}


WORDS: Final[dict[str, tuple[str, ...]]] = {"face": FACES, "thing": STOCK, "track": TRACKS}
