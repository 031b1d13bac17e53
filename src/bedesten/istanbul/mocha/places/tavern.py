"""19 Tavern: Barrier, Tavern tile or Baksheesh."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.components import MochaComponents
from bedesten.istanbul.mocha.part import coffee_of, lacks_coffee, mocha_of, pay_coffee
from bedesten.istanbul.mocha.terms import BARRIER_ACTION, TAVERN_TILES
from bedesten.istanbul.refusals import lacks_goods, no_ruby_left
from bedesten.istanbul.rule import PlaceAction, Question, goods_words
from bedesten.istanbul.seat import replaced
from bedesten.istanbul.sign import Deal, Sign, goods_things
from bedesten.istanbul.terms import NOBODY
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase, begins
from bedesten.kernel.reason import Reason

__all__ = ["BarrierAction", "Tavern", "TavernDeeds", "can_act", "cant_act"]


class TavernDeeds:
    """What can be had at the Tavern, exactly one of it for each action. (P19a)

    Its ways are numbered from 1 on: the Barrier on each edge, each kind of tile, the ruby of each track.
    """

    def __init__(self, shown: MochaComponents, edges: list[list[int]], rubies: list[int]) -> None:
        self.barrier_price = shown.barrier_price
        self.tile_prices = shown.tavern_tiles
        self.baksheesh_price = shown.baksheesh_price
        self.baksheesh = shown.baksheesh
        self.edges = edges
        self.rubies = rubies
        """By what index the rubies of the three tracks are taken."""
        self.first_tile = 1 + len(edges)
        self.first_ruby = self.first_tile + len(TAVERN_TILES)
        self.span = self.first_ruby + len(rubies)
        self.barriers = list(range(1, self.first_tile))

    def tile_price(self, t: Board, kind: int) -> int:
        """What the top tile of a kind asks for; 0 if none is left."""
        taken = mocha_of(t).taken[kind]
        return self.tile_prices[taken] if taken < len(self.tile_prices) else 0

    def ways(self, t: Board, seat: int, discount: int) -> list[int]:
        """What this seat can have, for so much coffee less."""
        mocha = mocha_of(t)
        coffee = mocha.coffee[seat] + discount
        found: list[int] = []
        if coffee >= self.barrier_price:
            found += self.barriers
        for kind in range(len(TAVERN_TILES)):
            price = self.tile_price(t, kind)
            if 0 < price <= coffee and not mocha.has_tile(seat, kind):
                found.append(self.first_tile + kind)
        if coffee >= self.baksheesh_price:
            goods = t.seats[seat].goods
            asked = self.baksheesh[mocha.side]
            for good in range(4):
                if goods[good] < asked[good]:
                    break
            else:
                found += [self.first_ruby + i for i in range(len(self.rubies)) if t.rubies[self.rubies[i]]]
        return found

    def any_way(self, t: Board, seat: int, discount: int) -> bool:
        """Whether there is any; the Barrier is all that needs neither tile nor goods."""
        return coffee_of(t, seat) + discount >= self.barrier_price or bool(self.ways(t, seat, discount))

    def carry_out(self, t: Board, seat: int, way: int, discount: int) -> None:
        if way < self.first_tile:
            self.lay_barrier(t, seat, way - 1, discount)
        elif way < self.first_ruby:
            self.take_tile(t, seat, way - self.first_tile, discount)
        else:
            self.bribe(t, seat, self.rubies[way - self.first_ruby], discount)

    def lay_barrier(self, t: Board, seat: int, edge: int, discount: int) -> None:
        """The Barrier comes between two places, its control tile to whoever laid it; the action of one of the two
        may follow. (P19b, P19c)"""
        mocha = mocha_of(t)
        pay_coffee(t, seat, self.barrier_price - discount)
        mocha.barrier = edge
        mocha.control = seat
        t.tell("barrier", seat, self.edges[edge][0], self.edges[edge][1])
        t.ask(BARRIER_ACTION, seat, edge)

    def take_tile(self, t: Board, seat: int, kind: int, discount: int) -> None:
        """The top tile of a pile, one of each kind a player. (P19f)"""
        mocha = mocha_of(t)
        pay_coffee(t, seat, self.tile_price(t, kind) - discount)
        mocha.taken = replaced(mocha.taken, kind, mocha.taken[kind] + 1)
        mocha.tiles = replaced(mocha.tiles, seat, mocha.tiles[seat] | 1 << kind)
        t.tell("tavern-tile", seat, kind)

    def bribe(self, t: Board, seat: int, source: int, discount: int) -> None:
        """Baksheesh: coffee and the goods shown for the next ruby of a track; then the tile is turned. (P19g, P19h)"""
        mocha = mocha_of(t)
        pay_coffee(t, seat, self.baksheesh_price - discount)
        asked = self.baksheesh[mocha.side]
        for good in range(4):
            t.give(seat, good, asked[good])
        t.tell("baksheesh", seat, t.bazaar.ruby_places[source])
        t.take_ruby(seat, source)
        mocha.side = 1 - mocha.side

    def deals(self, t: Board) -> list[Deal]:
        """The Barrier, the top tile of each kind with those under it, and Baksheesh, whose tile is then turned."""
        mocha = mocha_of(t)
        found = [Deal({"coffee": self.barrier_price}, {"barrier": 1})]
        for kind in range(len(TAVERN_TILES)):
            stack = self.tile_prices[mocha.taken[kind] :]
            deal = Deal({"coffee": stack[0]} if stack else {}, {"tavern-tiles": 1})
            deal.tile = TAVERN_TILES[kind]
            deal.left = len(stack)
            deal.later = [{"coffee": price} for price in stack[1:]]
            found.append(deal)
        sides = [goods_things(goods) | {"coffee": self.baksheesh_price} for goods in self.baksheesh]
        bribe = Deal(sides[mocha.side], {"rubies": 1})
        bribe.later = [sides[1 - mocha.side]]
        bribe.tracks = [t.bazaar.ruby_places[source] for source in self.rubies if t.rubies[source]]
        found.append(bribe)
        return found

    def phrase(self, t: Board, way: int) -> Phrase:
        if way < self.first_tile:
            return Phrase("barrier", places=list(self.edges[way - 1]))
        if way < self.first_ruby:
            return Phrase("tile", tile=TAVERN_TILES[way - self.first_tile])
        return Phrase("baksheesh", place=t.bazaar.ruby_places[self.rubies[way - self.first_ruby]])

    def why_not(self, t: Board, seat: int, way: int, discount: int) -> Reason:
        """Why this seat can't have it for so much coffee less."""
        coffee = coffee_of(t, seat)
        if way < self.first_tile:
            return lacks_coffee("P19b", "the Barrier costs", self.barrier_price - discount, coffee)
        if way < self.first_ruby:
            kind = way - self.first_tile
            name = TAVERN_TILES[kind]
            if mocha_of(t).has_tile(seat, kind):
                return Reason(["P19f"], "has-tile", f"you have the {name} tile already", {"tile": name})
            price = self.tile_price(t, kind)
            if not price:
                return Reason(["P19f"], "none-left", f"no {name} tile is left", {"what": name})
            return lacks_coffee("P19f", "the top tile costs", price - discount, coffee)
        if not t.rubies[self.rubies[way - self.first_ruby]]:
            return no_ruby_left("P19g")
        if coffee + discount < self.baksheesh_price:
            return lacks_coffee("P19g", "Baksheesh costs", self.baksheesh_price - discount, coffee)
        asked = goods_words(self.baksheesh[mocha_of(t).side])
        return lacks_goods("P19g", asked, goods_words(t.seats[seat].goods) or "no goods")


