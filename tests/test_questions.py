"""What questions are about, as views tell it: the place, the dice, the price; no bare numbers, and nothing hidden."""

from __future__ import annotations

from typing import Any

import pytest

import bedesten
from bedesten.kernel.about import ABOUT
from bots.hidden import unknowable
from boxes import BOXES, Box
from dicegame import scenes as dice_scenes
from letters import at_kiosk, at_letters
from mocha import mocha_table
from scenes import at_table

EVERY = 23
"""At every so many decisions other hands are tried."""


def about(game: bedesten.Game) -> dict[str, Any]:
    """What the open question is about, as a spectator is told."""
    ask: Any = game.view()["ask"]
    assert set(ask) == {"question", "seat", "about"}
    found: dict[str, Any] = ask["about"]
    return found


# ── Every question that comes ──────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("box", BOXES.values(), ids=lambda box: box.name)
def test_every_question_says_what_it_is_about(box: Box) -> None:
    """Nothing but named things; what belongs to a place says which one, and everybody is told the same."""
    asked: set[str] = set()
    for seed in range(4):
        game = box.new(box.setups[seed * 7 % len(box.setups)], seed, chance="manual")
        for i, now in enumerate(box.wander(game, seed, 400)):
            found = about(now)
            view: Any = now.view()
            assert set(found) <= set(ABOUT)
            assert "place" not in found or found["place"] in view["board"]
            assert all(now.view(seat)["ask"] == view["ask"] for seat in range(len(view["seats"])))
            if "signs" in view and any(sign.get("name") == now.question for sign in view["signs"].values()):
                assert view["signs"][str(found["place"])]["name"] == now.question
            if i % EVERY == 0 and now.actor is not None and now.actor >= 0 and view["turn"]:
                assert unknowable(now, seed).view(now.actor)["ask"] == view["ask"]
            asked.add(str(now.question))
    assert len(asked) > 10


# ── The board game ─────────────────────────────────────────────────────────────────────────────────────────


def test_a_roll_at_the_tea_house_says_what_was_announced_and_rolled() -> None:
    scene = at_table(seats={0: {"merchant": 3, "tiles": "red"}})
    scene.play("go 9")
    assert about(scene.game) == {"place": 9, "piece": "merchant"}
    scene.play("leave")
    assert about(scene.game) == {"place": 9, "piece": "merchant"}
    scene.play("announce 8")
    here = {"place": 9, "piece": "merchant", "number": 8}
    assert about(scene.game) == here | {"seat": 0, "follows": "tea-house-roll"}
    scene.play("roll 3 4")
    assert about(scene.game) == here | {"pips": [3, 4]}


def test_the_family_member_is_the_piece_that_acts() -> None:
    scene = at_table(seats={0: {"merchant": 11, "family": 12}})
    scene.play("go 12", "leave", "send 9")
    assert (scene.game.question, about(scene.game)) == ("tea-house", {"place": 9, "piece": "family"})


def test_other_merchants_say_what_they_ask() -> None:
    scene = at_table(seats={0: {"merchant": 3, "lira": 9}, 1: {"merchant": 9}, 2: {"merchant": 9}})
    scene.play("go 9", "leave")
    assert about(scene.game) == {"place": 9, "piece": "merchant", "lira": 4}


def test_the_governor_is_paid_where_he_was_met() -> None:
    scene = at_table(seats={0: {"merchant": 3, "lira": 9}}, governor=9)
    scene.play("go 9", "leave", "pass", "governor")
    while scene.game.actor == bedesten.CHANCE:
        scene.game.play(scene.game.moves()[0])
    assert scene.game.question == "governor-price"
    assert about(scene.game) == {"place": 9, "piece": "merchant", "token": "governor", "lira": 2}


def test_a_card_played_before_the_movement_is_told() -> None:
    scene = at_table(seats={0: {"merchant": 3, "hand": "return", "assistants": [9]}})
    assert about(scene.game) == {}
    scene.play("play return 9")
    assert (scene.game.question, about(scene.game)) == ("move", {"begun": True})


# ── Expansions ─────────────────────────────────────────────────────────────────────────────────────────────


def test_a_bid_says_the_highest_and_whose_it_is() -> None:
    scene = at_letters(seats={0: {"merchant": 12, "lira": 9}, 1: {"lira": 9}, 2: {"lira": 9}})
    scene.play("go 23", "leave", "take red")
    start = {"place": 23, "piece": "merchant", "count": 2, "opener": 0, "laid": 0, "last_call": False}
    assert about(scene.game) == start | {"bid": 0}
    scene.play("bid 2")
    assert about(scene.game) == start | {"bid": 2, "bidder": 0}
    scene.play("bid 5", "pass")
    assert about(scene.game) == start | {"bid": 5, "bidder": 1, "last_call": True}


def test_hundreds_laid_down_for_a_bid_are_told() -> None:
    scene = at_letters(seats={0: {"merchant": 12, "lira": 250}}).play("go 23", "leave", "take red", "more", "more")
    assert (about(scene.game)["laid"], about(scene.game)["bid"]) == (200, 0)


