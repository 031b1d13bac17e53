"""A bot that compares its moves: what greedy bots, planners and tree searches have in common."""

from __future__ import annotations

from typing import Final

from bedesten.bots.bot import Bot
from bedesten.bots.judge import Judge
from bedesten.bots.judges import check_judge, is_own, judge_for
from bedesten.bots.opinion import MoveOpinion, Opinion
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.wins import WinSearch
from bedesten.kernel.errors import OptionError
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.rule import NOTHING
from bedesten.kernel.sight import Sight

__all__ = ["Searcher"]

EQUAL: Final = 1e-9


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """A bot with a judge and a budget. It plays the best move of its opinion, of equal ones any."""

    def __init__(self, seed: int = 0, judge: str = "hand", style: str = "", budget: Budget | None = None) -> None:
        super().__init__(seed)
        if style and is_own(judge):
            raise OptionError(f"bots: a style bends a judge of ours, so it can't go with judge={judge}")
        self.judge_name = judge
        self.style = style
        self.budget = Budget() if budget is None else budget
        self.takes_wins = True
        """Whether it looks through all of a turn that may decide the game, and plays a win that needs no luck."""
        check_judge(judge, style or None)

    def check_game(self, game: str) -> None:
        judge_for(game, self.judge_name, self.style or None)

    def judge(self, sight: Sight) -> Judge:
        """Who judges the positions of the game that is played."""
        return judge_for(sight.game, self.judge_name, self.style or None)

    def choose(self, sight: Sight) -> int:
        moves = sight.moves()
        if len(moves) == 1:
            return moves[0]
        self.budget.begin()
        win = self.win(sight)
        if win:
            return win[0]
        return self.best(sight).move

    def best(self, sight: Sight) -> MoveOpinion:
        """The best move of its opinion; of equal ones any."""
        ranked = self.ranked(sight).moves
        equal = 1
        while equal < len(ranked) and ranked[equal].value > ranked[0].value - EQUAL:
            equal += 1
        return ranked[self.chance.below(equal)]

    def opinion(self, sight: Sight) -> Opinion:
        """What the bot thinks of the moves that are worth a look, the best first."""
        self.budget.begin()
        win = self.win(sight)
        found = self.ranked(sight)
        if win:
            put_first(found, win, self.judge(sight).scale)
        return found

    def ranked(self, sight: Sight) -> Opinion:
        """What was thought, the best first."""
        found = self.think(sight, self.judge(sight))
        found.moves.sort(key=_best_first)
        return found

    def win(self, sight: Sight) -> list[int]:
        """The answers of a way that surely wins in this turn; none if there is none, or nobody looks for it."""
        if not self.takes_wins:
            return NOTHING
        judge = self.judge(sight)
        table = sight.sample(0)
        if not judge.closing(table, sight.seat):
            return NOTHING
        table.manual = True
        return WinSearch(judge, sight.seat, self.budget).line(table)

    def think(self, sight: Sight, judge: Judge) -> Opinion:
        """An opinion on at least one of the moves, in no order."""
        raise NotImplementedError


def _best_first(opinion: MoveOpinion) -> float:
    return -opinion.value


def put_first(found: Opinion, win: list[int], margin: float) -> None:
    """A way that wins is ahead of all others, whatever was thought of it."""
    ahead = found.moves[0].value
    visits = 1
    about = found.of(win[0])
    if about is not None:
        visits = about.visits
        found.moves.remove(about)
    found.moves.insert(0, MoveOpinion(win[0], ahead + margin, visits, 1.0, 1.0, win))
