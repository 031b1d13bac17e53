"""Everything explains itself, warns before waste, and moves in ways that never hold anybody up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from web.web_table import Seat, Visit, play_until, until

BUBBLE = ".bubble"
WATCH = """
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    for (const frame of frames) window.moved.push(...Object.keys(frame));
    return animate.call(this, frames, timing);
  };
"""
"""Remembers what animations change."""
CHANGED = """() => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).flatMap((rule) =>
  rule instanceof CSSKeyframesRule ? [...rule.cssRules].flatMap((frame) => [...frame.style]) :
  rule instanceof CSSStyleRule && rule.style.transitionProperty ? rule.style.transitionProperty.split(', ') : [])"""
"""What the style sheets let change over time."""


def touch(page: Page, selector: str, kind: str) -> None:
    page.locator(selector).dispatch_event(kind, {"pointerType": "touch", "bubbles": True, "clientX": 9, "clientY": 9})


def test_anything_explains_itself(sit: Callable[..., Seat]) -> None:
    """By hovering, by focus, by a long press; what can't be chosen says why not, and the log stands by its place."""
    seat = sit(layout="short")
    page = seat.page
    seat.wait_asked()
    page.locator("[data-place='13']").hover()
    expect(page.locator(BUBBLE)).to_contain_text("Deliver what the Sultan asks for")
    expect(page.locator(".tile.blocked .why")).to_have_text("4 steps away")
    page.mouse.move(0, 0)
    expect(page.locator(BUBBLE)).to_have_count(0)
    page.keyboard.press("Tab")
    page.locator("[data-place='7']").focus()
    expect(page.locator(BUBBLE)).to_contain_text("your merchant")
    page.keyboard.press("Escape")
    expect(page.locator(BUBBLE)).to_have_count(0)
    touch(page, "[data-place='9']", "pointerdown")
    expect(page.locator(BUBBLE)).to_contain_text("Announce, roll, take Lira")
    touch(page, "[data-place='9']", "pointerup")
    page.locator("[data-place='9']").dispatch_event("click")
    assert page.locator(".commit").count() == 0, "a long press does nothing else"
    play_until(lambda: page.locator(".log li .at").count() > 0, seat)
    page.keyboard.press("Escape")
    chip = page.locator(".log li .at").first
    place = chip.inner_text()
    page.locator(f"[data-place='{place}']").hover()
    expect(page.locator(".log li.named").first).to_contain_text(place)
    chip.click()
    expect(page.locator(f"[data-place='{place}']")).to_be_focused()


def test_waste_is_warned_of(sit: Callable[..., Seat]) -> None:
    seat = sit(bots=2, layout="short")
    seat.wait_asked()
    seat.page.locator(".tile.legal [data-place='14']").click()
    warned = seat.page.locator(".turn .warn")
    expect(warned).to_contain_text("There is nothing for you to do there now (a mosque tile with 2 fabric")


def test_an_answer_is_confirmed_where_that_is_wanted(sit: Callable[..., Seat]) -> None:
    seat = sit(layout="short", settings={"confirm": "always"})
    seat.wait_asked()
    seat.page.locator("[data-place='7']").focus()
    seat.page.keyboard.press("/")
    seat.page.keyboard.type("go 6, leave")
    seat.page.keyboard.press("Enter")
    pile = seat.page.locator("[data-move='take pile']")
    expect(pile).to_be_visible()
    at = seat.told()["at"]
    pile.click()
    expect(seat.page.locator(".commit")).to_be_visible()
    assert seat.told()["at"] == at
    seat.page.locator(".commit").click()
    until(seat.page, lambda: bool(seat.told()["at"] > at), "the answer")


def test_all_that_moves_moves_by_transforms(visit: Visit) -> None:
    """Goods fly, dice tumble, cards turn, pieces walk; with less motion nothing does. Neither holds anybody up."""

    def moved(**settings: Any) -> set[str]:
        page = visit.page(init=WATCH, pace="normal", **settings)
        seat = visit.open(page, visit.make(bots=1, bot="merchant", options={"layout": "short"}))
        seat.wait_asked()
        page.locator(".tile.legal [data-place='9']").click()
        page.locator(".commit").click()
        page.get_by_role("button", name="Settings").click()
        expect(page.locator(".setting").first).to_be_visible()
        page.keyboard.press("Escape")
        play_until(lambda: seat.told()["turn"] > 2, seat)
        assert set(page.evaluate(CHANGED)) <= {"transform", "opacity"}
        return set(page.evaluate("window.moved"))

    assert moved(motion="less") == set()
    assert {"transform"} < moved(motion="system") <= {"transform", "opacity", "offset", "easing"}
