"""What holds in every game of The Dice Game alone; `tests/test_properties.py` has what holds in all boxes."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from dicegame.games import SETUPS, Setup, name_of, new, played
from wandering import paths, wander

WORDS = re.compile(r"[a-z0-9-]+( [a-z0-9-]+)*")

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name_of)


@every_setup
def test_notation_is_reversible(setup: Setup) -> None:
    """Every legal move has words of its own, in small letters, and they read back; so have the outcomes of chance."""
    game = new(setup, 5, chance="manual")
    for number, _ in enumerate(wander(game, 5, 900)):
        if game.question != "roll" or number % 40 == 0:
            words = [game.text(move) for move in game.moves()]
            assert len(set(words)) == len(words)
            assert all(WORDS.fullmatch(word) for word in words)
            for move in random.Random(number).sample(game.moves(), min(5, len(words))):
                assert game.read(f"  {game.text(move).upper()} ") == move
                assert game.why_not(game.text(move)) is None


@every_setup
def test_the_action_space(setup: Setup) -> None:
    """It is small, and every move is within the span of its rule."""
    game = new(setup, 6)
    assert game.book.actions < 2500
    assert game.book.outcomes < 2500
    for _ in wander(game, 6):
        assert game.ask is not None
        assert game.moves()[-1] < game.book.rules[game.ask.kind].span


def test_the_sections_of_the_action_space_do_not_overlap() -> None:
    book = new({"players": 4}, 0).book
    for chance, size in ((False, book.actions), (True, book.outcomes)):
        sections = sorted((s.first, s.span) for s in book.sections if s.chance == chance)
        ends = [first + span for first, span in sections]
        assert [first for first, _ in sections] == [0, *ends[:-1]]
        assert ends[-1] == size
    assert book.actions == 1986
    assert book.outcomes == 2048


@pytest.mark.parametrize("seed", range(8))
def test_a_copy_has_every_field(seed: int) -> None:
    game = played(SETUPS[seed], seed, 100)
    table = game.table()
    twin = table.copy()
    for path in paths(table):
        one: Any = table
        other: Any = twin
        for step in path:
            one = one[step] if isinstance(step, int) else getattr(one, step)
            other = other[step] if isinstance(step, int) else getattr(other, step)
        if isinstance(one, int) or (isinstance(one, list) and all(isinstance(item, int) for item in one)):
            assert one == other, path
