"""The reasons for a plan: facts about it, each with the weight that the bot's evaluation gives it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from bedesten.advice.game_advice import GameAdvice
from bedesten.advice.judge_parts import JudgeParts
from bedesten.advice.lookahead import PlanCourse
from bedesten.advice.types import GROUPS, AdvisedPlan, Motive, MotiveCode
from bedesten.facts.game_facts import Belongings, GameFacts
from bedesten.facts.types import LinePlan
from bedesten.kernel.table import Table

__all__ = ["Reasons", "without_common"]

MOST: Final = 4
LIGHT: Final = 0.02
"""What weighs less is not worth a line, in logits."""
NEAR: Final = 6
"""With so many Lira lacking for a ruby it is worth a word."""
LUCK: Final = ("tea-house", "black-market", "roll")
"""Dice that decide what a turn brings; others only send somebody elsewhere."""
DEEDS: Final = {"pick-up": "pick-up", "fetch": "fetch", "leave": "leave"}


class Reasons:
    """Finds what speaks for a plan and against it."""

    def __init__(self, game: GameFacts, advice: GameAdvice, judge_parts: JudgeParts, now: Table) -> None:
        self.game = game
        self.advice = advice
        self.judge_parts = judge_parts
        self.seat = judge_parts.seat
        self.now = now
        self.before = judge_parts.parts(now)

    def of(self, plan: LinePlan, course: PlanCourse | None) -> list[Motive]:
        """At most one of a group, the weightiest first."""
        end = now = self.now
        if course is not None:
            end = course.end
        after = self.judge_parts.parts(end)
        shift = {of: after[of] - self.before[of] for of in {*after, *self.before}}
        found: list[Motive] = []
        if course is not None:
            found += self._rubies(plan, course, shift)
        found += self._changes(plan, now, end, shift)
        found += self._assistants(plan, shift)
        found += self._others(plan, course)
        return _chosen(found)

    # ── Rubies ─────────────────────────────────────────────────────────────────────────────────────────────────

    def _rubies(self, plan: LinePlan, course: PlanCourse, shift: dict[str, float]) -> Iterator[Motive]:
        if course.turns is None:
            short = self.advice.lira_short(course.end, self.seat)
            if short is not None and short[1] <= NEAR and not course.end.over:
                yield Motive("short", max(shift.get("lira", 0.0), LIGHT), lira=short[1], place=short[0])
            return
        rubies = self._has(course.tables[-1], "rubies") - self._has(self.now, "rubies")
        worth = self._ruby_worth(course.tables[-1])
        lucky = plan.stop == "chance" and any(odds.kind in LUCK for odds in plan.odds)
        if course.turns == 1 and not lucky:
            lira, goods = _paid(plan)
            wins = self._has(course.end, "rubies") >= self.advice.target(self.now)
            yield Motive("wins" if wins else "ruby", worth, count=rubies, lira=lira, goods=goods or None)
            return
        turns = pairwise([self.now, *course.tables])
        known = [place for before, after in turns for place in self.advice.stops(before, after, self.seat)]
        code: MotiveCode = "ruby-luck" if lucky else "ruby-in"
        yield Motive(code, worth / course.turns, count=course.turns, places=known or None)
        if known:
            for rival in self.advice.rivals_before(self.now, self.seat, known[-1])[:1]:
                yield Motive("rival", -worth / (2 * course.turns), seat=rival, place=known[-1])

    def _ruby_worth(self, then: Table) -> float:
        """What the ruby that a plan leads to is worth to the judge."""
        if then.over:
            return 10.0
        return max(self.judge_parts.parts(then)["rubies"] - self.before["rubies"], 0.5)

    # ── What changes ───────────────────────────────────────────────────────────────────────────────────────────

    def _changes(self, plan: LinePlan, now: Table, end: Table, shift: dict[str, float]) -> Iterator[Motive]:
        yield from self._dice(plan, shift)
        goods = {change.what: change.after - change.before for change in plan.changes if self._is_good(change.what)}
        gained = {good: count for good, count in goods.items() if count > 0}
        if gained:
            yield Motive("goods", shift.get("goods", 0.0), goods=gained)
        for change in plan.changes:
            if change.what == "lira" and change.after > change.before:
                yield Motive("lira", shift.get("lira", 0.0), lira=change.after - change.before)
        had, has = self.game.has(now, self.seat), self.game.has(end, self.seat)
        if (plan.stop == "chance" and not plan.odds[:1]) or any(odds.kind == "roll" for odds in plan.odds):
            yield from self._likely(plan, had, has, shift)
        for what, name in has:
            more = has[what, name] - had.get((what, name), 0)
            if more > 0 and what not in ("lira", "rubies", "assistants") and not self._is_good(what):
                yield Motive("gain", shift.get(what, LIGHT), what=what, name=name or None, count=more)
        for warning in plan.warnings:
            if warning.code == "no-room" and warning.count:
                yield Motive("no-room", -0.1 * warning.count, name=warning.good, count=warning.count)

    def _dice(self, plan: LinePlan, shift: dict[str, float]) -> Iterator[Motive]:
        for odds in plan.odds:
            if len(odds.best) == 1 and odds.best[0].lira is not None:
                line = odds.best[0]
                weight = shift.get("lira", 0.0)
                yield Motive("lira-odds", weight, lira=line.lira, chance=line.chance, mean=round(line.mean, 1))
            elif odds.kind == "black-market" and plan.stop == "chance":
                none = sum(line.chance for line in odds.best if line.key == "0")
                yield Motive("goods-odds", shift.get("goods", 0.0), name="blue", chance=1 - none)

    def _likely(self, plan: LinePlan, had: Belongings, has: Belongings, shift: dict[str, float]) -> Iterator[Motive]:
        """What dice bring about, where no odds of a single thing say it: what they bring near their mean."""
        told = {change.what for change in plan.changes}
        more = {what: has[what, name] - had.get((what, name), 0) for what, name in has if what not in told and not name}
        goods = {what: count for what, count in more.items() if self._is_good(what) and count > 0}
        lira = max(more.get("lira", 0), 0)
        if goods or lira:
            weight = shift.get("goods", 0.0) + shift.get("lira", 0.0)
            yield Motive("likely", weight or LIGHT, goods=goods or None, lira=lira or None)

    def _is_good(self, what: str) -> bool:
        return what in ("red", "green", "yellow", "blue", "brown")

    # ── Assistants and others ──────────────────────────────────────────────────────────────────────────────────

    def _assistants(self, plan: LinePlan, shift: dict[str, float]) -> Iterator[Motive]:
        weight = shift.get("assistants", 0.0)
        for each in plan.assistants:
            if each.neutral:
                continue
            if each.deed == "leave":
                code, weight = ("leave", weight) if each.after else ("leave-last", min(weight, -0.3))
                yield Motive(
                    "leave-last" if code == "leave-last" else "leave", weight, before=each.before, after=each.after
                )
            elif each.deed == "pick-up":
                yield Motive("pick-up", weight, before=each.before, after=each.after)
            else:
                yield Motive("fetch", weight, count=each.after - each.before)

    def _others(self, plan: LinePlan, course: PlanCourse | None) -> Iterator[Motive]:
        lira = sum(payment.lira for payment in plan.payments)
        if lira:
            seats = [seat for payment in plan.payments for seat in payment.seats]
            yield Motive("pay", -0.1 * lira, lira=lira, seats=seats)
        for meeting in plan.meets[:1]:
            yield Motive("meet", 0.1, name=meeting.who, seat=meeting.seat)

    def _has(self, table: Table, what: str) -> int:
        return self.game.has(table, self.seat)[what, ""]


def _paid(plan: LinePlan) -> tuple[int | None, dict[str, int]]:
    """What a line costs: Lira, besides what others are paid, and goods."""
    lira: int | None = None
    goods: dict[str, int] = {}
    for change in plan.changes:
        if change.after < change.before:
            if change.what == "lira":
                lira = change.before - change.after
            elif change.what in ("red", "green", "yellow", "blue", "brown"):
                goods[change.what] = change.before - change.after
    return lira, goods


def _chosen(found: list[Motive]) -> list[Motive]:
    """The weightiest of each group, in order of weight, whichever way they speak."""
    chosen: list[Motive] = []
    groups: set[str] = set()
    for motive in sorted(found, key=lambda one: -abs(one.weight)):
        group = GROUPS.get(motive.code, f"{motive.code} {motive.what} {motive.name}")
        if group not in groups and (abs(motive.weight) >= LIGHT or GROUPS.get(motive.code) == "ruby"):
            groups.add(group)
            chosen.append(motive)
    return chosen[:MOST]


def without_common(plans: list[AdvisedPlan]) -> list[list[Motive]]:
    """The reasons of each plan without those that all share, for these decide nothing; one is always left."""
    if len(plans) < 2:
        return [plan.reasons for plan in plans]
    told = [{_words(motive) for motive in plan.reasons} for plan in plans]
    shared = set.intersection(*told)
    return [[motive for motive in plan.reasons if _words(motive) not in shared] or plan.reasons[:1] for plan in plans]


def _words(motive: Motive) -> str:
    """What a reason says, without its weight."""
    said = (motive.code, motive.count, motive.lira, motive.what, motive.name, motive.goods, motive.place)
    return repr((*said, motive.places, motive.seat, motive.seats, motive.chance, motive.before, motive.after))
