"""What can't be on the table of a board game. Positions given by hand and saved ones are held against it."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.rule import AtPlace
from bedesten.istanbul.seat import Seat
from bedesten.istanbul.terms import BLUE, DEMAND, GOODS, MARKETS, NO_TILE, PLACES, SETUP
from bedesten.kernel.ask import CHANCE
from bedesten.kernel.errors import PositionError

__all__ = ["check", "on_board", "own_assistants"]


def check(t: Board, fresh: Board) -> None:
    """Refuse a position that can't be: more of a thing than there is, a piece off the board, a question to the wrong
    seat. That it can be reached is not asked for: an exercise may leave assistants or rubies in the box."""
    _check_course(t)
    _check_pieces(t, fresh)
    _check_cards(t, fresh)
    _check_rubies(t, fresh)
    for market, name in enumerate(MARKETS):
        drawn = any(ask.kind == DEMAND and ask.a == market for ask in t.asks)
        if t.demands[market].top == NO_TILE and not drawn and t.phase != SETUP:
            raise PositionError(f"position.demands.{name}: a tile lies on top, unless one is just being drawn")
    for colour, name in enumerate(GOODS):
        held = sum(1 for seat in t.seats if seat.has_tile(colour))
        if held > t.mosque[colour]:
            there = len(t.bazaar.mosque_tiles)
            raise PositionError(
                f"position.mosque: of {there} {name} tiles {held} are with the seats, so {there - held} at the most "
                f"are left, not {there - t.mosque[colour]}"
            )
    for part, new in zip(t.present(), fresh.present(), strict=True):
        part.check(new, t.bazaar.board)


def _check_course(t: Board) -> None:
    """Whose turn it is, and whom the questions are put to."""
    players = len(t.seats)
    if t.phase == SETUP:
        if t.active != CHANCE:
            raise PositionError("position.active: while the table is set up it is nobody's turn, -1")
    elif not 0 <= t.active < players:
        raise PositionError(f"position.active: a seat from 0 to {players - 1}, not {t.active}")
    elif t.round < 1 or t.turn < 1:
        raise PositionError("position.round and position.turn are counted from 1")
    for ask in t.asks:
        name = t.book.rules[ask.kind].name
        if ask.seat >= players:
            raise PositionError(f"position.asks: {name!r} is put to seat {ask.seat}; seats are 0 to {players - 1}")
        if ask.seat not in (CHANCE, t.active) and ask.kind not in t.bazaar.asked_of_others:
            raise PositionError(
                f"position.asks: {name!r} is put to seat {t.active}, whose turn it is, not to {ask.seat}"
            )
        if isinstance(t.book.rules[ask.kind], AtPlace):
            on_board(ask.a, t.bazaar.board, f"position.asks: {name!r}")
            if ask.kind < PLACES and ask.a != ask.kind:
                raise PositionError(f"position.asks: {name!r} is the action of place {ask.kind}, not of {ask.a}")


def _check_pieces(t: Board, fresh: Board) -> None:
    """Everybody is at a place of this board, and nobody has more assistants than there are."""
    places = t.bazaar.board
    for token, name in enumerate(t.bazaar.tokens):
        if t.phase != SETUP or t.tokens[token] != 0:
            on_board(t.tokens[token], places, f"position.tokens.{name}")
    if len(t.neutrals) != len(fresh.neutrals):
        raise PositionError(
            f"position.neutral_merchants: there are {len(fresh.neutrals)} with {len(t.seats)} players, "
            f"not {len(t.neutrals)}"
        )
    for place in t.neutrals:
        on_board(place, places, "position.neutral_merchants")
    for i, seat in enumerate(t.seats):
        on_board(seat.at, places, f"position.seats[{i}].merchant")
        on_board(seat.family, places, f"position.seats[{i}].family")
        out = [place for place in range(seat.out.bit_length()) if seat.has_out(place)]
        for place in out:
            on_board(place, places, f"position.seats[{i}].assistants")
        most = own_assistants(fresh, seat)
        found = len(out) + (seat.stack.bit_length() - 1) - _neutral(seat)
        if found > most:
            raise PositionError(
                f"position.seats[{i}]: there are {most} assistants, in the stack and at places"
                f"{'' if seat.has_tile(BLUE) else ' (one more with the blue tile)'}, not {found}"
            )

    neutral = sum(_neutral(seat) for seat in fresh.seats)
    if sum(_neutral(seat) for seat in t.seats) > neutral:
        raise PositionError(f"position.seats: there are {neutral} neutral assistants in all")


def own_assistants(fresh: Board, seat: Seat) -> int:
    """How many assistants of its own a seat has: those it begins with, and the blue tile's. (MSQ-03)"""
    first = fresh.seats[0]
    return first.stack.bit_length() - 1 - _neutral(first) + (1 if seat.has_tile(BLUE) else 0)


def _neutral(seat: Seat) -> int:
    """Neutral assistants in a stack: its bits but for the leading one."""
    return bin(seat.stack).count("1") - 1


def _check_cards(t: Board, fresh: Board) -> None:
    """Every bonus card is somewhere, and once. What there is too much of is told before what is missing for it."""
    hands = [sum(seat.hand[card] for seat in t.seats) for card in range(len(t.pile))]
    found = [t.pile[card] + t.discards.count(card) + hands[card] for card in range(len(t.pile))]
    for card in sorted(range(len(found)), key=lambda card: fresh.pile[card] - found[card]):
        if found[card] != fresh.pile[card]:
            raise PositionError(
                f"position: there are {fresh.pile[card]} cards {t.bazaar.cards[card]!r}, not {found[card]} "
                f"({t.pile[card]} in the pile, {t.discards.count(card)} discarded, {hands[card]} in hands)"
            )


def _check_rubies(t: Board, fresh: Board) -> None:
    """No more rubies than lie out at the beginning; where the supply replaces the last one, as many are held at most.
    (ED-02)"""
    there = sum(fresh.rubies)
    held = sum(seat.rubies for seat in t.seats)
    left = sum(t.rubies)
    if held > there or (not any(t.bazaar.ruby_floors) and held + left > there):
        raise PositionError(f"position: there are {there} rubies, not {held} with the seats and {left} at places")


def on_board(place: int, places: list[int], where: str) -> None:
    """Refuse a place that this bazaar does not have."""
    if place not in places:
        raise PositionError(f"{where}: place {place} is not on this board; there are {_ranges(sorted(places))}")


def _ranges(places: list[int]) -> str:
    """Ascending numbers in short: ``1 to 16, 21 to 24``."""
    found: list[str] = []
    first = 0
    for i in range(len(places)):
        if i + 1 == len(places) or places[i + 1] != places[i] + 1:
            found.append(f"{places[first]} to {places[i]}" if i > first else str(places[i]))
            first = i + 1
    return ", ".join(found)
