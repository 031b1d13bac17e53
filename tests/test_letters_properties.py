"""What holds in every game of Letters & Seals alone; `test_properties.py` has what holds in all boxes."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import bedesten
from bedesten.istanbul.letters.terms import CARDS, KIOSK_TILES
from boxes import BOXES, Setup, keeping_letters
from letters import at_letters
from redealing import dealt_anew
from test_views import sights_of
from wandering import at_position

BOX = BOXES["letters"]
SETUPS = BOX.setups


def test_every_question_card_and_tile_comes_up() -> None:
    """So that the other tests of this file have seen them."""
    words: set[str] = set()
    questions: set[str] = set()
    for seed in range(30):
        game = BOX.new(SETUPS[seed * 7 % len(SETUPS)], seed)
        for _ in BOX.wander(game, seed, 2500):
            questions.add(game.question)
            words.update(" ".join(game.text(move).split()[:2]) for move in game.moves())
    assert {f"choose {tile}" for tile in KIOSK_TILES} <= words
    assert {f"play {card}" for card in CARDS if card != "society-again"} <= words  # twice 6 seals are rare
    assert {"ruby 13", "ruby 16", "put companion", "fetch companion", "give double", "bonus double2"} <= words
    assert {"embassy", "kiosk-tile", "bid", "society-ruby", "courier-price", "turn-done", "give-letters"} <= questions
    assert {"card-governor-price", "card-smuggler-price", "card-courier-price", "bonus-letters"} <= questions


@pytest.mark.parametrize("setup", SETUPS[1::4], ids=BOX.name_of)
def test_views_leak_nothing(setup: Setup) -> None:
    luck = random.Random(5)
    game = BOX.new(setup, 5)
    for number, _ in enumerate(BOX.wander(game, 5, 900)):
        if number % 60 == 59 and game.actor is not None:
            same = at_position(game, game.state())
            for seat in range(setup["players"]):
                other = dealt_anew(game, {seat, game.actor}, luck)
                assert sights_of(other, seat) == sights_of(same, seat) == sights_of(game, seat)


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
    for _ in BOX.wander(game, players, 700):
        tried = game.copy()
        tried.play(keeping_letters(tried, random.Random(game.number)))
        if tried.can_undo():
            tried.undo()
            assert tried.fingerprint() == game.fingerprint()
            undone += 1
    assert undone > 50


def test_the_action_space_stays_small() -> None:
    book = bedesten.new(expansions=["letters"], seed=1).book
    assert book.actions < 2000
    assert max(section.span for section in book.sections if section.name != "copy") < 150
