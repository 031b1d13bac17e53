"""What the editions play differently, and what only their rulebooks word differently."""

from typing import Any

import pytest

import bedesten
from scenes import Scene, at_table
from staging import counts

rule = pytest.mark.rule

EDITIONS = ("big-box", "first", "first-fr")
OF_2014 = ("first", "first-fr")
each_edition = pytest.mark.parametrize("edition", EDITIONS)
each_edition_of_2014 = pytest.mark.parametrize("edition", OF_2014)

ALL_GOODS = "red5 green5 yellow5 blue5"


def table(edition: str, me: dict[str, Any], players: int = 4, **more: Any) -> Scene:
    return at_table(players, {0: me} | more.pop("seats", {}), options={"edition": edition}, **more)


# ── The option ─────────────────────────────────────────────────────────────────────────────────────────────


@rule("ED-01")
@each_edition
def test_there_are_three_editions(edition):
    game = bedesten.new("istanbul", players=3, edition=edition, seed=1)
    assert game.options.as_dict()["edition"] == edition
    assert game.actor in (0, 1, 2)


@rule("ED-01")
def test_the_big_box_is_played_if_nothing_is_said():
    assert bedesten.new("istanbul", seed=1).options.as_dict()["edition"] == "big-box"
    scene = at_table(seats={0: {"merchant": 9, "lira": 23}}, rubies={16: 1}).play("go 16", "leave", "buy")
    assert scene.state["rubies"]["16"] == 1


@rule("ED-01")
@pytest.mark.parametrize("edition", ["second", "Big Box", "", None, 2014, ["first"]])
def test_there_is_no_other_edition(edition):
    with pytest.raises(bedesten.OptionError, match="edition: one of big-box, first, first-fr"):
        bedesten.new("istanbul", edition=edition, seed=1)


@rule("ED-05")
@each_edition_of_2014
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("expansions", ["mocha"]),
        ("expansions", ["letters"]),
        ("expansions", ["mocha", "letters"]),
        ("expansions", "mocha,letters"),
        ("variants", ["caravan-leader"]),
        ("variants", ["neutral-assistants", "caravan-leader"]),
    ],
)
def test_what_is_not_in_the_boxes_of_2014_is_refused(edition, option, value):
    with pytest.raises(bedesten.OptionError, match=f"{option}: .*'{edition}'.*big-box"):
        bedesten.new("istanbul", edition=edition, seed=1, **{option: value})


@rule("ED-05")
def test_the_caravan_leader_is_in_the_big_box():
    game = bedesten.new("istanbul", edition="big-box", variants=["caravan-leader"], seed=1)
    assert "caravan-leader" in game.state()["parts"]


# ── The last ruby of a track ───────────────────────────────────────────────────────────────────────────────


