"""Chromium, and the browsers in it: what one of them has fetched, the next test need not fetch again."""

from __future__ import annotations

from contextlib import ExitStack
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from find_chromium import find
from web.web_server import PATIENCE
from web.web_static import Visited, first_visit

__all__ = ["Browsers", "Kind"]

UNDRAWN = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('body { opacity: 0 !important; }');
  document.adoptedStyleSheets = [sheet];
}"""
"""A page that nobody looks at is laid out, can be pointed at and heard, but is not drawn: a third of its cost."""
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]


class Kind(NamedTuple):
    """What can't be changed in a browser any more."""

    size: tuple[int, int]
    touch: bool
    moves: bool
    drawn: bool


DESKTOP = Kind((1280, 720), touch=False, moves=False, drawn=False)


class Browsers:
    """One Chromium for all tests that a process runs one after the other, and browsers that know nothing of each other."""

    def __init__(self) -> None:
        self.open = ExitStack()
        self.chromium: Browser | None = None
        self.in_use: list[tuple[Kind, BrowserContext, bool]] = []
        self.free: dict[Kind, list[BrowserContext]] = {}
        self.visited: Visited | None = None

    def found(self) -> Browser:
        """Chromium, started where it has not been."""
        if self.chromium is None:
            named = find()
            expect.set_options(timeout=PATIENCE * 1000)
            playwright = self.open.enter_context(sync_playwright())
            self.chromium = playwright.chromium.launch(executable_path=named, args=ARGUMENTS, timeout=PATIENCE * 1000)
            self.open.callback(self.chromium.close)
        return self.chromium

    def one(self, kind: Kind, fresh: bool) -> BrowserContext:
        """A browser that nobody else has now. A `fresh` one is new, installs what is to be installed, and is not kept."""
        kept = self.free.get(kind, [])
        found = kept.pop() if kept and not fresh else self._new(kind, fresh)
        self.in_use.append((kind, found, fresh))
        return found

    def _new(self, kind: Kind, fresh: bool) -> BrowserContext:
        made = self.found().new_context(
            viewport={"width": kind.size[0], "height": kind.size[1]},
            locale="en",
            has_touch=kind.touch,
            reduced_motion="no-preference" if kind.moves else "reduce",
            service_workers="allow" if fresh else "block",
        )
        made.set_default_timeout(PATIENCE * 1000)
        if not kind.drawn:
            made.add_init_script(UNDRAWN)
        return made

    def offline(self) -> Visited:
        """A browser that has visited the static edition once, and has no network now."""
        if self.visited is None:
            self.visited = first_visit(self._new(DESKTOP, fresh=True))
        return self.visited

    def put_away(self) -> None:
        """The test is over: pages are closed, and browsers are kept for the next one, unless they were changed."""
        for kind, context, fresh in self.in_use:
            for page in context.pages:
                page.close()
            if fresh:
                context.close()
            else:
                self.free.setdefault(kind, []).append(context)
        self.in_use.clear()

    def close(self) -> None:
        self.chromium = self.visited = None
        self.in_use.clear()
        self.free.clear()
        self.open.close()
