"""Saved games, damaged in every way: they are refused, or they can be played."""

from __future__ import annotations

import copy
import random
from functools import partial
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import bedesten
from games import SETUPS, junk, played, told_or_refused
from laws import check
from wandering import at_position, put, wander, ways

DUMPS = [played(SETUPS[i], i, 40 * i).dump() for i in (0, 13, 30)]
PLACED = [at_position(game, game.state()).dump() for game in (played(SETUPS[i], i, 30 * i) for i in (3, 40, 75))]


values = junk | st.integers(-3, 40) | st.just(...)


@given(st.sampled_from(DUMPS), st.data())
@settings(max_examples=250)
def test_dumps_with_any_field_replaced(dumped: dict[str, Any], data: st.DataObject) -> None:
    path = data.draw(st.sampled_from([way for way in ways(dumped) if way[0] != "entries"] + [("entries", 3)]))
    game = told_or_refused(lambda: bedesten.load(put(dumped, path, data.draw(values))))
    if game is not None:
        check(game.state(), game.options.as_dict())


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
    6,
    16,
    17,
    25,
    26,
    99,
    10**9,
    10**30,
    0.5,
    "x",
    "red",
    [],
    {},
    [-1],
    [99],
    [[]],
)


def broken(dumped: dict[str, Any], paths: list[tuple[Any, ...]]) -> list[Any]:
    """Damaged positions that are taken, but can't be seen or played on from."""
    found = []
    for path in paths:
        for value in ODD:
            changed = put(dumped["origin"], path, value)
            game = told_or_refused(partial(bedesten.load, dumped | {"origin": changed, "state": changed}))
            try:
                if game is not None:
                    game.view(1)
                    for _ in wander(game, 1, 20):
                        assert game.moves()
            except Exception as error:
                found.append((path, value, repr(error)))
    return found


@pytest.mark.parametrize("dumped", PLACED, ids=["2p", "3p", "4p"])
def test_positions_with_each_field_replaced(dumped: dict[str, Any]) -> None:
    assert broken(dumped, ways(dumped["origin"])) == []


def test_positions_with_each_question_damaged() -> None:
    game = bedesten.new(players=3, variants=["neutral-assistants"], seed=6)
    questions: dict[str, dict[str, Any]] = {}
    for _ in wander(game, 6):
        if game.question not in questions:
            questions[game.question] = at_position(game, game.state()).dump()
    assert len(questions) > 20
    found = {
        question: broken(dumped, ways(dumped["origin"]["asks"], ("asks",))) for question, dumped in questions.items()
    }
    assert {question: damage for question, damage in found.items() if damage} == {}


@given(junk)
@settings(max_examples=100)
@example([])
@example(5)
@example(None)
@example("x")
@example([[1, 2]])
def test_what_is_no_dump_is_refused(dumped: Any) -> None:
    with pytest.raises(bedesten.BedestenError):
        bedesten.load(dumped)


def test_a_refused_dump_leaves_no_trace() -> None:
    game = played({"players": 2}, 5, 100)
    dumped = game.dump()
    before = copy.deepcopy(dumped)
    luck = random.Random(5)
    for path in luck.sample(ways(dumped), 60):
        told_or_refused(partial(bedesten.load, put(dumped, path, "damaged")))
    assert dumped == before == game.dump()
    assert bedesten.load(dumped).dump() == before
