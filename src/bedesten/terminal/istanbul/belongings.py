"""What a player has besides the barrow: what variants and expansions bring, read from the view."""

from __future__ import annotations

from typing import Any

from bedesten.terminal.istanbul.parts import parts_of

__all__ = ["extras", "further_cards"]


def extras(view: dict[str, Any], seat: int) -> list[str]:
    """All of it in words: what can be counted, then the rest, as in ``leads the caravan``."""
    parts = list(parts_of(view))
    counts = [count for drawing, part in parts for count in drawing.counts(part, seat).items()]
    found = [f"{name} {count}" for name, count in counts if count]
    for drawing, part in parts:
        found += drawing.extras(part, seat)
    caravan = view["parts"].get("caravan-leader")
    if caravan and caravan["leader"] == seat:
        found.append("leads the caravan")
    return found


def further_cards(view: dict[str, Any], viewer: int) -> dict[str, str]:
    """The viewer's cards besides bonus cards, and what each does. Nobody else's are in the view."""
    return {card: rule for drawing, part in parts_of(view) for card, rule in drawing.cards(part, viewer).items()}
