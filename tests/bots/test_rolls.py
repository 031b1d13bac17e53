"""Rolls of The Dice Game: which dice a bot thinks of rolling again, and how many rolls stand for all."""

from __future__ import annotations

import random
from statistics import mean

import pytest

import bedesten
from bedesten.bots import make
from bedesten.bots.dicegame.hand_judge import CHOICES, SAMPLES, DiceGameJudge, fewer
from bedesten.bots.judges import judge_for
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.turns import TurnSearch
from bedesten.dicegame.rolling import KEEP
from bedesten.dicegame.terms import MOST_DICE, REROLL, ROLL
from bedesten.kernel.table import Table
from dicegame.scenes import Scene, at_table

BUSY = 50_000


def tables(kind: int, count: int) -> list[Table]:
    """Positions of random games at which such a question is asked."""
    found: list[Table] = []
    luck = random.Random(kind)
    for seed in range(100):
        table = bedesten.new("dicegame", players=3, seed=seed).table()
        table.manual = True
        while not table.over and len(found) < count:
            if table.asks[-1].kind == kind and luck.random() < 0.2:
                found.append(table.copy())
            table.play(luck.choice(table.moves()))
    assert len(found) == count
    return found


@pytest.mark.parametrize(
    "dice", [[0, 0, 0, 0, 0, 1], [2, 0, 1, 0, 2, 0], [1, 1, 1, 1, 1, 1], [0, 5, 0, 0, 0, 4]], ids=str
)
def test_every_choice_of_dice_is_thought_of_once(dice: list[int]) -> None:
    chosen = dice[:]
    seen: list[list[int]] = []
    while sum(chosen):
        seen.append(chosen[:])
        fewer(chosen, dice)
    every = 1
    for count in dice:
        every *= count + 1
    assert len(seen) == len({tuple(choice) for choice in seen}) == every - 1
    assert all(0 <= some <= count for choice in seen for some, count in zip(choice, dice, strict=True))


def test_what_to_roll_again_is_a_few_legal_choices() -> None:
    judge = judge_for("dicegame")
    for table in tables(REROLL, 20):
        choices = judge.longlist(table, table.moves())
        assert choices[0] == KEEP
        assert 1 < len(choices) <= CHOICES + 1
        assert len(set(choices)) == len(choices)
        assert set(choices) <= set(table.moves())


@pytest.mark.parametrize("dice", range(1, MOST_DICE + 1))
def test_in_six_rolls_every_face_is_as_frequent(dice: int) -> None:
    """So that a few rolls favour no colour; a single die falls on each face once."""
    rolls = DiceGameJudge().samples(dice)
    assert len(rolls) == SAMPLES
    for first in range(0, SAMPLES, 6):
        six = rolls[first : first + 6]
        assert [sum(roll) for roll in six] == [dice] * 6
        assert [sum(faces) for faces in zip(*six, strict=True)] == [dice] * 6
    assert rolls == DiceGameJudge().samples(dice)


@pytest.mark.parametrize("name", ["hand", "learned"])
def test_a_turn_is_worth_the_mean_of_its_rolls(name: str) -> None:
    judge = judge_for("dicegame", name)
    assert isinstance(judge, DiceGameJudge)
    for table in tables(ROLL, 6):
        worth: list[float] = []
        for outcome, _ in judge.outcomes(table)[:6]:
            after = table.copy()
            after.play(outcome)
            if after.asks[-1].kind == REROLL:
                after.play(KEEP)
            worth.append(TurnSearch(judge, table.active, Budget(), BUSY).best(after).value)
        search = TurnSearch(judge, table.active, Budget(), 6 * BUSY, samples=6)
        assert search.best(table).value == pytest.approx(mean(worth))


def rolled(dice: str) -> Scene:
    """A ruby short of the target, with crystals to roll these dice again."""
    asks = [["reroll", 0, 0, 0]]
    return at_table(dice=dice, seats={0: {"rubies": 5, "crystals": 3}}, phase="rolling", asks=asks)


def test_the_champion_keeps_dice_that_win() -> None:
    """Four that buy the last ruby, though a crystal could roll them again; whatever becomes of the fifth die."""
    scene = rolled("red4 lira")
    chosen = scene.game.text(make("champion:iterations=10", seed=1).choose(scene.game.sight(0)))
    assert "red" not in chosen


def test_the_champion_rolls_again_what_is_of_no_use() -> None:
    """One short of the last ruby: the odd die is rolled again, not one of those that count."""
    scene = rolled("red3 lira2")
    chosen = scene.game.text(make("champion:iterations=10", seed=1).choose(scene.game.sight(0)))
    assert chosen.startswith("reroll")
    assert "red" not in chosen
