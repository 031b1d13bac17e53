"""16 Gemstone Dealer."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.rule import PlaceAction
from bedesten.istanbul.sign import Sign, ruby_deal
from bedesten.istanbul.terms import GEM_RUBIES
from bedesten.kernel.ask import Ask

__all__ = ["GemstoneDealer"]


class GemstoneDealer(PlaceAction):
    """16 Gemstone Dealer: pay the highest uncovered number in Lira for the next ruby. (P16)"""

    def __init__(self) -> None:
        super().__init__("gemstone-dealer", 2)

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

    def words(self, t: Board, ask: Ask, move: int) -> str:
        return "buy"

    def why_not(self, t: Board, ask: Ask, move: int) -> str:
        left = t.rubies[GEM_RUBIES]
        if not left:
            return "no ruby is left here (ED-03)"
        return f"the ruby costs {t.bazaar.gem_prices[left]} Lira, and you have {t.seats[ask.seat].lira} (P16a)"
