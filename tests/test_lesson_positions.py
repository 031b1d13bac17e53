"""Positions such as lessons begin with: set up from the few facts that matter, and played on from."""

from __future__ import annotations

from typing import Any

import pytest

import bedesten

SHORT: dict[str, Any] = {"players": 4, "layout": "short"}
MOCHA: dict[str, Any] = {"players": 4, "expansions": ["mocha"], "layout": "first-game"}
LETTERS: dict[str, Any] = {"players": 4, "expansions": ["letters"], "layout": "first-game"}
GREAT: dict[str, Any] = {
    "players": 4,
    "expansions": ["mocha", "letters"],
    "layout": [[21, 11, 4, 24, 2], [14, 20, 15, 13, 8], [23, 1, 7, 6, 10], [18, 5, 19, 17, 12], [22, 3, 9, 25, 16]],
}
SMALL = {"small-market": "red green2 yellow blue"}
ALL_GOODS = {"red": 1, "green": 1, "yellow": 1, "blue": 1}

LESSONS: list[tuple[str, dict[str, Any], dict[str, Any], list[str]]] = [
    (
        "a first walk",
        SHORT,
        {"demands": SMALL, "seats": {0: {"lira": 7, "goods": {"green": 1}}}},
        ["go 2", "leave", "fill"],
    ),
    (
        "come back",
        SHORT,
        {"demands": SMALL, "seats": {0: {"merchant": 9, "lira": 1, "assistants": [2, 9, 14]}}},
        ["go 14", "pick up"],
    ),
    (
        "earn",
        SHORT,
        {
            "demands": {"small-market": "green2 yellow2 blue"},
            "seats": {0: {"merchant": 4, "lira": 0, "goods": {"yellow": 1}}},
        },
        ["go 8", "leave"],
    ),
    (
        "rubies",
        SHORT,
        {
            "demands": {"large-market": "red2 green blue2"},
            "mosque": {"yellow": 2, "blue": 3},
            "rubies": {16: 11},
            "seats": {
                0: {
                    "merchant": 16,
                    "lira": 8,
                    "rubies": 1,
                    "extensions": 2,
                    "tiles": ["blue"],
                    "assistants": [16],
                    "goods": ALL_GOODS,
                }
            },
        },
        ["go 1", "leave", "extend"],
    ),
    (
        "the others",
        SHORT,
        {
            "tokens": {"smuggler": 12, "governor": 11},
            "seats": {
                0: {"merchant": 5, "lira": 3, "goods": {"red": 1}, "assistants": [5]},
                1: {"merchant": 3, "lira": 4, "assistants": [3]},
                2: {"merchant": 3, "lira": 5, "assistants": [3, 2]},
                3: {"merchant": 7, "lira": 5},
            },
        },
        ["go 12", "leave", "send 3"],
    ),
    (
        "a turn ahead",
        SHORT,
        {
            "start": 1,
            "active": 0,
            "round": 12,
            "demands": {"large-market": "red2 yellow blue2"},
            "tokens": {"smuggler": 8, "governor": 5},
            "rubies": {16: 11, 13: 5},
            "seats": {
                0: {
                    "merchant": 5,
                    "lira": 2,
                    "rubies": 4,
                    "goods": {"red": 1, "blue": 2},
                    "assistants": [5, 2],
                    "hand": ["five-lira", "far"],
                },
                1: {"merchant": 9, "lira": 16, "rubies": 4, "assistants": [9, 3], "hand": []},
                2: {"merchant": 15, "lira": 5, "rubies": 3},
                3: {"merchant": 2, "lira": 5, "rubies": 3},
            },
        },
        ["play five-lira"],
    ),
    (
        "coffee",
        MOCHA,
        {
            "tokens": {"coffee-trader": 17, "governor": 5, "smuggler": 9},
            "seats": {0: {"lira": 2, "goods": {"red": 1, "yellow": 1}, "hand": ["corner", "post-again"]}},
        },
        ["go 17", "leave"],
    ),
    (
        "the guild",
        MOCHA,
        {"rubies": {16: 5}, "seats": {0: {"lira": 1, "goods": {"red": 1, "green": 1, "blue": 1}, "guild_hands": [16]}}},
        ["go 18", "leave"],
    ),
    (
        "the tavern",
        MOCHA,
        {
            "seats": {
                0: {"merchant": 6, "lira": 2, "coffee": 6, "extensions": 1, "hand": ["stay"]},
                1: {"merchant": 4, "lira": 6, "goods": {"red": 2, "blue": 2}, "assistants": [4]},
            }
        },
        ["go 19", "leave"],
    ),
    (
        "letters",
        LETTERS,
        {"tokens": {"courier": 9}, "seats": {0: {"merchant": 7, "lira": 1, "delivered": [2], "assistants": [14, 8]}}},
        ["go 21", "leave"],
    ),
    (
        "the companion",
        LETTERS,
        {
            "tokens": {"courier": 9},
            "demands": SMALL,
            "seats": {0: {"merchant": 12, "lira": 1, "assistants": [5, 10, 12, 16], "goods": {"red": 1, "green": 1}}},
        },
        ["go 7"],
    ),
    (
        "an auction",
        LETTERS,
        {
            "seats": {
                0: {"merchant": 12, "lira": 7, "letters": [15], "delivered": [2]},
                1: {"lira": 9},
                2: {"lira": 3},
                3: {"lira": 4},
            }
        },
        ["go 23", "leave"],
    ),
    (
        "everything at once",
        GREAT,
        {
            "tokens": {"courier": 9, "coffee-trader": 9, "governor": 5, "smuggler": 6},
            "seats": {0: {"merchant": 9, "lira": 1, "coffee": 5, "letters": [15], "delivered": [2]}},
        },
        ["go 25", "leave"],
    ),
]


