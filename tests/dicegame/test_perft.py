"""How many positions lie so many decisions away: a change in what is offered shows here."""

from __future__ import annotations

import pytest

import bedesten
from dicegame.scenes import at_table

RICH = {"markers": "red2 green blue brown2", "lira": 15, "crystals": 2, "tiles": "die lira-blue"}


def count(table: bedesten.Table, depth: int) -> int:
    """The lines of so many answers, outcomes of chance included."""
    if not depth or table.over:
        return 1
    moves = table.moves()
    if depth == 1:
        return len(moves)
    found = 0
    for move in moves:
        after = table.copy()
        after.play(move)
        found += count(after, depth - 1)
    return found


@pytest.mark.parametrize(
    ("dice", "mine", "actions", "counts"),
    [
        ("red green yellow blue lira card", {}, 2, [8, 319, 6239]),
        ("red3 green2 card", RICH, 3, [18, 404, 7056]),
        ("red2 green2 yellow lira", {"markers": "red green yellow brown"}, 1, [16, 2318, 50496]),
    ],
)
def test_positions_so_many_decisions_away(dice: str, mine: dict, actions: int, counts: list[int]) -> None:
    table = at_table(3, {0: mine, 1: {"crystals": 1}}, dice=dice, actions=actions).game.table()
    assert [count(table, depth) for depth in (1, 2, 3)] == counts
