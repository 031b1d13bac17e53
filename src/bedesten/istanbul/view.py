"""What a player may see, and what a bot may imagine. One function hides. (GEN-12)"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.saved import dump, dump_cards, dump_goods, dump_seat
from bedesten.istanbul.seat import Seat
from bedesten.istanbul.terms import GEM_RUBIES, GOODS, PALACE_RUBIES
from bedesten.kernel.chance import Generator

__all__ = ["imagine", "seen_seat", "view"]


def view(t: Board, viewer: int | None) -> dict[str, object]:
    """All that a seat, or a spectator, may know: everything but the hands of others and the order of piles."""
    cards = t.bazaar.cards
    seen = dump(t)
    seen["pile"] = sum(t.pile)
    seats: list[dict[str, object]] = []
    for i, seat in enumerate(t.seats):
        shown = seen_seat(t, seat) | {"cards": seat.cards()}
        if i == viewer:
            shown["hand"] = dump_cards(seat.hand, cards)
        seats.append(shown)
    seen["seats"] = seats
    seen["viewer"] = viewer
    seen["active"] = t.active
    seen["turn"] = t.turn
    seen["over"] = t.over
    seen["ask"] = _ask(t)
    seen["target"] = t.bazaar.target
    seen["board"] = t.bazaar.board[:]
    seen["width"] = t.bazaar.width
    seen["parts"] = {part.name: part.view(viewer) for part in t.parts}
    seen["open"] = _open_prices(t)
    return seen


def seen_seat(t: Board, seat: Seat) -> dict[str, object]:
    """What everybody may see of a seat, and what follows from it."""
    return dump_seat(t, seat) | {"room": seat.room}


def _ask(t: Board) -> dict[str, object] | None:
    """What is asked, of whom, and about what. All may know it, as at a real table: that somebody is asked where nothing
    but cards is left to play hints at his hand, and so does his pondering."""
    if t.over:
        return None
    ask = t.asks[-1]
    return {"question": t.book.rules[ask.kind].name, "seat": ask.seat, "a": ask.a, "b": ask.b}


def _open_prices(t: Board) -> dict[str, object]:
    """What the places show now: prices, demand, what the post pays."""
    price = t.bazaar.palace_prices[t.rubies[PALACE_RUBIES]]
    demands: list[dict[str, int]] = []
    for market, demand in enumerate(t.demands):
        goods = t.bazaar.demands[market][demand.top] if demand.top >= 0 else [0, 0, 0, 0]
        demands.append(dump_goods(goods))
    post = t.bazaar.post_states[t.mail]
    shown: dict[str, object] = {
        "palace": dict(zip((*GOODS, "any"), price, strict=True)) if price else None,
        "gem": t.bazaar.gem_prices[t.rubies[GEM_RUBIES]] or None,
        "large-market": demands[0],
        "small-market": demands[1],
        "post": dict(zip((*GOODS, "lira"), post, strict=True)),
        "mosque": {GOODS[colour]: t.bazaar.mosque_tiles[t.mosque[colour] :][:1] for colour in range(len(GOODS))},
    }
    for sign in t.bazaar.signs:
        shown.update(sign.shows(t))
    return shown


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
    for part in twin.parts:
        part.imagine(seat, chance)
    return twin
