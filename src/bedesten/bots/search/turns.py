"""Whole turns: all the ways in which a seat's turn may go, and how to come to its next one."""

from __future__ import annotations

from typing import Final

from bedesten.bots.judge import Judge
from bedesten.bots.own_judge import RestOfJudge
from bedesten.bots.search.budget import Budget
from bedesten.kernel.ask import CHANCE
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.rule import NOTHING, PLAYS
from bedesten.kernel.table import Table

__all__ = ["Ending", "TurnSearch", "answer", "others_played", "own_turn", "turn_search"]

BUDGET: Final = 4000
"""Positions looked at in one turn, at the most; beyond it branches are cut to their first moves."""

QUICK: Final = 120
"""Positions looked at in a turn that is played quickly, at the most."""
FEW: Final = 11
"""So many outcomes of chance are enough where a turn is still far away."""


@mypyc_attr(acyclic=True)
class Ending:
    """One way in which a turn may go.

    Where dice decide, it ends with the roll that comes nearest to the mean of all, and `shift` is what is missing.
    """

    __slots__ = ("script", "shift", "table", "value")

    def __init__(self, script: list[int], table: Table, value: float, shift: float) -> None:
        self.script = script
        """The seat's answers, as far as they do not depend on chance."""
        self.table = table
        """Where the turn ends."""
        self.value = value
        """What that is worth, in the mean."""
        self.shift = shift
        """What has been added to the judge's value of the table."""


