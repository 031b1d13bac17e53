"""Whole games in the browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

import bedesten
from web.web_ears import Ears
from web.web_keys import Keyboard
from web.web_table import Seat, Visit, play_until

QUIET = {"confirm": "never", "motion": "less"}
"""Settings of somebody who wants no further question, and nothing that moves."""
GOLDEN = Path(__file__).resolve().parents[1] / "golden"
LEFT = 20
"""Decisions that are left to be made where a game is taken over."""
FULL = ".tracks .slot:not(.empty):not(.none)"
"""Places of my wheelbarrow with a good on them."""


def test_a_solo_game_against_a_bot_to_its_end_by_mouse(visit: Visit) -> None:
    """It goes on from where another has come near its end; `test_web_offline.py` plays a whole one by mouse."""
    text = (GOLDEN / "greedy-2p-first-long-plain.txt").read_text(encoding="utf-8")
    before = visit.api.post("/records", {"text": text})["table"]["code"]
    seats = [{"kind": "person", "name": "Deniz"}, {"kind": "bot", "name": "Marie", "bot": "merchant"}]
    wish = {"at": bedesten.replay(text).number - LEFT, "seats": seats}
    seat = visit.open(visit.page(), visit.api.post(f"/tables/{before}/fork", wish))
    seat.play_to_end()
    rows = seat.page.locator(".standings tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.first.locator("td").first).to_have_text("1")


def test_the_dice_game_to_its_end_by_mouse_and_once_more(sit: Callable[..., Seat]) -> None:
    """At the end one may play again, in the same seats, at a new table."""
    seat = sit(game="dicegame", bot="merchant")
    seat.play_to_end()
    expect(seat.page.locator(".standings tbody tr")).to_have_count(2)
    seat.page.get_by_role("button", name="Play again").click()
    expect(seat.page).not_to_have_url(re.compile(seat.code))
    expect(seat.page.locator("main.table .ask.now")).to_be_visible()


def test_the_great_bazaar_is_played_by_mouse(sit: Callable[..., Seat]) -> None:
    """Letters, guild cards, coffee, companions: whatever is asked can be answered."""
    seat = sit(bots=2, expansions=["mocha", "letters"])
    play_until(lambda: seat.over or seat.number > 40, seat)


def test_an_ordinary_turn_takes_two_activations(sit: Callable[..., Seat]) -> None:
    seat = sit(layout="short")
    seat.page.locator(".tile.legal [data-place='3']").click()
    card = seat.page.locator(".turn")
    expect(card).to_contain_text("Leave one assistant")
    expect(card).to_contain_text("Spice")
    seat.page.locator(".tile.chosen [data-place='3']").click()
    expect(seat.page.locator(FULL).nth(1)).to_be_visible()


def test_a_whole_dice_game_by_keyboard_alone(visit: Visit) -> None:
    """Tab to what is lit, Enter to look at it, Tab to the button that does it; from the first roll to the standings."""
    seat = visit.sit(game="dicegame", bots=2, bot="merchant", settings={"confirm": "never", "motion": "less"})
    player = Keyboard(seat.page, seat.api, seat.code, seat.tokens)
    player.play_to_end()
    expect(player.page.locator(".standings tbody tr")).to_have_count(3)


def test_a_whole_great_bazaar_by_keyboard_alone(visit: Visit) -> None:
    """Letters, guild cards, coffee, companions: from the first move to the standings keys reach whatever is asked."""
    seat = visit.sit(bots=3, bot="merchant", settings=QUIET, expansions=["mocha", "letters"])
    player = Keyboard(seat.page, seat.api, seat.code, seat.tokens)
    player.play_to_end()
    expect(player.page.locator(".standings tbody tr")).to_have_count(4)


def test_a_whole_board_game_by_names_alone(visit: Visit) -> None:
    """What assistive technology tells of the page, roles and names, is enough to play by, from the first move to the end."""
    seat = visit.sit(bots=3, bot="merchant", settings=QUIET)
    player = Ears(seat.page, seat.api, seat.code, seat.tokens)
    play_until(lambda: player.ended, player)
    ranked = [name.split()[:2] for _, role, name in player.heard() if role == "row"][1:]
    assert sorted(name for _, name in ranked) == ["Deniz", "Jonas", "Marie", "Usta"]
    assert ranked[0][0] == "1"
