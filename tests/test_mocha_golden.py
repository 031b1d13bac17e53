"""Golden games of Mocha & Baksheesh, replayed to exactly what they led to; together they show everything.

`tools/write_golden_mocha.py` writes them.
"""

from __future__ import annotations

from typing import Any

import pytest

import bedesten
from golden_games import Golden
from test_mocha_properties import GUILD_CARDS, NEW_CARDS

GOLDEN = Golden("mocha")


def test_every_record_has_its_facts() -> None:
    GOLDEN.check_folder(games=20, size=1_000_000)


@pytest.mark.parametrize("name", GOLDEN.names)
def test_a_golden_game_leads_where_it_led(name: str) -> None:
    GOLDEN.check_game(name)


def test_everything_occurs_in_one_of_them() -> None:
    words: set[str] = set()
    told: set[str] = set()
    acted: set[tuple[int, int]] = set()
    setups: set[tuple[Any, ...]] = set()
    for name in GOLDEN.names:
        game = bedesten.replay(GOLDEN.record(name))
        setups.add((game.options.as_dict()["players"], *game.options.as_dict()["variants"]))
        again = bedesten.replay(game.record(reveal=False), at=0)
        for move in game.line:
            words.add(again.text(move))
            for event in again.play(move):
                told.add(event.what)
                if event.what == "act":
                    acted.add((event.a, event.b))
    assert len(setups) == 14
    assert {f"guild {card}" for card in GUILD_CARDS} <= words
    for card in NEW_CARDS[:-1]:
        assert any(word.startswith(f"play {card}") for word in words), card
    assert set(game.options.components.sheet.keys("mocha_bonus_cards")) == set(NEW_CARDS)
    assert {"tile movement", "tile encounter", "brew", "enrol", "roast lira", "trader lira", "trader"} <= words
    for start in ("barrier ", "baksheesh ", "roast guild", "give ", "take blue", "discard guild", "act "):
        assert any(word.startswith(start) for word in words), start
    assert {(place, 0) for place in range(1, 21)} <= acted
    expected = """
        gain-coffee pay-coffee coffee-trader guild draw-guild discard-guild guild-reshuffle barrier tavern-tile
        baksheesh another-turn
    """
    assert set(expected.split()) <= told
