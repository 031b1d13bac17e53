"""Several people: at a table made by link, at one screen, through reloads and lost connections."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from web_table import Seat, Sitting


@pytest.fixture
def sitting(chromium: Browser, address: str) -> Iterator[Sitting]:
    found = Sitting(chromium, address)
    yield found
    found.close()


def seat_at(page: Page, sitting: Sitting) -> Seat:
    return Seat(page, sitting.address, page.url.rsplit("/", 1)[-1], [])


class Network:
    """The way between a browser and the server's WebSocket: it can be cut."""

    def __init__(self, page: Page) -> None:
        self.whole = True
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/api/live"), self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        if not self.whole:
            socket.close()
            return
        socket.connect_to_server()
        self.sockets.append(socket)

    def cut(self) -> None:
        self.whole = False
        for socket in self.sockets:
            socket.close()
        self.sockets.clear()

    def mend(self) -> None:
        self.whole = True


def length(seat: Seat) -> int:
    """How many entries the record has."""
    with urllib.request.urlopen(f"{seat.address}/api/tables/{seat.code}", timeout=10) as answer:
        return int(json.load(answer)["at"])


def play_on(*seats: Seat) -> bool:
    """Whoever of these is asked does something, until something is played; False if none of them is asked."""
    before = length(seats[0])
    for _ in range(200):
        asked = [seat for seat in seats if seat.asked]
        for seat in asked:
            seat.act()
        seats[0].page.wait_for_timeout(60)
        if length(seats[0]) > before:
            return True
        if not asked and not any(seat.asked for seat in seats):
            return False
    raise AssertionError("asked, but nothing could be played")


def test_three_browsers_at_one_table(sitting: Sitting) -> None:
    """Made by the host, joined by link; one reloads and one loses the network in the middle."""
    host, second, third = (sitting.page(name=name) for name in ("Deniz", "Ada", "Bora"))
    network = Network(third)
    host.goto(f"{sitting.address}/#/new")
    host.get_by_label("Who sits on seat 3").select_option("open")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_selector(".code")
    link = host.url
    for page in (second, third):
        page.goto(link)
        page.reload()
        page.get_by_role("button", name="Sit down").click()
        page.wait_for_selector("text=The host begins")
    host.get_by_role("button", name="Begin").click()
    pages = (host, second, third)
    for page in pages:
        page.wait_for_selector("main.table")
    seats = [seat_at(page, sitting) for page in pages]
    assert sum(seat.asked for seat in seats) == 1
    assert play_on(*seats)
    second.reload()
    second.wait_for_selector("main.table")
    network.cut()
    third.wait_for_selector(".ask.now.offline")
    for _ in range(6):
        play_on(seats[0], seats[1])
    network.mend()
    third.wait_for_selector("main.table .ask.now:not(.offline)")
    assert play_on(*seats)
    expect(third.locator(".bar .meta")).to_have_text(host.locator(".bar .meta").inner_text())


def test_what_is_said_arrives(sitting: Sitting) -> None:
    made = sitting.make(
        {"game": "istanbul", "seats": [{"kind": "person", "name": "Deniz"}, {"kind": "person", "name": "Ada"}]}
    )
    first, second = sitting.page(), sitting.page()
    code, tokens = made["table"]["code"], made["tokens"]
    sitting.open(first, code, tokens[:1])
    sitting.open(second, code, tokens[1:])
    first.get_by_role("button", name="People and chat").click()
    first.get_by_label("Say", exact=True).fill("Merhaba")
    first.get_by_role("button", name="Say").click()
    second.locator(".icon-btn.unread").click()
    expect(second.locator(".chat ol")).to_contain_text("Merhaba")


def test_hot_seat_hides_the_hand_between_players(sit: Callable[..., Seat]) -> None:
    seat = sit(persons=2, bots=0, start=0, layout="short")
    page = seat.page
    expect(page.locator(".curtain")).to_contain_text("Deniz")
    assert page.locator(".hand").count() == 0
    page.locator(".curtain button").click()
    page.locator(".hand").wait_for()
    seat.wait_asked()
    page.locator("[data-place='3']").click()
    page.locator(".commit").click()
    for _ in range(20):
        if page.locator(".curtain").count():
            break
        if seat.asked:
            seat.act()
        page.wait_for_timeout(60)
    expect(page.locator(".curtain")).to_contain_text("Ada")
    assert page.locator(".hand").count() == 0


def test_rematch_goes_to_a_new_table(sitting: Sitting) -> None:
    """At the end one may play again, in the same seats."""
    made = sitting.make(
        {
            "game": "dicegame",
            "seats": [{"kind": "person", "name": "Deniz"}, {"kind": "bot", "name": "Usta", "bot": "merchant"}],
        }
    )
    page = sitting.page()
    seat = sitting.open(page, made["table"]["code"], made["tokens"])
    seat.play_to_end()
    page.get_by_role("button", name="Play again").click()
    expect(page).not_to_have_url(re.compile(seat.code))
    page.wait_for_selector("main.table .ask.now")
