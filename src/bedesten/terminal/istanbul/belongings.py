"""What a player has besides the barrow: what variants and expansions bring, read from the view."""

from __future__ import annotations

from typing import Any

__all__ = ["belongings", "companion_of", "extras", "guild_cards", "seals"]


def seals(view: dict[str, Any], seat: int) -> int:
    """All seals that a player's letters show."""
    letters = view["parts"]["letters"]["seats"][seat]
    return len(letters["letters"]) + 2 * len(letters["delivered"])


def companion_of(view: dict[str, Any], seat: int) -> int | str:
    """Where a companion is: a place, ``own supply`` or ``general supply``; empty where there is none."""
    letters = view["parts"].get("letters")
    found: int | str = letters["seats"][seat]["companion"] if letters else ""
    return found


def guild_cards(view: dict[str, Any], seat: int | None) -> list[int]:
    """The guild cards that the viewer holds: nobody else's are in the view."""
    mocha = view["parts"].get("mocha")
    found: list[int] = mocha["guild_hands"][seat].get("cards", []) if mocha and seat is not None else []
    return found


def belongings(view: dict[str, Any], seat: int) -> dict[str, int]:
    """What can be counted: coffee, guild cards, seals."""
    parts = view["parts"]
    found: dict[str, int] = {}
    if "mocha" in parts:
        found["coffee"] = parts["mocha"]["coffee"][seat]
        found["guild cards"] = parts["mocha"]["guild_hands"][seat]["count"]
    if "letters" in parts:
        found["seals"] = seals(view, seat)
    return found


def extras(view: dict[str, Any], seat: int) -> list[str]:
    """All of it in words: ``coffee 3``, ``letters to 4 9``, ``leads the caravan``."""
    parts = view["parts"]
    found = [f"{name} {count}" for name, count in belongings(view, seat).items() if count]
    if "mocha" in parts:
        found += [f"{tile} tile" for tile in parts["mocha"]["tavern_tiles"][seat]]
        if parts["mocha"]["control"] == seat:
            found.append("passes the Barrier")
    if "letters" in parts:
        undelivered = parts["letters"]["seats"][seat]["letters"]
        if undelivered:
            found.append(f"letters to {' '.join(map(str, undelivered))}")
        companion = companion_of(view, seat)
        if companion != "general supply":
            found.append(f"companion {'ready' if companion == 'own supply' else f'at {companion}'}")
    caravan = parts.get("caravan-leader")
    if caravan and caravan["leader"] == seat:
        found.append("leads the caravan")
    return found
