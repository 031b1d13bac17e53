"""Variant: the Caravan Leader. (VAR-18 – VAR-20)"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.board import Board
from bedesten.istanbul.moments import TurnEnd
from bedesten.istanbul.places.caravansary import Caravansary, take
from bedesten.istanbul.plan import SetupPlan
from bedesten.istanbul.seat import Part
from bedesten.istanbul.terms import CARAVANSARY, DISCARD, SECOND_CARD
from bedesten.kernel.ask import Ask
from bedesten.kernel.given import Given
from bedesten.kernel.reading import Reader

__all__ = ["Caravan", "CaravanTile", "LeadersCaravansary", "add_to"]

CARAVAN: Final = 3
"""The slot of its part on the table."""
NOBODY_YET: Final = -1


class Caravan(Part):
    """Who holds the Caravan tile, and who takes it at the end of this turn."""

    def __init__(self, players: int, leader: int, next_leader: int) -> None:
        super().__init__("caravan-leader", CARAVAN)
        self.players = players
        self.leader = leader
        self.next_leader = next_leader

    def copy(self) -> Part:
        return Caravan(self.players, self.leader, self.next_leader)

    def dump(self) -> dict[str, object]:
        return {"leader": self.leader, "next_leader": self.next_leader}

    def restore(self, state: dict[str, object]) -> None:
        read = Reader(state, "position.parts.caravan-leader")
        self.leader = read.number("leader", NOBODY_YET, self.players - 1)
        self.next_leader = read.number("next_leader", NOBODY_YET, self.players - 1)

    def arrange(self, given: Given, seats: list[Given]) -> dict[str, object]:
        found = self.dump()
        given.take_into(found, list(found))
        return found


def caravan_of(t: Board) -> Caravan:
    """The variant's part of a table."""
    found = t.parts[CARAVAN]
    assert isinstance(found, Caravan)
    return found


def add_to(plan: SetupPlan) -> None:
    """The tile starts on the Caravansary. (VAR-18)"""
    plan.add_part(Caravan(plan.players, NOBODY_YET, NOBODY_YET))
    plan.book.add(CARAVANSARY, LeadersCaravansary())
    plan.bazaar.turn_ends.insert(0, CaravanTile())  # before any other turn of the same seat


class LeadersCaravansary(Caravansary):
    """6 Caravansary: who already leads the caravan takes 2 cards and discards none. (VAR-20)"""

    def act(self, t: Board, ask: Ask, move: int) -> None:
        caravan = caravan_of(t)
        caravan.next_leader = ask.seat
        if caravan.leader != ask.seat:
            t.ask(DISCARD, ask.seat)
        t.ask(SECOND_CARD, ask.seat)
        take(t, ask.seat, move)


class CaravanTile(TurnEnd):
    """Whoever carried out the Caravansary's action takes the tile at the end of that turn. (VAR-19)"""

    def end(self, t: Board) -> bool:
        caravan = caravan_of(t)
        if caravan.next_leader != NOBODY_YET:
            if caravan.leader != caravan.next_leader:
                t.tell("caravan", caravan.next_leader)
            caravan.leader = caravan.next_leader
            caravan.next_leader = NOBODY_YET
        return False
