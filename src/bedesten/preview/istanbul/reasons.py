"""Places and cards that can't be chosen now, and why."""

from __future__ import annotations

import re
from typing import Any, Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.terms import PLACES
from bedesten.kernel.ask import Ask
from bedesten.kernel.rule import PLAYS, Play, Rule
from bedesten.preview.facts import GroupName, Option, Unavailable

__all__ = ["unavailable_now"]

RULE_ID: Final = re.compile(r"[A-Z]+\d*-?[A-Z]?\d+[a-z]?")

CODES: Final = {
    "MOV-01": "too-far",
    "MOV-03": "same-place",
    "MB-16": "barrier",
    "BON-04": "not-your-turn",
    "BON-05": "action-under-way",
    "BON-10": "family-at-home",
    "BON-11": "small-market",
    "BON-12": "phase-1",
    "BON-14": "phase-1",
    "BON-15": "phase-1",
    "BON-16": "after-action",
    "BON-19": "owed",
    "BON-20": "costs-coffee",
    "MB-B06": "after-roll",
    "MB-B07": "phase-1",
    "LS-B01": "none-left",
    "LS-B03": "no-such-good",
    "LS-B05": "nothing-to-copy",
    "LS-B07": "phase-1",
    "LS-B08": "phase-1",
    "LS-B10": "phase-1",
    "LS-B13": "after-action",
    "LS-B15": "phase-1",
    "END-10": "game-ending",
    "ACT-02": "not-possible",
    "P07a": "nobody-there",
    "P12a": "same-place",
}
"""The reason in a word, by the first rule that is named; else `not-now`."""


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
            plays = [play for play in t.book.plays if play.key == card]
            found.append(_because("card", name, _refusal(t, ask, plays[0], 0)))
    return found


def _guild_cards(t: Board, ask: Ask, offered: set[tuple[GroupName, str]]) -> list[Unavailable]:
    found: list[Unavailable] = []
    for play in t.book.plays:
        if play.name == "guild":
            shown: dict[str, Any] = next(part.view(ask.seat) for part in t.parts if part.name == "mocha")
            for card in shown["guild_hands"][ask.seat]["cards"]:
                if ("guild", str(card)) not in offered:
                    found.append(_because("guild", str(card), _refusal(t, ask, play, card)))
    return found


def _refusal(t: Board, ask: Ask, play: Play[Any], option: int) -> str:
    """Why something can't be played now."""
    assert play.first >= PLAYS
    if ask.seat != t.active:
        return "cards are played in the own turn (BON-04)"
    return play.why_not(t, ask, option)


def _because(group: GroupName, key: str, reason: str) -> Unavailable:
    rules = RULE_ID.findall(reason.rpartition("(")[2]) if reason.endswith(")") else []
    code = CODES.get(rules[0], "not-now") if rules else "not-now"
    return Unavailable(group, key, code, rules, reason or "that can't be played now")
