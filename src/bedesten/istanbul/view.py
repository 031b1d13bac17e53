"""What a player may see, and what a bot may imagine. One function hides. (GEN-12)"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.rule import PlaceAction
from bedesten.istanbul.saved import dump_cards, dump_course, dump_places, dump_seat
from bedesten.istanbul.seat import Seat
from bedesten.kernel.chance import Generator

__all__ = ["imagine", "own_view", "places_rest_on", "places_view", "seen_seat", "shared_view", "signs"]


def places_view(t: Board) -> dict[str, object]:
    """What lies at the places, and what they show; it changes seldom."""
    seen = dump_places(t)
    seen["target"] = t.bazaar.target
    seen["board"] = t.bazaar.board[:]
    seen["width"] = t.bazaar.width
    seen["signs"] = signs(t)
    return seen


def places_rest_on(t: Board) -> list[object]:
    """What is at the places follows from this: if it is the same, that is. The parts of expansions show all that they
    lay out there to everybody."""
    found: list[object] = [t.mail, t.rubies[:], t.mosque[:], t.discards[:]]
    for stack in t.demands:
        found += [stack.top, stack.unseen, stack.under[:]]
    return found + [part.view(None) for part in t.present()]


def shared_view(t: Board) -> dict[str, object]:
    """What else all see alike: how far the game is, and what is asked.

    All may know what is asked, as at a real table: that somebody is asked where nothing but cards is left to play hints
    at his hand, and so does his pondering.
    """
    seen = dump_course(t)
    seen["pile"] = sum(t.pile)
    seen["active"] = t.active
    seen["turn"] = t.turn
    seen["over"] = t.over
    seen["ask"] = t.asked()
    return seen


def own_view(t: Board, viewer: int | None) -> dict[str, object]:
    """What a seat sees in its own way: of all hands only its own."""
    seats: list[dict[str, object]] = []
    for i, seat in enumerate(t.seats):
        shown = seen_seat(t, seat)
        shown["cards"] = seat.cards()
        if i == viewer:
            shown["hand"] = dump_cards(seat.hand, t.bazaar.cards)
        seats.append(shown)
    return {"viewer": viewer, "seats": seats, "parts": {part.name: part.view(viewer) for part in t.present()}}


def seen_seat(t: Board, seat: Seat) -> dict[str, object]:
    """What everybody may see of a seat, and what follows from it."""
    return dump_seat(t, seat) | {"room": seat.room}


def signs(t: Board) -> dict[str, object]:
    """What the places show now, by their numbers."""
    found: dict[str, object] = {}
    for place in sorted(t.bazaar.board):
        action = t.book.rules[place]
        assert isinstance(action, PlaceAction)
        found[str(place)] = action.sign(t, place).plain()
    return found


def imagine(t: Board, seat: int, chance: Generator) -> Board:
    """A copy that fits all this seat knows: pile and other hands are one heap, dealt anew."""
    twin = t.copy()
    twin.generator = chance
    twin.manual = False
    pile = twin.pile[:]
    for i, other in enumerate(twin.seats):
        if i != seat:
            hand = other.hand
            for card in range(len(hand)):
                pile[card] += hand[card]
    for i, other in enumerate(twin.seats):
        if i != seat:
            size = other.cards()
            hand = [0] * len(pile)
            for _ in range(size):
                rest = chance.below(sum(pile))
                card = 0
                while rest >= pile[card]:
                    rest -= pile[card]
                    card += 1
                pile[card] -= 1
                hand[card] += 1
            other.hand = hand
    twin.pile = pile
    for part in twin.present():
        part.imagine(seat, chance)
    return twin
