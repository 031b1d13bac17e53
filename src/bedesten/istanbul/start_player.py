"""Who begins, and what the players begin with. (SET-19, SET-20)"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.rule import Question
from bedesten.istanbul.terms import HOUSES
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["StartPlayer"]


class StartPlayer(Question):
    """The starting player is drawn and has 2 Lira, each next one clockwise 1 more; everybody draws a bonus card."""

    def __init__(self, lira: list[int]) -> None:
        super().__init__("start-player", len(HOUSES), clause="SET-19")
        self.lira = lira
        """From the starting player on."""

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return list(range(len(t.seats)))

    def play(self, t: Board, ask: Ask, move: int) -> None:
        t.start = move
        t.tell("start", move)
        players = len(t.seats)
        for i in range(players - 1, -1, -1):
            seat = (move + i) % players
            t.seats[seat].lira = self.lira[i]
            t.draw_card(seat)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("start", seat=move)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return Reason(["SET-01"], "no-such-seat", f"there are only {len(t.seats)} players", {"players": len(t.seats)})
