"""Translates what people type for a reroll into notation: `reroll all`, `keep yellow blue`."""

from __future__ import annotations

import re
from typing import Any, Final

from bedesten.dicegame.terms import FACES
from bedesten.kernel.game import Game
from bedesten.kernel.phrase import Phrase

__all__ = ["to_notation"]

ALL: Final = ("all", "everything", "all dice")
FACE: Final = re.compile(r"([a-z]+)(\d?)")


def to_notation(typed: str, game: Game) -> str:
    """What a person typed, in notation: `keep yellow blue` rolls all the others again.

    A colour alone means all the dice that show it, with a number so many of them. Where words can't be meant so, they
    stay as they are.
    """
    verb, _, named = typed.partition(" ")
    if game.question != "reroll" or verb not in ("keep", "reroll") or not named:
        return typed
    view: dict[str, Any] = game.view(None)
    dice: dict[str, int] = view["dice"]
    if named in ALL:
        return Phrase("reroll", dice=dice).text() if verb == "reroll" else "keep"
    if verb == "reroll":
        return typed
    kept = _kept(named, dice)
    if kept is None:
        return typed
    again = {face: count - kept.get(face, 0) for face, count in dice.items() if count > kept.get(face, 0)}
    return Phrase("reroll", dice=again).text() if again else "keep"


def _kept(named: str, dice: dict[str, int]) -> dict[str, int] | None:
    """The dice that are named; None if there are no such dice."""
    kept: dict[str, int] = {}
    for word in named.replace(" and ", " ").split():
        found = FACE.fullmatch(word)
        faces = [face for face in FACES if found and face in dice and face.startswith(found[1])]
        if found is None or len(faces) != 1:
            return None
        [face] = faces
        kept[face] = int(found[2]) if found[2] else dice[face]
        if kept[face] > dice[face]:
            return None
    return kept
