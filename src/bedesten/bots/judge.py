"""What a searching bot must be told about a game."""

from __future__ import annotations

import math

from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.table import Table

__all__ = ["Judge"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """An opinion on positions of one game.

    A judge holds no game: one instance serves every table, one thread at a time. What it says rests on what lies on the
    table it is shown, so hidden hands count as they were imagined.
    """

    scale: float = 10.0
    """How much `value` makes one logit: who is ahead of another by this much is e times as likely to win."""

    def value(self, table: Table, seat: int) -> float:
        """How good a position is for a seat, at the end of a turn; more is better, and `scale` is the measure."""
        raise NotImplementedError

    def shortlist(self, table: Table, moves: list[int]) -> list[int]:
        """The moves worth a look, where most of them are not."""
        return moves

    def longlist(self, table: Table, moves: list[int]) -> list[int]:
        """The moves worth a look at the very question that is to be answered, where more may be looked at."""
        return self.shortlist(table, moves)

    def outcomes(self, table: Table) -> list[tuple[int, int]]:
        """For the ask to chance on top: outcomes that stand for all, with their weights."""
        return [(table.draw(), 1)]

    def players(self, table: Table) -> int:
        """How many seats the table has."""
        raise NotImplementedError

    def score(self, table: Table, seat: int) -> list[int]:
        """What decides between the players once the game is over, in order of weight."""
        raise NotImplementedError

    def chances(self, table: Table) -> list[float]:
        """How likely each seat is to win; together 1. Once the game is over the winners share it."""
        players = self.players(table)
        if table.over:
            return self.shares(table, players)
        values = [self.value(table, seat) / self.scale for seat in range(players)]
        best = max(values)
        found = [math.exp(value - best) for value in values]
        total = 0.0
        for weight in found:
            total += weight
        return [weight / total for weight in found]

    def rivals(self, table: Table, seat: int) -> float:
        """What the other seats have, as one: by how much a seat's `value` is above it tells its odds against all."""
        values: list[float] = []
        for other in range(self.players(table)):
            if other != seat:
                values.append(self.value(table, other) / self.scale)
        best = max(values)
        total = 0.0
        for value in values:
            total += math.exp(value - best)
        return self.scale * (best + math.log(total))

    def shares(self, table: Table, players: int) -> list[float]:
        """The win of a game that is over, shared by those who are tied for it."""
        scores = [self.score(table, seat) for seat in range(players)]
        best = max(scores)
        winners = scores.count(best)
        return [1.0 / winners if score == best else 0.0 for score in scores]
