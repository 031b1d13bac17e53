"""What holds in every game of the Great Bazaar: random games of every setup, looked at decision by decision."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import bedesten
import laws
from bedesten import bots
from bedesten._build import compiled
from games import Setup, name_of
from wandering import wander


def variants_of(players: int) -> list[list[str]]:
    found: list[list[str]] = [[], ["caravan-leader"]]
    return found if players == 5 else [*found, ["neutral-assistants", "caravan-leader"]]


SETUPS: list[Setup] = [
    {"players": players, "expansions": ["mocha", "letters"], "layout": "random", "variants": variants}
    for players in (2, 3, 4, 5)
    for variants in variants_of(players)
]

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: name_of(setup | {"edition": "both"}))


def new(setup: Setup, seed: int, **options: Any) -> bedesten.Game:
    return bedesten.new("istanbul", **setup, **options, seed=seed)


def check(state: dict[str, Any], players: int) -> None:
    """Nothing is created or lost: bonus cards, guild cards, letters, kiosk tiles, rubies."""
    cards = Counter(state["pile"])
    cards.update(state["discards"])
    for seat in state["seats"]:
        cards.update(seat["hand"])
        assert seat["lira"] >= 0
        assert all(0 <= count <= 2 + seat["extensions"] <= 5 for count in seat["goods"].values())
        assert 1 <= seat["merchant"] <= 25
        assert 1 <= seat["family"] <= 25
    assert cards.total() == 72
    assert all(cards[card] == count for card, count in laws.DECK.items())
    check_mocha(state)
    check_letters(state["parts"]["letters"])
    check_rubies(state, players)


def check_mocha(state: dict[str, Any]) -> None:
    mocha = state["parts"]["mocha"]
    guild = mocha["guild_pile"] + mocha["guild_discards"]
    for hand in mocha["guild_hands"]:
        guild = guild + hand
    guild += [ask[2] for ask in state["asks"] if ask[0] == "guild-effect"]
    assert sorted(guild) == list(range(1, 21))
    assert min(mocha["coffee"]) >= 0


def check_letters(letters: dict[str, Any]) -> None:
    found = Counter({int(place): count for place, count in letters["letters"]["pile"].items()})
    found.update({int(place): count for place, count in letters["letters"]["discards"].items()})
    for seat in letters["seats"]:
        found.update(seat["letters"] + seat["delivered"])
    assert found == Counter(dict.fromkeys(range(1, 17), 2) | dict.fromkeys(range(21, 25), 1))
    tiles = [tile for heap in ("pile", "open", "used", "discards") for tile in letters["kiosk"][heap]]
    assert len(tiles) == len(set(tiles)) == 24


def check_rubies(state: dict[str, Any], players: int) -> None:
    lying, left = laws.RUBIES[players] | {"20": 5}, state["rubies"]
    given = sum(lying[place] - left[place] for place in lying)
    held = sum(seat["rubies"] for seat in state["seats"])
    refilled = ("13", "16", "20")
    assert all(left[place] >= 1 for place in refilled)
    assert held == given or (held > given and any(left[place] == 1 for place in refilled))


@every_setup
def test_nothing_is_created_or_lost(setup: Setup) -> None:
    game = new(setup, SETUPS.index(setup))
    for turn, _ in enumerate(wander(game, SETUPS.index(setup))):
        if turn % 5 == 0:
            check(game.state(), setup["players"])
    check(game.state(), setup["players"])
    assert game.over
    assert max(standing.score["rubies"] for standing in game.standings()) >= 6


@every_setup
def test_moves_are_exact_and_their_words_read_back(setup: Setup) -> None:
    game = new(setup, 100)
    for _ in wander(game, 100, 700):
        moves = game.moves()
        assert moves == sorted(set(moves))
        words = [game.text(move) for move in moves]
        assert len(set(words)) == len(words), words
        assert [game.read(word) for word in words[:3]] == moves[:3]
        assert all(game.move(game.action(move)) == move for move in moves)


@every_setup
def test_every_legal_move_plays(setup: Setup) -> None:
    game = new(setup, 200)
    for _ in wander(game, 200, 250):
        for move in game.moves():
            game.copy().play(move)


@every_setup
def test_copies_dumps_and_records_agree(setup: Setup) -> None:
    game = new(setup, 300)
    for number, _ in enumerate(wander(game, 300, 900)):
        if number % 150 == 0:
            mark = game.fingerprint()
            assert game.copy().fingerprint() == mark
            assert bedesten.load(json.loads(json.dumps(game.dump()))).fingerprint() == mark
            assert bedesten.replay(game.record(reveal=True)).fingerprint() == mark


@every_setup
def test_views_hide_hands_and_samples_fit_them(setup: Setup) -> None:
    game = new(setup, 400)
    for number, _ in enumerate(wander(game, 400, 900)):
        if number % 60 == 0:
            for seat in range(setup["players"]):
                view = game.view(seat)
                assert [i for i, shown in enumerate(view["seats"]) if "hand" in shown] == [seat]
                hands = view["parts"]["mocha"]["guild_hands"]
                assert [i for i, shown in enumerate(hands) if "cards" in shown] == [seat]
                assert game.box.view(game.sight(seat).sample(number), seat) == view


def test_games_of_five_run_to_their_end() -> None:
    for seed in range(1000 if compiled() else 40):
        board = new(SETUPS[-1], seed).table()
        board.playout(seed)
        assert board.over


def test_the_greedy_bot_finishes() -> None:
    game = new(SETUPS[3], 3)
    players = [bots.make("greedy", seat) for seat in range(3)]
    while not game.over:
        actor = game.actor
        assert actor is not None
        game.play(players[actor].choose(game.sight(actor)))
    assert game.state()["round"] < 80
