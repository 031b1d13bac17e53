"""The Dice Game, drawn: what the terminal table asks of a game's module, gathered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.text import Text

from bedesten.cli import colours
from bedesten.cli.cast import Cast
from bedesten.cli.dicegame import bazaar, purses
from bedesten.cli.dicegame.offers import area_of_ask, offers_of
from bedesten.cli.dicegame.rules import rules_about
from bedesten.cli.dicegame.words import lines_of
from bedesten.cli.screen import fit
from bedesten.cli.tables import Examples, Line, Look, Offer
from bedesten.cli.words import counted, listed
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
    return bazaar.board_lines(look, offers, width, snug, header(look))


def board_width(look: Look, width: int) -> int:
    return bazaar.board_width(look, width)


def places(look: Look) -> list[Text]:
    return bazaar.place_lines(look)


def seats(look: Look, width: int) -> list[Text]:
    return purses.seat_lines(look, width)


def seats_beside(look: Look, width: int) -> list[Text]:
    return purses.seat_lines_beside(look, width)


def hand(look: Look, full: bool, width: int) -> list[Text]:
    return purses.hand_lines(look, full, width)


def offers(game: Game, seat: int) -> list[Offer]:
    return offers_of(game, seat)


def lines(facts: Sequence[dict[str, Any]], look: Look) -> list[Line]:
    return lines_of(facts, look)


def rules(topic: str, look: Look) -> list[str]:
    return rules_about(topic, look)


def question(look: Look, offers: Sequence[Offer]) -> str:
    """What is asked, in plain words."""
    ask = look.view["ask"]
    name = ask["question"]
    if name == "action":
        return f"What do you do? {counted(look.view['actions'], 'action')} left."
    if name == "offer":
        return f"{area_of_ask(look.options, ask['a'])}. Do you accept?"
    if name == "pay" and area_of_ask(look.options, ask["a"]):
        return f"{QUESTIONS[name]} ({area_of_ask(look.options, ask['a'])})"
    return QUESTIONS.get(name, f"{name.replace('-', ' ').capitalize()}?")


# ── The end ────────────────────────────────────────────────────────────────────────────────────────────────

SCORES: Final = ("rubies", "lira")


def result(game: Game, cast: Cast) -> list[Text]:
    """Who won and by what, then the standings with all that decides."""
    columns = (4, 20, 8, 8)
    found = [_verdict(game, cast), Text("")]
    found.append(_row([Text(head, colours.QUIET) for head in ("", "", "rubies", "Lira")], columns))
    for standing in game.standings():
        name = Text.assemble(cast.chip(standing.seat), " ", cast.who(standing.seat))
        if cast.role(standing.seat):
            name.append(f" {cast.role(standing.seat)}", colours.QUIET)
        scores = [Text(str(standing.score[key])) for key in SCORES]
        found.append(_row([Text(f"{standing.rank}."), name, *scores], columns))
    found.append(Text("Most rubies win, then most Lira, a marker sold for 3 and a crystal for 2.", colours.QUIET))
    return found


def _row(cells: list[Text], columns: tuple[int, ...]) -> Text:
    line = Text("")
    for cell, room in zip(cells, columns, strict=True):
        line = Text.assemble(line, fit(cell, room))
    line.rstrip()
    return line


def _verdict(game: Game, cast: Cast) -> Text:
    """``You won by 3 Lira.``"""
    winners, standings = game.winners(), game.standings()
    if len(winners) > 1:
        names = listed([cast.who(seat).plain if i == 0 else cast.whom(seat).plain for i, seat in enumerate(winners)])
        return Text(f"{names} share the victory: equal in everything.", style="bold")
    first, second = standings[0], standings[1]
    rubies = first.score["rubies"] - second.score["rubies"]
    lira = first.score["lira"] - second.score["lira"]
    margin = counted(rubies, "ruby", "rubies") if rubies else f"{lira} Lira"
    return Text.assemble(cast.who(first.seat), (f" won by {margin}.", "bold"))


def examples() -> Examples:
    """What a person might type."""
    return Examples(
        turn=("keep", "marker red", "crystal"),
        other="reroll red2 card",
        short="cry",
        topics=("ruby", "crystal tile", "markers", "mosque"),
        forbidden="ruby left",
    )
