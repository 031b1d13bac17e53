"""Whether the turn under way surely wins: a search of all its moves, for what a shortlist leaves out."""

from __future__ import annotations

from typing import Final

from bedesten.bots.judge import Judge
from bedesten.bots.search.budget import Budget
from bedesten.kernel.rule import NOTHING
from bedesten.kernel.table import Table

__all__ = ["WinSearch"]

MOST: Final = 20_000
"""Positions looked at, at the most; turns that may decide a game have some hundred to some thousand."""


class WinSearch:
    """Looks for moves of one seat after which it has won, with no chance and nobody else's answer among them.

    All ways are gone in one order, so that at the next question of the turn, from where fewer ways lead, the same one
    is found at least as soon: who asks at each question follows a win to its end.
    """

    def __init__(self, judge: Judge, seat: int, budget: Budget) -> None:
        self.judge = judge
        self.seat = seat
        self.budget = budget
        self.turn = 0
        self.left = 0
        """Positions that may still be looked at."""

    def line(self, table: Table) -> list[int]:
        """The answers of the first such way that is found; none if there is none, or too many others were looked at."""
        self.turn = table.turn
        self.left = MOST
        return self._go(table, NOTHING)

    def _go(self, table: Table, line: list[int]) -> list[int]:
        if line and self.judge.won(table, self.seat):
            return line
        if table.over or table.turn != self.turn or table.asks[-1].seat != self.seat:
            return NOTHING
        for move in table.moves():
            self.left -= 1
            if self.left < 0 or self.budget.late():
                return NOTHING
            after = table.copy()
            after.play(move)
            found = self._go(after, line + [move])
            if found:
                return found
        return NOTHING
