"""The examples in hints and help: each game has its own, and they can really be typed."""

from __future__ import annotations

import random

import pytest

import bedesten
from bedesten.kernel.phrase import HOUSES
from bedesten.terminal.drawings import DRAWINGS, Look, drawing_of
from bedesten.terminal.input import find_move
from bedesten.terminal.players import Cast
from bedesten.terminal.queries import help_text


def positions(name):
    """What can be played in a few random games, in words, each with a position in which it can."""
    found = {}
    for seed in range(8):
        game = bedesten.new(name, players=3, seed=seed)
        chance = random.Random(seed)
        for _ in range(400):
            moves = [] if game.over else game.moves()
            for move in moves:
                if game.text(move) not in found:
                    found[game.text(move)] = game.copy()
            if moves:
                game.play(chance.choice(moves))
    return found


@pytest.mark.parametrize("name", DRAWINGS)
def test_examples_can_be_typed(name):
    drawing = drawing_of(name)
    examples = drawing.examples()
    known = positions(name)
    assert {*examples.turn, examples.other, examples.forbidden} <= set(known)

    short = [move for move in (*examples.turn, examples.other) if move[0] == examples.short[0]]
    game = known[short[0]]
    assert game.text(find_move(examples.short, game, lambda game: ())) == short[0]

    game = bedesten.new(name, players=2, seed=1)
    look = Look(game.view(0), game.options, Cast(HOUSES, ["a", "b"], ["", ""]))
    for topic in examples.topics:
        assert not any("There is nothing about" in text for text in drawing.rules(topic, look)), topic


def test_help_speaks_of_the_game_that_is_played():
    board_game = help_text(drawing_of("istanbul").examples())
    dice_game = help_text(drawing_of("dicegame").examples())
    assert "`go 9; leave; announce 8`" in board_game
    assert "`keep; marker red; crystal`" in dice_game
    assert "go 9" not in dice_game
