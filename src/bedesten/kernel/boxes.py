"""The games there are, and the box of each by its name: the one place that finds a game."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from bedesten.kernel.box import Box
from bedesten.kernel.errors import OptionError, shown

__all__ = ["GAMES", "box_of"]

GAMES: Final = ("istanbul", "dicegame")
"""The games there are, each a package beside the kernel."""


def box_of(game: object) -> Box:
    """The box of a game; anything but the name of one is refused."""
    if not isinstance(game, str) or game not in GAMES:
        raise OptionError(f"game: one of {', '.join(GAMES)}, not {shown(game)}")
    box: Box = import_module(f"bedesten.{game}.box").BOX
    return box
