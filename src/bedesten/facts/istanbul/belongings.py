"""What a player of the board game has that can be counted."""

from __future__ import annotations

from bedesten.facts.game_facts import Belongings
from bedesten.facts.istanbul.parts import parts_of
from bedesten.istanbul.board import Board
from bedesten.istanbul.terms import GOODS

__all__ = ["belongings", "board_of", "stack_of"]


def board_of(table: object) -> Board:
    assert isinstance(table, Board)
    return table


def stack_of(t: Board, seat: int) -> int:
    """Assistants with a merchant: the stack is a one, and below it a bit for each of them."""
    return t.seats[seat].stack.bit_length() - 1


def belongings(t: Board, seat: int) -> Belongings:
    """All that a seat has, in the order in which changes are told."""
    me = t.seats[seat]
    found: Belongings = {(good, ""): me.goods[i] for i, good in enumerate(GOODS)}
    found["lira", ""] = me.lira
    found["room", ""] = me.room
    found |= {("tile", good): int(me.has_tile(i)) for i, good in enumerate(GOODS)}
    found["rubies", ""] = me.rubies
    found["cards", ""] = me.cards()
    found["assistants", ""] = stack_of(t, seat)
    for part in parts_of(t):
        found |= part.has(t, seat)
    return found
