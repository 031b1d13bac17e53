"""Views in parts: they are the whole view, and what rests on the same is the same."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bedesten

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("istanbul", {"expansions": list(names)}) for names in ((), ("mocha",), ("letters",), ("mocha", "letters"))
]
SETUPS.append(("dicegame", {}))
MOVES = 500


def _names(setup: tuple[str, dict[str, Any]]) -> str:
    return "-".join([setup[0], *setup[1].get("expansions", ())])


@pytest.mark.parametrize("setup", SETUPS, ids=_names)
def test_what_lies_at_the_places_is_the_same_where_it_rests_on_the_same(setup: tuple[str, dict[str, Any]]) -> None:
    """Whoever tells it may keep it until that changes. Most moves change nothing there."""
    game = bedesten.new(setup[0], players=3, seed=7, **setup[1])
    luck = random.Random(7)
    rest_on, places, kept = None, None, 0
    for _ in range(MOVES):
        game.play(luck.choice(game.moves()))
        parts = game.view_parts()
        if parts.places_rest_on() == rest_on:
            kept += 1
            assert parts.places() == places
        rest_on, places = parts.places_rest_on(), parts.places()
        if game.over:
            break
    assert kept > MOVES / 4


@pytest.mark.parametrize("setup", SETUPS, ids=_names)
def test_the_parts_are_the_whole_view(setup: tuple[str, dict[str, Any]]) -> None:
    game = bedesten.new(setup[0], players=3, seed=7, **setup[1])
    luck = random.Random(7)
    for _ in range(60):
        game.play(luck.choice(game.moves()))
    parts = game.view_parts()
    for viewer in (None, 0, 1, 2):
        fields = [parts.places(), parts.shared(), parts.own(viewer)]
        whole = game.view(viewer)
        assert sum(map(len, fields)) == len(whole)
        assert fields[0] | fields[1] | fields[2] == whole
