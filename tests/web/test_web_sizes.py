"""Nothing is lost, cut or out of reach: every board in windows of all sizes, and every question of every box.

On each board it is looked at where to go, in all windows, and at the questions that have the most answers, in two each.
Every question of the base game is looked at on the board with five players, those that expansions bring on the largest
board, all of The Dice Game on its own, and what came up on none of these on the boards where it did. Each time before
and after an answer is picked.

Positions are put into the server's store, so that each is there at once; the page is only given another size. To lay a
board out anew is what costs: an answer is picked without changing the window.
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
from web.web_table import FRAMES, Visit

UPRIGHT = [(360, 640), (375, 553), (390, 664), (393, 659), (393, 745), (412, 785), (393, 852), (320, 568)]
LYING = [(667, 375), (740, 360), (852, 393), (640, 360)]
LARGE = [(820, 1180), (1024, 768), (1280, 720), (1920, 1080), (2560, 1440)]
SIZES = UPRIGHT + LYING + LARGE
EACH = 2
"""In how many windows each question is looked at; the next question goes on with the next ones."""
WHOLE = {"4x4 with five": None, "5x5": "4x4 with five", "dice": None}
"""Boards on which every question is looked at, apart from those of another board."""
FEW = 4
"""Questions that any board shows: those with the most answers."""
BOARDS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "4x4 with two": ("istanbul", 2, {}),
    "4x4 with five": ("istanbul", 5, {}),
    "5x4": ("istanbul", 3, {"expansions": ["mocha"]}),
    "5x4 with letters": ("istanbul", 4, {"expansions": ["letters"]}),
    "5x5": ("istanbul", 5, {"expansions": ["mocha", "letters"]}),
    "dice": ("dicegame", 4, {}),
}
PICK = """() => {
  const offered = ['.turn .pick button:not([aria-disabled])', '.turn .cols button', '.turn .choice[data-move]', '.tile.legal .hit',
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


def page_at(visit: Visit, text: int = 100) -> Page:
    """A page where fingers point, with text of some size; nothing moves."""
    page = visit.page(motion="less", theme="light", touch=True)
    if text != 100:
        page.add_init_script(
            f"addEventListener('DOMContentLoaded', () => {{ document.documentElement.style.fontSize = '{text}%'; }})"
        )
    return page


def sit_down(visit: Visit, page: Page, position: Position) -> None:
    """To a table in that position, from wherever the page is: it is loaded only once."""
    made = put_down(visit.host, position)
    code, first = made["table"]["code"], page.url == "about:blank"
    visit.give(page, code, made["tokens"])
    if first:
        page.goto(f"{visit.address}/#/t/{code}")
    else:
        page.evaluate(GO, f"/t/{code}")
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


def most_answers(found: dict[str, Position]) -> set[str]:
    """Where to go, and the other questions that have the most answers."""
    others = sorted((item for item in found.items() if item[0] != "move"), key=lambda item: -item[1].answers)
    return {*(name for name, _ in others[:FEW]), *({"move"} & found.keys())}


def chosen(board: str) -> set[str]:
    """The questions that are looked at on a board."""
    others = [WHOLE[board]] if board in WHOLE else WHOLE
    elsewhere = {question for other in others if other for question in found_on(other)}
    return most_answers(found_on(board)) | (found_on(board).keys() - elsewhere)


def look_through(page: Page, sizes: Iterable[tuple[int, int]], where: str) -> None:
    """In these windows, one after the other: as it is, and with an answer picked."""
    for size in sizes:
        look(page, size, where)
        if page.evaluate(PICK):
            page.wait_for_selector(SETTLED, state="attached")
            look(page, size, f"{where}, picked")
            page.keyboard.press("Escape")


@pytest.mark.parametrize("board", BOARDS)
def test_everything_can_be_reached(visit: Visit, board: str) -> None:
    page, found, wanted = page_at(visit), found_on(board), chosen(board)
    rounds = itertools.cycle(SIZES)
    for question in sorted(found if board in WHOLE else wanted):
        everywhere = question == "move" or (question == "action" and "move" not in found)  # with dice nobody moves
        sizes = SIZES if everywhere else [next(rounds) for _ in range(EACH)]
        if question in wanted:
            sit_down(visit, page, found[question])
            look_through(page, sizes, f"{board}, {question}")


@pytest.mark.parametrize("board", ["4x4 with five", "5x5", "dice"])
def test_larger_text_can_be_reached_too(visit: Visit, board: str) -> None:
    """Text of 150 %: in a phone, in a lying one, on a desk."""
    page, found = page_at(visit, text=150), found_on(board)
    for question in ("move", "tea-house", "kiosk-choice", "action", "pay"):
        if question in found:
            sit_down(visit, page, found[question])
            look_through(page, [(393, 659), (740, 360), (1280, 720)], f"{board}, {question}, text at 150 %")


def test_what_the_sheet_covers_is_reached_by_pulling_it_down(visit: Visit) -> None:
    page = page_at(visit)
    page.set_viewport_size({"width": 375, "height": 553})
    sit_down(visit, page, positions("istanbul", 4, want=1)["move"])
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
