"""What a player may see, and what a bot may imagine.

Everything lies open in this game: cards and tiles that lie face down are those that do not lie elsewhere, and nobody
holds anything in his hand. Only what chance will bring is unknown. So all see the same.
"""

from __future__ import annotations

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.saved import dump
from bedesten.dicegame.signs import signs
from bedesten.kernel.chance import Generator

__all__ = ["imagine", "view"]


def view(t: DiceBoard, viewer: int | None, with_signs: bool = True) -> dict[str, object]:
    """All that a seat, or a spectator, may know: everything but the luck to come."""
    seen = dump(t)
    seen["viewer"] = viewer
    seen["active"] = t.active
    seen["turn"] = t.turn
    seen["over"] = t.over
    seen["ask"] = t.asked()
    seen["target"] = t.bazaar.target
    if with_signs:
        seen["signs"] = signs(t)
    return seen


def imagine(t: DiceBoard, seat: int, chance: Generator) -> DiceBoard:
    """A copy that fits all this seat knows, which is everything, with other luck."""
    twin = t.copy()
    twin.generator = chance
    twin.manual = False
    return twin
