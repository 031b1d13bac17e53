"""What judges say of positions: hand-made and learned ones, of both games and all boxes."""

from __future__ import annotations

import math
import random
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import bedesten
from bedesten.bots.dicegame import features as dicegame_features
from bedesten.bots.dicegame.learned_judge import LearnedDiceGameJudge
from bedesten.bots.features import PHASES, Feature, FeatureSum, places_of, width_of
from bedesten.bots.istanbul import features as istanbul_features
from bedesten.bots.istanbul.learned_judge import LearnedIstanbulJudge
from bedesten.bots.istanbul.parts import PARTS
from bedesten.bots.judges import judge_for, learned_judge
from bedesten.bots.weights import features_of, load_weights, read_weights, start_weights, write_weights
from bedesten.kernel.errors import BedestenError, OptionError
from bedesten.kernel.table import Table

GAMES: list[dict[str, Any]] = [
    {"game": "istanbul", "players": 2, "edition": "first", "layout": "long"},
    {"game": "istanbul", "players": 3, "variants": ["neutral-assistants", "caravan-leader"]},
    {"game": "istanbul", "players": 4, "expansions": ["mocha"]},
    {"game": "istanbul", "players": 5, "expansions": ["letters"]},
    {"game": "istanbul", "players": 4, "expansions": ["mocha", "letters"], "layout": "random"},
    {"game": "dicegame", "players": 2},
    {"game": "dicegame", "players": 4},
]


def positions(setup: dict[str, Any], seed: int) -> list[Table]:
    """Positions of a random game, from its beginning to its end."""
    table = bedesten.new(**setup, seed=seed).table()
    luck = random.Random(seed)
    found = [table.copy()]
    turn = 0
    while not table.over:
        moves = table.moves()
        table.play(luck.choice(moves))
        if table.turn >= turn + 9:
            turn = table.turn
            found.append(table.copy())
    return [*found, table]


@pytest.mark.parametrize("name", ["hand", "learned"])
@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_chances_are_odds(setup: dict[str, Any], name: str) -> None:
    judge = judge_for(setup["game"], name)
    for table in positions(setup, 5):
        chances = judge.chances(table)
        assert len(chances) == setup["players"] == judge.players(table)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
        assert math.isclose(sum(chances), 1.0)


@pytest.mark.parametrize("name", ["hand", "learned"])
@pytest.mark.parametrize("setup", GAMES[::3], ids=str)
def test_a_game_that_is_over_belongs_to_its_winners(setup: dict[str, Any], name: str) -> None:
    game = bedesten.new(**setup, seed=11)
    luck = random.Random(11)
    while not game.over:
        game.play(luck.choice(game.moves()))
    winners = game.winners()
    expected = [1 / len(winners) if seat in winners else 0.0 for seat in range(setup["players"])]
    judge = judge_for(setup["game"], name)
    assert judge.chances(game.table()) == expected
    if name == "learned":
        values = [judge.value(game.table(), seat) for seat in range(setup["players"])]
        assert all((values[seat] == max(values)) == (seat in winners) for seat in range(setup["players"]))


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_learning_sees_what_the_judge_adds_up(setup: dict[str, Any]) -> None:
    game = setup["game"]
    weights = load_weights(game)
    judge = learned_judge(game, weights)
    assert isinstance(judge, LearnedIstanbulJudge | LearnedDiceGameJudge)
    judge.sum.noting = True
    width = width_of(features_of(game))
    for table in positions(setup, 3)[:-1]:
        for seat in range(setup["players"]):
            value = judge.value(table, seat)
            noted = zip(judge.sum.noted, judge.sum.amounts, strict=True)
            again = sum(weights[judge.sum.first + place] * amount for place, amount in noted)
            assert math.isclose(value, again, abs_tol=1e-6)
            assert all(0 <= place < width for place in judge.sum.noted)


@pytest.mark.parametrize("expansions", [[], ["mocha"], ["letters"], ["mocha", "letters"]], ids=str)
def test_games_with_expansions_have_weights_of_their_own(expansions: list[str]) -> None:
    count = PHASES * width_of(features_of("istanbul"))
    judge = learned_judge("istanbul", [0.0] * count, [1.0] * count)
    for seed in range(2):  # the judge keeps in mind which game it was shown last
        plain = bedesten.new(players=3, seed=seed).table()
        assert judge.value(plain, 0) == 0.0
        table = bedesten.new(players=3, seed=seed, expansions=expansions).table()
        assert (judge.value(table, 0) > 0.0) == bool(expansions)
    assert load_weights("great-bazaar") != load_weights("istanbul")


