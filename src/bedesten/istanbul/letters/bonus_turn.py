"""Bonus turns: letters with 3 or 4 seals for another turn, once a round. (LS-16 – LS-18)"""

from __future__ import annotations

from bedesten.istanbul.board import Board
from bedesten.istanbul.letters.part import letters_of
from bedesten.istanbul.letters.seals import SealPrice
from bedesten.istanbul.letters.terms import BONUS_LETTERS, BONUS_TURN, NO_SEAT
from bedesten.istanbul.moments import TurnEnd
from bedesten.istanbul.rule import DONE, Question
from bedesten.istanbul.seat import replaced
from bedesten.kernel.about import About
from bedesten.kernel.ask import Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = ["BonusTurn", "BonusTurnOffer"]


class BonusTurnOffer(TurnEnd):
    """At the end of a turn, however it ended, its player is asked once, if he has the seals and had no bonus turn in
    this round. (LS-16 – LS-18)"""

    def __init__(self, price: SealPrice) -> None:
        self.price = price

    def end(self, t: Board) -> bool:
        letters = letters_of(t)
        letters.unpaid = NO_SEAT
        if letters.bonus:
            letters.bonus = False
            t.begin_turn(t.active)
            return True
        if letters.seals(t.active) < self.price.seals:
            return False
        if letters.asked == t.turn or letters.bonus_rounds[t.active] == t.round:
            return False
        letters.asked = t.turn
        t.ask(BONUS_TURN, t.active)
        return True


class BonusTurn(Question):
    """Letters for a bonus turn? Nothing may be played on this question: the turn has ended. (LS-16, BON-04)"""

    def __init__(self, price: SealPrice) -> None:
        super().__init__("bonus-turn", 1 + len(price.ways), clause="LS-16")
        self.price = price

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.seals = self.price.seals
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        return [DONE] + [1 + way for way in self.price.affordable(t, ask.seat)]

    def play(self, t: Board, ask: Ask, move: int) -> None:
        if move == DONE:
            return
        letters = letters_of(t)
        letters.bonus = True
        letters.bonus_rounds = replaced(letters.bonus_rounds, ask.seat, t.round)
        t.tell("bonus-turn", ask.seat)
        self.price.pay(t, ask.seat, move - 1, BONUS_LETTERS)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("done", declines=True) if move == DONE else self.price.phrase("bonus", move - 1)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return self.price.why_not(t, ask.seat, "LS-16")

    def unknown(self, t: Board, ask: Ask, words: str) -> Reason:
        return self.price.unknown("LS-16")
