"""An opinion on positions of the board game: what things are worth, and what the next step may bring."""

from __future__ import annotations

from typing import Final

from bedesten.bots.istanbul.part import PartJudge
from bedesten.bots.istanbul.parts import PARTS
from bedesten.bots.istanbul.shortlist import FEW_ROLLS, answers, dice_outcomes, plays
from bedesten.bots.judge import Judge
from bedesten.istanbul.bazaar import Bazaar
from bedesten.istanbul.board import Board
from bedesten.istanbul.box import BOX
from bedesten.istanbul.places.mosque import asked
from bedesten.istanbul.seat import Seat
from bedesten.istanbul.terms import (
    ANY,
    BLACK_MARKET,
    BLUE,
    CARAVANSARY,
    DICE,
    DRAW,
    FOUNTAIN,
    GEM_RUBIES,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    GREEN,
    LARGE_MARKET,
    LAST,
    MOVE,
    PALACE_RUBIES,
    PLACES,
    POLICE_STATION,
    POST_OFFICE,
    RED,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SULTANS_PALACE,
    TEA_HOUSE,
    WAINWRIGHT,
    YELLOW,
)
from bedesten.kernel.ask import Ask
from bedesten.kernel.table import Table

__all__ = ["IstanbulJudge"]

# What things are worth in Lira. A ruby costs 12 to 23 at the dealer, and is what the game is about.
RUBY: Final = 32.0
GOODS_WORTH: Final = [1.7, 1.7, 1.7, 2.8]
EXTENSION: Final = 10.0
TILES_WORTH: Final = [13.0, 11.0, 12.0, 13.0]
CARDS_WORTH: Final = [2.2, 5.0, 4.0, 4.5, 5.0, 4.0, 3.0, 2.5, 3.0, 2.5]
OTHER_CARD: Final = 3.0
FAMILY_AT_HOME: Final = 2.0
# Without assistants nothing can be done at all.
STACK_WORTH: Final = [-9.0, -3.5, -0.5, 1.0, 2.0, 2.5]
ASSISTANT_NEARBY: Final = 1.0
ANOTHER_CARD: Final = 0.3
"""What a further card is worth of what it says: most cards wait long for their hour."""
# How much of what a place may bring counts now, if it is 1 turn away, or 2; and of the second best.
ONE_TURN: Final = 0.7
TWO_TURNS: Final = 0.5
SECOND_BEST: Final = 0.25

SCALE: Final = 29.0
"""Value that makes one logit: fitted to who won in games of greedy bots."""

ERRANDS: Final = 6
"""Places that a family member may be sent to, of all those there are."""


