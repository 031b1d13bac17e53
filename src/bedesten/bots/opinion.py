"""What a bot that searches thinks of its moves: for hints, for a coach, and for the curious."""

from __future__ import annotations

from bedesten.kernel.rule import NOTHING

__all__ = ["MoveOpinion", "Opinion", "place_of"]


class MoveOpinion:
    """What is thought of one move."""

    __slots__ = ("chance", "move", "place", "plan", "value", "visits")

    def __init__(
        self, move: int, value: float, visits: int, chance: float, place: float, plan: list[int] = NOTHING
    ) -> None:
        self.move = move
        self.value = value
        """What the bot ranks moves by: more is better, and only the same bot's values of one decision compare."""
        self.visits = visits
        """How often the search went this way."""
        self.chance = chance
        """How likely the seat is to win, from 0 to 1."""
        self.place = place
        """In which place the seat may expect to finish: 1.0 is first."""
        self.plan = plan
        """The answers that the bot means to give in this turn, the move first, as far as they do not depend on chance;
        empty if it has not thought of them."""

    def __reduce__(self) -> tuple[type[MoveOpinion], tuple[int, float, int, float, float, list[int]]]:
        return MoveOpinion, (self.move, self.value, self.visits, self.chance, self.place, self.plan)

    def __repr__(self) -> str:
        told = f"value={self.value:.3f}, visits={self.visits}, chance={self.chance:.3f}, place={self.place:.2f}"
        return f"MoveOpinion(move={self.move}, {told})"


class Opinion:
    """What is thought of all moves that were worth a look, the best first."""

    __slots__ = ("depth", "iterations", "moves")

    def __init__(self, moves: list[MoveOpinion], iterations: int, depth: int) -> None:
        self.moves = moves
        self.iterations = iterations
        """How much was looked at: iterations of a tree search, turns that a planner tried."""
        self.depth = depth
        """How many turns ahead it looked, at the farthest."""

    def __reduce__(self) -> tuple[type[Opinion], tuple[list[MoveOpinion], int, int]]:
        return Opinion, (self.moves, self.iterations, self.depth)

    def __repr__(self) -> str:
        return f"Opinion({self.moves}, iterations={self.iterations}, depth={self.depth})"

    @property
    def best(self) -> int:
        """The move that the bot would play."""
        return self.moves[0].move

    def of(self, move: int) -> MoveOpinion | None:
        """What is thought of this move; None if it was not worth a look."""
        for opinion in self.moves:
            if opinion.move == move:
                return opinion
        return None


def place_of(chances: list[float], seat: int) -> float:
    """The place to be expected from chances to win: each other seat is ahead as often as its chance is the greater."""
    found = 1.0
    mine = chances[seat]
    for other in range(len(chances)):
        if other != seat:
            both = chances[other] + mine
            found += chances[other] / both if both > 0.0 else 0.5
    return found
