"""Nothing scrolls and no control is cut off or covered, at five sizes, on all boards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from web.web_table import SIZES, Seat, Visit

BOARDS: dict[str, dict[str, Any]] = {
    "4x4": {"bots": 3},
    "4x4 with five": {"bots": 4},
    "5x4": {"bots": 3, "expansions": ["mocha"]},
    "5x5 with five": {"bots": 4, "expansions": ["mocha", "letters"]},
    "dice": {"game": "dicegame", "bots": 3},
}
CHOSEN = ".tile.chosen, .trk.chosen, .mt.chosen, .trade.chosen"


@pytest.mark.parametrize("board", BOARDS)
def test_the_table_fits(sit: Callable[..., Seat], board: str) -> None:
    seat = sit(**BOARDS[board])
    seat.wait_asked()
    for size in SIZES:
        seat.look_at(size)
        seat.wait_fits(f"{board} at {size}")
        if seat.lit().count():
            seat.lit().first.click()
            expect(seat.page.locator(CHOSEN)).to_have_count(1)
            seat.wait_fits(f"{board} at {size}, something chosen")
            seat.page.keyboard.press("Escape")
            expect(seat.page.locator(CHOSEN)).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_longer_words_fit_too(sit: Callable[..., Seat], language: str) -> None:
    seat = sit(bots=3, settings={"language": language}, expansions=["mocha", "letters"])
    seat.wait_asked()
    for size in SIZES:
        seat.look_at(size)
        seat.wait_fits(size)
        seat.page.locator(".bar .tools .icon-btn").last.click()
        expect(seat.page.locator(".menu")).to_be_visible()
        seat.wait_fits(f"the menu at {size}")
        seat.page.keyboard.press("Escape")
        expect(seat.page.locator(".menu")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_other_screens_fit(visit: Visit, language: str) -> None:
    """Those with many options scroll inside, never sideways."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    made = visit.api.post("/tables", {"game": "istanbul", "seats": seats})
    page = visit.page(language=language)
    seat = Seat(page, visit.api, "", [])
    screens = {"/": ".home", "/new": ".layout", "/join": ".listed", f"/t/{made['table']['code']}": ".share"}
    for path, there in screens.items():
        page.goto(f"{visit.address}/#{path}")
        expect(page.locator(there)).to_be_visible()
        for size in SIZES:
            seat.look_at(size)
            seat.wait_fits(f"{path} at {size}")
