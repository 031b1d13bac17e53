"""The Dice Game for the terminal: all functions of the `Drawing` interface."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bedesten.kernel.game import Game
from bedesten.terminal.dicegame.bazaar import board_lines, board_width
from bedesten.terminal.dicegame.bazaar import place_lines as places
from bedesten.terminal.dicegame.offers import offers_of as offers
from bedesten.terminal.dicegame.questions import notes, question
from bedesten.terminal.dicegame.rules import rules_about as rules
from bedesten.terminal.dicegame.seats import hand_lines as hand
from bedesten.terminal.dicegame.seats import seat_lines as seats
from bedesten.terminal.dicegame.seats import seat_lines_beside as seats_beside
from bedesten.terminal.dicegame.synonyms import to_notation
from bedesten.terminal.dicegame.words import lines_of as lines
from bedesten.terminal.drawings import Look, Offer, TypedExamples
from bedesten.terminal.players import Cast
from bedesten.terminal.rows import header, result_lines

__all__ = [
    "board",
    "board_width",
    "examples",
    "hand",
    "lines",
    "notes",
    "offers",
    "places",
    "question",
    "result",
    "rules",
    "seats",
    "seats_beside",
    "to_notation",
]


def board(look: Look, offers: Sequence[Offer], width: int, snug: bool) -> list[Text]:
    return board_lines(look, offers, width, snug, header(look, "dicegame"))


# ── The end ────────────────────────────────────────────────────────────────────────────────────────────────

SCORES: Final = {"rubies": ("rubies", "ruby", "rubies"), "lira": ("Lira", "Lira", "Lira")}


def result(game: Game, cast: Cast) -> list[Text]:
    note = "Most rubies win, then most Lira, a marker sold for 3 and a crystal for 2."
    return result_lines(game, cast, SCORES, note)


def examples() -> TypedExamples:
    """What a person might type."""
    return TypedExamples(
        turn=("keep", "marker red", "crystal"),
        other="reroll red2 card",
        short="cry",
        topics=("goal", "actions", "prices", "crystal tile"),
        forbidden="ruby left",
        clause="DG-12",
        first=("goal", "actions"),
    )
