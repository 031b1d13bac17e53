"""Guild cards that bring a ruby. (MB-G13, MB-G16, MB-G20)"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.guild.turn import GuildCard
from bedesten.istanbul.mocha.part import coffee_of, gain_coffee
from bedesten.istanbul.mocha.places.coffee_house import CoffeeHouse
from bedesten.istanbul.mocha.terms import GUILD_DELIVERY
from bedesten.istanbul.refusals import lacks_goods
from bedesten.istanbul.rule import Question, goods_words, named_goods
from bedesten.istanbul.terms import GEM_RUBIES, PALACE_RUBIES
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["DELIVERIES", "GuildDelivery", "HalfPriceRuby", "RubyForFifteen", "SixGoodsForRuby"]


class SixGoodsForRuby(GuildCard):
    """13: any 6 goods for the next ruby of the Sultan's Palace. (MB-G13)"""

    def possible(self, t: Board, seat: int) -> bool:
        return t.seats[seat].all_goods() >= 6 and t.rubies[PALACE_RUBIES] > 0

    def carry_out(self, t: Board, seat: int) -> None:
        t.ask(GUILD_DELIVERY, seat)


def _deliveries() -> list[list[int]]:
    """All ways to give 6 goods, of which a barrow holds 5 of a kind."""
    found: list[list[int]] = []
    numbers = range(6)
    for red in numbers:
        for green in numbers:
            for yellow in numbers:
                blue = 6 - red - green - yellow
                if 0 <= blue <= 5:
                    found.append([red, green, yellow, blue])
    return found


DELIVERIES: Final = _deliveries()


class GuildDelivery(Question):
    """Any 6 goods for the next ruby of the Sultan's Palace. (MB-G13)"""

    def __init__(self) -> None:
        super().__init__("guild-delivery", len(DELIVERIES), clause="MB-G13")

    def moves(self, t: Board, ask: Ask) -> list[int]:
        goods = t.seats[ask.seat].goods
        found: list[int] = []
        for i in range(len(DELIVERIES)):
            given = DELIVERIES[i]
            if given[0] <= goods[0] and given[1] <= goods[1] and given[2] <= goods[2] and given[3] <= goods[3]:
                found.append(i)
        return found

    def play(self, t: Board, ask: Ask, move: int) -> None:
        for good in range(4):
            t.give(ask.seat, good, DELIVERIES[move][good])
        t.take_ruby(ask.seat, PALACE_RUBIES)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("deliver", goods=named_goods(DELIVERIES[move]))

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return lacks_goods("MB-G13", goods_words(DELIVERIES[move]), goods_words(t.seats[ask.seat].goods))

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        return Reason(["MB-G13"], "as-many", "6 goods are delivered", {"count": 6})


class RubyForFifteen(GuildCard):
    """16: 15 Lira for the next ruby of the Gemstone Dealer, then 1 coffee for each own ruby. (MB-G16)"""

    def possible(self, t: Board, seat: int) -> bool:
        return t.seats[seat].lira >= 15 and t.rubies[GEM_RUBIES] > 0

    def carry_out(self, t: Board, seat: int) -> None:
        t.spend(seat, 15)
        t.take_ruby(seat, GEM_RUBIES)
        gain_coffee(t, seat, t.seats[seat].rubies)


class HalfPriceRuby(GuildCard):
    """20: the next ruby of the Coffee House for half its price, rounded up. (MB-G20)"""

    def __init__(self, number: int, coffee_house: CoffeeHouse) -> None:
        super().__init__(number)
        self.coffee_house = coffee_house

    def price(self, t: Board) -> int:
        return (self.coffee_house.price(t) + 1) // 2

    def possible(self, t: Board, seat: int) -> bool:
        return 0 < self.price(t) <= coffee_of(t, seat)

    def carry_out(self, t: Board, seat: int) -> None:
        self.coffee_house.buy(t, seat, self.price(t))
