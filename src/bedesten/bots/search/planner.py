"""A bot that plans its next turns: a beam search over whole turns of its own."""

from __future__ import annotations

from typing import Final

from bedesten.bots.judge import WIN, Judge, bounded
from bedesten.bots.opinion import MoveOpinion, Opinion, place_of
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.searcher import Searcher
from bedesten.bots.search.turns import BUDGET, FEW, Ending, others_played, own_turn, turn_search
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.rule import NOTHING
from bedesten.kernel.sight import Sight
from bedesten.kernel.table import Table

__all__ = ["Beam", "PlannerBot", "TurnPlan", "this_turn"]

LATER: Final = 800
"""Positions looked at in a later turn, at the most."""
FEW_SAMPLES: Final = 6
"""Outcomes of a sample that are looked at in a later turn."""
SAME_PARENT: Final = 5
"""How many ways to go on from one plan are kept, at the most …"""
ALIKE: Final = 2
"""… and how many that begin with the same move: more would be variations of the same."""
EARLIER: Final = 1.5
"""What it is worth to have won a turn earlier, in logits."""
SOON: Final = 0.5
"""How much a turn counts beside the one after it, as long as the others stand still. What comes soon is sure; what
comes late may never come, since others move, too. And several opinions are better than one."""


class TurnPlan:
    """A plan for the next turns: how it begins, where it leads, what that is worth."""

    __slots__ = ("before", "first", "over", "script", "shift", "table", "value")

    def __init__(
        self,
        first: int,
        table: Table,
        value: float,
        shift: float,
        over: bool,
        script: list[int] = NOTHING,
        before: TurnPlan | None = None,
    ) -> None:
        self.first = first
        """The move that it begins with."""
        self.script = script
        """The answers of its last turn, as far as they do not depend on chance."""
        self.before = before
        """The plan that it goes on with by a turn."""
        self.table = table
        self.value = value
        self.shift = shift
        """What was added to the judge's value: see `Ending`."""
        self.over = over
        """Whether the game is decided with it."""


