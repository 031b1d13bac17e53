"""The static edition: the whole game in the page, on the device, without a server and without a network."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from bedesten.lessons import lesson_of
from bedesten.rulebook import page_of
from web.web_static import open_record

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
GAMES = (
    "greedy-2p-first-long-plain.txt",
    "mocha/greedy-2p-first-game-caravan.txt",
    "letters/greedy-2p-first-game-mixed-plain.txt",
    "great_bazaar/greedy-2p-plain.txt",
    "dicegame/greedy-2p-0.txt",
)


def test_a_game_is_begun_and_kept_without_a_network(offline: Page) -> None:
    page = offline
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text("first to 5 rubies").first).to_be_attached()
    page.wait_for_function("location.hash.startsWith('#/t/')")
    here = page.url
    page.reload()
    expect(page.get_by_text("first to 5 rubies").first).to_be_attached()
    assert page.url == here
    page.goto(here.split("#")[0] + "#/join")
    expect(page.get_by_text("bedesten serve")).to_be_visible()  # friends elsewhere take a server
    page.goto(here.split("#")[0] + "#/games")
    expect(page.locator(f'a[href="#{here.split("#")[1]}"]').first).to_be_visible()


def look_at_whole_games(page: Page, home: str) -> None:
    """Open a whole game of each box, play on from it, and see its figures."""
    for file in GAMES:
        open_record(page, home, (GOLDEN / file).read_text(encoding="utf-8"))
        play_on = page.get_by_role("button", name="Play on from here")
        expect(play_on).to_be_visible()
        over = page.url.split("/look")[0]
        play_on.click()
        page.wait_for_function("/#\\/t\\/\\w+$/.test(location.hash)")
        expect(page.locator("main.table")).to_be_visible()
        assert page.url != over
        page.goto(over)  # the end of the game that was opened, with its figures
        expect(page.locator(".figures .race svg")).to_be_visible()


def test_games_of_all_boxes_lessons_and_rules_without_a_network(offline: Page) -> None:
    """One page for all of it: to load Python takes most of the time."""
    page = offline
    home = page.url.split("#")[0]
    look_at_whole_games(page, home)
    page.goto(home + "#/learn/base-1")
    expect(page.get_by_text(lesson_of("base-1").text("en")["title"]).first).to_be_visible()
    expect(page.locator(".tile.legal").first).to_be_visible()
    rules = page_of("place-9")
    assert rules is not None
    page.goto(home + "#/rules/place-9")
    expect(page.get_by_text(rules.text("en").say).first).to_be_visible()