@pytest.mark.parametrize(("module", "game"), [(istanbul_features, "istanbul"), (dicegame_features, "dicegame")])
def test_rows_begin_where_their_names_say(module: Any, game: str) -> None:
    shared = ("to_go", "lead", "last_round", "wait")
    rows = places_of(features_of(game))
    if game == "istanbul":
        for expansion, part in PARTS.items():
            told = import_module(f"bedesten.bots.istanbul.{expansion}")
            for feature in part.features:
                first = rows.pop(feature.name)
                assert part.first_row + getattr(told, f"{feature.name.upper()}_ROW") == first, feature.name
    for name, first in rows.items():
        if name not in shared:
            assert getattr(module, name.upper()) == first, name


@pytest.mark.parametrize("game", ["istanbul", "dicegame"])
def test_another_ruby_is_good(game: str) -> None:
    for table in positions({"game": game, "players": 3}, 8)[:-1]:
        for name in ("hand", "learned"):
            judge = judge_for(game, name)
            richer = table.copy()
            seats: Any = richer.seats  # type: ignore[attr-defined]
            seats[1].rubies += 1
            assert judge.chances(richer)[1] > judge.chances(table)[1]


def test_hands_of_others_do_not_count() -> None:
    """What a seat can't know does not change what its own position is worth."""
    judge = judge_for("istanbul", "learned")
    for table in positions({"game": "istanbul", "players": 3}, 9)[:-1]:
        other = table.copy()
        seats: Any = other.seats  # type: ignore[attr-defined]
        seats[1].hand = [1] * len(seats[1].hand)
        assert judge.value(other, 0) == judge.value(table, 0)
        assert judge.value(other, 1) != judge.value(table, 1)


def test_numbers_count_between_their_knots() -> None:
    sheet = FeatureSum([0.0, 3.0, 4.0])
    found = []
    for value in (0, 1, 2, 3, 5, 6, 60):
        sheet.begin(0)
        sheet.ramp(0, 3, 3, value)
        found.append(round(sheet.total, 6))
    assert found == [0.0, 1.0, 2.0, 3.0, round(3 + 2 / 3, 6), 4.0, 4.0]


@pytest.mark.parametrize("game", ["istanbul", "great-bazaar", "dicegame"])
def test_weights_are_written_and_read(game: str) -> None:
    weights = [round(weight, 3) for weight in start_weights(game)]
    assert len(weights) == PHASES * width_of(features_of(game)) == len(load_weights(game))
    assert read_weights(game, write_weights(game, weights, ["as it began", ""])) == weights
    assert load_weights(game) != weights


@pytest.mark.parametrize("game", ["istanbul", "great-bazaar", "dicegame"])
def test_every_feature_is_documented(game: str) -> None:
    page = (Path(__file__).resolve().parents[2] / "docs" / "evaluation.md").read_text(encoding="utf-8")
    for feature in features_of(game):
        assert f"| `{feature.name}` | {feature.cases} | {feature.about} |" in page
    heading = files("bedesten.bots").joinpath("data", f"{game}.toml").read_text(encoding="utf-8").split("\n\n")[0]
    (command,) = [line[1:].strip() for line in heading.splitlines() if "bedesten train" in line]
    assert command in page


def test_wrong_weights_and_names_are_told() -> None:
    text = write_weights("dicegame", start_weights("dicegame"), [])
    with pytest.raises(BedestenError, match="weights of dicegame: colour needs 3 rows of 8 numbers"):
        read_weights("dicegame", text.replace("colour =", "color ="))
    with pytest.raises(OptionError, match="no bot can judge the game 'chess'"):
        judge_for("chess")
    with pytest.raises(OptionError, match="judge is hand, learned, net, weights or a net in a file"):
        judge_for("istanbul", "guessed")
    with pytest.raises(OptionError, match=r"styles: any of .*tea-gambler.* not 'lazy'"):
        judge_for("istanbul", "learned", "lazy")
    with pytest.raises(AssertionError):
        Feature("too_short", 3, "", [1.0])


def test_a_judge_is_made_once() -> None:
    assert judge_for("istanbul") is judge_for("istanbul", "hand")
    assert judge_for("istanbul", "learned") is not judge_for("istanbul", "learned", "tea-gambler")
