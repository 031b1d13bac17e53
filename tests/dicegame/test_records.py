"""Records, dumps, undo: a game comes back as it was, move by move."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bedesten
from dicegame import laws
from dicegame.games import SETUPS, Setup, name_of, new, played, setups
from games import junk
from wandering import at_position, put, seeds, wander, ways

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name_of)


@every_setup
def test_dumps_and_records_lead_back(setup: Setup) -> None:
    game = new(setup, 21)
    for number, _ in enumerate(wander(game, 21)):
        if number % 30 == 0:
            check_round_trips(game)
    check_round_trips(game)
    assert bedesten.verify(game.record()).genuine


def check_round_trips(game: bedesten.Game) -> None:
    dumped = json.loads(json.dumps(game.dump()))
    assert dumped == game.dump()
    loaded = bedesten.load(dumped)
    assert (loaded.fingerprint(), loaded.dump()) == (game.fingerprint(), game.dump())
    for reveal in (True, False):
        again = bedesten.replay(game.record(reveal))
        assert (again.fingerprint(), again.line) == (game.fingerprint(), game.line)
    # The dice to come are those of the seed.
    for one, other in zip(wander(game.copy(), 1, 5), wander(loaded, 1, 5), strict=True):
        assert one.dump() == other.dump()


@given(setups, seeds, st.integers(0, 250))
@settings(max_examples=30)
def test_any_position_can_be_the_origin_of_a_game(setup: Setup, seed: int, moves: int) -> None:
    game = played(setup, seed, moves)
    if game.over:
        return
    placed = at_position(game, json.loads(json.dumps(game.state())))
    assert placed.fingerprint() == game.fingerprint()
    assert placed.moves() == game.moves()
    for _ in wander(placed, seed, 40):
        laws.check(placed.state(), placed.options.as_dict())
    assert bedesten.replay(placed.record(True)).fingerprint() == placed.fingerprint()
    assert bedesten.load(placed.dump()).fingerprint() == placed.fingerprint()


@every_setup
def test_positions_between_outcomes_of_chance_can_be_saved(setup: Setup) -> None:
    game = new(setup, 22, chance="manual")
    for number, _ in enumerate(wander(game, 22, 700)):
        if number % 7 == 0:
            state = json.loads(json.dumps(game.state()))
            assert at_position(game, state).state() == game.state()
    assert bedesten.load(game.dump()).fingerprint() == game.fingerprint()


def test_a_record_can_be_read_by_people() -> None:
    game = bedesten.new("dicegame", players=2, seed=4, start=0)
    record = game.record()
    assert "game: dicegame\n" in record
    assert "{open " in record
    assert "{roll " in record
    for _ in wander(game, 4):
        pass
    record = game.record()
    assert record.strip().splitlines()[-1].startswith("result: ")
    assert any(" blue: reroll " in line for line in record.splitlines())


@every_setup
def test_undo_goes_back_to_what_became_known(setup: Setup) -> None:
    game = new(setup, 23)
    undone = 0
    chooser = random.Random(23)
    before: list[str] = []
    while not game.over:
        fingerprint = game.fingerprint()
        number = game.number
        game.play(chooser.choice(game.moves()))
        if game.can_undo() and chooser.random() < 0.3:
            assert game.number == number + 1
            game.undo()
            undone += 1
            assert game.fingerprint() == fingerprint
        before.append(fingerprint)
    assert undone > 5
    assert bedesten.replay(game.record()).fingerprint() == game.fingerprint()
    assert bedesten.load(game.dump()).fingerprint() == game.fingerprint()


def test_nothing_that_a_die_told_can_be_taken_back() -> None:
    game = bedesten.new("dicegame", players=2, seed=4, start=0)
    assert not game.can_undo()
    game.play_text(game.text(game.moves()[-1]))  # a reroll
    assert not game.can_undo()
    with pytest.raises(bedesten.IllegalMove):
        game.undo()


# ── Damaged positions ──────────────────────────────────────────────────────────────────────────────────────

ODD: tuple[object, ...] = (
    ...,
    None,
    True,
    -2,
    -1,
    0,
    1,
    3,
    5,
    7,
    99,
    1000,
    1001,
    1041,
    10**9,
    10**30,
    0.5,
    "x",
    "red",
    "die",
    [],
    {},
    [-1],
)


def taken_or_refused(game: bedesten.Game, state: dict[str, Any]) -> None:
    """A damaged position is refused, or it can be seen and played on from."""
    try:
        placed = at_position(game, state)
    except bedesten.BedestenError:
        return
    placed.view(1)
    for _ in wander(placed, 1, 15):
        assert placed.moves()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_with_each_field_replaced(players: int) -> None:
    game = played({"players": players}, players, 60)
    state = game.state()
    for path in ways(state):
        for value in ODD:
            taken_or_refused(game, put(state, path, value))


def test_positions_with_each_question_damaged() -> None:
    questions: dict[str, tuple[bedesten.Game, dict[str, Any]]] = {}
    for seed in range(40):
        game = new({"players": 3}, seed, chance="manual")
        for _ in wander(game, seed, 600):
            if game.question not in questions:
                questions[game.question] = (game.copy(), game.state())
    assert len(questions) == 13
    for game, state in questions.values():
        for path in ways(state["asks"], ("asks",)):
            for value in ODD:
                taken_or_refused(game, put(state, path, value))


@given(st.data(), junk)
@settings(max_examples=150)
def test_positions_with_anything_anywhere(data: st.DataObject, value: object) -> None:
    game = played({"players": 3}, 5, 90)
    state = game.state()
    taken_or_refused(game, put(state, data.draw(st.sampled_from(ways(state))), value))
