"""What holds in every game of every box: random games of every setup, looked at decision by decision."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bedesten
from bedesten import bots
from bedesten.kernel.chance import generator
from bedesten.kernel.position import first_words
from boxes import BOXES, EXPANSIONS, Box, Setup
from wandering import at_position, digest, disturb, paths, seeds

BATCHES = 8
HUGE = (-1, -2, -(2**31), 4095, 4096, 2**31, 2**63, 10**30)
WORDS = re.compile(r"[a-z0-9-]+( [a-z0-9-]+)*")

every_box = pytest.mark.parametrize("box", BOXES.values(), ids=BOXES)
every_expansion = pytest.mark.parametrize("box", EXPANSIONS, ids=lambda box: box.name)


def setups(first: int = 0, step: int = 1, boxes: list[Box] | None = None) -> pytest.MarkDecorator:
    """Every so many setups of each box."""
    chosen = [(box, setup) for box in boxes or BOXES.values() for setup in box.setups[first::step]]
    return pytest.mark.parametrize(("box", "setup"), chosen, ids=[box.name_of(setup) for box, setup in chosen])


def seed_of(box: Box, setup: Setup) -> int:
    return box.setups.index(setup)


# ── Nothing is created or lost ─────────────────────────────────────────────────────────────────────────────


@setups()
def test_nothing_is_created_or_lost(box: Box, setup: Setup) -> None:
    """From the first decision to the last."""
    game = box.new(setup, seed_of(box, setup))
    options = game.options.as_dict()
    for number, _ in enumerate(box.wander(game, seed_of(box, setup), box.most)):
        if number % box.looks == 0:
            state = game.state()
            box.check(state, options)
            box.check_end(state, options)
    state = game.state()
    box.check(state, options)
    box.check_end(state, options)
    assert game.over or game.number >= box.most
    assert not game.over or sorted(game.winners()) == box.best(state)


@every_box
@given(st.data(), seeds)
@settings(max_examples=20)
def test_nothing_is_created_or_lost_whatever_the_setup(box: Box, data: st.DataObject, seed: int) -> None:
    game = box.new(data.draw(box.any_setup), seed)
    options = game.options.as_dict()
    for number, _ in enumerate(box.wander(game, seed, box.most)):
        if number < 100 or number % 13 == 0:
            box.check(game.state(), options)
    box.check_end(game.state(), options)


@setups(0, 4)
def test_nothing_is_created_or_lost_between_the_outcomes_of_chance(box: Box, setup: Setup) -> None:
    """And each outcome that may come has its words."""
    game = box.new(setup, 3, chance="manual")
    options = game.options.as_dict()
    for number, _ in enumerate(box.wander(game, 3, 900)):
        if number % box.looks == 0:
            box.check(game.state(), options)
        if game.actor == bedesten.CHANCE:
            moves = game.moves()
            assert len(game.chances()) == len(moves)
            if len(moves) < 100 or number % 40 == 0:
                assert len({game.text(move) for move in moves}) == len(moves)


@pytest.mark.parametrize("batch", range(BATCHES))
@every_box
def test_many_games_come_to_their_end(box: Box, batch: int) -> None:
    for seed in range(batch, box.playouts, BATCHES):
        game = box.new(box.setups[seed % len(box.setups)], seed)
        table = game.table()
        assert 0 < table.playout(seed) < box.long
        assert table.over
        assert table.actor is None
        state = box.state_of(game, table)
        box.check(state, game.options.as_dict())
        box.check_end(state, game.options.as_dict())
        ranks = {standing.seat: standing.rank for standing in game.box.standings(table, len(state["seats"]))}
        assert [seat for seat in sorted(ranks) if ranks[seat] == 1] == box.best(state)


# ── Moves and words ────────────────────────────────────────────────────────────────────────────────────────


@setups()
def test_moves_are_exact_and_their_words_read_back(box: Box, setup: Setup) -> None:
    """Ascending, unique, never empty, the same when asked again; each can be played, and nothing else."""
    seed = 500 + seed_of(box, setup)
    game = box.new(setup, seed)
    for number, _ in enumerate(box.wander(game, seed, box.most)):
        moves = game.moves()
        assert moves
        assert all(a < b for a, b in itertools.pairwise(moves))
        assert moves[0] >= 0
        if number % box.words:
            continue
        words = [game.text(move) for move in moves]
        assert len(set(words)) == len(words), words
        assert all(WORDS.fullmatch(word) for word in words), words
        indexes = [game.action(move) for move in moves]
        assert [game.move(index) for index in indexes] == moves
        assert all(0 <= index < game.book.actions for index in indexes)
        if number % box.tries == 0:
            before = game.fingerprint(), moves[:]
            check_every_move(game, words)
            check_refusals(game)
            assert (game.fingerprint(), game.moves()) == before
            assert game.table().moves() == moves
    assert not game.over or game.moves() == []


def check_every_move(game: bedesten.Game, words: list[str]) -> None:
    for move, word in zip(game.moves(), words, strict=True):
        assert game.read(word) == move
        tried = game.copy()
        tried.play(move)
        assert tried.over or tried.moves()


def check_refusals(game: bedesten.Game) -> None:
    legal = set(game.moves())
    entries = game.entries[:]
    near = {move + by for move in legal for by in (-1, 1)}
    for move in {*near, *HUGE, *random.Random(game.number).sample(range(4300), 20)} - legal:
        assert refused(game.play, move), move
        assert refused(game.text, move), move
    assert game.entries == entries


def refused(use: Callable[[int], object], move: int) -> bool:
    """Whether a move is illegal: `pytest.raises` would take longer than all else here."""
    try:
        use(move)
    except bedesten.IllegalMove:
        return True
    return False


@every_box
@given(st.data(), seeds, st.integers(0, 2500))
@settings(max_examples=15)
def test_a_game_over_takes_no_move(box: Box, data: st.DataObject, seed: int, move: int) -> None:
    game = box.played(data.draw(box.any_setup), seed)
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


@setups(0, 2)
def test_the_bare_table_plays_the_same_game(box: Box, setup: Setup) -> None:
    game = box.new(setup, 50 + seed_of(box, setup))
    table = game.table()
    luck = random.Random(1)
    while not game.over:
        assert (game.actor, game.moves()) == (table.actor, table.moves())
        move = box.choose(game, luck)
        game.play(move)
        table.play(move)
    assert table.over
    assert digest(first_words(game.box, table)) == game.fingerprint()


@every_box
@given(st.data(), seeds)
@settings(max_examples=15)
def test_the_same_seed_gives_the_same_game(box: Box, data: st.DataObject, seed: int) -> None:
    setup = data.draw(box.any_setup)
    first, second = box.played(setup, seed, 300), box.played(setup, seed, 300)
    assert first.dump() == second.dump()
    assert first.fingerprint() == second.fingerprint()
    assert box.new(setup, seed + 1).commitment != first.commitment


# ── Copies, dumps, records ─────────────────────────────────────────────────────────────────────────────────


@setups(1, 5)
def test_old_copies_never_change(box: Box, setup: Setup) -> None:
    """Copies kept along the way stay what they were, whatever the game and other copies do meanwhile."""
    game = box.new(setup, 5)
    kept: list[tuple[bedesten.Game, bedesten.Table, str, int]] = []
    for number, _ in enumerate(box.wander(game, 5, 1500)):
        if number % (10 if box.name == "dicegame" else 50) == 0:
            kept.append((game.copy(), game.table(), game.fingerprint(), game.number))
            roam(kept[-1][1].copy(), 60)
            for _ in box.wander(game.copy(), number, 30):
                pass
    for twin, table, fingerprint, number in kept:
        assert (twin.fingerprint(), twin.number, len(twin.entries)) == (fingerprint, number, number)
        assert digest(first_words(game.box, table)) == fingerprint


def roam(table: bedesten.Table, moves: int) -> None:
    chooser = random.Random(moves)
    for _ in range(moves):
        if not table.over:
            table.play(chooser.choice(table.moves()))


@every_box
@given(st.data(), seeds, st.integers(0, 2500))
@settings(max_examples=20)
def test_copy_dump_and_record_lead_back(box: Box, data: st.DataObject, seed: int, moves: int) -> None:
    game = box.played(data.draw(box.any_setup), seed, moves)
    again = bedesten.load(json.loads(json.dumps(game.dump())))
    assert again.fingerprint() == game.fingerprint()
    assert again.moves() == game.moves()
    assert bedesten.replay(game.record(reveal=True)).fingerprint() == game.fingerprint()
    if not again.over:
        placed = at_position(again, again.state())
        assert (placed.state(), placed.moves()) == (again.state(), again.moves())
    twin = game.copy()
    assert twin.dump() == game.dump()
    for one, other in zip(box.wander(game, seed, 200), box.wander(twin, seed, 200), strict=True):
        assert one.moves() == other.moves()
    assert twin.dump() == game.dump()
    assert (twin.barrier, twin.line) == (game.barrier, game.line)


@pytest.mark.parametrize("seed", range(8))
@every_box
def test_no_field_of_a_copy_is_shared(box: Box, seed: int) -> None:
    """Each field of a copied table is given another value, one by one; the original does not notice."""
    game = box.played(box.setups[seed * 9 % len(box.setups)], seed, 60 + 10 * seed if box.name == "dicegame" else 800)
    table = game.table()
    before = box.state_of(game, table), table.generator.words(), [repr(ask) for ask in table.asks]
    changed = 0
    for path in paths(table):
        twin = table.copy()
        changed += disturb(twin, path)
        now = box.state_of(game, table), table.generator.words(), [repr(ask) for ask in table.asks]
        assert now == before, path
    assert changed >= 25


# ── What is hidden, and bots: of the expansions; the other boxes have tests of their own ───────────────────


@setups(0, 3, EXPANSIONS)
def test_samples_fit_the_view_they_come_from(box: Box, setup: Setup) -> None:
    game = box.new(setup, 400)
    for number, _ in enumerate(box.wander(game, 400, 1800)):
        if number % 60 == 0:
            for seat in range(setup["players"]):
                view = game.view(seat)
                assert [i for i, shown in enumerate(view["seats"]) if "hand" in shown] == [seat]
                imagined = game.box.imagine(game.table(), seat, generator(number, "test"))
                assert game.box.view(imagined, seat) == view == game.sight(seat).view
                assert game.box.view(game.sight(seat).sample(number), seat) == view
                box.check(box.state_of(game, imagined), game.options.as_dict())
                assert game.actor != seat or imagined.moves() == game.moves()


@pytest.mark.parametrize("players", [2, 4])
@every_expansion
def test_the_greedy_bot_knows_its_way(box: Box, players: int) -> None:
    """It plays some rounds against random ones; how strong it is, is measured elsewhere."""
    game = box.new(next(setup for setup in box.setups if setup["players"] == players), players)
    seated = [bots.make("greedy" if seat == 0 else "random", seed=seat) for seat in range(players)]
    while not game.over and game.state()["round"] < 4:
        assert game.actor is not None
        game.play(seated[game.actor].choose(game.sight(game.actor)))
    assert game.state()["round"] == 4
