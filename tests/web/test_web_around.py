"""Around the table: tables that all may see, spectators, the menu, the end, looking again, how a turn is told."""

from __future__ import annotations

import gzip
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.web_server import PATIENCE
from web.web_table import Seat, Visit, play_until, until

EARS = """
  window.chimes = 0;
  window.notes = [];
  const Real = window.AudioContext;
  window.AudioContext = class extends Real { constructor() { super(); window.chimes += 1; } };
  window.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title, {body}) { window.notes.push(`${title}: ${body}`); }
  };
  Object.defineProperty(document, 'hidden', {get: () => true});
"""
"""Counts what would be heard and shown to somebody who looks elsewhere."""


def menu(page: Page, name: str | re.Pattern[str]) -> None:
    """Open the menu, and choose something there."""
    page.get_by_role("button", name="Menu").click()
    page.locator(".menu").get_by_role("button", name=name).click()


def icon(page: Page) -> str:
    return page.locator("link[rel=icon]").get_attribute("href") or ""


def test_a_table_for_all_is_found_and_joined(visit: Visit) -> None:
    host, guest = visit.page(path="/new"), visit.page(path="/join", name="Ada")
    host.wait_for_selector(".layout")
    host.get_by_text("At the table").click()
    host.get_by_label("Open to all").check()
    host.get_by_role("button", name="Remove seat 3").click()
    host.get_by_role("button", name="Open the table").click()
    code = host.locator(".code").inner_text()
    guest.reload()
    guest.locator(f".listed a[href$='{code}']").click()
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Begin").click()
    for page in (host, guest):
        page.wait_for_selector("main.table .ask.now")


def test_a_preset_fills_the_form_and_stays_marked_until_something_else_is_chosen(visit: Visit) -> None:
    """What it fills in is folded, and told in a line."""
    page = visit.page(path="/new")
    preset = page.get_by_role("button", name="The Great Bazaar")
    preset.click()
    expect(preset).to_have_attribute("aria-pressed", "true")
    expect(page.locator("summary", has_text="Expansions")).to_contain_text("Mocha & Baksheesh and Letters & Seals")
    expect(page.locator("details[open]")).to_have_count(0)
    page.locator("summary", has_text="Expansions").click()
    page.locator("input[name=expansions]").last.uncheck()
    expect(preset).to_have_attribute("aria-pressed", "false")


def test_a_tables_link_leads_to_the_table(visit: Visit) -> None:
    """The page behind it says who sits there, for messengers that show links; links as they were before go on."""
    seats = [{"kind": "person", "name": "Deniz"}, {"kind": "open"}]
    code = visit.api.post("/tables", {"game": "istanbul", "seats": seats})["table"]["code"]
    page = visit.page()
    for link in (f"/t/{code}", f"/#/t/{code}"):
        page.goto("about:blank")  # else only what is behind # would change
        page.goto(visit.address + link)
        expect(page.locator(".share")).to_be_visible()
        assert page.url == f"{visit.address}/#/t/{code}"
        told = page.locator('meta[property="og:title"]')
        expect(told).to_have_count(0 if "#" in link else 1)
        if "#" not in link:
            expect(told).to_have_attribute("content", "Istanbul with Deniz and 1 open seat")


def test_who_sits_down_may_get_up_again(visit: Visit) -> None:
    """Until it begins, a guest may leave, and the host may free a seat, give it to a bot, or close the table."""
    seats = [{"kind": "person", "name": "Deniz"}, {"kind": "open"}]
    made = visit.api.post("/tables", {"game": "istanbul", "seats": seats})
    host, guest = visit.page(), visit.page(path=f"/t/{made['table']['code']}", name="Ada")
    visit.give(host, made["table"]["code"], made["tokens"], made["host"])
    visit.go(host, f"/t/{made['table']['code']}")
    sit, begin = guest.get_by_role("button", name="Sit down"), host.get_by_role("button", name="Begin")
    for leave in (guest.get_by_role("button", name="Get up"), host.get_by_role("button", name="Free the seat of Ada")):
        sit.click()
        expect(begin).to_be_enabled()
        leave.click()
        expect(begin).to_be_disabled()
        expect(sit).to_be_visible()
    host.get_by_role("button", name="Bot").click()
    expect(host.locator(".people")).to_contain_text("Marie")
    expect(sit).to_have_count(0)
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("button", name="Really close it?").click()
    for page in (host, guest):
        expect(page.get_by_role("heading", name="The table was closed")).to_be_visible()


def test_time_is_given_to_another(visit: Visit) -> None:
    made = visit.make(("Deniz", "Ada"), bots=0, settings={"clock": {"seconds": 600}})
    first, second = visit.page(), visit.page()
    visit.open(first, made, 0)
    visit.open(second, made, 1)
    expect(second.locator(".me .clock")).to_have_text("10:00")
    first.get_by_role("button", name="People and chat").click()
    first.get_by_role("button", name="Give 5 minutes").click()
    expect(second.locator(".me .clock")).to_have_text("15:00")
    expect(first.locator(".chat ol")).to_contain_text("Deniz gave Ada 5 minutes.")


