"""Variant: neutral assistants, for 2 to 4 players. (VAR-06 – VAR-13)"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.checks import on_board
from bedesten.istanbul.movement import PICK_UP_NEUTRAL, Arrival
from bedesten.istanbul.plan import SetupPlan
from bedesten.istanbul.seat import Part
from bedesten.istanbul.terms import ARRIVAL, PLACES
from bedesten.kernel.ask import Ask
from bedesten.kernel.given import Given
from bedesten.kernel.reading import Reader
from bedesten.kernel.reason import Reason

__all__ = ["NeutralArrival", "Neutrals", "add_to"]

NEUTRALS: Final = 2
"""The slot of its part on the table."""
MOST: Final = 4
"""Neutral assistants at the most: one a player."""


class Neutrals(Part):
    """How many neutral assistants stand at each place."""

    def __init__(self, at: list[int]) -> None:
        super().__init__("neutral-assistants", NEUTRALS)
        self.at = at

    def copy(self) -> Part:
        return Neutrals(self.at[:])

    def dump(self) -> dict[str, object]:
        return {str(place): self.at[place] for place in range(PLACES) if self.at[place]}

    def restore(self, state: dict[str, object]) -> None:
        read = Reader({self.name: state}, "position.parts")
        self.at = read.counts(self.name, [str(place) for place in range(PLACES)], MOST)

    def check(self, fresh: Part, places: list[int]) -> None:
        for place in range(PLACES):
            if self.at[place]:
                on_board(place, places, "position.parts.neutral-assistants")

    def words(self) -> list[str]:
        return []

    def arrange(self, given: Given, seats: list[Given]) -> dict[str, object]:
        found = dict(given.named)
        given.named.clear()
        return found


def neutrals_of(t: Board) -> Neutrals:
    """The variant's part of a table."""
    found = t.parts[NEUTRALS]
    assert isinstance(found, Neutrals)
    return found


def add_to(plan: SetupPlan) -> None:
    """In set-up a neutral assistant takes the place of the bottommost one of each stack. (VAR-07)"""
    plan.first_stack |= 1
    plan.add_part(Neutrals([0] * PLACES))
    plan.book.add(ARRIVAL, NeutralArrival())


class NeutralArrival(Arrival):
    """At the target an own or a neutral assistant is picked up, or, with no own one there, the bottommost of
    the stack is left, own or neutral. (VAR-08 – VAR-11)"""

    def ways(self, t: Board, ask: Ask) -> list[int]:
        found = super().ways(t, ask)
        if neutrals_of(t).at[ask.a]:
            return [*found, PICK_UP_NEUTRAL]
        return found

    def use(self, t: Board, seat: int, place: int, way: int) -> None:
        if way == PICK_UP_NEUTRAL:
            neutrals_of(t).at[place] -= 1
            me = t.seats[seat]
            me.stack = me.stack << 1 | 1
            t.tell("pick-up-neutral", seat, place)
        else:
            super().use(t, seat, place, way)

    def leave(self, t: Board, seat: int, place: int) -> None:
        me = t.seats[seat]
        if me.stack & 1:
            me.stack >>= 1
            neutrals_of(t).at[place] += 1
            t.tell("leave-neutral", seat, place)
        else:
            super().leave(t, seat, place)

    def why_not(self, t: Board, ask: Ask, move: int) -> Reason:
        if move == PICK_UP_NEUTRAL:
            return Reason(["VAR-08"], "nobody-there", "no neutral assistant is at this place", {"place": ask.a})
        return super().why_not(t, ask, move)
