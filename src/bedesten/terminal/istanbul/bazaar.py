"""The bazaar as a grid: what each place shows now, and who stands there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from bedesten.terminal import colours
from bedesten.terminal.drawings import Look, Offer
from bedesten.terminal.istanbul.deals import deal
from bedesten.terminal.istanbul.names import place_name, short_place, short_token
from bedesten.terminal.istanbul.parts import parts_of
from bedesten.terminal.screen import fit

__all__ = ["board_lines", "board_width", "lit_places", "people", "place_lines"]

CELL: Final = 18
WIDE_CELL: Final = 22
BESIDE: Final = 40
"""What a column beside the board takes."""

WALKS: Final = ("go", "send", "fetch", "act")
"""Answers that choose a place."""
JUMPS: Final = ("far", "corner", "anywhere")
"""Cards that lead to one."""


def board_width(look: Look, width: int) -> int:
    """How wide the grid is if there is so much room."""
    columns: int = look.view["width"]
    return columns * (_cell(width, columns) + 1) + 1


def _cell(width: int, columns: int) -> int:
    """Wide cells if there is room for them, beside what may stand at the right."""
    beside = width >= columns * (CELL + 1) + 1 + BESIDE
    room = (width - BESIDE if beside else width) - columns - 1
    return max(10, min(WIDE_CELL, room // columns))


def lit_places(offers: Sequence[Offer]) -> dict[int, bool]:
    """The places that may be chosen now; False are those that it takes a card to reach."""
    lit: dict[int, bool] = {}
    for offer in offers:
        phrase = offer.phrase
        if phrase.place is not None and phrase.verb in WALKS:
            lit[phrase.place] = True
        elif phrase.place is not None and phrase.card in JUMPS:
            lit.setdefault(phrase.place, False)
    return lit


# ── Who stands there ───────────────────────────────────────────────────────────────────────────────────────


def people(look: Look, place: int) -> list[Text]:
    """Who stands at a place: merchants with their stacks, assistants, family members, tokens, neutral ones."""
    view, cast = look.view, look.cast
    seats: list[dict[str, Any]] = view["seats"]
    found = [cast.chip(i, str(len(seat["stack"]))) for i, seat in enumerate(seats) if seat["merchant"] == place]
    neutral = view["neutral_merchants"].count(place)
    if neutral:
        found.append(Text("N" if neutral == 1 else f"N×{neutral}", style="bold reverse"))
    left = view["parts"].get("neutral-assistants", {}).get(str(place), 0)
    for sign, key in (("+", "assistants"), ("&", "family")):
        houses = [cast.letter(i) for i, seat in enumerate(seats) if _is_at(seat[key], place)]
        if houses:
            found.append(Text.assemble(sign, *houses))
        if sign == "+" and left:
            found.append(Text("+n" if left == 1 else f"+n×{left}"))
    for drawing, part in parts_of(view):
        found += drawing.standing(part, place, cast)
    for token, at in view["tokens"].items():
        if at == place:
            found.append(Text(short_token(token), style="bold reverse"))
    return found


def _is_at(where: int | list[int], place: int) -> bool:
    return place in where if isinstance(where, list) else where == place


# ── The grid ───────────────────────────────────────────────────────────────────────────────────────────────


def _cell_lines(look: Look, place: int, lit: dict[int, bool], width: int) -> list[Text]:
    """A place in lines of this width: its name, what it shows, who is there."""
    sign, style = " ", colours.NUMBER
    if place in lit:
        sign, style = ("▸", colours.LIT) if lit[place] else ("▹", colours.HALF_LIT)
    number = f"{sign}{place:>2}"
    name = Text.assemble((number, style), " ", (short_place(look, place, width - 4), colours.NAME))
    left, right = deal(look, place, width - 1)
    shown = [name, Text.assemble(" ", fit(left, width - 1 - right.cell_len), right)]
    line = Text(" ")
    for piece in people(look, place):
        if line.cell_len + piece.cell_len > width and line.plain.strip():
            shown.append(line)
            line = Text(" ")
        line = Text.assemble(line, piece, " ")
    shown.append(line)
    return [fit(text, width) for text in shown]


def board_lines(look: Look, offers: Sequence[Offer], width: int, snug: bool, title: Text) -> list[Text]:
    """The bazaar, row by row, under its title; lit places bear a lamp. Snug, it has neither inner nor empty lines."""
    board: list[int] = look.view["board"]
    columns: int = look.view["width"]
    cell = _cell(width, columns)
    lit = lit_places(offers)
    found: list[Text] = []
    bar = " " if look.plain else "│"
    for first in range(0, len(board), columns):
        cells = [_cell_lines(look, place, lit, cell) for place in board[first : first + columns]]
        if first == 0 or not snug:
            found.append(_rule("╭┬╮" if first == 0 else "├┼┤", cell, columns, look.plain))
        for i in range(max(map(len, cells))):
            row = [lines[i] if i < len(lines) else Text(" " * cell) for lines in cells]
            if snug and not any(text.plain.strip() for text in row):
                continue
            line = Text(bar, style=colours.FRAME)
            for text in row:
                line = Text.assemble(line, text, (bar, colours.FRAME))
            found.append(line)
    found.append(_rule("╰┴╯", cell, columns, look.plain))
    if look.plain:
        for line in found:
            line.rstrip()
        return [title, *found[1:-1]]
    title = title[: found[0].cell_len - 6]
    found[0] = Text.assemble(found[0][:2], " ", title, " ", found[0][4 + title.cell_len :])
    return found


def _rule(corners: str, cell: int, columns: int, plain: bool) -> Text:
    if plain:
        return Text("")
    inner = corners[1].join("─" * cell for _ in range(columns))
    return Text(corners[0] + inner + corners[2], style=colours.FRAME)


def place_lines(look: Look) -> list[Text]:
    """A line for each place, in the order of the board."""
    found: list[Text] = []
    columns: int = look.view["width"]
    for i, place in enumerate(look.view["board"]):
        left, right = deal(look, place)
        row, column = divmod(i, columns)
        found.append(
            Text.assemble(
                f"row {row + 1}, column {column + 1}: ",
                (f"{place} {place_name(look, place)}", colours.NAME),
                ": ",
                Text(" ").join(part for part in (left, right) if part.plain),
                "; " if people(look, place) else "",
                Text(" ").join(people(look, place)),
            )
        )
    return found
