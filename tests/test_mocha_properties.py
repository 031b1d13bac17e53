"""What holds in every game with Mocha & Baksheesh: random games of every setup, looked at decision by decision."""

from __future__ import annotations

import copy
import itertools
import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bedesten
import laws
from bedesten import bots
from bedesten.istanbul.box import BOX
from bedesten.kernel.chance import generator
from games import Setup, fingerprint_of, name_of, state_of
from wandering import at_position, seeds, wander

NEW_CARDS = (
    "two-coffee",
    "buy-guild",
    "eight-lira",
    "exchange",
    "two-rewards",
    "turn-six",
    "corner",
    "wainwright-again",
    "coffee-again",
)
DECK = laws.DECK | dict.fromkeys(NEW_CARDS, 2)
GUILD_CARDS = list(range(1, 21))


def variants_of(players: int) -> list[list[str]]:
    found = [[], ["caravan-leader"]]
    return found if players == 5 else [*found, ["neutral-assistants"], ["neutral-assistants", "caravan-leader"]]


SETUPS: list[Setup] = [
    {"players": players, "expansions": ["mocha"], "layout": layout, "variants": variants, "edition": "big-box"}
    for players in (2, 3, 4, 5)
    for layout in ("first-game", "random")
    for variants in variants_of(players)
]

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name_of)
setups = st.sampled_from(SETUPS)


def new(setup: Setup, seed: int, **options: Any) -> bedesten.Game:
    return bedesten.new("istanbul", **setup, **options, seed=seed)


def played(setup: Setup, seed: int, moves: int) -> bedesten.Game:
    game = new(setup, seed)
    for _ in wander(game, seed, moves):
        pass
    return game


# ── Nothing is created or lost ─────────────────────────────────────────────────────────────────────────────


def check(state: dict[str, Any], setup: Setup) -> None:
    seats, mocha = state["seats"], state["parts"]["mocha"]
    players = setup["players"]
    found = Counter(state["pile"])
    found.update(state["discards"])
    for seat in seats:
        found.update(seat["hand"])
        assert seat["lira"] >= 0
        assert 0 <= seat["extensions"] <= 3
        assert all(0 <= count <= 2 + seat["extensions"] for count in seat["goods"].values())
        assert 1 <= seat["merchant"] <= 20
        assert 1 <= seat["family"] <= 20
    assert found == DECK
    assert state["pile"] or not state["discards"]
    laws.check_tiles(state, setup)
    check_guild(state, mocha)
    check_tavern(state, mocha, players)
    check_rubies(state, setup)
    check_assistants(state, setup)
    assert len(mocha["coffee"]) == players
    assert min(mocha["coffee"]) >= 0
    if state["phase"] != "setup":
        assert len(state["tokens"]) == 3
        assert all(2 <= place <= 12 for place in state["tokens"].values())


def check_guild(state: dict[str, Any], mocha: dict[str, Any]) -> None:
    """Each guild card lies at one place; one being carried out is on the stack of asks."""
    cards = mocha["guild_pile"] + mocha["guild_discards"]
    for hand in mocha["guild_hands"]:
        cards = cards + hand
    cards = cards + [ask[2] for ask in state["asks"] if ask[0] == "guild-effect"]
    assert sorted(cards) == GUILD_CARDS
    assert mocha["guild_pile"] or not mocha["guild_discards"]


def check_tavern(state: dict[str, Any], mocha: dict[str, Any], players: int) -> None:
    for kind in ("movement", "encounter"):
        taken = sum(kind in tiles for tiles in mocha["tavern_tiles"])
        assert len(mocha["tavern"][kind]) == (2 if players == 2 else 4) - taken
    assert (mocha["barrier"] is None) == (mocha["control"] is None)
    if state["over"] or not state["asks"]:
        assert not mocha["another_turn"]


