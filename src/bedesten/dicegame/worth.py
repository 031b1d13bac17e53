"""Moves that are legal but only lose: whoever plays one has nothing more than before, and something less.

Nothing here is a rule. Clients warn of such moves, and bots leave them out.
"""

from __future__ import annotations

from bedesten.dicegame.board import DiceBoard
from bedesten.dicegame.paying import cost_of
from bedesten.dicegame.terms import A_BROWN, A_CRYSTAL, ACTION, BROWN, KEEP_DICE, ONE_MARKER, PAY
from bedesten.dicegame.ways import PAYMENTS
from bedesten.kernel.ask import Ask

__all__ = ["only_loses", "worthwhile"]


def only_loses(t: DiceBoard, ask: Ask, move: int) -> bool:
    """Whether a move pays a marker for a marker that is no better: a marker of a colour for one of the same, or a brown
    one, which stands for any colour, for any. Dice that go with it are lost besides."""
    if ask.kind == ACTION:
        if ONE_MARKER <= move < A_CRYSTAL:
            return t.dice[move - ONE_MARKER] < cost_of(t, move).total
        if move == A_BROWN:
            return colours(t, ask.seat) < cost_of(t, move).total
        return False
    if ask.kind == PAY:
        goods = PAYMENTS[move]
        return goods[BROWN] > 0 and (ask.a == A_BROWN or ONE_MARKER <= ask.a < A_CRYSTAL)
    # Markers paid in the place of dice that are kept.
    return ask.kind == KEEP_DICE and move > 0 and ONE_MARKER <= ask.a < A_CRYSTAL


def worthwhile(t: DiceBoard, moves: list[int]) -> list[int]:
    """The moves that do not only lose; all of them, should none be better."""
    ask = t.asks[-1]
    if ask.kind != ACTION and ask.kind != PAY and ask.kind != KEEP_DICE:
        return moves
    found = [move for move in moves if not only_loses(t, ask, move)]
    return found or moves


def colours(t: DiceBoard, seat: int) -> int:
    """Of how many colours a seat has dice or markers, brown ones not counted."""
    stock = t.seats[seat].stock
    found = 0
    for colour in range(4):
        if t.dice[colour] or stock[colour]:
            found += 1
    return found
