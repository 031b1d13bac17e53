"""Discarding goods for something: which ones, and what comes of it. (DG-11, DG-12)

Of the payments that the rules allow (`payments`) those are offered that are worthwhile (`worth`).
"""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.areas import is_area, paid
from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.cost import Cost
from bedesten.dicegame.payments import COLOURS, MOST_GOODS, PAYMENTS, goods_words, legal_payments, named_goods
from bedesten.dicegame.purposes import about_purpose, cost_of, dice_for
from bedesten.dicegame.rule import Question
from bedesten.dicegame.terms import (
    A_BROWN,
    A_CRYSTAL,
    A_RUBY,
    A_TILE,
    ACTIONS,
    AREAS,
    BROWN,
    CRYSTALS,
    GOODS,
    KEEP_DICE,
    LEFT_CARPET,
    NO_DICE,
    ONE_MARKER,
    PAY,
    TAKE_MARKERS,
    TWO_MARKERS,
)
from bedesten.dicegame.worth import SCARCE, not_worthwhile, worth_keeping, worthwhile_payments
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["KeepDice", "Pay", "pay"]


def offered(t: DiceBoard, seat: int, cost: Cost, dice: list[int]) -> list[int]:
    """The payments of a cost that a seat is offered now: those of the legal ones that are worthwhile."""
    return worthwhile_payments(cost, dice, t.seats[seat].stock, not t.actions, t.supply[BROWN] < SCARCE)


def pay(t: DiceBoard, seat: int, purpose: int) -> None:
    """Pay the goods for something, then carry it out; what can be paid in one way only is not asked."""
    cost = cost_of(t, purpose)
    if not cost.total:
        carry_out(t, seat, purpose)
        return
    found = offered(t, seat, cost, dice_for(t, purpose))
    if len(found) > 1:
        t.ask(PAY, seat, purpose)
    else:
        settle(t, seat, purpose, found[0], 0)


def settle(t: DiceBoard, seat: int, purpose: int, way: int, first: int) -> None:
    """Discard the goods of a way from this colour on, dice before markers, then carry out what they are for."""
    goods = PAYMENTS[way]
    dice = NO_DICE if purpose >= AREAS else t.dice
    left = dice
    for colour in COLOURS[way]:
        if colour < first:
            continue
        count = goods[colour]
        used = dice[colour]
        if used:
            if worth_keeping(t, colour) and kept_at_most(t, seat, dice, colour, count):
                t.ask(KEEP_DICE, seat, purpose, way << WAY | colour)
                return
            if used > count:
                used = count
            if left is dice:
                left = dice[:]
                t.dice = left  # a list of our own from here on, so that it may change in place
            left[colour] = left[colour] - used
            if t.heard is not None:
                t.tell("use", t.active, colour, used)
        if used < count:
            t.give(seat, colour, count - used)
    if goods[BROWN]:
        t.give(seat, BROWN, goods[BROWN])
    carry_out(t, seat, purpose)


def kept_at_most(t: DiceBoard, seat: int, dice: list[int], colour: int, count: int) -> int:
    """How many of the dice for so many goods could be kept, paying markers in their stead."""
    used = min(dice[colour], count)
    return min(used, t.seats[seat].stock[colour] - (count - used))


def carry_out(t: DiceBoard, seat: int, purpose: int) -> None:
    """What the goods were for. (DG-A1 – DG-A4, DG-A7 – DG-A9)"""
    if purpose >= AREAS:
        paid(t, seat, purpose)
    elif purpose >= A_TILE:
        t.take_tile(seat, purpose - A_TILE)
    elif purpose >= A_RUBY:
        t.take_ruby(seat, purpose - A_RUBY)
    elif purpose == TWO_MARKERS:
        t.ask(TAKE_MARKERS, seat, purpose)
    elif purpose == A_BROWN:
        t.take(seat, BROWN, 1)
    elif purpose == A_CRYSTAL:
        t.take(seat, CRYSTALS, 1)
    else:
        t.take(seat, purpose - ONE_MARKER, 1)


def is_for_goods(t: DiceBoard, seat: int, purpose: int) -> bool:
    """Whether a number means something that this seat may pay goods for now."""
    if is_area(t, purpose):
        return seat >= 0
    if seat != t.active or t.phase != ACTIONS:
        return False
    if A_RUBY <= purpose <= A_RUBY + LEFT_CARPET:
        return t.rubies[purpose - A_RUBY] > 0
    return ONE_MARKER <= purpose <= TWO_MARKERS or purpose - A_TILE in t.display


