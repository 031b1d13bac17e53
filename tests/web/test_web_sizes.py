"""Nothing is lost, cut or out of reach: every board in windows of all sizes, and every question of every box.

On each board it is looked at where to go, in all windows; each question on the smallest board on which it is asked, in two
windows; and on each board those of its questions that have the most answers. Each time before and after an answer is picked.

Positions are put into the server's store, so that each is there at once; the page is only given another size. To lay a
board out anew is what costs: a question begins in the window in which the one before it has ended.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page

from web.web_positions import Position, positions, put_down
from web.web_reach import PROBLEMS
from web.web_server import PATIENCE
from web.web_table import FRAMES, Sitting

UPRIGHT = [(360, 640), (375, 553), (390, 664), (393, 659), (393, 745), (412, 785), (393, 852), (320, 568)]
LYING = [(667, 375), (740, 360), (852, 393), (640, 360)]
LARGE = [(820, 1180), (1024, 768), (1280, 720), (1920, 1080), (2560, 1440)]
SIZES = UPRIGHT + LYING + LARGE
FEW = 4
"""Questions that each board shows besides those that are its own."""
BOARDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "4x4 with two": ("istanbul", 2, {}),
    "4x4 with five": ("istanbul", 5, {}),
    "5x4": ("istanbul", 3, {"expansions": ["mocha"]}),
    "5x4 with letters": ("istanbul", 4, {"expansions": ["letters"]}),
    "5x5": ("istanbul", 5, {"expansions": ["mocha", "letters"]}),
    "dice": ("dicegame", 4, {}),
}
FIRST = ("4x4 with five", "4x4 with two", "5x4", "5x4 with letters", "5x5", "dice")
"""Boards from the smallest one on: a question is looked at on the first of them on which it is asked."""
PICK = """() => {
  const offered = ['.turn .pick button:not([disabled])', '.turn .cols button', '.turn .choice[data-move]', '.tile.legal .hit',
    '.trk.lit, .mt.lit, .trade.lit'];
  for (const one of offered) {
    const found = document.querySelectorAll(one);
    if (found.length) { found[found.length - 1].click(); return true; }
  }
  return false;
}"""
GO = """(path) => new Promise((done) => {
  addEventListener('hashchange', () => requestAnimationFrame(() => done()), { once: true });
  location.hash = path;
})"""
SETTLED = ".commit, .turn .then, .turn .choice, .turn .owed"


def page_at(sitting: Sitting, text: int = 100) -> Page:
    """A page where fingers point, with text of some size; nothing moves."""
    page = sitting.page(motion="less", theme="light", touch=True)
    if text != 100:
        page.add_init_script(
            f"addEventListener('DOMContentLoaded', () => {{ document.documentElement.style.fontSize = '{text}%'; }})"
        )
    return page


def sit_down(sitting: Sitting, page: Page, position: Position) -> None:
    """To a table in that position, from wherever the page is: it is loaded only once."""
    made = put_down(sitting.host, position)
    if page.url == "about:blank":
        page.goto(f"{sitting.address}/#/")
    sitting.give(page, made["table"]["code"], made["tokens"])
    page.evaluate(GO, f"/t/{made['table']['code']}")
    page.wait_for_selector(".ask.now:not(.waiting)", state="attached")
    page.wait_for_selector("main.table .turn")


def look(page: Page, size: tuple[int, int], where: str) -> None:
    """The window takes that size, and soon nothing is wrong with it."""
    if page.viewport_size != {"width": size[0], "height": size[1]}:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(FRAMES)
    end = time.monotonic() + PATIENCE / 10
    while found := page.evaluate(PROBLEMS, True):
        assert time.monotonic() < end, f"{where} at {size[0]}x{size[1]}: {found}"
        page.wait_for_timeout(20)


@cache
def found_on(board: str) -> dict[str, Position]:
    """A position for each question that is asked on a board."""
    game, players, options = BOARDS[board]
    return positions(game, players, **options)


def own_questions(board: str) -> set[str]:
    """The questions that are asked on no board before."""
    return {*found_on(board)}.difference(*map(found_on, FIRST[: FIRST.index(board)]))


def most_answers(found: dict[str, Position]) -> list[str]:
    """The questions, apart from where to go, that have the most answers."""
    return sorted(found.keys() - {"move"}, key=lambda name: (-found[name].answers, name))[:FEW]


def look_through(page: Page, sizes: Iterable[tuple[int, int]], where: str) -> None:
    """In these windows, one after the other: as it is, and with an answer picked."""
    for size in sizes:
        look(page, size, where)
        if page.evaluate(PICK):
            page.wait_for_selector(SETTLED, state="attached")
            look(page, size, f"{where}, picked")
            page.keyboard.press("Escape")


@pytest.mark.parametrize("board", BOARDS)
def test_everything_can_be_reached(sitting: Sitting, board: str) -> None:
    page, found = page_at(sitting), found_on(board)
    sit_down(sitting, page, found["move"])
    look_through(page, SIZES, f"{board}, move")
    windows = itertools.pairwise(itertools.cycle(SIZES))
    for question in sorted((own_questions(board) | {*most_answers(found)}) - {"move"}):
        sit_down(sitting, page, found[question])
        look_through(page, next(windows), f"{board}, {question}")


@pytest.mark.parametrize("board", ["4x4 with five", "5x5", "dice"])
def test_larger_text_can_be_reached_too(sitting: Sitting, board: str) -> None:
    """Text of 150 %: in a phone, in a lying one, on a desk."""
    page, found = page_at(sitting, text=150), found_on(board)
    for question in ("move", "tea-house", "kiosk-choice", "action", "pay"):
        if question in found:
            sit_down(sitting, page, found[question])
            look_through(page, [(393, 659), (740, 360), (1280, 720)], f"{board}, {question}, text at 150 %")


def test_what_the_sheet_covers_is_reached_by_pulling_it_down(sitting: Sitting) -> None:
    page = page_at(sitting)
    page.set_viewport_size({"width": 375, "height": 553})
    sit_down(sitting, page, positions("istanbul", 4, want=1)["move"])
    page.evaluate(PICK)
    page.wait_for_selector(".commit")
    page.locator(".grip").click()
    page.wait_for_selector(".turn.pulled .commit")
    reached = """() => [...document.querySelectorAll('.tile .hit')].filter((one) => {
      const box = one.getBoundingClientRect();
      return !one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    }).map((one) => one.dataset.place)"""
    end = time.monotonic() + PATIENCE / 10
    while covered := page.evaluate(reached):
        assert time.monotonic() < end, covered
        page.wait_for_timeout(50)
    page.locator(".grip").click()
    page.wait_for_selector(".turn:not(.pulled) .commit")