class Beam:
    """All the plans that are pursued, one turn after the other."""

    def __init__(
        self, judge: Judge, seat: int, budget: Budget, depth: int, width: int, replies: int, samples: int = 1
    ) -> None:
        self.judge = judge
        self.seat = seat
        self.budget = budget
        self.depth = depth
        self.width = width
        self.replies = replies
        """After how many of its turns the others are played, too; later they stand still."""
        self.samples = samples
        """How many outcomes of a sample are looked at in the turn that is under way."""
        self.soon = SOON
        """How much a turn counts beside the one after it."""
        self.alike = ALIKE
        """How many ways to play the turn under way are kept that begin with the same move."""
        self.plans: list[TurnPlan] = []
        self.best: dict[int, TurnPlan] = {}
        """The best plan that begins with each move, of the farthest turn that was thought through for it."""
        self.visits: dict[int, int] = {}
        self.reached = 0

    def begin(self, table: Table) -> None:
        """The turn that is under way."""
        plans = self.first_turn(table)
        for plan in plans:
            self.best.setdefault(plan.first, plan)
        self.plans = self.pursued(plans)

    def first_turn(self, table: Table) -> list[TurnPlan]:
        """Plans for the turn that is under way, the best first."""
        search = turn_search(self.judge, self.seat, self.budget, BUDGET, samples=self.samples)
        endings = search.endings(table)
        plans: list[TurnPlan] = []
        for ending in varied(endings, len(endings), self.alike):
            over = self.judge.finished(ending.table)
            value = self.lead(ending, search.others, 0.0)
            plan = TurnPlan(ending.script[0], ending.table, value, ending.shift, over, ending.script)
            self.visits[plan.first] = self.visits.get(plan.first, 0) + 1
            plans.append(plan)
        self.reached = 1
        plans.sort(key=_best_first)
        return plans

    def lead(self, ending: Ending, others: float, shift: float) -> float:
        """How far ahead of the others a turn leaves the seat; not as far as a win, unless it is one."""
        value = ending.value + shift
        if self.judge.finished(ending.table):
            return value - others
        scale = self.judge.scale
        return scale * bounded((value - self.rivals(ending.table, others)) / scale)

    def rivals(self, table: Table, others: float) -> float:
        """What the others have after a turn: the same as before it, as long as they stand still."""
        return others

    def go_on(self) -> bool:
        """One turn more for all plans; tells whether there was anything to do, and time to do it."""
        if self.reached == self.depth:
            return False
        found: list[TurnPlan] = []
        longer = False
        for plan in self.plans:
            if plan.over:
                found.append(self.rest(plan))
                continue
            if not self.budget.another():
                return False
            longer = True
            found.extend(self.next_turn(plan))
            if self.budget.over:
                return False
        if not longer:
            return False
        found.sort(key=_best_first)
        best: dict[int, TurnPlan] = {}
        for plan in found:
            self.visits[plan.first] = self.visits.get(plan.first, 0) + 1
            best.setdefault(plan.first, plan)
        behind = found[0].value
        for plan in best.values():
            behind = min(behind, plan.value)
        for first, plan in self.best.items():
            if first not in best:  # given up: whatever it may bring, it is behind all that were pursued
                plan.value = min(plan.value, behind - self.judge.scale)
                best[first] = plan
        self.best = best
        self.plans = self.pursued(found)
        self.reached += 1
        return True

    def pursued(self, plans: list[TurnPlan]) -> list[TurnPlan]:
        """Of plans in order, those to go on with: for half of them, the best that begin differently; then any."""
        seen: dict[int, int] = {}
        found: list[TurnPlan] = []
        others: list[TurnPlan] = []
        for plan in plans:
            if plan.first not in seen and len(found) < (self.width + 1) // 2:
                seen[plan.first] = 1
                found.append(plan)
            else:
                others.append(plan)
        return found + others[: self.width - len(found)]

    def next_turn(self, plan: TurnPlan) -> list[TurnPlan]:
        """The best ways to go on with a plan."""
        table = plan.table.copy()
        table.manual = True
        if self.reached <= self.replies:
            table = others_played(table, self.seat, self.judge, self.budget)
        if not own_turn(table, self.seat, self.judge):
            others = self.judge.rivals(table, self.seat)
            ending = Ending(NOTHING, table, self.judge.worth(table, self.seat, others), 0.0)
            value = self.lead(ending, others, plan.shift)
            return [TurnPlan(plan.first, table, value + self.soon * plan.value, plan.shift, True, NOTHING, plan)]
        search = turn_search(self.judge, self.seat, self.budget, LATER, FEW, FEW_SAMPLES)
        return [
            TurnPlan(
                plan.first,
                ending.table,
                self.lead(ending, search.others, plan.shift) + self.soon * plan.value,
                ending.shift + plan.shift,
                self.judge.finished(ending.table),
                ending.script,
                plan,
            )
            for ending in varied(search.endings(table), SAME_PARENT)
        ]

    def rest(self, plan: TurnPlan) -> TurnPlan:
        """A plan that is decided sooner than others: a turn more counts as much for it as the best could for them."""
        value = plan.value * (1.0 + self.soon + EARLIER / WIN)
        return TurnPlan(plan.first, plan.table, value, plan.shift, True, plan.script, plan.before)

    def opinion(self) -> Opinion:
        found: list[MoveOpinion] = []
        for first, plan in self.best.items():
            chances = self.judge.chances(plan.table)
            place = place_of(chances, self.seat)
            found.append(MoveOpinion(first, plan.value, self.visits[first], chances[self.seat], place, this_turn(plan)))
        return Opinion(found, self.budget.done, self.reached)


def this_turn(plan: TurnPlan) -> list[int]:
    """The answers of a plan in the turn under way."""
    while plan.before is not None:
        plan = plan.before
    return plan.script


def varied(endings: list[Ending], most: int, as_many: int = ALIKE) -> list[Ending]:
    """The best ways to play a turn, but few that begin alike, and none that comes to the same as one before."""
    endings.sort(key=_best_ending_first)
    alike: dict[int, int] = {}
    found: list[Ending] = []
    for ending in endings:
        if found and ending.value == found[-1].value:
            continue
        first = ending.script[0] if ending.script else -1
        count = alike.get(first, 0)
        if count < as_many:
            alike[first] = count + 1
            found.append(ending)
            if len(found) == most:
                break
    return found


def _best_first(plan: TurnPlan) -> float:
    return -plan.value


def _best_ending_first(ending: Ending) -> float:
    return -ending.value


@mypyc_attr(allow_interpreted_subclasses=True)
class PlannerBot(Searcher):
    """Plans its own next turns: so many turns deep, so many plans at a time. The others stand still meanwhile, or are
    played quickly after so many turns."""

    def __init__(
        self,
        seed: int = 0,
        judge: str = "hand",
        style: str = "",
        depth: int = 3,
        width: int = 8,
        replies: int = 0,
        budget: Budget | None = None,
    ) -> None:
        super().__init__(seed, judge, style, budget)
        self.replies = replies
        self.depth = depth
        self.width = width
        self.takes_wins = depth > 1

    def think(self, sight: Sight, judge: Judge) -> Opinion:
        table = sight.sample(self.chance.word())
        table.manual = True
        beam = Beam(judge, sight.seat, self.budget, self.depth, self.width, self.replies)
        beam.begin(table)
        while beam.go_on():
            pass
        return beam.opinion()
