"""Taking goods markers of one's choice. (DG-A4, DG-C8)"""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.areas import area_of, is_area
from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.payments import PAYMENTS, named_goods
from bedesten.dicegame.purposes import about_purpose
from bedesten.dicegame.rule import Question
from bedesten.dicegame.terms import AREAS, CHOSEN_IN_ACTION, TWO_MARKERS
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["MOST_CHOSEN", "TakeMarkers"]

MOST_CHOSEN: Final = 4
"""Markers of choice, at the most."""

CHOICES: Final = [goods[:4] for goods in PAYMENTS if sum(goods) <= MOST_CHOSEN and not goods[4]]
"""All ways to choose 1 to 4 markers, as red, green, yellow, blue. Brown is never meant."""


def _choices(different: bool) -> list[list[int]]:
    """For so many markers the numbers of the choices."""
    return [
        [i for i in range(len(CHOICES)) if sum(CHOICES[i]) == count and (not different or max(CHOICES[i]) == 1)]
        for count in range(MOST_CHOSEN + 1)
    ]


ANY_CHOICES: Final = _choices(False)
DIFFERENT_CHOICES: Final = _choices(True)


class TakeMarkers(Question):
    """Markers of colours of your choice, never brown. (DG-A4, DG-C8)

    ``a`` says for what.
    """

    def __init__(self) -> None:
        super().__init__("take-markers", len(CHOICES), clause="DG-C8")

    def about(self, t: DiceBoard, ask: Ask) -> About:
        about = about_purpose(t, ask)
        about.count = self.count(t, ask)
        return about

    def moves(self, t: DiceBoard, ask: Ask) -> list[int]:
        if ask.a < AREAS:
            return ANY_CHOICES[CHOSEN_IN_ACTION]
        area = area_of(t, ask.a)
        if area.take_different:
            return DIFFERENT_CHOICES[area.take_different]
        return ANY_CHOICES[area.take_choice]

    def play(self, t: DiceBoard, ask: Ask, move: int) -> None:
        chosen = CHOICES[move]
        for colour in range(4):
            if chosen[colour]:
                t.take(ask.seat, colour, chosen[colour])

    def fits(self, t: DiceBoard, ask: Ask) -> bool:
        if ask.a < AREAS:
            return ask.seat == t.active and ask.a == TWO_MARKERS
        return ask.seat >= 0 and is_area(t, ask.a) and len(self.moves(t, ask)) > 0

    def phrase(self, t: DiceBoard, ask: Ask, move: int) -> Phrase:
        return Phrase("take", goods=named_goods(CHOICES[move]))

    def why_not(self, t: DiceBoard, ask: Ask, move: int) -> Reason:
        if sum(CHOICES[move]) != self.count(t, ask):
            return self.unknown(t, ask, "")
        return Reason(["DG-C8"], "different-colours", "these markers are to be of different colours")

    def unknown(self, t: DiceBoard, ask: Ask, words: str) -> Reason:
        count = self.count(t, ask)
        clause = "DG-A4" if ask.a < AREAS else "DG-C8"
        return Reason([clause], "as-many", f"{count} markers are taken, none of them brown", {"count": count})

    def count(self, t: DiceBoard, ask: Ask) -> int:
        """How many markers are taken."""
        return sum(CHOICES[self.moves(t, ask)[0]])
