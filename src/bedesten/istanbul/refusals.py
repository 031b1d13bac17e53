"""Reasons that many questions and cards of the board game have in common."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.terms import GOODS, LAST_CARDS
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.reason import Reason
from bedesten.kernel.rule import Playable

__all__ = [
    "after_action",
    "closed",
    "lacks_goods",
    "lacks_lira",
    "no_assistant",
    "no_bonus_card_left",
    "no_card",
    "no_good",
    "no_place",
    "no_room",
    "no_ruby_left",
    "owed",
    "phase_1",
    "same_place",
]


def closed(t: Board, ask: Ask, play: Playable[Board]) -> Reason | None:
    """Why nothing of this kind is played on the open ask, whoever holds it; None if that is not what forbids it."""
    if ask.seat == CHANCE:
        return Reason(["BON-04"], "chance-first", "dice and draws come first")
    if ask.seat != t.active:
        return Reason(["BON-01", "BON-04"], "not-your-turn", "cards and tiles are played on your own turn only")
    if play in t.book.named[ask.kind].plays:
        return None
    if t.quiet:
        if play in t.book.named[LAST_CARDS].plays:
            return Reason(["END-10"], "card-first", "the card that was played is carried out first")
        words = "after the last round only cards that bring goods, Lira or the like are played"
        return Reason(["END-10"], "game-ending", words)
    if t.book.is_closed(ask.kind):
        return Reason(["BON-04"], "turn-ended", "the turn has ended, and nothing is played after it")
    return None


def owed() -> Reason:
    return Reason(["BON-19"], "owed", "what you owe now must stay payable")


def phase_1(clause: str) -> Reason:
    return Reason([clause], "phase-1", "it is played in phase 1, when your movement is asked for")


def after_action(clause: str, places: list[int]) -> Reason:
    names = " or ".join([str(place) for place in places])
    words = f"it is played right after the action of place {names}, with a piece of yours standing there"
    return Reason(["BON-16", clause], "after-action", words, {"places": places})


def no_card(clause: str, card: str) -> Reason:
    return Reason([clause], "no-such-card", f"you have no card {card!r}", {"card": card})


def no_bonus_card_left(clause: str) -> Reason:
    return Reason([clause], "none-left", "no bonus card is left to draw", {"what": "card"})


def no_ruby_left(clause: str) -> Reason:
    return Reason([clause], "none-left", "no ruby is left there", {"what": "ruby"})


def no_good(clause: str, good: int) -> Reason:
    return Reason([clause], "lacks-goods", f"you have no {GOODS[good]} good", {"good": GOODS[good]})


def lacks_goods(clause: str, asked: str, have: str) -> Reason:
    """Goods are asked that a seat has not; both in notation, neither empty."""
    return Reason([clause], "lacks-goods", f"it takes {asked}, and you have {have}", {"price": asked, "have": have})


def no_room(good: int) -> Reason:
    words = f"there is no room for another {GOODS[good]} good"
    return Reason(["GEN-01"], "no-room", words, {"good": GOODS[good]})


def no_place(clause: str, place: int) -> Reason:
    return Reason([clause], "no-such-place", f"there is no place {place} in this bazaar", {"place": place})


def same_place(clause: str, words: str) -> Reason:
    return Reason([clause], "same-place", words)


def no_assistant(clause: str, place: int) -> Reason:
    return Reason([clause], "nobody-there", f"none of your assistants is at place {place}", {"place": place})


def lacks_lira(clause: str, what: str, price: int, have: int) -> Reason:
    words = f"{what} {price} Lira, and you have {have}"
    return Reason([clause], "lacks-lira", words, {"price": price, "have": have})