@rule("ED-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_big_box_the_last_gem_is_replaced_and_costs_23_for_ever(players):
    put = {"neutral_merchants": [10, 10, 10]} if players == 2 else {}
    me = {"merchant": 9, "lira": 23 * 3 + 22, "hand": "gem-again2"}
    scene = table("big-box", me, players, rubies={16: 1}, **put).play("go 16", "leave", "buy")
    for bought in (1, 2):
        assert (scene.seat(0)["rubies"], scene.state["rubies"]["16"]) == (bought, 1)
        assert scene.deal(16)["price"] == {"lira": 23}
        scene.play("play gem-again", "buy")
    assert (scene.seat(0)["rubies"], scene.seat(0)["lira"]) == (3, 22)
    assert scene.state["rubies"]["16"] == 1


@rule("ED-02")
def test_big_box_who_has_22_lira_can_not_buy_the_last_gem():
    scene = table("big-box", {"merchant": 9, "lira": 22}, rubies={16: 1}).play("go 16", "leave")
    assert scene.actor == 1


@rule("ED-02")
def test_big_box_the_ruby_before_the_last_is_not_replaced():
    me = {"merchant": 9, "lira": 45, "hand": "gem-again"}
    scene = table("big-box", me, rubies={16: 2}).play("go 16", "leave", "buy")
    assert (scene.state["rubies"]["16"], scene.seat(0)["lira"]) == (1, 23)
    scene.play("play gem-again", "buy")
    assert (scene.state["rubies"]["16"], scene.seat(0)["lira"]) == (1, 0)


@rule("ED-02")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_big_box_the_sultans_last_ruby_is_replaced_and_costs_ten_goods_for_ever(players):
    me = {"merchant": 6, "room": 5, "goods": ALL_GOODS, "hand": "palace-again"}
    scene = table("big-box", me, players, rubies={13: 1}).play("go 13", "leave", "deliver red yellow")
    assert scene.seat(0)["goods"] == {"red": 2, "green": 3, "yellow": 2, "blue": 3}
    assert (scene.seat(0)["rubies"], scene.state["rubies"]["13"]) == (1, 1)
    scene.play("play palace-again", "deliver green blue")
    assert scene.seat(0)["goods"] == {"red": 0, "green": 0, "yellow": 0, "blue": 0}
    assert (scene.seat(0)["rubies"], scene.state["rubies"]["13"]) == (2, 1)


@rule("ED-02")
@each_edition
def test_rubies_of_wainwright_and_mosques_are_not_replaced(edition):
    extended = table(edition, {"merchant": 16, "lira": 7, "room": 4}, rubies={1: 1}).play("go 1", "leave", "extend")
    assert (extended.seat(0)["rubies"], extended.state["rubies"]["1"]) == (1, 0)
    devout = table(edition, {"merchant": 2, "goods": "red2", "tiles": "green"}, rubies={14: 1})
    devout.play("go 14", "leave", "tile red")
    assert (devout.seat(0)["rubies"], devout.state["rubies"]["14"]) == (1, 0)


@rule("ED-03")
@each_edition_of_2014
def test_2014_the_last_gem_is_the_last(edition):
    me = {"merchant": 9, "lira": 99, "hand": "gem-again"}
    scene = table(edition, me, rubies={16: 1}).play("go 16", "leave", "buy")
    assert (scene.seat(0)["rubies"], scene.seat(0)["lira"]) == (1, 99 - 23)
    assert scene.state["rubies"]["16"] == 0
    assert "price" not in scene.deal(16)
    assert scene.actor == 1
    assert scene.hand(0) == {"gem-again": 1}


@rule("ED-03")
@each_edition_of_2014
def test_2014_the_sultans_last_ruby_is_the_last(edition):
    me = {"merchant": 6, "room": 5, "goods": ALL_GOODS, "hand": "palace-again"}
    scene = table(edition, me, rubies={13: 1}).play("go 13", "leave", "deliver red yellow")
    assert (scene.seat(0)["rubies"], scene.state["rubies"]["13"]) == (1, 0)
    assert "price" not in scene.deal(13)
    assert scene.actor == 1
    assert scene.hand(0) == {"palace-again": 1}


@rule("ED-03")
@each_edition_of_2014
@pytest.mark.parametrize(("place", "near", "words"), [(16, 9, "buy"), (13, 6, "deliver red yellow")])
def test_2014_at_an_empty_track_there_is_no_action_but_encounters(edition, place, near, words):
    me = {"merchant": near, "lira": 99, "room": 5, "goods": ALL_GOODS, "hand": "five-lira"}
    scene = table(edition, me, rubies={place: 0}, seats={1: {"family": place}}).play(f"go {place}", "leave")
    assert scene.options() == ["pass", "play five-lira"]
    assert scene.refuses(words)
    scene.play("pass")
    assert scene.can("catch blue lira")


# ── Assistants ─────────────────────────────────────────────────────────────────────────────────────────────

CROWD: dict[int, dict[str, Any]] = {1: {"merchant": 9}, 2: {"family": 9}}
"""Somebody to pay at the Tea House, and somebody to catch."""


def arrived(edition: str, me: dict[str, Any], **more: Any) -> Scene:
    return table(edition, {"merchant": 3, "lira": 2} | me, governor=9, seats=CROWD, **more).play("go 9")


@rule("ED-04")
def test_first_fr_an_assistant_is_left_in_any_case():
    scene = arrived("first-fr", {"stack": 2})
    assert scene.options() == ["leave", "leave and stop"]
    assert scene.refuses("stop")
    assert scene.refuses("pick up")


@rule("ED-04")
@pytest.mark.parametrize("stack", [1, 2, 4])
def test_first_fr_then_the_turn_may_end_at_once_unpaid_and_without_encounters(stack):
    scene = arrived("first-fr", {"stack": stack, "hand": "five-lira"}).play("leave and stop")
    assert (scene.actor, scene.asked) == (1, "move")
    assert len(scene.seat(0)["stack"]) == stack - 1
    assert scene.seat(0)["assistants"] == [9]
    assert (scene.seat(0)["lira"], scene.seat(1)["lira"]) == (2, 0)
    assert scene.seat(2)["family"] == 9
    assert scene.hand(0) == {"five-lira": 1}


@rule("ED-04")
def test_first_fr_or_it_goes_on_with_payment_action_and_encounters():
    scene = arrived("first-fr", {"stack": 2}).play("leave")
    assert scene.asked == "other-merchants"
    scene.play("pay")
    assert scene.asked == "tea-house"
    scene.play("announce 3", "roll 1 2")
    assert (scene.seat(0)["lira"], scene.seat(1)["lira"]) == (3, 2)
    assert scene.can("catch turquoise lira")


@rule("ED-04")
def test_first_fr_passing_up_the_action_later_leads_to_the_encounters():
    scene = arrived("first-fr", {"stack": 2}).play("leave", "pay", "pass")
    assert scene.asked == "encounters"
    scene.play("catch turquoise lira", "governor")
    assert scene.seat(2)["family"] == 12


@rule("ED-04")
def test_first_fr_whoever_does_not_pay_has_left_the_assistant():
    scene = arrived("first-fr", {"stack": 2}).play("leave", "refuse")
    assert scene.actor == 1
    assert scene.seat(0)["assistants"] == [9]


@rule("ED-04")
def test_first_fr_without_an_assistant_the_turn_ends():
    scene = arrived("first-fr", {"stack": 0})
    assert (scene.actor, scene.asked) == (1, "move")
    assert scene.seat(0)["assistants"] == []


@rule("ED-04")
def test_first_fr_one_fetched_by_the_yellow_tile_is_then_left():
    scene = arrived("first-fr", {"stack": 0, "assistants": [5], "tiles": "yellow", "lira": 4})
    assert scene.options() == ["stop", "recall 5"]
    scene.play("recall 5")
    assert scene.options() == ["leave", "leave and stop"]
    assert scene.play("leave and stop").seat(0)["assistants"] == [9]


@rule("ED-04")
@each_edition
def test_at_the_fountain_none_is_left_in_any_edition(edition):
    scene = table(edition, {"merchant": 3, "assistants": [5], "stack": 2}).play("go 7")
    assert scene.asked == "fountain"
    assert (len(scene.seat(0)["stack"]), scene.seat(0)["assistants"]) == (2, [5])


@rule("ED-04")
def test_first_fr_whoever_stays_by_card_leaves_one_as_well():
    scene = table("first-fr", {"merchant": 9, "hand": "stay"}).play("play stay")
    assert scene.options() == ["leave", "leave and stop"]


@rule("ED-04")
@pytest.mark.parametrize("edition", ["big-box", "first"])
def test_elsewhere_who_declines_keeps_the_assistant(edition):
    scene = arrived(edition, {"stack": 2})
    assert scene.options() == ["stop", "leave"]
    assert scene.refuses("leave and stop")
    scene.play("stop")
    assert scene.actor == 1
    assert (len(scene.seat(0)["stack"]), scene.seat(0)["assistants"]) == (2, [])


@rule("ED-06")
def test_first_fr_an_own_assistant_is_always_picked_up():
    scene = arrived("first-fr", {"stack": 1, "assistants": [9]})
    assert scene.asked == "other-merchants"
    assert (len(scene.seat(0)["stack"]), scene.seat(0)["assistants"]) == (2, [])


@rule("ED-06")
def test_first_fr_while_something_may_be_played_picking_up_is_the_only_answer():
    scene = arrived("first-fr", {"stack": 1, "assistants": [5, 9], "hand": "return five-lira"})
    assert set(scene.options()) == {"pick up", "play return 5", "play return 9", "play five-lira"}
    assert scene.refuses("stop")
    assert scene.refuses("leave and stop")
    scene.play("play return 9")
    assert scene.options() == ["leave", "leave and stop", "play five-lira"]


@rule("ED-06")
@pytest.mark.parametrize("words", ["leave", "leave and stop", "stop"])
def test_first_fr_the_reason_given_is_not_a_rule_of_other_editions(words):
    scene = arrived("first-fr", {"stack": 1, "assistants": [9], "hand": "five-lira"})
    reason = str(scene.game.why_not(words))
    assert "MOV-07" not in reason
    assert "stop" not in reason


@rule("ED-06")
@pytest.mark.parametrize("edition", ["big-box", "first"])
def test_elsewhere_he_need_not_be_picked_up(edition):
    scene = arrived(edition, {"stack": 1, "assistants": [9]})
    assert scene.options() == ["stop", "pick up"]
    scene.play("stop")
    assert scene.actor == 1
    assert (len(scene.seat(0)["stack"]), scene.seat(0)["assistants"]) == (1, [9])


# ── What is only worded differently ────────────────────────────────────────────────────────────────────────


@rule("ED-07")
@each_edition
def test_the_good_card_is_not_played_in_the_middle_of_an_action(edition):
    scene = table(edition, {"hand": "good", "lira": 4, "tiles": "green"}).play("go 2", "leave")
    assert scene.can("play good red")
    scene.play("fill")
    assert scene.asked == "green-tile"
    assert scene.refuses("play good blue")
    scene.play("add green")
    assert scene.can("play good blue")


@rule("ED-07")
@each_edition
def test_the_return_card_is_played_in_phase_1_until_an_assistant_is_left_or_picked_up(edition):
    me = {"hand": "return", "assistants": [5]}
    assert table(edition, me).can("play return 5")
    scene = table(edition, me).play("go 9")
    assert scene.can("play return 5")
    scene.play("leave")
    assert scene.asked == "tea-house"
    assert scene.refuses("play return 5")
    scene.play("announce 3", "roll 1 1")
    assert scene.actor == 1


@rule("ED-07")
@each_edition
def test_a_card_is_discarded_before_its_effect(edition):
    scene = table(edition, {"merchant": 6, "hand": "stay"}, discards="far").play("play stay", "leave")
    assert scene.state["discards"] == ["far", "stay"]
    scene.play("take discards")
    assert scene.hand() == {"stay": 1}


@rule("ED-08")
@each_edition
def test_the_black_market_is_8_and_the_tea_house_is_9_and_the_red_tile_serves_both(edition):
    black_market = table(edition, {"merchant": 4, "tiles": "red"}).play("go 8", "leave", "roll", "roll 2 5")
    assert black_market.options() == ["keep", "turn 2", "turn 5", "reroll"]
    black_market.play("turn 2", "take red")
    assert black_market.seat(0)["goods"] == {"red": 1, "green": 0, "yellow": 0, "blue": 2}
    tea_house = table(edition, {"merchant": 3, "tiles": "red"}).play("go 9", "leave", "announce 9", "roll 2 5")
    assert tea_house.options() == ["keep", "turn 2", "turn 5", "reroll"]
    assert tea_house.play("turn 2").seat(0)["lira"] == 9


@rule("ED-09")
@each_edition
def test_the_ten_known_demand_tiles_are_used(edition):
    tiles = {
        0: ["red2 green blue2", "red green blue3", "red2 yellow blue2", "red yellow blue3", "red green yellow blue2"],
        1: [
            "red green yellow2 blue",
            "red green2 yellow blue",
            "red green3 yellow",
            "red green2 yellow2",
            "green2 yellow2 blue",
        ],
    }
    for market, shown in tiles.items():
        assert len(table(edition, {}).demand(market)["unseen"]) == 4
        for top, goods in enumerate(shown):
            rest = [tile for tile in range(5) if tile != top]
            scene = table(edition, {}, demands={market: {"top": top, "unseen": rest}})
            assert scene.sign(10 + market)["demand"]["goods"] == counts(goods)
