"""A record of what a page does when, by a clock that stands still unless it is told to go on.

Timers and `performance.now` of the page follow that clock, so the record is the same on any machine, however busy.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket

from web.web_table import Seat, Visit, until

__all__ = ["STEP", "Recorded"]

STEP = 20
"""Milliseconds between two looks at the page."""
RECORD = """
  window.record = [];
  const at = () => performance.now();
  const animate = Element.prototype.animate;
  /** The figure to which something flies: it ends in the middle of it. */
  const aim = (thing, frames) => {
    const [x, y] = (frames.at(-1).transform ?? '').match(/-?[\\d.]+/g)?.map(Number) ?? [];
    const half = Number(thing.getAttribute?.('width') ?? 0) / 2;
    for (const has of document.querySelectorAll('main.table [data-seat] [data-has]')) {
      const box = has.getBoundingClientRect();
      const [across, down] = [box.left + box.width / 2 - x - half, box.top + box.height / 2 - y - half];
      if (box.width && Math.abs(across) + Math.abs(down) < 2)
        return `${has.closest('[data-seat]').dataset.seat} ${has.dataset.has}`;
    }
    return null;
  };
  Element.prototype.animate = function (frames, timing) {
    const end = at() + (timing.delay ?? 0) + timing.duration;
    const far = (frames[0].transform ?? '').match(/-?[\\d.]+/g)?.slice(0, 2).some((way) => Math.abs(way) > 80);
    if (this.classList.contains('thrown')) record.push({t: at(), kind: 'moves', what: 'dice', end});
    else if (this.dataset?.piece && far) record.push({t: at(), kind: 'moves', what: this.dataset.piece, end});
    else if (this.classList.contains('flier') && aim(this, frames))
      record.push({t: at(), kind: 'flies', what: aim(this, frames), end});
    else record.push({t: at(), kind: 'else', what: this.className?.baseVal ?? this.className, end});
    return animate.call(this, frames, timing);
  };
  const seen = new Map();
  const look = () => {
    const now = new Map();
    for (const panel of document.querySelectorAll('main.table [data-seat]'))
      for (const has of panel.querySelectorAll('[data-has]'))
        now.set(`${panel.dataset.seat} ${has.dataset.has}`, has.innerText || has.getAttribute('aria-label'));
    now.set('pill', document.querySelector('.ask.now b')?.textContent);
    now.set('told', document.querySelector('.ask.now')?.textContent);
    now.set('queue', document.querySelectorAll('.queue button').length);
    const rows = document.querySelectorAll('.log li[data-row]');
    now.set('log', rows.length ? [...rows].map((row) => row.dataset.row).join() : '');
    for (const [what, text] of now) {
      if (seen.has(what) && seen.get(what) !== text)
        record.push({t: at(), kind: ['log', 'pill', 'told', 'queue'].includes(what) ? what : 'panel', what, text});
      seen.set(what, text);
    }
  };
  new MutationObserver(look).observe(document, {subtree: true, childList: true, characterData: true, attributes: true});
"""
"""Remembers when something goes to another place and until when, and when a panel, the log or the pill changes."""


class Recorded:
    """A table in a browser whose clock stands, and what is recorded there."""

    def __init__(self, visit: Visit, made: Any, pace: str = "normal", **settings: Any) -> None:
        self.page: Page = visit.page(init=RECORD, fresh=True, pace=pace, confirm="never", **settings)
        self.heard = 0
        self.page.on("websocket", self._listen)
        self.page.clock.install()
        self.seat: Seat = visit.open(self.page, made)
        self.seat.wait_asked()
        self.page.clock.pause_at(self.page.evaluate("Date.now() + 1000") / 1000)

    def _listen(self, socket: WebSocket) -> None:
        def heard(text: str | bytes) -> None:
            told = json.loads(text)
            if told["type"] == "update":
                self.heard = told["table"]["at"]

        socket.on("framereceived", heard)

    def go_on(self, milliseconds: int = STEP) -> None:
        """The clock goes on by so much, in small steps."""
        for _ in range(0, milliseconds, STEP):
            self.page.clock.run_for(STEP)

    def play_my_turn(self) -> None:
        """Whatever I am asked is answered until my turn is over and bots have played; of theirs nothing is shown yet."""
        turn = self.seat.told()["turn"]

        def played() -> bool:
            told = self.seat.told()
            if told["turn"] == turn:
                self.seat.act()
                if "selector" not in self.seat.look():
                    self.go_on()
                return False
            return bool(told["actor"] == 0 and self.heard == told["at"])

        until(self.page, played, "my turn, and the bots'", lambda: self.seat.number)

    def watch(self) -> list[dict[str, Any]]:
        """Time goes on until it is my turn again; all that was recorded."""

        def asked() -> bool:
            self.go_on(100)
            return self.page.locator(".ask.now:not(.waiting)").count() > 0

        until(self.page, asked, "my turn")
        return self.found

    @property
    def found(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate("window.record")
        return found
