"""A player who has nothing but a keyboard: Tab, arrows, Enter."""

from __future__ import annotations

from typing import Any

from web.web_table import OFFERED, Seat

__all__ = ["Keyboard"]

TILE = ".tile.legal"
WANTED = """([selectors, share, tile]) => {
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
  return null;
}"""
"""What to press to take one of the first things that are offered. Nothing is focused or clicked by it."""
STOPS = "document.querySelectorAll('a[href], button:not([disabled]), input, select, [tabindex=\"0\"]').length"


class Keyboard(Seat):
    """One browser at one table, without a mouse."""

    def act(self) -> bool:
        wanted: dict[str, Any] | None = self.page.evaluate(WANTED, [OFFERED, self.chance.random(), TILE])
        press = self.page.keyboard.press
        if wanted is None:
            return False
        if wanted.get("tab") and not wanted.get("enter"):
            return self._tab()
        for name, back in (("right", "left"), ("down", "up")):
            way = wanted.get(name, 0)
            for _ in range(abs(way)):
                press(f"Arrow{(name if way > 0 else back).capitalize()}")
        press("Enter")
        return True

    def _tab(self) -> bool:
        """Tab to what is wanted, once around the page at the most; then Enter, unless it is the board."""
        for _ in range(int(self.page.evaluate(STOPS)) + 2):
            self.page.keyboard.press("Tab")
            found = self.page.evaluate("document.activeElement === window.wanted")
            if found and not self.page.evaluate("document.activeElement.matches('.hit')"):
                self.page.keyboard.press("Enter")
            if found:
                return True
        return False
