"""The strongest bot: it plans its turns and the others' replies, and has learned by self-play what they lead to."""

from __future__ import annotations

import math
from typing import Final

from bedesten.bots.judge import Judge
from bedesten.bots.opinion import MoveOpinion, Opinion, place_of
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.planner import ALIKE, Beam, TurnPlan, this_turn
from bedesten.bots.search.searcher import Searcher
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.sight import Sight
from bedesten.kernel.table import Table

__all__ = ["Campaign", "ChampionBot", "sharpened"]

DEPTH: Final = 3
"""Turns of its own that a plan has; after each of them the others play theirs. In trials four were no better, and
plans that grew to a fourth only while there was time far worse: a few of these were compared instead of all."""
EVEN: Final = 1.0
"""How much a turn counts beside the one after it where the others play theirs between: as much."""
ITERATIONS: Final = 40
"""If nothing else is said."""
SAMPLES: Final = 24
"""Outcomes of a sample that are looked at in the turn under way."""
NARROW: Final = 1e-3
"""How far behind all others a move is set that was given up, at least, in units of the judge's scale."""
LEAST: Final = 1e-6
"""Nobody's chances are less, where they are compared."""


class Campaign(Beam):
    """Plans of all lengths at once: each round goes on with one more of every length, as long as there is time.

    A beam must know beforehand how wide it may be. This one only grows wider, so that it can be stopped at any time.
    What counts is not what the seat has but how far it is ahead of the others, if they play their turns, too.
    """

    def __init__(self, judge: Judge, seat: int, budget: Budget, depth: int, replies: int) -> None:
        super().__init__(judge, seat, budget, depth, 1, replies, SAMPLES)
        if replies:
            self.soon = EVEN
        self.rounds = 0
        self.waiting: list[list[TurnPlan]] = [[] for _ in range(depth)]
        """Plans that nobody has gone on with, by length."""
        self.tried: list[dict[int, bool]] = [{} for _ in range(depth)]
        """The moves that plans gone on with begin with, by length."""
        self.leading: list[dict[int, TurnPlan]] = [{} for _ in range(depth)]
        """For each length the best plan that begins with each move."""

    def begin(self, table: Table) -> None:
        for plan in self.first_turn(table):
            self.enter(0, plan)

    def rivals(self, table: Table, others: float) -> float:
        return self.judge.rivals(table, self.seat) if self.replies else others

    def enter(self, length: int, plan: TurnPlan) -> None:
        """A plan with so many turns after the first. One that ends the game is compared with longer ones, too."""
        leading = self.leading[length]
        if plan.first not in leading or plan.value > leading[plan.first].value:
            leading[plan.first] = plan
        if not plan.over:
            self.waiting[length].append(plan)
        elif length + 1 < self.depth:
            self.enter(length + 1, self.rest(plan))

    def go_on(self) -> bool:
        """One more plan of each length gets a further turn; tells whether there was any, and time for it."""
        self.rounds += 1
        longer = False
        for length in range(self.depth - 1):
            plan = self.next_plan(length)
            if plan is None:
                continue
            if not self.budget.another():
                return False
            self.reached = length + 1
            further = self.next_turn(plan)
            if self.budget.over:
                return False
            longer = True
            self.visits[plan.first] += 1
            for after in further:
                self.enter(length + 1, after)
        return longer

    def next_plan(self, length: int) -> TurnPlan | None:
        """The best of those that wait; every other round the best that begins with a move not tried yet."""
        waiting = self.waiting[length]
        tried = self.tried[length]
        best = -1
        if self.rounds % 2:
            for i in range(len(waiting)):
                if waiting[i].first not in tried and (best < 0 or waiting[i].value > waiting[best].value):
                    best = i
        if best < 0:
            for i in range(len(waiting)):
                if best < 0 or waiting[i].value > waiting[best].value:
                    best = i
        if best < 0:
            return None
        plan = waiting.pop(best)
        tried[plan.first] = True
        return plan

    def opinion(self) -> Opinion:
        """Moves by their best plans of full length. Others were given up, and come behind as they did at first."""
        longest = self.depth - 1
        while not self.leading[longest]:
            longest -= 1
        begun = self.leading[0]
        final = self.leading[longest]
        weight = 1.0
        for _ in range(longest):
            weight = 1.0 + self.soon * weight
        ahead: TurnPlan | None = None
        behind: TurnPlan | None = None
        for plan in final.values():
            if ahead is None or plan.value > ahead.value:
                ahead = plan
            if behind is None or plan.value < behind.value:
                behind = plan
        assert ahead is not None
        assert behind is not None
        table = begun[ahead.first].table
        surely = sharpened(self.judge.chances(table), self.judge.certainty(table))
        found: list[MoveOpinion] = []
        for first in begun:
            plan = begun[first]
            if first in final:
                plan = final[first]
                value = plan.value
            else:
                gap = plan.value - begun[behind.first].value
                value = behind.value + weight * min(gap, -NARROW * self.judge.scale)
            chances = shifted(surely, self.seat, (value - ahead.value) / (weight * self.judge.scale))
            place = place_of(chances, self.seat)
            found.append(MoveOpinion(first, value, self.visits[first], chances[self.seat], place, this_turn(plan)))
        return Opinion(found, self.budget.done, longest + 1)


def sharpened(chances: list[float], certainty: float) -> list[float]:
    """Chances to win of which one may be so many times as sure, counted in logits."""
    weights = [math.exp(certainty * math.log(max(chance, LEAST))) for chance in chances]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def shifted(chances: list[float], seat: int, logits: float) -> list[float]:
    """Chances to win, if one seat is worth so many logits more, or less."""
    weights = [max(chance, LEAST) for chance in chances]
    weights[seat] *= math.exp(logits)
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


@mypyc_attr(allow_interpreted_subclasses=True)
class ChampionBot(Searcher):
    """Plans its own turns and the quick replies of the others, on hands that they may have. An iteration is a turn
    more for one plan."""

    def __init__(
        self,
        seed: int = 0,
        judge: str = "learned",
        style: str = "",
        depth: int = DEPTH,
        budget: Budget | None = None,
    ) -> None:
        super().__init__(seed, judge, style, Budget(ITERATIONS) if budget is None else budget)
        self.depth = depth

    def think(self, sight: Sight, judge: Judge) -> Opinion:
        table = sight.sample(self.chance.word())
        table.manual = True
        return self.plan_ahead(table, sight.seat, judge, self.budget, ALIKE)

    def plan_ahead(self, table: Table, seat: int, judge: Judge, budget: Budget, alike: int) -> Opinion:
        """An opinion on the moves of a table, which is used up. So many ways to play this turn that begin with the same
        move are thought through."""
        depth = min(self.depth, judge.longest_plan)
        campaign = Campaign(judge, seat, budget, depth, depth if judge.replies else 0)
        campaign.alike = alike
        campaign.begin(table)
        while campaign.go_on():
            pass
        return campaign.opinion()