def check_rubies(state: dict[str, Any], setup: Setup) -> None:
    lying, left, seats = laws.RUBIES[setup["players"]] | {"20": 5}, state["rubies"], state["seats"]
    assert set(left) == set(lying)
    assert left["1"] == lying["1"] - sum(seat["extensions"] == 3 for seat in seats)
    given = sum(lying[place] - left[place] for place in lying)
    held = sum(seat["rubies"] for seat in seats)
    refilled = ("13", "16", "20")
    assert all(left[place] >= 1 for place in refilled)
    assert held == given or (held > given and any(left[place] == 1 for place in refilled))


def check_assistants(state: dict[str, Any], setup: Setup) -> None:
    neutral = "neutral-assistants" in setup["variants"]
    for seat in state["seats"]:
        own = seat["stack"].count("own") + len(seat["assistants"])
        assert own == (3 if neutral else 4) + ("blue" in seat["tiles"])
    in_stacks = sum(seat["stack"].count("neutral") for seat in state["seats"])
    standing = state["parts"].get("neutral-assistants", {})
    assert in_stacks + sum(standing.values()) == (setup["players"] if neutral else 0)


@every_setup
def test_nothing_is_created_or_lost(setup: Setup) -> None:
    game = new(setup, SETUPS.index(setup))
    for _ in wander(game, SETUPS.index(setup)):
        check(game.state(), setup)
    state = game.state()
    check(state, setup)
    assert game.over
    assert max(seat["rubies"] for seat in state["seats"]) >= 6
    assert sorted(game.winners()) == laws.best(state)


@pytest.mark.parametrize("batch", range(8))
def test_hundreds_of_games_come_to_their_end(batch: int) -> None:
    for seed in range(batch * 42, batch * 42 + 42):
        setup = SETUPS[seed % len(SETUPS)]
        table = new(setup, seed).table()
        assert 0 < table.playout(seed) < 60_000
        assert table.over
        check(state_of(table), setup)


def test_everybody_has_equal_turns_but_for_guild_seven() -> None:
    for seed in range(30):
        setup = SETUPS[seed % len(SETUPS)]
        game = new(setup, seed)
        another = turns = 0
        chooser = random.Random(seed)
        while not game.over:
            events = game.play(chooser.choice(game.moves()))
            another += sum(event.what == "another-turn" for event in events)
            turns += sum(event.what == "turn" for event in events)
        state = game.state()
        assert state["turn"] == setup["players"] * state["round"] + another
        assert turns >= state["turn"] - 1


# ── Moves and words ────────────────────────────────────────────────────────────────────────────────────────


@every_setup
def test_moves_are_exact_and_read_back(setup: Setup) -> None:
    seed = 700 + SETUPS.index(setup)
    game = new(setup, seed)
    for number, _ in enumerate(wander(game, seed)):
        moves = game.moves()
        assert moves
        assert all(a < b for a, b in itertools.pairwise(moves))
        words = [game.text(move) for move in moves]
        assert len(set(words)) == len(words), words
        assert all(word and set(word) <= set("abcdefghijklmnopqrstuvwxyz0123456789- ") for word in words)
        if number % 20 == 0:
            before = game.fingerprint()
            for move, word in zip(moves, words, strict=True):
                assert game.read(word) == move
                assert game.move(game.action(move)) == move
                tried = game.copy()
                tried.play(move)
                assert tried.over or tried.moves()
            assert (game.fingerprint(), game.moves()) == (before, moves)


def test_every_answer_and_play_turns_up() -> None:
    """Random games reach every question, guild card and bonus card of the expansion."""
    asked: set[str] = set()
    words: set[str] = set()
    for seed in range(24):
        game = new(SETUPS[seed % len(SETUPS)], seed, chance="manual")
        for _ in wander(game, seed, 20_000):
            asked.add(game.question)
            words |= {game.text(move) for move in game.moves()}
    kinds = {rule.name for kind, rule in enumerate(game.book.rules) if 60 <= kind < 90 and rule.name}
    never = {"guild-effect", "family-back"}
    assert never <= kinds - asked <= never | {"guild-tea-house-roll"}  # that one waits for a rare pair of cards
    assert {f"guild {card}" for card in GUILD_CARDS} <= words
    for card in NEW_CARDS[:-1]:  # two rubies of the Coffee House in one turn are not for random players
        assert any(word.startswith(f"play {card}") for word in words), card
    assert {"baksheesh 13", "baksheesh 16", "baksheesh 20", "tile movement", "tile encounter", "trader"} <= words


