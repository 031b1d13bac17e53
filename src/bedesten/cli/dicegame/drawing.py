"""The Dice Game, drawn: what the terminal table asks of a game's module, gathered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from bedesten.cli import colours
from bedesten.cli.cast import Cast
from bedesten.cli.dicegame.bazaar import board_lines, board_width
from bedesten.cli.dicegame.bazaar import place_lines as places
from bedesten.cli.dicegame.offers import area_of_ask
from bedesten.cli.dicegame.offers import offers_of as offers
from bedesten.cli.dicegame.purses import hand_lines as hand
from bedesten.cli.dicegame.purses import seat_lines as seats
from bedesten.cli.dicegame.purses import seat_lines_beside as seats_beside
from bedesten.cli.dicegame.rules import rules_about as rules
from bedesten.cli.dicegame.words import lines_of as lines
from bedesten.cli.rows import result_lines
from bedesten.cli.tables import Examples, Look, Offer
from bedesten.cli.words import counted
from bedesten.dicegame.terms import HOUSES
from bedesten.kernel.game import Game

__all__ = [
    "board",
    "board_width",
    "examples",
    "hand",
    "lines",
    "new_cast",
    "offers",
    "places",
    "question",
    "result",
    "rules",
    "seats",
    "seats_beside",
]

LETTERS: Final = "".join(house[0].upper() for house in HOUSES)

QUESTIONS: Final = {
    "reroll": "Do you roll any dice again?",
    "pay": "With what do you pay?",
    "keep-dice": "Do you keep dice and pay markers in their stead?",
    "take-markers": "Which markers do you take?",
    "use-card": "Which card do you use?",
    "give-up": "Which of your tiles do you give up?",
    "take-tile": "Which tile do you take?",
}


def new_cast(names: Sequence[str], roles: Sequence[str]) -> Cast:
    return Cast(HOUSES, LETTERS, names, None, roles)


def header(look: Look) -> Text:
    view = look.view
    words = [f"round {view['round']}", f"{view['target']} rubies end it"]
    if any(seat["rubies"] >= view["target"] for seat in view["seats"]):
        words = [f"round {view['round']}, the last one"]
    return Text.assemble(("The Dice Game", "bold"), (" · " + " · ".join(words), colours.QUIET))


def board(look: Look, offers: Sequence[Offer], width: int, snug: bool) -> list[Text]:
    return board_lines(look, offers, width, snug, header(look))


def question(look: Look, offers: Sequence[Offer]) -> str:
    """What is asked, in plain words."""
    ask = look.view["ask"]
    name, area = ask["question"], area_of_ask(look.options, ask["about"])
    if name == "action":
        return f"What do you do? {counted(look.view['actions'], 'action')} left."
    if name == "offer":
        return f"{area}. Do you accept?"
    if name == "pay" and area:
        return f"{QUESTIONS[name]} ({area})"
    return QUESTIONS.get(name, f"{name.replace('-', ' ').capitalize()}?")


# ── The end ────────────────────────────────────────────────────────────────────────────────────────────────

SCORES: Final = {"rubies": ("rubies", "ruby", "rubies"), "lira": ("Lira", "Lira", "Lira")}


def result(game: Game, cast: Cast) -> list[Text]:
    note = "Most rubies win, then most Lira, a marker sold for 3 and a crystal for 2."
    return result_lines(game, cast, SCORES, note)


def examples() -> Examples:
    """What a person might type."""
    return Examples(
        turn=("keep", "marker red", "crystal"),
        other="reroll red2 card",
        short="cry",
        topics=("ruby", "crystal tile", "markers", "mosque"),
        forbidden="ruby left",
    )
