"""Taking back: freely up to what became known, beyond it only if the others agree."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from web.web_table import Seat, Visit, play_until, until


def to_the_police(seat: Seat) -> None:
    """My merchant goes to the Police Station; the turn is not over, for the family member's way is asked next."""
    seat.page.locator(".tile.legal [data-place='12']").click()
    seat.page.locator(".commit").click()
    expect(seat.page.locator(".ask.now")).to_contain_text("family")


def test_what_revealed_nothing_is_taken_back_freely(sit: Callable[..., Seat]) -> None:
    """By the button, as a whole turn, and from a line of the log on."""
    seat = sit(layout="short", settings={"confirm": "never"})
    page, now = seat.page, seat.page.locator(".ask.now")
    before = page.locator(".tile.legal [data-place='12']")
    line = seat.told()["line"]
    to_the_police(seat)
    page.get_by_role("button", name="Take back", exact=True).first.click()
    expect(now).not_to_contain_text("family")
    page.get_by_role("button", name="Menu").click()
    page.locator(".menu").get_by_role("button", name="Restart my turn").click()
    expect(before).to_be_visible()
    assert seat.told()["line"] == line
    to_the_police(seat)
    page.get_by_role("button", name="Log", exact=True).click()
    page.get_by_role("button", name="take back to here").first.click()
    expect(before).to_be_visible()
    expect(page.locator(".log li.undone")).to_have_count(1)
    expect(page.locator(".log li.undone")).to_contain_text("taken back")
    assert seat.told()["line"] == line
    expect(page.get_by_role("button", name="Take back", exact=True).first).to_be_disabled()


def test_beyond_a_throw_the_others_are_asked(visit: Visit) -> None:
    """Once dice have fallen there is no free way back; the other browser is asked, refuses, and then agrees."""
    made = visit.make(("Deniz", "Ada"), bots=0, options={"layout": "short"})
    first, second = (visit.open(visit.page(), made, seat) for seat in (0, 1))
    line = first.told()["line"]
    first.page.locator(".tile.legal [data-place='9']").click()
    first.page.locator(".commit").click()
    play_until(lambda: first.told()["actor"] == 1, first)
    second.wait_asked()
    thrown = first.told()["line"]
    assert thrown > line
    told = first.page.locator(".turn .result")
    expect(told).to_contain_text("announced")
    expect(told).to_contain_text("Lira")
    expect(first.page.get_by_role("button", name="Take back", exact=True).first).to_be_disabled()
    for answer in ("No", "Yes"):
        first.page.get_by_role("button", name="Menu").click()
        first.page.get_by_role("button", name="Ask to take back my last move").click()
        expect(first.page.locator(".toast")).to_contain_text("The others are asked")
        question = second.page.get_by_role("alertdialog")
        expect(question).to_contain_text("Deniz asks to take back a move")
        question.get_by_role("button", name=answer).click()
        if answer == "No":
            expect(first.page.locator(".toast")).to_contain_text("Ada said no to taking back")
        expect(first.page.locator(".toast")).to_have_count(0)
        if answer == "No":
            assert first.told()["line"] == thrown
            expect(second.page.locator(".ask.now")).to_contain_text("Your turn")
    until(first.page, lambda: bool(first.told()["line"] < thrown), "the move is taken back")
    expect(first.page.locator(".ask.now:not(.waiting)")).to_be_visible()
    expect(second.page.locator(".ask.now.waiting")).to_contain_text("Deniz")


def test_at_some_tables_nothing_is_taken_back(visit: Visit) -> None:
    made = visit.make(options={"layout": "short"}, settings={"undo": "none"})
    seat = visit.open(visit.page(confirm="never"), made)
    to_the_police(seat)
    expect(seat.page.get_by_role("button", name="Take back", exact=True).first).to_be_disabled()
    seat.page.get_by_role("button", name="Menu").click()
    expect(seat.page.locator(".menu")).not_to_contain_text("back my last move")
    expect(seat.page.locator(".menu")).not_to_contain_text("Restart my turn")


def test_against_bots_the_bar_takes_back_my_last_turn(sit: Callable[..., Seat]) -> None:
    """Bots have played since, and dice have fallen: I am at the beginning of my turn again, and am told so."""
    seat = sit(layout="short", settings={"confirm": "never"})
    page, line = seat.page, seat.told()["line"]
    page.locator(".tile.legal [data-place='9']").click()
    page.locator(".commit").click()
    play_until(lambda: seat.told()["turn"] > 2 and seat.told()["actor"] == 0, seat)
    page.get_by_role("button", name="Take back", exact=True).first.click()
    expect(page.locator(".toast")).to_contain_text("Your last turn is taken back")
    assert seat.told()["line"] == line
    expect(page.locator(".tile.legal [data-place='9']")).to_be_visible()
    page.locator(".tile.legal .hit").first.click()
    expect(page.locator(".toast")).to_have_count(0, timeout=2000)
