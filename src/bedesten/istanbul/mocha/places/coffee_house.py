"""20 Coffee House."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.part import coffee_of, lacks_coffee, pay_coffee
from bedesten.istanbul.refusals import no_ruby_left
from bedesten.istanbul.rule import PlaceAction
from bedesten.istanbul.sign import Sign, ruby_deal
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["CoffeeHouse"]


class CoffeeHouse(PlaceAction):
    """20 Coffee House: pay the highest uncovered number in coffee for the next ruby. (P20)"""

    def __init__(self, rubies: int, prices: list[int]) -> None:
        super().__init__("coffee-house", 2, clause="P20a")
        self.rubies = rubies
        """By what index its rubies are taken."""
        self.prices = prices
        """By how many rubies are left."""

    def price(self, t: Board) -> int:
        """What the next ruby costs; 0 if there is none."""
        return self.prices[t.rubies[self.rubies]]

    def possible(self, t: Board, ask: Ask) -> bool:
        price = self.price(t)
        return 0 < price <= coffee_of(t, ask.seat)

    def choices(self, t: Board, ask: Ask) -> list[int]:
        return [1]

    def act(self, t: Board, ask: Ask, move: int) -> None:
        self.buy(t, ask.seat, self.price(t))

    def buy(self, t: Board, seat: int, price: int) -> None:
        pay_coffee(t, seat, price)
        t.take_ruby(seat, self.rubies)

    def show(self, t: Board, sign: Sign) -> None:
        sign.deals.append(ruby_deal("coffee", self.prices, t.rubies[self.rubies]))

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("brew")

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if not self.price(t):
            return no_ruby_left("ED-03")
        return lacks_coffee("P20a", "the ruby costs", self.price(t), coffee_of(t, ask.seat))
