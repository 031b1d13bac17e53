"""Golden games of Letters & Seals, replayed to exactly what they led to; together they show everything.

`tools/write_golden_letters.py` writes them.
"""

from __future__ import annotations

import pytest

import bedesten
from bedesten.istanbul.letters.terms import CARDS, KIOSK_TILES
from golden_games import Golden

GOLDEN = Golden("letters")


def test_every_record_has_its_facts() -> None:
    GOLDEN.check_folder(games=20, size=1_500_000)


@pytest.mark.parametrize("name", GOLDEN.names)
def test_a_golden_game_leads_where_it_led(name: str) -> None:
    GOLDEN.check_game(name)


def test_all_places_cards_tiles_and_turns_occur() -> None:
    played: set[str] = set()
    for name in GOLDEN.names:
        game = bedesten.replay(GOLDEN.record(name))
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
