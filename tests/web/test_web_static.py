"""The static edition: the whole game in the page, on the device, without a server and without a network."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import bedesten
from web.web_server import PATIENCE

BUILT = Path(__file__).resolve().parents[2] / "build" / "static"


class Quiet(SimpleHTTPRequestHandler):
    """Any web host: files from a folder."""

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def offline(chromium: Browser) -> Iterator[Page]:
    """The page after the first visit, in a folder of a site, with the host gone."""
    assert (BUILT / "index.html").is_file(), "the static edition is not built: make static"
    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(BUILT)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    context = chromium.new_context(viewport={"width": 1280, "height": 720}, locale="en-US", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"http://127.0.0.1:{host.server_port}/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    host.shutdown()
    host.server_close()
    context.set_offline(True)
    page.reload()
    yield page
    context.close()
    assert wrong == []


def open_game(page: Page, text: str) -> None:
    """Open a record by pasting it."""
    page.evaluate(
        """(text) => {
          const pasted = new ClipboardEvent('paste', { clipboardData: new DataTransfer() });
          pasted.clipboardData.setData('text/plain', text);
          window.dispatchEvent(pasted);
        }""",
        text,
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


def test_whole_games_are_looked_at_and_played_on_from_without_a_network(offline: Page) -> None:
    page = offline
    home = page.url.split("#")[0]
    for game in ("istanbul", "dicegame"):
        played = bedesten.new(game, players=2, seed=5, names=["Ada", "Bora"])
        while not played.over and played.number < 400:
            played.play(played.moves()[0])
        page.goto(home + "#/games")
        expect(page.get_by_role("button", name="Open a record").first).to_be_visible()
        open_game(page, played.record())
        page.wait_for_function("/#\\/t\\/\\w+\\/look/.test(location.hash)")
        play_on = page.get_by_role("button", name="Play on from here")
        expect(play_on).to_be_visible()
        play_on.click()
        page.wait_for_function("/#\\/t\\/\\w+$/.test(location.hash)")
        expect(page.get_by_text("Ada").first).to_be_attached()
