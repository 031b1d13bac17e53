"""What bots know of Mocha & Baksheesh: what its things are worth, and which answers are worth a look."""

from __future__ import annotations

from typing import Final

from bedesten.bots.features import Feature, FeatureSum
from bedesten.bots.istanbul.part import PartJudge
from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.components import CARDS
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
from bedesten.istanbul.seat import Part, Seat
from bedesten.kernel.ask import Ask

__all__ = ["JUDGE"]

COFFEE: Final = 2.6
"""Each of the first dozen; more than that is hard to spend."""
DOZEN: Final = 12
MORE_COFFEE: Final = 0.5
GUILD_CARD: Final = 5.0
ANOTHER_GUILD_CARD: Final = 2.5
TAVERN_TILES_WORTH: Final = [8.0, 7.0]
MANY: Final = 16
"""Where there are more answers than this, not all may be worth a look."""

STEP: Final = 2
KNOTS: Final = 8
# Where each row begins.
COFFEE_ROW: Final = 0
COFFEE_LACK_ROW: Final = COFFEE_ROW + KNOTS
GUILD_HAND_ROW: Final = COFFEE_LACK_ROW + KNOTS
TAVERN_ROW: Final = GUILD_HAND_ROW + 5

FEATURES: Final[list[Feature]] = [
    Feature(
        "coffee", KNOTS, "coffee, at 0, 2 … 14", [COFFEE * min(STEP * n, DOZEN) for n in range(KNOTS)], of="coffee"
    ),
    Feature(
        "coffee_lack", KNOTS, "coffee lacking for the next ruby of the Coffee House, at 0, 2 … 14", [], of="coffee"
    ),
    Feature("guild_hand", 5, "guild cards: 0 to 4", [0.0, 5.0, 7.5, 10.0, 12.5], of="guild-cards"),
    Feature("tavern", 2, "Tavern tiles: movement, encounter", TAVERN_TILES_WORTH, of="tavern-tile"),
]


def ruby_price(t: Board) -> int:
    """What the Coffee House asks for its next ruby; 0 if none is left."""
    house = t.book.rules[COFFEE_HOUSE]
    assert isinstance(house, CoffeeHouse)
    return house.price(t)


class MochaJudge(PartJudge):
    """Coffee, guild cards and Tavern tiles."""

    def __init__(self) -> None:
        super().__init__([ROASTING_PLANT, GUILD_HALL, TAVERN, COFFEE_HOUSE], [COFFEE_HOUSE], CARDS, FEATURES)

    def wealth(self, t: Board, part: Part, seat: int) -> float:
        assert isinstance(part, Mocha)
        coffee = part.coffee[seat]
        found = COFFEE * min(coffee, DOZEN) + MORE_COFFEE * max(0, coffee - DOZEN)
        cards = len(part.cards(seat))
        if cards:
            found += GUILD_CARD + ANOTHER_GUILD_CARD * (cards - 1)
        for kind in range(len(TAVERN_TILES)):
            if part.has_tile(seat, kind):
                found += TAVERN_TILES_WORTH[kind]
        return found

    def visit(self, t: Board, part: Part, me: Seat, seat: int, place: int, ruby: float) -> float:
        assert isinstance(part, Mocha)
        coffee = part.coffee[seat]
        if place == ROASTING_PLANT:
            trades = (me.lira >= 2) + (me.all_goods() > 0) + (me.cards() > 0)
            return trades * (2 * COFFEE - 2.5)
        if place == GUILD_HALL:
            return COFFEE + ANOTHER_GUILD_CARD
        if place == COFFEE_HOUSE:
            price = ruby_price(t)
            return ruby - COFFEE * price if 0 < price <= coffee else 0.0
        return 4.0 if coffee >= 2 else 0.0

    def shortlist(self, t: Board, ask: Ask, moves: list[int]) -> list[int]:
        """Where there are very many answers: the Barrier once beside each place, exchanges of one kind."""
        if len(moves) <= MANY:
            return moves
        if ask.kind == EXCHANGE_GIVE or ask.kind == EXCHANGE_TAKE:
            plain = [move for move in moves if move >= len(HANDFULS) or max(HANDFULS[move]) == sum(HANDFULS[move])]
            return plain if plain else moves
        tavern = ask.kind == TAVERN or ask.kind == GUILD_TAVERN or ask.kind == GUILD_TAVERN_MORE
        if tavern or (ask.kind == GUILD_ACTION and ask.a == TAVERN):
            return barrier_once(t, moves)
        return moves

    def mark(self, t: Board, part: Part, seat: int, found: FeatureSum) -> None:
        assert isinstance(part, Mocha)
        first = self.first_row
        coffee = part.coffee[seat]
        found.ramp(first + COFFEE_ROW, KNOTS, STEP, coffee)
        price = ruby_price(t)
        if price:
            found.ramp(first + COFFEE_LACK_ROW, KNOTS, STEP, max(price - coffee, 0))
        found.mark(first + GUILD_HAND_ROW + min(len(part.cards(seat)), 4))
        for kind in range(len(TAVERN_TILES)):
            if part.has_tile(seat, kind):
                found.mark(first + TAVERN_ROW + kind)


def barrier_once(t: Board, moves: list[int]) -> list[int]:
    """Of the ways to lay the Barrier, one beside each place."""
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


JUDGE: Final = MochaJudge()
