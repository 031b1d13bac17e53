"""Nothing scrolls and no control is cut off or covered, at five sizes, on all boards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from web_table import SIZES, Seat, Sitting

BOARDS: dict[str, dict[str, Any]] = {
    "4x4": {"bots": 3},
    "4x4 with five": {"bots": 4},
    "5x4": {"bots": 3, "expansions": ["mocha"]},
    "5x5 with five": {"bots": 4, "expansions": ["mocha", "letters"]},
    "dice": {"game": "dicegame", "bots": 3},
}


@pytest.mark.parametrize("board", BOARDS)
def test_the_table_fits(sit: Callable[..., Seat], board: str) -> None:
    seat = sit(bot="random", **BOARDS[board])
    for name, (width, height) in SIZES.items():
        seat.page.set_viewport_size({"width": width, "height": height})
        seat.page.wait_for_timeout(250)
        assert seat.clipped() == [], f"{board} at {name}"
        if seat.asked and seat.lit().count():
            seat.lit().first.click()
            seat.page.wait_for_timeout(300)
            assert seat.clipped() == [], f"{board} at {name}, a place chosen"


@pytest.mark.parametrize("language", ["de", "fr"])
def test_longer_words_fit_too(sit: Callable[..., Seat], language: str) -> None:
    seat = sit(bots=3, bot="random", settings={"language": language}, expansions=["mocha", "letters"])
    for name, (width, height) in SIZES.items():
        seat.page.set_viewport_size({"width": width, "height": height})
        seat.page.wait_for_timeout(250)
        assert seat.clipped() == [], name


def test_the_home_screen_fits(chromium: Any, address: str) -> None:
    sitting = Sitting(chromium, address)
    page = sitting.page()
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(250)
        assert Seat(page, address, "", []).clipped() == [], name
    sitting.close()
