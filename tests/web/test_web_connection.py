"""The network fails, the server dies or is busy: the page says so, and goes on where it was."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from bedesten.kernel.phrase import Phrase
from web.web_server import Host
from web.web_table import Visit, play_until, until

MINUTES = 5 * 60_000


class Ear:
    """Sits on the wire between a page and the server, and may say something else than what was said."""

    def __init__(self, page: Page) -> None:
        self.asked: Callable[[WebSocketRoute, dict[str, Any]], bool] = lambda _socket, _said: True
        """Whether what the page says goes on to the server."""
        self.told: Callable[[dict[str, Any]], dict[str, Any] | None] = lambda told: told
        """What the page hears of what the server tells."""
        page.route_web_socket(re.compile("/api/live"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def said(text: str | bytes) -> None:
            if self.asked(socket, json.loads(text)):
                server.send(text)

        def answered(text: str | bytes) -> None:
            told = self.told(json.loads(text))
            if told is not None:
                socket.send(json.dumps(told))

        socket.on_message(said)
        server.on_message(answered)


def refusal(code: str) -> str:
    return json.dumps({"type": "refusal", "number": None, "code": code, "reason": "", "why": None, "index": None})


def test_a_server_that_is_not_ready_is_asked_again(visit: Visit) -> None:
    """First it can't say welcome, then it says nothing at all, then a move comes too fast for it: all is said again."""
    page = visit.page(confirm="never", fresh=True)
    page.clock.install()
    heard: list[str] = []

    def asked(socket: WebSocketRoute, said: dict[str, Any]) -> bool:
        kind = said["type"]
        heard.append(kind)
        if kind == "hello" and heard.count("hello") == 1:
            socket.send(refusal("unavailable"))
        elif kind == "play" and heard.count("play") == 1:
            socket.send(refusal("too-fast"))
        else:
            return not (kind == "hello" and heard.count("hello") == 2)
        return False

    Ear(page).asked = asked
    made = visit.make(options={"layout": "short"})
    code = made["table"]["code"]
    visit.give(page, code, made["tokens"])
    visit.go(page, f"/t/{code}")

    def later(there: str) -> bool:
        page.clock.fast_forward(2000)
        return page.locator(there).count() > 0

    until(page, lambda: later(".tile.legal [data-place='12']"), "welcome")
    assert heard.count("hello") == 3
    page.locator(".tile.legal [data-place='12']").click()
    page.locator(".commit").click()
    until(page, lambda: later(".ask.now:has-text('family')"), "the move")
    assert heard.count("play") == 2


def test_who_has_missed_something_is_told_again(visit: Visit) -> None:
    """Another device of mine has moved, and the news are lost on their way: what I play is refused, and I see why."""
    page = visit.page(confirm="never")
    ear = Ear(page)
    seat = visit.open(page, visit.make(("Deniz", "Ada"), bots=0, options={"layout": "short"}), 0)
    seat.wait_asked()
    ear.told = lambda told: None if told["type"] == "update" else told
    play = {"type": "play", "seat": 0, "number": 1, "at": seat.told()["at"], "moves": ["go 12", "leave"]}
    visit.api.post(f"/tables/{seat.code}/commands", {"client": "elsewhere", "command": play}, seat.tokens[0]["token"])
    page.locator(".tile.legal [data-place='3']").click()
    ear.told = lambda told: told
    page.locator(".commit").click()
    expect(page.locator(".ask.now")).to_contain_text("family")


def test_what_takes_two_at_once_can_be_put_together(visit: Visit) -> None:
    """The last ruby of the Sultan's Palace: two of each and two of any, so nothing can be had one by one."""
    page = visit.page()
    goods = ("red", "green", "yellow", "blue")
    demands = sorted({tuple(2 + (one == good) + (other == good) for good in goods) for one in goods for other in goods})
    phrases = [Phrase("deliver", goods=dict(zip(goods, counts, strict=True))) for counts in demands]
    phrases.append(Phrase("pass", declines=True))
    moves = [{"move": i, "text": said.text(), "action": i, "phrase": said.as_dict()} for i, said in enumerate(phrases)]

    def told(message: dict[str, Any]) -> dict[str, Any]:
        for sight in message.get("sights", []):
            sight["moves"] = moves
            sight["view"]["ask"] = {
                "question": "sultans-palace",
                "seat": 0,
                "about": {"place": 13, "piece": "merchant"},
            }
        return message

    Ear(page).told = told
    visit.open(page, visit.make(bots=1))
    counts = page.locator(".pick .n b")
    expect(counts).to_have_text(["2", "2", "2", "2"])
    expect(page.locator(".owed")).to_have_text("2 of 10 still owed")
    page.get_by_role("button", name="more fabric").click()
    expect(page.locator(".owed")).to_have_text("1 of 10 still owed")
    expect(page.locator(".commit")).to_have_count(0)
    page.get_by_role("button", name="more spice").click()
    expect(counts).to_have_text(["3", "3", "2", "2"])
    expect(page.locator(".commit")).to_be_visible()
    expect(page.get_by_role("button", name="more spice")).to_be_focused()  # though there can't be more


def test_the_server_dies_and_comes_back_after_minutes(visit: Visit, host: Host) -> None:
    """What was played is there; what is played meanwhile is sent again until it is told, and counts once."""
    made = visit.make(("Deniz", "Ada"), bots=0, options={"layout": "short"})
    first, second = (visit.page(confirm="never", fresh=True) for _ in range(2))
    for page in (first, second):
        page.clock.install()
    deniz, ada = visit.open(first, made, 0), visit.open(second, made, 1)
    at = deniz.told()["at"]
    play_until(lambda: deniz.told()["actor"] == 1, deniz)
    ada.wait_asked()
    played = deniz.told()
    assert played["at"] > at
    second.locator(".tile.legal [data-place='12']").click()
    # The server has told how the line goes on: what is played without it is the whole of it.
    expect(second.locator(".turn .then")).to_contain_text("family")
    host.kill()
    try:
        for page in (first, second):
            expect(page.locator(".ask.now.offline")).to_be_visible()
            expect(page.locator(".board")).to_be_visible()
        second.locator(".commit").click()
        for page in (first, second):
            page.clock.fast_forward(MINUTES)
        expect(first.locator(".ask.now.offline")).to_contain_text("Your game is safe")
    finally:
        host.start()
    # The next attempts are seconds away; nobody has to wait for them here.
    for page in (first, second):
        until(
            page,
            lambda page=page: not page.clock.fast_forward(2000) and page.locator(".offline").count() == 0,  # type: ignore[misc]
            "live",
        )
    expect(second.locator(".ask.now")).to_contain_text("family")
    later = deniz.told()
    assert (later["actor"], later["turn"]) == (1, played["turn"])
    play_until(lambda: deniz.told()["actor"] == 0, ada)
    expect(first.locator(".ask.now:not(.waiting)")).to_contain_text("Your turn")
