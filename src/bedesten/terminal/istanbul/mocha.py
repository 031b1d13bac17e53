"""Mocha & Baksheesh at the terminal."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from bedesten.kernel.phrase import Phrase
from bedesten.terminal import colours
from bedesten.terminal.istanbul.part import PartDrawing, PartView
from bedesten.terminal.istanbul.rulebook import book, in_a_sentence
from bedesten.terminal.players import Cast

__all__ = ["DRAWING"]


class MochaDrawing(PartDrawing):
    """Coffee, guild cards, Tavern tiles, the Barrier."""

    def brought(self, part: dict[str, Any], thing: str) -> list[str]:
        if thing == "guild-cards":
            return [f"a guild card ({card})" if card else "a guild card" for card in part["guilds"]]
        if thing == "tavern-tiles":
            return [f"the {kind} tile" for kind in part["tiles"]]
        if thing == "barrier":
            return [f"the Barrier between {part['between'][0]} and {part['between'][1]}"]
        return []

    def further(self, part: dict[str, Any]) -> list[str]:
        return [f"discard guild card {card}" for card in part.get("given_guilds", ())]

    def counts(self, part: PartView, seat: int) -> dict[str, int]:
        return {"coffee": part["coffee"][seat], "guild cards": part["guild_hands"][seat]["count"]}

    def extras(self, part: PartView, seat: int) -> list[str]:
        tiles = [f"{tile} tile" for tile in part["tavern_tiles"][seat]]
        return [*tiles, "passes the Barrier"] if part["control"] == seat else tiles

    def cards(self, part: PartView, seat: int) -> dict[str, str]:
        return {f"guild {number}": _guild_card(number) for number in part["guild_hands"][seat].get("cards", ())}

    def standing(self, part: PartView, place: int, cast: Cast) -> list[Text]:
        barrier = part["barrier"] or []
        return [Text(f"Bar{sum(barrier) - place}", style=colours.WARNING)] if place in barrier else []

    def rule(self, topic: str) -> str:
        rest = topic.removeprefix("guild ")
        number = rest.removeprefix("card ").strip()
        known = rest != topic and _guild_card(number)
        return f"Guild card {number}: {in_a_sentence(f'guild-{number}')}" if known else ""

    def does(self, phrase: Phrase) -> str:
        return _guild_card(phrase.guild) if phrase.guild is not None and phrase.verb in ("guild", "discard") else ""


def _guild_card(number: int | str) -> str:
    """What a guild card does."""
    return str(book()["guild"].get(str(number), ""))


DRAWING: Final = MochaDrawing(
    places={"Roasting Plant": ("Roasting",), "Coffee House": ("Coffee H.",)},
    tokens={"coffee-trader": "the Coffee trader"},
    things={"coffee": ("coffee", "coffee"), "guild-cards": ("guild card", "guild cards")},
    laid=("barrier",),
    changes={"coffee": "coffee", "guild-cards": "guild cards"},
    summaries={
        "roasting-plant": "trade for coffee",
        "guild-hall": "coffee, guild cards",
        "tavern": "Barrier, tile or ruby",
        "coffee-house": "a ruby",
    },
    waits={"guild-draw": "draw a guild card"},
    questions={
        "roast-more": "What else do you trade for coffee?",
        "guild-discard": "Which guild card do you discard?",
        "barrier-action": "Which of the two places do you use?",
        "guild-goods": "Which goods do you take?",
        "guild-pair": "Which goods do you take?",
        "guild-tea-house": "What do you announce?",
        "guild-place": "Which place do you use?",
        "guild-action": "What do you do there?",
        "guild-delivery": "Which goods do you deliver?",
        "guild-mosque": "Which tile do you take?",
        "guild-tavern": "What do you do at the Tavern?",
        "guild-tavern-more": "What else do you do at the Tavern?",
        "exchange-give": "What do you give?",
        "exchange-take": "What do you take?",
    },
    forced={"guild-done": "Your turn is over, unless you play something."},
    told={"guild": "play guild card {guild}", "another-turn": "take another turn"},
)
