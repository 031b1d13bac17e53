"""A judge of one's own in a search of ours: what a position is worth comes from outside, all else from the game's own.

Which moves are worth a look, which outcomes of dice stand for all, and when a turn may be passed over is knowledge of
the game, not of its value, so nobody needs to write it again.
"""

from __future__ import annotations

import math
from typing import Any

from bedesten.bots.judge import Judge
from bedesten.kernel.errors import OptionError
from bedesten.kernel.table import Table

__all__ = ["OwnJudge", "RestOfJudge", "made_judge"]


def made_judge(found: Any, name: str) -> Any:
    """A judge of one's own, made from its class."""
    if not isinstance(found, type) or not (hasattr(found, "value") or hasattr(found, "values")):
        raise OptionError(
            f"bots: {name} is no judge: it must be a class with value(table, seat) or values(tables, seat)"
        )
    try:
        return found()
    except Exception as error:
        raise OptionError(f"bots: {name} can't be made: {type(error).__name__}: {error}") from error


class RestOfJudge(Judge):
    """All but the values, as another judge has it."""

    def __init__(self, rest: Judge) -> None:
        self.rest = rest
        self.scale = rest.scale
        self.longest_plan = rest.longest_plan
        self.replies = rest.replies

    def finished(self, table: Table) -> bool:
        return self.rest.finished(table)

    def won(self, table: Table, seat: int) -> bool:
        return self.rest.won(table, seat)

    def closing(self, table: Table, seat: int) -> bool:
        return self.rest.closing(table, seat)

    def shortlist(self, table: Table, moves: list[int]) -> list[int]:
        return self.rest.shortlist(table, moves)

    def longlist(self, table: Table, moves: list[int]) -> list[int]:
        return self.rest.longlist(table, moves)

    def outcomes(self, table: Table) -> list[tuple[int, int]]:
        return self.rest.outcomes(table)

    def few_outcomes(self, table: Table) -> list[tuple[int, int]]:
        return self.rest.few_outcomes(table)

    def sampled(self, table: Table) -> bool:
        return self.rest.sampled(table)

    def settled(self, table: Table) -> int:
        return self.rest.settled(table)

    def unbegun(self, table: Table) -> bool:
        return self.rest.unbegun(table)

    def pass_turn(self, table: Table) -> None:
        self.rest.pass_turn(table)

    def blunders(self, table: Table, moves: list[int], first: bool) -> list[int]:
        return self.rest.blunders(table, moves, first)

    def players(self, table: Table) -> int:
        return self.rest.players(table)

    def score(self, table: Table, seat: int) -> list[int]:
        return self.rest.score(table, seat)


class OwnJudge(RestOfJudge):
    """Asks somebody else's object for values: one by one, or many in one call if it can do that."""

    def __init__(self, own: Any, rest: Judge) -> None:
        super().__init__(rest)
        self.own = own
        self.batched = hasattr(own, "values")
        self.scale = float(getattr(own, "scale", rest.scale))

    def value(self, table: Table, seat: int) -> float:
        if self.batched:
            return self.values([table], seat)[0]
        return self._checked(self.own.value(table, seat))

    def values(self, tables: list[Table], seat: int) -> list[float]:
        if not self.batched:
            return [self.value(table, seat) for table in tables]
        found = [self._checked(value) for value in self.own.values(tables, seat)]
        if len(found) != len(tables):
            raise OptionError(f"bots: a judge was shown {len(tables)} positions and gave {len(found)} values")
        return found

    def _checked(self, given: Any) -> float:
        value = float(given)
        if math.isnan(value):
            raise OptionError("bots: a judge gave a value that is no number (NaN)")
        return value