class Pay(Question):
    """Which goods are discarded for what was chosen? (DG-12)

    ``a`` says for what.
    """

    def __init__(self) -> None:
        super().__init__("pay", len(PAYMENTS), clause="DG-12")

    def about(self, t: DiceBoard, ask: Ask) -> About:
        about = about_purpose(t, ask)
        about.price = cost_of(t, ask.a).things()
        return about

    def moves(self, t: DiceBoard, ask: Ask) -> list[int]:
        return offered(t, ask.seat, cost_of(t, ask.a), dice_for(t, ask.a))

    def play(self, t: DiceBoard, ask: Ask, move: int) -> None:
        settle(t, ask.seat, ask.a, move, 0)

    def fits(self, t: DiceBoard, ask: Ask) -> bool:
        return is_for_goods(t, ask.seat, ask.a) and len(self.moves(t, ask)) > 0

    def phrase(self, t: DiceBoard, ask: Ask, move: int) -> Phrase:
        return Phrase("pay", goods=named_goods(PAYMENTS[move]))

    def why_not(self, t: DiceBoard, ask: Ask, move: int) -> Reason:
        cost = cost_of(t, ask.a)
        stock = t.seats[ask.seat].stock
        dice = dice_for(t, ask.a)
        if move in legal_payments(cost, dice, stock):
            return not_worthwhile(move, self.moves(t, ask), dice, not t.actions)
        have = [dice[colour] + stock[colour] for colour in range(4)] + [stock[BROWN]]
        for good in range(5):
            if PAYMENTS[move][good] > have[good]:
                words = goods_words(have)
                return Reason(["DG-12"], "lacks-goods", f"you have only: {words}", {"have": words})
        return self.unknown(t, ask, "")

    def unknown(self, t: DiceBoard, ask: Ask, words: str) -> Reason:
        price = cost_of(t, ask.a).words()
        return Reason(["DG-12"], "price", f"the price is {price}", {"price": price})


# What `KeepDice` remembers in the number `b` of its ask: a colour (2 bits), and above it a way of paying.
WAY: Final = 2
COLOUR: Final = (1 << WAY) - 1


def way_of(ask: Ask) -> int:
    """The way in which is paid while `KeepDice` asks."""
    return ask.b >> WAY


def colour_of(ask: Ask) -> int:
    """The colour that `KeepDice` asks about: the colours before it are paid, those after it are not."""
    return ask.b & COLOUR


class KeepDice(Question):
    """A marker may be paid in place of a die of its colour: asked where markers are scarce, so that it may be worth it.
    (DG-12, DG-13)

    ``a`` says for what, `way_of` with which goods, `colour_of` which of them.
    """

    def __init__(self) -> None:
        super().__init__("keep-dice", MOST_GOODS + 1, clause="DG-12")

    def about(self, t: DiceBoard, ask: Ask) -> About:
        about = about_purpose(t, ask)
        about.price = cost_of(t, ask.a).things()
        about.paying = named_goods(PAYMENTS[way_of(ask)])
        about.colour = GOODS[colour_of(ask)]
        return about

    def moves(self, t: DiceBoard, ask: Ask) -> list[int]:
        colour = colour_of(ask)
        most = kept_at_most(t, ask.seat, dice_for(t, ask.a), colour, PAYMENTS[way_of(ask)][colour])
        return list(range(most + 1))

    def play(self, t: DiceBoard, ask: Ask, move: int) -> None:
        colour = colour_of(ask)
        way = way_of(ask)
        count = PAYMENTS[way][colour]
        used = min(dice_for(t, ask.a)[colour], count) - move
        t.use_dice(colour, used)
        t.give(ask.seat, colour, count - used)
        settle(t, ask.seat, ask.a, way, colour + 1)

    def fits(self, t: DiceBoard, ask: Ask) -> bool:
        """The goods of this and of the later colours must still be there."""
        if not is_for_goods(t, ask.seat, ask.a) or not 0 <= way_of(ask) < len(PAYMENTS):
            return False
        stock = t.seats[ask.seat].stock
        dice = dice_for(t, ask.a)
        goods = PAYMENTS[way_of(ask)]
        for colour in range(colour_of(ask), 4):
            if goods[colour] > dice[colour] + stock[colour]:
                return False
        return goods[BROWN] <= stock[BROWN]

    def phrase(self, t: DiceBoard, ask: Ask, move: int) -> Phrase:
        return Phrase("keep", dice={GOODS[colour_of(ask)]: move}) if move else Phrase("use dice")

    def why_not(self, t: DiceBoard, ask: Ask, move: int) -> Reason:
        return Reason(["DG-12"], "keep-dice", "for every die that is kept a marker of its colour is paid")

    def unknown(self, t: DiceBoard, ask: Ask, words: str) -> Reason:
        return self.why_not(t, ask, 0)