class TurnSearch:
    """Finds the ways in which a turn may go, and counts the positions that it looks at.

    Cards can be played at almost any moment of a turn, mostly to the same end. So what could have been played at one
    question and was not is not tried again later in the same turn. Once time is up the way under way is played to its
    end, and no other one is begun.
    """

    def __init__(
        self, judge: Judge, seat: int, budget: Budget, most: int = BUDGET, outcomes: int = 21, samples: int = 1
    ) -> None:
        self.judge = judge
        self.seat = seat
        self.budget = budget
        self.most = most
        self.outcomes = outcomes
        """Where chance has more outcomes than so many, fewer stand for them."""
        self.samples = samples
        """How many outcomes of a sample are looked at. With more than one it is worth comparing more answers, too, to
        the very question that is asked."""
        self.sampled = False
        """Whether this way has come through a sample."""
        self.looked = 0
        self.turn = 0
        self.others = 0.0
        """What the others have as one where the turn begins: see `Judge.worth`."""
        self.found: list[Ending] = []

    def endings(self, table: Table) -> list[Ending]:
        """All ways from here to the end of the turn, in no order. The table, with manual chance, is used up."""
        self._begin(table)
        self.found = []
        self._go(table, [], NOTHING)
        return self.found

    def best(self, table: Table) -> Ending:
        """The best way from here to the end of the turn. The table is used up."""
        self._begin(table)
        return self._best(table, NOTHING)

    def _begin(self, table: Table) -> None:
        self.turn = table.turn
        self.looked = 0
        self.others = self.judge.rivals(table, self.seat)

    def _cut(self) -> bool:
        self.looked += 1
        return self.looked > self.most or self.budget.late()

    def _ended(self, table: Table) -> bool:
        if table.over or table.turn != self.turn:
            return True
        asked = table.asks[-1].seat
        return asked != self.seat and asked != CHANCE

    def _judged(self, table: Table, script: list[int]) -> Ending:
        return Ending(script, table, self.judge.worth(table, self.seat, self.others), 0.0)

    def _go(self, table: Table, script: list[int], declined: list[int]) -> None:
        cut = self._cut()
        if self._ended(table):
            self.found.append(self._judged(table, script))
            return
        if table.asks[-1].seat == CHANCE:
            mean = self._mean(table, declined, cut)
            mean.script = script
            self.found.append(mean)
            return
        close = self.samples > 1 and not script
        moves = self.judge.longlist(table, table.moves()) if close else self._worth_a_look(table, declined, cut)
        plays = [move for move in moves if move >= PLAYS]
        last = len(moves) - 1
        for i in range(len(moves)):
            if i and self.budget.over:
                break
            move = moves[i]
            after = table.copy() if i < last else table
            after.play(move)
            if close:
                self.looked = 0
            self._go(after, script + [move], self._passed_by(declined, plays, move))

    def _best(self, table: Table, declined: list[int]) -> Ending:
        cut = self._cut()
        if self._ended(table):
            return self._judged(table, NOTHING)
        if table.asks[-1].seat == CHANCE:
            return self._mean(table, declined, cut)
        moves = self._worth_a_look(table, declined, cut)
        plays = [move for move in moves if move >= PLAYS]
        last = len(moves) - 1
        best: Ending | None = None
        for i in range(len(moves)):
            if i and self.budget.over:
                break
            after = table.copy() if i < last else table
            after.play(moves[i])
            ending = self._best(after, self._passed_by(declined, plays, moves[i]))
            if best is None or ending.value > best.value:
                best = ending
        assert best is not None
        return best

    def _mean(self, table: Table, declined: list[int], cut: bool) -> Ending:
        """What chance brings in the mean, the turn being played well after each outcome."""
        outcomes = self.judge.outcomes(table)
        sample = self.judge.sampled(table)
        if cut:
            outcomes = outcomes[len(outcomes) // 2 :][:1]
        elif sample:
            outcomes = outcomes[: self.samples]
        elif len(outcomes) > self.outcomes:
            outcomes = self.judge.few_outcomes(table)
        if len(outcomes) == 1:
            table.play(outcomes[0][0])
            return self._best(table, declined)
        endings: list[Ending] = []
        total = 0.0
        weights = 0
        share = (self.most - self.looked) // len(outcomes)
        sampled = self.sampled
        self.sampled = sampled or sample
        for outcome, weight in outcomes:
            if endings and self.budget.over:
                break
            if sample:  # each begins a turn of its own
                self.looked = self.most - share
            after = table.copy()
            after.play(outcome)
            ending = self._best(after, declined)
            endings.append(ending)
            total += weight * ending.value
            weights += weight
        self.sampled = sampled
        mean = total / weights
        nearest = endings[0]
        for ending in endings:
            if abs(ending.value - mean) < abs(nearest.value - mean):
                nearest = ending
        return Ending(NOTHING, nearest.table, mean, nearest.shift + mean - nearest.value)

    def _worth_a_look(self, table: Table, declined: list[int], cut: bool) -> list[int]:
        if self.sampled:
            answer = self.judge.settled(table)
            if answer >= 0:
                return [answer]
        moves = self.judge.shortlist(table, table.moves())
        if cut:
            return moves[:1]
        return [move for move in moves if move < PLAYS or move not in declined] if declined else moves

    def _passed_by(self, declined: list[int], plays: list[int], move: int) -> list[int]:
        """What is not to be played any more after a move: all that was not played, or what comes before it in order."""
        if not plays:
            return declined
        if move < PLAYS:
            return declined + plays
        return declined + [play for play in plays if play < move]


# ── Many endings judged in one call ────────────────────────────────────────────────────────────────────────


class CountedBudget(Budget):
    """A budget that remembers after how many questions the time was up, so that a search can be repeated exactly."""

    def __init__(self, budget: Budget) -> None:
        super().__init__()
        self.budget = budget
        self.before = budget.over
        self.over = budget.over
        self.last = -1
        """After which question the time was up; -1 if it never was."""
        self.repeating = False

    def late(self) -> bool:
        self.asked += 1
        if self.repeating:
            self.over = self.over or self.asked == self.last
        elif not self.over and self.budget.late():
            self.over = True
            self.last = self.asked
        return self.over

    def repeat(self) -> None:
        self.repeating = True
        self.asked = 0
        self.over = self.before


class NotedValues(RestOfJudge):
    """Notes the positions that a search wants to be judged; once they are, tells their values in the same order."""

    def __init__(self, judge: Judge, seat: int) -> None:
        super().__init__(judge)
        self.seat = seat
        self.tables: list[Table] = []
        self.found: list[float] = []
        self.told = -1

    def value(self, table: Table, seat: int) -> float:
        if self.told < 0:
            self.tables.append(table)
            return 0.0
        self.told += 1
        return self.found[self.told - 1]

    def rivals(self, table: Table, seat: int) -> float:
        return self.rest.rivals(table, seat)

    def judge_all(self) -> None:
        self.found = self.rest.values(self.tables, self.seat)
        self.told = 0


class BatchedTurnSearch(TurnSearch):
    """Searches a turn twice: where it may end does not depend on what that is worth, so the first time all endings are
    noted, then judged in one call, and the second time the best ways to them are found."""

    def endings(self, table: Table) -> list[Ending]:
        judge = self.judge
        budget = self.budget
        self._prepare(table, True)
        found = super().endings(table)
        self.judge = judge
        self.budget = budget
        return found

    def best(self, table: Table) -> Ending:
        judge = self.judge
        budget = self.budget
        self._prepare(table, False)
        found = super().best(table)
        self.judge = judge
        self.budget = budget
        return found

    def _prepare(self, table: Table, every: bool) -> None:
        counted = CountedBudget(self.budget)
        noted = NotedValues(self.judge, self.seat)
        self.judge = noted
        self.budget = counted
        if every:
            super().endings(table.copy())
        else:
            super().best(table.copy())
        noted.judge_all()
        counted.repeat()


def turn_search(
    judge: Judge, seat: int, budget: Budget, most: int = BUDGET, outcomes: int = 21, samples: int = 1
) -> TurnSearch:
    """A search for the ways in which a turn may go: the kind that suits the judge."""
    if judge.batched:
        return BatchedTurnSearch(judge, seat, budget, most, outcomes, samples)
    return TurnSearch(judge, seat, budget, most, outcomes, samples)


# ── To the next turn ───────────────────────────────────────────────────────────────────────────────────────


def answer(table: Table, judge: Judge) -> None:
    """Whoever is asked gives the likeliest answer; chance one of its middling ones."""
    if table.asks[-1].seat == CHANCE:
        outcomes = judge.outcomes(table)
        table.play(outcomes[len(outcomes) // 2][0])
    else:
        table.play(judge.shortlist(table, table.moves())[0])


def others_played(table: Table, seat: int, judge: Judge, budget: Budget) -> Table:
    """Where this seat's next turn begins if the others play theirs quickly, as the judge likes best for each.

    The table, with manual chance, is used up.
    """
    while not table.over and table.active != seat:
        turn = table.turn
        table = turn_search(judge, table.active, budget, QUICK, FEW).best(table).table
        while table.turn == turn and not table.over:
            answer(table, judge)  # somebody else has been asked: the rest is played without a thought
    return table


def own_turn(table: Table, seat: int, judge: Judge) -> bool:
    """Go on to where this seat's turn is under way, the others doing nothing; tells whether there is one.

    What somebody has begun is brought to its end: half an action would leave tiles and cards where they can't be.
    """
    while not table.over:
        asked = table.asks[-1]
        if table.active == seat and (asked.seat == seat or asked.seat == CHANCE):
            return True
        if table.active != seat and judge.unbegun(table):
            judge.pass_turn(table)
        else:
            answer(table, judge)
    return False
