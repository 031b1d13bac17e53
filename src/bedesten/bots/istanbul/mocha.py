"""What the things of Mocha & Baksheesh are worth to a seat, in Lira."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.exchange import HANDFULS
from bedesten.istanbul.mocha.part import Mocha
from bedesten.istanbul.mocha.places.coffee_house import CoffeeHouse
from bedesten.istanbul.mocha.places.tavern import Tavern
from bedesten.istanbul.mocha.terms import (
    COFFEE_HOUSE,
    EXCHANGE_GIVE,
    EXCHANGE_TAKE,
    GUILD_ACTION,
    GUILD_HALL,
    GUILD_TAVERN,
    GUILD_TAVERN_MORE,
    ROASTING_PLANT,
    TAVERN,
    TAVERN_TILES,
)
from bedesten.istanbul.seat import Seat

__all__ = ["mocha_shortlist", "mocha_visit", "mocha_wealth"]

COFFEE: Final = 2.6
"""Each of the first dozen; more than that is hard to spend."""
DOZEN: Final = 12
MORE_COFFEE: Final = 0.5
GUILD_CARD: Final = 5.0
ANOTHER_GUILD_CARD: Final = 2.5
TAVERN_TILES_WORTH: Final = [8.0, 7.0]


def mocha_wealth(mocha: Mocha, seat: int) -> float:
    """What a seat has of coffee, guild cards and Tavern tiles."""
    coffee = mocha.coffee[seat]
    found = COFFEE * min(coffee, DOZEN) + MORE_COFFEE * max(0, coffee - DOZEN)
    cards = len(mocha.cards(seat))
    if cards:
        found += GUILD_CARD + ANOTHER_GUILD_CARD * (cards - 1)
    for kind in range(len(TAVERN_TILES)):
        if mocha.has_tile(seat, kind):
            found += TAVERN_TILES_WORTH[kind]
    return found


def mocha_visit(t: Board, mocha: Mocha, me: Seat, seat: int, place: int, ruby: float) -> float:
    """About what the action of one of its places would bring now."""
    coffee = mocha.coffee[seat]
    if place == ROASTING_PLANT:
        trades = (me.lira >= 2) + (me.all_goods() > 0) + (me.cards() > 0)
        return trades * (2 * COFFEE - 2.5)
    if place == GUILD_HALL:
        return COFFEE + ANOTHER_GUILD_CARD
    if place == COFFEE_HOUSE:
        house = t.book.rules[COFFEE_HOUSE]
        assert isinstance(house, CoffeeHouse)
        price = house.price(t)
        return ruby - COFFEE * price if 0 < price <= coffee else 0.0
    return 4.0 if coffee >= 2 else 0.0


def mocha_shortlist(t: Board, moves: list[int]) -> list[int]:
    """Answers worth a look where there are very many: the Barrier once beside each place, exchanges of one kind."""
    ask = t.asks[-1]
    if ask.kind == EXCHANGE_GIVE or ask.kind == EXCHANGE_TAKE:
        plain = [move for move in moves if move >= len(HANDFULS) or max(HANDFULS[move]) == sum(HANDFULS[move])]
        return plain if plain else moves
    tavern = ask.kind == TAVERN or ask.kind == GUILD_TAVERN or ask.kind == GUILD_TAVERN_MORE
    if tavern or (ask.kind == GUILD_ACTION and ask.a == TAVERN):
        rule = t.book.rules[TAVERN]
        assert isinstance(rule, Tavern)
        edges = rule.deeds.edges
        beside = 0
        found: list[int] = []
        for move in moves:
            if 1 <= move <= len(edges):
                both = 1 << edges[move - 1][0] | 1 << edges[move - 1][1]
                if beside & both == both:
                    continue
                beside |= both
            found.append(move)
        return found
    return moves
