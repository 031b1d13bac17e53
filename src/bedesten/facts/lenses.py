"""The lens of each game."""

from __future__ import annotations

from typing import Final

from bedesten.facts.dicegame.lens import DiceLens
from bedesten.facts.istanbul.lens import IstanbulLens
from bedesten.facts.lens import Lens

__all__ = ["lens_of"]

LENSES: Final[dict[str, Lens]] = {"istanbul": IstanbulLens(), "dicegame": DiceLens()}


def lens_of(game: str) -> Lens:
    return LENSES[game]
