"""Golden games of Mocha & Baksheesh, replayed to exactly what they led to; together they show everything.

`tools/write_golden_mocha.py` writes them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bedesten
from test_mocha_properties import GUILD_CARDS, NEW_CARDS

GOLDEN = Path(__file__).resolve().parent / "golden" / "mocha"
STORED: dict[str, dict[str, Any]] = json.loads((GOLDEN / "fingerprints.json").read_text(encoding="utf-8"))


def record(name: str) -> str:
    return (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_every_record_has_its_facts() -> None:
    assert {file.stem for file in GOLDEN.glob("*.txt")} == set(STORED)
    assert len(STORED) >= 20
    assert sum(file.stat().st_size for file in GOLDEN.iterdir()) < 1_000_000


@pytest.mark.parametrize("name", STORED)
def test_a_golden_game_leads_where_it_led(name: str) -> None:
    stored = STORED[name]
    game = bedesten.replay(record(name))
    assert game.over
    assert game.fingerprint() == stored["final"]
    assert len(game.entries) == stored["entries"]
    assert game.winners() == stored["winners"]
    assert {game.box.seat_name(standing.seat): standing.score for standing in game.standings()} == stored["scores"]
    assert game.record() == record(name)
    for at, fingerprint in stored["moments"].items():
        assert bedesten.replay(record(name), at=int(at)).fingerprint() == fingerprint


def test_everything_occurs_in_one_of_them() -> None:
    words: set[str] = set()
    told: set[str] = set()
    acted: set[tuple[int, int]] = set()
    setups: set[tuple[Any, ...]] = set()
    for name in STORED:
        game = bedesten.replay(record(name))
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
