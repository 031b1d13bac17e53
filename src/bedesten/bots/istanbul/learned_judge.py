"""A judge of the board game that has learned from games between bots."""

from __future__ import annotations

from typing import Final

from bedesten.bots.features import FeatureSum
from bedesten.bots.istanbul.features import (
    ALL_CARDS,
    AT,
    CARAVAN,
    EXTENSIONS,
    FAMILY_HOME,
    FOUNTAIN_FAR,
    GEM_KNOTS,
    GEM_LACK,
    GEM_STEP,
    GOODS,
    HAND,
    HAND_CARDS,
    HAND_SIZE,
    LIRA_KNOTS,
    LIRA_STEP,
    NEARBY,
    PAIR_LACK,
    PALACE_LACK,
    PROSPECTS,
    PURSE,
    RUBY_AWAY,
    RUBY_WAYS,
    SHORT,
    STACK,
    TILE_LACK,
    TILE_SHORT,
    TILES,
    TOKENS_NEAR,
    TWO_GEMS,
)
from bedesten.bots.istanbul.hand_judge import IstanbulJudge, stack_size
from bedesten.istanbul.board import Board
from bedesten.istanbul.places.mosque import asked
from bedesten.istanbul.seat import Seat
from bedesten.istanbul.terms import (
    ANY,
    BLUE,
    FOUNTAIN,
    GEM_RUBIES,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    GREAT_MOSQUE_RUBIES,
    GREEN,
    PALACE_RUBIES,
    PLACES,
    POLICE_STATION,
    RED,
    SMALL_MOSQUE,
    SMALL_MOSQUE_RUBIES,
    SULTANS_PALACE,
    WAINWRIGHT,
    WAINWRIGHT_RUBIES,
    YELLOW,
)
from bedesten.istanbul.variants.caravan_leader import Caravan
from bedesten.kernel.table import Table

__all__ = ["LearnedIstanbulJudge"]

TREASURES: Final = (WAINWRIGHT, SULTANS_PALACE, SMALL_MOSQUE, GREAT_MOSQUE, GEMSTONE_DEALER)
"""Where rubies can be had."""
FAR: Final = 3
"""Turns that count as far."""
RUBY_WORTH: Final = 12.0
"""A visit that promises as much as this, in Lira, may bring a ruby."""


CERTAINTY: Final = [1.15, 1.25, 1.55]
"""How sure of its chances one may be, by phase: fitted to games of champions without expansions, see
docs/evaluation.md."""


