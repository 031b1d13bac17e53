"""The Dice Game drawn: the tracks, the dice, the open tiles, and what lies before each player."""

from __future__ import annotations

from typing import Any, Final

from bedesten.envs.drawing.shapes import COLOURS, LETTERS, Picture

__all__ = ["dice_game_picture", "dice_game_text"]

WIDTH: Final = 720
LINE: Final = 24
FACES: Final = {
    "red": "#c0392b",
    "green": "#3c8d40",
    "yellow": "#e3c02c",
    "blue": "#2e6fbb",
    "lira": "#d9b36c",
    "card": "#ffffff",
}


def title(view: dict[str, Any]) -> str:
    if view["over"]:
        return "The game is over"
    ask = view["ask"]
    return f"Round {view['round']}: {LETTERS[ask['seat']]} is asked '{ask['question']}'"


def table_lines(view: dict[str, Any]) -> list[str]:
    """What lies in the middle."""
    rubies = "  ".join(f"{track} {left}" for track, left in view["rubies"].items())
    dice = " ".join(f"{face}{count}" for face, count in view["dice"].items() if count)
    return [
        title(view),
        f"rubies left: {rubies}",
        f"open tiles: {', '.join(view['display'])}",
        f"dice: {dice or 'none'}   actions left: {view['actions']}",
    ]


def seat_line(view: dict[str, Any], i: int) -> str:
    seat = view["seats"][i]
    markers = " ".join(f"{colour}{count}" for colour, count in seat["markers"].items() if count)
    tiles = f", tiles {' '.join(seat['tiles'])}" if seat["tiles"] else ""
    return (
        f"rubies {seat['rubies']}/{view['target']}, Lira {seat['lira']}, crystals {seat['crystals']}, "
        f"{markers or 'no markers'}{tiles}"
    )


def dice_game_text(view: dict[str, Any]) -> str:
    """All of it in lines."""
    return "\n".join(table_lines(view) + [f"{LETTERS[i]}: {seat_line(view, i)}" for i in range(len(view["seats"]))])


def dice_game_picture(view: dict[str, Any]) -> Picture:
    """The dice as squares, all else in lines."""
    lines = table_lines(view)
    height = LINE * (len(lines) + len(view["seats"]) + 3)
    picture = Picture(WIDTH, height)
    for i, words in enumerate(lines):
        picture.text(10, LINE * (i + 1), 14 if i == 0 else 12, words, bold=i == 0)
    dice = [face for face, count in view["dice"].items() for _ in range(count)]
    y = LINE * len(lines) + 12
    for i, face in enumerate(dice):
        picture.box(10 + 34 * i, y, 30, 30, "#2b2118")
        picture.box(11 + 34 * i, y + 1, 28, 28, FACES[face])
        picture.text(14 + 34 * i, y + 19, 9, face)
    for i in range(len(view["seats"])):
        y = LINE * (len(lines) + 2 + i) + 12
        picture.dot(19, y, 16, COLOURS[i], LETTERS[i])
        picture.text(34, y + 4, 12, seat_line(view, i))
    return picture
