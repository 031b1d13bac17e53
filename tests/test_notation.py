"""Moves as words and as numbers of the action space: each way there and back."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bedesten
from games import EXTRA_DEMAND, SETUPS, Setup, name_of, played, setups
from wandering import seeds, wander

WORD = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def check_words(game: bedesten.Game) -> None:
    """Every legal move has words of its own, which can be spoken, and read back in any spelling."""
    texts = [game.text(move) for move in game.moves()]
    assert len(set(texts)) == len(texts)
    for move, text in zip(game.moves(), texts, strict=True):
        assert all(WORD.fullmatch(word) for word in text.split(" ")), text
        assert game.read(text) == move
        assert game.read(f"  {text.upper().replace(' ', '   ')}\n") == move
        assert game.why_not(text) is None


def check_actions(game: bedesten.Game) -> None:
    """Every legal move has an index of its own in the action space, or in the space of outcomes."""
    space = game.book.outcomes if game.actor == bedesten.CHANCE else game.book.actions
    actions = [game.action(move) for move in game.moves()]
    assert len(set(actions)) == len(actions)
    assert all(0 <= action < space for action in actions)
    assert [game.move(action) for action in actions] == game.moves()
    for action in {0, 1, space // 2, space - 1, space, -1, -(10**12), 10**30} - set(actions):
        with pytest.raises(bedesten.IllegalMove):
            game.move(action)


SOME = [("auto", setup) for setup in SETUPS[::4]] + [("manual", setup) for setup in SETUPS[2::12]]
"""Words of all setups, and of every box, are read back in test_properties.py."""


@pytest.mark.parametrize(("chance", "setup"), SOME, ids=[f"{chance}-{name_of(setup)}" for chance, setup in SOME])
def test_words_and_actions_lead_back_to_the_move(chance: str, setup: Setup) -> None:
    game = bedesten.new(**setup, chance=chance, seed=SETUPS.index(setup))
    for number, _ in enumerate(wander(game, SETUPS.index(setup), 2500)):
        if number < 40 or number % 25 == 0:
            check_words(game)
            check_actions(game)


@given(setups(), seeds, st.integers(0, 1500), st.sampled_from(["auto", "manual"]))
@settings(max_examples=60)
def test_words_and_actions_whatever_the_setup(setup: Setup, seed: int, moves: int, chance: str) -> None:
    game = played(setup, seed, moves, chance=chance)
    for _ in wander(game, seed, 25):
        check_words(game)
        check_actions(game)


def test_the_action_space_is_the_same_in_every_setup() -> None:
    """One index means the same question and the same words everywhere, so that what was learnt can be kept."""
    known: dict[int, tuple[str, str]] = {}
    sizes = set()
    for i, setup in enumerate(SETUPS):
        game = bedesten.new(**setup, seed=i)
        sizes.add((game.book.actions, game.book.outcomes, len(game.book.sections)))
        for number, _ in enumerate(wander(game, i, 1200)):
            if number % 3 == 0:
                for move in game.moves():
                    asked = game.question if move < 4096 else "play"
                    text = game.text(move)
                    meant = asked, text.split()[0] if text.startswith("turn") else text
                    assert known.setdefault(game.action(move), meant) == meant
    assert len(sizes) == 1
    assert len(known) > 300


def test_sections_tile_the_action_space() -> None:
    for setup in SETUPS[::9]:
        book = bedesten.new(**setup, seed=0).book
        for chance, size in ((False, book.actions), (True, book.outcomes)):
            sections = [section for section in book.sections if section.chance == chance]
            first = 0
            for section in sections:
                assert section.first == first
                assert section.span > 0
                first += section.span
            assert first == size
            assert len({section.name for section in sections}) == len(sections)


def test_an_owners_demand_tile_has_words_of_its_own() -> None:
    game = bedesten.new(players=2, components=EXTRA_DEMAND, chance="manual", seed=0)
    assert game.question == "demand"
    assert len(game.moves()) == 6
    check_words(game)


@given(st.text(max_size=30), st.integers(0, 200))
@settings(max_examples=150)
def test_any_words_are_read_or_refused(words: str, moves: int) -> None:
    game = played(SETUPS[moves % len(SETUPS)], 3, moves)
    check_refused_or_read(game, words)


WORDS_OF_THE_GAME = """
    go play sell pass leave stop pick up pay refuse fetch all done recall turn reroll keep take pile discards announce
    roll red green2 yellow3 blue5 any lira card catch governor smuggler tile add no more extend collect buy send deliver
    discard draw demand again start stay far return five-lira good 1 2 7 12 16 17 99 -1 0
"""


@given(
    st.lists(st.sampled_from(WORDS_OF_THE_GAME.split()), max_size=4),
    st.integers(0, 400),
    st.sampled_from(["auto", "manual"]),
)
@settings(max_examples=150)
def test_words_of_the_game_in_any_order_are_read_or_refused(words: list[str], moves: int, chance: str) -> None:
    game = played(SETUPS[(7 * moves) % len(SETUPS)], 4, moves, chance=chance)
    check_refused_or_read(game, " ".join(words))


def check_refused_or_read(game: bedesten.Game, words: str) -> None:
    before = game.fingerprint()
    try:
        move = game.read(words)
    except bedesten.IllegalMove:
        assert game.why_not(words)
    else:
        assert move in game.moves()
        assert game.why_not(words) is None
    assert game.fingerprint() == before


def test_no_words_are_no_move() -> None:
    game = bedesten.new(players=3, seed=1)
    for words in ("", " ", "xyzzy", "go 7 7", "go seven", "7"):
        reason = game.why_not(words)
        assert reason is not None
        assert (reason.code, reason.rules) == ("no-such-move", ["MOV-01"]), words


def test_why_not_names_the_rule_and_what_is_possible() -> None:
    game = bedesten.new(players=4, seed=1, layout="in-order", start=0)
    assert game.question == "move"
    reasons = {words: game.why_not(words) for words in ("go 16", "go 7", "announce 8", "go 20", "go")}
    assert {words: (reason.code, reason.rules) for words, reason in reasons.items() if reason} == {
        "go 16": ("too-far", ["MOV-01"]),
        "go 7": ("same-place", ["MOV-03"]),
        "announce 8": ("another-question", ["MOV-01"]),
        "go 20": ("no-such-place", ["MOV-01"]),
        "go": ("needs-target", ["MOV-01"]),
    }
    assert str(reasons["go 7"]).endswith("stay (MOV-03).")
    with pytest.raises(bedesten.IllegalMove, match="Possible: go "):
        game.read("go 16")