@given(setups, seeds, st.integers(0, 3000))
@settings(max_examples=25)
def test_what_is_not_possible_has_a_reason(setup: Setup, seed: int, moves: int) -> None:
    game = played(setup, seed, moves)
    if game.over:
        return
    legal = {game.text(move) for move in game.moves()}
    for words in (
        "guild 7",
        "brew",
        "enrol",
        "tile movement",
        "barrier 1 8",
        "play exchange",
        "play corner 20",
        "take red",
    ):
        reason = game.why_not(words)
        assert (reason is None) == (words in legal)


# ── Copies, records, dumps ─────────────────────────────────────────────────────────────────────────────────


@given(setups, seeds, st.integers(0, 2500))
@settings(max_examples=25)
def test_copy_dump_and_record_lead_back(setup: Setup, seed: int, moves: int) -> None:
    game = played(setup, seed, moves)
    dumped = json.loads(json.dumps(game.dump()))
    again = bedesten.load(dumped)
    assert again.fingerprint() == game.fingerprint()
    assert again.moves() == game.moves()
    assert bedesten.replay(game.record()).fingerprint() == game.fingerprint()
    twin = game.copy()
    for one, other in zip(wander(game, seed, 100), wander(twin, seed, 100), strict=True):
        assert one.moves() == other.moves()
    assert twin.dump() == game.dump()
    if not again.over:
        placed = at_position(again, again.state())
        assert placed.moves() == again.moves()


@pytest.mark.parametrize("setup", SETUPS[::4], ids=name_of)
def test_old_copies_never_change(setup: Setup) -> None:
    game = new(setup, 5)
    kept: list[tuple[bedesten.Table, str]] = []
    for number, _ in enumerate(wander(game, 5, 1500)):
        if number % 40 == 0:
            kept.append((game.table(), game.fingerprint()))
            kept[-1][0].copy().playout(number)
    for table, fingerprint in kept:
        assert fingerprint_of(table) == fingerprint


@every_setup
def test_the_bare_table_plays_the_same_game(setup: Setup) -> None:
    game = new(setup, 50 + SETUPS.index(setup))
    table = game.table()
    chooser = random.Random(1)
    while not game.over:
        assert (game.actor, game.moves()) == (table.actor, table.moves())
        move = chooser.choice(game.moves())
        game.play(move)
        table.play(move)
    assert fingerprint_of(table) == game.fingerprint()


def test_refusing_what_cannot_be() -> None:
    game = played(SETUPS[16], 4, 900)
    state = game.state()
    for key, value in (
        ("coffee", [1]),
        ("coffee", "much"),
        ("guild_hands", [[1], [1], [], []]),
        ("guild_hands", [[21], [], [], []]),
        ("guild_pile", [1, 2]),
        ("tavern_tiles", [["movement", "movement"], [], [], []]),
        ("barrier", [1, 20]),
        ("control", 9),
        ("baksheesh", 2),
    ):
        broken = copy.deepcopy(state)
        broken["parts"]["mocha"][key] = value
        with pytest.raises(bedesten.RecordError):
            at_position(game, broken)


# ── What is hidden ─────────────────────────────────────────────────────────────────────────────────────────


def dealt_anew(game: bedesten.Game, keep: set[int], luck: random.Random) -> bedesten.Game:
    """The same game to the eyes of some seats: other hands and piles, guild cards included, are dealt anew."""
    state = copy.deepcopy(game.state())
    mocha = state["parts"]["mocha"]
    hidden = [i for i in range(len(state["seats"])) if i not in keep]
    heaps = [state["pile"], *(state["seats"][i]["hand"] for i in hidden)]
    cards = [card for heap in heaps for card in heap for _ in range(heap[card])]
    luck.shuffle(cards)
    for heap in heaps:
        size = sum(heap.values())
        heap.clear()
        heap.update(Counter(cards[:size]))
        del cards[:size]
    guild = mocha["guild_pile"] + [card for i in hidden for card in mocha["guild_hands"][i]]
    luck.shuffle(guild)
    for i in hidden:
        size = len(mocha["guild_hands"][i])
        mocha["guild_hands"][i] = sorted(guild[:size])
        del guild[:size]
    mocha["guild_pile"] = sorted(guild)
    return at_position(game, state)


