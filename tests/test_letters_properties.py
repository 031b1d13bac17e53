"""What holds in every game of Letters & Seals: random games of all setups, looked at decision by decision."""

from __future__ import annotations

import copy
import itertools
import random
from collections import Counter
from typing import Any

import pytest

import bedesten
import laws
from bedesten import bots
from bedesten.istanbul.box import BOX
from bedesten.istanbul.letters.terms import CARDS, KIOSK_TILES
from bedesten.kernel.chance import generator
from games import Setup, fingerprint_of, name_of, state_of, variants_of
from letters import LETTERS, at_letters
from test_properties import disturb, paths
from test_views import dealt_anew, sights_of
from wandering import at_position

SETUPS: list[Setup] = [
    {
        "players": players,
        "edition": "big-box",
        "expansions": ["letters"],
        "layout": layout,
        "bonus_deck": deck,
        "variants": variants,
    }
    for players in (2, 3, 4, 5)
    for layout, deck in (("first-game", "mixed"), ("random", "mixed"), ("random", "new-only"))
    for variants in variants_of(players, "big-box")
]
PLACES = {*range(1, 17), 21, 22, 23, 24}
every_setup = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{name_of(setup)}-{setup['bonus_deck']}")


def eager(game: bedesten.Game, luck: random.Random) -> int:
    """A random move, but letters are kept for the Secret Society more often than not."""
    moves = game.moves()
    if game.question == "bonus-turn" and luck.random() < 0.8:
        return moves[0]
    if game.question == "secret-society" and len(moves) > 1:
        return moves[1]
    if game.question == "embassy" and luck.random() < 0.8:
        return moves[1]
    return luck.choice(moves)


def wander(game: bedesten.Game, seed: int, most: int) -> Any:
    luck = random.Random(seed)
    for _ in range(most):
        if game.over:
            return
        yield game
        game.play(eager(game, luck))


def check(state: dict[str, Any], options: dict[str, Any]) -> None:
    """Nothing is created or lost, everything is somewhere it can be."""
    laws.check_tiles(state, options)
    laws.check_rubies(state, options)
    laws.check_demand(state, options)
    check_cards(state, options)
    check_letters(state)
    neutral = "neutral-assistants" in options["variants"]
    for seat in state["seats"]:
        own = seat["stack"].count("own") + len(seat["assistants"])
        assert own == (3 if neutral else 4) + ("blue" in seat["tiles"])
        assert {*seat["assistants"], seat["merchant"], seat["family"]} <= PLACES
        assert seat["lira"] >= 0
        assert all(0 <= count <= 2 + seat["extensions"] for count in seat["goods"].values())
    if state["phase"] != "setup":
        assert all(2 <= place <= 12 for place in state["tokens"].values())
    assert state["over"] or state["asks"]


def check_cards(state: dict[str, Any], options: dict[str, Any]) -> None:
    found = Counter(state["pile"])
    found.update(state["discards"])
    for seat in state["seats"]:
        found.update(seat["hand"])
    assert found == (laws.DECK if options["bonus_deck"] == "mixed" else {}) | dict.fromkeys(CARDS, 2)
    assert state["pile"] or not state["discards"]


def check_letters(state: dict[str, Any]) -> None:
    part = state["parts"]["letters"]
    found = Counter(part["letters"]["pile"]) + Counter(part["letters"]["discards"])
    for seat, mine in zip(state["seats"], part["seats"], strict=True):
        found.update(str(place) for place in mine["letters"] + mine["delivered"])
        standing = {seat["merchant"], seat["family"], mine["companion"]}
        assert not standing.intersection(mine["letters"]), "letters deliver themselves"
        assert mine["companion"] in {"general supply", "own supply", *PLACES}
        assert mine["bonus_round"] <= state["round"]
    assert found == LETTERS
    assert part["letters"]["pile"] or not part["letters"]["discards"]
    kiosk = part["kiosk"]
    assert sorted(kiosk["pile"] + kiosk["open"] + kiosk["used"] + kiosk["discards"]) == sorted(KIOSK_TILES)
    assert kiosk["pile"]
    asked = {ask[0] for ask in state["asks"]}
    if not asked & {"kiosk-choice", "kiosk-reveal", "kiosk-tile"}:
        assert kiosk["open"] == kiosk["used"] == []


