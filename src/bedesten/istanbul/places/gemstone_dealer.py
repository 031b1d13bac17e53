"""16 Gemstone Dealer."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.refusals import lacks_lira, no_ruby_left
from bedesten.istanbul.rule import PlaceAction
from bedesten.istanbul.sign import Sign, ruby_deal
from bedesten.istanbul.terms import GEM_RUBIES
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["GemstoneDealer"]


class GemstoneDealer(PlaceAction):
    """16 Gemstone Dealer: pay the highest uncovered number in Lira for the next ruby. (P16)"""

    def __init__(self) -> None:
        super().__init__("gemstone-dealer", 2, clause="P16a")

    def possible(self, t: Board, ask: Ask) -> bool:
        left = t.rubies[GEM_RUBIES]
        return left > 0 and t.seats[ask.seat].lira >= t.bazaar.gem_prices[left]

    def choices(self, t: Board, ask: Ask) -> list[int]:
        return [1]

    def act(self, t: Board, ask: Ask, move: int) -> None:
        t.spend(ask.seat, t.bazaar.gem_prices[t.rubies[GEM_RUBIES]])
        t.take_ruby(ask.seat, GEM_RUBIES)

    def show(self, t: Board, sign: Sign) -> None:
        sign.deals.append(ruby_deal("lira", t.bazaar.gem_prices, t.rubies[GEM_RUBIES]))

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("buy")

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        left = t.rubies[GEM_RUBIES]
        if not left:
            return no_ruby_left("ED-03")
        return lacks_lira("P16a", "the ruby costs", t.bazaar.gem_prices[left], t.seats[ask.seat].lira)
