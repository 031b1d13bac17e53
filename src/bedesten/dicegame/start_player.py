"""Who begins, and what the players begin with. (DG-04)"""

from __future__ import annotations

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.rule import Question
from bedesten.dicegame.terms import CRYSTALS, HOUSES, LIRA, SETUP
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["StartPlayer"]


class StartPlayer(Question):
    """The starting player is drawn and has no Lira, each next one clockwise 1 more; everybody has a crystal."""

    def __init__(self, crystals: int, lira: list[int]) -> None:
        super().__init__("start-player", len(HOUSES), clause="DG-04")
        self.crystals = crystals
        self.lira = lira
        """From the starting player on."""

    def moves(self, t: DiceBoard, ask: Ask) -> list[int]:
        return list(range(len(t.seats)))

    def play(self, t: DiceBoard, ask: Ask, move: int) -> None:
        t.start = move
        t.tell("start", move)
        for i in range(len(t.seats)):
            seat = (move + i) % len(t.seats)
            t.take(seat, CRYSTALS, self.crystals)
            t.take(seat, LIRA, self.lira[i])

    def fits(self, t: DiceBoard, ask: Ask) -> bool:
        return ask.seat == CHANCE and t.phase == SETUP

    def phrase(self, t: DiceBoard, ask: Ask, move: int) -> Phrase:
        return Phrase("start", seat=move)

    def why_not(self, t: DiceBoard, ask: Ask, move: int) -> Reason:
        return Reason(["DG-01"], "no-such-seat", f"there are only {len(t.seats)} players", {"players": len(t.seats)})
