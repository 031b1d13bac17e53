"""Views leak nothing: what a seat is shown, and what its bot is handed, does not depend on what it can't know."""

from __future__ import annotations

import copy
import gc
import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bedesten
from bedesten import bots
from bedesten.istanbul.box import BOX
from bedesten.kernel.chance import generator
from games import SETUPS, Setup, fingerprint_of, name_of, played, setups, state_of
from redealing import dealt_anew
from wandering import at_position, seeds, wander

SEED = 31


def sights_of(game: bedesten.Game, seat: int) -> list[Any]:
    """All that a seat, or its bot, can learn."""
    sight = game.sight(seat)
    moves = sight.moves()
    return [
        game.view(seat),
        sight.view,
        moves,
        [sight.text(move) for move in moves],
        fingerprint_of(sight.sample(1)),
        fingerprint_of(sight.sample(2)),
        sight.sample(1).generator.words(),
    ]


@pytest.mark.compiled_only
@pytest.mark.parametrize("setup", SETUPS[::2], ids=name_of)
def test_what_a_seat_sees_does_not_depend_on_what_it_cannot_know(setup: Setup) -> None:
    luck = random.Random(SEED)
    game = bedesten.new(**setup, seed=SEED)
    differed = 0
    for number, _ in enumerate(wander(game, SEED, 1500)):
        if number % 60 == 59 and game.actor is not None:
            same = at_position(game, game.state())
            for seat in range(setup["players"]):
                # The seat that must answer keeps its hand: its question depends on it.
                other = dealt_anew(game, {seat, game.actor}, luck)
                differed += other.fingerprint() != same.fingerprint()
                assert sights_of(other, seat) == sights_of(same, seat) == sights_of(game, seat)
                assert same.view(None) == other.view(None) == game.view(None)
    assert differed


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("setup", SETUPS[3::14], ids=name_of)
def test_bots_choose_without_knowing(setup: Setup, bot: str) -> None:
    """The same bot in the same seat chooses the same, whatever the others hold and the pile hides."""
    luck = random.Random(SEED)
    game = bedesten.new(**setup, seed=SEED)
    for number, _ in enumerate(wander(game, SEED, 900)):
        if number % 100 == 99 and game.actor is not None:
            chosen = {
                bots.make(bot, seed=number).choose(one.sight(game.actor))
                for one in (game, *(dealt_anew(game, {game.actor}, luck) for _ in range(3)))
            }
            assert len(chosen) == 1
            assert chosen <= set(game.moves())


@given(setups(), seeds, st.integers(0, 1500), st.integers(0, 2**32))
@settings(max_examples=60)
def test_samples_fit_the_view_they_come_from(setup: Setup, seed: int, moves: int, sample: int) -> None:
    game = played(setup, seed, moves)
    for seat in range(setup["players"]):
        sight = game.sight(seat)
        table = sight.sample(sample)
        assert BOX.view(table, seat) == game.view(seat) == sight.view
        assert fingerprint_of(table) == fingerprint_of(game.sight(seat).sample(sample))
        if game.actor == seat:
            assert table.moves() == sight.moves() == game.moves()
        else:
            assert sight.moves() == []
        imagined = BOX.imagine(game.table(), seat, generator(sample, "test"))
        assert BOX.view(imagined, seat) == game.view(seat)


def test_samples_deal_every_possible_hand() -> None:
    """Over many seeds each hidden card turns up in each hidden hand, and as often as it should."""
    game = bedesten.new(players=3, seed=8)
    mine = 0
    for _ in wander(game, 8):
        if game.state()["seats"][1]["hand"]:
            break
    hands: dict[str, int] = {}
    size = 0
    for seed in range(400):
        state = state_of(game.sight(mine).sample(seed))
        other = state["seats"][1]["hand"]
        size += sum(other.values())
        for card, count in other.items():
            hands[card] = hands.get(card, 0) + count
    state = game.state()
    hidden: dict[str, int] = dict(state["pile"])
    for seat in range(3):
        if seat != mine:
            for card, count in state["seats"][seat]["hand"].items():
                hidden[card] = hidden.get(card, 0) + count
    assert size
    for card, count in hidden.items():
        expected = size * count / sum(hidden.values())
        assert 0.6 * expected < hands.get(card, 0) < 1.4 * expected, card


