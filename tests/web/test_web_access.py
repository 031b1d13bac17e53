"""Everyone can play: axe finds nothing serious, the keyboard does all, every language says everything."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from web_table import Seat, Sitting

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Page) -> list[str]:
    """What axe calls serious or critical."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(
        """async () => (await axe.run(document, {resultTypes: ['violations']})).violations
        .filter((one) => ['serious', 'critical'].includes(one.impact))
        .map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 160)).slice(0, 3).join(' | ')}`)"""
    )
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_the_table(sit: Callable[..., Seat], theme: str) -> None:
    seat = sit(bots=2, bot="random", settings={"theme": theme}, expansions=["mocha", "letters"])
    seat.wait_asked()
    assert serious(seat.page) == []
    if seat.lit().count():
        seat.lit().first.click()
        seat.page.locator(".commit").wait_for()
        assert serious(seat.page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_around_it(chromium: Any, address: str, theme: str) -> None:
    sitting = Sitting(chromium, address)
    page = sitting.page(theme=theme)
    page.reload()
    for path, there in (("/", ".home"), ("/new", ".layout"), ("/hot-seat", ".layout"), ("/join", "form.box")):
        page.goto(f"{address}/#{path}")
        page.wait_for_selector(there)
        assert serious(page) == [], path
    page.goto(f"{address}/#/")
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector(".sheet")
    assert serious(page) == []
    sitting.close()


def test_axe_finds_nothing_serious_with_dice(sit: Callable[..., Seat]) -> None:
    seat = sit(game="dicegame", bots=2, bot="random")
    seat.wait_asked()
    assert serious(seat.page) == []


def test_a_turn_by_keyboard_alone(sit: Callable[..., Seat]) -> None:
    """Tab to the board, arrows to a lit place, Enter to look, Enter again to go."""
    seat = sit(bots=1, bot="random", start=0, layout="short")
    seat.wait_asked()
    page = seat.page
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.classList.contains('hit')"):
            break
    assert page.evaluate("document.activeElement?.dataset.place") == "7"
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement?.dataset.place") == "3"
    assert "you may go" in page.evaluate("document.activeElement?.getAttribute('aria-label')")
    page.keyboard.press("Enter")
    page.locator(".commit").wait_for()
    page.keyboard.press("Enter")
    page.locator(".tracks .slot:not(.empty):not(.none)").nth(1).wait_for()


def test_moves_are_typed_in_notation(sit: Callable[..., Seat]) -> None:
    seat = sit(bots=1, bot="random", start=0, layout="short")
    seat.wait_asked()
    seat.page.locator("[data-place='7']").focus()
    seat.page.keyboard.press("/")
    seat.page.keyboard.type("go 3, leave, fill")
    seat.page.keyboard.press("Enter")
    seat.page.locator(".tracks .slot:not(.empty):not(.none)").nth(1).wait_for()


@pytest.mark.parametrize(
    ("language", "turn", "place"),
    [
        ("en", "Your turn", "Spice Warehouse"),
        ("de", "Du bist am Zug", "Gewürzlager"),
        ("fr", "À toi de jouer", "Entrepôt d’épices"),
    ],
)
def test_each_language_at_the_table(sit: Callable[..., Seat], language: str, turn: str, place: str) -> None:
    seat = sit(bots=1, bot="random", start=0, layout="short", settings={"language": language})
    seat.wait_asked()
    assert seat.page.locator(".ask.now").inner_text().startswith(turn)
    assert seat.page.locator(".tile:has([data-place='3']) .name").inner_text() == place
    assert seat.page.locator("html").get_attribute("lang") == language
