"""Whole games in the browser, by mouse."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from web_table import Seat


def test_a_solo_game_against_a_bot_to_its_end_by_mouse(sit: Callable[..., Seat]) -> None:
    seat = sit(bots=1, bot="merchant")
    seat.play_to_end()
    rows = seat.page.locator(".standings tbody tr")
    assert rows.count() == 2
    assert rows.first.inner_text().startswith("1")


def test_the_dice_game_to_its_end_by_mouse(sit: Callable[..., Seat]) -> None:
    seat = sit(game="dicegame", bots=1, bot="merchant")
    seat.play_to_end()
    assert seat.page.locator(".standings tbody tr").count() == 2


def test_the_great_bazaar_is_played_by_mouse(sit: Callable[..., Seat]) -> None:
    """Kiosk, auction, letters, guild cards: whatever is asked can be answered."""
    seat = sit(bots=2, bot="random", expansions=["mocha", "letters"])
    acted = 0
    for _ in range(150):
        seat.wait_asked()
        acted += seat.act()
        seat.page.wait_for_timeout(60)
        if acted == 60 or seat.over:
            break
    assert acted == 60 or seat.over


def test_an_ordinary_turn_takes_two_activations(sit: Callable[..., Seat]) -> None:
    seat = sit(bots=1, bot="random", start=0, layout="short")
    seat.wait_asked()
    warehouse = seat.page.locator(".tile.legal [data-place='3']")
    warehouse.click()
    card = seat.page.locator(".turn")
    card.get_by_text("Leave one assistant").wait_for()
    assert card.get_by_text("Spice").count() > 0
    seat.page.locator(".tile.chosen [data-place='3']").click()
    seat.page.locator(".tracks .slot:not(.empty):not(.none)").nth(1).wait_for()


def test_undo_takes_back_what_revealed_nothing(sit: Callable[..., Seat]) -> None:
    seat = sit(bots=1, bot="random", start=0, layout="short", settings={"confirm": "never"})
    seat.wait_asked()
    # The line stops at the family member's way, so that the turn is not over yet.
    seat.page.locator("[data-place='12']").click()
    seat.page.locator(".commit").click()
    expect(seat.page.locator(".ask.now")).to_contain_text("family")
    seat.page.get_by_role("button", name="Take back").first.click()
    expect(seat.page.locator(".ask.now")).not_to_contain_text("family")
    assert seat.asked
