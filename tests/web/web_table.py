"""A player in front of the browser table: what one sees, points at and types."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error as PageError
from playwright.sync_api import Locator, Page

from web.web_browsers import Browsers, Kind
from web.web_server import PATIENCE, Api, Host

__all__ = ["AIMING", "FRAMES", "KEEP", "OFFERED", "SIZES", "Seat", "Visit", "play_until", "until"]

SIZES = {
    "desktop": (1280, 720),
    "large": (1920, 1080),
    "tablet": (820, 1180),
    "phone": (393, 852),
    "landscape": (852, 393),
}
LIT = ".tile.legal, .trk.lit, .mt.lit, .trade.lit"
OFFERED: tuple[str, ...] = (
    ".commit",
    ".turn .choice[data-move]",
    ".turn .cols button",
    ".turn .pick button:not([aria-disabled])",
    LIT,
)
OFFERED += (".turn footer .btn[data-move]",)
"""What can be pointed at to go on, the most pressing first. What takes back is not among it."""
NAMES = ("Marie", "Jonas", "Usta", "Lucie")
AIMING = 3000
"""Milliseconds for pointing at something; no more than a try."""
LONGEST = 4000
"""Entries of a record beyond which a game does not come to an end by itself."""
LOOK = """([offered]) => {
  if (document.querySelector('.standings, .turn .ended')) return {over: true};
  if (!document.querySelector('.ask.now:not(.waiting):not(.offline)')) return {};
  for (const selector of offered) {
    const count = document.querySelectorAll(selector).length;
    if (count) return {asked: true, selector, count};
  }
  return {asked: true};
}"""
"""What a player sees at a glance: that it is over, or that something is asked, and what can be pointed at."""
KEEP = "kept => localStorage.setItem('bedesten.tables', JSON.stringify(kept))"
KEPT = "if (location.origin === %s) localStorage['bedesten.tables'] ??= %s;"
ANEW = """if (location.origin === %s && !sessionStorage['begun']) {
  localStorage.clear();
  localStorage['bedesten.settings'] = %s;
  sessionStorage['begun'] = 'yes';
}"""
"""A page that is opened finds nothing of what the test before has kept: only its settings."""
SEEN = """() => ['.ask.now', '.turn', '.toast', 'dialog[open]'].map((one) => {
  const found = [...document.querySelectorAll(one)].map((part) => part.outerHTML);
  return `${one}: ${found.join(' ').slice(0, 3000)}`;
}).join('; ')"""
"""What a player would see of a table at which nothing happens."""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(innerWidth))))"


def until(page: Page, done: Callable[[], bool], what: str, moves: Callable[[], object] = lambda: None) -> None:
    """Wait for something. Fails only if `moves`, a sign of life, has stayed the same for a long time."""
    sign, since = moves(), time.monotonic()
    looked = since
    while not done():
        page.wait_for_timeout(20)
        if time.monotonic() - looked < 1:
            continue
        looked = time.monotonic()
        if (later := moves()) != sign:
            sign, since = later, looked
        assert looked - since < PATIENCE, f"{what}: nothing happens; {sign}; {page.evaluate(SEEN)}"


class Seat:
    """One browser at one table."""

    def __init__(self, page: Page, api: Api, code: str, tokens: list[dict[str, Any]]) -> None:
        self.page = page
        self.api = api
        self.code = code
        self.tokens = tokens
        self.chance = random.Random(7)

    def told(self) -> dict[str, Any]:
        """What the server says about the table."""
        found: dict[str, Any] = self.api.get(f"/tables/{self.code}")
        return found

    @property
    def number(self) -> int:
        """How many entries the table's log has."""
        return int(self.told()["number"])

    def look(self) -> dict[str, Any]:
        """Whether it is `over`, else whether one is `asked`, and what is offered: a `selector`, and the `count` of it."""
        found: dict[str, Any] = self.page.evaluate(LOOK, [OFFERED])
        return found

    @property
    def over(self) -> bool:
        """Whether the page says how it ended, or that it has."""
        return "over" in self.look()

    def wait_asked(self) -> None:
        """Until the player is asked, or the game is over."""
        until(self.page, lambda: bool(self.look()), "to be asked", lambda: self.number)

    def lit(self) -> Locator:
        return self.page.locator(LIT)

    def look_at(self, size: str) -> None:
        """The window takes another size, and the page has been laid out for it."""
        width, height = SIZES[size]
        self.page.mouse.move(0, 0)
        self.page.set_viewport_size({"width": width, "height": height})
        until(self.page, lambda: bool(self.page.evaluate(FRAMES) == width), size)

    def act(self) -> None:
        """Do something if it is offered, with the mouse.

        What is gone before it can be pointed at is let be. What lies over it is put away with Escape, as players do.
        """
        seen = self.look()
        if "selector" in seen:
            one = self.page.locator(seen["selector"]).nth(int(self.chance.random() * seen["count"]))
            try:
                one.click(timeout=AIMING)
            except PageError:
                self.page.keyboard.press("Escape")

    def play_to_end(self) -> None:
        """Play anything until the game is over, and look at how it ended."""
        play_until(lambda: self.over, self)
        if self.page.locator(".standings").count() == 0:  # the last Escape has put it away
            self.page.locator(".turn .ended").click()

    def clipped(self) -> list[str]:
        """Controls that are cut off, lie outside the window or under another control; and whether the page scrolls."""
        found: list[str] = self.page.evaluate(CLIPPED)
        return found

    def wait_fits(self, where: str) -> None:
        """Until nothing is cut off; pieces may still be on their way."""
        end = time.monotonic() + PATIENCE / 2
        while found := self.clipped():
            assert time.monotonic() < end, f"{where}: {found}"
            self.page.wait_for_timeout(50)


