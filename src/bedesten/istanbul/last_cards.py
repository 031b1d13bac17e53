"""After the last round: leftover cards that bring goods or Lira. (END-04 – END-06, END-10)"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.rule import Question
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase

__all__ = ["LastCards"]

DONE: Final = 0


class LastCards(Question):
    """From the starting player on, each may play leftover cards that bring him goods or Lira. (END-04)"""

    def __init__(self) -> None:
        super().__init__("last-cards", 1, clause="END-04")

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [DONE]

    def stands(self, t: Board, ask: Ask) -> bool:
        return t.may_play(ask)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        """Nothing more: the next player follows."""

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("done", declines=True)
