"""A bot that looks to the end of its own turn."""

from __future__ import annotations

from typing import Final

from bedesten.bots.bot import Bot
from bedesten.bots.dicegame_judge import DiceGameJudge
from bedesten.bots.istanbul_judge import IstanbulJudge
from bedesten.bots.judge import Judge
from bedesten.kernel.ask import CHANCE
from bedesten.kernel.errors import OptionError
from bedesten.kernel.sight import Sight
from bedesten.kernel.table import Table

__all__ = ["GreedyBot", "TurnSearch"]

JUDGES: Final[dict[str, Judge]] = {"istanbul": IstanbulJudge(), "dicegame": DiceGameJudge()}
"""Who judges the positions of a game."""

BUDGET: Final = 4000
"""Positions looked at for one decision, at the most; beyond it branches are cut to their first moves."""


class GreedyBot(Bot):
    """Plays the move from which its own turn can end best, dice being weighed by their odds.

    It tries all answers of its own turn on a table that it imagines, and judges where the turn ends. Of equal moves it
    takes one at random.
    """

    def choose(self, sight: Sight) -> int:
        moves = sight.moves()
        if len(moves) == 1:
            return moves[0]
        if sight.game not in JUDGES:
            raise OptionError(f"the greedy bot does not know the game {sight.game!r}")
        search = TurnSearch(JUDGES[sight.game], sight.seat)
        table = sight.sample(self.chance.word())
        table.manual = True
        best: list[int] = []
        best_value = 0.0
        for move in search.judge.shortlist(table, moves):
            after = table.copy()
            after.play(move)
            value = search.best_end(after, table.turn)
            if not best or value > best_value + 1e-9:
                best = [move]
                best_value = value
            elif value > best_value - 1e-9:
                best.append(move)
        return best[self.chance.below(len(best))]


class TurnSearch:
    """Looks for the best end of a turn, and counts the positions that it looks at."""

    def __init__(self, judge: Judge, seat: int) -> None:
        self.judge = judge
        self.seat = seat
        self.looked = 0

    def best_end(self, table: Table, turn: int) -> float:
        """How well a turn can end from here: the best of the seat's answers, the mean of chance's."""
        self.looked += 1
        if table.over or table.turn != turn:
            return self.judge.value(table, self.seat)
        asked = table.asks[-1].seat
        if asked == CHANCE:
            return self.mean_end(table, turn)
        if asked != self.seat:
            return self.judge.value(table, self.seat)
        moves = self.judge.shortlist(table, table.moves())
        if self.looked > BUDGET:
            moves = moves[:1]
        best = 0.0
        for i in range(len(moves)):
            after = table.copy() if i + 1 < len(moves) else table
            after.play(moves[i])
            value = self.best_end(after, turn)
            if i == 0 or value > best:
                best = value
        return best

    def mean_end(self, table: Table, turn: int) -> float:
        total = 0.0
        weights = 0
        for outcome, weight in self.judge.outcomes(table):
            after = table.copy()
            after.play(outcome)
            total += weight * self.best_end(after, turn)
            weights += weight
        return total / weights
