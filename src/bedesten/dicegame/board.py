"""The table of The Dice Game: what lies on it, whose turn it is, and the verbs that move things."""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.bazaar import Bazaar
from bedesten.dicegame.seat import Seat, changed, with_one, without_one
from bedesten.dicegame.terms import (
    ACTION,
    ACTION_TILE,
    ACTIONS,
    CARD_TILE,
    CRYSTAL_TILE,
    CRYSTALS,
    DIE_TILE,
    HOUSES,
    INCOME,
    LIRA,
    LIRA_TILE,
    MOSQUE,
    MOST_DICE,
    NO_DICE,
    OPEN,
    REROLL,
    REVEAL,
    ROLL,
    ROLLING,
    SETUP,
    USE_CARD,
)
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.book import Book
from bedesten.kernel.card_table import CardTable
from bedesten.kernel.chance import Generator
from bedesten.kernel.hints import i64
from bedesten.kernel.rule import NOTHING

__all__ = ["DiceBoard"]

# The asks of every turn, by seat: asks never change, so these serve all tables.
ACTION_ASKS: Final = [Ask(ACTION, seat) for seat in range(len(HOUSES))]
REROLL_ASKS: Final = [Ask(REROLL, seat) for seat in range(len(HOUSES))]
ROLL_ASKS: Final = [[Ask(ROLL, CHANCE, seat, dice) for dice in range(MOST_DICE + 1)] for seat in range(len(HOUSES))]


