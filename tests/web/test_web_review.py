"""What people found wrong when they first tried the table, and what must stay mended."""

from __future__ import annotations

import itertools
import random
import re
from typing import Any

from playwright.sync_api import Page, expect

import bedesten
from bedesten.kernel.game import Game
from bedesten.kernel.position import dump_position
from web.test_web_sizes import look, page_at, sit_down
from web.web_positions import Position, positions
from web.web_table import KEEP, Visit


def laid(visit: Visit, game: Game, players: int, **settings: Any) -> Page:
    """A page at a table where that game stands; the first seat is asked."""
    state = dump_position(game.box, game.table())
    found = Position(game.box.name, game.options.as_dict(), players, game.question, len(game.moves()), state)
    page = visit.page(**settings)
    sit_down(visit, page, found)
    return page


def asked(game: str, question: str, **options: Any) -> Game:
    """A game of two, played at random until the first seat is asked that."""
    for seed in range(100):
        chance = random.Random(seed)
        found = bedesten.new(game, players=2, seed=seed, start=0, **options)
        while not found.over and found.table().turn < 60:
            if found.question == question and found.actor == 0 and len(found.moves()) > 1:
                return found
            found.play(chance.choice(found.moves()))
    raise AssertionError(f"nobody is asked {question}")


def test_an_offer_names_card_and_price_and_stays_the_heading(visit: Visit) -> None:
    page = laid(visit, asked("dicegame", "offer"), 2, confirm="always")
    heading = page.locator(".turn h2")
    expect(heading).to_contain_text("do you accept?")
    said = heading.inner_text()
    assert len(said) > len("do you accept?") + 5, "what is offered, and for what"
    page.locator(".turn .choice").first.click()
    expect(page.locator(".commit")).to_be_visible()
    expect(heading).to_have_text(said)


def test_a_question_stays_the_heading_when_an_answer_is_picked(visit: Visit) -> None:
    page = laid(visit, asked("istanbul", "kiosk-choice", expansions=["mocha", "letters"]), 2, confirm="always")
    heading = page.locator(".turn h2")
    said = heading.inner_text()
    assert said != "Choose a place"
    page.locator(".turn .choice").first.click()
    expect(page.locator(".commit")).to_be_visible()
    expect(heading).to_have_text(said)


def test_a_kiosk_tile_that_can_be_used_in_several_ways_says_what_each_costs_and_brings(visit: Visit) -> None:
    page = laid(visit, asked("istanbul", "kiosk-tile", expansions=["mocha", "letters"]), 2, confirm="always")
    expect(page.locator(".turn header")).to_contain_text("how do you use it?")
    expect(page.locator(".turn header")).to_contain_text(re.compile(r"\? (Give|Pay|Take) "))


def test_the_button_says_what_the_picked_answer_is(visit: Visit) -> None:
    """An offer of The Dice Game: whichever answer is picked, what declines stays last, and the question stays the same."""
    page = laid(visit, asked("dicegame", "offer"), 2, confirm="always")
    answers, asks = page.locator(".turn .choice"), page.locator(".ask.now").inner_text()
    order = [page.locator(f"[data-move={one}]") for one in ("accept", "decline")]
    for one, words in zip(order, ("Accept", "Decline"), strict=True):
        one.click()
        expect(page.locator(".commit")).to_have_text(words)
        expect(answers.first).to_contain_text("Accept")
        expect(answers.last).to_contain_text("Decline")
        expect(page.locator(".ask.now")).to_have_text(asks, use_inner_text=True)


def test_what_pays_for_a_ruby_is_put_together_and_can_be_changed(visit: Visit) -> None:
    """The Dice Game, with more ways to pay than buttons have room: the picker stays when the sum is right."""
    page = visit.page(confirm="always")
    sit_down(visit, page, positions("dicegame", 4)["pay"])
    page.locator(".pick button[aria-label^=More]:not([aria-disabled])").first.click()
    counts = page.locator(".pick .n b").all_inner_texts()
    for layout, width, height in (("phone", 393, 659), ("land", 659, 393), ("desk", 1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(f"main.table.{layout}")).to_be_visible()
        assert page.locator(".pick .n b").all_inner_texts() == counts, "it stays when a phone is turned"
    while page.locator(".commit").count() == 0:
        page.locator(".pick button[aria-label^=More]:not([aria-disabled])").first.click()
        page.wait_for_timeout(100)
    expect(page.locator(".commit")).to_have_text("Pay")
    expect(page.locator(".owed")).to_contain_text("nothing is owed")
    expect(page.locator(".turn .choice")).to_have_count(0)
    page.locator(".pick button[aria-label^=Less]:not([aria-disabled])").first.click()
    expect(page.locator(".owed")).to_contain_text("still owed")
    expect(page.locator(".commit")).to_have_count(0)


def test_what_is_drawn_on_small_tiles_covers_no_figure_and_is_not_cut(visit: Visit) -> None:
    """Edges for the Barrier stand below prices; four goods fit the head of a mosque tile."""
    page = page_at(visit)
    places = positions("istanbul", 4, expansions=["mocha", "letters"])
    for asked_for in (places["tavern"], positions("dicegame", 4)["pay"]):
        sit_down(visit, page, asked_for)
        for size in ((393, 659), (360, 640), (667, 375), (1280, 720)):
            look(page, size, asked_for.question)


def test_on_a_phone_the_log_begins_with_the_newest_and_an_empty_hand_says_so(visit: Visit) -> None:
    game = bedesten.position("istanbul", {"seats": [{"hand": {}}]}, seed=1, start=0, players=2, layout="short")
    page = laid(visit, game, 2, confirm="never")
    page.locator(".tile.legal [data-place='3']").click()
    page.locator(".commit").click()
    expect(page.locator(".log li.own").first).to_be_visible()
    page.set_viewport_size({"width": 393, "height": 659})
    page.get_by_role("button", name="Log").first.click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("h2")).to_have_count(1)
    expect(sheet.locator("li[data-row]").first).to_contain_text("You")
    page.keyboard.press("Escape")
    page.locator(".fan").click()
    expect(page.locator("dialog[open]")).to_contain_text("No cards")


