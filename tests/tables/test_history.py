"""History: any earlier position at once, and what each entry of a record did."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bedesten
from bedesten.kernel.ask import CHANCE
from bedesten.tables.entries.play import play_line
from bedesten.tables.history import CHECKPOINT_EVERY, History, PlayedSteps, at_set_up, play_move
from games import SETUPS, name_of


def replayed(game: bedesten.Game, at: int) -> bedesten.Game:
    """The game after so many entries, played from the beginning."""
    found = bedesten.Game.start(game.box, game.options, game.seed, game.commitment, True, game.names, game.origin)
    for entry in game.entries[:at]:
        found.enter(entry)
    return found


def played_and_taken_back(options: dict[str, Any], seed: int, moves: int) -> tuple[bedesten.Game, History]:
    """A game in which much is taken back, by its history; the engine's own undo goes along and must agree."""
    luck = random.Random(seed)
    first = bedesten.new(seed=seed, **options)
    game, history = first.copy(), History.of(first)
    for _ in range(moves):
        if game.over:
            break
        if luck.random() < 0.1 and game.number > 40:
            to = luck.randrange(game.number - 40, game.number)
            after = game.copy()
            after.undo(to, consent=True)
            undone = history.undo(game, to)
            assert undone.record == after.entries[len(game.entries) :]
            history.add(undone, 1)
            game = undone.game
            assert (game.fingerprint(), game.barrier, game.line) == (after.fingerprint(), after.barrier, after.line)
            assert game.state() == after.state()
        else:
            before = game.copy()
            move = luck.choice(game.moves())
            steps = play_move(game, move)
            events = before.play(move)
            assert before.entries == game.entries, "the dice fall as the engine lets them"
            assert [e.what for e in events] == [e.what for step in steps for e in step.events]
            history.add(PlayedSteps(game, steps), 1)
    return game, history


@pytest.mark.compiled_only
@pytest.mark.parametrize("options", SETUPS, ids=name_of)
def test_any_earlier_position_is_the_one_that_was(options: dict[str, Any]) -> None:
    game, history = played_and_taken_back(options, 5, 150)
    for at in range(0, len(game.entries) + 1, 7):
        then, right = history.position(game, at), replayed(game, at)
        assert then.fingerprint() == right.fingerprint()
        assert (then.line, then.barrier, then.entries) == (right.line, right.barrier, right.entries)


def test_a_history_that_was_forgotten_is_the_same_again() -> None:
    game, history = played_and_taken_back({"players": 4}, 8, 400)
    again = History.of(game)
    assert again.turns() == history.turns()
    assert [again.last_choice(seat) for seat in range(4)] == [history.last_choice(seat) for seat in range(4)]
    undone, same = (each.undo(game, game.number // 2) for each in (history, again))
    luck = random.Random(1)
    while not undone.game.over:
        move = luck.choice(undone.game.moves())
        assert [s.move for s in play_move(undone.game, move)] == [s.move for s in play_move(same.game, move)]


def test_a_position_is_a_few_moves_away_however_often_something_was_taken_back() -> None:
    """Counted, not timed: how many moves are played again."""
    game, history = bedesten.new(players=3, seed=2), None
    luck = random.Random(2)
    for _ in range(120):
        game.play(luck.choice(game.moves()))
    history = History.of(game)
    for _ in range(300):
        undone = history.undo(game, game.number - 20)
        history.add(undone, 1)
        game = undone.game
        while game.number < undone.game.number + 20 and not game.over and len(game.line) < 130:
            history.add(PlayedSteps(game, play_move(game, luck.choice(game.moves()))), 1)
    counted = 0
    table = type(history.table(0))
    play = table.play

    def count(self: Any, move: int) -> None:
        nonlocal counted
        counted += 1
        play(self, move)

    table.play = count  # type: ignore[method-assign]
    try:
        for at in range(0, history.length, 50):
            counted = 0
            history.position(game, at)
            assert counted <= CHECKPOINT_EVERY
    finally:
        table.play = play  # type: ignore[method-assign]


def test_where_the_turn_and_the_last_choice_began() -> None:
    game = bedesten.new(players=3, seed=4, start=0, layout="short")
    history = History.of(game)
    began = game.number
    for words in ("go 9", "leave"):
        history.add(PlayedSteps(game, play_move(game, game.read(words))), 1)
    assert history.turn_start(game.turn) == began
    assert history.last_choice(0) == began + 1
    assert history.last_choice(1) == -1
    assert history.first_choice() == began
    assert all(seat == CHANCE for seat, _ in history.turns()[:began])


def test_a_line_stops_where_chance_or_another_comes_in() -> None:
    game = bedesten.new(players=3, seed=4, start=0, layout="short")
    played, count, stopped = play_line(game, 0, ["go 9", "leave", "announce 12", "keep"])
    assert (count, stopped) == (3, "chance")
    assert played.record == played.game.entries[len(game.entries) :]
    assert [step.text for step in played.steps][:3] == ["go 9", "leave", "announce 12"]
    assert at_set_up(game).entries == []
