"""The Dice Game, drawn: what the terminal table asks of a game's module, gathered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bedesten.kernel.game import Game
from bedesten.terminal import colours
from bedesten.terminal.dicegame.bazaar import board_lines, board_width
from bedesten.terminal.dicegame.bazaar import place_lines as places
from bedesten.terminal.dicegame.offers import offers_of as offers
from bedesten.terminal.dicegame.purses import hand_lines as hand
from bedesten.terminal.dicegame.purses import seat_lines as seats
from bedesten.terminal.dicegame.purses import seat_lines_beside as seats_beside
from bedesten.terminal.dicegame.questions import notes, question
from bedesten.terminal.dicegame.rules import rules_about as rules
from bedesten.terminal.dicegame.speech import meant
from bedesten.terminal.dicegame.words import lines_of as lines
from bedesten.terminal.drawings import TITLES, Look, Offer, TypedExamples
from bedesten.terminal.players import Cast
from bedesten.terminal.rows import result_lines

__all__ = [
    "board",
    "board_width",
    "examples",
    "hand",
    "lines",
    "meant",
    "notes",
    "offers",
    "places",
    "question",
    "result",
    "rules",
    "seats",
    "seats_beside",
]


def header(look: Look) -> Text:
    view = look.view
    words = [f"round {view['round']}", f"{view['target']} rubies end it"]
    if any(seat["rubies"] >= view["target"] for seat in view["seats"]):
        words = [f"round {view['round']}, the last one"]
    return Text.assemble((TITLES["dicegame"], "bold"), (" · " + " · ".join(words), colours.QUIET))


def board(look: Look, offers: Sequence[Offer], width: int, snug: bool) -> list[Text]:
    return board_lines(look, offers, width, snug, header(look))


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