class LearnedIstanbulJudge(IstanbulJudge):
    """Adds up learned weights of features; by how much a seat is ahead tells its odds. The measure is the logit."""

    def __init__(self, weights: list[float], width: int, expanded: list[float]) -> None:
        super().__init__()
        self.scale = 1.0
        self.sum = FeatureSum(weights)
        self.plain_weights = weights
        self.expanded_weights = expanded
        """The weights for games with expansions."""
        self.width = width
        """Weights of one phase."""
        self.turns: list[int] = []
        """Turns from place to place."""
        self.card_rows: list[int] = []
        """Where the weight of each bonus card is."""
        self.treasures: list[bool] = []
        """For each place whether rubies can be had there."""

    def learn(self, table: Board) -> None:
        super().learn(table)
        bazaar = table.bazaar
        self.sum.weights = self.expanded_weights if self.judges else self.plain_weights
        turns = [0] * (PLACES * PLACES)
        for a in bazaar.board:
            for b in bazaar.board:
                turns[a * PLACES + b] = min((bazaar.steps(a, b) + 1) // 2, FAR)
        self.turns = turns
        self.treasures = [place in TREASURES for place in range(PLACES)]
        for judge in self.judges:
            for place in judge.treasures:
                self.treasures[place] = True
        self.card_rows = [HAND_CARDS + ALL_CARDS.index(card) for card in bazaar.cards]

    def value(self, table: Table, seat: int) -> float:
        assert isinstance(table, Board)
        if table.bazaar is not self.bazaar:
            self.learn(table)
        me = table.seats[seat]
        rubies = [other.rubies for other in table.seats]
        self.sum.race(self.width, rubies, seat, table.bazaar.target, table.active, table.start)
        self.belongings(table, me)
        self.prices(table, me)
        self.merchant(table, me, seat)
        self.visits(table, me, seat)
        for i in range(len(self.judges)):
            self.judges[i].mark(table, table.parts[self.expanded[i]], seat, self.sum)
        for part in table.parts:
            if isinstance(part, Caravan) and part.leader == seat:
                self.sum.mark(CARAVAN)
        return self.sum.total

    def certainty(self, table: Table) -> float:
        assert isinstance(table, Board)
        if table.bazaar is not self.bazaar:
            self.learn(table)
        if self.judges:
            return 1.0
        most = 0
        for seat in table.seats:
            most = max(most, seat.rubies)
        lacking = table.bazaar.target - most
        return CERTAINTY[0 if lacking > 3 else 1 if lacking > 1 else 2]

    def belongings(self, t: Board, me: Seat) -> None:
        found = self.sum
        found.ramp(PURSE, LIRA_KNOTS, LIRA_STEP, me.lira)
        goods = me.goods
        for good in range(4):
            found.mark(GOODS + 6 * good + min(goods[good], 5))
            if me.tiles >> good & 1:
                found.mark(TILES + good)
        found.mark(EXTENSIONS + min(me.room - t.bazaar.full_room + 3, 3))
        cards = 0
        hand = me.hand
        for card in me.held():
            cards += hand[card]
            found.mark(self.card_rows[card])
        found.mark(HAND_SIZE + min(cards, HAND - 1))
        if me.family == POLICE_STATION:
            found.mark(FAMILY_HOME)

    def prices(self, t: Board, me: Seat) -> None:
        """How much is lacking for the next ruby of each kind."""
        found = self.sum
        left = t.rubies[GEM_RUBIES]
        price = t.bazaar.gem_prices[left]
        if left and price:
            found.ramp(GEM_LACK, GEM_KNOTS, GEM_STEP, max(price - me.lira, 0))
            if me.lira > 2 * price:
                found.mark(TWO_GEMS)
        wanted = t.bazaar.palace_prices[t.rubies[PALACE_RUBIES]]
        lacking = SHORT - 1
        if wanted:
            lacking = 0
            spare = 0
            for good in range(4):
                more = wanted[good] - me.goods[good]
                if more > 0:
                    lacking += more
                else:
                    spare -= more
            if spare < wanted[ANY]:
                lacking += wanted[ANY] - spare
            lacking = min(lacking, SHORT - 2)
        found.mark(PALACE_LACK + lacking)
        self.mosque_lack(t, me, RED, GREEN, SMALL_MOSQUE_RUBIES)
        self.mosque_lack(t, me, YELLOW, BLUE, GREAT_MOSQUE_RUBIES)

    def mosque_lack(self, t: Board, me: Seat, one: int, other: int, rubies: int) -> None:
        has_one = me.tiles >> one & 1
        has_other = me.tiles >> other & 1
        if has_one and has_other:
            return
        lacking = TILE_SHORT - 1
        if not has_one:
            price = asked(t, one)
            if price:
                lacking = min(lacking, max(price - me.goods[one], 0))
        if not has_other:
            price = asked(t, other)
            if price:
                lacking = min(lacking, max(price - me.goods[other], 0))
        if not has_one and not has_other:
            self.sum.mark(TILE_LACK + lacking)
        elif t.rubies[rubies]:
            self.sum.mark(PAIR_LACK + lacking)

    def merchant(self, t: Board, me: Seat, seat: int) -> None:
        """Where he is, who is with him, and what comes near."""
        found = self.sum
        size = stack_size(me)
        found.mark(STACK + size)
        found.mark(AT + me.at)
        row = me.at * PLACES
        if size < 2:
            found.mark(FOUNTAIN_FAR + 3 * size + max(self.turns[row + FOUNTAIN], 1) - 1)
        near = 0
        for place in t.bazaar.near[me.at]:
            if me.out >> place & 1:
                near += 1
        found.mark(NEARBY + min(near, 3))
        for token in range(len(t.tokens)):
            place = t.tokens[token]
            if token < 4 and place > 0 and self.turns[row + place] == 1:
                found.mark(TOKENS_NEAR + token)

    def visits(self, t: Board, me: Seat, seat: int) -> None:
        """What the next visits promise, and how far the next ruby is."""
        found = self.sum
        best = 0.0
        second = 0.0
        further = 0.0
        far = 0.0
        ruby = FAR + 1
        ways = 0
        alone = me.stack == 1
        row = me.at * PLACES
        for place in t.bazaar.board:
            if alone and not me.out >> place & 1 and place != FOUNTAIN:
                continue
            if place == me.at:
                continue
            turns = self.turns[row + place]
            if turns >= FAR and not self.treasures[place]:
                continue
            worth = self.visit(t, me, seat, place)
            if worth > 0.0 and place != FOUNTAIN:
                for i in range(len(t.seats)):
                    if i != seat and t.seats[i].at == place:
                        worth -= 2.0
            if self.treasures[place] and worth >= RUBY_WORTH and self.brings_ruby(t, me, place):
                ways += 1
                ruby = min(ruby, turns)
            if turns == 1:
                if worth > best:
                    second = best
                    best = worth
                elif worth > second:
                    second = worth
            elif turns == 2:
                further = max(further, worth)
            else:
                far = max(far, worth)
        found.add(PROSPECTS, 0.1 * best)
        found.add(PROSPECTS + 1, 0.1 * second)
        if further > best:
            found.add(PROSPECTS + 2, 0.1 * (further - best))
        if far > further and far > best:
            found.add(PROSPECTS + 3, 0.1 * (far - max(best, further)))
        found.mark(RUBY_AWAY + ruby - 1)
        found.mark(RUBY_WAYS + min(ways, 2))

    def brings_ruby(self, t: Board, me: Seat, place: int) -> bool:
        """Whether a visit that is worth much brings a ruby, not just a tile or an extension."""
        if place == WAINWRIGHT:
            return me.room + 1 == t.bazaar.full_room and t.rubies[WAINWRIGHT_RUBIES] > 0
        if place == SMALL_MOSQUE:
            return me.tiles & 3 != 0 and t.rubies[SMALL_MOSQUE_RUBIES] > 0
        if place == GREAT_MOSQUE:
            return me.tiles & 12 != 0 and t.rubies[GREAT_MOSQUE_RUBIES] > 0
        return True
