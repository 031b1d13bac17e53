"""Golden games of the Great Bazaar, replayed to exactly what they led to.

`tools/write_golden_great_bazaar.py` writes them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bedesten

GOLDEN = Path(__file__).resolve().parent / "golden" / "great_bazaar"
STORED: dict[str, dict[str, Any]] = json.loads((GOLDEN / "fingerprints.json").read_text(encoding="utf-8"))


def test_every_record_has_its_facts() -> None:
    assert {file.stem for file in GOLDEN.glob("*.txt")} == set(STORED)
    assert len(STORED) >= 14


@pytest.mark.parametrize("name", STORED)
def test_a_golden_game_leads_where_it_led(name: str) -> None:
    stored = STORED[name]
    text = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")
    game = bedesten.replay(text)
    assert game.over
    assert game.fingerprint() == stored["final"]
    assert game.winners() == stored["winners"]
    for at, fingerprint in stored["moments"].items():
        assert bedesten.replay(text, at=int(at)).fingerprint() == fingerprint
    assert bedesten.verify(text).genuine


def test_the_catacombs_occur_in_one() -> None:
    texts = [(GOLDEN / f"{name}.txt").read_text(encoding="utf-8") for name in STORED]
    assert any("go 25, " in text for text in texts)
