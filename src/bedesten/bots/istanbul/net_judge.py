"""A judge of the board game with a net, for games without expansions."""

from __future__ import annotations

from typing import Final

from bedesten.bots.istanbul import net_inputs as inputs
from bedesten.bots.istanbul.hand_judge import IstanbulJudge, stack_size
from bedesten.bots.judge import Judge
from bedesten.bots.nets.net import MOST_KNOWN, Net
from bedesten.istanbul import terms
from bedesten.istanbul.board import Board
from bedesten.istanbul.places.mosque import asked
from bedesten.istanbul.seat import Seat
from bedesten.istanbul.variants.caravan_leader import Caravan
from bedesten.kernel.table import Table

__all__ = ["NetIstanbulJudge"]

REACH: Final = inputs.REACH
AWAY: Final = inputs.AWAY
SPOTS: Final = inputs.SPOTS
STORES: Final = [
    terms.FABRIC_WAREHOUSE,
    terms.SPICE_WAREHOUSE,
    terms.FRUIT_WAREHOUSE,
    terms.BLACK_MARKET,
    terms.LARGE_MARKET,
    terms.SMALL_MARKET,
]
"""Places for goods."""


class NetIstanbulJudge(IstanbulJudge):
    """The learned judge's sum of weights, and what a net adds to it. The measure is the logit."""

    def __init__(self, net: Net, base: Judge) -> None:
        super().__init__()
        self.scale = 1.0
        self.net = net
        self.base = base
        """The learned judge. In games with expansions it judges alone."""
        self.alone = False
        self.turns: list[int] = []
        """Turns from place to place."""
        self.from_place: list[int] = []
        """What the net adds for the board and a merchant at each place."""
        self.layout: list[int] = []
        """The pairs of neighbours, as inputs."""
        self.kinds: list[int] = []
        """For each bonus card its place among the kinds; -1 for others."""
        # What groups of inputs come to, by what they rest on.
        self.races: dict[int, int] = {}
        self.commons: dict[int, int] = {}
        self.hands: dict[int, int] = {}
        self.stores: dict[int, int] = {}
        self.offers: dict[int, int] = {}
        self.ways: dict[int, int] = {}
        """For each of the offers, the places where a ruby can be had in one turn, and in two."""
        self.errand_sums: dict[int, int] = {}
        self.neighbours: dict[int, int] = {}
        self.now = 0
        self.soon = 0

    def learn(self, table: Board) -> None:
        super().learn(table)
        bazaar = table.bazaar
        board = bazaar.board
        rows = self.net.rows
        self.turns = [AWAY - 1] * (SPOTS * SPOTS)
        self.from_place = [0] * SPOTS
        self.layout = []
        for known in (
            self.races,
            self.commons,
            self.hands,
            self.stores,
            self.offers,
            self.ways,
            self.errand_sums,
            self.neighbours,
        ):
            known.clear()
        self.alone = bool(self.judges)
        if self.alone:
            return
        layout = 0
        for a in board:
            for b in board:
                turns = min((bazaar.steps(a, b) + 1) // 2, AWAY - 1)
                self.turns[a * SPOTS + b] = turns
                if a < b and turns == 1:
                    self.layout.append(inputs.NEIGHBOURS + a * SPOTS + b)
                    layout += rows[self.layout[-1]]
        for a in board:
            found = layout + rows[inputs.AT + a]
            for b in board:
                found += rows[inputs.FAR + b * AWAY + self.turns[a * SPOTS + b]]
            self.from_place[a] = found
        self.kinds = [card if card < inputs.KINDS else -1 for card in range(len(bazaar.cards))]

    def value(self, table: Table, seat: int) -> float:
        assert isinstance(table, Board)
        if table.bazaar is not self.bazaar:
            self.learn(table)
        base = self.base.value(table, seat)
        if self.alone:
            return base
        me = table.seats[seat]
        self.net.begin()
        rubies = [other.rubies for other in table.seats]
        inputs.RACE.mark(self.net, self.races, rubies, seat, table.bazaar.target, table.active, table.start)
        self.common(table)
        self.place(table, me)
        self.hand_of(me)
        self.belongings(me)
        self.store(table, me)
        self.purchases(table, me)
        self.errands(table, me, seat)
        self.rivals_near(table, me, seat)
        return base + self.net.outcome()

    def certainty(self, table: Table) -> float:
        return self.base.certainty(table)

    def common(self, t: Board) -> None:
        """What is the same for all seats."""
        net = self.net
        large = t.demands[0].top
        small = t.demands[1].top
        key = (large + 1) * 8 + small + 1
        for i in range(5):
            key = key * 16 + t.rubies[i]
        for colour in range(4):
            key = key * 8 + t.mosque[colour]
        if net.recall(self.commons, key):
            return
        before = net.sum
        for i in range(5):
            net.mark(inputs.RUBIES + i * inputs.LEFT + min(t.rubies[i], inputs.LEFT - 1))
        for colour in range(4):
            net.mark(inputs.MOSQUES + colour * inputs.ASKED + min(asked(t, colour), inputs.ASKED - 1))
        net.mark(inputs.DEMAND + max(large, 0))
        net.mark(inputs.DEMAND + inputs.DEMANDS + max(small, 0))
        net.remember(self.commons, key, before)

    def place(self, t: Board, me: Seat) -> None:
        """The board, and where the merchant stands on it."""
        net = self.net
        net.sum += self.from_place[me.at]
        if net.noting:
            net.noted.extend(self.layout)
            net.noted.append(inputs.AT + me.at)
            for place in t.bazaar.board:
                net.noted.append(inputs.FAR + place * AWAY + self.turns[me.at * SPOTS + place])

    def hand_of(self, me: Seat) -> None:
        """Bonus cards."""
        net = self.net
        hand = me.hand
        key = 1
        for card in me.held():
            key = (key * 64 + card) * 8 + hand[card]
        if net.recall(self.hands, key):
            return
        before = net.sum
        cards = 0
        other = 0
        for card in me.held():
            count = hand[card]
            cards += count
            kind = self.kinds[card]
            if kind >= 0:
                net.mark(inputs.CARDS + 2 * kind + (1 if count > 1 else 0))
            else:
                other += count
        net.mark(inputs.OTHER_CARDS + min(other, 2))
        net.mark(inputs.HAND + min(cards, inputs.MOST_CARDS))
        net.remember(self.hands, key, before)

    def belongings(self, me: Seat) -> None:
        net = self.net
        net.mark(inputs.LIRA + min(me.lira, inputs.MOST_LIRA))
        net.mark(inputs.TILES + me.tiles)
        net.mark(inputs.FAMILY + me.family)

    def reach(self, me: Seat, place: int) -> int:
        """How far away a place is where something is to be done."""
        if me.stack == 1 and not me.out >> place & 1:
            return AWAY
        return self.turns[me.at * SPOTS + place]

    def store(self, t: Board, me: Seat) -> None:
        """Goods, room for them, and the places for both."""
        net = self.net
        goods = me.goods
        large = t.demands[0].top
        small = t.demands[1].top
        key = (large + 1) * 8 + small + 1
        for good in range(4):
            key = key * 8 + goods[good]
        key = key * 8 + me.room
        for place in STORES:
            key = key * 8 + self.reach(me, place)
        if net.recall(self.stores, key):
            return
        before = net.sum
        total = 0
        for good in range(4):
            total += goods[good]
            net.mark(inputs.GOODS + 6 * good + min(goods[good], 5))
        net.mark(inputs.ALL_GOODS + min(total, inputs.MOST_GOODS))
        net.mark(inputs.ROOM + min(t.bazaar.full_room - me.room, inputs.ROOMS - 1))
        for good in range(3):
            reach = self.reach(me, terms.FABRIC_WAREHOUSE + good)
            net.mark(inputs.WAREHOUSE + (good * REACH + reach) * 6 + min(me.room - goods[good], 5))
        net.mark(inputs.BLACK + self.reach(me, terms.BLACK_MARKET) * 4 + min(me.room - goods[terms.BLUE], 3))
        for market in range(2):
            top = t.demands[market].top
            sold = 0
            if top >= 0:
                demand = t.bazaar.demands[market][top]
                for good in range(4):
                    sold += min(goods[good], demand[good])
            reach = self.reach(me, terms.LARGE_MARKET + market)
            net.mark(inputs.SALE + (market * REACH + reach) * inputs.SALES + min(sold, 5))
        net.remember(self.stores, key, before)

    def ruby(self, reach: int) -> None:
        """A ruby can be had at a place so far away."""
        if reach == 1:
            self.now += 1
        elif reach == 2:
            self.soon += 1

    def purchases(self, t: Board, me: Seat) -> None:
        """Where rubies, tiles and extensions can be had."""
        net = self.net
        self.offers_for_goods(t, me)
        reach = self.reach(me, terms.GEMSTONE_DEALER)
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
        reach = self.reach(me, terms.WAINWRIGHT)
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

    def offers_for_goods(self, t: Board, me: Seat) -> None:
        """What the palace and the mosques give for goods."""
        net = self.net
        goods = me.goods
        palace = self.reach(me, terms.SULTANS_PALACE)
        small = self.reach(me, terms.SMALL_MOSQUE)
        great = self.reach(me, terms.GREAT_MOSQUE)
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
        self.net.mark(inputs.TILE + (colour * REACH + reach) * inputs.TILE_CASES + case)

    def errands(self, t: Board, me: Seat, seat: int) -> None:
        """What else can be done at the places, and who is where to do it."""
        net = self.net
        leads = 0
        for part in t.parts:
            if isinstance(part, Caravan):
                leads = 2 if part.leader == seat else 1
        size = stack_size(me)
        alone = 1 if me.stack == 1 else 0
        home = 1 if me.family == terms.POLICE_STATION else 0
        red = me.tiles & 1
        mail = min(t.mail, inputs.MAILS - 1)
        key = ((((me.at << 17 | me.out) * 8 + size) * 2 + alone) * 2 + home) * 2 + red
        key = (key * 8 + mail) * 4 + leads
        key = (key * 32 + max(t.tokens[0], 0)) * 32 + max(t.tokens[1], 0)
        if net.recall(self.errand_sums, key):
            return
        before = net.sum
        row = me.at * SPOTS
        net.mark(inputs.POST + self.reach(me, terms.POST_OFFICE) * inputs.MAILS + mail)
        net.mark(inputs.TEA + self.reach(me, terms.TEA_HOUSE) * 2 + red)
        net.mark(inputs.CARAVAN + self.reach(me, terms.CARAVANSARY) * 3 + leads)
        net.mark(inputs.POLICE + self.reach(me, terms.POLICE_STATION) * 2 + home)
        out = 0
        for place in t.bazaar.board:
            if me.out >> place & 1:
                out += 1
                net.mark(inputs.HELPER_AT + place * AWAY + self.turns[row + place])
        out = min(out, inputs.MOST_HELPERS)
        net.mark(inputs.OUT + out)
        net.mark(inputs.HELPERS + size)
        net.mark(inputs.FOUNTAIN + self.turns[row + terms.FOUNTAIN] * 6 + out)
        for token in range(2):
            place = t.tokens[token]
            if 0 < place < SPOTS:
                net.mark(inputs.TOKENS + token * AWAY + self.turns[row + place])
        net.remember(self.errand_sums, key, before)

    def rivals_near(self, t: Board, me: Seat, seat: int) -> None:
        """Where the others are, and what the first of them has."""
        net = self.net
        first: Seat | None = None
        key = me.at
        for i in range(len(t.seats)):
            if i == seat:
                continue
            other = t.seats[i]
            key = (key * 32 + other.at) * 32 + other.family
            if first is None or other.rubies > first.rubies:
                first = other
        assert first is not None
        tiles = (first.tiles & 1) + (first.tiles >> 1 & 1) + (first.tiles >> 2 & 1) + (first.tiles >> 3 & 1)
        lira = min(first.lira >> 2, 7)
        lacking = min(t.bazaar.full_room - first.room, inputs.ROOMS - 1)
        key = ((key * 8 + tiles) * 8 + lira) * 4 + lacking
        if net.recall(self.neighbours, key):
            return
        before = net.sum
        row = me.at * SPOTS
        there = 0
        near = 0
        for i in range(len(t.seats)):
            if i != seat:
                other = t.seats[i]
                if not there >> other.at & 1:
                    there |= 1 << other.at
                    net.mark(inputs.RIVAL_AT + other.at * AWAY + self.turns[row + other.at])
                turns = self.turns[row + other.family]
                if other.family != terms.POLICE_STATION and not near >> turns & 1:
                    near |= 1 << turns
                    net.mark(inputs.RIVAL_FAMILY + turns)
        net.mark(inputs.RIVAL_TILES + tiles)
        net.mark(inputs.RIVAL_LIRA + lira)
        net.mark(inputs.RIVAL_ROOM + lacking)
        net.remember(self.neighbours, key, before)
