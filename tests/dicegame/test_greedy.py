"""The greedy bot's opinion of The Dice Game."""

from __future__ import annotations

import pytest

import bedesten
from bedesten.bots.dicegame.hand_judge import DiceGameJudge, choice_of
from bedesten.bots.search.budget import Budget
from bedesten.bots.search.turns import TurnSearch
from bedesten.dicegame.rolling import subsets
from bedesten.kernel.chance import Generator, generator
from dicegame.games import SETUPS, new
from dicegame.scenes import at_table
from wandering import wander

JUDGE = DiceGameJudge()


def greedy(game: bedesten.Game, chance: Generator) -> int:
    """As the greedy bot chooses, with the judge of this game."""
    seat = game.actor
    assert seat is not None
    table = game.sight(seat).sample(chance.word())
    table.manual = True
    endings = TurnSearch(JUDGE, seat, Budget()).endings(table)
    return max(endings, key=lambda ending: ending.value).script[0]


@pytest.mark.parametrize("seed", range(4))
def test_it_beats_random_players(seed: int) -> None:
    game = bedesten.new("dicegame", players=3, seed=seed)
    chance = generator(seed, "test")
    me = seed % 3
    while not game.over:
        moves = game.moves()
        game.play(greedy(game, chance) if game.actor == me else moves[chance.below(len(moves))])
    assert game.winners() == [me]
    assert game.state()["round"] < 25


@pytest.mark.parametrize("setup", SETUPS[::4])
def test_its_shortlist_holds_legal_moves_only(setup: dict) -> None:
    game = new(setup, 3)
    for _ in wander(game, 3):
        table = game.table()
        short = JUDGE.shortlist(table, game.moves())
        assert short
        assert set(short) <= set(game.moves())
        assert JUDGE.value(table, 0) == JUDGE.value(table.copy(), 0)


def test_it_takes_the_ruby_that_wins() -> None:
    scene = at_table(3, {0: {"rubies": 5, "lira": 10}}, dice="red3 card2", actions=1, rubies={"right": 6})
    assert scene.game.text(greedy(scene.game, generator(1))) == "ruby right"


def test_it_rolls_useless_dice_again() -> None:
    scene = at_table(
        3,
        {0: {"crystals": 3, "markers": "red3"}},
        dice="red yellow card2",
        phase="rolling",
        asks=[["reroll", 0, 0, 0]],
    )
    table = scene.game.table()
    move = JUDGE.shortlist(table, table.moves())[0]
    assert move in table.moves()


def test_choices_of_dice_have_the_numbers_of_the_game() -> None:
    dice = [2, 0, 1, 0, 2, 0]
    numbers = [choice_of(dice, [r, 0, y, 0, li, 0]) for r in range(3) for y in range(2) for li in range(3)]
    assert sorted(numbers) == subsets(dice)
