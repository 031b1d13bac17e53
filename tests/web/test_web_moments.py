"""What happens is told when it has happened: panels, log and pill change when the piece has come and the dice lie."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from web.web_record import STEP, Recorded
from web.web_table import Visit, until

ROLL = 2400
"""Milliseconds in which I have come anywhere, rolled, and got what it brings."""
TURN = (1000, 1500)
"""Milliseconds that a bot's turn takes at the usual pace."""


def table(visit: Visit, bots: int = 2) -> Any:
    return visit.make(bots=bots, bot="merchant", options={"layout": "short"})


def roll(recorded: Recorded) -> None:
    """My merchant goes to the Tea House, and all that comes of it is shown."""
    page, at = recorded.page, recorded.heard
    page.locator(".tile.legal [data-place='9']").click()
    expect(page.locator(".commit")).to_be_visible()
    page.locator(".commit").click()
    until(page, lambda: recorded.heard > at, "the roll")
    recorded.go_on(ROLL)


def in_order(found: list[dict[str, Any]]) -> None:
    """No panel and no log changes while a piece is on its way or dice fall; no figure before what it counts has come.

    And nothing tells what was rolled before the dice lie.
    """
    moves = [one for one in found if one["kind"] == "moves"]
    flies = [one for one in found if one["kind"] == "flies"]
    for one in found:
        if one["kind"] in ("panel", "log"):
            over = [move for move in moves if move["t"] < one["t"] < move["end"] - STEP]
            assert not over, f"{one} while {over}"
        if one["kind"] == "told" and "olled" in one["text"]:
            over = [move for move in moves if move["what"] == "dice" and move["t"] < one["t"] < move["end"] - STEP]
            assert not over, f"{one} while {over}"
        if one["kind"] == "panel":
            over = [
                thing for thing in flies if thing["what"] == one["what"] and thing["t"] < one["t"] < thing["end"] - STEP
            ]
            assert not over, f"{one} while {over}"


def turns(found: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """When the pill named somebody."""
    return [one for one in found if one["kind"] == "pill" and one["text"] in ("Marie", "Jonas", "Usta", "Your turn")]


def test_nothing_is_told_before_it_has_arrived(visit: Visit) -> None:
    """A round with two bots at the usual pace: what moves when, what changes when, and how long each has the stage."""
    recorded = Recorded(visit, table(visit))
    page = recorded.page
    roll(recorded)
    recorded.play_my_turn()
    expect(page.locator(".turn .result")).to_contain_text("announced")
    found = recorded.watch()
    moves = [one for one in found if one["kind"] == "moves"]
    assert {"m0", "m1", "m2", "dice"} <= {one["what"] for one in moves}
    assert any(one["kind"] == "flies" for one in found)
    assert any(one["kind"] == "panel" for one in found)
    assert any(one["kind"] == "queue" for one in found), "others' turns can be held up"
    assert any(one["kind"] == "told" and "olled" in one["text"] for one in found), "what was rolled is told"
    in_order(found)
    named = turns(found)[-3:]
    assert [one["text"] for one in named] == ["Marie", "Jonas", "Your turn"]
    for before, after, piece in zip(named, named[1:], ("m1", "m2"), strict=False):
        assert {one["what"] for one in moves if before["t"] <= one["t"] < after["t"]} - {"dice"} <= {piece}
        assert all(one["end"] - STEP <= after["t"] for one in moves if one["t"] < after["t"])
        assert TURN[0] - STEP <= after["t"] - before["t"] <= TURN[1] + STEP


def test_a_late_machine_shows_all_in_the_same_order(visit: Visit) -> None:
    """The clock leaps by more than a piece needs: what is late arrives late, and nothing is told before it."""
    recorded = Recorded(visit, table(visit))
    roll(recorded)
    recorded.play_my_turn()
    for _ in range(12):
        recorded.page.clock.fast_forward(420)
    found = recorded.watch()
    in_order(found)
    assert [one["text"] for one in turns(found)][-3:] == ["Marie", "Jonas", "Your turn"]


def test_others_turns_can_be_held_up_stepped_through_and_skipped(visit: Visit) -> None:
    recorded = Recorded(visit, table(visit))
    page = recorded.page
    roll(recorded)
    recorded.play_my_turn()
    queue = page.get_by_role("group", name="Others’ turns")
    while not queue.is_visible():
        recorded.go_on()
    queue.get_by_role("button", name="Pause").click()
    recorded.go_on(3000)
    before = recorded.found
    recorded.go_on(3000)
    assert recorded.found == before, "nothing goes on"
    expect(page.locator(".ask.now b")).to_have_text("Marie")
    queue.get_by_role("button", name="One event").click()
    recorded.go_on(3000)
    assert len(recorded.found) > len(before)
    expect(page.locator(".ask.now b")).to_have_text("Marie")
    queue.get_by_role("button", name="Skip to the end").click()
    expect(page.locator(".ask.now:not(.waiting)")).to_contain_text("Your turn")
    assert page.locator(".flier:not(.thrown)").count() == 0
    in_order(recorded.found)


def test_at_once_nothing_moves_at_all(visit: Visit) -> None:
    recorded = Recorded(visit, table(visit), pace="at-once")
    roll(recorded)
    recorded.play_my_turn()
    found = recorded.watch()
    assert [one for one in found if one["kind"] in ("moves", "flies", "else")] == []
    assert any(one["kind"] == "log" for one in found)
    assert recorded.page.locator(".flier").count() == 0
