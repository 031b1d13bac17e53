"""The board game for the terminal: all functions of the `Drawing` interface."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from bedesten.istanbul.options import Options
from bedesten.kernel.game import Game
from bedesten.terminal.drawings import Look, Offer, TypedExamples
from bedesten.terminal.istanbul.bazaar import board_lines, board_width
from bedesten.terminal.istanbul.bazaar import place_lines as places
from bedesten.terminal.istanbul.names import place_name
from bedesten.terminal.istanbul.offers import offers_of as offers
from bedesten.terminal.istanbul.parts import of_parts, parts_of
from bedesten.terminal.istanbul.place_rules import rules_about as rules
from bedesten.terminal.istanbul.seats import hand_lines as hand
from bedesten.terminal.istanbul.seats import seat_lines as seats
from bedesten.terminal.istanbul.seats import seat_lines_beside as seats_beside
from bedesten.terminal.istanbul.words import lines_of as lines
from bedesten.terminal.players import Cast
from bedesten.terminal.rows import header, result_lines
from bedesten.terminal.words import listed

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

QUESTIONS: Final = {
    "move": "Where does your merchant go?",
    "encounters": "Whom do you meet?",
    "governor-price": "What does the Governor get: 2 Lira, or a card?",
    "smuggler-price": "What does the Smuggler get: 2 Lira, or a good?",
    "green-tile": "One more good for 2 Lira?",
    "second-card": "Where does the second card come from?",
    "discard": "Which card do you discard?",
    "fetch-more": "Which assistant comes back as well?",
    "black-market-good": "Which good do you take?",
    "sell-any": "What do you sell?",
    "last-cards": "The last round is over. Which of your last cards do you play?",
    **of_parts(lambda part: part.questions),
}


def board(look: Look, offers: Sequence[Offer], width: int, snug: bool) -> list[Text]:
    assert isinstance(look.options, Options)
    variants = [variant.replace("-", " ") for variant in look.options.variants]
    edition = [] if look.options.edition == "big-box" else [f"edition {look.options.edition}"]
    return board_lines(look, offers, width, snug, header(look, "istanbul", variants + edition))


def question(look: Look, offers: Sequence[Offer]) -> str:
    """What is asked, in plain words."""
    ask = look.view["ask"]
    name, about = ask["question"], ask["about"]
    place = about.get("place")
    here = f"{place} {place_name(look, place)}" if place is not None else ""
    forced = len([offer for offer in offers if offer.answer]) == 1
    if forced and name in FORCED:
        return FORCED[name].format(here=here)
    if name in QUESTIONS:
        return QUESTIONS[name].format(**about) + _highest_bid(look, about)
    if "pips" in about:
        announced = f"announced {about['number']} and " if "number" in about else ""
        return f"You {announced}rolled {listed([str(pips) for pips in about['pips']])}. Do you keep that?"
    if name == "arrival":
        return f"You come to {here}. What about your assistants?"
    if name == "other-merchants":
        return f"Do you pay {_payees(look, place, ask['seat'])}?"
    if name == "acted":
        return f"{here} once more?"
    if place is None or look.view["signs"][str(place)]["name"] != name:
        return f"{name.replace('-', ' ').capitalize()}?"
    if forced:
        return f"There is no action for you at {here} now. Do you play anything before you go on?"
    if about["piece"] in ACTORS:
        return f"What does your {ACTORS[about['piece']]} do at {here}?"
    return f"What do you do at {here}?"


ACTORS: Final = {
    "family": "family member",
    **of_parts(lambda part: part.pieces),
}


def _highest_bid(look: Look, about: dict[str, Any]) -> str:
    """`` The highest bid is 3 Lira, by Blue.``; nothing where there is none."""
    if "bidder" not in about:
        return ""
    return f" The highest bid is {about['bid']} Lira, by {look.cast.called(about['bidder'])}."


FORCED: Final = {
    "encounters": "Your turn is over, unless you play something.",
    "arrival": "No assistant for {here}: your turn ends, unless you play something.",
    "other-merchants": "You can't pay the merchants at {here}: your turn ends, unless you play something.",
    **of_parts(lambda part: part.forced),
}
"""Where there is nothing to decide but what may be played on top."""


def _payees(look: Look, place: int, payer: int) -> str:
    """``Blue and Turquoise 2 Lira each``."""
    view, names = look.view, []
    parts = list(parts_of(view))
    unpaid = [payer, *(drawing.unpaid(part) for drawing, part in parts)]
    for i, seat in enumerate(view["seats"]):
        if i not in unpaid and seat["merchant"] == place:
            names.append(look.cast.called(i))
        pieces = [drawing.piece_at(part, i, place) for drawing, part in parts if i != payer]
        names += [f"{look.cast.called(i)}'s {piece}" for piece in pieces if piece]
    neutral = view["neutral_merchants"].count(place)
    if neutral:
        names.append("the neutral merchant" if neutral == 1 else f"the {neutral} neutral merchants")
    return f"{listed(names)} 2 Lira{' each' if len(names) > 1 or neutral > 1 else ''}"


def notes(look: Look, offers: Sequence[Offer]) -> list[Text]:
    """The offers say it all."""
    return []


def to_notation(typed: str, game: Game) -> str:
    """There is one way to say each move."""
    return typed


# ── The end ────────────────────────────────────────────────────────────────────────────────────────────────

SCORES: Final = {
    "rubies": ("rubies", "ruby", "rubies"),
    "lira": ("Lira", "Lira", "Lira"),
    "goods": ("goods", "good", "goods"),
    "cards": ("cards", "bonus card", "bonus cards"),
}


def result(game: Game, cast: Cast) -> list[Text]:
    note = "Most rubies win, then most Lira, most goods, most bonus cards."
    return result_lines(game, cast, SCORES, note)


def examples() -> TypedExamples:
    """What a person might type."""
    return TypedExamples(
        turn=("go 9", "leave", "announce 8"),
        other="sell red green2",
        short="ann 8",
        topics=("9", "far", "smuggler", "board"),
        forbidden="go 13",
        clause="PAY-02",
        first=("turn", "end"),
    )
