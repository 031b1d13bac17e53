"""A judge of The Dice Game that has learned from games between bots."""

from __future__ import annotations

from bedesten.bots.dicegame.features import (
    BROWN,
    BROWNS,
    COLOUR,
    COLOURS,
    CRYSTALS,
    CRYSTALS_HELD,
    LEFT_LACK,
    LIRA_KNOTS,
    LIRA_STEP,
    MARKERS,
    PURSE,
    RIGHT_LACK,
    RUBY_KNOTS,
    RUBY_LACK,
    RUBY_STEP,
    SECOND_LACK,
    SHORT,
    TILE_AGAIN,
    TILE_KIND,
    TILE_LACK,
    TILES,
    TILES_HELD,
)
from bedesten.bots.dicegame.hand_judge import DiceGameJudge
from bedesten.bots.features import FeatureSum
from bedesten.dicegame import terms
from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.cost import Cost
from bedesten.dicegame.seat import Seat
from bedesten.dicegame.terms import LEFT_CARPET, LIRA, MOSQUE, RIGHT_CARPET
from bedesten.kernel.table import Table

__all__ = ["LearnedDiceGameJudge"]


class LearnedDiceGameJudge(DiceGameJudge):
    """Adds up learned weights of features; by how much a seat is ahead tells its odds. The measure is the logit."""

    def __init__(self, weights: list[float], width: int) -> None:
        super().__init__()
        self.scale = 1.0
        self.sum = FeatureSum(weights)
        self.width = width
        """Weights of one phase."""

    def value(self, table: Table, seat: int) -> float:
        assert isinstance(table, DiceBoard)
        me = table.seats[seat]
        rubies = [other.rubies for other in table.seats]
        self.sum.race(self.width, rubies, seat, table.bazaar.target, table.active, table.start)
        self.belongings(me)
        self.prices(table, me)
        self.mosque(table, me)
        return self.sum.total

    def belongings(self, me: Seat) -> None:
        found = self.sum
        stock = me.stock
        colours = 0
        for colour in range(4):
            count = stock[colour]
            found.mark(COLOUR + min(count, MARKERS - 1))
            if count:
                colours += 1
        found.mark(COLOURS + colours)
        found.mark(BROWN + min(stock[terms.BROWN], BROWNS - 1))
        found.mark(CRYSTALS + min(stock[terms.CRYSTALS], CRYSTALS_HELD - 1))
        found.ramp(PURSE, LIRA_KNOTS, LIRA_STEP, stock[LIRA])

    def prices(self, t: DiceBoard, me: Seat) -> None:
        """How much is lacking for the next rubies."""
        found = self.sum
        nearest = SHORT - 1
        second = SHORT - 1
        for track in range(LEFT_CARPET):
            if t.rubies[track]:
                lacking = lack(t.bazaar.ruby_costs[track][t.rubies[track]], me.stock)
                if lacking < nearest:
                    second = nearest
                    nearest = lacking
                elif lacking < second:
                    second = lacking
        found.mark(RUBY_LACK + nearest)
        found.mark(SECOND_LACK + second)
        left = t.rubies[LEFT_CARPET]
        found.mark(LEFT_LACK + (lack(t.bazaar.ruby_costs[LEFT_CARPET][left], me.stock) if left else SHORT - 1))
        right = t.rubies[RIGHT_CARPET]
        if right:
            price = t.bazaar.ruby_prices[right]
            found.ramp(RIGHT_LACK, RUBY_KNOTS, RUBY_STEP, max(price - me.stock[LIRA], 0))

    def mosque(self, t: DiceBoard, me: Seat) -> None:
        """Tiles: what they do, and the ruby that they bring together."""
        found = self.sum
        kinds = 0
        for tile in me.tiles:
            kind = t.bazaar.tile_kinds[tile]
            if kinds >> kind & 1:
                found.mark(TILE_AGAIN + kind)
            else:
                kinds |= 1 << kind
                found.mark(TILE_KIND + kind)
        open_to = not me.mosque and t.rubies[MOSQUE] > 0
        short = min(max(t.bazaar.tiles_for_ruby - len(me.tiles), 0), TILES_HELD - 2)
        found.mark(TILES + (short if open_to else TILES_HELD - 1))
        nearest = SHORT - 1
        last = -1
        for tile in t.display:
            if tile != last:
                nearest = min(nearest, lack(t.bazaar.tiles[tile].cost, me.stock))
                last = tile
        found.mark(TILE_LACK + nearest)


def lack(cost: Cost, stock: list[int]) -> int:
    """How many markers are lacking for a cost, brown ones counted as any colour; 5 at the most."""
    found = 0
    spare = 0
    if cost.different:
        found = cost.different
        for colour in range(4):
            if stock[colour] and found:
                found -= 1
    else:
        for colour in range(4):
            more = cost.need[colour] - stock[colour]
            if more > 0:
                found += more
            else:
                spare -= more
        if cost.any > spare:
            found += cost.any - spare
    return min(max(found - stock[terms.BROWN], 0), SHORT - 2)
