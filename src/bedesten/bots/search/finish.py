"""Wins that only have to be taken: a line of the turn under way after which nobody but one seat can win."""

from __future__ import annotations

from typing import Final

from bedesten.bots.judge import Judge
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.turns import own_turn, turn_search
from bedesten.kernel.table import Table

__all__ = ["Finish"]

NEAR: Final = 2
"""Rubies that one turn may bring: who lacks more is not looked for."""
MOST: Final = 3000
"""Positions looked at, at the most."""
REPLY: Final = 400
"""Positions looked at in a rival's last turn, at the most …"""
REPLIES: Final = 8
"""… and how many such turns."""


class Finish:
    """Tries every legal line of a turn, as far as it needs no luck: what is rarely worth a look may win."""

    def __init__(self, judge: Judge, seat: int, budget: Budget) -> None:
        self.judge = judge
        self.seat = seat
        self.budget = budget
        self.turn = 0
        self.looked = 0
        self.replies = 0
        self.end: Table | None = None
        """How the game stands after the line that was found."""

    def first(self, table: Table) -> int:
        """The move that a winning line begins with; -1 if none was found."""
        judge = self.judge
        if judge.lacking(table, self.seat) > NEAR and not judge.last_round(table):
            return -1
        self.turn = table.turn
        for move in table.moves():
            after = table.copy()
            after.play(move)
            if self._wins(after):
                return move
        return -1

    def _wins(self, table: Table) -> bool:
        self.looked += 1
        if table.over:
            return self._won(table)
        if table.turn != self.turn:
            return self._stays_ahead(table)
        if self.looked > MOST or self.budget.late() or table.asks[-1].seat != self.seat:
            return False
        for move in table.moves():
            after = table.copy()
            after.play(move)
            if self._wins(after):
                return True
        return False

    def _won(self, table: Table) -> bool:
        if self.judge.shares(table, self.judge.players(table))[self.seat] < 1.0:
            return False
        self.end = table
        return True

    def _stays_ahead(self, table: Table) -> bool:
        """Whether the others, who have their last turns, can't keep this seat from winning."""
        if not self.judge.last_round(table) or self.replies > REPLIES:
            return False
        for rival in range(self.judge.players(table)):
            if rival != self.seat and self._catches_up(table.copy(), rival):
                return False
        self.end = table
        return True

    def _catches_up(self, table: Table, rival: int) -> bool:
        """Whether a rival can do so in his last turn, if he has one, the others doing nothing."""
        self.replies += 1
        players = self.judge.players(table)
        if not own_turn(table, rival, self.judge):
            return self.judge.shares(table, players)[self.seat] < 1.0
        for ending in turn_search(self.judge, rival, self.budget, REPLY).endings(table):
            own_turn(ending.table, self.seat, self.judge)
            if not ending.table.over or self.judge.shares(ending.table, players)[self.seat] < 1.0:
                return True
        return False
