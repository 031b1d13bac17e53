"""What lies before each player."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from bedesten.cli import colours
from bedesten.cli.dicegame.names import LETTER_OF, equal_ones, tile_words
from bedesten.cli.screen import fit, folded
from bedesten.cli.tables import Look
from bedesten.cli.words import counted
from bedesten.dicegame.terms import GOODS

__all__ = ["hand_lines", "seat_lines", "seat_lines_beside"]


def _name(look: Look, seat: int, width: int) -> Text:
    """Turn mark, letter and name; of a bot also which one."""
    cast, ask = look.cast, look.view["ask"]
    role = cast.role(seat)
    name = Text.assemble(
        ("▸" if ask is not None and ask["seat"] == seat else " ", colours.HALF_LIT),
        cast.chip(seat),
        " ",
        Text("You", style="bold") if cast.is_me(seat) else Text(cast.called(seat)),
        (f" {role}" if role and not cast.is_me(seat) else "", colours.QUIET),
    )
    return fit(name, width)


def _markers(seat: dict[str, Any]) -> Text:
    """``R2 G0 Y1 B0 +2 brown``, none pale."""
    markers: dict[str, int] = seat["markers"]
    parts = [
        Text(f"{LETTER_OF[colour]}{markers[colour]}", colours.GOODS[colour] if markers[colour] else colours.QUIET)
        for colour in GOODS
    ]
    if markers["brown"]:
        parts.append(Text(f"+{markers['brown']} brown", "bold"))
    return Text(" ").join(parts)


def _rubies(look: Look, seat: dict[str, Any]) -> Text:
    return Text.assemble((f"♦{seat['rubies']}", colours.RUBY), f"/{look.view['target']}")


def _tile_names(look: Look, i: int) -> str:
    """The tiles by name; those that do not work yet are marked."""
    seat = look.view["seats"][i]
    fresh = look.view["fresh"] if i == look.view["active"] else []
    names = [words + (" (new)" if name in fresh else "") for name, words in equal_ones(seat["tiles"]).items()]
    return ", ".join(names)


def seat_lines(look: Look, width: int) -> list[Text]:
    """A line for each player, under a line that says what the columns are; then the tiles, if there are any."""
    columns = (20, 6, 8, 10, 22, 6)
    if width < sum(columns):
        return seat_lines_beside(look, width)
    heads = ("", "Lira", "rubies", "crystals", "markers", "tiles")
    found = [_row([Text(head, colours.QUIET) for head in heads], columns, width)]
    for i, seat in enumerate(look.view["seats"]):
        cells = [
            _name(look, i, columns[0] - 1),
            Text(str(seat["lira"]), style="bold"),
            _rubies(look, seat),
            Text(str(seat["crystals"])),
            _markers(seat),
            Text(f"{len(seat['tiles'])}/{look.view['tiles_for_ruby']}"),
        ]
        found.append(_row(cells, columns, width))
        if seat["tiles"]:
            found += folded(Text(f"     {_tile_names(look, i)}", colours.QUIET), width, 5)
    return found


def _row(cells: list[Text], columns: tuple[int, ...], width: int) -> Text:
    line = Text("")
    for cell, room in zip(cells, columns, strict=True):
        line = Text.assemble(line, fit(cell, room))
    line.rstrip()
    return fit(line, width) if line.cell_len > width else line


def seat_lines_beside(look: Look, width: int) -> list[Text]:
    """Two lines or three for each player, in a narrow column."""
    found: list[Text] = []
    for i, seat in enumerate(look.view["seats"]):
        right = Text.assemble((f"{seat['lira']:>3}", "bold"), " Lira ", _rubies(look, seat))
        found.append(Text.assemble(_name(look, i, width - right.cell_len), right))
        found.append(Text.assemble("   ", _markers(seat), f" · {counted(seat['crystals'], 'crystal')}"))
        if seat["tiles"]:
            found += folded(Text(f"   {_tile_names(look, i)}", colours.QUIET), width, 3)
    return [fit(line, width) for line in found]


def hand_lines(look: Look, full: bool, width: int) -> list[Text]:
    """The viewer's tiles with what each does, if all is asked for: nobody has a secret hand in this game."""
    viewer = look.cast.viewer
    if viewer is None or not full:
        return []
    tiles = look.view["seats"][viewer]["tiles"]
    if not tiles:
        return folded(Text("You have no mosque tiles, and nobody holds cards in this game.", colours.QUIET), width)
    found: list[Text] = []
    for name, words in equal_ones(tiles).items():
        found += folded(Text.assemble((words, "bold"), f" — {tile_words(look.options, name)[1]}"), width, 4)
    return found
