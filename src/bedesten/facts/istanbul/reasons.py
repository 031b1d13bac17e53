"""Places and cards that can't be chosen now, and why."""

from __future__ import annotations

from typing import Any

from bedesten.facts.types import GroupName, Option, Unavailable
from bedesten.istanbul.board import Board
from bedesten.istanbul.terms import PLACES
from bedesten.kernel.ask import Ask
from bedesten.kernel.reason import ANY_OPTION, Reason
from bedesten.kernel.rule import Rule

__all__ = ["unavailable_now"]


def unavailable_now(t: Board, ask: Ask, options: list[Option]) -> list[Unavailable]:
    """Places of the board, where one is chosen, and cards in hand that no option leads to."""
    offered = {(option.group, option.key) for option in options}
    return [*_places(t, ask, offered), *_cards(t, ask, offered), *_guild_cards(t, ask, offered)]


def _places(t: Board, ask: Ask, offered: set[tuple[GroupName, str]]) -> list[Unavailable]:
    rule = t.book.rules[ask.kind]
    if not any(group == "place" for group, _ in offered) or rule.span < PLACES:
        return []
    found: list[Unavailable] = []
    for place in t.bazaar.board:
        if ("place", str(place)) not in offered and _names(rule, t, ask, place):
            found.append(_because("place", str(place), rule.why_not(t, ask, place)))
    return found


def _names(rule: Rule[Any], t: Board, ask: Ask, place: int) -> bool:
    """Whether the answer with the number of a place names it."""
    return rule.phrase(t, ask, place).place == place


def _cards(t: Board, ask: Ask, offered: set[tuple[GroupName, str]]) -> list[Unavailable]:
    found: list[Unavailable] = []
    for card in t.seats[ask.seat].held():
        name = t.bazaar.cards[card]
        if ("card", name) not in offered:
            offered_here = t.book.offers[ask.kind].plays
            plays = [play for play in [*offered_here, *t.book.plays] if play.key == card]
            found.append(_because("card", name, plays[0].why_not(t, ask, ANY_OPTION)))
    return found


def _guild_cards(t: Board, ask: Ask, offered: set[tuple[GroupName, str]]) -> list[Unavailable]:
    found: list[Unavailable] = []
    for play in t.book.plays:
        if play.name == "guild":
            shown: dict[str, Any] = next(part.view(ask.seat) for part in t.parts if part.name == "mocha")
            for card in shown["guild_hands"][ask.seat]["cards"]:
                if ("guild", str(card)) not in offered:
                    found.append(_because("guild", str(card), play.why_not(t, ask, card)))
    return found


def _because(group: GroupName, key: str, reason: Reason) -> Unavailable:
    return Unavailable(group, key, reason.code, reason.rules, reason.words, reason.facts)
