"""6 Caravansary: what coffee adds to it."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.mocha.part import gain_coffee
from bedesten.istanbul.moments import Besides
from bedesten.istanbul.sign import Sign
from bedesten.kernel.ask import Ask

__all__ = ["CaravanCoffee"]


class CaravanCoffee(Besides):
    """6 Caravansary: besides the cards 1 coffee. (P06d)"""

    def possible(self, t: Board, ask: Ask) -> bool:
        return True

    def bring(self, t: Board, ask: Ask) -> None:
        gain_coffee(t, ask.seat, 1)

    def show(self, sign: Sign) -> None:
        sign.deals[0].gives["coffee"] = 1