@every_setup
def test_nothing_is_created_or_lost(setup: Setup) -> None:
    seed = SETUPS.index(setup)
    game = bedesten.new(**setup, seed=seed)
    options = game.options.as_dict()
    for number, _ in enumerate(wander(game, seed, 1500)):
        if number % 3 == 0:
            check(game.state(), options)


@pytest.mark.parametrize("batch", range(6))
def test_games_come_to_their_end(batch: int) -> None:
    for seed in range(batch * 30, batch * 30 + 30):
        game = bedesten.new(**SETUPS[seed % len(SETUPS)], seed=seed)
        table = game.table()
        assert 0 < table.playout(seed) < 60_000
        assert table.over
        state = state_of(table)
        check(state, game.options.as_dict())
        assert max(seat["rubies"] for seat in state["seats"]) >= 6
        bonus = sum(seat["bonus_round"] > 0 for seat in state["parts"]["letters"]["seats"])
        assert len(state["seats"]) * state["round"] <= state["turn"]
        assert bonus or state["turn"] == len(state["seats"]) * state["round"]


def test_every_question_card_and_tile_comes_up() -> None:
    """So that the other tests of this file have seen them."""
    words: set[str] = set()
    questions: set[str] = set()
    for seed in range(30):
        game = bedesten.new(**SETUPS[seed * 7 % len(SETUPS)], seed=seed)
        for _ in wander(game, seed, 2500):
            questions.add(game.question)
            words.update(" ".join(game.text(move).split()[:2]) for move in game.moves())
    assert {f"choose {tile}" for tile in KIOSK_TILES} <= words
    assert {f"play {card}" for card in CARDS if card != "society-again"} <= words  # twice 6 seals are rare
    assert {"ruby 13", "ruby 16", "put companion", "fetch companion", "give double", "bonus double2"} <= words
    assert {"embassy", "kiosk-tile", "bid", "society-ruby", "courier-price", "turn-done", "give-letters"} <= questions
    assert {"card-governor-price", "card-smuggler-price", "card-courier-price", "bonus-letters"} <= questions


@every_setup
def test_moves_are_exact_and_words_lead_back(setup: Setup) -> None:
    seed = 300 + SETUPS.index(setup)
    game = bedesten.new(**setup, seed=seed)
    for number, _ in enumerate(wander(game, seed, 1200)):
        moves = game.moves()
        assert moves
        assert all(a < b for a, b in itertools.pairwise(moves))
        texts = [game.text(move) for move in moves]
        assert len(set(texts)) == len(texts)
        if number % 20 == 0:
            before = game.fingerprint()
            for move, text in zip(moves, texts, strict=True):
                assert game.read(text) == move
                assert game.move(game.action(move)) == move
                tried = game.copy()
                tried.play(move)
                assert tried.over or tried.moves()
            for move in {moves[-1] + 1, moves[0] - 1, 4095, 9999} - set(moves):
                with pytest.raises(bedesten.IllegalMove):
                    game.play(move)
            assert game.fingerprint() == before


@pytest.mark.parametrize("setup", SETUPS[::4], ids=name_of)
def test_manual_chance_offers_every_outcome(setup: Setup) -> None:
    game = bedesten.new(**setup, seed=1, chance="manual")
    for _ in wander(game, 1, 900):
        if game.actor == bedesten.CHANCE:
            chances = game.chances()
            assert len(chances) == len(game.moves())
            texts = [game.text(move) for move in game.moves()]
            assert len(set(texts)) == len(texts)
    check(game.state(), game.options.as_dict())


