"""Previews agree with what then happens, cover all moves, and tell nothing that the seat may not know."""

from __future__ import annotations

import json
import random

import pytest

import bedesten
from bedesten.facts import Preview, line_for, options, plain, preview
from bedesten.kernel.position import dump_position
from facts.previewed import BOXES, new

LONG = 120
"""Decisions of a random game."""


def positions(box: str, seed: int, every: int):
    """The game at some of its decisions, with the generator that chose them."""
    game = new(box, seed)
    chooser = random.Random(seed)
    for i in range(LONG):
        if game.over:
            return
        if i % every == seed % every:
            yield game, chooser
        game.play(chooser.choice(game.moves()))


def check_line(game: bedesten.Game, shown: Preview) -> None:
    """Play the line and compare."""
    played = game.copy()
    seat = shown.seat
    last = len(shown.steps) - 1
    for i, step in enumerate(shown.steps):
        assert played.actor == seat
        assert played.question == step.question
        move = played.read(step.text)
        assert played.action(move) == step.action
        told = [played.describe(event, seat) for event in played.play(move)]
        # Only chance may add to what was foreseen, and only at the end.
        assert told[: len(step.events)] == step.events
        if i < last or shown.stop in ("choice", "other", "over"):
            assert told == step.events
    if shown.stop == "choice":
        assert played.actor == seat
        check_next(played, shown)
    if shown.stop == "over":
        assert played.over


def check_next(played: bedesten.Game, shown: Preview) -> None:
    """The question where a line stops, and what the seat has then, are what was foretold."""
    assert shown.next is not None
    assert shown.next.question.name == played.question
    assert [option.text for option in shown.next.options] == [played.text(move) for move in played.moves()]
    view = played.view(shown.seat)["seats"][shown.seat]
    for key, value in shown.after.items():
        if key in view:
            assert view[key] == value, key


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_foretold_happens(box: str, seed: int) -> None:
    for game, chooser in positions(box, seed, 4):
        seat = game.actor
        words = [game.text(move) for move in game.moves()]
        for move in chooser.sample(words, min(6, len(words))):
            shown = preview(game, seat, [move])
            assert [step.text for step in shown.steps] == [move]
            check_line(game, shown)
            line = line_for(game, seat, move)
            assert line[0] == move
            if line != [move]:
                check_line(game, preview(game, seat, line))


@pytest.mark.parametrize("box", BOXES)
def test_options_are_exactly_the_legal_moves(box: str) -> None:
    for game, _ in positions(box, 11, 1):
        before = game.fingerprint()
        for seat in range(game.options.players):
            asked = options(game, seat)
            if seat != game.actor:
                assert asked is None
                continue
            assert asked.question.name == game.question
            assert asked.question.seat == seat
            assert [option.move for option in asked.options] == game.moves()
            assert [option.text for option in asked.options] == [game.text(move) for move in game.moves()]
            assert [option.action for option in asked.options] == [game.action(move) for move in game.moves()]
            grouped = [i for group in asked.groups for i in group.options]
            assert sorted(grouped) == list(range(len(asked.options)))
            for group in asked.groups:
                for i in group.options:
                    assert (asked.options[i].group, asked.options[i].key) == (group.group, group.key)
            offered = {(option.group, option.key) for option in asked.options}
            assert not offered & {(refused.group, refused.key) for refused in asked.unavailable}
            assert all(refused.words and refused.code for refused in asked.unavailable)
        assert game.fingerprint() == before


@pytest.mark.parametrize("box", BOXES)
def test_all_is_plain_json(box: str) -> None:
    for game, chooser in positions(box, 5, 9):
        seat = game.actor
        shown = preview(game, seat, line_for(game, seat, game.text(chooser.choice(game.moves()))))
        assert json.loads(json.dumps(plain(shown))) == plain(shown)
        asked = plain(options(game, seat))
        assert json.loads(json.dumps(asked)) == asked


def twin(game: bedesten.Game, seat: int, seed: int) -> bedesten.Game:
    """A game that differs from this one only in what the seat can't see: other hands, other dice to come."""
    state = dump_position(game.box, game.sight(seat).sample(seed))
    dumped = game.dump() | {"origin": state, "entries": [], "state": state, "seed": seed, "commitment": ""}
    return bedesten.load(dumped)


@pytest.mark.parametrize("box", BOXES)
def test_nothing_hidden_can_be_read_from_a_preview(box: str) -> None:
    differ = 0
    for game, chooser in positions(box, 3, 6):
        seat = game.actor
        other = twin(game, seat, chooser.randrange(1 << 30))
        differ += other.fingerprint() != game.fingerprint()
        assert seen(other, seat) == seen(game, seat)
        words = [game.text(move) for move in game.moves()]
        for move in chooser.sample(words, min(3, len(words))):
            line = line_for(game, seat, move)
            assert line_for(other, seat, move) == line
            assert without_number(preview(other, seat, line)) == without_number(preview(game, seat, line))
    if box != "dicegame":  # there everything lies open
        assert differ


def seen(game: bedesten.Game, seat: int):
    found = plain(options(game, seat))
    found.pop("number")
    return found


def without_number(shown: Preview):
    """The two games have seen different numbers of moves, since one of them begins in the middle."""
    found = plain(shown)
    found.pop("number")
    found.get("next", {}).pop("number", None)
    return found
