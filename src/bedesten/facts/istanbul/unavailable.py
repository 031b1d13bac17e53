"""Places and cards that can't be chosen now, and why."""

from __future__ import annotations

from bedesten.facts.istanbul.parts import parts_of
from bedesten.facts.types import Unavailable
from bedesten.istanbul.board import Board
from bedesten.istanbul.terms import PLACES
from bedesten.kernel.ask import Ask
from bedesten.kernel.notation import move_phrase
from bedesten.kernel.reason import ANY_OPTION, Reason
from bedesten.kernel.rule import PLAYS

__all__ = ["because", "unavailable_now"]


def unavailable_now(t: Board) -> list[Unavailable]:
    """Places of the board, where one is chosen, and cards in hand that no move leads to."""
    ask = t.asks[-1]
    found = [*_places(t, ask), *_cards(t, ask)]
    for part in parts_of(t):
        found += part.unavailable(t, ask)
    return found


def _places(t: Board, ask: Ask) -> list[Unavailable]:
    rule = t.book.rules[ask.kind]
    named = {move_phrase(t, move).place for move in t.moves() if move < PLAYS}
    if named == {None} or rule.span < PLACES:
        return []
    return [
        because("place", str(place), rule.why_not(t, ask, place))
        for place in t.bazaar.board
        if place not in named and rule.phrase(t, ask, place).place == place
    ]


def _cards(t: Board, ask: Ask) -> list[Unavailable]:
    playable = {t.book.play_of(move).key for move in t.moves() if move >= PLAYS}
    found: list[Unavailable] = []
    for card in t.seats[ask.seat].held():
        if card not in playable:
            plays = [play for play in [*t.book.offers[ask.kind].plays, *t.book.plays] if play.key == card]
            found.append(because("card", t.bazaar.cards[card], plays[0].why_not(t, ask, ANY_OPTION)))
    return found


def because(group: str, key: str, reason: Reason) -> Unavailable:
    return Unavailable(group, key, reason.code, reason.rules, reason.words, reason.facts)
