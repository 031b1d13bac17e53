"""Whole games, hot-seat, hints and lessons in the static edition, with the network off and the host gone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

import bedesten
from bedesten.lessons import lesson_of
from web.web_server import Api
from web.web_static import open_record, play_by_connection
from web.web_table import Seat, play_until

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
LEFT = 20
"""Decisions that are left to be made where a game is taken over."""
COUNT = """async (code) => {
  const opening = indexedDB.open('bedesten', 1);
  const database = await new Promise((resolve) => { opening.onsuccess = () => resolve(opening.result); });
  const entries = database.transaction('entries').objectStore('entries');
  const counted = entries.count(IDBKeyRange.bound([code, 0], [code, Infinity]));
  const count = await new Promise((resolve) => { counted.onsuccess = () => resolve(counted.result); });
  database.close();
  return count;
}"""


class Player(Seat):
    """Somebody at a table that is kept on the device: what has happened is looked up there."""

    def __init__(self, page: Page) -> None:
        page.wait_for_function("/#\\/t\\/\\w+$/.test(location.hash)")
        super().__init__(page, Api(""), page.url.rsplit("/", 1)[1], [])

    @property
    def number(self) -> int:
        return int(self.page.evaluate(COUNT, self.code))


def see_the_end(player: Player, said: str) -> None:
    """The standings; and what is said of the record."""
    page = player.page
    expect(page.locator(".standings tbody tr").first).to_be_visible()
    page.get_by_role("button", name="Check the record").click()
    expect(page.get_by_text(said).first).to_be_visible()


def begin(page: Page, name: str) -> Player:
    """From the home screen to a table, by what a button says."""
    page.goto(page.url.split("#")[0] + "#/")
    page.get_by_role("button", name=name).click()
    player = Player(page)
    player.wait_asked()
    return player


def hint(page: Page) -> None:
    page.keyboard.press("h")
    expect(page.locator(".hints li").first).not_to_be_empty()
    page.keyboard.press("Escape")
    expect(page.locator(".hints")).to_have_count(0)


def saved_record(page: Page) -> bedesten.Game:
    """The game as its record tells it."""
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    return bedesten.replay(Path(saved.value.path()).read_text(encoding="utf-8"))


def test_whole_games_of_every_box_against_bots(offline: Page) -> None:
    """From the first move to the standings and the record: the base game and The Dice Game by mouse, those with expansions
    through the connection that the screens use. One page for all: to load Python takes long.
    """
    page = offline
    home = page.url.split("#")[0]
    for name in ("Play now", "The Dice Game"):
        player = begin(page, name)
        if name == "The Dice Game":
            hint(page)
        player.play_to_end()
        see_the_end(player, "Genuine: every move is legal")
        game = saved_record(page)
        assert game.over
        assert game.origin is None
    for expansions in (["mocha"], ["letters"], ["mocha", "letters"]):
        page.goto(home + "#/")
        page.get_by_role("button", name="Play now").wait_for()
        table = play_by_connection(page, {"game": "istanbul", "options": {"expansions": expansions}}, bot="apprentice")
        page.goto(f"{home}#/t/{table}")
        see_the_end(Player(page), "Genuine: every move is legal")
        game = saved_record(page)
        assert game.over
        assert game.options.as_dict()["expansions"] == expansions


def test_a_record_is_taken_over_and_played_to_its_end(offline: Page) -> None:
    """A game of the Great Bazaar is opened, looked at near its end, and played on from there by mouse."""
    page = offline
    text = (GOLDEN / "great_bazaar" / "greedy-3p-both.txt").read_text(encoding="utf-8")
    open_record(page, page.url.split("#")[0], text)
    over = page.url.split("/look")[0]
    page.goto(f"{over}/look/{bedesten.replay(text).number - LEFT}")
    page.get_by_role("button", name="Play on from here").click()
    player = Player(page)
    player.play_to_end()
    see_the_end(player, "Every move is legal")


def test_two_at_one_screen_do_not_see_each_others_cards(offline: Page) -> None:
    page = offline
    page.goto(page.url.split("#")[0] + "#/hot-seat")
    page.get_by_role("button", name="Begin").click()
    curtain = page.locator(".curtain")
    expect(curtain.locator("button")).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)
    curtain.locator("button").click()
    expect(page.locator(".hand")).to_be_visible()
    play_until(lambda: curtain.count() > 0, Player(page))
    expect(page.locator(".hand")).to_have_count(0)


def test_a_lesson_answers(offline: Page) -> None:
    page = offline
    page.goto(page.url.split("#")[0] + "#/learn/base-1")
    lesson = lesson_of("base-1")
    expect(page.get_by_text(lesson.text("en")["title"]).first).to_be_visible()
    expect(page.locator(".lesson li.now")).to_contain_text("Go one step up and load fabric.")
    page.locator('[data-place="2"]').click()
    page.locator(".commit").click()
    expect(page.locator(".lesson .no.done")).to_have_count(1)