@pytest.mark.parametrize("setup", SETUPS[::3], ids=name_of)
def test_views_and_bots_do_not_depend_on_what_a_seat_cannot_know(setup: Setup) -> None:
    luck = random.Random(3)
    game = new(setup, 31)
    differed = 0
    for number, _ in enumerate(wander(game, 31, 1800)):
        if number % 90 == 89 and game.actor is not None:
            for seat in range(setup["players"]):
                other = dealt_anew(game, {seat, game.actor}, luck)
                differed += other.state()["parts"]["mocha"] != game.state()["parts"]["mocha"]
                assert other.view(seat) == game.view(seat)
                assert other.sight(seat).view == game.sight(seat).view
                assert fingerprint_of(other.sight(seat).sample(1)) == fingerprint_of(game.sight(seat).sample(1))
            assert other.view(None) == game.view(None)
    assert differed


@given(setups, seeds, st.integers(0, 2500), st.integers(0, 2**32))
@settings(max_examples=25)
def test_samples_fit_the_view_they_come_from(setup: Setup, seed: int, moves: int, sample: int) -> None:
    game = played(setup, seed, moves)
    for seat in range(setup["players"]):
        imagined = BOX.imagine(game.table(), seat, generator(sample, "test"))
        assert BOX.view(imagined, seat) == game.view(seat) == game.sight(seat).view
        check_guild(state_of(imagined), state_of(imagined)["parts"]["mocha"])
        if game.actor == seat:
            assert imagined.moves() == game.moves()


def test_samples_deal_every_possible_guild_hand() -> None:
    state = played(SETUPS[16], 2, 0).state()
    state["parts"]["mocha"] |= {"guild_hands": [[1], [2, 3], [], []], "guild_pile": [4, 5, 6], "guild_discards": []}
    state["parts"]["mocha"]["guild_discards"] = list(range(7, 21))
    game = at_position(played(SETUPS[16], 2, 0), state)
    seen = Counter()
    for seed in range(300):
        mocha = state_of(game.sight(0).sample(seed))["parts"]["mocha"]
        assert mocha["guild_hands"][0] == [1]
        assert len(mocha["guild_hands"][1]) == 2
        seen.update(mocha["guild_hands"][1])
    assert set(seen) == {2, 3, 4, 5, 6}
    assert all(80 < count < 160 for count in seen.values())


@pytest.mark.parametrize("setup", SETUPS[2::9], ids=name_of)
def test_only_who_draws_a_guild_card_is_told_which(setup: Setup) -> None:
    game = new(setup, 12)
    luck = random.Random(12)
    drawn = 0
    while not game.over:
        for event in game.play(luck.choice(game.moves())):
            for viewer in (None, *range(setup["players"])):
                told = game.describe(event, viewer)
                assert json.loads(json.dumps(told)) == told
                if event.what == "draw-guild":
                    drawn += 1
                    assert ("guild" in told) == (viewer == event.seat)
    assert drawn


# ── Bots ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("players", [2, 4])
def test_the_greedy_bot_knows_its_way(players: int) -> None:
    """It plays some rounds against random ones; how strong it is, is measured elsewhere."""
    game = bedesten.new("istanbul", players=players, seed=players, expansions=["mocha"])
    seated = [bots.make("greedy" if seat == 0 else "random", seed=seat) for seat in range(players)]
    while not game.over and game.state()["round"] < 4:
        assert game.actor is not None
        game.play(seated[game.actor].choose(game.sight(game.actor)))
    assert game.state()["round"] == 4
