"""Letters: they are received open, deliver themselves, and are given away for their seals. (LS-06, LS-07)"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.letters.part import letters_of, row_replaced
from bedesten.istanbul.letters.terms import LETTER_DRAW
from bedesten.istanbul.moments import PieceMoved
from bedesten.istanbul.rule import Question
from bedesten.istanbul.seat import replaced
from bedesten.istanbul.terms import PLACES
from bedesten.kernel.about import About
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.phrase import Phrase
from bedesten.kernel.reason import Reason

__all__ = [
    "Delivery",
    "GiveLetters",
    "LetterDraw",
    "draw_letter",
    "give_letter",
    "given_letter",
    "letters_left",
    "no_letter_left",
]

DOUBLE: Final = 0
"""Where letters are chosen by their places: a delivered one, which shows its back."""


def draw_letter(t: Board, seat: int) -> None:
    """A letter of the face-down pile for this seat, if there is one. (GEN-06)"""
    t.ask(LETTER_DRAW, CHANCE, seat)


def letters_left(t: Board) -> bool:
    """Whether a letter can be drawn; discards become the pile as soon as it is empty, so they need no look."""
    return any(letters_of(t).pile)


def no_letter_left(clause: str) -> Reason:
    return Reason([clause], "none-left", "no letter is left", {"what": "letter"})


def receive(t: Board, seat: int, place: int) -> None:
    """A letter lies open before its player, or is delivered at once if a piece of his stands there. (LS-06, LS-07)"""
    letters = letters_of(t)
    letters.open = row_replaced(letters.open, seat, sorted([*letters.open[seat], place]))
    t.tell("letter", seat, place)
    me = t.seats[seat]
    if me.at == place or me.family == place or letters.companions[seat] == place:
        deliver(t, seat, place)


def deliver(t: Board, seat: int, place: int) -> None:
    """All letters for this place are turned over. (LS-07)"""
    letters = letters_of(t)
    here = letters.open[seat].count(place)
    if here:
        kept = [other for other in letters.open[seat] if other != place]
        letters.open = row_replaced(letters.open, seat, kept)
        letters.delivered = row_replaced(letters.delivered, seat, letters.delivered[seat] + [place] * here)
        t.tell("deliver", seat, place)


def give_letter(t: Board, seat: int, choice: int) -> None:
    """Discard the open letter for a place, or the delivered one that was delivered first: their backs are alike."""
    letters = letters_of(t)
    if choice == DOUBLE:
        place = letters.delivered[seat][0]
        letters.delivered = row_replaced(letters.delivered, seat, letters.delivered[seat][1:])
    else:
        place = choice
        kept = letters.open[seat][:]
        kept.remove(place)
        letters.open = row_replaced(letters.open, seat, kept)
    letters.discards = replaced(letters.discards, place, letters.discards[place] + 1)
    t.tell("give-letter", seat, place, 2 if choice == DOUBLE else 1)
    renew_letters(t)


def renew_letters(t: Board) -> None:
    """An empty pile is made anew from the discards at once. (GEN-05)"""
    letters = letters_of(t)
    if not any(letters.pile) and any(letters.discards):
        letters.pile = letters.discards
        letters.discards = [0] * PLACES
        t.tell("letter-reshuffle", -1)


def letter_choices(t: Board, seat: int) -> list[int]:
    """Any one letter of a seat: a delivered one, or an open one by its place; ascending."""
    letters = letters_of(t)
    found = sorted(set(letters.open[seat]))
    return [DOUBLE, *found] if letters.delivered[seat] else found


def given_letter(choice: int) -> Phrase:
    """The move that gives this letter."""
    return Phrase("give", delivered=1) if choice == DOUBLE else Phrase("give", letter=choice)


class Delivery(PieceMoved):
    """Letters deliver themselves when a piece of their player comes to their place. (LS-07)"""

    def moved(self, t: Board, seat: int, place: int) -> None:
        letters = letters_of(t)
        if letters.open[seat]:
            deliver(t, seat, place)


class LetterDraw(Question):
    """A letter of the face-down pile: each as likely as the others. (LS-04)"""

    def __init__(self) -> None:
        super().__init__("letter-draw", PLACES, clause="LS-04")

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.seat = ask.a
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        pile = letters_of(t).pile
        return [place for place in range(PLACES) if pile[place]]

    def weights(self, t: Board, ask: Ask) -> list[int]:
        return [count for count in letters_of(t).pile if count]

    def draw(self, t: Board, ask: Ask) -> int:
        return t.generator.pick(letters_of(t).pile)

    def stands(self, t: Board, ask: Ask) -> bool:
        return letters_left(t)

    def play(self, t: Board, ask: Ask, move: int) -> None:
        letters = letters_of(t)
        letters.pile = replaced(letters.pile, move, letters.pile[move] - 1)
        receive(t, ask.a, move)
        renew_letters(t)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return Phrase("letter", letter=move)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        return Reason(["LS-04"], "none-left", f"no letter for place {move} lies in the pile", {"what": "letter"})


class GiveLetters(Question):
    """Which open letters are given for the seals still due? They are named in the order of their places.

    ``a`` says how many seals are due, ``b`` from which place on. Letters that were delivered meanwhile
    count as what they are then.
    """

    def __init__(self, name: str, clause: str, told_as: str = "act") -> None:
        super().__init__(name, PLACES, clause=clause)
        self.told_as = told_as

    def deed(self, about: About) -> str:
        return self.told_as

    def about(self, t: Board, ask: Ask) -> About:
        about = super().about(t, ask)
        about.seals = ask.a
        return about

    def moves(self, t: Board, ask: Ask) -> list[int]:
        held = letters_of(t).open[ask.seat]
        if len(held) < ask.a:
            return [DOUBLE]
        found = [place for place in sorted(set(held)) if place >= ask.b]
        found = [place for place in found if sum(other >= place for other in held) >= ask.a]
        return found or sorted(set(held))

    def stands(self, t: Board, ask: Ask) -> bool:
        return len(self.moves(t, ask)) > 1

    def lapse(self, t: Board, ask: Ask) -> None:
        self.play(t, ask, self.moves(t, ask)[0])

    def play(self, t: Board, ask: Ask, move: int) -> None:
        give_letter(t, ask.seat, move)
        left = ask.a - (2 if move == DOUBLE else 1)
        if left > 0:
            t.ask(ask.kind, ask.seat, left, move)

    def phrase(self, t: Board, ask: Ask, move: int) -> Phrase:
        return given_letter(move)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        letters = letters_of(t)
        if move == DOUBLE and letters.delivered[ask.seat]:
            return Reason([self.clause], "open-letters", "the open letters that were promised are given")
        if move not in letters.open[ask.seat]:
            return Reason([self.clause], "no-such-letter", "you have no such letter to give")
        words = "open letters are given in the order of their places, so that all of them can be"
        return Reason([self.clause], "in-order", words)
