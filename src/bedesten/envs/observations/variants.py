"""What the variants bring: neutral assistants, the Caravan tile."""

from __future__ import annotations

from typing import Final

from bedesten.envs.observations.block import Block
from bedesten.envs.observations.encoder import capped, seat_rows
from bedesten.envs.observations.layout import Column, Layout
from bedesten.envs.observations.places import place_rows
from bedesten.istanbul.board import Board
from bedesten.istanbul.variants.caravan_leader import Caravan
from bedesten.istanbul.variants.neutral_assistants import Neutrals

__all__ = ["CaravanBlock", "NeutralsBlock"]

STACK: Final = 6
"""Assistants of a stack that are told one by one, from the bottom."""
OWN: Final = 1
NEUTRAL: Final = 2
MOST_NEUTRALS: Final = 4


class NeutralsBlock(Block):
    """Neutral assistants at places and in stacks."""

    def __init__(self, layout: Layout, t: Board, part: int) -> None:
        super().__init__(layout, t, part)
        self.places = sorted(t.bazaar.board)
        here = [Column("neutral assistants", MOST_NEUTRALS, "stand here")]
        layout.add("neutral assistants", "by place", place_rows(t.bazaar), here)
        self.players = t.bazaar.players
        order = [Column(f"from below {i}", NEUTRAL, "1 an own assistant, 2 a neutral one") for i in range(1, STACK + 1)]
        layout.add("stacks", "the assistants under each merchant", seat_rows(self.players), order)

    def told(self, t: Board, seat: int) -> bytes:
        neutrals = t.parts[self.part]
        assert isinstance(neutrals, Neutrals)
        values: list[int] = []
        for place in self.places:
            values.append(capped(neutrals.at[place], MOST_NEUTRALS))
        for i in range(self.players):
            stack = t.seats[(seat + i) % self.players].stack
            for _ in range(STACK):
                values.append(0 if stack <= 1 else NEUTRAL if stack & 1 else OWN)
                stack >>= 1
        return bytes(values)


class CaravanBlock(Block):
    """Who leads the caravan, and who will from the end of this turn on."""

    def __init__(self, layout: Layout, t: Board, part: int) -> None:
        super().__init__(layout, t, part)
        self.players = t.bazaar.players
        columns = [Column("leader", 1, "has the Caravan tile"), Column("next leader", 1, "takes it after this turn")]
        layout.add("caravan", "the Caravan tile", seat_rows(self.players), columns)

    def told(self, t: Board, seat: int) -> bytes:
        caravan = t.parts[self.part]
        assert isinstance(caravan, Caravan)
        values = [0] * (2 * self.players)
        if caravan.leader >= 0:
            values[2 * ((caravan.leader - seat + self.players) % self.players)] = 1
        if caravan.next_leader >= 0:
            values[2 * ((caravan.next_leader - seat + self.players) % self.players) + 1] = 1
        return bytes(values)
