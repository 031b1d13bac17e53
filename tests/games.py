"""Setups and random games, for tests that look at many of them.

::

    for game in wander(bedesten.new(**setup, seed=7), seed=7):
        ...  # before each of its moves
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

import bedesten
from bedesten.istanbul.box import BOX
from bedesten.kernel.position import dump_position, first_words
from wandering import digest, wander

PLAYERS = (2, 3, 4, 5)
EDITIONS = ("big-box", "first", "first-fr")
LAYOUTS = ("short", "long", "in-order", "random")
EXTRA_DEMAND = {"small_market": {"extra_demand": [[2, 1, 1, 1]]}, "large_market": {"extra_demand": [[1, 2, 1, 1]]}}

Setup = dict[str, Any]


def variants_of(players: int, edition: str) -> list[list[str]]:
    """The combinations of variants that a setup may have."""
    found: list[list[str]] = [[]]
    if players < 5:
        found.append(["neutral-assistants"])
    if edition == "big-box":
        found += [[*others, "caravan-leader"] for others in found]
    return found


SETUPS: list[Setup] = [
    {"players": players, "edition": edition, "layout": layout, "variants": variants}
    for players in PLAYERS
    for edition in EDITIONS
    for layout in LAYOUTS
    for variants in variants_of(players, edition)
]
"""Every setup that can be named in words."""


def name_of(setup: Setup) -> str:
    """A setup in a word, for the names of tests and files."""
    variants = "".join(f"-{variant.split('-')[0]}" for variant in setup["variants"])
    return f"{setup['players']}p-{setup['edition']}-{setup['layout']}{variants}"


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any setup: those in words, and custom layouts, given starting players and an owner's components too."""
    setup = dict(draw(st.sampled_from(SETUPS)))
    if draw(st.integers(0, 3)) == 0:
        setup["layout"] = draw(st.permutations(range(1, 17)))
    if draw(st.integers(0, 3)) == 0:
        setup["start"] = draw(st.integers(0, setup["players"] - 1))
    if draw(st.integers(0, 7)) == 0:
        setup["components"] = EXTRA_DEMAND
    return setup


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
"""Any JSON value, and what Python's JSON takes for one."""


def played(setup: Setup, seed: int, moves: int, **options: Any) -> bedesten.Game:
    """A game after so many random moves."""
    game = bedesten.new(**setup, **options, seed=seed)
    for _ in wander(game, seed, moves):
        pass
    return game


def state_of(table: bedesten.Table) -> dict[str, Any]:
    """The position of a bare table, as `Game.state` tells it."""
    return dump_position(BOX, table)


def fingerprint_of(table: bedesten.Table) -> str:
    """The fingerprint of a bare table, as its documentation says."""
    return digest(first_words(BOX, table))


def told_or_refused(work: Callable[[], Any]) -> Any:
    """The result, or None if it was refused as it should be."""
    try:
        return work()
    except bedesten.BedestenError:
        return None
