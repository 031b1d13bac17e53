"""Draws what each player has: a line each, or a narrow column beside the board."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from bedesten.dicegame.terms import GOODS
from bedesten.terminal import colours
from bedesten.terminal.dicegame.names import LETTER_OF, equal_ones, tile_words
from bedesten.terminal.drawings import Look
from bedesten.terminal.rows import heads, lira_and_rubies, name_width, row, rubies, seat_name
from bedesten.terminal.screen import fit, folded
from bedesten.terminal.words import counted

__all__ = ["hand_lines", "seat_lines", "seat_lines_beside"]


COLUMNS: Final = (6, 8, 10, 22, 6)
"""The columns after the name: Lira, rubies, crystals, markers, tiles."""
NARROWEST: Final = 20
"""The least room for a name."""


def _markers(seat: dict[str, Any]) -> Text:
    """``r2 g0 y1 b0 +2 brown``, none pale."""
    markers: dict[str, int] = seat["markers"]
    parts = [
        Text(f"{LETTER_OF[colour]}{markers[colour]}", colours.GOODS[colour] if markers[colour] else colours.QUIET)
        for colour in GOODS
    ]
    if markers["brown"]:
        parts.append(Text(f"+{markers['brown']} brown", "bold"))
    return Text(" ").join(parts)


def _tile_names(look: Look, i: int) -> str:
    """The tiles by name; those that do not work yet are marked."""
    seat = look.view["seats"][i]
    fresh = look.view["fresh"] if i == look.view["active"] else []
    names = [words + (" (new)" if name in fresh else "") for name, words in equal_ones(seat["tiles"]).items()]
    return ", ".join(names)


def seat_lines(look: Look, width: int) -> list[Text]:
    """A line for each player, under a line that says what the columns are; then the tiles, if there are any."""
    if width < NARROWEST + sum(COLUMNS):
        return seat_lines_beside(look, width)
    columns = (name_width(look, width - sum(COLUMNS)), *COLUMNS)
    words = ("", "Lira", "rubies", "crystals", "markers", "tiles")
    found = [row(heads(words), columns, width)]
    for i, seat in enumerate(look.view["seats"]):
        cells = [
            seat_name(look, i, columns[0] - 1),
            Text(str(seat["lira"]), style="bold"),
            rubies(look, seat),
            Text(str(seat["crystals"])),
            _markers(seat),
            Text(f"{len(seat['tiles'])}/{look.view['signs']['tracks']['mosque']['tiles']}"),
        ]
        found.append(row(cells, columns, width))
        if seat["tiles"]:
            found += folded(Text(f"     {_tile_names(look, i)}", colours.QUIET), width, 5)
    return found


def seat_lines_beside(look: Look, width: int) -> list[Text]:
    """Two lines or three for each player, in a narrow column."""
    found: list[Text] = []
    for i, seat in enumerate(look.view["seats"]):
        found.append(lira_and_rubies(look, i, width))
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
