"""The table of the board game: what lies on it, whose turn it is, and the verbs that move things."""

from __future__ import annotations

from bedesten.istanbul.bazaar import Bazaar
from bedesten.istanbul.seat import ABSENT, Demand, Part, Seat, replaced
from bedesten.istanbul.terms import (
    DRAW,
    LAST,
    LAST_CARDS,
    MOVE,
    ROUNDS,
    SETUP,
    TOKEN_ROLL,
    bit,
)
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.book import Book
from bedesten.kernel.card_table import CardTable
from bedesten.kernel.chance import Generator

__all__ = ["Board"]


class Board(CardTable):
    """A running board game."""

    def __init__(
        self,
        book: Book,
        bazaar: Bazaar,
        asks: list[Ask],
        chance: Generator,
        manual: bool,
        seats: list[Seat],
        tokens: list[int],
        neutrals: list[int],
        pile: list[int],
        discards: list[int],
        demands: list[Demand],
        mosque: list[int],
        rubies: list[int],
        parts: list[Part],
    ) -> None:
        super().__init__(book, asks, chance, manual)
        self.pile = pile
        self.discards = discards
        self.bazaar = bazaar
        self.seats = seats
        self.tokens = tokens
        """The places of Governor, Smuggler and whom the expansions bring."""
        self.neutrals = neutrals
        """The places of neutral merchants."""
        self.demands = demands
        self.mosque = mosque
        """Tiles taken from each mosque stack, by colour."""
        self.rubies = rubies
        """Rubies left, by where they lie."""
        self.parts = parts
        """What variants and expansions keep, each in its slot."""
        self.mail = 0
        """Mail indicators that are down."""
        self.phase = SETUP
        self.start = 0
        """The starting player."""
        self.round = 0
        self.met = 0
        """Tokens met this turn, as a set of bits."""
        self.recalled = False
        """Whether the yellow tile has been used this turn."""

    def copy(self) -> Board:
        twin = Board(
            self.book,
            self.bazaar,
            self.asks[:],
            self.generator.copy(),
            self.manual,
            [seat.copy() for seat in self.seats],
            self.tokens,
            self.neutrals,
            self.pile,
            self.discards,
            self.demands,
            self.mosque,
            self.rubies,
            [part.copy() for part in self.parts] if self.parts else self.parts,
        )
        twin.active = self.active
        twin.turn = self.turn
        twin.quiet = self.quiet
        twin.over = self.over
        twin.mail = self.mail
        twin.phase = self.phase
        twin.start = self.start
        twin.round = self.round
        twin.met = self.met
        twin.recalled = self.recalled
        return twin

    def present(self) -> list[Part]:
        """The parts that this game has."""
        return [part for part in self.parts if part is not ABSENT]

    # ── The course of play ─────────────────────────────────────────────────────────────────────────────────

    def next(self) -> None:
        """Turns go clockwise; a round in which somebody reached the target is the last. (GEN-09, END-02)"""
        if self.phase == SETUP:
            self.phase = ROUNDS
            self.round = 1
            self.begin_turn(self.start)
            return
        if self.phase == ROUNDS:
            for end in self.bazaar.turn_ends:
                if end.end(self):
                    return
        seat = self.active + 1
        if seat == len(self.seats):
            seat = 0
        if seat != self.start:
            self.begin(seat)
        elif self.phase == LAST:
            self.over = True
            self.tell("over", -1)
        elif self.target_reached():
            self.phase = LAST
            self.quiet = True
            self.begin(seat)
        else:
            self.round += 1
            self.begin(seat)

    def begin(self, seat: int) -> None:
        if self.phase == LAST:
            self.active = seat
            self.ask(LAST_CARDS, seat)
        else:
            self.begin_turn(seat)

    def begin_turn(self, seat: int) -> None:
        """A turn begins with its movement. (GEN-10)"""
        self.active = seat
        self.turn += 1
        self.met = 0
        self.recalled = False
        self.tell("turn", seat, self.round)
        self.ask(MOVE, seat)

    def end_turn(self, why: int) -> None:
        """The turn ends at once: no later phase, and nothing may be played any more. (GEN-11, ENC-13)"""
        self.tell("turn-ends", self.active, why)
        self.asks.clear()

    def target_reached(self) -> bool:
        """Whether anybody has the rubies that bring the end, on whoever's turn he got them. (END-01, END-03)"""
        for seat in self.seats:
            if seat.rubies >= self.bazaar.target:
                return True
        return False

    # ── Money, goods, rubies ───────────────────────────────────────────────────────────────────────────────

    def earn(self, seat: int, lira: int) -> None:
        """Take Lira from the supply, which never runs out. (GEN-03)"""
        self.seats[seat].lira += lira
        self.tell("earn", seat, lira)

    def spend(self, seat: int, lira: int) -> None:
        """Pay Lira to the supply."""
        self.seats[seat].lira -= lira
        self.tell("spend", seat, lira)

    def gain(self, seat: int, good: int, count: int) -> None:
        """Load goods; what finds no room is lost. (GEN-01, GEN-02)"""
        me = self.seats[seat]
        loaded = me.room - me.goods[good]
        if count < loaded:
            loaded = count
        if loaded:
            me.goods = replaced(me.goods, good, me.goods[good] + loaded)
            self.tell("gain", seat, good, loaded)
        if loaded < count:
            self.tell("waste", seat, good, count - loaded)

    def fill(self, seat: int, good: int) -> None:
        """Load as many of a good as find room. (P02a)"""
        me = self.seats[seat]
        self.gain(seat, good, me.room - me.goods[good])

    def give(self, seat: int, good: int, count: int) -> None:
        """Pay goods to the supply."""
        if count:
            me = self.seats[seat]
            me.goods = replaced(me.goods, good, me.goods[good] - count)
            self.tell("give", seat, good, count)

    def take_ruby(self, seat: int, source: int) -> None:
        """Take the next ruby, if one is left; on some tracks the supply replaces the last. (ED-02, ED-03)"""
        left = self.rubies[source]
        if left:
            self.seats[seat].rubies += 1
            if left > self.bazaar.ruby_floors[source]:
                self.rubies = replaced(self.rubies, source, left - 1)
            self.tell("ruby", seat, self.bazaar.ruby_places[source])

    # ── Assistants and family members ──────────────────────────────────────────────────────────────────────

    def put_under(self, seat: int) -> None:
        """An own assistant goes under the merchant's stack, as its new bottom. (MOV-04, VAR-13)"""
        self.seats[seat].stack <<= 1

    def fetch(self, seat: int, place: int) -> None:
        """An own assistant returns from a place to the merchant, wherever he is. (P07b)"""
        self.seats[seat].out ^= bit(place)
        self.put_under(seat)
        self.tell("fetch", seat, place)

    def send_family(self, seat: int, place: int) -> None:
        self.seats[seat].family = place
        self.tell("family", seat, place)
        self.piece_moved(seat, place)

    def piece_moved(self, seat: int, place: int) -> None:
        """A piece of this seat has come to a place."""
        for moment in self.bazaar.piece_moved:
            moment.moved(self, seat, place)

    # ── Bonus cards ────────────────────────────────────────────────────────────────────────────────────────

    def draw_card(self, seat: int) -> None:
        """A card of the face-down pile for this seat, if there is one. (BON-03, GEN-06)"""
        self.ask(DRAW, CHANCE, seat)

    def take_discard(self, seat: int) -> None:
        """The top card of the discards for this seat. (P06b)"""
        card = self.discards[-1]
        self.discards = self.discards[:-1]
        self.take_in_hand(seat, card)
        self.tell("take-discard", seat, card)

    def take_from_pile(self, seat: int, card: int) -> None:
        """This card of the face-down pile for this seat."""
        self.take_off_pile(card)
        self.take_in_hand(seat, card)
        self.tell_secret("draw", seat, card)
        self.renew_pile()

    def holding(self, seat: int) -> list[int]:
        return self.seats[seat].held()

    def take_in_hand(self, seat: int, card: int) -> None:
        """A card comes to the hand, however many are there. (GEN-08)"""
        me = self.seats[seat]
        me.hand = replaced(me.hand, card, me.hand[card] + 1)

    def discard(self, seat: int, card: int) -> None:
        """A card of the hand goes face up on the discards. (BON-02)"""
        me = self.seats[seat]
        me.hand = replaced(me.hand, card, me.hand[card] - 1)
        self.discards = self.discards + [card]
        self.tell("discard", seat, card)
        self.renew_pile()

    # ── Tokens ─────────────────────────────────────────────────────────────────────────────────────────────

    def roll_token(self, token: int) -> None:
        """A token goes where two dice send it. (GEN-04, ENC-10)"""
        self.ask(TOKEN_ROLL, CHANCE, token)