def test_whose_turn_it_is_shows_elsewhere_too(visit: Visit) -> None:
    """Title and favicon; sound and notification for who has asked for them."""
    made = visit.make(("Deniz", "Ada"), bots=0, options={"layout": "short"})
    quiet, loud = visit.page(), visit.page(init=EARS)
    deniz, ada = visit.open(quiet, made, 0), visit.open(loud, made, 1)
    expect(quiet).to_have_title("● Your turn · Bedesten")
    expect(loud).to_have_title("Bedesten")
    assert "turn" in icon(quiet)
    assert "turn" not in icon(loud)
    loud.get_by_role("button", name="Settings").click()
    for setting in ("Sound", "Notification"):
        loud.get_by_role("group", name=setting).get_by_role("button", name="On").click()
        expect(loud.get_by_role("group", name=setting).get_by_role("button", name="On")).to_have_attribute(
            "aria-pressed", "true"
        )
    loud.keyboard.press("Escape")
    play_until(lambda: deniz.told()["actor"] == 1, deniz)
    expect(loud).to_have_title("● Your turn · Bedesten")
    expect(quiet).to_have_title("Bedesten")
    until(loud, lambda: bool(loud.evaluate("window.chimes") == 1), "a sound")
    assert loud.evaluate("window.notes") == ["Bedesten: Your turn"]
    assert "turn" in icon(loud)
    ada.wait_asked()


def test_spectators_see_what_all_may_see(visit: Visit) -> None:
    made = visit.make(("Deniz", "Ada"), bots=0)
    hidden = visit.make(("Deniz", "Ada"), bots=0, settings={"watch": False})
    player, watcher = visit.page(), visit.page(path=f"/t/{made['table']['code']}")
    seat = visit.open(player, made, 0)
    expect(watcher.locator("main.table .board")).to_be_visible()
    expect(watcher.locator(".tile.legal, .hand, .commit")).to_have_count(0)
    player.get_by_role("button", name="People and chat").click()
    expect(player.locator(".sheet")).to_contain_text("One person watches")
    player.keyboard.press("Escape")
    place = player.locator(".tile.legal .hit").first.get_attribute("data-place")
    player.locator(f"[data-place='{place}']").click()
    player.locator(".commit").click()
    expect(watcher.locator(f"[data-place='{place}']")).to_have_attribute("aria-label", re.compile("merchant of Deniz"))
    watcher.get_by_role("button", name="Menu").click()
    expect(watcher.locator(".menu")).not_to_contain_text("Give up")
    assert seat.told()["spectators"] == 1
    visit.go(watcher, f"/t/{hidden['table']['code']}")
    expect(watcher.locator(".centre .box")).to_be_visible()


def test_pausing_and_a_bot_in_the_chair(visit: Visit) -> None:
    """The game is paused for all; a bot plays for me, or, after the grace time, for somebody who has left."""
    made = visit.make(("Deniz", "Ada"), bots=0, settings={"absence": 10})
    first, second = visit.page(), visit.page()
    deniz = visit.open(first, made, 0)
    visit.open(second, made, 1)
    menu(first, "Pause the game")
    expect(second.locator(".toast")).to_contain_text("paused")
    expect(first.locator(".tile.legal")).to_have_count(0)
    second.locator(".toast").get_by_role("button", name="Go on").click()
    expect(first.locator(".tile.legal").first).to_be_visible()
    menu(first, "Let a bot play for me")
    until(first, lambda: bool(deniz.told()["actor"] == 1), "the bot plays", lambda: deniz.number)
    menu(first, "Take my chair back")
    until(first, lambda: deniz.told()["seats"][0]["bot"] is None, "the chair is mine", lambda: deniz.number)
    second.close()
    expect(first.locator(".ask.now:not(.waiting)")).to_be_visible(timeout=120_000)
    assert deniz.told()["seats"][1]["bot"] == "merchant"


def test_word_is_left_and_withdrawn(visit: Visit) -> None:
    """Bid up to so much, take the first of these tiles: until the next turn, as the sheet says in each language."""
    made = visit.make(("Deniz", "Ada"), bots=0, options={"expansions": ["letters"], "layout": "first-game"})
    ada = visit.open(visit.page(), made, 1)
    page, sheet = ada.page, ada.page.locator(".sheet")

    def leave_word() -> None:
        page.get_by_role("button", name="Leave word for others’ turns").click()

    leave_word()
    expect(sheet).to_contain_text("until your next turn")
    sheet.get_by_text("Else any tile").click()
    sheet.get_by_text("Bid at auctions").click()
    sheet.get_by_role("button", name="Leave word", exact=True).press("Enter")
    leave_word()
    limit = sheet.get_by_label("Limit in Lira")
    expect(limit).to_have_value("5")
    any_tile = sheet.get_by_label("Else any tile")
    expect(any_tile).to_be_checked()
    sheet.get_by_role("button", name="Withdraw").press("Enter")
    until(page, lambda: ada.told()["seats"][1]["standing"] == [], "all is withdrawn", lambda: ada.number)
    leave_word()
    expect(any_tile).not_to_be_checked()
    sheet.get_by_label("Bid at auctions").check()
    limit.fill("7")
    sheet.get_by_role("button", name="Leave word", exact=True).press("Enter")
    expect(page.locator(".then").first).to_contain_text("bids up to 7 Lira")
    play(visit, made, "go 23", "leave", "take red", "bid 1")
    until(page, lambda: bool(ada.told()["actor"] == 0), "the word is kept", lambda: ada.number)
    assert ada.told()["seats"][1]["standing"] == ["bid"]