def test_on_a_phone_a_card_is_played_while_something_else_is_asked(visit: Visit) -> None:
    game = bedesten.position("istanbul", {"seats": [{"hand": {"five-lira": 1}}]}, seed=1, start=0, players=2)
    game.play_text("go 3")
    assert game.actor == 0
    assert game.question == "arrival"
    page = laid(visit, game, 2, size="phone", confirm="never")
    before = int(page.locator(".turn [data-has='lira']").inner_text())
    page.get_by_role("button", name="Hand, one card").click()
    page.locator("dialog[open] [data-card='five-lira']").click()
    page.locator(".commit").click()
    expect(page.locator(".turn [data-has='lira']")).to_have_text(str(before + 5))


def test_the_waiting_room_fits_a_narrow_phone(visit: Visit) -> None:
    seats = [{"kind": "person", "name": "Deniz"}, {"kind": "open"}]
    made = visit.api.post("/tables", {"game": "istanbul", "seats": seats})
    page = visit.page()
    page.set_viewport_size({"width": 320, "height": 568})
    visit.give(page, made["table"]["code"], made["tokens"], made["host"])
    visit.go(page, f"/t/{made['table']['code']}")
    expect(page.locator(".code")).to_be_visible()
    wide = page.evaluate(
        "() => [...document.querySelectorAll('.lobby .box, .lobby .share, .lobby .code, .lobby .btn')]"
        ".filter((one) => one.checkVisibility() && (one.scrollWidth > one.clientWidth + 1"
        " || one.getBoundingClientRect().right > innerWidth)).map((one) => one.className)"
    )
    assert wide == []


def test_my_games_say_who_won_with_how_many_rubies_and_when(visit: Visit) -> None:
    made = visit.make()
    code, token = made["table"]["code"], made["tokens"][0]["token"]
    command = {"type": "resign", "seat": 0, "number": 1}
    visit.api.post(f"/tables/{code}/commands", {"client": "elsewhere-0", "command": command}, token)
    page = visit.page()
    visit.give(page, code, made["tokens"])
    visit.go(page, "/games")
    row = page.locator(".gm.done")
    expect(row).to_contain_text("Marie")
    expect(row).to_contain_text("rub")
    expect(row).to_contain_text("20")
    page.set_viewport_size({"width": 360, "height": 640})
    assert row.locator("small").evaluate("told => told.scrollWidth <= told.clientWidth"), "on a phone, too"
    page.set_viewport_size({"width": 1280, "height": 720})
    games = [visit.make() for _ in range(3)]  # at home, below all ways to begin and the way to the lessons
    page.evaluate(KEEP, [{"code": one["table"]["code"], "host": None, "tokens": one["tokens"]} for one in games])
    visit.go(page, "/")
    expect(page.locator(".gm").first).to_be_visible()
    expect(page.locator(".new-here")).to_be_visible()
    tops_and_bottoms = page.evaluate(
        "() => ['.bar', '.start h1', '.start .two', '.new-here', '.gm', '.fine'].map((one) => {"
        " const all = [...document.querySelectorAll(`.home ${one}`)].filter((part) => part.checkVisibility())"
        " .map((part) => part.getBoundingClientRect()); return [all[0].top, all.at(-1).bottom]; })"
    )
    for above, below in itertools.pairwise(tops_and_bottoms):
        assert above[1] <= below[0] + 1, "nothing lies over something else"
    assert tops_and_bottoms[-1][1] <= 720


def test_cards_show_their_rule_where_there_is_room(visit: Visit) -> None:
    """At 1920x1080 as faces; in a smaller window when they are pointed at."""
    named = {"seats": [{"hand": {"five-lira": 1, "stay": 1}}]}
    page = laid(visit, bedesten.position("istanbul", named, seed=1, start=0, players=2), 2)
    card = page.locator("[data-card='five-lira']")
    card.hover()
    expect(page.locator(".bubble")).to_contain_text("Lira")
    page.set_viewport_size({"width": 1920, "height": 1080})
    expect(card.locator(".rule")).to_be_visible()
    expect(card.locator(".foot")).to_have_text("Play now")
