"""What the net of the board game sees of rubies, mosque tiles and extensions that can be had."""

from __future__ import annotations

from bedesten.bots.istanbul import net_inputs as inputs
from bedesten.bots.istanbul.net_reach import Reach
from bedesten.bots.nets.net import MOST_KNOWN, Net
from bedesten.istanbul import terms
from bedesten.istanbul.board import Board
from bedesten.istanbul.places.mosque import asked
from bedesten.istanbul.seat import Seat

__all__ = ["PurchaseMarks"]


class PurchaseMarks:
    """Marks the inputs about purchases; those that are paid in goods it adds as they came to before."""

    def __init__(self, net: Net, reach: Reach) -> None:
        self.net = net
        self.reach = reach
        self.offers: dict[int, int] = {}
        """What offers for goods came to, by all that they rest on."""
        self.ways: dict[int, int] = {}
        """For each of them, the places where a ruby can be had in one turn, and in two."""
        self.now = 0
        self.soon = 0

    def forget(self) -> None:
        """Another board."""
        self.offers.clear()
        self.ways.clear()

    def mark(self, t: Board, me: Seat) -> None:
        """Where rubies, tiles and extensions can be had."""
        net = self.net
        self.offers_for_goods(t, me)
        reach = self.reach.to(me, terms.GEMSTONE_DEALER)
        price = t.bazaar.gem_prices[t.rubies[terms.GEM_RUBIES]]
        case = inputs.GEM_CASES - 1
        if price:
            lack = price - me.lira
            net.mark(inputs.GEM_GAP + min(max(lack + inputs.GEM_LESS, 0), inputs.GEM_GAPS - 1))
            if lack <= 0:
                case = 0 if lack <= -price else 1
                self.ruby(reach)
            else:
                case = 2 if lack <= 2 else 3 if lack <= 5 else 4 if lack <= 10 else 5
        net.mark(inputs.GEM + reach * inputs.GEM_CASES + case)
        reach = self.reach.to(me, terms.WAINWRIGHT)
        lacking = t.bazaar.full_room - me.room
        case = inputs.WAINWRIGHT_CASES - 1
        if lacking > 0:
            lack = t.bazaar.wainwright_price - me.lira
            case = 3 * (min(lacking, 3) - 1) + (0 if lack <= 0 else 1 if lack <= 3 else 2)
            if lacking == 1 and lack <= 0 and t.rubies[terms.WAINWRIGHT_RUBIES]:
                self.ruby(reach)
        net.mark(inputs.WAINWRIGHT + reach * inputs.WAINWRIGHT_CASES + case)
        net.mark(inputs.NOW + min(self.now, 2))
        net.mark(inputs.SOON + min(self.soon, 2))

    def ruby(self, reach: int) -> None:
        """A ruby can be had at a place so far away."""
        if reach == 1:
            self.now += 1
        elif reach == 2:
            self.soon += 1

    def offers_for_goods(self, t: Board, me: Seat) -> None:
        """What the palace and the mosques give for goods."""
        net = self.net
        goods = me.goods
        palace = self.reach.to(me, terms.SULTANS_PALACE)
        small = self.reach.to(me, terms.SMALL_MOSQUE)
        great = self.reach.to(me, terms.GREAT_MOSQUE)
        key = 1
        for good in range(4):
            key = (key * 8 + goods[good]) * 8 + t.mosque[good]
        key = (key * 16 + me.tiles) * 16 + t.rubies[terms.PALACE_RUBIES]
        key = ((key * 8 + palace) * 8 + small) * 8 + great
        key = key * 4 + 2 * min(t.rubies[terms.SMALL_MOSQUE_RUBIES], 1) + min(t.rubies[terms.GREAT_MOSQUE_RUBIES], 1)
        if net.recall(self.offers, key):
            ways = self.ways[key]
            self.now = ways >> 4
            self.soon = ways & 15
            return
        before = net.sum
        self.now = 0
        self.soon = 0
        wanted = t.bazaar.palace_prices[t.rubies[terms.PALACE_RUBIES]]
        case = inputs.PALACE_CASES - 1
        if wanted:
            case = 0
            spare = 0
            for good in range(4):
                more = wanted[good] - goods[good]
                if more > 0:
                    case += more
                else:
                    spare -= more
            if spare < wanted[terms.ANY]:
                case += wanted[terms.ANY] - spare
            if case == 0:
                self.ruby(palace)
            case = min(case, inputs.PALACE_CASES - 2)
        net.mark(inputs.PALACE + palace * inputs.PALACE_CASES + case)
        self.tile(t, me, terms.RED, terms.GREEN, terms.SMALL_MOSQUE_RUBIES, small)
        self.tile(t, me, terms.GREEN, terms.RED, terms.SMALL_MOSQUE_RUBIES, small)
        self.tile(t, me, terms.YELLOW, terms.BLUE, terms.GREAT_MOSQUE_RUBIES, great)
        self.tile(t, me, terms.BLUE, terms.YELLOW, terms.GREAT_MOSQUE_RUBIES, great)
        if len(self.offers) >= MOST_KNOWN:
            self.ways.clear()
        net.remember(self.offers, key, before)
        self.ways[key] = self.now << 4 | self.soon

    def tile(self, t: Board, me: Seat, colour: int, pair: int, rubies: int, reach: int) -> None:
        """A mosque tile, and the ruby that it may bring."""
        case = inputs.TILE_CASES - 1
        if me.tiles >> colour & 1:
            case = 0
        else:
            price = asked(t, colour)
            if price:
                lack = price - me.goods[colour]
                case = 1 if lack <= 0 else 2 if lack == 1 else 3
                if lack <= 0 and me.tiles >> pair & 1 and t.rubies[rubies]:
                    self.ruby(reach)
        self.net.mark(inputs.TILE + (colour * inputs.REACH + reach) * inputs.TILE_CASES + case)
