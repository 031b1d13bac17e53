"""A bot's best plans for a seat, worked out from what the seat may know."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from bedesten.advice.game_advice import advice_of
from bedesten.advice.judge_parts import JudgeParts
from bedesten.advice.lookahead import Lookahead, PlanCourse
from bedesten.advice.reasons import Reasons, without_common
from bedesten.advice.types import Advice, AdvisedPlan, Loss
from bedesten.bots import Bot
from bedesten.bots.opinion import MoveOpinion, Opinion
from bedesten.facts import IllegalLine
from bedesten.facts.game_facts import facts_of
from bedesten.facts.plans import Planner
from bedesten.facts.types import LinePlan
from bedesten.kernel.notation import move_phrase
from bedesten.kernel.rule import PLAYS
from bedesten.kernel.sight import Sight
from bedesten.kernel.table import Table

__all__ = ["advice_on", "advise"]

MOST: Final = 3
FAR: Final = 1.5
"""A plan that is so many logits behind the best is not worth telling."""
NOISE: Final = 0.1
"""Plans that differ by less are about as good: another sample of what is hidden could turn them round."""
SEED: Final = 1


def advise(sight: Sight, bot: Bot, asked: str = "") -> Advice | None:
    """A bot's advice, as `advice_on` tells it; None if the bot has no opinion."""
    opinion = bot.opinion(sight)
    return None if opinion is None else advice_on(sight, opinion, asked)


def advice_on(sight: Sight, opinion: Opinion, asked: str = "", ms: int = 0) -> Advice:
    """The three best plans of an opinion with their reasons, and one for a move that was asked about. Nothing but what
    the seat may know is used. With milliseconds, each plan is looked ahead for so long at the most."""
    return _Adviser(sight, opinion, ms).advice(asked)


class _Adviser:
    def __init__(self, sight: Sight, opinion: Opinion, ms: int) -> None:
        self.sight = sight
        self.opinion = opinion
        self.game = facts_of(sight.game)
        self.table = sight.sample(SEED)
        self.planner = Planner(sight)
        self.advice_of_game = advice_of(sight.game)
        judge_parts = JudgeParts(sight.game, sight.seat)
        self.reasons = Reasons(self.game, self.advice_of_game, judge_parts, self.table)
        self.ahead = Lookahead(self.game, self.table, sight.seat, judge_parts.judge, ms)

    def advice(self, asked: str) -> Advice:
        chosen = self._best()
        plans = [self._plan(each) for each in chosen]
        ends = [self._end(each.move) for each in chosen]
        plans = [
            plan if i == 0 else replace(plan, loss=self._loss(plan, plans[0], ends[i], ends[0]))
            for i, plan in enumerate(plans)
        ]
        other = self._asked(asked, plans, ends[0]) if asked else None
        told = without_common(plans)
        plans = [replace(plan, reasons=reasons) for plan, reasons in zip(plans, told, strict=True)]
        even = len(plans) > 1 and all(_logit(plans[0].chance) - _logit(plan.chance) < NOISE for plan in plans)
        return Advice(plans, even, other)

    def _asked(self, words: str, plans: list[AdvisedPlan], best_end: Table) -> AdvisedPlan | None:
        """The plan that begins with a move that was named."""
        move = self.sight.read(words)
        text = self.sight.text(move)
        known = next((plan for plan in plans if plan.moves[0] == text), None)
        if known is not None:
            return known
        rated = self.opinion.of(move)
        worst = self.opinion.moves[-1]
        plan = self._plan(rated or MoveOpinion(move, worst.value, 0, worst.chance, worst.place))
        return replace(plan, loss=self._loss(plan, plans[0], self._end(move), best_end))

    def _best(self) -> list[MoveOpinion]:
        """The best moves, one for each card or thing that is played on top of the question."""
        found: dict[str, MoveOpinion] = {}
        best = self.opinion.moves[0]
        for rated in self.opinion.moves:
            if len(found) == MOST or _logit(best.chance) - _logit(rated.chance) > FAR:
                break
            said = list(self.sight.phrase(rated.move).as_dict().items())
            found.setdefault(repr(said[:2] if rated.move >= PLAYS else said), rated)
        return list(found.values())

    def _course(self, move: int) -> PlanCourse | None:
        return self.ahead.course(move)

    def _end(self, move: int) -> Table:
        course = self._course(move)
        return self.table if course is None else course.end

    def _plan(self, rated: MoveOpinion) -> AdvisedPlan:
        course = self._course(rated.move)
        plan = self._line(rated.move, course)
        first = self.sight.phrase(rated.move)
        place = first.place if first.place is not None else plan.walks[0].target if plan.walks else None
        turns = None if course is None else course.turns
        return AdvisedPlan(plan.line, place, rated.chance, turns, self.reasons.of(plan, course), None)

    def _line(self, move: int, course: PlanCourse | None) -> LinePlan:
        """The turn as the bot would play it, told by the facts."""
        script = [move] if course is None else course.script
        try:
            return self.planner.plan(_texts(self.table, script))
        except IllegalLine:  # what is hidden was imagined otherwise there
            return self.planner.plan([self.sight.text(move)])

    def _loss(self, plan: AdvisedPlan, best: AdvisedPlan, end: Table, best_end: Table) -> Loss:
        """What a plan loses against the best: turns to a ruby; else Lira or assistants, if it is worse at all."""
        if best.turns is not None and (plan.turns is None or plan.turns > best.turns):
            later = 0 if plan.turns is None else plan.turns - best.turns
            return Loss("ruby-later", later)
        if _logit(best.chance) - _logit(plan.chance) < NOISE:
            return Loss("as-good")
        had, has = (self.game.has(one, self.sight.seat) for one in (best_end, end))
        if has["lira", ""] < had["lira", ""]:
            return Loss("less-lira", had["lira", ""] - has["lira", ""])
        if has.get(("assistants", ""), 0) < had.get(("assistants", ""), 0):
            return Loss("fewer-assistants", had["assistants", ""] - has["assistants", ""])
        return Loss("worse")


def _texts(table: Table, script: list[int]) -> list[str]:
    """Moves in notation, up to where chance or somebody else comes."""
    tried = table.copy()
    tried.manual = True
    found: list[str] = []
    for move in script:
        found.append(move_phrase(tried, move).text())
        tried.play(move)
    return found


def _logit(chance: float) -> float:
    held = min(max(chance, 1e-4), 1 - 1e-4)
    return math.log(held / (1 - held))