@pytest.mark.parametrize("setup", SETUPS[::3], ids=name_of)
def test_copies_dumps_records(setup: Setup) -> None:
    game = bedesten.new(**setup, seed=9)
    kept: list[tuple[bedesten.Game, bedesten.Table, str]] = []
    for number, _ in enumerate(wander(game, 9, 1000)):
        if number % 100 == 0:
            kept.append((game.copy(), game.table(), game.fingerprint()))
            assert bedesten.load(game.dump()).fingerprint() == game.fingerprint()
            assert at_position(game, game.state()).state() == game.state()
    assert bedesten.replay(game.record()).fingerprint() == game.fingerprint()
    for twin, table, fingerprint in kept:
        assert twin.fingerprint() == fingerprint_of(table) == fingerprint


@pytest.mark.parametrize("seed", range(4))
def test_no_field_of_a_copy_is_shared(seed: int) -> None:
    game = bedesten.new(**SETUPS[seed * 9], seed=seed)
    for _ in wander(game, seed, 700):
        pass
    table = game.table()
    before = state_of(table)
    for path in paths(table):
        twin = table.copy()
        disturb(twin, path)
        assert state_of(table) == before, path


@pytest.mark.parametrize("setup", SETUPS[1::4], ids=name_of)
def test_views_leak_nothing(setup: Setup) -> None:
    luck = random.Random(5)
    game = bedesten.new(**setup, seed=5)
    for number, _ in enumerate(wander(game, 5, 900)):
        if number % 60 == 59 and game.actor is not None:
            same = at_position(game, game.state())
            for seat in range(setup["players"]):
                other = dealt_anew(game, {seat, game.actor}, luck)
                assert sights_of(other, seat) == sights_of(same, seat) == sights_of(game, seat)
                imagined = BOX.imagine(game.table(), seat, generator(number, "test"))
                assert BOX.view(imagined, seat) == game.view(seat)


@pytest.mark.parametrize("players", [2, 4])
def test_the_greedy_bot_plays_it(players: int) -> None:
    game = bedesten.new(players=players, expansions=["letters"], seed=players)
    chosen = bots.make("greedy", seed=1)
    for _ in range(40):
        if game.actor is not None:
            game.play(chosen.choose(game.sight(game.actor)))


DAMAGES: list[tuple[tuple[Any, ...], Any]] = [
    (("letters", "pile", "5"), 3),
    (("letters", "pile"), {"99": 1}),
    (("letters", "discards"), {"5": 1}),
    (("seats", 0, "letters"), [5]),
    (("seats", 0, "delivered"), ["5"]),
    (("seats", 0, "companion"), "home"),
    (("seats", 0, "companion"), 0),
    (("seats", 0, "bonus_round"), -1),
    (("seats",), []),
    (("kiosk", "open"), ["blue"]),
    (("kiosk", "pile"), ["no-such-tile"]),
    (
        ("kiosk",),
        {"pile": list(KIOSK_TILES[2:]), "open": ["yellow-and-lira"], "used": ["yellow-and-lira"], "discards": []},
    ),
    (("society",), -1),
    (("bonus",), 1),
    (("unpaid",), 9),
    (("asked",), None),
]


@pytest.mark.parametrize(("path", "value"), DAMAGES, ids=[".".join(map(str, path)) for path, _ in DAMAGES])
def test_damaged_positions_are_refused(path: tuple[Any, ...], value: Any) -> None:
    game = at_letters().game
    state = copy.deepcopy(game.state())
    holder: Any = state["parts"]["letters"]
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    with pytest.raises(bedesten.RecordError):
        at_position(game, state)


@pytest.mark.parametrize("players", [2, 5])
def test_moves_are_taken_back(players: int) -> None:
    game = bedesten.new(players=players, expansions=["letters"], seed=players)
    undone = 0
    for _ in wander(game, players, 700):
        tried = game.copy()
        tried.play(eager(tried, random.Random(game.number)))
        if tried.can_undo():
            tried.undo()
            assert tried.fingerprint() == game.fingerprint()
            undone += 1
    assert undone > 50


def test_the_action_space_stays_small() -> None:
    book = bedesten.new(expansions=["letters"], seed=1).book
    assert book.actions < 2000
    assert max(section.span for section in book.sections if section.name != "copy") < 150
