"""What is seen, and by whom: everything but the luck to come. And what a bot is handed."""

from __future__ import annotations

import json
import random

import pytest

import bedesten
from bedesten import bots
from bedesten.dicegame.box import BOX
from bedesten.dicegame.terms import GOODS
from bedesten.kernel.chance import generator
from dicegame.games import SETUPS, Setup, name_of, new, state_of
from wandering import wander

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name_of)


@every_setup
def test_everybody_sees_everything_that_lies_on_the_table(setup: Setup) -> None:
    game = new(setup, 2)
    for _ in wander(game, 2):
        state = game.state()
        del state["asks"], state["format"]
        for viewer in (None, *range(setup["players"])):
            seen = game.view(viewer)
            assert seen["viewer"] == viewer
            assert {key: seen[key] for key in state} == state
            assert json.loads(json.dumps(seen)) == seen


@every_setup
def test_views_and_sights_do_not_depend_on_the_dice_to_come(setup: Setup) -> None:
    """Two games in the same position, with different seeds, look alike."""
    game = new(setup, 3)
    for number, _ in enumerate(wander(game, 3)):
        if number % 40 == 0:
            other = bedesten.load(game.dump() | {"origin": game.state(), "entries": [], "seed": 99, "commitment": "x"})
            for seat in range(setup["players"]):
                assert other.view(seat) == game.view(seat)
                assert samples(other, seat) == samples(game, seat)


def samples(game: bedesten.Game, seat: int) -> list[object]:
    sight = game.sight(seat)
    tables = [sight.sample(seed) for seed in range(3)]
    found: list[object] = [sight.view, sight.moves(), [state_of(table) for table in tables]]
    for seed, table in enumerate(tables):
        table.playout(seed)
        found.append(state_of(table))
    return found


@every_setup
def test_a_sight_knows_what_its_seat_knows(setup: Setup) -> None:
    game = new(setup, 4)
    for number, _ in enumerate(wander(game, 4)):
        for seat in range(setup["players"]):
            sight = game.sight(seat)
            assert sight.game == "dicegame"
            assert sight.view == game.view(seat)
            assert sight.moves() == (game.moves() if game.actor == seat else [])
        if number % 20 == 0:
            actor = game.actor
            assert actor is not None
            table = game.sight(actor).sample(7)
            assert BOX.view(table, actor) == game.view(actor)
            table.playout(7)
            assert table.over


def test_imagined_luck_is_not_the_game_s() -> None:
    game = bedesten.new("dicegame", players=2, seed=1, start=0)
    imagined = set()
    for seed in range(30):
        table = game.sight(0).sample(seed)
        table.play(table.moves()[-1])
        imagined.add(json.dumps(state_of(table)["dice"]))
    assert len(imagined) > 20


def test_imagining_leaves_the_table_alone() -> None:
    table = new({"players": 3}, 5).table()
    before = state_of(table), table.generator.words()
    BOX.imagine(table, 1, generator(5)).playout(5)
    assert (state_of(table), table.generator.words()) == before


@pytest.mark.parametrize("seed", range(3))
def test_the_random_bot_plays_the_dice_game(seed: int) -> None:
    game = bedesten.new("dicegame", players=3, seed=seed)
    players = [bots.make("random", seed=10 * seed + i) for i in range(3)]
    while not game.over:
        actor = game.actor
        assert actor is not None
        game.play(players[actor].choose(game.sight(actor)))
    assert game.winners()


def test_the_view_tells_prices_and_targets() -> None:
    seen = bedesten.new("dicegame", players=4, seed=random.Random(1).randrange(100)).view(0)
    tracks = seen["signs"]["tracks"]
    assert (seen["target"], tracks["mosque"]["tiles"]) == (5, 4)
    assert [tracks[colour]["price"] for colour in GOODS] == [{colour: 4} for colour in GOODS]
    assert tracks["left"]["price"] == dict.fromkeys(GOODS, 1)
    assert tracks["right"]["price"] == {"lira": 12}
    assert [price["blue"] for price in tracks["blue"]["prices"]] == [4, 5, 6, 7]
    assert [price.get("any", 0) for price in tracks["left"]["prices"]] == [0, 1, 2, 3, 4]
    assert [price["lira"] for price in tracks["right"]["prices"]] == [12, 14, 16, 18, 20, 22, 24]
    assert {track: sign["left"] for track, sign in tracks.items()} == seen["rubies"]
    assert seen["ask"]["seat"] == seen["active"]


def test_signs_bring_the_moves_that_they_stand_for() -> None:
    """Every action that may be chosen stands on a sign, and what stands there is chosen or truly refused."""
    game = new(SETUPS[0], 4)
    for _ in wander(game, 4):
        if game.question == "action":
            signs = game.view()["signs"]
            shown = {
                move
                for group in ("actions", "tracks", "tiles")
                for sign in signs[group].values()
                for move in sign["moves"]
            }
            legal = {game.text(move) for move in game.moves()}
            assert legal - {"done"} <= shown
            assert "unknown" not in {reason.code for move in shown - legal if (reason := game.why_not(move))}
