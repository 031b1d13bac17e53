"""Bots see nothing hidden, and play the same for the same seed."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bedesten
from bedesten.bots import LEVELS, make
from bots.hidden import SETUPS, SHORTER, name_of, played, unknowable

SPECS = [SHORTER.get(level.name, level.name) for level in LEVELS] + ["mcts:iterations=12", "strategist:iterations=6"]
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name_of)


def chosen(game: bedesten.Game, spec: str, seed: int) -> int:
    assert game.actor is not None
    return make(spec, seed).choose(game.sight(game.actor))


@every_setup
@pytest.mark.parametrize("spec", SPECS)
def test_bots_choose_alike_in_games_that_differ_only_in_what_they_cannot_know(spec: str, setup: dict[str, Any]) -> None:
    differed = 0
    for seed, decisions in ((1, 14), (2, 37)):
        game = played(setup, seed, decisions)
        for other in (unknowable(game, 100 + seed), unknowable(game, 200 + seed)):
            differed += other.dump() != game.dump()
            assert other.actor == game.actor
            assert chosen(other, spec, seed) == chosen(game, spec, seed)
    assert differed == 4


def hidden_from(game: bedesten.Game, seat: int) -> bool:
    """Whether the other of two seats has bonus cards and guild cards in hand."""
    state: dict[str, Any] = game.state()
    return bool(state["seats"][1 - seat]["hand"] and state["parts"]["mocha"]["guild_hands"][1 - seat])


def test_all_that_a_seat_cannot_see_is_dealt_anew() -> None:
    """What differs is what the view hides: hands, guild cards, what piles hold. Nothing of Letters & Seals is hidden:
    only what chance will bring of it is unknown, and luck differs, too."""
    luck = random.Random(3)
    game = bedesten.new(**SETUPS[1], seed=3)
    while game.actor is None or not hidden_from(game, game.actor):
        game.play(luck.choice(game.moves()))
    other = unknowable(game, 300)
    assert other.view(game.actor) == game.view(game.actor)
    mine, its = game.state(), other.state()
    rival = 1 - game.actor
    assert mine["seats"][game.actor] == its["seats"][game.actor]
    assert mine["seats"][rival]["hand"] != its["seats"][rival]["hand"]
    assert mine["parts"]["mocha"]["guild_hands"][rival] != its["parts"]["mocha"]["guild_hands"][rival]
    assert mine["parts"]["letters"] == its["parts"]["letters"] == game.view(None)["parts"]["letters"]
    assert game.restart().generator.word() != other.restart().generator.word()


REPEATED = ["apprentice", "planner:depth=2,width=4", "mcts:iterations=8", "champion:iterations=5"]


@every_setup
@pytest.mark.parametrize("spec", REPEATED)
def test_a_bot_is_its_seed_and_its_iterations(spec: str, setup: dict[str, Any]) -> None:
    """Two bots made alike play the same game, move by move."""
    records = []
    for _ in range(2):
        game = played(setup, 3, 10)
        players = [make(spec, seed) for seed in range(setup["players"])]
        for _ in range(12):
            assert game.actor is not None
            game.play(players[game.actor].choose(game.sight(game.actor)))
        records.append(game.fingerprint())
    assert records[0] == records[1]


def test_another_seed_is_another_bot() -> None:
    """Somewhere in a game the seed matters: dice that a search rolls, and choices between equals."""
    found = set()
    for seed in range(6):
        game = bedesten.new(players=2, seed=4)
        players = [make("mcts:iterations=6", seed), make("apprentice", seed)]
        for _ in range(25):
            assert game.actor is not None
            game.play(players[game.actor].choose(game.sight(game.actor)))
        found.add(game.fingerprint())
    assert len(found) > 1
