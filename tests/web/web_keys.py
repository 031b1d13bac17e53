"""A player who has nothing but a keyboard: Tab, arrows, Enter."""

from __future__ import annotations

from typing import Any

from web.web_table import OFFERED, Seat

__all__ = ["Keyboard"]

TILE = ".tile.legal"
WANTED = """([selectors, share, tile]) => {
  if (!document.querySelector('.ask.now:not(.waiting):not(.offline)')) return {};
  const from = document.activeElement;
  if (from?.closest('.tile.chosen')) return {enter: true};
  for (const selector of selectors) {
    const found = document.querySelectorAll(selector);
    if (!found.length) continue;
    const one = found[Math.floor(share * found.length)];
    window.wanted = one.querySelector('.hit') ?? one;
    if (!one.matches(tile)) return {enter: from === window.wanted, tab: true};
    const board = one.parentElement;
    const tiles = [...board.querySelectorAll('.hit')];
    if (!tiles.includes(from)) {
      window.wanted = tiles.find((hit) => hit.tabIndex === 0);
      return {tab: true};
    }
    const wide = Number(getComputedStyle(board).getPropertyValue('--cols'));
    const [here, there] = [tiles.indexOf(from), tiles.indexOf(window.wanted)];
    return {right: there % wide - here % wide, down: Math.floor(there / wide) - Math.floor(here / wide)};
  }
  return {};
}"""
"""What to press to take one of the first things that are offered. Nothing is focused or clicked by it."""
WAY = """() => {
  const all = document.querySelectorAll('a[href], button, input, select, summary, [tabindex="0"]');
  const stops = [...all].filter((one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility());
  const [from, there] = [document.activeElement, stops.indexOf(window.wanted)];
  const before = (one) => from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING;
  const here = stops.includes(from) ? stops.indexOf(from) : stops.filter(before).length - 0.5;
  const way = there < 0 ? 0 : there - here;
  return {way: Math.sign(way) * Math.ceil(Math.abs(way)), stops: stops.length};
}"""
"""How often to press Tab, or Shift and Tab, from where the focus is, be it a stop or a heading between two; and among how
many stops. Where a sheet is open it may be more."""
THERE = """() => document.activeElement === window.wanted && (window.wanted.matches('.hit') ? 'board' : 'there')"""


class Keyboard(Seat):
    """One browser at one table, without a mouse."""

    def act(self) -> None:
        wanted: dict[str, Any] = self.page.evaluate(WANTED, [OFFERED, self.chance.random(), TILE])
        press = self.page.keyboard.press
        if not wanted:
            return
        if wanted.get("tab") and not wanted.get("enter"):
            self._tab()
            return
        for name, back in (("right", "left"), ("down", "up")):
            way = wanted.get(name, 0)
            for _ in range(abs(way)):
                press(f"Arrow{(name if way > 0 else back).capitalize()}")
        press("Enter")

    def _tab(self) -> None:
        """Tab to what is wanted, once around the page at the most; then Enter, unless it is the board."""
        press = self.page.keyboard.press
        found = self.page.evaluate(WAY)
        for _ in range(abs(found["way"])):
            press("Tab" if found["way"] > 0 else "Shift+Tab")
        for _ in range(found["stops"] + 2):
            there = self.page.evaluate(THERE)
            if there == "there":
                press("Enter")
            if there:
                return
            press("Tab")
