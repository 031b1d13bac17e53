"""A player in front of the browser table: what one sees, points at and types."""

from __future__ import annotations

import json
import random
import time
import urllib.request
from contextlib import suppress
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page
from playwright.sync_api import Error as PageError

__all__ = ["SIZES", "Seat", "Sitting"]

SIZES = {
    "desktop": (1280, 720),
    "large": (1920, 1080),
    "tablet": (820, 1180),
    "phone": (393, 852),
    "landscape": (852, 393),
}
LIT = ".tile.legal, .trk.lit, .mt.lit, .trade.lit"
NAMES = ("Marie", "Jonas", "Usta", "Lucie")


class Seat:
    """One browser at one table."""

    def __init__(self, page: Page, address: str, code: str, tokens: list[dict[str, Any]]) -> None:
        self.page = page
        self.address = address
        self.code = code
        self.tokens = tokens
        self.chance = random.Random(7)

    @property
    def over(self) -> bool:
        return self.page.locator(".standings").count() > 0

    @property
    def asked(self) -> bool:
        pill = self.page.locator(".ask.now:not(.waiting):not(.offline)")
        return pill.count() > 0

    def wait_asked(self, seconds: float = 30) -> None:
        """Until the player is asked, or the game is over."""
        end = time.monotonic() + seconds
        while not (self.asked or self.over):
            assert time.monotonic() < end, "never asked"
            self.page.wait_for_timeout(40)

    def lit(self) -> Locator:
        return self.page.locator(LIT)

    def act(self) -> bool:
        """Do something that is offered, with the mouse; False if nothing is."""
        page, chance = self.page, self.chance
        for offered in (".commit", ".turn .choice", ".turn .cols button", ".turn .pick button:not([disabled])", LIT):
            found = page.locator(offered)
            count = found.count()
            if count:
                with suppress(PageError):  # it may be gone before it can be pointed at
                    found.nth(chance.randrange(count)).click(timeout=1500)
                return True
        done = page.locator(".turn footer .btn[data-move]")
        if done.count():
            done.first.click(timeout=1500)
            return True
        return False

    def play_to_end(self, acts: int = 900) -> int:
        """Play anything until the game is over; how many activations that took."""
        for n in range(acts):
            if self.over:
                return n
            if not self.act():
                self.page.wait_for_timeout(60)
            self.page.wait_for_timeout(25)
        raise AssertionError(f"not over after {acts} acts")

    def clipped(self) -> list[str]:
        """Controls that are cut off, lie outside the window or under another control; and whether the page scrolls."""
        found: list[str] = self.page.evaluate(CLIPPED)
        return found


CLIPPED = """() => {
  const found = [];
  const root = document.documentElement;
  const [right, bottom] = [innerWidth + 1, innerHeight + 1];
  const inside = (box) => box.left >= -1 && box.top >= -1 && box.right <= right && box.bottom <= bottom;
  if (root.scrollWidth > innerWidth || root.scrollHeight > innerHeight) found.push('the page scrolls');
  for (const control of document.querySelectorAll('main button, main a, main input')) {
    if (!control.checkVisibility() || control.closest('.vh, .log ol, .turn .body, .handroom .hand')) continue;
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


class Sitting:
    """Makes tables and browsers, and closes them; remembers what went wrong in a page."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        assert self.errors == []

    def make(self, wish: dict[str, Any]) -> dict[str, Any]:
        request = urllib.request.Request(
            f"{self.address}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=20) as answer:
            made: dict[str, Any] = json.load(answer)
        return made

    def page(self, size: str = "desktop", touch: bool = False, **settings: Any) -> Page:
        """A new browser at the home screen, with settings of its own."""
        width, height = SIZES[size]
        context = self.browser.new_context(viewport={"width": width, "height": height}, has_touch=touch, locale="en")
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(self.address)
        kept = {"pace": "at-once", "language": "en", "name": "Deniz", **settings}
        page.evaluate("kept => localStorage.setItem('bedesten.settings', JSON.stringify(kept))", kept)
        return page

    def sit(
        self,
        game: str = "istanbul",
        bots: int = 1,
        bot: str = "peddler",
        size: str = "desktop",
        settings: dict[str, Any] | None = None,
        persons: int = 1,
        **options: Any,
    ) -> Seat:
        """A table with bots, and a browser in front of it."""
        seats = [{"kind": "person", "name": name} for name in ("Deniz", "Ada", "Bora")[:persons]]
        seats += [{"kind": "bot", "name": name, "bot": bot} for name in NAMES[:bots]]
        made = self.make({"game": game, "seats": seats, "options": options})
        page = self.page(size, **(settings or {}))
        return self.open(page, made["table"]["code"], made["tokens"])

    def open(self, page: Page, code: str, tokens: list[dict[str, Any]]) -> Seat:
        kept = [{"code": code, "host": None, "tokens": tokens}]
        page.evaluate("kept => localStorage.setItem('bedesten.tables', JSON.stringify(kept))", kept)
        page.goto(f"{self.address}/#/t/{code}")
        page.reload()
        page.wait_for_selector("main.table, .curtain")
        return Seat(page, self.address, code, tokens)