def test_samples_have_dice_of_their_own() -> None:
    game = played({"players": 4}, 5, 300)
    assert game.actor is not None
    words = game.table().generator.words()
    sight = game.sight(game.actor)
    streams = [sight.sample(seed).generator for seed in (0, 1, 2, 5, 5)]
    assert all(stream.words() != words for stream in streams)
    rolls = [[stream.below(36) for _ in range(50)] for stream in streams]
    table = game.table()
    real = [table.generator.below(36) for _ in range(50)]
    assert all(rolled != real for rolled in rolls)
    assert rolls[0] != rolls[1] != rolls[2]
    assert rolls[3] == rolls[4]


def test_a_sight_holds_nothing_of_the_real_game() -> None:
    """Everything that can be reached from a sight is walked; what is shared may only be what never changes."""
    game = played({"players": 3, "variants": ["neutral-assistants", "caravan-leader"]}, 6, 400)
    position: Any = game._position
    secret = {id(game), id(position), id(position.generator), id(position.seats), id(position.asks)}
    secret |= {id(seat) for seat in position.seats} | {id(part) for part in position.present()}
    sight = game.sight(0)
    assert sight.sample(3).moves()
    todo: list[Any] = [sight]
    seen: set[int] = set()
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, type) or type(thing).__name__ in ("module", "function"):
            continue
        seen.add(id(thing))
        assert id(thing) not in secret
        assert not isinstance(thing, bedesten.Game)
        todo += gc.get_referents(thing)
    assert len(seen) > 100


def test_a_sight_does_not_follow_the_game() -> None:
    game = played({"players": 3}, 9, 100)
    sight = game.sight(1)
    before = copy.deepcopy(sight.view)
    for _ in wander(game, 9, 100):
        pass
    assert sight.view == before


# ── What views hold ────────────────────────────────────────────────────────────────────────────────────────


@given(setups(), seeds, st.integers(0, 1500))
@settings(max_examples=40)
def test_a_view_shows_the_own_hand_and_no_other(setup: Setup, seed: int, moves: int) -> None:
    game = played(setup, seed, moves)
    state = game.state()
    for viewer in (None, *range(setup["players"])):
        view = game.view(viewer)
        assert json.loads(json.dumps(view)) == view
        assert view["pile"] == sum(state["pile"].values())
        assert view["viewer"] == viewer
        for seat, (shown, real) in enumerate(zip(view["seats"], state["seats"], strict=True)):
            assert shown["cards"] == sum(real["hand"].values())
            assert ("hand" in shown) == (seat == viewer)
            assert shown.get("hand", real["hand"]) == real["hand"]
            assert all(shown[key] == real[key] for key in real if key != "hand")


def test_views_are_the_callers_own() -> None:
    """Who changes a view, or a dump, changes nothing else: not the game, not another one of the same setup."""
    board = list(range(16, 0, -1))  # a setup that no other test uses, in case it gets spoilt
    setup: Setup = {"players": 2, "layout": board, "variants": ["neutral-assistants"], "names": ["Ann", "Bo"]}
    game, other = played(setup, 3, 200), bedesten.new(**setup, seed=4)
    ways: list[Callable[[], Any]] = [
        lambda: game.view(0),
        game.dump,
        game.state,
        lambda: game.sight(0).view,
        game.options.as_dict,
    ]
    for take in ways:
        before = copy.deepcopy((take(), game.dump(), other.view(0)))
        spoil(take())
        assert (take(), game.dump(), other.view(0)) == before


def spoil(thing: Any) -> None:
    """Change everything in a JSON value."""
    if isinstance(thing, dict):
        for value in thing.values():
            spoil(value)
        thing["spoilt"] = True
    elif isinstance(thing, list):
        for value in thing:
            spoil(value)
        thing.append("spoilt")


@pytest.mark.parametrize("setup", SETUPS[5::16], ids=name_of)
def test_only_who_draws_a_card_is_told_which(setup: Setup) -> None:
    game = bedesten.new(**setup, seed=SEED)
    luck = random.Random(SEED)
    drawn = 0
    while not game.over:
        for event in game.play(luck.choice(game.moves())):
            for viewer in (None, *range(setup["players"])):
                told = game.describe(event, viewer)
                assert json.loads(json.dumps(told)) == told
                assert told["event"] == event.what
                if event.what == "draw":
                    drawn += 1
                    assert ("card" in told) == (viewer == event.seat)
                    assert set(told) <= {"event", "seat", "card"}
                else:
                    assert told == game.describe(event, None)
    assert drawn
