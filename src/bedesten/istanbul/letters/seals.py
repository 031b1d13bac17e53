"""Seals as a price: open letters show 1, delivered ones 2; what is over is lost. (LS-16, P24c)"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.letters.mail import DOUBLE, give_letter
from bedesten.istanbul.letters.part import letters_of
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["SealPrice"]


class SealPrice:
    """So many seals, or one more, as so many delivered letters and so many open ones."""

    def __init__(self, seals: int) -> None:
        self.seals = seals
        self.ways = [[double, total - 2 * double] for total in (seals, seals + 1) for double in range(total // 2 + 1)]
        """Delivered and open letters."""

    def affordable(self, t: Board, seat: int) -> list[int]:
        """The ways that a seat has the letters for, ascending."""
        letters = letters_of(t)
        if letters.seals(seat) < self.seals:
            return []
        delivered = len(letters.delivered[seat])
        opened = len(letters.open[seat])
        return [i for i in range(len(self.ways)) if self.ways[i][0] <= delivered and self.ways[i][1] <= opened]

    def pay(self, t: Board, seat: int, way: int, kind: int) -> None:
        """Give the delivered letters; the question of this kind chooses the open ones."""
        double, single = self.ways[way]
        if single:
            t.ask(kind, seat, single)
        for _ in range(double):
            give_letter(t, seat, DOUBLE)

    def phrase(self, verb: str, way: int) -> Phrase:
        """A way as what a move names: ``double2 single``."""
        delivered, undelivered = self.ways[way]
        return Phrase(verb, delivered=delivered or None, undelivered=undelivered or None)

    def why_not(self, t: Board, seat: int, clause: str) -> Reason:
        """Why a seat can't pay in a certain way."""
        letters = letters_of(t)
        delivered = len(letters.delivered[seat])
        opened = len(letters.open[seat])
        words = f"you have {delivered} delivered letters, with 2 seals each, and {opened} open ones, with 1"
        return Reason([clause], "lacks-letters", words, {"delivered": delivered, "open": opened})

    def unknown(self, clause: str) -> Reason:
        """Why words that name letters are no way to pay."""
        words = f"letters with {self.seals} or {self.seals + 1} seals are given: 'double2 single'"
        return Reason([clause], "seals", words, {"seals": self.seals})
