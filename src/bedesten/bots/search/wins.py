"""Whether the turn under way surely wins: a search of all its moves, for what a shortlist leaves out."""

from __future__ import annotations

from typing import Final

from bedesten.bots.judge import Judge
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.turns import Ending
from bedesten.kernel.table import Table

__all__ = ["WinSearch"]

MOST: Final = 8000
"""Positions looked at, at the most: as many for each move that the turn may go on with."""


class WinSearch:
    """Looks for moves of one seat after which it has won, with no chance and nobody else's answer among them."""

    def __init__(self, judge: Judge, seat: int, budget: Budget) -> None:
        self.judge = judge
        self.seat = seat
        self.budget = budget
        self.turn = 0
        self.left = 0
        """Positions that may still be looked at."""

    def ending(self, table: Table, others: float) -> Ending | None:
        """The first such way that is found; None if there is none, or too many others were looked at."""
        self.turn = table.turn
        moves = table.moves()
        for move in moves:
            self.left = MOST // len(moves)
            after = table.copy()
            after.play(move)
            found = self._go(after, [move], others)
            if found is not None:
                return found
        return None

    def _go(self, table: Table, script: list[int], others: float) -> Ending | None:
        if self.judge.finished(table):
            if self.judge.shares(table, self.judge.players(table))[self.seat] == 1.0:
                return Ending(script, table, self.judge.worth(table, self.seat, others), 0.0)
            if table.over:
                return None
        if table.turn != self.turn or table.asks[-1].seat != self.seat:
            return None
        for move in table.moves():
            self.left -= 1
            if self.left < 0 or self.budget.late():
                return None
            after = table.copy()
            after.play(move)
            found = self._go(after, script + [move], others)
            if found is not None:
                return found
        return None
