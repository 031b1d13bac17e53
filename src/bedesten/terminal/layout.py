"""Puts board, players, news, question and moves together so that they fit the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bedesten.terminal import colours
from bedesten.terminal.drawings import Drawing, LogLine, Look, Offer
from bedesten.terminal.move_list import FEW, MANY, default_of, listed_offers
from bedesten.terminal.screen import Screen, beside, folded

__all__ = ["ALL", "news_lines", "table_lines", "table_top"]

SIDE: Final = 38
"""The least width of a column beside the board."""
NEWS: Final = 9
"""Lines of news, at the most; what concerns the viewer is always among them."""
ALL: Final = 100_000
"""More lines of news than there ever are."""
LONG, SHORT, NO_HINT = range(3)
WAYS: Final = (
    (False, False, MANY, NEWS, LONG),
    (True, False, MANY, NEWS, LONG),
    (False, True, MANY, NEWS, LONG),
    (True, True, MANY, 4, LONG),
    (True, True, MANY, 2, LONG),
    (True, True, MANY, 1, LONG),
    (True, True, FEW, 4, SHORT),
    (True, True, FEW, 1, SHORT),
    (True, True, FEW, 0, SHORT),
    (True, True, 0, 1, SHORT),
    (True, True, 0, 0, SHORT),
    (True, True, 0, 0, NO_HINT),
)
"""Ways to draw the table, the roomiest first: whether the board is snug and the list tight, how many answers and how
many lines of news there are, and which hint."""


def table_top(drawing: Drawing, look: Look, offers: Sequence[Offer], width: int, snug: bool) -> list[Text]:
    """The board and what lies before the players, beside it if there is room, else below."""
    board = drawing.board(look, offers, width, snug)
    across = drawing.board_width(look, width)
    if look.plain or width < across + 2 + SIDE:
        return [*board, *drawing.seats(look, width)]
    side = drawing.seats_beside(look, min(width - across - 2, 46))
    return beside(board, side, across)


def news_lines(news: Sequence[LogLine], width: int, most: int = NEWS) -> list[Text]:
    """What happened, the latest lines without a gap; what concerns the viewer stands out, and is shown however old it
    is. If there is more, that is said."""
    found: list[Text] = []
    full = left_out = False
    for line in reversed(news):
        text = line.text.copy()
        if line.mine:
            text.stylize(colours.TO_ME)
        block = folded(Text.assemble(("▸ " if line.mine else "  ", colours.HALF_LIT), text), width, 4)
        if not found and len(block) > most > 0:
            block = _cut(block[:most], width)
            left_out = True
        full = full or not most or (bool(found) and len(found) + len(block) > most)
        if full and not line.mine:
            left_out = left_out or not line.own
        else:
            found = block + found
    if left_out:
        found.insert(0, Text("  More happened: see `log`.", colours.QUIET))
    return found


def _cut(lines: list[Text], width: int) -> list[Text]:
    """Lines of which the last says that more would follow."""
    last = Text.assemble(lines[-1], " …")
    last.truncate(width, overflow="ellipsis")
    return [*lines[:-1], last]


def table_lines(
    drawing: Drawing,
    look: Look,
    offers: Sequence[Offer],
    news: Sequence[LogLine],
    screen: Screen,
    board: bool,
    hints: tuple[str, str] | None = None,
) -> list[Text]:
    """All that a person needs for an answer: the roomiest picture that fits the screen, else the tightest.

    `hints` say what may be typed, in a long and a short form."""
    width = screen.width
    question = Text.assemble((drawing.question(look, offers), colours.QUESTION))
    default = default_of(offers)
    if default is not None:
        question.append(f"  (Enter: {default.words})", colours.QUIET)
    asked = [
        *folded(question, width, 2),
        *(part for line in drawing.notes(look, offers) for part in folded(line, width, 2)),
    ]
    hand = drawing.hand(look, False, width) if board else []
    found: list[Text] = []
    for snug, tight, answers, most, hint in WAYS:
        top = table_top(drawing, look, offers, width, snug) if board else []
        listed = listed_offers(offers, width, tight, most=answers)
        found = [*top, *news_lines(news, width, most), *hand, *asked, *listed]
        found += folded(Text(hints[hint], colours.QUIET), width) if hints and hint != NO_HINT else []
        if not screen.live or len(found) < screen.height:
            break
    return found
