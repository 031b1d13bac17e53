"""The Dice Game: the supply runs short."""

from __future__ import annotations

import pytest

from dicegame.scenes import at_table

rule = pytest.mark.rule


@rule("DG-13")
def test_everybody_who_has_one_returns_one():
    scene = at_table(4, {0: {}, 1: {"markers": "red5"}, 2: {"markers": "red3"}}, dice="red2 card").play("marker red")
    assert [scene.markers(seat).get("red", 0) for seat in range(4)] == [1, 4, 2, 0]
    assert scene.supply["red"] == 1
    assert scene.told("return") == [
        {"event": "return", "seat": 1, "thing": "red", "count": 1},
        {"event": "return", "seat": 2, "thing": "red", "count": 1},
    ]


@rule("DG-13")
def test_you_too_return_one():
    scene = at_table(3, {0: {"markers": "red2"}, 1: {"markers": "red6"}}, dice="red2 card", actions=1)
    scene.play("marker red")
    assert [scene.markers(seat).get("red", 0) for seat in range(3)] == [2, 5, 0]
    assert scene.supply["red"] == 1


@rule("DG-13")
def test_again_until_there_is_enough():
    """Two are taken, and only one other player has any: two rounds."""
    scene = at_table(3, {1: {"markers": "blue8"}}, dice="red green yellow blue card").play("markers", "take blue2")
    assert [scene.markers(seat).get("blue", 0) for seat in range(3)] == [2, 6, 0]
    assert scene.supply["blue"] == 0
    assert len(scene.told("return")) == 2


@rule("DG-13")
def test_nobody_returns_anything_while_there_is_enough():
    scene = at_table(3, {1: {"markers": "blue6"}}, dice="red green yellow blue card").play("markers", "take blue2")
    assert scene.supply["blue"] == 0
    assert scene.told("return") == []


@rule("DG-13")
def test_what_is_there_is_not_taken_before_there_is_enough():
    scene = at_table(3, {1: {"markers": "blue7"}}, dice="red green yellow blue card").play("markers", "take blue2")
    assert [scene.markers(seat).get("blue", 0) for seat in range(3)] == [2, 6, 0]
    assert scene.supply["blue"] == 0


@rule("DG-13")
def test_what_you_pay_lies_in_the_supply_before_you_take():
    scene = at_table(3, {0: {"markers": "red2"}, 1: {"markers": "red6"}}).play("marker red")
    assert [scene.markers(seat).get("red", 0) for seat in range(3)] == [1, 6, 0]
    assert scene.supply["red"] == 1
    assert scene.told("return") == []


@rule("DG-13")
def test_crystals_run_short_as_well():
    scene = at_table(3, {1: {"crystals": 12}}, dice="red green card").play("crystal")
    assert (scene.seat(0)["crystals"], scene.seat(1)["crystals"], scene.supply["crystals"]) == (1, 11, 0)


@rule("DG-13")
def test_lira_run_short_as_well():
    scene = at_table(3, {0: {"lira": 1}, 1: {"lira": 40}, 2: {"lira": 45}}, dice="lira2 card").play("lira")
    # One Lira is left, four are wanted: all three return one.
    assert [scene.seat(seat)["lira"] for seat in range(3)] == [4, 39, 44]
    assert scene.supply["lira"] == 0


@rule("DG-13")
def test_brown_markers_run_short_as_well():
    scene = at_table(3, {1: {"markers": "brown6"}, 2: {"markers": "brown4"}}, dice="red green blue card").play("brown")
    assert [scene.markers(seat).get("brown", 0) for seat in range(3)] == [1, 5, 3]
    assert scene.supply["brown"] == 1


@rule("DG-13")
def test_income_may_find_the_supply_short():
    scene = at_table(3, {0: {"lira": 47}, 1: {"tiles": "lira-blue"}, 2: {"lira": 40}}, actions=1).play("done")
    assert [scene.seat(seat)["lira"] for seat in range(3)] == [45, 3, 38]
    assert scene.supply["lira"] == 1


@rule("DG-13")
def test_where_markers_are_scarce_a_die_may_be_kept():
    """One red marker is left in the supply: paying with a marker, you keep a die for the next action."""
    scene = at_table(3, {0: {"markers": "red2"}, 1: {"markers": "red5"}}, dice="red3 card").play("marker red")
    assert scene.asked == "keep-dice"
    assert scene.options() == ["use dice", "keep red", "keep red2"]
    scene.play("keep red2")
    assert scene.dice == {"red": 3, "card": 1}
    assert scene.markers() == {"red": 1}
    assert scene.supply["red"] == 2


@rule("DG-13")
def test_where_markers_are_scarce_dice_may_be_used_all_the_same():
    scene = at_table(3, {0: {"markers": "red2"}, 1: {"markers": "red5"}}, dice="red3 card")
    scene.play("marker red", "use dice")
    assert scene.dice == {"red": 1, "card": 1}
    assert scene.markers() == {"red": 3}


@rule("DG-13")
@pytest.mark.parametrize(("held", "asked"), [(5, False), (4, False), (3, True), (2, True), (0, True)])
def test_only_where_markers_are_scarce_are_you_asked(held, asked):
    """Four can't run short before the turn ends: two actions take four at the most. Nor can any, in the last action."""
    seats = {0: {"markers": "red"}, 1: {"markers": f"red{7 - held}"}}
    scene = at_table(3, seats, dice="red3 card").play("marker red")
    assert (scene.asked == "keep-dice") == asked
    assert at_table(3, seats, dice="red3 card", actions=1).play("marker red").state["active"] == 1


@rule("DG-13")
def test_where_brown_markers_are_scarce_they_may_be_paid_in_place_of_dice():
    seats = {0: {"markers": "brown"}, 1: {"markers": "brown6"}}
    scene = at_table(3, seats, dice="red green yellow").play("brown")
    assert scene.options() == [
        "pay red green yellow",
        "pay red green brown",
        "pay red yellow brown",
        "pay green yellow brown",
    ]
    scene.play("pay red green brown")
    assert scene.dice == {"yellow": 1}
    assert scene.markers() == {"brown": 1}
