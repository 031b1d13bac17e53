"""What teaches at a normal table: hints with their reasons, the coach of a first game, the rules of what is pointed at."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import bedesten
from bedesten.lessons import LessonRun, lesson_of
from bedesten.lessons.coach import remarks
from scenes import at_table
from web.web_positions import position_of, put_down
from web.web_server import Host
from web.web_table import Seat, Visit, until

SEATS = {
    0: {"lira": 30, "merchant": 9, "hand": "five-lira far", "tiles": "yellow"},
    1: {"merchant": 16},
    2: {"merchant": 1, "family": 13},
}
"""The Gemstone Dealer is next door, with another merchant; the Governor is there, too."""
PLAN = ".hints .rankbtn"
SHOWN = ".hints .rankbtn[aria-pressed='true']"
REMARK = ".coach"


def at(
    visit: Visit, host: Host, seats: Any = None, size: str = "desktop", page: Page | None = None, **wish: Any
) -> Seat:
    """Sit down at a table of three in a given position, at which nobody else moves."""
    game = at_table(3, SEATS if seats is None else seats, governor=16).game
    settings = {name: wish.pop(name) for name in ("hints",) if name in wish}
    made = put_down(host, position_of(game, 3), **settings)
    seat = visit.open(page or visit.page(size, motion="less", **wish), made, 0)
    seat.wait_asked()
    return seat


def test_three_ranked_plans_are_drawn_one_at_a_time_with_reasons_and_what_they_lose(visit: Visit, host: Host) -> None:
    page = visit.page("desktop", motion="less")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/hints*", hold)  # before the page is there: one that runs learns of it a moment later than it is told
    at(visit, host, page=page)
    page.keyboard.press("h")
    expect(page.locator(".turn")).to_contain_text("The bot thinks it over")
    until(page, lambda: bool(held), "asked")  # the words may be there before the request
    held.pop().continue_()
    page.unroute("**/hints*")
    expect(page.locator(SHOWN).locator("b")).to_have_text("1")
    expect(page.locator(".turn")).not_to_contain_text("The bot thinks it over")
    count = page.locator(PLAN).count()
    assert 2 <= count <= 3
    hints = page.locator(".hints")
    expect(page.locator(".hints li").first).not_to_be_empty()
    expect(page.locator(".hints .loss")).to_have_count(0)
    expect(page.locator(".turn .commit")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(SHOWN).locator("b")).to_have_text("2")
    expect(page.locator(SHOWN)).to_have_count(1)
    expect(page.locator(".hints .loss")).not_to_be_empty()
    expect(page.locator(".hints li").first).not_to_be_empty()
    page.keyboard.press("Shift+H")
    expect(page.locator(SHOWN).locator("b")).to_have_text("1")
    page.keyboard.press("Shift+H")  # round to the last
    expect(page.locator(SHOWN).locator("b")).to_have_text(str(count))
    page.get_by_role("button", name="How much is it worth?").click()
    expect(page.locator(".hints .much")).to_contain_text("%")
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)


def test_what_i_choose_instead_is_weighed_against_the_best(visit: Visit, host: Host) -> None:
    seat = at(visit, host)
    page = seat.page
    before = seat.told()["at"]
    page.get_by_role("button", name="What would a bot do?").click()
    expect(page.locator(SHOWN)).to_have_count(1)
    own = page.locator(PLAN).count()
    page.get_by_role("button", name="Why not elsewhere?").click()
    expect(page.locator(".hints")).to_contain_text("it is weighed against the best")
    page.locator(".tile.legal:not(.ranked) [data-place]").first.click()
    expect(page.locator(PLAN)).to_have_count(own + 1)
    expect(page.locator(SHOWN).locator("b")).to_have_text("?")
    expect(page.locator(".hints .loss")).not_to_be_empty()
    page.get_by_role("button", name="Why not elsewhere?").click()
    page.locator("[data-place='16']").click()
    expect(page.locator(SHOWN)).to_contain_text("Gemstone Dealer")
    expect(page.locator(".hints")).to_contain_text("A ruby now, for 14 Lira")
    expect(page.locator(".hints")).to_contain_text("Marie in the way: 2 Lira")
    page.keyboard.press("Escape")
    page.keyboard.press("h")  # what was thought of is not forgotten
    expect(page.locator(SHOWN).locator("b")).to_have_text("1")
    assert seat.told()["at"] == before, "nothing is played by looking"


def test_there_are_no_hints_where_the_table_says_so(visit: Visit, host: Host) -> None:
    page = at(visit, host, hints=False).page
    expect(page.get_by_role("button", name="What would a bot do?")).to_have_count(0)
    page.keyboard.press("h")
    page.get_by_role("button", name="Menu").click()
    expect(page.locator(".sheet .menu")).to_be_visible()
    expect(page.get_by_role("button", name="What would a bot do?")).to_have_count(0)
    expect(page.locator(".hints")).to_have_count(0)


def test_the_coach_says_a_thing_once_in_a_turn_and_never_again(visit: Visit, host: Host) -> None:
    seat = at(visit, host, coach=True)
    page = seat.page
    expect(page.locator(REMARK)).to_contain_text("Your stack, your turn.")
    expect(page.locator(".tile [data-place]").first).to_be_enabled()
    page.get_by_role("button", name="More").click()
    expect(page.locator(".sheet").get_by_role("heading", name="A turn")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Got it").click()
    expect(page.locator(REMARK)).to_have_count(0)
    page.locator("[data-place='16']").click()  # Marie stands there, but something was said in this turn
    expect(page.locator(".commit")).to_be_visible()
    expect(page.locator(REMARK)).to_have_count(0)
    page.reload()  # what was said is remembered, and what matters next is said
    seat.wait_asked()
    expect(page.locator(REMARK)).to_have_count(1)
    expect(page.locator(f"{REMARK}[data-remark='turn']")).to_have_count(0)


def test_the_coach_is_off_in_a_click_and_stays_off(visit: Visit, host: Host) -> None:
    seat = at(visit, host, size="phone", coach=True)
    page = seat.page
    expect(page.locator(REMARK)).to_contain_text("Your stack, your turn.")
    expect(page.locator(".tools").get_by_role("button", name="What would a bot do?")).to_be_visible()  # he speaks of it
    page.get_by_role("button", name="Coach off").click()
    expect(page.locator(REMARK)).to_have_count(0)
    page.reload()
    seat.wait_asked()
    page.locator("[data-place='16']").click()
    expect(page.locator(".commit")).to_be_visible()
    expect(page.locator(REMARK)).to_have_count(0)


def after(lesson: str, steps: int = 0, **put: Any) -> tuple[bedesten.Game, int]:
    """The position of a lesson after some of its steps, and how many play."""
    found = lesson_of(lesson)
    run = LessonRun(replace(found, position={**found.position, **put}))
    for step in found.steps[:steps]:
        for words in step.play:
            run.play(words)
    return run.game, found.options["players"]


MOMENTS: dict[str, dict[str, Callable[[], tuple[bedesten.Game, int]]]] = {
    "mocha": {
        "coffee": lambda: after("mocha-3"),
        "tavern": lambda: after("mocha-3"),
        "guild": lambda: after("mocha-2", 1),
        "barrier": lambda: after("mocha-3", barrier=[4, 10], control=1),
    },
    "letters": {
        "letter": lambda: after("letters-1", 1),
        "bid": lambda: after("letters-3", 1),
        "bonus-turn": lambda: after("letters-3", 2),
        "companion": lambda: after("letters-2", 1),
    },
    "bazaar": {"great-bazaar": lambda: after("bazaar-1")},
    "dice": {
        "dice-roll": lambda: after("dice-1"),
        "dice-crystal": lambda: after("dice-1"),
        "dice-ruby": lambda: after("dice-1", 1),
        "dice-tile": lambda: after("dice-2"),
    },
}
"""For each box the moments at which its remarks first matter, in positions of its lessons."""


@pytest.mark.parametrize(
    ("box", "size"), [("mocha", "desktop"), ("letters", "phone"), ("bazaar", "phone"), ("dice", "desktop")]
)
def test_the_coach_has_a_remark_for_what_each_box_adds(visit: Visit, host: Host, box: str, size: str) -> None:
    page = visit.page(size, path="/", motion="less", coach=True)
    for when, position in MOMENTS[box].items():
        said = [remark.when for remark in remarks() if remark.when != when]
        page.evaluate("said => localStorage.setItem('bedesten.coach', JSON.stringify(said))", said)
        seat = visit.open(page, put_down(host, position_of(*position())), 0)
        seat.wait_asked()
        words = next(remark.words["en"] for remark in remarks() if remark.when == when)
        shown = page.locator(f"{REMARK}[data-remark='{when}']")
        expect(shown).to_contain_text(re.compile(re.sub(r"\\\{\w+\\\}", ".+", re.escape(words))))
        expect(page.locator("[data-taught='here']").first).to_be_visible()
        assert seat.clipped() == [] or size == "phone", when


def rules_of(page: Page, name: str) -> None:
    """`?` opens the page of this name, and Escape puts it away."""
    page.keyboard.press("?")
    expect(page.locator(".sheet article h2")).to_have_text(name)
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)


def test_the_rules_of_a_place_a_card_a_tile_a_token_and_a_phase_are_one_key_away(visit: Visit, host: Host) -> None:
    page = at(visit, host).page
    rules_of(page, "Moving")
    page.locator("[data-place='9']").hover()
    rules_of(page, "Tea House")
    page.locator("[data-card='far']").hover()
    rules_of(page, "Move 3–4")
    page.locator(".me .tiles .owned").last.hover()
    rules_of(page, "Yellow mosque tile")
    page.locator(".me .track").first.hover()
    rules_of(page, "Goods, money, piles")
    page.mouse.move(0, 0)
    page.locator("[data-place='16']").click()
    page.keyboard.press("?")
    sheet = page.locator(".sheet")
    expect(sheet.get_by_role("heading", name="Gemstone Dealer")).to_be_visible()
    sheet.get_by_role("button", name="Governor").click()  # who stands there is the next link
    expect(sheet.locator("article h2")).to_have_text("Governor")
    expect(sheet.locator(".ids").first).to_contain_text("ENC-06")


def test_the_dice_game_has_its_coach_and_the_rules_of_its_things_are_one_key_away(visit: Visit, host: Host) -> None:
    game = bedesten.new("dicegame", players=2, seed=1, start=0)
    seat = visit.open(visit.page(motion="less", coach=True), put_down(host, position_of(game, 2)), 0)
    seat.wait_asked()
    page = seat.page
    expect(page.locator(REMARK)).to_contain_text("Your roll.")
    expect(page.locator(".tray[data-taught='here']")).to_be_visible()
    rules_of(page, "A turn with dice")
    page.locator("[data-tile^='lira-']").hover()
    rules_of(page, "3 Lira a turn")
    page.locator("[data-trade='crystal']").hover()
    rules_of(page, "Crystals")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_book_is_searched_and_has_a_key_of_symbols(visit: Visit, size: str) -> None:
    page = visit.page(size, path="/rules")
    field = page.get_by_role("searchbox")
    field.fill("caravan")
    first = page.locator(".book > nav a").first
    expect(first).to_have_text("Caravansary")
    expect(first).to_be_in_viewport()
    page.locator(".book > nav a").filter(has_text="Caravan Leader").click()
    expect(page.locator("article h2")).to_have_text("Caravan Leader")
    expect(page.locator("article h2")).to_be_in_viewport()
    field.fill("no such thing")
    expect(page.locator(".book")).to_contain_text("Nothing of that in the rules.")
    page.get_by_role("link", name="Key of symbols").click()
    expect(page.locator(".signs li").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
