"""What Letters & Seals adds to the facts of the board game."""

from __future__ import annotations

from typing import ClassVar, Final

from bedesten.facts.game_facts import Belongings
from bedesten.facts.istanbul.parts import PartFacts
from bedesten.istanbul.board import Board
from bedesten.istanbul.letters.part import letters_of

__all__ = ["FACTS"]


class LettersFacts(PartFacts):
    """Letters and seals; companions, and cards with which pieces walk."""

    pieces: ClassVar = {"companion": "companion"}
    afoot: ClassVar = ("companion", "companion-far", "family-step")

    def has(self, t: Board, seat: int) -> Belongings:
        letters = letters_of(t)
        return {
            ("letters", ""): len(letters.open[seat]),
            ("delivered", ""): len(letters.delivered[seat]),
            ("seals", ""): letters.seals(seat),
        }


FACTS: Final = LettersFacts()
