"""What holds in every game: random games of every setup, looked at decision by decision."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bedesten
import laws
from bedesten._build import compiled
from bedesten.istanbul.box import BOX
from games import SETUPS, Setup, fingerprint_of, name_of, played, setups, state_of
from wandering import disturb, paths, seeds, wander

HUGE = (-1, -2, -(2**31), 4095, 4096, 2**31, 2**63, 10**30)

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name_of)


@every_setup
def test_nothing_is_created_or_lost(setup: Setup) -> None:
    """At every decision of a game, from the first to the last."""
    game = bedesten.new(**setup, seed=SETUPS.index(setup))
    options = game.options.as_dict()
    for _ in wander(game, SETUPS.index(setup)):
        state = game.state()
        laws.check(state, options)
        laws.check_end(state, options)
    state = game.state()
    laws.check(state, options)
    laws.check_end(state, options)
    assert game.over
    assert sorted(game.winners()) == laws.best(state)


@given(setups(), seeds)
@settings(max_examples=60)
def test_nothing_is_created_or_lost_whatever_the_setup(setup: Setup, seed: int) -> None:
    game = bedesten.new(**setup, seed=seed)
    options = game.options.as_dict()
    for number, _ in enumerate(wander(game, seed)):
        if number < 100 or number % 13 == 0:
            laws.check(game.state(), options)
    laws.check_end(game.state(), options)


@pytest.mark.parametrize("batch", range(16))
def test_thousands_of_games_come_to_their_end(batch: int) -> None:
    """Every setup; so often only on the compiled build, which plays the same games."""
    games = 112 if compiled() else 14
    for seed in range(batch * games, (batch + 1) * games):
        game = bedesten.new(**SETUPS[seed % len(SETUPS)], seed=seed)
        table = game.table()
        assert 0 < table.playout(seed) < 40_000
        assert table.over
        assert table.actor is None
        state = state_of(table)
        laws.check(state, game.options.as_dict())
        laws.check_end(state, game.options.as_dict())
        ranks = {standing.seat: standing.rank for standing in BOX.standings(table, len(state["seats"]))}
        assert [seat for seat in sorted(ranks) if ranks[seat] == 1] == laws.best(state)


@every_setup
def test_moves_are_exact(setup: Setup) -> None:
    """Ascending, unique, never empty, the same when asked again; each can be played, and nothing else."""
    seed = 500 + SETUPS.index(setup)
    game = bedesten.new(**setup, seed=seed)
    for number, _ in enumerate(wander(game, seed)):
        moves = game.moves()
        assert moves
        assert all(a < b for a, b in itertools.pairwise(moves))
        assert moves[0] >= 0
        if number % 15 == 0:
            before = game.fingerprint(), moves[:]
            check_every_move(game)
            check_refusals(game)
            assert (game.fingerprint(), game.moves()) == before
            assert game.table().moves() == moves
    assert game.moves() == []


def check_every_move(game: bedesten.Game) -> None:
    for move in game.moves():
        tried = game.copy()
        tried.play(move)
        assert tried.over or tried.moves()


def check_refusals(game: bedesten.Game) -> None:
    legal = set(game.moves())
    entries = game.entries[:]
    near = {move + by for move in legal for by in (-1, 1)}
    for move in {*near, *HUGE, *random.Random(game.number).sample(range(4300), 20)} - legal:
        with pytest.raises(bedesten.IllegalMove):
            game.play(move)
        with pytest.raises(bedesten.IllegalMove):
            game.text(move)
    assert game.entries == entries


@given(setups(), seeds, st.integers(0, 2500))
@settings(max_examples=40)
def test_a_game_over_takes_no_move(setup: Setup, seed: int, move: int) -> None:
    game = played(setup, seed, 1_000_000)
    before = game.dump()
    assert (game.actor, game.ask, game.question, game.moves(), game.chances()) == (None, None, "", [], [])
    for refused in (
        lambda: game.play(move),
        lambda: game.play_text("go 7"),
        lambda: game.read("go 7"),
        lambda: game.text(move),
        lambda: game.move(move),
        lambda: game.action(move),
    ):
        with pytest.raises(bedesten.IllegalMove):
            refused()
    assert game.why_not("go 7")
    assert game.dump() == before


@pytest.mark.parametrize("setup", SETUPS[::2], ids=name_of)
def test_the_bare_table_plays_the_same_game(setup: Setup) -> None:
    game = bedesten.new(**setup, seed=SETUPS.index(setup))
    table = game.table()
    chooser = random.Random(1)
    while not game.over:
        assert (game.actor, game.moves()) == (table.actor, table.moves())
        move = chooser.choice(game.moves())
        game.play(move)
        table.play(move)
    assert table.over
    assert fingerprint_of(table) == game.fingerprint()


@given(setups(), seeds)
@settings(max_examples=40)
def test_the_same_seed_gives_the_same_game(setup: Setup, seed: int) -> None:
    first, second = played(setup, seed, 300), played(setup, seed, 300)
    assert first.dump() == second.dump()
    assert first.fingerprint() == second.fingerprint()
    other = bedesten.new(**setup, seed=seed + 1)
    assert other.commitment != first.commitment


# ── Copies ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("setup", SETUPS[1::5], ids=name_of)
def test_old_copies_never_change(setup: Setup) -> None:
    """Copies kept along the way stay what they were, whatever the game and other copies do meanwhile."""
    game = bedesten.new(**setup, seed=5)
    kept: list[tuple[bedesten.Game, str, int]] = []
    tables: list[tuple[bedesten.Table, str]] = []
    for number, _ in enumerate(wander(game, 5, 1500)):
        if number % 50 == 0:
            kept.append((game.copy(), game.fingerprint(), game.number))
            tables.append((game.table(), game.fingerprint()))
            roam(tables[-1][0].copy(), 60)
            for _ in wander(game.copy(), number, 30):
                pass
    for twin, fingerprint, number in kept:
        assert (twin.fingerprint(), twin.number, len(twin.entries)) == (fingerprint, number, number)
    for table, fingerprint in tables:
        assert fingerprint_of(table) == fingerprint


def roam(table: bedesten.Table, moves: int) -> None:
    chooser = random.Random(moves)
    for _ in range(moves):
        if not table.over:
            table.play(chooser.choice(table.moves()))


@given(setups(), seeds, st.integers(0, 600))
@settings(max_examples=40)
def test_a_copy_goes_on_like_its_original(setup: Setup, seed: int, moves: int) -> None:
    game = played(setup, seed, moves)
    twin = game.copy()
    assert twin.dump() == game.dump()
    for one, other in zip(wander(game, seed, 200), wander(twin, seed, 200), strict=True):
        assert one.moves() == other.moves()
    assert twin.dump() == game.dump()
    assert (twin.barrier, twin.line) == (game.barrier, game.line)


@pytest.mark.parametrize("seed", range(12))
def test_no_field_of_a_copy_is_shared(seed: int) -> None:
    """Each field of a copied table is given another value, one by one; the original does not notice."""
    game = played(SETUPS[seed * 9], seed, 800)
    table = game.table()
    before = state_of(table), table.generator.words(), [repr(ask) for ask in table.asks]
    changed = 0
    for path in paths(table):
        twin = table.copy()
        changed += disturb(twin, path)
        assert (state_of(table), table.generator.words(), [repr(ask) for ask in table.asks]) == before, path
    assert changed >= 30
