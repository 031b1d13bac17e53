"""Nothing scrolls and no control is cut off or covered, at five sizes, on all boards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from web.web_table import FRAMES, SIZES, Seat, Visit

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


CUT = """() => {
  const found = [];
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('main');
  const walk = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const one = walk.currentNode.parentElement;
    const words = walk.currentNode.data.trim();
    if (!words || !one.checkVisibility({ visibilityProperty: true }) || one.closest('.vh, .skip, svg, .wide, option')) continue;
    if (parseFloat(getComputedStyle(one).fontSize) < 11.95) found.push(`small: ${words}`);
    const range = document.createRange();
    range.selectNodeContents(walk.currentNode);
    const room = one.closest('.sheet .inner, .scroll, .btn, label')?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
    for (const box of range.getClientRects())
      if (box.right > Math.min(room.right, innerWidth) + 1 || box.left < Math.max(room.left, 0) - 1) found.push(`cut: ${words}`);
  }
  for (const one of scope.querySelectorAll('button, a.btn, label'))
    if (one.checkVisibility() && one.scrollHeight > one.clientHeight + 3) found.push(`too high: ${one.textContent.trim()}`);
  return [...new Set(found)].slice(0, 8);
}"""
"""Words of a screen that are cut at a side, too small, or higher than their button."""


def test_larger_text_and_narrow_windows_fit_around_the_table(visit: Visit) -> None:
    """Text of 150 % on a phone, a window of 320 pixels, and a very large one: every screen, menu and settings."""
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    made = visit.api.post("/tables", {"game": "istanbul", "seats": seats})
    page = visit.page(motion="less")
    screens = {"/": ".home", "/new": ".layout", "/join": ".listed", "/games": ".no-game", "/learn": "[data-lesson]"}
    screens |= {"/rules/place-9": ".book article", f"/t/{made['table']['code']}": ".share", "/learn/base-1": ".menu"}
    page.goto(f"{visit.address}/#/")
    for path, there in screens.items():
        page.evaluate("path => { location.hash = path; }", path)
        if there == ".menu":
            page.wait_for_selector("main.table .turn")
            page.get_by_role("button", name="Menu").click()
        expect(page.locator(there).first).to_be_visible()
        for text, width, height in ((150, 393, 659), (100, 320, 568), (100, 2560, 1440)):
            page.evaluate("text => { document.documentElement.style.fontSize = `${text}%`; }", text)
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(FRAMES)
            assert page.evaluate(CUT) == [], f"{path} with text of {text} % at {width}x{height}"
            if width == 2560 and there != ".menu":
                shown = page.evaluate("() => document.querySelector('main').getBoundingClientRect()")
                assert shown["height"] >= height - 1, f"{path} fills the window"
                assert shown["bottom"] <= height + 1 or path in ("/learn", "/rules/place-9"), (
                    f"{path} ends in the window"
                )