class Tavern(PlaceAction):
    """19 Tavern: exactly one of Barrier, Tavern tile and Baksheesh. (P19)"""

    def __init__(self, deeds: TavernDeeds) -> None:
        super().__init__("tavern", deeds.span, clause="P19a")
        self.deeds = deeds

    def possible(self, t: Board, ask: Ask) -> bool:
        return self.deeds.any_way(t, ask.seat, 0)

    def choices(self, t: Board, ask: Ask) -> list[int]:
        return self.deeds.ways(t, ask.seat, 0)

    def act(self, t: Board, ask: Ask, move: int) -> None:
        self.deeds.carry_out(t, ask.seat, move, 0)

    def show(self, t: Board, sign: Sign) -> None:
        sign.deals = self.deeds.deals(t)

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return self.deeds.phrase(t, move)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return self.deeds.why_not(t, ask.seat, move, 0)

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        if begins(words, "barrier"):
            return Reason(["P19b"], "no-such-edge", "the Barrier lies between two adjacent places, the lower first")
        return super().unknown(t, ask, words)


NONE: Final = 0


class BarrierAction(Question):
    """After the Barrier: the action of one of the two places, as if the player stood nowhere. (P19c – P19e)"""

    def __init__(self, edges: list[list[int]]) -> None:
        super().__init__("barrier-action", 3, clause="P19c")
        self.edges = edges

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.places = self.edges[ask.a][:]
        return about

    def places(self, t: Board, ask: Ask) -> list[int]:
        """Which of the two have an action that is possible now. (ACT-02)"""
        found: list[int] = []
        for which in range(2):
            if can_act(t, ask.seat, self.edges[ask.a][which]):
                found.append(which + 1)
        return found

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [NONE, *self.places(t, ask)]

    def stands(self, t: Board, ask: Ask) -> bool:
        return bool(self.places(t, ask)) or t.may_play(ask)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move != NONE:
            place = self.edges[ask.a][move - 1]
            t.ask(place, ask.seat, place, NOBODY)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        if move == NONE:
            return Phrase("pass", declines=True)
        return Phrase("act", place=self.edges[ask.a][move - 1]) if 0 <= ask.a < len(self.edges) else Phrase("")

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return cant_act(self.edges[ask.a][move - 1])

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        first, second = self.edges[ask.a]
        words = f"the Barrier lies between {first} and {second}: the action is that of one of them"
        return Reason(["P19c"], "no-such-choice", words, {"choices": [str(first), str(second)]})


def cant_act(place: int) -> Reason:
    words = f"the cost or condition of the action of place {place} can't be met now"
    return Reason(["ACT-02"], "cant-act", words, {"place": place})


def can_act(t: Board, seat: int, place: int) -> bool:
    """Whether the action of a place is possible for a seat that stands nowhere."""
    action = t.book.rules[place]
    assert isinstance(action, PlaceAction)
    return action.possible(t, Ask(place, seat, place, NOBODY))
