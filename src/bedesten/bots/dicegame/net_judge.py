"""A judge of The Dice Game with a net."""

from __future__ import annotations

from typing import Final

from bedesten.bots.dicegame import net_inputs as inputs
from bedesten.bots.dicegame.hand_judge import DiceGameJudge
from bedesten.bots.dicegame.learned_judge import lack
from bedesten.bots.judge import Judge
from bedesten.bots.nets.net import Net
from bedesten.dicegame.bazaar import Bazaar
from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.seat import Seat
from bedesten.dicegame.terms import BROWN, CRYSTALS, LEFT_CARPET, LIRA, MOSQUE, RIGHT_CARPET
from bedesten.kernel.table import Table

__all__ = ["NetDiceGameJudge"]

SHORT: Final = inputs.SHORT


class NetDiceGameJudge(DiceGameJudge):
    """The learned judge's sum of weights, and what a net adds to it. The measure is the logit."""

    def __init__(self, net: Net, base: Judge) -> None:
        super().__init__()
        self.scale = 1.0
        self.net = net
        self.base = base
        """The learned judge."""
        self.bazaar: Bazaar | None = None
        """The setup that what follows belongs to."""
        self.races: dict[int, int] = {}
        """What the inputs about the race come to."""

    def value(self, table: Table, seat: int) -> float:
        assert isinstance(table, DiceBoard)
        me = table.seats[seat]
        self.net.begin()
        if table.bazaar is not self.bazaar:
            self.bazaar = table.bazaar
            self.races.clear()
        rubies = [other.rubies for other in table.seats]
        inputs.RACE.mark(self.net, self.races, rubies, seat, table.bazaar.target, table.active, table.start)
        self.belongings(table, me)
        self.tiles(table, me)
        self.purchases(table, me)
        self.rival(table, seat)
        return self.base.value(table, seat) + self.net.outcome()

    def certainty(self, table: Table) -> float:
        return self.base.certainty(table)

    def belongings(self, t: DiceBoard, me: Seat) -> None:
        net = self.net
        stock = me.stock
        most = inputs.MARKERS - 1
        colours = 0
        first = 0
        second = 0
        for colour in range(4):
            count = min(stock[colour], most)
            net.mark(inputs.COLOUR + colour * inputs.MARKERS + count)
            if count:
                colours += 1
            if count > first:
                second = first
                first = count
            elif count > second:
                second = count
        net.mark(inputs.COLOURS + colours)
        net.mark(inputs.HIGHEST + first * inputs.MARKERS + second)
        net.mark(inputs.BROWN + min(stock[BROWN], inputs.BROWNS - 1))
        net.mark(inputs.CRYSTALS + min(stock[CRYSTALS], inputs.CRYSTALS_HELD - 1))
        net.mark(inputs.LIRA + min(stock[LIRA], inputs.MOST_LIRA))

    def tiles(self, t: DiceBoard, me: Seat) -> None:
        """Tiles: what they do, and the ruby that they bring together."""
        net = self.net
        counts = [0] * inputs.KINDS
        last = -1
        for tile in me.tiles:
            counts[t.bazaar.tile_kinds[tile]] += 1
            if tile != last:
                net.mark(inputs.TILE + min(tile, inputs.TILES_KNOWN - 1))
            last = tile
        for kind in range(inputs.KINDS):
            if counts[kind]:
                net.mark(inputs.KIND + kind * inputs.OF_A_KIND + min(counts[kind], inputs.OF_A_KIND) - 1)
                for other in range(kind):
                    if counts[other]:
                        net.mark(inputs.PAIRS + kind * inputs.KINDS + other)
        net.mark(inputs.HELD + min(len(me.tiles), inputs.TILES_HELD - 1))
        short = min(max(t.bazaar.tiles_for_ruby - len(me.tiles), 0), inputs.TILES_HELD - 2)
        wanted = not me.mosque and t.rubies[MOSQUE] > 0
        net.mark(inputs.MOSQUE + (short if wanted else inputs.TILES_HELD - 1))

    def purchases(self, t: DiceBoard, me: Seat) -> None:
        """How much is lacking for the next rubies and tiles."""
        net = self.net
        nearest = SHORT - 1
        second = SHORT - 1
        for track in range(LEFT_CARPET + 1):
            lacking = SHORT - 1
            if t.rubies[track]:
                lacking = lack(t.bazaar.ruby_costs[track][t.rubies[track]], me.stock)
            net.mark(inputs.TRACK + track * SHORT + lacking)
            if lacking < nearest:
                second = nearest
                nearest = lacking
            elif lacking < second:
                second = lacking
            net.mark(inputs.LEFT_ON + track * inputs.LEFT + min(t.rubies[track], inputs.LEFT - 1))
        net.mark(inputs.NEAREST + nearest * SHORT + second)
        for track in range(RIGHT_CARPET, inputs.TRACKS):
            net.mark(inputs.LEFT_ON + track * inputs.LEFT + min(t.rubies[track], inputs.LEFT - 1))
        right = t.rubies[RIGHT_CARPET]
        if right:
            price = t.bazaar.ruby_prices[right]
            gap = price - me.stock[LIRA]
            net.mark(inputs.RIGHT + min(max(gap + inputs.LESS, 0), inputs.GAPS - 1))
        kinds = [SHORT] * inputs.KINDS
        last = -1
        for tile in t.display:
            if tile == last:
                continue
            last = tile
            lacking = lack(t.bazaar.tiles[tile].cost, me.stock)
            net.mark(inputs.OPEN + min(tile, inputs.TILES_KNOWN - 1) * SHORT + lacking)
            kind = t.bazaar.tile_kinds[tile]
            kinds[kind] = min(kinds[kind], lacking)
        for kind in range(inputs.KINDS):
            if kinds[kind] < SHORT:
                net.mark(inputs.OPEN_KIND + kind * SHORT + kinds[kind])

    def rival(self, t: DiceBoard, seat: int) -> None:
        """What the first of the others has."""
        first: Seat | None = None
        for i in range(len(t.seats)):
            if i != seat and (first is None or t.seats[i].rubies > first.rubies):
                first = t.seats[i]
        assert first is not None
        net = self.net
        net.mark(inputs.RIVAL_TILES + min(len(first.tiles), inputs.TILES_HELD - 1))
        net.mark(inputs.RIVAL_LIRA + min(first.stock[LIRA] >> 2, 5))
        net.mark(inputs.RIVAL_MARKERS + min(first.markers() >> 1, 7))
