"""Splits the learned judge's value of a position into parts: the weights behind reasons."""

from __future__ import annotations

from collections import defaultdict

from bedesten.bots.dicegame.learned_judge import LearnedDiceGameJudge
from bedesten.bots.istanbul.learned_judge import LearnedIstanbulJudge
from bedesten.bots.judge import Judge
from bedesten.bots.judges import judge_for
from bedesten.bots.weights import features_of
from bedesten.kernel.table import Table

__all__ = ["JudgeParts"]


class JudgeParts:
    """Tells how much of a position's value comes from each thing: Lira, goods, assistants, what is next …"""

    def __init__(self, game: str, seat: int) -> None:
        judge = judge_for(game, "learned")
        assert isinstance(judge, LearnedIstanbulJudge | LearnedDiceGameJudge)
        self._learned = judge
        self.seat = seat
        self._of = [feature.of for feature in features_of(game) for _ in range(feature.cases)]

    @property
    def judge(self) -> Judge:
        return self._learned

    def parts(self, table: Table) -> dict[str, float]:
        """The value by what it is about, in logits; nothing of a game that is over."""
        found: dict[str, float] = defaultdict(float)
        if table.over:
            return found
        total = self._learned.sum
        total.noting = True
        try:
            self._learned.value(table, self.seat)
        finally:
            total.noting = False
        for place, amount in zip(total.noted, total.amounts, strict=True):
            found[self._of[place]] += amount * total.weights[total.first + place]
        return found
