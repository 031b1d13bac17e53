"""A judge of the board game with a net, for games without expansions."""

from __future__ import annotations

from bedesten.bots.istanbul import net_inputs as inputs
from bedesten.bots.istanbul.hand_judge import IstanbulJudge
from bedesten.bots.istanbul.net_errands import ErrandMarks, RivalMarks
from bedesten.bots.istanbul.net_goods import GoodsMarks
from bedesten.bots.istanbul.net_inputs import AWAY, SPOTS
from bedesten.bots.istanbul.net_purchases import PurchaseMarks
from bedesten.bots.istanbul.net_reach import Reach
from bedesten.bots.judge import Judge
from bedesten.bots.nets.net import Net
from bedesten.istanbul.board import Board
from bedesten.istanbul.places.mosque import asked
from bedesten.istanbul.seat import Seat
from bedesten.kernel.table import Table

__all__ = ["NetIstanbulJudge"]


class NetIstanbulJudge(IstanbulJudge):
    """The learned judge's sum of weights, and what a net adds to it. The measure is the logit."""

    def __init__(self, net: Net, base: Judge) -> None:
        super().__init__()
        self.scale = 1.0
        self.net = net
        self.base = base
        """The learned judge. In games with expansions it judges alone."""
        self.alone = False
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
        # Groups that rest on where things are.
        self.reach = Reach()
        self.goods = GoodsMarks(net, self.reach)
        self.purchases = PurchaseMarks(net, self.reach)
        self.errands = ErrandMarks(net, self.reach)
        self.rivals_near = RivalMarks(net, self.reach)

    def learn(self, table: Board) -> None:
        super().learn(table)
        bazaar = table.bazaar
        self.races.clear()
        self.commons.clear()
        self.hands.clear()
        self.goods.known.clear()
        self.purchases.forget()
        self.errands.known.clear()
        self.rivals_near.known.clear()
        self.alone = bool(self.judges)
        if self.alone:
            return
        self.reach.learn(bazaar)
        turns = self.reach.turns
        board = bazaar.board
        self.layout = [
            inputs.NEIGHBOURS + a * SPOTS + b for a in board for b in board if a < b and turns[a * SPOTS + b] == 1
        ]
        rows = self.net.rows
        neighbours = sum(rows[i] for i in self.layout)
        self.from_place = [0] * SPOTS
        for a in board:
            found = neighbours + rows[inputs.AT + a]
            for b in board:
                found += rows[inputs.FAR + b * AWAY + turns[a * SPOTS + b]]
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
        self.goods.mark(table, me)
        self.purchases.mark(table, me)
        self.errands.mark(table, me, seat)
        self.rivals_near.mark(table, me, seat)
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
                net.noted.append(inputs.FAR + place * AWAY + self.reach.turns[me.at * SPOTS + place])

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
