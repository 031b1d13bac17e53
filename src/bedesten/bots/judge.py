"""What a searching bot must be told about a game."""

from __future__ import annotations

from bedesten.kernel.hints import mypyc_attr
from bedesten.kernel.table import Table

__all__ = ["Judge"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """An opinion on positions of one game."""

    def value(self, table: Table, seat: int) -> float:
        """How good a position is for a seat, at the end of a turn; about 1 for each Lira."""
        raise NotImplementedError

    def shortlist(self, table: Table, moves: list[int]) -> list[int]:
        """The moves worth a look, where most of them are not."""
        return moves

    def outcomes(self, table: Table) -> list[tuple[int, int]]:
        """For the ask to chance on top: outcomes that stand for all, with their weights."""
        return [(table.draw(), 1)]
