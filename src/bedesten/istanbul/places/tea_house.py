"""9 Tea House."""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.dice import Rolled, after_roll, announced, total
from bedesten.istanbul.rule import PlaceAction, standing
from bedesten.istanbul.sign import DiceTable, Sign
from bedesten.istanbul.terms import DICE, TEA_HOUSE_ROLL
from bedesten.kernel.about import About
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["ANNOUNCEMENTS", "MISSED", "TeaHouse", "TeaHouseRoll", "income", "reached"]

ANNOUNCEMENTS: Final = list(range(3, 13))
MISSED: Final = 2
"""Lira for who does not reach what was announced."""


def reached(number: int, rolled: int) -> bool:
    """Whether the roll is as high as the number announced."""
    return rolled >= number


def income(number: int, rolled: int) -> int:
    """As many Lira as the number announced if the roll is as high, else 2. (P09b)"""
    return number if reached(number, rolled) else MISSED


def three_to_twelve() -> Reason:
    least, most = ANNOUNCEMENTS[0], ANNOUNCEMENTS[-1]
    words = f"a number from {least} to {most} is announced"
    return Reason(["P09a"], "three-to-twelve", words, {"least": least, "most": most})


class TeaHouse(PlaceAction):
    """9 Tea House: announce 3 to 12, then roll two dice. (P09a)"""

    def __init__(self) -> None:
        super().__init__("tea-house", 13, clause="P09a")

    def choices(self, t: Board, ask: Ask) -> list[int]:
        return ANNOUNCEMENTS

    def act(self, t: Board, ask: Ask, move: int) -> None:
        t.tell("announce", ask.seat, move)
        t.ask(DICE, CHANCE, ask.seat, after_roll(TEA_HOUSE_ROLL, standing(t, ask), move))

    def show(self, t: Board, sign: Sign) -> None:
        sign.dice = DiceTable(True)
        for number in ANNOUNCEMENTS:
            sign.dice.add(number, {"lira": income(number, number)})
        sign.dice.otherwise = {"lira": MISSED}

    def choice_phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("announce", number=move)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return three_to_twelve()

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        return three_to_twelve()


class TeaHouseRoll(Rolled):
    """The Tea House's roll may be changed as long as something of the player's can change it. (P09c)"""

    def __init__(self) -> None:
        super().__init__("tea-house-roll", clause="P09c")

    def recall(self, about: About, ask: Ask) -> None:
        about.number = announced(ask)

    def settle(self, t: Board, ask: Ask) -> None:
        t.earn(ask.seat, income(announced(ask), total(ask.a)))
