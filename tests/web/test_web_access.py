"""Everyone can play: axe finds nothing serious, the keyboard does all, every language says everything."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from scenes import at_table
from web.test_web_review import asked
from web.test_web_sizes import sit_down
from web.web_positions import position_of
from web.web_table import Seat, Visit, until

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FULL = ".tracks .slot:not(.empty):not(.none)"
FOUND = """async ([within, rules]) => {
  const scope = document.querySelector(within) ?? document;
  const found = await axe.run(scope, {resultTypes: ['violations'], ...(rules ? {runOnly: rules} : {})});
  return found.violations.filter((one) => ['serious', 'critical'].includes(one.impact))
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(' | ')}`);
}"""
SEEN: dict[str, Any] = {"drawn": True, "theme": "light", "motion": "less"}
"""A page that is looked at."""
THEME = "theme => { document.documentElement.dataset.theme = theme; }"


def check(page: Page, where: str, within: str = "dialog[open]") -> None:
    """Axe finds nothing serious: with all its rules in light, and with those about colours in the dark.

    Over an open sheet nothing else can be reached, so only the sheet is looked at.
    """
    assert page.evaluate("getComputedStyle(document.body).opacity") == "1", "colours are looked at: it must be drawn"
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    page.mouse.move(0, 0)
    assert page.evaluate(FOUND, [within, None]) == [], where
    page.evaluate(THEME, "dark")
    assert page.evaluate(FOUND, [within, ["color-contrast"]]) == [], f"{where}, dark"
    page.evaluate(THEME, "light")


def sheet(page: Page, name: str, there: str) -> None:
    """Open a sheet over the table by its tool, look at it, and close it."""
    page.locator(".bar").get_by_role("button", name=name, exact=True).click()
    expect(page.locator(there).first).to_be_visible()
    check(page, name)
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)


def test_axe_finds_nothing_serious_at_the_table(visit: Visit) -> None:
    """The Great Bazaar: the board, a plan, all sheets, the pause, the end, looking again."""
    seat = visit.sit(bots=1, settings=SEEN, expansions=["mocha", "letters"])
    page = seat.page
    seat.wait_asked()
    check(page, "the table")
    seat.lit().first.click()
    expect(page.locator(".commit")).to_be_visible()
    check(page, "the turn card", ".turn")
    page.keyboard.press("Escape")
    for name, there in (("Menu", ".menu"), ("People and chat", ".chat"), ("Settings", ".setting")):
        sheet(page, name, there)
    page.get_by_role("button", name="Leave word").first.click()
    expect(page.locator(".sheet")).to_be_visible()
    page.get_by_label("Bid at auctions").check()
    check(page, "standing answers")
    page.locator(".sheet footer .primary").click()
    page.locator(".icon-btn.set").click()
    expect(page.locator(".sheet footer .btn")).to_have_count(2)
    check(page, "what is left", ".sheet")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pause the game").click()
    expect(page.locator(".toast")).to_be_visible()
    check(page, "paused", ".toast")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".toast")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Really give up?").click()
    expect(page.locator(".standings")).to_be_visible()
    check(page, "the end")
    page.get_by_role("link", name="Look at it again").click()
    expect(page.locator(".look")).to_be_visible()
    check(page, "looking again", ".look")


def test_axe_finds_nothing_serious_around_it(visit: Visit) -> None:
    seats = [{"kind": "person", "name": "Ada"}, {"kind": "open"}]
    made = visit.api.post("/tables", {"game": "istanbul", "seats": seats, "settings": {"listed": True}})
    screens = {
        "/": ".home",
        "/new": ".layout",
        "/hot-seat": ".layout",
        "/join": ".listed .gm",
        "/games": ".no-game",
        "/learn": "[data-lesson]",
        "/learn/base-1": ".speech",
        "/rules/place-9": ".book article",
        "/rules/signs": ".signs li",
        f"/t/{made['table']['code']}": ".share",
    }
    page = visit.page(**SEEN)
    for path, there in screens.items():
        page.goto(f"{visit.address}/#{path}")
        expect(page.locator(there).first).to_be_visible()
        if path == "/new":
            for folded in page.locator(".wishes summary").all():
                folded.click()
        check(page, path)
    page.goto(f"{visit.address}/#/")
    page.get_by_role("button", name="Settings").click()
    expect(page.locator(".sheet")).to_be_visible()
    check(page, "settings")
    curtain = visit.open(page, visit.make(("Deniz", "Ada"), bots=0))
    expect(curtain.page.locator(".curtain")).to_be_visible()
    check(curtain.page, "the curtain")


def test_axe_finds_nothing_serious_with_dice(visit: Visit) -> None:
    seat = visit.sit(game="dicegame", settings=SEEN)
    seat.wait_asked()
    check(seat.page, "the dice")
    expect(seat.page.locator(".spot")).to_have_text([str(price) for price in (4, 5) * 4])
    expect(seat.page.locator(".spot.now")).to_have_text(["4"] * 4)
    watcher = visit.page(path=f"/t/{seat.code}", **SEEN)
    expect(watcher.locator("main.table .field")).to_be_visible()
    check(watcher, "watching")


def test_axe_finds_nothing_serious_on_a_phone(visit: Visit) -> None:
    """The board with its names, every sheet that takes the place of a panel, a plan, a hint, a question."""
    page = visit.page("phone", touch=True, **SEEN)
    page.set_viewport_size({"width": 393, "height": 659})
    sit_down(visit, page, position_of(at_table(5, {0: {"hand": "five-lira far", "lira": 12}}).game, 5))
    check(page, "a phone")
    page.locator(".names .rest").click()
    expect(page.locator("dialog[open] .names button")).to_have_count(page.locator(".tile.legal").count() + 1)
    check(page, "all places by name")
    page.keyboard.press("Escape")
    for opens, there in ((".fan", ".card"), (".folk button", ".rival"), (".log-btn", "dialog[open] .log")):
        page.locator(opens).first.click()
        expect(page.locator(there).first).to_be_visible()
        check(page, opens)
        page.keyboard.press("Escape")
        expect(page.locator(".sheet")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".hints li").first).to_be_visible()
    check(page, "a hint", ".turn")
    page.keyboard.press("?")
    expect(page.locator(".sheet article h2")).to_be_visible()
    check(page, "the rules of a place")
    sit_down(visit, page, position_of(asked("istanbul", "kiosk-choice", expansions=["letters"]), 2))
    check(page, "a question", ".turn")
    sit_down(visit, page, position_of(asked("dicegame", "offer"), 2))
    check(page, "an offer of The Dice Game", ".turn")
    page.set_viewport_size({"width": 667, "height": 375})
    page.get_by_role("button", name="Players").click()
    page.get_by_role("button", name="Log").click()
    expect(page.locator("dialog[open] .log")).to_be_visible()
    check(page, "the log of a phone that lies")


def test_a_turn_by_keyboard_alone(sit: Callable[..., Seat]) -> None:
    """Tab to the board, arrows to a lit place, Enter to look, Enter again to go."""
    seat = sit(layout="short")
    seat.wait_asked()
    page = seat.page

    def at(place: int) -> bool:
        return bool(page.evaluate("document.activeElement?.dataset.place") == str(place))

    def tab_to_the_board() -> bool:
        page.keyboard.press("Tab")
        return at(7)

    until(page, tab_to_the_board, "Tab to the board")
    page.keyboard.press("ArrowRight")
    until(page, lambda: at(3), "the place to the right")
    expect(page.locator("[data-place='3']")).to_have_attribute("aria-label", re.compile("you may go"))
    page.keyboard.press("Enter")
    expect(page.locator(".commit")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(FULL).nth(1)).to_be_visible()


def test_moves_are_typed_in_notation(sit: Callable[..., Seat]) -> None:
    seat = sit(layout="short")
    seat.wait_asked()
    seat.page.locator("[data-place='7']").focus()
    seat.page.keyboard.press("/")
    seat.page.keyboard.type("go 3, leave, fill")
    seat.page.keyboard.press("Enter")
    expect(seat.page.locator(FULL).nth(1)).to_be_visible()


@pytest.mark.parametrize(
    ("language", "turn", "place"),
    [
        ("en", "Your turn", "Spice Warehouse"),
        ("de", "Du bist am Zug", "Gewürzlager"),
        ("fr", "À toi de jouer", "Entrepôt d’épices"),
    ],
)
def test_each_language_at_the_table(sit: Callable[..., Seat], language: str, turn: str, place: str) -> None:
    seat = sit(layout="short", settings={"language": language})
    expect(seat.page.locator(".ask.now")).to_contain_text(turn)
    expect(seat.page.locator(".tile:has([data-place='3']) .name")).to_have_text(place)
    expect(seat.page.locator("html")).to_have_attribute("lang", language)
