"""Counting: how many positions can follow within so many answers, chance included, from positions with a twist.

A change of a rule that no other test looks at changes one of these numbers. Those at the left can be counted by hand.
"""

from __future__ import annotations

from typing import Any

import pytest

import bedesten
from scenes import Scene, at_table

SCENES: dict[str, tuple[dict[str, Any], list[str], list[int]]] = {
    "the first move": ({}, [], [10, 20, 167, 809, 6783]),
    "another merchant at the tea house": (
        {"seats": {0: {"lira": 3}, 1: {"merchant": 9}}},
        ["go 9", "leave"],
        [2, 18, 389, 2666, 8440],
    ),
    "red tile after the roll": (
        {"seats": {0: {"merchant": 3, "tiles": "red", "lira": 2}}},
        ["go 9", "leave", "announce 7", "roll 1 4"],
        [3, 56, 400, 1052, 6894],
    ),
    "red and yellow tile at the black market": (
        {"seats": {0: {"merchant": 6, "tiles": "red yellow", "lira": 4, "assistants": [2, 5], "stack": 2}}},
        ["go 8", "leave"],
        [5, 46, 413, 2744, 20270],
    ),
    "everybody met at once": (
        {
            "seats": {0: {"lira": 1, "goods": "red", "hand": "five-lira"}, 1: {"family": 3}, 2: {"family": 3}},
            "governor": 3,
            "smuggler": 3,
        },
        ["go 3", "leave", "fill"],
        [10, 69, 734, 6612],
    ),
    "caravansary with discards": (
        {"seats": {0: {"merchant": 12, "hand": "stay far"}}, "discards": "good five-lira"},
        ["go 6", "leave"],
        [3, 23, 58, 406, 1730],
    ),
    "caravan leader takes and keeps": (
        {
            "seats": {0: {"merchant": 12, "hand": "stay"}},
            "discards": "good",
            "options": {"variants": ["caravan-leader"]},
            "parts": {"caravan-leader": {"leader": 0, "next_leader": -1}},
        },
        ["go 6", "leave"],
        [3, 30, 92, 780, 3206],
    ),
    "fountain with assistants everywhere": (
        {"seats": {0: {"merchant": 3, "assistants": [1, 5, 9, 13], "stack": 0}}},
        ["go 7"],
        [6, 40, 168, 782, 3914],
    ),
    "small market with the card": (
        {"seats": {0: {"merchant": 7, "goods": "red2 green2 blue", "hand": "market good"}}},
        ["go 11", "leave"],
        [11, 74, 381, 2676, 10279],
    ),
    "palace twice": (
        {
            "seats": {0: {"merchant": 10, "goods": "red4 green3 yellow3 blue5", "room": 5, "hand": "palace-again"}},
            "rubies": {13: 5},
        },
        ["go 13", "leave"],
        [5, 18, 76, 407, 1797],
    ),
    "the last ruby is replaced": (
        {"seats": {0: {"merchant": 1, "lira": 90, "hand": "gem-again2"}}, "rubies": {16: 2}},
        ["go 16", "leave"],
        [2, 12, 32, 191, 999],
    ),
    "the last ruby is gone": (
        {
            "seats": {0: {"merchant": 1, "lira": 90, "hand": "gem-again2"}},
            "rubies": {16: 2},
            "options": {"edition": "first"},
        },
        ["go 16", "leave"],
        [2, 12, 32, 199, 1007],
    ),
    "family member sent out": (
        {"seats": {0: {"merchant": 7, "lira": 7, "goods": "red2"}}},
        ["go 12", "leave"],
        [16, 74, 688, 4937, 14645],
    ),
    "green tile and no money": (
        {"seats": {0: {"merchant": 7, "tiles": "green", "lira": 1, "hand": "five-lira family-home", "family": 9}}},
        ["go 2", "leave"],
        [5, 26, 129, 501, 3373],
    ),
    "all cards of phase one": (
        {"seats": {0: {"merchant": 9, "hand": "stay far return", "assistants": [3, 9], "stack": 2}}},
        [],
        [17, 90, 379, 2079, 12636],
    ),
    "neutral assistants": (
        {
            "players": 3,
            "seats": {0: {"merchant": 7, "stack": ["neutral", "own"], "assistants": [3]}},
            "options": {"variants": ["neutral-assistants"]},
            "parts": {"neutral-assistants": {"3": 1, "5": 1}},
        },
        [],
        [10, 22, 171, 868, 6994],
    ),
    "neutral assistants in French": (
        {
            "players": 3,
            "seats": {0: {"merchant": 7, "stack": ["neutral", "own"], "assistants": [3]}},
            "options": {"variants": ["neutral-assistants"], "edition": "first-fr"},
            "parts": {"neutral-assistants": {"3": 1, "5": 1}},
        },
        [],
        [10, 21, 161, 854, 6887],
    ),
    "neutral merchants of two players": (
        {"players": 2, "seats": {0: {"merchant": 5, "lira": 5}}, "neutral_merchants": [15, 15, 16]},
        ["go 15", "leave"],
        [2, 46, 1316, 13062],
    ),
    "the last cards": (
        {
            "seats": {0: {"hand": "good five-lira family-home stay", "family": 5, "rubies": 5}, 1: {"hand": "good2"}},
            "phase": "last-cards",
            "asks": [["last-cards", 0, 0, 0]],
        },
        [],
        [8, 44, 211, 781, 2941],
    ),
}


def leaves(table: bedesten.Table, depth: int) -> int:
    """How many lines of so many answers there are; a game that ends sooner counts once."""
    if table.over:
        return 1
    if depth == 1:
        return len(table.moves())
    found = 0
    for move in table.moves():
        after = table.copy()
        after.play(move)
        found += leaves(after, depth - 1)
    return found


def scene_of(name: str) -> Scene:
    setting, played, _ = SCENES[name]
    return at_table(**setting).play(*played)


@pytest.mark.parametrize("name", SCENES)
def test_so_many_positions_can_follow(name: str) -> None:
    counts = SCENES[name][2]
    table = scene_of(name).game.table()
    assert [leaves(table, depth) for depth in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("name", SCENES)
def test_the_referee_counts_the_same(name: str) -> None:
    def count(game: bedesten.Game, depth: int) -> int:
        if game.over:
            return 1
        if depth == 1:
            return len(game.moves())
        found = 0
        for move in game.moves():
            after = game.copy()
            after.play(move)
            found += count(after, depth - 1)
        return found

    assert [count(scene_of(name).game, depth) for depth in (1, 2, 3)] == SCENES[name][2][:3]


def test_setting_up_can_go_so_many_ways() -> None:
    """Two stacks of 5 demand tiles, two tokens of 36 rolls each, 2 to 5 seats that may begin, 10 kinds of cards."""
    for players in (2, 3, 4, 5):
        table = bedesten.new(players=players, seed=0, chance="manual").table()
        assert [leaves(table, depth) for depth in (1, 2, 3)] == [5, 25, 25 * 36]
        for _ in range(4):
            table.play(0)
        assert [leaves(table, depth) for depth in (1, 2, 3)] == [players, players * 10, players * 100]
