"""What the judges of the board game must be told about an expansion."""

from __future__ import annotations

from bedesten.bots.features import Feature, FeatureSum
from bedesten.istanbul.board import Board
from bedesten.istanbul.seat import Part, Seat
from bedesten.kernel.ask import Ask
from bedesten.kernel.hints import mypyc_attr

__all__ = ["PartJudge"]


@mypyc_attr(allow_interpreted_subclasses=True)
class PartJudge:
    """An opinion on what one expansion brings. It holds no game: the expansion's part of the table is handed to it."""

    def __init__(
        self, places: list[int], treasures: list[int], cards: tuple[str, ...], features: list[Feature]
    ) -> None:
        self.places = places
        self.treasures = treasures
        """Those of them where rubies can be had."""
        self.cards = cards
        """Its bonus cards."""
        self.features = features
        """The rows of weights about it."""
        self.first_row = 0
        """Where these rows begin among all."""

    def wealth(self, t: Board, part: Part, seat: int) -> float:
        """What a seat has of its things, in Lira."""
        raise NotImplementedError

    def visit(self, t: Board, part: Part, me: Seat, seat: int, place: int, ruby: float) -> float:
        """About what the action of one of its places would bring now, in Lira, if a ruby is worth so much."""
        raise NotImplementedError

    def shortlist(self, t: Board, ask: Ask, moves: list[int]) -> list[int]:
        """The answers worth a look, the likeliest first; all of them to questions that are not its own."""
        return moves

    def mark(self, t: Board, part: Part, seat: int, found: FeatureSum) -> None:
        """Add up the features of what a seat has of its things."""
        raise NotImplementedError
