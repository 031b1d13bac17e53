"""How far away places are, as the net of the board game sees it."""

from __future__ import annotations

from bedesten.bots.istanbul.net_inputs import AWAY, SPOTS
from bedesten.istanbul.bazaar import Bazaar
from bedesten.istanbul.seat import Seat

__all__ = ["Reach"]


class Reach:
    """Turns from place to place on one board."""

    def __init__(self) -> None:
        self.turns: list[int] = []
        """For each place and each other one, in a row of so many places each."""

    def learn(self, bazaar: Bazaar) -> None:
        """The board that is played on."""
        self.turns = [AWAY - 1] * (SPOTS * SPOTS)
        for a in bazaar.board:
            for b in bazaar.board:
                self.turns[a * SPOTS + b] = min((bazaar.steps(a, b) + 1) // 2, AWAY - 1)

    def to(self, me: Seat, place: int) -> int:
        """How far away a place is where something is to be done: an assistant must be there, or come along."""
        if me.stack == 1 and not me.out >> place & 1:
            return AWAY
        return self.turns[me.at * SPOTS + place]