class DiceBoard(CardTable):
    """A running dice game."""

    def __init__(
        self,
        book: Book,
        bazaar: Bazaar,
        asks: list[Ask],
        chance: Generator,
        manual: bool,
        seats: list[Seat],
        supply: list[int],
        rubies: list[int],
        pile: list[int],
        discards: list[int],
        unseen: list[int],
        under: list[int],
        display: list[int],
    ) -> None:
        super().__init__(book, asks, chance, manual)
        self.pile = pile
        self.discards = discards
        self.bazaar = bazaar
        self.seats = seats
        self.supply = supply
        """What the players may take: goods markers by colour, brown ones, crystals, Lira."""
        self.changes: i64 = 0
        """How often anything of a player has changed."""
        self.rubies = rubies
        """Rubies left, by track."""
        self.revealed: list[int] = NOTHING
        """The bazaar cards of which one is to be used."""
        self.unseen = unseen
        """The mosque tiles of the stack that nobody has seen: how many of each."""
        self.under = under
        """The mosque tiles under them, from the top."""
        self.display = display
        """The open mosque tiles, ascending."""
        self.dice: list[int] = NO_DICE
        """The dice that have been rolled and not used yet: how many of each face."""
        self.actions: i64 = 0
        """Actions left in this turn."""
        self.fresh: list[int] = NOTHING
        """Tiles that the active player has taken this turn: they work from his next one on. (DG-20)"""
        self.phase: i64 = SETUP
        self.start: i64 = 0
        """The starting player."""
        self.round: i64 = 0

    def copy(self) -> DiceBoard:
        twin = DiceBoard(
            self.book,
            self.bazaar,
            self.asks[:],
            self.generator.copy(),
            self.manual,
            [seat.copy() for seat in self.seats],
            self.supply[:],
            self.rubies,
            self.pile,
            self.discards,
            self.unseen,
            self.under,
            self.display,
        )
        twin.active = self.active
        twin.turn = self.turn
        twin.over = self.over
        twin.revealed = self.revealed
        twin.dice = self.dice
        twin.actions = self.actions
        twin.fresh = self.fresh
        twin.phase = self.phase
        twin.start = self.start
        twin.round = self.round
        return twin

    def moves(self) -> list[int]:
        """The legal moves, ascending: those of the open ask. Nothing is ever played on top of it in this game."""
        ask = self.asks[-1]
        return self.book.rules[ask.kind].moves(self, ask)

    # ── The course of play ─────────────────────────────────────────────────────────────────────────────────

    def next(self) -> None:
        """Income, roll, actions, then the dice go on. (DG-06)"""
        seat = self.active
        if self.phase == ACTIONS:
            if self.actions:
                self.asks.append(ACTION_ASKS[seat])
            else:
                self.pass_dice()
        elif self.phase == INCOME:
            self.begin_roll(seat)
        else:
            self.round = 1
            self.begin_turn(self.start)

    def pass_dice(self) -> None:
        """Turns go clockwise; a round in which somebody reached the target is the last. (DG-21)"""
        seat = self.active + 1
        if seat == len(self.seats):
            seat = 0
        if seat == self.start:
            if self.target_reached():
                self.dice = NO_DICE
                self.over = True
                self.tell("over", -1)
                return
            self.round += 1
        self.begin_turn(seat)

    def begin_turn(self, seat: int) -> None:
        """A turn begins with the income, if there is any. (DG-06)"""
        self.active = seat
        self.turn += 1
        self.phase = INCOME
        self.dice = NO_DICE
        self.fresh = NOTHING
        if self.heard is not None:
            self.tell("turn", seat, self.round)
        if self.seats[seat].tiles:
            self.take_income(seat)
        if not self.asks:
            self.begin_roll(seat)

    def take_income(self, seat: int) -> None:
        """Lira, then crystals, then bazaar cards, as the tiles stand now. (DG-07, DG-M1 – DG-M3)"""
        lira = 0
        crystals = 0
        kinds = self.bazaar.tile_kinds
        for tile in self.seats[seat].tiles:
            kind = kinds[tile]
            if kind == LIRA_TILE:
                lira += self.bazaar.lira_a_tile
            elif kind == CRYSTAL_TILE:
                crystals += 1
            elif kind == CARD_TILE:
                self.ask(USE_CARD, seat)
                self.ask(REVEAL, CHANCE, seat)
        if lira:
            self.take(seat, LIRA, lira)
        if crystals:
            self.take(seat, CRYSTALS, crystals)

    def begin_roll(self, seat: int) -> None:
        """Dice and actions are counted now: a tile that is given up later changes neither. (DG-08, DG-10, DG-23, DG-M4,
        DG-M6)"""
        dice = self.bazaar.dice
        actions = self.bazaar.actions
        kinds = self.bazaar.tile_kinds
        if self.seats[seat].tiles:
            for tile in self.working():
                kind = kinds[tile]
                if kind == DIE_TILE:
                    dice += 1
                elif kind == ACTION_TILE:
                    actions += 1
        self.phase = ROLLING
        self.actions = actions
        self.ask_chance(ROLL_ASKS[seat][dice])

    def working(self) -> list[int]:
        """The tiles of the active player that work in this turn. (DG-20)"""
        tiles = self.seats[self.active].tiles
        if self.fresh:
            for tile in self.fresh:
                tiles = without_one(tiles, tile)
        return tiles

    def target_reached(self) -> bool:
        for seat in self.seats:
            if seat.rubies >= self.bazaar.target:
                return True
        return False

    # ── Markers, crystals, Lira, rubies, dice ──────────────────────────────────────────────────────────────

    def take(self, seat: int, thing: int, count: int) -> None:
        """Take something from the supply, which may have to be gathered first. (DG-13)"""
        if not count:
            return
        if self.supply[thing] < count:
            self.gather(thing, count)
            count = min(count, self.supply[thing])
        self.hand_over(seat, thing, count)
        if self.heard is not None:
            self.tell("take", seat, thing, count)

    def hand_over(self, seat: int, thing: int, count: int) -> None:
        """Move so many from the supply to a seat; less than none goes the other way."""
        me = self.seats[seat]
        stock = me.stock
        supply = self.supply
        # Not by += and -=, which compiled code carries out slowly for what is in lists.
        stock[thing] = stock[thing] + count
        supply[thing] = supply[thing] - count
        self.note_change(me)

    def note_change(self, me: Seat) -> None:
        """Something of a player has changed: who has told of it will tell anew."""
        me.changes += 1
        self.changes += 1

    def gather(self, thing: int, count: int) -> None:
        """The supply is short: everybody who has such a thing returns one, again and again until there is enough."""
        while self.supply[thing] < count:
            returned = 0
            for i in range(len(self.seats)):
                if self.seats[i].stock[thing]:
                    returned += 1
                    self.hand_over(i, thing, -1)
                    self.tell("return", i, thing, 1)
            if not returned:
                return

    def give(self, seat: int, thing: int, count: int) -> None:
        """Pay something to the supply, where it lies before anything is taken."""
        if count:
            self.hand_over(seat, thing, -count)
            if self.heard is not None:
                self.tell("give", seat, thing, count)

    def use_dice(self, face: int, count: int) -> None:
        """A die serves one action in a turn. (DG-11)"""
        if count:
            self.dice = changed(self.dice, face, -count)
            if self.heard is not None:
                self.tell("use", self.active, face, count)

    def take_ruby(self, seat: int, track: int) -> None:
        """Take the next ruby, if one is left. (DG-17)"""
        if self.rubies[track]:
            me = self.seats[seat]
            me.rubies += 1
            self.note_change(me)
            self.rubies = changed(self.rubies, track, -1)
            self.tell("ruby", seat, track)

    # ── Mosque tiles ───────────────────────────────────────────────────────────────────────────────────────

    def take_tile(self, seat: int, tile: int) -> None:
        """Take an open tile; the one that makes the number brings a ruby of the mosque, once. (DG-A7, DG-19)"""
        me = self.seats[seat]
        self.display = without_one(self.display, tile)
        me.tiles = with_one(me.tiles, tile)
        self.note_change(me)
        if seat == self.active:
            self.fresh = with_one(self.fresh, tile)
        self.tell("tile", seat, tile)
        if len(me.tiles) == self.bazaar.tiles_for_ruby and not me.mosque:
            me.mosque = True
            self.take_ruby(seat, MOSQUE)
        self.refill()

    def give_up_tile(self, seat: int, tile: int) -> None:
        """A tile goes under the stack; of equal ones the latest, which does not work yet. (DG-C7, DG-M6)"""
        me = self.seats[seat]
        me.tiles = without_one(me.tiles, tile)
        self.note_change(me)
        if seat == self.active and tile in self.fresh:
            self.fresh = without_one(self.fresh, tile)
        self.under = self.under + [tile]
        self.tell("give-up", seat, tile)

    def refill(self) -> None:
        """The display is filled up from the stack, as long as there is one. (DG-03, DG-A7)"""
        while len(self.display) < self.bazaar.display:
            for count in self.unseen:
                if count:
                    self.ask(OPEN, CHANCE)
                    return
            if not self.under:
                return
            tile = self.under[0]
            self.under = self.under[1:]
            self.display = with_one(self.display, tile)
            self.tell("open", -1, tile)

    # ── Bazaar cards ───────────────────────────────────────────────────────────────────────────────────────

    def reveal(self, seat: int, card: int) -> None:
        """A card of the pile lies open before the active player."""
        self.take_off_pile(card)
        self.revealed = with_one(self.revealed, card)
        self.tell("reveal", seat, card)
        self.renew_pile()

    def discard_revealed(self) -> None:
        """All revealed cards go to the discards. (DG-A6)"""
        self.discards = self.discards + self.revealed
        self.revealed = NOTHING
        self.renew_pile()
