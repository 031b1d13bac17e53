"""What holds in every game with Mocha & Baksheesh alone; `test_properties.py` has what holds in all boxes."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bedesten
from boxes import BOXES, Setup
from expansion_laws import GUILD_CARDS, MOCHA_CARDS
from games import fingerprint_of, state_of
from redealing import dealt_anew
from wandering import at_position, seeds

BOX = BOXES["mocha"]
SETUPS = BOX.setups


def test_everybody_has_equal_turns_but_for_guild_seven() -> None:
    for seed in range(30):
        setup = SETUPS[seed % len(SETUPS)]
        game = BOX.new(setup, seed)
        another = turns = 0
        chooser = random.Random(seed)
        while not game.over:
            events = game.play(chooser.choice(game.moves()))
            another += sum(event.what == "another-turn" for event in events)
            turns += sum(event.what == "turn" for event in events)
        state = game.state()
        assert state["turn"] == setup["players"] * state["round"] + another
        assert turns >= state["turn"] - 1


def test_every_answer_and_play_turns_up() -> None:
    """Random games reach every question, guild card and bonus card of the expansion."""
    asked: set[str] = set()
    words: set[str] = set()
    for seed in range(24):
        game = BOX.new(SETUPS[seed % len(SETUPS)], seed, chance="manual")
        for _ in BOX.wander(game, seed, 20_000):
            asked.add(game.question)
            words |= {game.text(move) for move in game.moves()}
    kinds = {rule.name for kind, rule in enumerate(game.book.rules) if 60 <= kind < 90 and rule.name}
    never = {"guild-effect", "family-back"}
    rare = {"guild-pair-roll", "guild-tea-house-roll"}  # they wait for a rare pair of cards
    assert never <= kinds - asked <= never | rare
    assert {f"guild {card}" for card in GUILD_CARDS} <= words
    for card in MOCHA_CARDS[:-1]:  # two rubies of the Coffee House in one turn are not for random players
        assert any(word.startswith(f"play {card}") for word in words), card
    assert {"baksheesh 13", "baksheesh 16", "baksheesh 20", "tile movement", "tile encounter", "trader"} <= words


@given(st.sampled_from(SETUPS), seeds, st.integers(0, 3000))
@settings(max_examples=25)
def test_what_is_not_possible_has_a_reason(setup: Setup, seed: int, moves: int) -> None:
    game = BOX.played(setup, seed, moves)
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


def test_refusing_what_cannot_be() -> None:
    game = BOX.played(SETUPS[16], 4, 900)
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


@pytest.mark.parametrize("setup", SETUPS[::3], ids=BOX.name_of)
def test_views_and_bots_do_not_depend_on_what_a_seat_cannot_know(setup: Setup) -> None:
    luck = random.Random(3)
    game = BOX.new(setup, 31)
    differed = 0
    for number, _ in enumerate(BOX.wander(game, 31, 1800)):
        if number % 90 == 89 and game.actor is not None:
            for seat in range(setup["players"]):
                other = dealt_anew(game, {seat, game.actor}, luck)
                differed += other.state()["parts"]["mocha"] != game.state()["parts"]["mocha"]
                assert other.view(seat) == game.view(seat)
                assert other.sight(seat).view == game.sight(seat).view
                assert fingerprint_of(other.sight(seat).sample(1)) == fingerprint_of(game.sight(seat).sample(1))
            assert other.view(None) == game.view(None)
    assert differed


def test_samples_deal_every_possible_guild_hand() -> None:
    state = BOX.played(SETUPS[16], 2, 0).state()
    state["parts"]["mocha"] |= {"guild_hands": [[1], [2, 3], [], []], "guild_pile": [4, 5, 6], "guild_discards": []}
    state["parts"]["mocha"]["guild_discards"] = list(range(7, 21))
    game = at_position(BOX.played(SETUPS[16], 2, 0), state)
    seen: Counter[int] = Counter()
    for seed in range(300):
        mocha = state_of(game.sight(0).sample(seed))["parts"]["mocha"]
        assert mocha["guild_hands"][0] == [1]
        assert len(mocha["guild_hands"][1]) == 2
        seen.update(mocha["guild_hands"][1])
    assert set(seen) == {2, 3, 4, 5, 6}
    assert all(80 < count < 160 for count in seen.values())


@pytest.mark.parametrize("setup", SETUPS[2::9], ids=BOX.name_of)
def test_only_who_draws_a_guild_card_is_told_which(setup: Setup) -> None:
    game = BOX.new(setup, 12)
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
