"""Golden games of the Great Bazaar, replayed to exactly what they led to.

`tools/write_golden_great_bazaar.py` writes them.
"""

from __future__ import annotations

import pytest

from golden_games import Golden

GOLDEN = Golden("great_bazaar")


def test_every_record_has_its_facts() -> None:
    GOLDEN.check_folder(games=14, size=2_000_000)


@pytest.mark.parametrize("name", GOLDEN.names)
def test_a_golden_game_leads_where_it_led(name: str) -> None:
    GOLDEN.check_game(name)


def test_the_catacombs_occur_in_one() -> None:
    texts = [GOLDEN.record(name) for name in GOLDEN.names]
    assert any("go 25, " in text for text in texts)
