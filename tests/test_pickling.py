"""Games, tables and sights go to other processes and are copied as anything in Python is."""

from __future__ import annotations

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

import bedesten
from bedesten.bots import make
from bedesten.kernel.position import fingerprint_of
from envs.envs_setups import SETUPS, played
from games import EXTRA_DEMAND
from wandering import wander


def sent(thing: Any) -> Any:
    """A thing as another process has it."""
    return pickle.loads(pickle.dumps(thing))


def asked(game: bedesten.Game) -> bedesten.Sight:
    """What the seat sees that must answer."""
    assert game.actor is not None
    return game.sight(game.actor)


def seats(game: bedesten.Game) -> list[Any]:
    table: Any = game.table()
    found: list[Any] = table.seats
    return found


def same_future(one: bedesten.Table, other: bedesten.Table) -> bool:
    """Whether two tables, left to themselves with the same choices, come to the same end."""
    return [one.playout(5), one.turn, repr(vars_of(one))] == [other.playout(5), other.turn, repr(vars_of(other))]


def vars_of(table: Any) -> list[Any]:
    return [table.generator.words(), table.seats, table.pile, table.discards, table.rubies]


@pytest.mark.parametrize("name", SETUPS)
def test_tables_go_on_alike_from_any_position(name: str) -> None:
    game = bedesten.new(**SETUPS[name], seed=3)
    for i, now in enumerate(wander(game, 3, 240)):
        if i % 120 == 0:
            table = now.table()
            assert same_future(sent(table), table.copy())
        if i % 20 == 0:
            imagined = asked(now).sample(i)
            assert fingerprint_of(now.box, sent(imagined)) == fingerprint_of(now.box, imagined)


@pytest.mark.parametrize("name", SETUPS)
def test_games_keep_record_dice_and_undo(name: str) -> None:
    game = played(SETUPS[name], 4, 60)
    for twin in (sent(game), copy.copy(game), copy.deepcopy(game)):
        assert twin is not game
        assert (twin.fingerprint(), twin.record(), twin.dump()) == (game.fingerprint(), game.record(), game.dump())
        assert (twin.can_undo(), twin.barrier) == (game.can_undo(), game.barrier)
        move = game.moves()[-1]
        assert repr(twin.play(move)) == repr(game.copy().play(move))
    assert sent(played(SETUPS[name], 4, 1_000_000)).over


def test_a_game_with_own_components_takes_them_along() -> None:
    game = bedesten.new(players=3, seed=1, components=EXTRA_DEMAND)
    twin = sent(game)
    assert twin.options.as_dict() == game.options.as_dict()
    assert twin.fingerprint() == game.fingerprint()


def test_a_game_whose_chance_is_answered_by_hand() -> None:
    game = bedesten.new(players=2, seed=1, chance="manual", start=0)
    assert sent(game).chances() == game.chances() != []


@pytest.mark.parametrize("name", ["everything", "dice"])
def test_sights_show_the_same(name: str) -> None:
    game = played(SETUPS[name], 5, 70)
    sight = asked(game)
    for twin in (sent(sight), copy.deepcopy(sight)):
        assert (twin.seat, twin.game, twin.view, twin.moves()) == (sight.seat, sight.game, sight.view, sight.moves())
        assert (twin.observation(), twin.mask()) == (sight.observation(), sight.mask())
        bots = [make("greedy", 1), make("greedy", 1)]
        assert bots[0].choose(twin) == bots[1].choose(sight)


def test_small_things() -> None:
    game = bedesten.new(players=3, seed=1)
    opinion = make("greedy", 1).opinion(asked(game))
    phrase = game.phrase(game.moves()[0])
    reason = game.why_not("go 7")
    for thing in (game.ask, game.standings(), opinion, phrase, reason, seats(game), *game.play(game.moves()[0])):
        assert repr(sent(thing)) == repr(thing)
    with pytest.raises(bedesten.IllegalMove) as error:
        game.read("go 99")
    assert repr(sent(error.value).reason) == repr(error.value.reason) != "None"


def ending(table: bedesten.Table) -> tuple[int, int]:
    return table.playout(1), table.turn


def test_other_processes_play_on() -> None:
    """As a stranger would do it: a pool of processes, each searching on a table of its own."""
    tables = [bedesten.new(name, players=3, seed=2).table() for name in bedesten.GAMES]
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        assert list(pool.map(ending, tables)) == [ending(table.copy()) for table in tables]


def test_rules_put_together_by_hand_are_refused_with_a_reason() -> None:
    table = bedesten.new(players=3, seed=1).table()
    table.book.options, options = None, table.book.options
    try:
        with pytest.raises(TypeError, match="put together by hand"):
            pickle.dumps(table)
    finally:
        table.book.options = options


def test_reprs_tell() -> None:
    game = bedesten.new(players=3, seed=4)
    assert repr(game) == "<Game istanbul, 3 players, 8 entries: turn 1 of seat 2, move asked of seat 2>"
    assert repr(game.table()) == "<Board: turn 1 of seat 2, move asked of seat 2>"
    assert repr(game.sight(2)) == "<Sight of seat 2 in istanbul: asked 'move', 10 moves>"
    assert repr(game.sight(0)) == "<Sight of seat 0 in istanbul: not asked>"
    assert repr(game.standings()[0]) == "Ranked(seat=1, rank=1, rubies=0, lira=4, goods=0, cards=1)"
    assert repr(seats(game)[0]).startswith("Seat(at=7, rubies=0, lira=3, goods=0 0 0 0, room=2, assistants=4,")
    opinion = make("greedy", 1).opinion(game.sight(2))
    assert opinion is not None
    assert repr(opinion).startswith(f"Opinion([MoveOpinion(move={opinion.best}, value=")
    dice = bedesten.new("dicegame", players=2, seed=1)
    assert repr(seats(dice)[0]).startswith("Seat(rubies=0, lira=")
    over = played(SETUPS["dice-2"], 1, 1_000_000)
    assert repr(over).endswith(f"entries: over after turn {over.turn}>")
    assert repr(over.table()) == f"<DiceBoard: over after turn {over.turn}>"
