"""Advice in The Dice Game."""

from __future__ import annotations

from typing import Final

from bedesten.advice.game_advice import GameAdvice
from bedesten.dicegame.board import DiceBoard
from bedesten.kernel.table import Table

__all__ = ["ADVICE"]


class DiceAdvice(GameAdvice):
    """The Dice Game: it has no places."""

    def target(self, t: Table) -> int:
        assert isinstance(t, DiceBoard)
        return t.bazaar.target


ADVICE: Final = DiceAdvice()
