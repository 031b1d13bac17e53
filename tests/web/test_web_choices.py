"""Answers say what they mean and what they cost; places that can't be reached yet can be looked at."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import bedesten
from bedesten.kernel.position import dump_position
from web.test_web_sizes import sit_down
from web.web_positions import Position
from web.web_table import Visit

BOTH = ["mocha", "letters"]


def laid(visit: Visit, named: dict[str, Any], players: int = 2, **options: Any) -> Page:
    """A page at a table in a position, in which the first seat is asked."""
    game = bedesten.position("istanbul", named, seed=1, start=0, players=players, **options)
    state = dump_position(game.box, game.table())
    found = Position("istanbul", game.options.as_dict(), players, game.question, len(game.moves()), state)
    page = visit.page()
    sit_down(visit, page, found)
    return page


def test_a_place_out_of_reach_is_looked_at_to_plan_ahead(visit: Visit) -> None:
    """How far it is, what it asks and what I lack; a place that can be gone to takes over, and so does going back."""
    page = laid(visit, {"seats": [{"merchant": 15, "lira": 4}]}, layout="short")
    far = page.locator(".tile:not(.legal) [data-place='16']")
    far.click()
    card = page.locator(".turn")
    expect(card.locator("h2")).to_have_text("Gemstone Dealer")
    expect(card).to_contain_text("6 steps away. Reach it in 3 turns")
    expect(card).to_contain_text("Missing: 11 Lira")
    tile = page.locator(".tile.studied")
    expect(tile.locator(".turns")).to_have_text("3 turns")
    expect(tile.locator(".ghost")).to_have_count(1)
    expect(card.locator(".stops button").first).to_be_visible()
    expect(page.locator(".commit")).to_have_count(0)
    page.locator(".tile.legal .hit").first.click()
    expect(page.locator(".commit")).to_be_visible()
    far.click()
    expect(card.locator("h2")).to_have_text("Gemstone Dealer")
    expect(page.locator(".commit")).to_have_count(0)


def test_the_smuggler_warns_of_what_is_lost_and_takes_no_good_for_the_same(visit: Visit) -> None:
    goods = {"red": 2, "green": 1, "yellow": 1, "blue": 1}
    named = {
        "seats": [{"merchant": 9, "lira": 6, "goods": goods}],
        "tokens": {"smuggler": 9, "governor": 1},
        "ask": {"question": "encounters", "about": {"place": 9}},
    }
    page = laid(visit, named, layout="short")
    expect(page.locator("[data-move='smuggler red']")).to_contain_text("No room: it is lost")
    expect(page.locator("[data-move='smuggler green']")).not_to_contain_text("No room")
    expect(page.locator(".turn")).to_contain_text("A good for 2 Lira or a good")
    page.locator("[data-move='smuggler green']").click()
    expect(page.locator("[data-move='pay red']")).to_be_visible()
    expect(page.locator(".turn .picker")).to_have_count(0)
    expect(page.locator("[data-move='pay green']")).to_have_count(0)


def test_a_warning_is_in_view_however_many_are_met(visit: Visit) -> None:
    """A place full of people at 1280x720: who can pay only with a card is told so, above all else."""
    others = [{"merchant": 11, "family": 11}] * 3
    mine = {
        "merchant": 10,
        "lira": 5,
        "goods": {"red": 2, "green": 2, "yellow": 2},
        "hand": {"five-lira": 1, "stay": 1},
    }
    named = {"seats": [mine, *others], "tokens": {"smuggler": 11, "governor": 11}}
    page = laid(visit, named, players=4, layout="short")
    page.locator(".tile.legal [data-place='11']").click()
    warned = page.locator(".turn .warn")
    expect(warned).to_have_text("You can’t pay: play a card there, or your turn ends.")
    body, said = page.locator(".turn .body").bounding_box(), warned.bounding_box()
    assert body
    assert said
    assert said["y"] + said["height"] < body["y"] + body["height"] - 34, "nothing fades it"


@pytest.mark.parametrize(
    ("question", "named", "said"),
    [
        ("police-station", {"seats": [{"merchant": 12}]}, "Choose a lit place on the board."),
        ("tavern", {"seats": [{"merchant": 19, "coffee": 9}]}, "Governor, Smuggler and Coffee trader cost nothing."),
        ("gemstone-dealer", {"seats": [{"merchant": 16, "lira": 30}]}, "costs 1"),
        ("tea-house", {"seats": [{"merchant": 9}]}, "chance to reach it"),
    ],
)
def test_what_is_asked_explains_itself(visit: Visit, question: str, named: dict[str, Any], said: str) -> None:
    place = named["seats"][0]["merchant"]
    asked = {"ask": {"question": question, "about": {"place": place, "piece": "merchant"}}}
    page = laid(visit, {**named, **asked}, expansions=BOTH)
    expect(page.locator(".turn")).to_contain_text(said)


def test_rubies_of_every_place_are_told(visit: Visit) -> None:
    page = laid(visit, {"seats": [{"merchant": 1}]}, expansions=BOTH)
    places = page.locator(".ruby-places li .at")
    expect(places).to_have_text(["1", "13", "14", "15", "16", "19", "20", "24"])
    rows = page.locator(".ruby-places li")
    expect(rows.nth(4)).to_contain_text("Lira missing")
    cut = rows.evaluate_all(
        "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
    )
    assert cut == [], "every line is there whole"
