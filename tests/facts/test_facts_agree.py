"""Plans agree with what then happens, cover all moves, and tell nothing that the seat may not know."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

import bedesten
from bedesten.facts import LinePlan, plain, plan
from bedesten.kernel.outcome import Outcome
from bedesten.kernel.position import dump_position
from facts.planned import BOXES, asked, new, planned

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


def events_of(outcomes: list[Outcome]) -> Counter[tuple[object, ...]]:
    """What happened, whatever the order in which it is told."""
    events = [event for outcome in outcomes for part in outcome.parts for event in part.events]
    return Counter((event.what, event.seat, event.a, event.b) for event in events)


def check_line(game: bedesten.Game, shown: LinePlan) -> None:
    """Play the line and compare."""
    played = game.copy()
    seat = shown.seat
    last = len(shown.line) - 1
    for i, stage in enumerate(shown.stages[: last + 1]):
        assert played.actor == seat
        assert stage.question == played.question
        assert stage.about == played.view(seat)["ask"]["about"]
        assert [option.text for option in stage.options] == [played.text(move) for move in played.moves()]
        told = played.tell(played.read(stage.chosen))
        # Only chance may add to what was foreseen, and only at the end.
        assert not events_of(stage.outcomes) - events_of(told)
        if i < last or shown.stop in ("choice", "other", "over"):
            assert [one.as_dict(seat) for one in told] == [one.as_dict(seat) for one in stage.outcomes]
    if shown.stop == "choice":
        check_open(game, played, shown)
    if shown.stop == "over":
        assert played.over


def check_open(game: bedesten.Game, played: bedesten.Game, shown: LinePlan) -> None:
    """The question where a line stops, and what the seat has then, are what was foretold."""
    assert played.actor == shown.seat
    assert shown.open.question == played.question
    assert [option.text for option in shown.open.options] == [played.text(move) for move in played.moves()]
    before, after = (each.view(shown.seat)["seats"][shown.seat] for each in (game, played))
    paid = sum(payment.lira for payment in shown.payments)
    told = {change.what: change for change in shown.changes}
    for what in ("lira", "rubies"):
        start = before[what] - (paid if what == "lira" else 0)
        if what in told:
            assert (told[what].before, told[what].after) == (start, after[what])
        else:
            assert start == after[what]
    if shown.assistants:
        assert (shown.assistants[0].before, shown.assistants[-1].after) == (len(before["stack"]), len(after["stack"]))


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("seed", range(3))
def test_what_is_foretold_happens(box: str, seed: int) -> None:
    for game, chooser in positions(box, seed, 4):
        words = [game.text(move) for move in game.moves()]
        for move in chooser.sample(words, min(6, len(words))):
            shown = planned(game, move, onward=False)
            assert shown.line == [move]
            check_line(game, shown)
            further = planned(game, move)
            assert further.line[0] == move
            if further.line != [move]:
                check_line(game, further)


@pytest.mark.parametrize("box", BOXES)
def test_a_plan_goes_on_with_the_usual_answers_and_stops_where_there_is_none(box: str) -> None:
    for game, chooser in positions(box, 8, 5):
        shown = planned(game, game.text(chooser.choice(game.moves())))
        for stage in shown.stages[1 : len(shown.line)]:
            assert [option.text for option in stage.options if option.usual] == [stage.chosen]
        if shown.open:
            assert not any(option.usual for option in shown.open.options)


@pytest.mark.parametrize("box", BOXES)
def test_the_open_question_has_exactly_the_legal_moves(box: str) -> None:
    for game, _ in positions(box, 11, 1):
        before = game.fingerprint()
        stage = asked(game)
        assert stage.question == game.question
        assert [option.text for option in stage.options] == [game.text(move) for move in game.moves()]
        assert sum(option.usual for option in stage.options) <= 1
        placed = [option.phrase.verb for option in stage.options if option.phrase.place is not None]
        verbs = {"card": "play", "guild": "guild", "place": placed[0] if placed else ""}
        for refused in stage.unavailable:
            assert refused.words
            assert game.why_not(f"{verbs[refused.group]} {refused.key}").code == refused.code
        assert game.fingerprint() == before


@pytest.mark.parametrize("box", BOXES)
def test_all_is_plain_json(box: str) -> None:
    for game, chooser in positions(box, 5, 9):
        shown = plain(planned(game, game.text(chooser.choice(game.moves()))))
        assert json.loads(json.dumps(shown)) == shown


def twin(game: bedesten.Game, seat: int, seed: int) -> bedesten.Game:
    """A game that differs from this one only in what the seat can't see: other hands, other dice to come."""
    state = dump_position(game.box, game.sight(seat).sample(seed))
    dumped = game.dump() | {"origin": state, "entries": [], "state": state, "seed": seed, "commitment": ""}
    return bedesten.load(dumped)


@pytest.mark.parametrize("box", BOXES)
def test_nothing_hidden_can_be_read_from_a_plan(box: str) -> None:
    differ = 0
    for game, chooser in positions(box, 3, 6):
        seat = game.actor
        other = twin(game, seat, chooser.randrange(1 << 30))
        differ += other.fingerprint() != game.fingerprint()
        assert plain(plan(other.sight(seat))) == plain(plan(game.sight(seat)))
        words = [game.text(move) for move in game.moves()]
        for move in chooser.sample(words, min(3, len(words))):
            assert plain(plan(other.sight(seat), [move])) == plain(plan(game.sight(seat), [move]))
    if box != "dicegame":  # there everything lies open
        assert differ
