"""Golden games of Letters & Seals, replayed to exactly what they led to; together they show everything.

`tools/write_golden_letters.py` writes them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bedesten
from bedesten.istanbul.letters.terms import CARDS, KIOSK_TILES

GOLDEN = Path(__file__).resolve().parent / "golden" / "letters"
STORED: dict[str, dict[str, Any]] = json.loads((GOLDEN / "fingerprints.json").read_text(encoding="utf-8"))


def record(name: str) -> str:
    return (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


def test_every_record_has_its_facts() -> None:
    assert {file.stem for file in GOLDEN.glob("*.txt")} == set(STORED)
    assert len(STORED) >= 20


@pytest.mark.parametrize("name", STORED)
def test_a_golden_game_leads_where_it_led(name: str) -> None:
    stored = STORED[name]
    game = bedesten.replay(record(name))
    assert game.over
    assert game.fingerprint() == stored["final"]
    assert len(game.entries) == stored["entries"]
    assert game.winners() == stored["winners"]
    assert {game.box.seat_name(standing.seat): standing.score for standing in game.standings()} == stored["scores"]
    for at, fingerprint in stored["moments"].items():
        assert bedesten.replay(record(name), at=int(at)).fingerprint() == fingerprint
    verdict = bedesten.verify(record(name))
    assert (verdict.problem, verdict.genuine) == ("", True)


def test_all_places_cards_tiles_and_turns_occur() -> None:
    played: set[str] = set()
    for name in STORED:
        game = bedesten.replay(record(name))
        table = game.restart()
        for move in game.line:
            table.heard = []
            table.play(move)
            for event in table.heard:
                told = game.box.describe(event, game.options)
                played.add(" ".join([event.what, *(str(value) for value in told.values())]))
    assert {f"act {place} {piece}" for place in (21, 22, 23) for piece in ("merchant", "family", "companion")} <= played
    assert {f"kiosk-use {tile}" for tile in KIOSK_TILES} <= played
    assert {f"play {card}" for card in CARDS if card != "society-again"} <= played  # twice 6 seals are rare
    assert {"society 1", "society 2", "ruby 13", "ruby 16", "bonus-turn", "courier", "companion-ready"} <= played
