"""The board game drawn: the bazaar, and what lies before each player."""

from __future__ import annotations

from typing import Any, Final

from bedesten.envs.drawing.shapes import COLOURS, LETTERS, Picture

__all__ = ["board_game_picture", "board_game_text"]

CELL: Final = 120
GAP: Final = 6
LINE: Final = 22
TILE: Final = "#fffaf0"


def pieces_at(view: dict[str, Any], place: int) -> dict[str, list[str]]:
    """Who stands at a place: the letters of merchants, family members, assistants; tokens by their first letters."""
    seats = list(enumerate(view["seats"]))
    return {
        "merchants": [LETTERS[i] for i, seat in seats if seat["merchant"] == place]
        + ["n"] * view["neutral_merchants"].count(place),
        "family": [LETTERS[i] for i, seat in seats if seat["family"] == place],
        "assistants": [LETTERS[i] for i, seat in seats if place in seat["assistants"]],
        "tokens": [token for token, at in view["tokens"].items() if at == place],
    }


def seat_line(view: dict[str, Any], i: int) -> str:
    """What a player has, in a line."""
    seat = view["seats"][i]
    goods = " ".join(f"{good}{count}" for good, count in seat["goods"].items() if count)
    tiles = f", tiles {' '.join(seat['tiles'])}" if seat["tiles"] else ""
    return (
        f"rubies {seat['rubies']}/{view['target']}, Lira {seat['lira']}, cards {seat['cards']}, "
        f"assistants {len(seat['stack'])}, room {seat['room']}, {goods or 'no goods'}{tiles}"
    )


def title(view: dict[str, Any]) -> str:
    if view["over"]:
        return "The game is over"
    ask = view["ask"]
    return f"Round {view['round']}: {LETTERS[ask['seat']]} is asked '{ask['question']}'"


def board_game_text(view: dict[str, Any], place_names: dict[int, str]) -> str:
    """The bazaar row by row, then the players; merchants in capitals, family in brackets, assistants after a plus."""
    lines = [title(view)]
    width = view["width"]
    cells = []
    for place in view["board"]:
        here = pieces_at(view, place)
        parts = ["".join(here["merchants"])]
        parts += [f"({letter})" for letter in here["family"]]
        parts += [f"+{letter}" for letter in here["assistants"]]
        parts += [token[:3] for token in here["tokens"]]
        left = view["rubies"].get(str(place))
        head = f"{place} {place_names.get(place, '')}" + (f" *{left}" if left is not None else "")
        cells.append((head, " ".join(part for part in parts if part)))
    wide = max(max(len(head), len(who)) for head, who in cells)
    rule = "+" + "+".join(["-" * (wide + 2)] * width) + "+"
    for row in range(0, len(cells), width):
        lines.append(rule)
        for line in (0, 1):
            lines.append("|" + "|".join(f" {cell[line]:{wide}} " for cell in cells[row : row + width]) + "|")
    lines.append(rule)
    lines += [f"{LETTERS[i]}: {seat_line(view, i)}" for i in range(len(view["seats"]))]
    return "\n".join(lines)


def board_game_picture(view: dict[str, Any], place_names: dict[int, str]) -> Picture:
    """The bazaar as a grid, the players in lines below it."""
    width = view["width"]
    height = len(view["board"]) // width
    below = (CELL + GAP) * height + GAP + LINE
    picture = Picture((CELL + GAP) * width + GAP, below + LINE * len(view["seats"]) + GAP)
    picture.text(GAP, LINE - GAP, 15, title(view), bold=True)
    for i, place in enumerate(view["board"]):
        x, y = GAP + (CELL + GAP) * (i % width), LINE + GAP + (CELL + GAP) * (i // width)
        picture.box(x, y, CELL, CELL, TILE)
        picture.text(x + 5, y + 15, 11, f"{place} {place_names.get(place, '')}"[:20], bold=True)
        left = view["rubies"].get(str(place))
        if left is not None:
            picture.text(x + 5, y + CELL - 6, 11, f"rubies {left}")
        draw_pieces(picture, pieces_at(view, place), x, y)
    for i in range(len(view["seats"])):
        y = below + LINE * i + 10
        picture.dot(GAP + 9, y, 16, COLOURS[i], LETTERS[i])
        picture.text(GAP + 24, y + 4, 11, seat_line(view, i))
    return picture


def draw_pieces(picture: Picture, here: dict[str, list[str]], x: float, y: float) -> None:
    """Merchants large, family members smaller, assistants small; tokens by name."""
    for row, (kind, size) in enumerate((("merchants", 20), ("family", 15), ("assistants", 11))):
        for i, letter in enumerate(here[kind]):
            fill = COLOURS[LETTERS.index(letter)] if letter in LETTERS else "#999999"
            picture.dot(x + 16 + i * (size + 2), y + 34 + row * 21, size, fill, letter)
    for i, token in enumerate(here["tokens"]):
        picture.text(x + 62, y + CELL - 6 - 13 * i, 10, token)
