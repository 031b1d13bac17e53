"""For ears and keys: what places say, where focus goes, the command line, and what waits for a connection."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from web.test_web_access import check
from web.web_table import Seat, Visit


def test_a_place_says_what_it_deals_in_and_how_one_gets_there(sit: Callable[..., Seat]) -> None:
    seat = sit(layout="short")
    seat.wait_asked()
    page = seat.page
    market = page.locator("[data-place='10']")
    expect(market).to_have_attribute("aria-label", re.compile(r"^10 Large Market, asks .*fabric.*, pays 3 to 25 Lira"))
    expect(page.locator("[data-place='1']")).to_have_attribute("aria-label", re.compile("an extension for 7 Lira"))
    spice = page.locator("[data-place='3']")
    spice.focus()
    expect(spice).to_have_attribute("aria-label", re.compile("you may go, .*steps?, leave one assistant"))
    stray = page.locator(".tile").evaluate_all(
        "tiles => tiles.flatMap((tile) => [...tile.children])"
        ".filter((one) => !one.matches('.hit, [aria-hidden]') && one.textContent.trim()).map((one) => one.textContent)"
    )
    assert stray == []


def test_the_plan_is_announced_and_focus_is_never_lost(sit: Callable[..., Seat]) -> None:
    """After a move by the card's own button, that button is gone: the card's heading has the focus."""
    seat = sit(layout="short", bots=1)
    seat.wait_asked()
    page = seat.page
    page.locator("[data-place='3']").click()
    told = page.locator("p[aria-live='polite']")
    expect(told).to_contain_text("Spice Warehouse: ")
    expect(told).to_contain_text("Leave one assistant, 4 to 3")
    expect(page.locator(".ask.now")).to_have_attribute("aria-live", "off")  # the bar changes, too: it is said once
    expect(page.locator("[aria-live='assertive']")).to_have_text("Your turn. Choose a place")
    page.locator(".commit").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".turn h2")).to_be_focused()


def test_skip_links_lead_to_the_board_and_to_the_card(sit: Callable[..., Seat]) -> None:
    seat = sit(layout="short")
    seat.wait_asked()
    page = seat.page
    page.get_by_role("button", name="To the board").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-place='7']")).to_be_focused()
    page.get_by_role("button", name="To the turn card").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".turn h2")).to_be_focused()


def test_the_command_line_covers_nothing_and_escape_leaves_it(sit: Callable[..., Seat]) -> None:
    seat = sit(layout="short")
    seat.wait_asked()
    page = seat.page
    page.locator("[data-place='7']").focus()
    page.keyboard.press("/")
    expect(page.locator("#command")).to_be_focused()
    line = page.locator(".command").bounding_box()
    assert line is not None
    for whole in (page.locator("main.table"), page.locator(".board")):
        box = whole.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= line["y"] + 1
    page.keyboard.press("Escape")
    expect(page.locator("[data-place='7']")).to_be_focused()
    expect(page.locator(".command")).to_have_css("clip-path", "inset(50%)")


def test_without_a_connection_a_move_waits_visibly_and_can_be_cancelled(visit: Visit) -> None:
    seat = visit.sit(layout="short", bots=1, settings={"drawn": True})
    seat.wait_asked()
    page, before = seat.page, seat.told()["at"]
    page.locator("[data-place='3']").click()
    expect(page.locator(".commit")).to_be_visible()
    expect(page.locator(".turn .steps")).to_be_visible()  # the server has told what would come of it
    visit.host.kill()
    try:
        expect(page.locator(".ask.now.offline")).to_be_visible()
        page.locator(".commit").click()
        expect(page.locator(".turn")).to_contain_text("Will be sent")
        expect(page.locator(".tile.legal")).to_have_count(0)
        expect(page.locator(".turn .choice")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator(".turn .steps")).to_be_visible()
        check(page, "a move that waits")
        expect(page.locator(".ask.now.offline .more")).to_have_attribute("aria-hidden", "true")
        page.locator("[data-place='12']").click(force=True)
        expect(page.locator(".tile.chosen [data-place='3']")).to_have_count(1)
        page.get_by_role("button", name="Cancel").click()
        expect(page.locator(".commit")).to_be_visible()
        expect(page.locator(".turn")).not_to_contain_text("Will be sent")
        page.locator(".commit").click()
        expect(page.locator(".turn")).to_contain_text("Will be sent")
    finally:
        visit.host.start()
    page.get_by_role("button", name="Try now").click()
    expect(page.locator(".ask.now.offline")).to_have_count(0)
    expect(page.locator(".tile:has([data-place='3']) [data-piece]").first).to_be_visible()
    assert seat.told()["at"] > before


def test_a_move_that_a_dead_connection_swallows_stands_on_the_card_and_is_played_once(visit: Visit) -> None:
    """A connection may be dead for long before anybody is told: till then it looks alive."""
    seat = visit.sit(layout="short", bots=1, settings={"drawn": True})
    seat.wait_asked()
    page, before = seat.page, seat.told()["at"]
    page.locator("[data-place='3']").click()
    expect(page.locator(".turn .steps")).to_be_visible()
    page.evaluate("() => { window.send = WebSocket.prototype.send; WebSocket.prototype.send = () => {}; }")
    page.locator(".commit").click()
    expect(page.locator(".turn")).to_contain_text("On its way")
    expect(page.locator(".tile.chosen [data-place='3']")).to_have_count(1)
    expect(page.locator(".tile.legal, .commit")).to_have_count(0)
    assert seat.told()["at"] == before
    page.evaluate("() => { WebSocket.prototype.send = window.send; }")
    page.get_by_role("button", name="Try now").click()
    expect(page.locator(".tile:has([data-place='3']) [data-piece]").first).to_be_visible()
    expect(page.locator(".turn")).not_to_contain_text("On its way")


def test_it_can_be_installed(visit: Visit) -> None:
    """The manifest names icons that are there, and the worker keeps the shell."""
    page = visit.page(path="/", fresh=True)
    icons = page.evaluate(
        "async () => { const told = await (await fetch(document.querySelector('link[rel=manifest]').href)).json();"
        " return Promise.all(told.icons.map(async (icon) =>"
        " [icon.purpose ?? 'any', (await fetch(icon.src)).headers.get('content-type')])); }"
    )
    assert ["maskable", "image/png"] in icons
    assert icons.count(["any", "image/png"]) == 2
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    page.context.set_offline(True)
    page.goto(f"{visit.address}/")
    expect(page.locator(".home")).to_be_visible()
    page.context.set_offline(False)


def test_pictures_keep_their_colours_where_colours_are_forced(sit: Callable[..., Seat]) -> None:
    """Dice and goods would be black shapes otherwise."""
    seat = sit(game="dicegame")
    seat.wait_asked()
    seat.page.emulate_media(forced_colors="active")
    kept = seat.page.locator(".die6 .i, .trk .i").evaluate_all(
        "drawn => [...new Set(drawn.map((one) => getComputedStyle(one).forcedColorAdjust))]"
    )
    assert kept == ["preserve-parent-color"]
    lines = seat.page.locator(".mts").evaluate_all("drawn => drawn.map((one) => getComputedStyle(one).borderTopWidth)")
    assert set(lines) == {"1px"}, "what only a shadow drew has a line"


def test_what_cannot_be_chosen_can_be_focused_and_says_why(sit: Callable[..., Seat]) -> None:
    """A card that can't be played now: the reason is said when it has the focus."""
    seat = sit(layout="short", bots=1)
    seat.wait_asked()
    page = seat.page
    page.get_by_role("button", name="Take back", exact=True).first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.locator("main.table > div[aria-live='polite']")).to_have_text("There is nothing to take back.")
