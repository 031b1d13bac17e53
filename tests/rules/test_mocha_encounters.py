"""Mocha & Baksheesh: the Coffee trader and the Encounter tile."""

import pytest

from mocha import coffee_of, goods_of, mocha_table, starting

rule = pytest.mark.rule


def met(tavern="", players=4, hand="", put=None, **mine):
    """Seat 0 has come to the Guild Hall, where the Coffee trader is, and passed up its action."""
    scene = mocha_table(
        {0: {"merchant": 7, "hand": hand, **mine}}, players, tavern={0: tavern}, coffee_trader=18, **(put or {})
    )
    return scene.play("go 18", "leave", "pass")


@rule("MB-10")
def test_a_coffee_for_two_lira_or_a_good():
    scene = met(lira=2, goods="red blue")
    assert scene.options() == ["done", "trader red", "trader blue", "trader lira"]
    scene.play("trader lira")
    assert coffee_of(scene) == 1
    assert scene.seat(0)["lira"] == 0
    scene = met(lira=2, goods="red blue").play("trader blue")
    assert coffee_of(scene) == 1
    assert goods_of(scene) == {"red": 1}
    assert scene.seat(0)["lira"] == 2


@rule("MB-10")
def test_then_he_is_rolled():
    scene = met(lira=2).play("trader lira")
    assert scene.asked == "token-roll"
    scene.play("roll 4 5")
    assert scene.state["tokens"]["coffee-trader"] == 9
    assert scene.actor == 1


@rule("MB-10")
def test_he_is_optional_and_stays_if_not_used():
    scene = met(lira=2).play("done")
    assert scene.state["tokens"]["coffee-trader"] == 18
    assert coffee_of(scene) == 0
    assert scene.actor == 1


@rule("MB-10")
def test_only_who_can_pay_meets_him_and_never_with_coffee():
    assert met(lira=1, put={"coffee": {0: 7}}).actor == 1
    scene = met(lira=1, hand="five-lira")
    assert scene.options() == ["done", "play five-lira"]
    scene.play("play five-lira")
    assert scene.can("trader lira")


@rule("MB-10", "ENC-11")
def test_he_is_met_once_a_turn_even_if_he_rolls_his_own_place():
    scene = mocha_table({0: {"merchant": 7, "lira": 9}}, coffee_trader=3).play("go 3", "leave", "pass")
    scene.play("smuggler red", "pay lira", "roll 1 1", "trader lira", "roll 1 2")
    assert scene.state["tokens"]["coffee-trader"] == 3
    assert scene.actor == 1


@rule("MB-10", "ENC-14")
def test_he_is_met_where_he_has_just_been_rolled():
    scene = mocha_table({0: {"merchant": 7, "lira": 9}}, governor=3, smuggler=3, coffee_trader=3)
    scene.play("go 3", "leave", "pass")
    assert scene.options() == [
        "done",
        "governor",
        "smuggler red",
        "smuggler green",
        "smuggler yellow",
        "smuggler blue",
        "trader lira",
    ]
    scene.play("smuggler red", "pay lira", "roll 6 6")
    assert scene.options() == ["done", "governor", "trader red", "trader lira"]
    scene.play("trader lira", "roll 2 2")
    assert scene.can("governor")


@rule("MB-10")
def test_he_is_no_business_of_the_family_member():
    scene = mocha_table({0: {"merchant": 7, "lira": 9}}, coffee_trader=3).play("go 12", "leave", "send 3", "fill")
    assert scene.actor == 1


@rule("MB-19")
def test_with_the_tile_nobody_met_is_paid():
    scene = met("encounter", lira=0)
    assert scene.options() == ["done", "trader"]
    scene.play("trader", "roll 1 1")
    assert coffee_of(scene) == 1
    assert scene.actor == 1


@rule("MB-19")
def test_governor_and_smuggler_are_rolled_as_ever():
    scene = mocha_table({0: {"merchant": 7, "lira": 9}}, tavern={0: "encounter"}, governor=18, smuggler=18)
    scene.play("go 18", "leave", "pass", "governor", "draw far")
    assert scene.asked == "token-roll"
    scene.play("roll 1 1")
    assert scene.asked == "encounters"
    assert scene.hand(0) == {"far": 1}
    scene.play("smuggler blue")
    assert scene.asked == "token-roll"
    scene.play("roll 1 1")
    assert scene.seat(0)["lira"] == 9
    assert goods_of(scene) == {"blue": 1}
    assert scene.actor == 1


@rule("MB-19")
def test_the_tile_is_its_owners_alone():
    scene = mocha_table({0: {"merchant": 7, "lira": 9}}, tavern={1: "encounter", 0: "movement"}, smuggler=18)
    scene.play("go 18", "leave", "pass", "smuggler blue")
    assert starting(scene, "pay") == ["pay lira", "pay blue"]


@rule("MB-19", "ENC-02")
def test_family_members_are_caught_as_ever():
    scene = mocha_table({0: {"merchant": 7}, 1: {"family": 18}}, tavern={0: "encounter"}).play("go 18", "leave", "pass")
    assert scene.options() == ["catch blue lira", "catch blue card"]
