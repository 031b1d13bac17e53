"""The moves and outcomes that led to a position, played anew from where the game began: for undo and for records."""

from __future__ import annotations

from bedesten.kernel.ask import CHANCE
from bedesten.kernel.table import Table

__all__ = ["last_decision", "rebuilt"]


def last_decision(table: Table, line: list[int]) -> int:
    """The last moment of a line, played on this table, at which a seat was asked, not chance."""
    last = 0
    for i, move in enumerate(line):
        if table.asks[-1].seat != CHANCE:
            last = i
        table.play(move)
    return last


def rebuilt(table: Table, line: list[int], manual: bool) -> tuple[Table, int]:
    """The table after a line, and how many of its entries undo can't take back, since something became known.

    The generator goes along, so that later dice fall as they would have.
    """
    barrier = 0
    for i, move in enumerate(line):
        seat = table.asks[-1].seat
        if seat == CHANCE and not manual:
            table.draw()
        table.play(move)
        if seat == CHANCE or table.over or table.asks[-1].seat != seat:
            barrier = i + 1
    return table, barrier
