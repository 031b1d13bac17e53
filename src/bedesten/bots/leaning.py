"""A judge with a leaning: it likes what its style likes, and is of another judge's opinion otherwise."""

from __future__ import annotations

from bedesten.bots.judge import Judge
from bedesten.bots.own_judge import RestOfJudge
from bedesten.kernel.table import Table

__all__ = ["LeaningJudge"]


class LeaningJudge(RestOfJudge):
    """Adds what a style makes of a position, in the other judge's measure, to what that one says of it."""

    def __init__(self, judge: Judge, leaning: Judge) -> None:
        super().__init__(judge)
        self.leaning = leaning

    def value(self, table: Table, seat: int) -> float:
        return self.rest.value(table, seat) + self.leaning.value(table, seat)