def test_the_kiosk_says_who_opened_it_and_which_tile_is_used() -> None:
    scene = at_kiosk("two-lira", 2)
    here = {"place": 22, "piece": "merchant"}
    assert about(scene.game) == here | {"opener": 0}
    scene.play("choose two-lira")
    assert (scene.game.question, about(scene.game)) == ("kiosk-tile", here | {"tile": "two-lira"})
    scene.play("pass")
    assert (scene.game.question, scene.game.actor, about(scene.game)["opener"]) == ("kiosk-choice", 1, 0)


def test_a_guild_card_is_named_by_all_that_it_asks() -> None:
    scene = mocha_table({0: {}}, guild={0: [9]}).play("guild 9")
    assert about(scene.game) == {"guild": 9}
    scene.play("announce 7")
    assert about(scene.game) == {"guild": 9, "seat": 0, "number": 7, "follows": "guild-tea-house-roll"}
    fetched = mocha_table({0: {"assistants": [5, 8]}}, guild={0: [7]}).play("guild 7")
    assert about(fetched.game) == {"place": 7, "piece": "nobody", "guild": 7}


def test_trades_that_were_made_are_named() -> None:
    scene = mocha_table({0: {"merchant": 7, "lira": 9, "goods": "red"}}).play("go 17", "leave", "roast lira")
    assert about(scene.game) == {"place": 17, "piece": "merchant", "made": ["lira"]}


def test_the_barrier_names_its_places() -> None:
    scene = mocha_table({0: {"lira": 9}}, guild={0: [19]}, coffee={0: 1}).play("guild 19", "barrier 7 17")
    assert about(scene.game) == {"places": [7, 17], "guild": 19}


# ── The Dice Game ──────────────────────────────────────────────────────────────────────────────────────────


def test_a_payment_says_what_it_is_for_and_the_price() -> None:
    scene = dice_scenes.at_table(dice="red2 green blue", seats={0: {"markers": "yellow brown"}}).play("crystal")
    assert (scene.game.question, about(scene.game)) == ("pay", {"action": "crystal", "price": {"different": 2}})
    scene = dice_scenes.at_table(dice="red2", seats={0: {"markers": "red brown"}}).play("tile lira-red")
    assert (scene.game.question, about(scene.game)["tile"]) == ("pay", "lira-red")
    assert about(scene.game)["price"] == scene.game.view()["signs"]["tiles"]["lira-red"]["price"]
    scene = dice_scenes.at_table(dice="red", seats={0: {"markers": "red brown"}}).play("marker red")
    assert about(scene.game) == {"action": "marker", "goods": {"red": 1}, "price": {"red": 2}}


def test_an_offer_says_what_the_card_asks_and_gives() -> None:
    """The card is discarded by then, so that no sign shows it any more."""
    scene = dice_scenes.at_table(seats={0: {"markers": "red green blue"}})
    scene.play("cards 1", "reveal sell-two")
    area = {"gives": {"lira": 8}, "price": {"any": 2}, "otherwise": 1}
    offered = {"card": "sell-two", "area": "own", "deal": area}
    assert (scene.game.question, about(scene.game)) == ("offer", offered)
    assert scene.game.view()["signs"]["cards"] == {}
    scene.play("accept")
    assert (scene.game.question, about(scene.game)) == ("pay", offered | {"price": {"any": 2}})


def test_markers_of_choice_and_rolls_say_how_many() -> None:
    scene = dice_scenes.at_table(dice="red green yellow blue").play("markers")
    assert (scene.game.question, about(scene.game)) == ("take-markers", {"action": "markers", "count": 2})
    game = bedesten.new("dicegame", players=2, seed=1, chance="manual", start=1)
    while game.question != "roll":
        game.play(game.moves()[0])
    assert about(game) == {"seat": 1, "count": 5}


# ── Positions ──────────────────────────────────────────────────────────────────────────────────────────────


def test_a_question_of_a_view_sets_up_the_same_question() -> None:
    named: dict[str, Any] = {"start": 0, "seats": {0: {"merchant": 9, "lira": 9}, 1: {"merchant": 9}}}
    ask = {"question": "other-merchants", "seat": 0, "about": {"place": 9, "piece": "merchant", "lira": 2}}
    game = bedesten.position("istanbul", named | {"ask": ask}, players=3, seed=1)
    assert game.view()["ask"] == ask
    ask = {"question": "tea-house", "about": {"place": 9, "piece": "family"}}
    assert about(bedesten.position("istanbul", {"ask": ask}, players=3, seed=1)) == ask["about"]


@pytest.mark.parametrize(
    ("ask", "words"),
    [
        ({"question": "other-merchants", "about": {"place": 9, "lira": 4}}, "'lira' is 2, not 4"),
        ({"question": "tea-house-roll", "about": {"number": 8}}, "'number' is 0, not 8; put such a question by `asks`"),
        ({"question": "move", "about": {"pips": [1, 2]}}, "'pips' is not told"),
        ({"question": "tea-house", "about": {"place": 9, "piece": "cousin"}}, "there is no piece 'cousin'"),
    ],
    ids=["lira", "number", "pips", "piece"],
)
def test_a_question_that_would_be_about_something_else_is_refused(ask: dict[str, Any], words: str) -> None:
    named = {"start": 0, "seats": {0: {"merchant": 9, "lira": 9}, 1: {"merchant": 9}}, "ask": ask}
    with pytest.raises(bedesten.PositionError, match=words):
        bedesten.position("istanbul", named, players=3, seed=1)
