"""A bot that compares its moves: what greedy bots, planners and tree searches have in common."""

from __future__ import annotations

from typing import Final

from bedesten.bots.bot import Bot
from bedesten.bots.judge import Judge
from bedesten.bots.judges import check_judge, is_own, judge_for
from bedesten.bots.opinion import MoveOpinion, Opinion
from bedesten.bots.search.budget import Budget
from bedesten.kernel.errors import OptionError
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.sight import Sight

__all__ = ["Searcher"]

EQUAL: Final = 1e-9


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """A bot with a judge and a budget. It plays the best move of its opinion, of equal ones any."""

    def __init__(self, seed: int = 0, judge: str = "hand", style: str = "", budget: Budget | None = None) -> None:
        super().__init__(seed)
        if style and is_own(judge):
            raise OptionError(f"bots: a style bends the learned judge, so it can't go with judge={judge}")
        self.judge_name = "learned" if style else judge  # styles are leanings of what was learned
        self.style = style
        self.budget = Budget() if budget is None else budget
        check_judge(self.judge_name, style or None)

    def judge(self, sight: Sight) -> Judge:
        """Who judges the positions of the game that is played."""
        return judge_for(sight.game, self.judge_name, self.style or None)

    def choose(self, sight: Sight) -> int:
        moves = sight.moves()
        if len(moves) == 1:
            return moves[0]
        ranked = self.opinion(sight).moves
        equal = 1
        while equal < len(ranked) and ranked[equal].value > ranked[0].value - EQUAL:
            equal += 1
        return ranked[self.chance.below(equal)].move

    def opinion(self, sight: Sight) -> Opinion:
        """What the bot thinks of the moves that are worth a look, the best first."""
        self.budget.begin()
        found = self.think(sight, self.judge(sight))
        found.moves.sort(key=_best_first)
        return found

    def think(self, sight: Sight, judge: Judge) -> Opinion:
        """An opinion on at least one of the moves, in no order."""
        raise NotImplementedError


def _best_first(opinion: MoveOpinion) -> float:
    return -opinion.value
