"""The bot that plays the games from which weights are learned."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from bedesten.bots.bot import Bot
from bedesten.bots.judge import Judge
from bedesten.bots.judges import learned_judge
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.champion import shifted
from bedesten.bots.search.turns import Ending, TurnSearch
from bedesten.kernel.sight import Sight
from bedesten.kernel.table import Table

__all__ = ["Learner", "LearnerBot", "expected_chances"]

WARMTH: Final = 0.08
"""What ends worse by so many logits is played e times less often."""
WHIMS: Final = 4
"""How many turns in a hundred begin with any move."""
GRAINS: Final = 1 << 20
"""How finely a move is drawn."""
LIKELIEST: Final = 30
"""Ways to end a turn that count for what is expected of it."""


@dataclass(frozen=True)
class Learner:
    """Makes bots that learn. It pickles, as whatever makes bots for workers must."""

    course: str
    weights: tuple[float, ...]

    @property
    def __name__(self) -> str:
        return "learner"

    def __call__(self, seed: int) -> Bot:
        return LearnerBot(seed, self.course, list(self.weights))


class LearnerBot(Bot):
    """Plays each turn so that it ends well by weights of its own, but not always best: who never errs learns nothing.

    The better a turn ends, the likelier it is played; some turns begin with any move at all. A turn is thought through
    once, and anew only after dice and draws: games are to be many, not perfect.
    """

    def __init__(self, seed: int, course: str, weights: list[float]) -> None:
        super().__init__(seed)
        self.judge = learned_judge(course, weights)
        self.turn = -1
        self.script: list[int] = []
        """What is left of the answers that were thought out."""

    def choose(self, sight: Sight) -> int:
        moves = sight.moves()
        if len(moves) == 1:
            if self.script and self.script[0] == moves[0]:
                del self.script[0]
            return moves[0]
        table = sight.sample(self.chance.word())
        if table.turn != self.turn:
            self.turn = table.turn
            self.script = []
            if self.chance.below(100) < WHIMS:
                return moves[self.chance.below(len(moves))]
        if not self.script or self.script[0] not in moves:
            table.manual = True
            self.script = self.drawn(TurnSearch(self.judge, sight.seat, Budget()).endings(table))
        return self.script.pop(0)

    def drawn(self, endings: list[Ending]) -> list[int]:
        """One of the ways to end the turn."""
        odds = _odds(endings)
        drawn = sum(odds) * int(self.chance.below(GRAINS)) / GRAINS
        for ending, weight in zip(endings, odds, strict=True):
            drawn -= weight
            if drawn < 0:
                return ending.script[:]
        return endings[-1].script[:]


def expected_chances(judge: Judge, table: Table) -> list[float]:
    """What a learner expects of a turn that begins: the chances of all seats after dice, draws and its choices."""
    seat = table.active
    here = table.copy()
    here.manual = True
    endings = TurnSearch(judge, seat, Budget()).endings(here)
    likeliest = sorted(zip(_odds(endings), endings, strict=True), key=lambda pair: -pair[0])[:LIKELIEST]
    whole = sum(weight for weight, _ in likeliest)
    found = [0.0] * len(judge.chances(table))
    for weight, ending in likeliest:
        for other, chance in enumerate(shifted(judge.chances(ending.table), seat, ending.shift / judge.scale)):
            found[other] += weight / whole * chance
    return found


def _odds(endings: list[Ending]) -> list[float]:
    """How likely each way to end a turn is, beside the best."""
    best = max(ending.value for ending in endings)
    return [math.exp((ending.value - best) / WARMTH) for ending in endings]
