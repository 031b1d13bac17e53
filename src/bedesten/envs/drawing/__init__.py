"""Plain pictures of a table, from what everybody may see: as text, as SVG, as pixels."""

from __future__ import annotations

from typing import Any

from bedesten.envs.drawing.board_game import board_game_picture, board_game_text
from bedesten.envs.drawing.dice_game import dice_game_picture, dice_game_text
from bedesten.envs.drawing.shapes import Picture

__all__ = ["picture_of", "text_of"]


def picture_of(game: str, view: dict[str, Any], place_names: dict[int, str]) -> Picture:
    """The picture of a view."""
    return dice_game_picture(view) if game == "dicegame" else board_game_picture(view, place_names)


def text_of(game: str, view: dict[str, Any], place_names: dict[int, str]) -> str:
    """A view in lines of text."""
    return dice_game_text(view) if game == "dicegame" else board_game_text(view, place_names)