def play_until(done: Callable[[], bool], *seats: Seat) -> None:
    """Whoever of these is asked does something, until something is so.

    Fails only if the table's log stays as it is for a long time, or gets longer than any game is.
    """
    first = seats[0]

    def played() -> bool:
        if done():
            return True
        for seat in seats:
            seat.act()
        return False

    def moves() -> object:
        number = first.number
        assert number < LONGEST, "the game does not end"
        return number

    until(first.page, played, "playing", moves)


CLIPPED = """() => {
  const found = [];
  const scrolling = '.vh, .log ol, .turn .body, .scroll, .centre .box';
  const root = document.documentElement;
  const [right, bottom] = [innerWidth + 1, innerHeight + 1];
  const inside = (box) => box.left >= -1 && box.top >= -1 && box.right <= right && box.bottom <= bottom;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) found.push('the page scrolls');
  for (const room of document.querySelectorAll('.centre .box, .page > .scroll, .sheet .inner'))
    if (room.scrollWidth > room.clientWidth + 1) found.push(`too wide: ${room.textContent.trim().slice(0, 30)}`);
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('main');
  for (const control of scope.querySelectorAll('button, a, input')) {
    if (!control.checkVisibility() || control.closest(scrolling)) continue;
    const box = control.getBoundingClientRect();
    const name = control.getAttribute('aria-label') || control.textContent.trim().slice(0, 30);
    if (box.width === 0) { found.push(`no room: ${name}`); continue; }
    if (!inside(box)) found.push(`outside: ${name} ${JSON.stringify(box)}`);
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const free = !top || control.contains(top) || top.contains(control) || top.closest('.overlay');
    if (!free) found.push(`covered: ${name} by ${top.className?.baseVal ?? top.className}`);
  }
  return found;
}"""


class Visit:
    """Makes tables and browsers, and closes them; remembers what went wrong in a page."""

    def __init__(self, browsers: Browsers, host: Host) -> None:
        self.browsers = browsers
        self.host = host
        self.address = host.address
        self.api = Api(host.address)
        self.errors: list[str] = []

    def close(self) -> None:
        self.browsers.put_away()
        assert not self.errors, self.errors

    def make(self, people: tuple[str, ...] = ("Deniz",), bots: int = 1, bot: str = "random", **wish: Any) -> Any:
        """A table, over HTTP. The first person begins unless it is said otherwise."""
        seats = [{"kind": "person", "name": name} for name in people]
        seats += [{"kind": "bot", "name": name, "bot": bot} for name in NAMES[:bots]]
        options = {"start": 0, **wish.pop("options", {})}
        return self.api.post("/tables", {"game": "istanbul", "seats": seats, **wish, "options": options})

    def page(
        self,
        size: str = "desktop",
        path: str | None = None,
        init: str = "",
        touch: bool = False,
        fresh: bool = False,
        drawn: bool = False,
        **settings: Any,
    ) -> Page:
        """A browser with settings of its own, at some screen; or at none yet, to go to one.

        Nothing moves at a pace at which nothing needs to. Only a `fresh` one has never been here: it fetches all files,
        and keeps them for when there is no connection. Its clock may be changed. It is `drawn` where something moves, or
        where it is asked for: colours can't be told without.
        """
        kept = {"pace": "at-once", "language": "en", "name": "Deniz", **settings}
        moves = kept["pace"] != "at-once"
        context = self.browsers.one(Kind(SIZES[size], touch, moves, drawn or moves), fresh)
        page = context.new_page()
        page.add_init_script(ANEW % (json.dumps(self.address), json.dumps(json.dumps(kept))))
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.extend([said.text] if "no words" in said.text else []))
        if init:
            page.add_init_script(init)
        if path is not None:
            self.go(page, path)
        return page

    def go(self, page: Page, path: str) -> None:
        """To another screen, loaded anew."""
        if page.url != "about:blank":
            page.goto("about:blank")
        page.goto(f"{self.address}/#{path}")

    def give(self, page: Page, code: str, tokens: list[dict[str, Any]], host: str | None = None) -> None:
        """The browser has the keys to a table."""
        kept = [{"code": code, "host": host, "tokens": tokens}]
        if page.url == "about:blank":
            page.add_init_script(KEPT % (json.dumps(self.address), json.dumps(json.dumps(kept))))
        else:
            page.evaluate(KEEP, kept)

    def open(self, page: Page, made: Any, *seats: int) -> Seat:
        """Sit down at a table that was made: in these seats, or in all that have a token."""
        code = made["table"]["code"]
        tokens = [token for token in made["tokens"] if not seats or token["seat"] in seats]
        self.give(page, code, tokens)
        self.go(page, f"/t/{code}")
        page.wait_for_selector("main.table, .curtain")
        return Seat(page, self.api, code, tokens)

    def sit(
        self,
        game: str = "istanbul",
        bots: int = 1,
        bot: str = "random",
        size: str = "desktop",
        settings: dict[str, Any] | None = None,
        people: tuple[str, ...] = ("Deniz",),
        **options: Any,
    ) -> Seat:
        """A table with bots, and a browser in front of it."""
        made = self.make(people, bots, bot, game=game, options=options)
        return self.open(self.page(size, **(settings or {})), made)
