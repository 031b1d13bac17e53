"""A champion who thinks where a turn begins, and then does what it has planned."""

from __future__ import annotations

from typing import Final

from bedesten.bots.judge import Judge
from bedesten.bots.opinion import Opinion
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.champion import DEPTH, ChampionBot
from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.rule import NOTHING
from bedesten.kernel.sight import Sight
from bedesten.kernel.table import Table

__all__ = ["StrategistBot"]

ITERATIONS: Final = 100
"""For the beginning of a turn, if nothing else is said. More find no better plans: see docs/evaluation.md."""
SHORTER: Final = 2
"""In the midst of a turn, where something has come otherwise than planned, it takes so many times fewer."""
WAYS: Final = 6
"""Ways to play a turn that begin with the same move and are thought through. Who thinks again at each question can do
with fewer; who does what was planned decides here how all of the turn is played."""


@mypyc_attr(allow_interpreted_subclasses=True)
class StrategistBot(ChampionBot):
    """Plans as the champion does, but once for a turn. What it has planned it plays without another thought, as long as
    all that its seat can see is as it was foreseen."""

    def __init__(
        self,
        seed: int = 0,
        judge: str = "learned",
        style: str = "",
        depth: int = DEPTH,
        budget: Budget | None = None,
    ) -> None:
        super().__init__(seed, judge, style, depth, Budget(ITERATIONS) if budget is None else budget)
        self.foreseen: Table | None = None
        """The next question of this turn, as it will be if nothing comes between."""
        self.answers: list[int] = NOTHING
        """What is to be answered there, and after it."""

    def choose(self, sight: Sight) -> int:
        moves = sight.moves()
        if len(moves) == 1:
            return moves[0]
        self.budget.begin()
        win = self.win(sight)
        if win:
            self.foreseen = None
            return win[0]
        foreseen = self.foreseen
        if foreseen is not None and sight.fits(foreseen):
            return self.follow(foreseen, self.answers)
        self.foreseen = None
        chosen = self.best(sight)
        if chosen.plan:
            table = sight.sample(0)
            table.manual = True
            self.follow(table, chosen.plan)
        return chosen.move

    def follow(self, table: Table, answers: list[int]) -> int:
        """Answer as planned, and foresee the next question at which there is something to choose."""
        self.foreseen = None
        turn = table.turn
        seat = table.asks[-1].seat
        given = answers[0]
        for i in range(len(answers)):
            if table.over or table.turn != turn or table.asks[-1].seat != seat:
                break
            moves = table.moves()
            if answers[i] not in moves:
                break
            if i > 0 and len(moves) > 1:
                self.foreseen = table
                self.answers = answers[i:]
                break
            table.play(answers[i])
        return given

    def think(self, sight: Sight, judge: Judge) -> Opinion:
        table = sight.sample(self.chance.word())
        table.manual = True
        budget = self.budget if judge.unbegun(table) else self.budget.part(SHORTER)
        return self.plan_ahead(table, sight.seat, judge, budget, WAYS)
