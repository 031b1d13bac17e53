"""Bots that look to the end of their own turn, and a beginner who does not always do so."""

from __future__ import annotations

from bedesten.bots.search.budget import Budget
from bedesten.bots.search.planner import PlannerBot
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.sight import Sight

__all__ = ["ApprenticeBot", "GreedyBot"]


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(PlannerBot):
    """Plays the move from which its own turn can end best, dice being weighed by their odds: a plan of one turn."""

    def __init__(self, seed: int = 0, judge: str = "hand", style: str = "", budget: Budget | None = None) -> None:
        super().__init__(seed, judge, style, 1, 1, 0, budget)


@mypyc_attr(allow_interpreted_subclasses=True)
class ApprenticeBot(GreedyBot):
    """Plays like the greedy bot, but some turns it plays badly: any of the moves that the judge calls blunders."""

    def __init__(
        self, seed: int = 0, judge: str = "hand", style: str = "", blunders: int = 40, budget: Budget | None = None
    ) -> None:
        super().__init__(seed, judge, style, budget)
        self.blunders = blunders
        """How many turns in a hundred begin badly."""
        self.turn = -1
        self.stumbling = False
        """Whether this turn is one of them."""

    def choose(self, sight: Sight) -> int:
        moves = sight.moves()
        table = sight.sample(0)
        first = table.turn != self.turn
        if first:  # the first question of a turn: where to go, what to do with the dice
            self.turn = table.turn
            self.stumbling = self.chance.below(100) < self.blunders
        if self.stumbling:
            blunders = self.judge(sight).blunders(table, moves, first)
            if blunders:
                return blunders[self.chance.below(len(blunders))]
        return super().choose(sight)