def play(visit: Visit, made: Any, *moves: str) -> None:
    """The first seat plays, from elsewhere."""
    code = made["table"]["code"]
    at = visit.api.get(f"/tables/{code}")["at"]
    command = {"type": "play", "seat": 0, "number": 1 + at, "at": at, "moves": moves}
    visit.api.post(
        f"/tables/{code}/commands", {"client": "elsewhere-0", "command": command}, made["tokens"][0]["token"]
    )


@pytest.fixture
def given_up(visit: Visit) -> Seat:
    """A short game that its only person has given up."""
    seat = visit.sit(layout="short")
    play_until(lambda: seat.told()["turn"] > 4, seat)
    seat.page.get_by_role("button", name="Menu").click()
    seat.page.get_by_role("button", name="Give up").click()
    assert seat.told()["phase"] == "playing", "it is asked once more"
    seat.page.get_by_role("button", name="Really give up?").click()
    expect(seat.page.locator(".standings tbody tr")).to_have_count(2)
    return seat


def test_the_end_the_record_and_looking_again(given_up: Seat) -> None:
    """The record is a file; the game can be walked through, linked to, and played on from any position."""
    page = given_up.page
    won = page.get_by_role("heading", name="Marie won")
    expect(won).to_be_visible()
    page.mouse.click(620, 300)  # meant for the board that was there a moment ago
    expect(won).to_be_visible()
    page.keyboard.press("Escape")
    expect(won).to_have_count(0)
    page.get_by_role("button", name="How it ended").click()
    expect(won).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    assert "istanbul" in saved.value.path().read_text("utf-8")
    page.get_by_role("link", name="Look at it again").click()
    card = page.locator(".look")
    way = card.get_by_role("slider")
    expect(card).to_contain_text("Step 0 of")
    expect(page.locator("[data-place='7']")).to_have_attribute("aria-label", re.compile("your merchant"))
    for step in (1, 2, 3):
        card.get_by_role("button", name="A step on").click()
        expect(card).to_contain_text(f"Step {step} of")
    there = page.locator("[data-place='7']").get_attribute("aria-label") or ""
    link = page.url
    way.focus()
    page.keyboard.press("End")
    expect(card.get_by_role("button", name="A turn on")).to_be_disabled()
    card.get_by_role("button", name="A turn on").focus()
    expect(page.locator(".bubble")).to_contain_text("Nothing comes after this.")
    page.goto(link)
    page.reload()
    expect(card).to_contain_text("Step 3 of")
    expect(page.locator("[data-place='7']")).to_have_attribute("aria-label", there)
    looks = link.split("/look")[0] + "/look"
    page.goto(f"{looks}/1")  # nobody is asked anything there
    expect(card).to_contain_text("Step 0 of")
    expect(page).not_to_have_url(f"{looks}/1")
    expect(page.locator(".ask.now")).not_to_contain_text("over")
    page.goto(f"{looks}/99999")
    expect(card.get_by_role("button", name="A turn on")).to_be_disabled()
    expect(page).not_to_have_url(f"{looks}/99999")
    page.go_back()
    expect(card).to_contain_text("Step 0 of")
    way.focus()
    page.keyboard.press("Home")
    expect(card).to_contain_text("Step 0 of")
    card.get_by_role("button", name="A turn on").click()
    expect(card).not_to_contain_text("Step 0 of")
    card.get_by_role("button", name="A turn back").click()
    expect(card).to_contain_text("Step 0 of")
    card.get_by_role("button", name="Play on from here").click()
    expect(page).not_to_have_url(re.compile(given_up.code))
    expect(page.locator(".tile.legal").first).to_be_visible()
    page.goto(page.url.split("#")[0] + "#/games")
    expect(page.locator(".gm")).to_have_count(2)


def test_the_first_screen_is_light(visit: Visit) -> None:
    """Under 150 kB of script, compressed, until one can begin."""
    page = visit.page(fresh=True)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    visit.go(page, "/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    page.wait_for_load_state("networkidle")
    scripts = [gzip.compress(read(url)) for url in asked if url.endswith(".js")]
    assert 0 < sum(map(len, scripts)) < 150_000


def read(url: str) -> bytes:
    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
        return bytes(answer.read())
