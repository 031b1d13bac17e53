"""What holds in every game: random games of every setup, looked at decision by decision."""

from __future__ import annotations

import itertools
import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bedesten
from bedesten._build import compiled
from bedesten.dicegame.box import BOX
from dicegame import laws
from dicegame.games import SETUPS, Setup, fingerprint_of, name_of, new, played, setups, state_of
from wandering import disturb, paths, seeds, wander

HUGE = (-1, -2, -(2**31), 4095, 4096, 2**31, 2**63, 10**30)
WORDS = re.compile(r"[a-z0-9-]+( [a-z0-9-]+)*")

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name_of)


@every_setup
def test_nothing_is_created_or_lost(setup: Setup) -> None:
    """At every decision of a game, from the first to the last."""
    for seed in range(3):
        game = new(setup, seed)
        options = game.options.as_dict()
        for _ in wander(game, seed):
            laws.check(game.state(), options)
            laws.check_end(game.state(), options)
        laws.check(game.state(), options)
        laws.check_end(game.state(), options)
        assert game.over
        assert sorted(game.winners()) == laws.best(game.state())


@every_setup
def test_nothing_is_created_or_lost_between_the_outcomes_of_chance(setup: Setup) -> None:
    game = new(setup, 3, chance="manual")
    options = game.options.as_dict()
    for _ in wander(game, 3, 1500):
        laws.check(game.state(), options)


@given(setups, seeds)
@settings(max_examples=60)
def test_games_come_to_their_end(setup: Setup, seed: int) -> None:
    game = new(setup, seed)
    table = game.table()
    assert 0 < table.playout(seed) < 20_000
    assert table.over
    assert table.actor is None
    state = state_of(table)
    laws.check(state, game.options.as_dict())
    laws.check_end(state, game.options.as_dict())
    ranks = {standing.seat: standing.rank for standing in BOX.standings(table, len(state["seats"]))}
    assert [seat for seat in sorted(ranks) if ranks[seat] == 1] == laws.best(state)


def test_a_thousand_games_come_to_their_end() -> None:
    for seed in range(1000 if compiled() else 100):
        table = new(SETUPS[seed % len(SETUPS)], seed).table()
        assert 0 < table.playout(seed) < 20_000
        assert table.over


@every_setup
def test_moves_are_exact(setup: Setup) -> None:
    """Ascending, unique, never empty, the same when asked again; each can be played, and nothing else."""
    game = new(setup, 11)
    for number, _ in enumerate(wander(game, 11)):
        moves = game.moves()
        assert moves
        assert all(a < b for a, b in itertools.pairwise(moves))
        assert moves[0] >= 0
        assert moves[-1] < game.book.rules[game.ask.kind].span  # type: ignore[union-attr]
        if number % 5 == 0:
            before = game.fingerprint(), moves[:]
            check_every_move(game)
            check_refusals(game)
            assert (game.fingerprint(), game.moves()) == before
            assert game.table().moves() == moves
    assert game.moves() == []


def check_every_move(game: bedesten.Game) -> None:
    after = set()
    for move in game.moves():
        tried = game.copy()
        tried.play(move)
        assert tried.over or tried.moves()
        after.add(str(tried.line[game.number :]))
    assert len(after) == len(game.moves())


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
    """Every legal move has an index of its own, and the index leads back to it."""
    game = new(setup, 6)
    assert game.book.actions < 2500
    assert game.book.outcomes < 2500
    for _ in wander(game, 6):
        indexes = [game.action(move) for move in game.moves()]
        assert len(set(indexes)) == len(indexes)
        assert all(0 <= index < game.book.actions for index in indexes)
        assert [game.move(index) for index in indexes] == game.moves()


def test_the_sections_of_the_action_space_do_not_overlap() -> None:
    book = new({"players": 4}, 0).book
    for chance, size in ((False, book.actions), (True, book.outcomes)):
        sections = sorted((s.first, s.span) for s in book.sections if s.chance == chance)
        ends = [first + span for first, span in sections]
        assert [first for first, _ in sections] == [0, *ends[:-1]]
        assert ends[-1] == size
    assert book.actions == 1986
    assert book.outcomes == 2048


@given(setups, seeds, st.integers(0, 2500))
@settings(max_examples=20)
def test_a_game_over_takes_no_move(setup: Setup, seed: int, move: int) -> None:
    game = played(setup, seed)
    before = game.dump()
    assert (game.actor, game.ask, game.question, game.moves(), game.chances()) == (None, None, "", [], [])
    for refused in (game.play, game.text, game.move):
        with pytest.raises(bedesten.IllegalMove):
            refused(move)
    assert game.why_not("done")
    assert game.dump() == before


@every_setup
def test_the_bare_table_plays_the_same_game(setup: Setup) -> None:
    game = new(setup, 8)
    table = game.table()
    chooser = random.Random(1)
    while not game.over:
        assert (game.actor, game.moves()) == (table.actor, table.moves())
        move = chooser.choice(game.moves())
        game.play(move)
        table.play(move)
    assert table.over
    assert fingerprint_of(table) == game.fingerprint()


# ── Copies ─────────────────────────────────────────────────────────────────────────────────────────────────


@every_setup
def test_old_copies_never_change(setup: Setup) -> None:
    game = new(setup, 9)
    kept: list[tuple[bedesten.Game, str, int]] = []
    tables: list[tuple[bedesten.Table, str]] = []
    for number, _ in enumerate(wander(game, 9)):
        if number % 10 == 0:
            kept.append((game.copy(), game.fingerprint(), game.number))
            tables.append((game.table(), game.fingerprint()))
            tables[-1][0].copy().playout(number)
    for twin, fingerprint, number in kept:
        assert (twin.fingerprint(), twin.number, len(twin.entries)) == (fingerprint, number, number)
    assert all(fingerprint_of(table) == fingerprint for table, fingerprint in tables)


@given(setups, seeds, st.integers(0, 300))
@settings(max_examples=40)
def test_a_copy_goes_on_like_its_original(setup: Setup, seed: int, moves: int) -> None:
    game = played(setup, seed, moves)
    twin = game.copy()
    assert twin.dump() == game.dump()
    for one, other in zip(wander(game, seed, 100), wander(twin, seed, 100), strict=True):
        assert one.moves() == other.moves()
    assert twin.dump() == game.dump()


@pytest.mark.parametrize("seed", range(8))
def test_no_field_of_a_copy_is_shared(seed: int) -> None:
    """Each field of a copied table is given another value, one by one; the original does not notice."""
    table = played(SETUPS[seed], seed, 60 + 10 * seed).table()
    before = state_of(table), table.generator.words(), [repr(ask) for ask in table.asks]
    changed = 0
    for path in paths(table):
        twin = table.copy()
        changed += disturb(twin, path)
        assert (state_of(table), table.generator.words(), [repr(ask) for ask in table.asks]) == before, path
    assert changed >= 25


@pytest.mark.parametrize("seed", range(8))
def test_a_copy_has_every_field(seed: int) -> None:
    game = played(SETUPS[seed], seed, 100)
    table = game.table()
    twin = table.copy()
    for path in paths(table):
        one, other = table, twin
        for step in path:
            one = one[step] if isinstance(step, int) else getattr(one, step)  # type: ignore[index,assignment]
            other = other[step] if isinstance(step, int) else getattr(other, step)  # type: ignore[index,assignment]
        if isinstance(one, int) or (isinstance(one, list) and all(isinstance(item, int) for item in one)):
            assert one == other, path
