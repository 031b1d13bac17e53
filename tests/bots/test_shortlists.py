"""Which answers are worth a look, in which order, and which rolls stand for all."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bedesten
from bedesten import bots
from bedesten.bots.istanbul.shortlist import ROLLS, dice_outcomes, worth_of_roll
from bedesten.bots.judges import judge_for
from bedesten.istanbul.board import Board
from bedesten.istanbul.dice import after_roll
from bedesten.istanbul.terms import ARRIVAL, BLACK_MARKET_ROLL, DICE, OTHER_MERCHANTS, RED, TEA_HOUSE_ROLL
from bedesten.kernel.ask import CHANCE
from bedesten.kernel.notation import move_text

GAMES: list[dict[str, Any]] = [
    {"game": "istanbul", "players": 2, "edition": "first-fr"},
    {"game": "istanbul", "players": 3, "variants": ["neutral-assistants", "caravan-leader"]},
    {"game": "istanbul", "players": 4, "expansions": ["mocha", "letters"]},
    {"game": "dicegame", "players": 3},
]


@pytest.mark.parametrize("name", ["hand", "learned"])
@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_shortlists_and_outcomes_are_legal(setup: dict[str, Any], name: str) -> None:
    judge = judge_for(setup["game"], name)
    luck = random.Random(4)
    table = bedesten.new(**setup, seed=4).table()
    table.manual = True
    for _ in range(700):
        if table.over:
            break
        moves = table.moves()
        if table.asks[-1].seat == CHANCE:
            outcomes = judge.outcomes(table)
            assert {outcome for outcome, _ in outcomes} <= set(moves)
            assert all(weight > 0 for _, weight in outcomes)
            table.play(table.draw())
            continue
        short = judge.shortlist(table, moves)
        assert short
        assert set(short) <= set(moves)
        assert len(set(short)) == len(short)
        table.play(luck.choice(moves))


def test_doing_something_comes_before_declining() -> None:
    """A search that is cut short looks at the first answer only: that must not be the one that ends the turn."""
    judge = judge_for("istanbul")
    luck = random.Random(6)
    table = bedesten.new(players=4, seed=6).table()
    seen = 0
    while not table.over:
        kind = table.asks[-1].kind
        moves = table.moves()
        if kind in (ARRIVAL, OTHER_MERCHANTS) and len(moves) > 1:
            seen += 1
            assert judge.shortlist(table, moves)[0] != 0
        table.play(luck.choice(moves))
    assert seen > 50


@pytest.mark.parametrize("tile", [False, True])
@pytest.mark.parametrize(("kind", "value"), [(TEA_HOUSE_ROLL, 7), (TEA_HOUSE_ROLL, 10), (BLACK_MARKET_ROLL, 0)])
def test_few_rolls_stand_for_all(kind: int, value: int, tile: bool) -> None:
    table = bedesten.new(players=2, seed=1).table()
    assert isinstance(table, Board)
    table.seats[0].tiles = 1 << RED if tile else 0
    table.manual = True
    table.ask(DICE, CHANCE, 0, after_roll(kind, True, value))
    ask = table.asks[-1]
    found = dice_outcomes(table, ask)
    assert sum(weight for _, weight in found) == sum(weight for _, weight in ROLLS) == 36
    assert len(found) <= 4
    if not tile:
        mean = sum(weight * worth_of_roll(kind, value << 1, dice) for dice, weight in ROLLS)
        assert sum(weight * worth_of_roll(kind, value << 1, dice) for dice, weight in found) == mean


@pytest.mark.parametrize(
    ("announced", "dice", "expected"),
    [
        (8, (5, 4), "keep"),
        (8, (5, 2), "turn 2"),
        (8, (4, 1), "turn 1"),
        (10, (1, 2), "reroll"),
    ],
)
def test_the_red_tile_is_used_well(announced: int, dice: tuple[int, int], expected: str) -> None:
    game = bedesten.new(players=2, seed=1, chance="manual", start=0)
    while game.actor == bedesten.CHANCE:
        game.play(game.moves()[0])
    table = game.table()
    assert isinstance(table, Board)
    table.seats[0].tiles = 1 << RED
    table.seats[0].at = 9
    table.asks.clear()
    table.ask(TEA_HOUSE_ROLL, 0, 6 * (dice[0] - 1) + dice[1] - 1, announced << 1)
    (move,) = judge_for("istanbul").shortlist(table, table.moves())
    assert move_text(table, move) == expected


@pytest.mark.parametrize("judge", ["hand", "learned"])
@pytest.mark.parametrize("seed", [1004, 1011])
def test_games_between_greedy_bots_end(seed: int, judge: str) -> None:
    """Where a turn has very many ends, the purchase that wins must not be overlooked for ever."""
    game = bedesten.new(players=2, edition="first", layout="long", seed=seed)
    players = [bots.make(f"greedy:judge={judge}", seed=seed * 100 + seat) for seat in range(2)]
    state: dict[str, Any] = game.state()
    while game.actor is not None and state["round"] < 60:
        game.play(players[game.actor].choose(game.sight(game.actor)))
        state = game.state()
    assert game.over