class IstanbulJudge(Judge):
    """Adds up what a seat has, and what its merchant could do next from where he stands."""

    def __init__(self) -> None:
        self.scale = SCALE
        self.bazaar: Bazaar | None = None
        """The setup that what follows belongs to."""
        self.expanded: list[int] = []
        """Where the expansions are among the parts of the table …"""
        self.judges: list[PartJudge] = []
        """… and who judges each of them."""
        self.owners: list[int] = []
        """For each place which of these expansions brings it; -1 for none."""

    def learn(self, table: Board) -> None:
        """Look at a setup once; tables of one game all share theirs."""
        self.bazaar = table.bazaar
        self.expanded = [i for i in range(len(table.parts)) if table.parts[i].name in PARTS]
        self.judges = [PARTS[table.parts[i].name] for i in self.expanded]
        self.owners = [-1] * PLACES
        for i in range(len(self.judges)):
            for place in self.judges[i].places:
                self.owners[place] = i

    def players(self, table: Table) -> int:
        assert isinstance(table, Board)
        return len(table.seats)

    def score(self, table: Table, seat: int) -> list[int]:
        return list(BOX.score(table, seat).values())

    def value(self, table: Table, seat: int) -> float:
        assert isinstance(table, Board)
        if table.bazaar is not self.bazaar:
            self.learn(table)
        me = table.seats[seat]
        found = self.wealth(me) + self.prospects(table, me, seat)
        for i in range(len(self.judges)):
            found += self.judges[i].wealth(table, table.parts[self.expanded[i]], seat)
        return found

    def finished(self, table: Table) -> bool:
        """After the last round rubies don't change any more."""
        assert isinstance(table, Board)
        return table.over or table.phase == LAST

    def won(self, table: Table, seat: int) -> bool:
        """After the last round, too, with more rubies than anybody else: only ties are decided then."""
        assert isinstance(table, Board)
        if table.over or table.phase != LAST:
            return super().won(table, seat)
        for other in range(len(table.seats)):
            if other != seat and table.seats[other].rubies >= table.seats[seat].rubies:
                return False
        return True

    def closing(self, table: Table, seat: int) -> bool:
        """In the last turn of a round, with a ruby to go, or with somebody at the target."""
        assert isinstance(table, Board)
        if (seat + 1) % len(table.seats) != table.start:
            return False
        return table.seats[seat].rubies + 1 >= table.bazaar.target or table.target_reached()

    def wealth(self, me: Seat) -> float:
        """What a seat has, in Lira."""
        found = RUBY * me.rubies + EXTENSION * (me.room - 2)
        found += purse(me.lira)
        for good in range(4):
            found += GOODS_WORTH[good] * me.goods[good]
            if me.tiles >> good & 1:
                found += TILES_WORTH[good]
        found += self.hand(me)
        if me.family == POLICE_STATION:
            found += FAMILY_AT_HOME
        return found + STACK_WORTH[stack_size(me)]

    def hand(self, me: Seat) -> float:
        """The best card counts in full, the others little."""
        best = 0.0
        found = 0.0
        for card in range(len(me.hand)):
            if me.hand[card]:
                worth = card_worth(card)
                found += me.hand[card] * worth
                best = max(best, worth)
        return best + ANOTHER_CARD * (found - best)

    def prospects(self, t: Board, me: Seat, seat: int) -> float:
        """What the next turn may bring, from where the merchant stands."""
        best = 0.0
        second = 0.0
        nearby = 0
        for place in t.bazaar.near[me.at]:
            if me.out >> place & 1:
                nearby += 1
            elif me.stack == 1 and place != FOUNTAIN:
                continue
            worth = ONE_TURN * self.visit(t, me, seat, place)
            if place != FOUNTAIN:
                for i in range(len(t.seats)):
                    if i != seat and t.seats[i].at == place:
                        worth -= 1.4
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        for place in t.bazaar.distant[me.at]:
            if me.stack == 1 and not me.out >> place & 1 and place != FOUNTAIN:
                continue
            worth = TWO_TURNS * self.visit(t, me, seat, place)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        return best + SECOND_BEST * second + ASSISTANT_NEARBY * nearby

    def visit(self, t: Board, me: Seat, seat: int, place: int) -> float:
        """About what the action of a place would bring to this seat now."""
        if place > GEMSTONE_DEALER:
            return self.visit_beyond(t, me, seat, place)
        if place <= POST_OFFICE:
            return self.visit_supplier(t, me, place)
        if place == CARAVANSARY:
            return 4.0
        if place == FOUNTAIN:
            size = stack_size(me)
            back = min(size + bin(me.out).count("1"), 5)
            return STACK_WORTH[back] - STACK_WORTH[size]
        if place == BLACK_MARKET:
            return 4.5 if me.goods[BLUE] + 1 < me.room else 2.5
        if place == TEA_HOUSE:
            return gained(me, 6 if me.tiles & 1 else 5)
        if place == LARGE_MARKET:
            return self.sale(t, me, 0)
        if place == SMALL_MARKET:
            return self.sale(t, me, 1)
        if place == POLICE_STATION:
            return 4.5 if me.family == POLICE_STATION else 0.0
        return self.visit_treasure(t, me, place)

    def visit_supplier(self, t: Board, me: Seat, place: int) -> float:
        """Wainwright, warehouses, Post Office."""
        if place == WAINWRIGHT:
            if me.lira < t.bazaar.wainwright_price or me.room == t.bazaar.full_room:
                return 0.0
            ruby = RUBY if me.room + 1 == t.bazaar.full_room else 0.0
            return EXTENSION + gained(me, -t.bazaar.wainwright_price) + ruby
        if place < POST_OFFICE:
            return (me.room - me.goods[place - 2]) * GOODS_WORTH[RED]
        post = t.bazaar.post_states[t.mail]
        found = gained(me, post[4])
        for good in range(4):
            if post[good] and me.goods[good] < me.room:
                found += GOODS_WORTH[good]
        return found

    def visit_treasure(self, t: Board, me: Seat, place: int) -> float:
        """Sultan's Palace, mosques, Gemstone Dealer."""
        if place == GEMSTONE_DEALER:
            price = t.bazaar.gem_prices[t.rubies[GEM_RUBIES]]
            return RUBY + gained(me, -price) if price and me.lira >= price else 0.0
        if place == SULTANS_PALACE:
            asks = t.bazaar.palace_prices[t.rubies[PALACE_RUBIES]]
            if not asks:
                return 0.0
            spare = 0
            for good in range(4):
                if me.goods[good] < asks[good]:
                    return 0.0
                spare += me.goods[good] - asks[good]
            return RUBY - 2.0 * sum(asks) if spare >= asks[ANY] else 0.0
        if place == SMALL_MOSQUE:
            return self.mosque(t, me, RED, GREEN)
        if place == GREAT_MOSQUE:
            return self.mosque(t, me, YELLOW, BLUE)
        return 3.0

    def visit_beyond(self, t: Board, me: Seat, seat: int, place: int) -> float:
        """The places of the expansions."""
        i = self.owners[place]
        return self.judges[i].visit(t, t.parts[self.expanded[i]], me, seat, place, RUBY) if i >= 0 else 3.0

    def mosque(self, t: Board, me: Seat, one: int, other: int) -> float:
        best = 0.0
        for colour in (one, other):
            price = asked(t, colour)
            if price and not me.tiles >> colour & 1 and me.goods[colour] >= price:
                pair = other if colour == one else one
                ruby = RUBY if me.tiles >> pair & 1 else 0.0
                best = max(best, TILES_WORTH[colour] - GOODS_WORTH[colour] + ruby)
        return best

    def sale(self, t: Board, me: Seat, market: int) -> float:
        demand = t.bazaar.demands[market][t.demands[market].top]
        sold = 0
        lost = 0.0
        for good in range(4):
            count = min(me.goods[good], demand[good])
            sold += count
            lost += count * GOODS_WORTH[good]
        return max(0.0, gained(me, t.bazaar.revenues[market][min(sold, 5)]) - lost)

    def shortlist(self, table: Table, moves: list[int]) -> list[int]:
        if len(moves) == 1:
            return moves
        assert isinstance(table, Board)
        if table.bazaar is not self.bazaar:
            self.learn(table)
        ask = table.asks[-1]
        moves = plays(table, ask, moves)
        if ask.kind == MOVE or ask.kind == POLICE_STATION:
            return self.best_places(table, ask, moves)
        for judge in self.judges:
            moves = judge.shortlist(table, ask, moves)
        return answers(table, ask, moves)

    def best_places(self, t: Board, ask: Ask, moves: list[int]) -> list[int]:
        """Where to go, what promises most first; a family member goes only where it is worth something."""
        me = t.seats[ask.seat]
        rated: list[tuple[float, int]] = []
        rest: list[int] = []
        for move in moves:
            if 0 < move < PLACES:
                rated.append((-self.visit(t, me, ask.seat, move), move))
            else:
                rest.append(move)
        rated.sort()
        if ask.kind == POLICE_STATION:
            rated = rated[:ERRANDS]
        return [move for _, move in rated] + rest

    def outcomes(self, table: Table) -> list[tuple[int, int]]:
        assert isinstance(table, Board)
        ask = table.asks[-1]
        if ask.kind == DICE:
            return dice_outcomes(table, ask)
        if ask.kind == DRAW:
            return [(self.usual_card(table), 1)]
        return [(table.draw(), 1)]

    def few_outcomes(self, table: Table) -> list[tuple[int, int]]:
        return FEW_ROLLS

    def unbegun(self, table: Table) -> bool:
        """Half an action would leave tiles and cards where they can't be."""
        return table.asks[-1].kind == MOVE

    def usual_card(self, t: Board) -> int:
        """A card of the pile that is worth about as much as they are on average: a draw is judged by it."""
        total = 0.0
        count = 0
        for card in range(len(t.pile)):
            total += t.pile[card] * card_worth(card)
            count += t.pile[card]
        mean = total / count
        best = -1
        off = 0.0
        for card in range(len(t.pile)):
            if t.pile[card]:
                here = abs(card_worth(card) - mean)
                if best < 0 or here < off:
                    best = card
                    off = here
        return best


def card_worth(card: int) -> float:
    """What a bonus card is worth, alone in the hand."""
    return CARDS_WORTH[card] if card < len(CARDS_WORTH) else OTHER_CARD


def purse(lira: int) -> float:
    """What money is worth: what no purchase will need for long counts little."""
    if lira <= 18:
        return float(lira)
    if lira <= 32:
        return 18.0 + (lira - 18) * 0.5
    return 25.0 + (lira - 32) * 0.1


def gained(me: Seat, lira: int) -> float:
    """What so many Lira more, or less, mean to this seat."""
    return purse(me.lira + lira) - purse(me.lira)


def stack_size(me: Seat) -> int:
    """How many assistants the merchant has with him."""
    size = 0
    stack = me.stack
    while stack > 1:
        size += 1
        stack >>= 1
    return min(size, 5)
