"""Bots that look to the end of their own turn, and a beginner who does not always do so."""

from __future__ import annotations

from bedesten.bots.dicegame.hand_judge import harmless
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.planner import PlannerBot
from bedesten.dicegame.board import DiceBoard
from bedesten.kernel.sight import Sight

__all__ = ["ApprenticeBot", "GreedyBot"]


class GreedyBot(PlannerBot):
    """Plays the move from which its own turn can end best, dice being weighed by their odds: a plan of one turn."""

    def __init__(self, seed: int = 0, judge: str = "hand", style: str = "", budget: Budget | None = None) -> None:
        super().__init__(seed, judge, style, 1, 1, 0, budget)


class ApprenticeBot(GreedyBot):
    """Plays like the greedy bot, but some turns it begins with any move.

    It never stumbles where something it could do at once would be wasted: a blunder is a poor way to go, not a refusal
    to sell what it came for. In The Dice Game, where one goes nowhere, such a turn is played badly to its end: a bad
    roll alone would hardly be noticed. But even then it gives nothing away for less.
    """

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
        if self.stumbling and isinstance(table, DiceBoard):
            moves = harmless(table, moves)
            return moves[self.chance.below(len(moves))]
        if self.stumbling and first:
            return moves[self.chance.below(len(moves))]
        return super().choose(sight)
