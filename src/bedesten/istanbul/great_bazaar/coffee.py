"""Where coffee counts once there is some: on the kiosk tiles and bonus cards of Letters & Seals. (LS-19)"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.great_bazaar.terms import TAKE_GOOD_OR_COFFEE
from bedesten.istanbul.letters.kiosk_tiles import KioskTile
from bedesten.istanbul.letters.terms import KIOSK_ROLL
from bedesten.istanbul.letters.token_card import TokenUse
from bedesten.istanbul.letters.trades import Gains, Pays, spare_goods
from bedesten.istanbul.mocha.bonus_cards import after_a_roll, shows_six
from bedesten.istanbul.mocha.part import coffee_of, gain_coffee, lacks_coffee, mocha_of, pay_coffee
from bedesten.istanbul.refusals import lacks_lira, no_good, no_room, owed
from bedesten.istanbul.rule import BonusCard, Question, answerable, spares
from bedesten.istanbul.seat import replaced
from bedesten.istanbul.terms import GOODS
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason
from bedesten.kernel.rule import NOTHING, ONCE

__all__ = [
    "CoffeeOrLira",
    "GainGoodOrCoffee",
    "KioskSixCard",
    "PayGoodOrCoffee",
    "SevenLiraForCoffee",
    "TakeGoodOrCoffee",
    "UseCoffeeTrader",
]

COFFEE: Final = 4
"""After the four goods."""


class PayGoodOrCoffee(Pays):
    """A good, or coffee. (LS-K20, LS-K23)"""

    def __init__(self) -> None:
        super().__init__(COFFEE + 1)

    def ways(self, t: Board, seat: int) -> list[int]:
        goods = t.seats[seat].goods
        found = [good for good in range(4) if goods[good]]
        return [*found, COFFEE] if coffee_of(t, seat) else found

    def pay(self, t: Board, seat: int, way: int) -> None:
        if way == COFFEE:
            pay_coffee(t, seat, 1)
        else:
            t.give(seat, way, 1)

    def phrase(self, way: int) -> Phrase:
        return Phrase("pay", goods={"coffee" if way == COFFEE else GOODS[way]: 1})


class GainGoodOrCoffee(Gains):
    """A good of choice, or coffee. (LS-K20, LS-K23)"""

    def gain(self, t: Board, seat: int) -> None:
        t.ask(TAKE_GOOD_OR_COFFEE, seat)


class TakeGoodOrCoffee(Question):
    """A good of choice, of those that find room, or coffee, which needs none."""

    def __init__(self) -> None:
        super().__init__("take-good-or-coffee", COFFEE + 1, clause="LS-K20")
        self.on_top = True

    def moves(self, t: Board, ask: Ask) -> list[int]:
        me = t.seats[ask.seat]
        return [good for good in range(4) if me.goods[good] < me.room] + [COFFEE]

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move == COFFEE:
            gain_coffee(t, ask.seat, 1)
        else:
            t.gain(ask.seat, move, 1)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("take", goods={"coffee" if move == COFFEE else GOODS[move]: 1})

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return no_room(move)


class CoffeeOrLira(KioskTile):
    """1 coffee, or so many Lira. (LS-K13, LS-K14)"""

    def __init__(self, lira: int) -> None:
        super().__init__(2)
        self.lira = lira

    def options(self, t: Board, seat: int) -> list[int]:
        return [0, 1]

    def carry_out(self, t: Board, seat: int, option: int) -> None:
        if option:
            gain_coffee(t, seat, 1)
        else:
            t.earn(seat, self.lira)

    def phrase(self, option: int) -> Phrase:
        return Phrase("take", goods={"coffee": 1}) if option else Phrase("take", way="lira")


class SevenLiraForCoffee(BonusCard):
    """The card that sells a good for 7 Lira also sells coffee. (LS-B03)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("seven-lira", cards, clause="LS-B03")

    def options(self, t: Board, ask: Ask) -> list[int]:
        if not coffee_of(t, ask.seat) or not spares(t, ask, 1, -7):
            return NOTHING
        # Coffee may be what the open question asks for: it is tried out. (BON-19)
        mocha = mocha_of(t)
        coffee = mocha.coffee
        mocha.coffee = replaced(coffee, ask.seat, coffee[ask.seat] - 1)
        fits = answerable(t, ask)
        mocha.coffee = coffee
        return ONCE if fits else NOTHING

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        pay_coffee(t, ask.seat, 1)
        t.earn(ask.seat, 7)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("play", card=self.name, goods={"coffee": 1})

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        return owed() if coffee_of(t, ask.seat) else lacks_coffee("LS-B03", "it costs", 1, 0)

    def owed(self, t: Board, ask: Ask) -> bool:
        return False  # the 7 Lira may make up for the card: `obstacle` knows


FOR_LIRA: Final = 4


class UseCoffeeTrader(TokenUse):
    """1 coffee for 2 Lira or a good, for who can pay. (MB-10, LS-B11)"""

    def __init__(self, token: int) -> None:
        super().__init__(FOR_LIRA + 1)
        self.token = token

    def options(self, t: Board, ask: Ask) -> list[int]:
        if not spares(t, ask, 1, 0):
            return NOTHING
        found = spare_goods(t, ask)
        if t.seats[ask.seat].lira >= 2 and spares(t, ask, 1, 2):
            return [*found, FOR_LIRA]
        return found

    def why_not(self, t: Board, ask: Ask, option: int) -> Reason:
        me = t.seats[ask.seat]
        if option == FOR_LIRA:
            return lacks_lira("MB-10", "the Coffee trader asks", 2, me.lira) if me.lira < 2 else owed()
        return owed() if me.goods[option] else no_good("MB-10", option)

    def use(self, t: Board, seat: int, option: int) -> None:
        t.tell("coffee-trader", seat)
        if option == FOR_LIRA:
            t.spend(seat, 2)
        else:
            t.give(seat, option, 1)
        gain_coffee(t, seat, 1)
        t.roll_token(self.token)

    def phrase(self, card: str, option: int) -> Phrase:
        said = Phrase("play", card=card, token="coffee-trader")
        if option == FOR_LIRA:
            said.way = "lira"
        else:
            said.goods = {GOODS[option]: 1}
        return said


class KioskSixCard(BonusCard):
    """The card that turns a die to 6 also turns the kiosk's die. (MB-B06)"""

    def __init__(self, cards: list[str]) -> None:
        super().__init__("turn-six", cards, clause="MB-B06")

    def options(self, t: Board, ask: Ask) -> list[int]:
        return ONCE if ask.a != 6 and spares(t, ask, 1, 0) else NOTHING

    def effect(self, t: Board, ask: Ask, option: int) -> None:
        t.asks.pop()
        t.tell("kiosk-turned", ask.seat, 6)
        t.ask(KIOSK_ROLL, ask.seat, 6)

    def phrase(self, t: Board, ask: Ask, option: int) -> Phrase:
        return Phrase("play", card=self.name, way="kiosk", turned=6)

    def timing(self, t: Board, ask: Ask) -> Reason:
        return after_a_roll()

    def obstacle(self, t: Board, ask: Ask, option: int) -> Reason:
        return shows_six() if ask.a == 6 else owed()
