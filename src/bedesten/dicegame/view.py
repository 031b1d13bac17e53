"""What a player may see, and what a bot may imagine.

Everything lies open in this game: cards and tiles that lie face down are those that do not lie elsewhere, and nobody
holds anything in his hand. Only what chance will bring is unknown. So all see the same.
"""

from __future__ import annotations

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.saved import dump
from bedesten.dicegame.signs import signs
from bedesten.kernel.chance import Generator

__all__ = ["imagine", "places_rest_on", "places_view", "shared_view"]


def places_view(t: DiceBoard) -> dict[str, object]:
    """What can be had; it changes seldom."""
    return {"target": t.bazaar.target, "signs": signs(t)}


def places_rest_on(t: DiceBoard) -> list[object]:
    """What can be had follows from this: if it is the same, that is."""
    return [t.rubies[:], t.display[:], t.revealed[:]]


def shared_view(t: DiceBoard) -> dict[str, object]:
    """What else all see alike, which is everything but who they are."""
    seen = dump(t)
    seen["active"] = t.active
    seen["turn"] = t.turn
    seen["over"] = t.over
    seen["ask"] = t.asked()
    return seen


def imagine(t: DiceBoard, seat: int, chance: Generator) -> DiceBoard:
    """A copy that fits all this seat knows, which is everything, with other luck."""
    twin = t.copy()
    twin.generator = chance
    twin.manual = False
    return twin
