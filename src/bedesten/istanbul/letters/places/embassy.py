"""21 Embassy."""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.letters.mail import draw_letter, letters_left, no_letter_left
from bedesten.istanbul.rule import PlaceAction
from bedesten.istanbul.sign import Deal, Sign
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["Embassy"]


class Embassy(PlaceAction):
    """21 Embassy: take 2 letters. (P21)"""

    def __init__(self) -> None:
        super().__init__("embassy", 2, clause="P21a")

    def possible(self, t: Board, ask: Ask) -> bool:
        return letters_left(t)

    def choices(self, t: Board, ask: Ask) -> list[int]:
        return [1]

    def act(self, t: Board, ask: Ask, move: int) -> None:
        draw_letter(t, ask.seat)
        draw_letter(t, ask.seat)

    def show(self, t: Board, sign: Sign) -> None:
        sign.deals.append(Deal({}, {"letters": 2}))

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("take", way="letters")

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return no_letter_left("P21a")
