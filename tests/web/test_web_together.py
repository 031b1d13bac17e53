"""Several people: at a table made by link, at one screen, through reloads and lost connections."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from web.web_table import Seat, Visit, play_until, until


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


def test_three_browsers_at_one_table(visit: Visit) -> None:
    """Made by the host, joined by link; one reloads and one loses the network in the middle."""
    host, second, third = (visit.page(name=name) for name in ("Deniz", "Ada", "Bora"))
    network = Network(third)
    visit.go(host, "/new")
    host.get_by_label("Who sits on seat 3").select_option("open")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_selector(".code")
    code = host.url.rsplit("/", 1)[-1]
    for page in (second, third):
        visit.go(page, f"/t/{code}")
        page.get_by_role("button", name="Sit down").click()
        page.wait_for_selector("text=The host begins")
    host.get_by_role("button", name="Begin").click()
    pages = (host, second, third)
    for page in pages:
        page.wait_for_selector("main.table .ask.now")
    seats = [Seat(page, visit.api, code, []) for page in pages]
    at = seats[0].told()["at"]
    play_until(lambda: seats[0].told()["at"] > at, *seats)
    second.reload()
    play_until(lambda: seats[0].told()["actor"] in (0, 1), *seats)
    network.cut()
    third.wait_for_selector(".ask.now.offline")
    at = seats[0].told()["at"]
    play_until(lambda: seats[0].told()["at"] > at, *seats[:2])
    network.mend()
    third.wait_for_selector("main.table .ask.now:not(.offline)")
    at = seats[0].told()["at"]
    play_until(lambda: seats[0].told()["at"] > at, *seats)
    bars = [page.locator(".bar .meta") for page in pages]
    until(host, lambda: len({bar.inner_text() for bar in bars}) == 1, "all see the same turn")


def test_what_is_said_arrives(visit: Visit) -> None:
    """Each reads the table in a language of their own."""
    made = visit.make(("Deniz", "Ada"), bots=0)
    first, second = visit.page(), visit.page(language="fr")
    visit.open(first, made, 0)
    visit.open(second, made, 1)
    expect(first.locator(".ask.now")).to_contain_text("Choose a place")
    expect(second.locator(".ask.now")).to_contain_text("Deniz choisit une place")
    first.get_by_role("button", name="People and chat").click()
    first.get_by_role("textbox", name="Say").fill("Merhaba")
    first.get_by_role("button", name="Say").click()
    second.locator(".icon-btn.unread").click()
    expect(second.locator(".chat ol")).to_contain_text("Merhaba")


def test_hot_seat_hides_the_hand_between_players(sit: Callable[..., Seat]) -> None:
    seat = sit(people=("Deniz", "Ada"), bots=0, layout="short")
    page = seat.page
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Deniz")
    expect(page.locator(".hand")).to_have_count(0)
    curtain.locator("button").click()
    expect(page.locator(".hand")).to_be_visible()
    play_until(lambda: curtain.count() > 0, seat)
    expect(curtain).to_contain_text("Ada")
    expect(curtain.locator("li").first).to_contain_text("Deniz at")
    expect(page.locator(".hand")).to_have_count(0)


def test_kiosk_and_auction_across_browsers(visit: Visit) -> None:
    """The Great Bazaar: at the Kiosk each in turn chooses a tile, at the Auction House each may bid."""
    board = [*range(1, 26)]
    for place, spot in ((7, 12), (22, 13), (23, 7)):
        other = board.index(place)
        board[other], board[spot] = board[spot], board[other]
    options = {"expansions": ["mocha", "letters"], "layout": " ".join(map(str, board))}
    made = visit.make(("Deniz", "Ada", "Bora"), bots=0, options=options)
    seats = [visit.open(visit.page(), made, seat) for seat in (0, 1, 2)]

    def heard(event: str) -> set[int]:
        """Of whom all are told that they did something."""
        steps = visit.api.get(f"/tables/{seats[0].code}/steps")["steps"]
        parts = [part for step in steps for outcome in step["outcomes"] for part in outcome["parts"]]
        return {part["seat"] for part in parts if part["what"] == event}

    for turn, place in ((0, 22), (1, 23)):
        play_until(
            lambda turn=turn: seats[0].told()["active"] == turn and seats[turn].lit().count() > 1,  # type: ignore[misc]
            *seats,
        )
        seats[turn].page.locator(f".tile.legal [data-place='{place}']").click()
        seats[turn].page.locator(".commit").click()
        play_until(lambda turn=turn: seats[0].told()["active"] == turn + 1, *seats)  # type: ignore[misc]
    assert heard("choose") == {0, 1, 2}
    assert heard("bid") | heard("no-bid") >= {1, 2}
    assert len(heard("auction")) == 1
    for seat in seats:
        seat.page.get_by_role("button", name="Whole log").click()
        expect(seat.page.locator(".log ol")).to_contain_text("won the auction")
