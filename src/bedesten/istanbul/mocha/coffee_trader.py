"""The Coffee trader, and the Tavern tile with which encounters cost nothing. (MB-10, MB-19)"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.encounters import Encounter, token_here
from bedesten.istanbul.mocha.part import gain_coffee, mocha_of
from bedesten.istanbul.mocha.terms import ENCOUNTER
from bedesten.istanbul.moments import Toll
from bedesten.istanbul.refusals import lacks_lira, no_good
from bedesten.istanbul.terms import GOODS
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason
from bedesten.kernel.rule import NOTHING

__all__ = ["CoffeeTrader", "EncounterTile"]

FOR_LIRA: Final = 4
FREE: Final = 5
ONLY_FREE: Final = [FREE]


class CoffeeTrader(Encounter):
    """Coffee trader: 1 coffee for 2 Lira or a good, never for coffee, for who can pay; then he is rolled. (MB-10)"""

    def __init__(self, token: int) -> None:
        super().__init__("coffee-trader", len(GOODS) + 2, token)

    def options(self, t: Board, ask: Ask) -> list[int]:
        if not token_here(t, ask, self.token):
            return NOTHING
        if not t.bazaar.toll.due(t, ask.seat):
            return ONLY_FREE
        me = t.seats[ask.seat]
        found = [good for good in range(4) if me.goods[good]]
        return [*found, FOR_LIRA] if me.lira >= 2 else found

    def meet(self, t: Board, ask: Ask, option: int) -> None:
        t.met |= 1 << self.token
        t.tell("coffee-trader", ask.seat)
        gain_coffee(t, ask.seat, 1)
        if option == FOR_LIRA:
            t.spend(ask.seat, 2)
        elif option != FREE:
            t.give(ask.seat, option, 1)
        t.roll_token(self.token)

    def phrase(self, option: int) -> Phrase:
        said = Phrase("trader", token="coffee-trader")
        if option == FOR_LIRA:
            said.way = "lira"
        elif option != FREE:
            said.goods = {GOODS[option]: 1}
        return said

    def why_not(self, t: Board, ask: Ask, option: int) -> Reason:
        if not token_here(t, ask, self.token):
            return super().why_not(t, ask, option)
        if not t.bazaar.toll.due(t, ask.seat):
            return Reason(["MB-19"], "free", "with the Encounter tile he costs nothing: 'trader'")
        if option == FREE:
            return Reason(["MB-10"], "not-free", "he is paid 2 Lira or a good: 'trader lira', 'trader red'")
        if option == FOR_LIRA:
            return lacks_lira("MB-10", "the Coffee trader asks", 2, t.seats[ask.seat].lira)
        return no_good("MB-10", option)


class EncounterTile(Toll):
    """Whoever has the Encounter tile pays none of those he meets. (MB-19)"""

    def due(self, t: Board, seat: int) -> bool:
        return not mocha_of(t).has_tile(seat, ENCOUNTER)
