"""Lookahead: how a plan's turn would be played, and how many turns it takes to the next ruby."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bedesten.bots.judge import Judge
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.planner import Beam, TurnPlan
from bedesten.facts.game_facts import GameFacts
from bedesten.kernel.table import Table

__all__ = ["Lookahead", "PlanCourse"]

TURNS: Final = 5
"""So many turns of its own are looked through for a ruby, this one counted."""
WIDTH: Final = 5
"""So many plans of each length are gone on with."""
SAMPLES: Final = 6
"""Outcomes of a sample that are looked at in this turn."""


@dataclass(frozen=True)
class PlanCourse:
    """How a plan would go: this turn, and the turns up to the next ruby."""

    script: list[int]
    """The answers of this turn, as far as they do not depend on chance."""
    end: Table
    """Where this turn ends, with dice near their mean."""
    turns: int | None
    """Turns to the next ruby, this one counted; None if none was found."""
    tables: list[Table]
    """Where each of these turns ends; none if there is no ruby."""


class Lookahead:
    """The courses of plans that begin with different moves, while the others stand still."""

    def __init__(self, game: GameFacts, table: Table, seat: int, judge: Judge, ms: int = 0) -> None:
        self.game = game
        self.seat = seat
        self.judge = judge
        self.ms = ms
        self.rubies = self._rubies(table)
        first = self._beam()
        tried = table.copy()
        tried.manual = True
        self._plans = first.first_turn(tried)

    def course(self, move: int) -> PlanCourse | None:
        """How a plan goes that begins with this move; None if the search has not looked at it."""
        plans = [plan for plan in self._plans if plan.first == move]
        if not plans:
            return None
        beam = self._beam()
        beam.plans, beam.best, beam.visits, beam.reached = plans, {move: plans[0]}, {move: 0}, 1
        found = self._with_ruby(plans)
        while found is None and beam.go_on():
            found = self._with_ruby(beam.plans)
        begun, tables = plans[0], []
        if found is not None:
            chain = _chain(found)
            begun, tables = chain[0], [plan.table for plan in chain]
        return PlanCourse(begun.script, begun.table, len(tables) or None, tables)

    def _with_ruby(self, plans: list[TurnPlan]) -> TurnPlan | None:
        rich = [plan for plan in plans if self._rubies(plan.table) > self.rubies]
        return max(rich, key=lambda plan: plan.value, default=None)

    def _beam(self) -> Beam:
        budget = Budget(0, self.ms)
        budget.begin()
        return Beam(self.judge, self.seat, budget, TURNS, WIDTH, 0, SAMPLES)

    def _rubies(self, table: Table) -> int:
        return self.game.has(table, self.seat)["rubies", ""]


def _chain(plan: TurnPlan) -> list[TurnPlan]:
    """The plan of each turn, the first one first."""
    found = [plan]
    while found[0].before is not None:
        found.insert(0, found[0].before)
    return found
