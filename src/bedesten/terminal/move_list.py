"""The list of legal moves: numbered, with what each would do, as long as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from bedesten.terminal import colours
from bedesten.terminal.drawings import Offer
from bedesten.terminal.screen import fit, folded
from bedesten.terminal.words import listed

__all__ = ["FEW", "MANY", "default_of", "listed_offers"]

MANY: Final = 10
"""Answers that are listed one by one of half as many again, or more, unless all are asked for."""
FEW: Final = 6
"""The same where the screen has room for no more. With room for none, places are only marked on the board."""
STEPS_FROM: Final = 100
"""The width from which there is room for the column of steps."""


def default_of(offers: Sequence[Offer]) -> Offer | None:
    """What Enter plays: the usual answer, or the only one besides cards and tiles."""
    answers = [offer for offer in offers if offer.answer]
    usual = [offer for offer in answers if offer.usual]
    return usual[0] if usual else answers[0] if len(answers) == 1 else None


def listed_offers(
    offers: Sequence[Offer], width: int, tight: bool = False, full: bool = False, most: int = MANY
) -> list[Text]:
    """The offers in lines; tight, several stand in one line; full, none is left out, else there are so many at most."""
    answers = [offer for offer in offers if offer.answer]
    if not most and answers and all(offer.columns for offer in answers):
        found = [Text("  The number of a place marked ▸; `moves` tells what each would bring.", colours.QUIET)]
    else:
        found = _answers(answers, width, tight, len(answers) if full else most or FEW)
    plays = [offer for offer in offers if not offer.answer]
    if full:
        return found + _noted(plays, width)
    for _, group in groupby(plays, key=lambda offer: offer.group):
        found += _grouped(list(group), width)
    return found


def _answers(answers: list[Offer], width: int, tight: bool, most: int) -> list[Text]:
    """What answers the question; of many more than there is room for, only the first and what declines."""
    rest: list[Offer] = []
    if len(answers) > most + most // 2:
        declines = [offer for offer in answers if offer.number == 0]
        chosen = [offer for offer in answers if offer.number != 0]
        answers, rest = chosen[:most] + declines, chosen[most:]
    walks = [offer for offer in answers if offer.columns]
    others = [offer for offer in answers if not offer.columns]
    found = _in_cells(walks, width) if tight else _in_columns(walks, width)
    found += _two_columns(others, width) if tight else _noted(others, width)
    if rest:
        first, last = rest[0].number, rest[-1].number
        found.append(Text(f"{first:>3}–{last} more, such as {rest[0].words}; `moves` lists all", colours.QUIET))
    return found


def _number(offer: Offer) -> Text:
    return Text(f"{offer.number:>3} ", style="bold")


def _warning(offer: Offer) -> Text:
    return Text(f"! {offer.warning}" if offer.warning else "", colours.WARNING)


def _note(offer: Offer) -> Text:
    parts = [part for part in (Text(offer.note), _warning(offer)) if part.plain]
    return Text("  ").join(parts)


def _in_columns(offers: list[Offer], width: int) -> list[Text]:
    """Places to go to: name, steps, assistant, payment, and what they bring."""
    if not offers:
        return []
    columns = [_without_steps(offer.columns, width) for offer in offers]
    widths = [max(cell_len(row[i]) for row in columns) for i in range(len(columns[0]) - 1)]
    found: list[Text] = []
    for offer, row in zip(offers, columns, strict=True):
        line = Text.assemble(_number(offer), " ")
        for i, size in enumerate(widths):
            if size:
                line = Text.assemble(line, fit(Text(row[i], "bold" if i == 0 else ""), size), "  ")
        last = [part for part in (Text(row[-1]), _warning(offer)) if part.plain]
        found += folded(Text.assemble(line, Text("  ").join(last)), width, 9)
    return found


def _without_steps(columns: list[str], width: int) -> list[str]:
    return columns if width >= STEPS_FROM else [columns[0], *columns[2:]]


def _in_cells(offers: list[Offer], width: int) -> list[Text]:
    """Places to go to, several in a line."""
    cells = []
    for offer in offers:
        warned = Text("!" if offer.warning else " ", colours.WARNING)
        cell = Text.assemble((f"{offer.number:>2}", "bold"), warned, offer.brief)
        cell.truncate(width // 2 - 1, overflow="ellipsis")
        cells.append(cell)
    return _packed(cells, width)


def _two_columns(offers: list[Offer], width: int) -> list[Text]:
    lines = _noted(offers, width)
    return _packed(lines, width) if len(lines) > 3 else lines


def _packed(cells: list[Text], width: int) -> list[Text]:
    """Cells of one width, as many in a line as there is room for, read down the columns."""
    if not cells:
        return []
    size = max(cell.cell_len for cell in cells) + 2
    columns = max(1, (width + 2) // size)
    rows = -(-len(cells) // columns)
    found: list[Text] = []
    for row in range(rows):
        line = Text("")
        for cell in cells[row::rows]:
            line = Text.assemble(line, fit(cell, size))
        line.rstrip()
        found.append(line)
    return found


def _noted(offers: list[Offer], width: int) -> list[Text]:
    """Number, notation and note."""
    size = max((len(offer.words) for offer in offers), default=0)
    found: list[Text] = []
    for offer in offers:
        words = Text.assemble(_number(offer), " ", fit(Text(offer.words, "bold"), size))
        note = _note(offer)
        line = Text.assemble(words, " — ", note) if note.plain else words
        line.rstrip()
        found += folded(line, width, 9)
    return found


def _grouped(offers: list[Offer], width: int) -> list[Text]:
    """Ways to play one card, in a line."""
    if len(offers) == 1:
        return _noted(offers, width)
    first, last = offers[0], offers[-1]
    ways = listed([offer.way for offer in offers], "or")
    line = Text.assemble((f"{first.number:>3}–{last.number} {first.group} ", "bold"), ways)
    if first.group_note:
        line.append(f" — {first.group_note}")
    return folded(line, width, 9)
