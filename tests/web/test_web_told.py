"""What happened is told: by figures, in the log, in the waiting room, when a game is looked at again."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

import bedesten
from bedesten.kernel.game import Game
from web.test_web_review import laid
from web.web_table import Visit, until

MOVED = """
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (this.dataset?.piece) moved.push(this.dataset.piece);
    return animate.call(this, frames, timing);
  };
"""


def bidding() -> Game:
    """Somebody with 12 Lira is asked for a bid, a few moves after a position beside the Auction House."""
    named = {"seats": [{"merchant": 22, "lira": 12}, {"merchant": 1, "lira": 9}]}
    for seed in range(200):
        chance = random.Random(seed)
        game = bedesten.position("istanbul", named, seed=1, start=0, players=2, expansions=["mocha", "letters"])
        for _ in range(6):
            if game.question == "bid" and game.actor == 0:
                return game
            game.play(chance.choice(game.moves()))
    raise AssertionError("nobody bids")


def table_of_two(visit: Visit) -> tuple[Page, Page, str]:
    """A host who waits, and a guest without a name who comes by the link."""
    seats = [{"kind": "person", "name": "Deniz"}, {"kind": "open"}]
    made = visit.api.post("/tables", {"game": "istanbul", "seats": seats})
    host, guest = visit.page(), visit.page(path=f"/t/{made['table']['code']}", name="")
    visit.give(host, made["table"]["code"], made["tokens"], made["host"])
    visit.go(host, f"/t/{made['table']['code']}")
    return host, guest, made["table"]["code"]


def test_a_guest_gets_a_name_and_is_seen_to_be_there(visit: Visit) -> None:
    host, guest, code = table_of_two(visit)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("button", name="Get up")).to_be_visible()
    name = visit.api.get(f"/tables/{code}")["seats"][1]["name"]
    assert name not in ("", "Guest", "Deniz", None)
    row = host.locator(".people li", has_text=name)
    expect(row).to_contain_text("here")
    expect(row).not_to_contain_text("away")


def test_what_i_got_is_ringed_and_what_i_paid_stands_beside_until_i_choose_again(visit: Visit) -> None:
    """At the usual pace: the Post Office brings goods and Lira, and the log has it in pictures and in words."""
    named = {"seats": [{"merchant": 12, "lira": 3}, {"merchant": 1}, {"merchant": 1}]}
    game = bedesten.position("istanbul", named, seed=1, start=0, players=3, layout="short")
    page = laid(visit, game, 3, pace="normal", confirm="never")
    page.locator(".tile.legal [data-place='5']").click()
    page.locator(".commit").click()
    mine = page.locator(".panel.me")
    expect(mine.locator(".slot.fresh")).to_have_count(2)
    expect(mine.locator(".lira .changed")).to_have_text("35")
    row = page.locator(".log li.own[data-row]").first
    expect(row.locator(".row use").first).to_be_visible()
    expect(row).to_contain_text("got")


def test_with_five_players_log_and_end_keep_in_view_what_is_needed(visit: Visit) -> None:
    """My own last turn stands first, however far the rest has gone on, and what can be done at the end stays there.

    What is pointed at in the log is ringed on the board; the whole log tells of one player.
    """
    page = visit.page(confirm="never")
    page.set_viewport_size({"width": 1280, "height": 660})
    seat = visit.open(page, visit.make(bots=4, options={"layout": "short"}))
    page.locator(".tile.legal [data-place='3']").click()
    page.locator(".commit").click()
    until(page, lambda: seat.told()["turn"] > 4, "the round", lambda: seat.number)
    seat.wait_asked()
    rows = page.locator(".log li[data-row]")
    mine, log = rows.first, page.locator(".log ol")
    expect(mine).to_have_class(re.compile("own"))
    seen = log.evaluate("list => [list.scrollTop, list.scrollHeight - list.clientHeight]")
    assert seen[0] > 0, "there is more than has room"
    top, bottom = (mine.evaluate(f"row => row.getBoundingClientRect().{edge}") for edge in ("top", "bottom"))
    assert top >= log.evaluate("list => list.getBoundingClientRect().top") - 1
    assert bottom <= log.evaluate("list => list.getBoundingClientRect().bottom")
    others = page.locator(".log li[data-row]:has(.at):not(.own)").last
    others.hover()
    expect(page.locator(".tile.pointed [data-place]")).to_have_attribute(
        "data-place", others.locator(".at").first.inner_text()
    )
    page.mouse.move(640, 300)
    expect(page.locator(".tile.pointed")).to_have_count(0)
    page.get_by_role("button", name="Whole log").click()
    only = page.get_by_role("group", name="Whose lines").get_by_role("button")
    expect(only).to_have_count(7)
    only.nth(1).click()
    expect(rows).to_have_count(1)
    expect(rows).to_have_class(re.compile("own"))
    command = {"type": "resign", "seat": 0, "number": 1000}
    visit.api.post(
        f"/tables/{seat.code}/commands", {"client": "elsewhere", "command": command}, seat.tokens[0]["token"]
    )
    expect(page.locator(".standings tbody tr")).to_have_count(5)
    expect(page.locator(".figures")).to_be_attached()
    expect(page.get_by_role("link", name="Look at it again")).to_be_in_viewport(ratio=1)


def test_a_bid_is_raised_step_by_step_and_says_what_it_leaves(visit: Visit) -> None:
    """What is for sale is said; the lowest bid stands there, and none can be chosen above what I have."""
    game = bidding()
    has = max(int(text.split()[1]) for text in map(game.text, game.moves()) if text.startswith("bid"))
    page = laid(visit, game, 2)
    expect(page.locator(".turn header")).to_contain_text("For sale:")
    bid, more = page.locator(".turn .choice[data-move^='bid']"), page.get_by_role("button", name="More Lira")
    least = int(str(bid.get_attribute("data-move")).split()[1])
    expect(bid).to_have_count(1)
    for lira in range(least, has + 1):
        expect(bid).to_contain_text(f"Bid {lira} Lira")
        expect(bid).to_contain_text(f"{has} Lira become {has - lira}")
        if lira < has:
            more.click()
    expect(more).to_be_disabled()
    page.get_by_role("slider", name="Lira").fill("1")
    expect(bid).to_contain_text(f"Bid {least + 1} Lira")
    bid.click()
    expect(bid).to_have_count(0)


def test_a_game_that_is_looked_at_again_shows_how_pieces_walked(visit: Visit) -> None:
    seat = visit.sit(layout="short", settings={"confirm": "never"})
    seat.page.locator(".tile.legal [data-place='3']").click()
    seat.page.locator(".commit").click()
    until(seat.page, lambda: seat.told()["line"] > 2, "the turn is played")
    page = visit.page(path=f"/t/{seat.code}/look", init=MOVED, pace="normal")
    page.get_by_role("button", name="A step on").click()
    page.wait_for_function("() => window.moved.includes('m0')")
