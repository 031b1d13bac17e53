"""The interface of a game to `advice`, and the module that implements it: it bears the game's name."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from bedesten.kernel.table import Table

__all__ = ["GameAdvice", "advice_of"]


class GameAdvice:
    """What one game knows of plans. What a game does not have stays as it is here."""

    def stops(self, before: Table, after: Table, seat: int) -> list[int]:
        """The places to which a turn of a seat led, if the game has places."""
        return []

    def target(self, t: Table) -> int:
        """How many rubies end the game."""
        raise NotImplementedError

    def rivals_before(self, t: Table, seat: int, place: int) -> list[int]:
        """Seats that could have a ruby at this place with their next turn, from what everybody sees."""
        return []

    def lira_short(self, t: Table, seat: int) -> tuple[int, int] | None:
        """Where a ruby is bought for Lira, and how many are lacking for it; None if nothing is sold or lacking."""
        return None


def advice_of(game: str) -> GameAdvice:
    """What is known of a game's plans, by its name."""
    return cast(GameAdvice, import_module(f"bedesten.advice.{game}").ADVICE)