@pytest.mark.parametrize(("name", "options", "named", "moves"), LESSONS, ids=[lesson[0] for lesson in LESSONS])
def test_a_lesson_of_the_board_game(name: str, options: Any, named: Any, moves: list[str]) -> None:
    game = bedesten.position("istanbul", named, seed=1, chance="manual", **{"start": 0, **options})
    assert (game.actor, game.question) == (0, "move")
    for words in moves:
        game.play_text(words)
    assert bedesten.replay(game.record()).state() == game.state()


DISPLAY = ["lira-red", "crystal-green", "card-blue", "action-yellow", "marker-blue", "die"]
OTHER_DISPLAY = ["lira-yellow", *DISPLAY[1:]]
DICE_LESSONS: list[tuple[dict[str, Any], list[str]]] = [
    (
        {"display": DISPLAY, "seats": {0: {"markers": {"red": 2}, "crystals": 1, "lira": 1}}},
        ["roll red green2 lira card", "reroll green2", "roll red yellow", "ruby red"],
    ),
    (
        {
            "display": OTHER_DISPLAY,
            "seats": {0: {"crystals": 0, "lira": 0, "tiles": ["lira-red", "lira-blue", "action-blue", "die"]}},
        },
        ["roll green3 lira2 card"],
    ),
    (
        {
            "display": OTHER_DISPLAY,
            "rubies": {"right": 3, "red": 2, "green": 2, "yellow": 1, "blue": 2, "mosque": 2},
            "seats": {
                0: {"crystals": 0, "lira": 12, "rubies": 4, "markers": {"green": 1}},
                1: {"rubies": 2},
                2: {"rubies": 3},
            },
        },
        ["roll red yellow blue card2", "cards 2", "reveal ruby-for-lira", "reveal four-lira", "use ruby-for-lira"],
    ),
]


@pytest.mark.parametrize(
    ("named", "moves"), DICE_LESSONS, ids=["roll and trade", "tiles that pay", "the bazaar's luck"]
)
def test_a_lesson_of_the_dice_game(named: Any, moves: list[str]) -> None:
    game = bedesten.position("dicegame", named, players=3, start=0, seed=1, chance="manual")
    assert (game.actor, game.question) == (bedesten.CHANCE, "roll")
    for words in moves:
        game.play_text(words)
    assert bedesten.replay(game.record()).state() == game.state()
