"""The Dice Game: the actions, and how they are paid."""

from __future__ import annotations

import pytest

from dicegame.scenes import at_table

rule = pytest.mark.rule

COLOURS = ("red", "green", "yellow", "blue")


def mine(markers: str = "", **more: object) -> dict:
    return {0: {"markers": markers, **more}}


# ── Dice and markers ───────────────────────────────────────────────────────────────────────────────────────


@rule("DG-11")
def test_each_die_serves_one_action():
    scene = at_table(dice="red2 green lira").play("marker red")
    assert scene.dice == {"green": 1, "lira": 1}
    assert not scene.can("ruby red")
    assert scene.refuses("marker green")


@rule("DG-11")
def test_an_action_is_finished_before_the_next():
    scene = at_table(dice="red green yellow blue lira2").play("markers")
    assert scene.asked == "take-markers"
    assert scene.refuses("lira")
    scene = at_table(dice="red green card2").play("cards 2", "reveal one-brown", "reveal four-lira")
    assert scene.options() == ["use four-lira", "use one-brown"]
    assert scene.refuses("crystal")


@rule("DG-12")
def test_markers_serve_as_icons_of_their_colour():
    scene = at_table(dice="red card", seats=mine("red2")).play("marker red")
    assert scene.dice == {"card": 1}
    assert scene.markers() == {"red": 2}  # one of two paid, one taken
    assert scene.supply["red"] == 6
    scene = at_table(seats=mine("green4")).play("ruby green")
    assert scene.markers() == {}
    assert scene.seat()["rubies"] == 1


@rule("DG-12")
def test_brown_markers_serve_as_any_colour():
    for colour in COLOURS:
        scene = at_table(dice=f"{colour} card", seats=mine("brown")).play(f"marker {colour}")
        assert scene.markers() == {colour: 1}
    scene = at_table(seats=mine("brown4")).play("brown", "marker blue")
    assert scene.markers() == {"blue": 1}
    assert at_table(seats=mine("red brown2")).can("marker yellow")
    assert not at_table(seats=mine("red2 brown")).can("marker yellow")


@rule("DG-12")
def test_lira_and_cards_are_no_goods():
    assert at_table(dice="lira4 card2").options() == ["done", "lira", "cards 1", "cards 2"]
    scene = at_table(dice="red lira4 card")
    assert not scene.can("crystal")
    assert not scene.can("marker red")


@rule("DG-12")
def test_goods_are_dice_and_markers_together():
    scene = at_table(dice="red2 green", seats=mine("red brown blue"))
    assert scene.can("ruby red")  # 2 dice, a marker, a brown marker
    assert scene.can("markers")
    assert not scene.can("ruby green")
    assert scene.refuses("ruby green")


@rule("DG-12")
def test_dice_go_before_markers_of_their_colour():
    scene = at_table(dice="red3 card", seats=mine("red2")).play("marker red")
    assert scene.dice == {"red": 1, "card": 1}
    assert scene.markers() == {"red": 3}


@rule("DG-12")
def test_a_marker_of_the_colour_or_a_brown_one_is_a_choice():
    scene = at_table(dice="red card", seats=mine("red brown")).play("marker red")
    assert scene.options() == ["pay red2", "pay red brown"]
    assert scene.play("pay red brown").markers() == {"red": 2}


@rule("DG-12")
def test_a_brown_marker_is_not_wasted_where_a_die_will_do():
    scene = at_table(dice="red green yellow", seats=mine("brown")).play("crystal")
    assert scene.options() == ["pay red green", "pay red yellow", "pay green yellow"]
    assert "the rules allow it, but 'pay red green'" in scene.refuses("pay red brown").lower()
    assert "you have only: red green yellow brown" in scene.refuses("pay red2").lower()


@rule("DG-12")
def test_which_dice_to_keep_is_a_choice():
    scene = at_table(dice="red green yellow card", seats=mine("blue")).play("crystal")
    assert scene.options() == [
        "pay red green",
        "pay red yellow",
        "pay red blue",
        "pay green yellow",
        "pay green blue",
        "pay yellow blue",
    ]
    scene.play("pay yellow blue")
    assert scene.dice == {"red": 1, "green": 1, "card": 1}
    assert scene.markers() == {}


@rule("DG-12")
def test_in_the_last_action_only_markers_matter():
    """Dice are lost anyway: nobody is asked which of them to pay, nor offered to pay markers in their stead."""
    scene = at_table(dice="red green yellow card", seats=mine("blue brown"), actions=1).play("crystal")
    assert scene.state["active"] == 1
    assert scene.markers() == {"blue": 1, "brown": 1}
    scene = at_table(dice="red card", seats=mine("green blue brown"), actions=1).play("crystal")
    assert scene.options() == ["pay red green", "pay red blue", "pay red brown"]


@rule("DG-12")
def test_what_can_not_be_paid_is_explained():
    scene = at_table(dice="red green yellow", seats=mine("blue")).play("crystal")
    assert "the price is 2 of different colours" in scene.refuses("pay red green yellow").lower()
    assert "you have only: red green yellow blue" in scene.refuses("pay red2").lower()
    assert "the price is 2 of different colours" in scene.refuses("pay purple").lower()


# ── Markers, crystals ──────────────────────────────────────────────────────────────────────────────────────


@rule("DG-A1")
@pytest.mark.parametrize("colour", COLOURS)
def test_two_equal_goods_bring_a_marker_of_their_colour(colour):
    scene = at_table(dice=f"{colour}2 card").play(f"marker {colour}")
    assert scene.markers() == {colour: 1}
    assert scene.supply[colour] == 7
    assert not at_table(dice=f"{colour} card").can(f"marker {colour}")


@rule("DG-A2")
def test_two_different_goods_bring_a_crystal():
    scene = at_table(dice="red blue card").play("crystal")
    assert scene.seat()["crystals"] == 1
    assert scene.dice == {"card": 1}
    assert not at_table(dice="red2 card").can("crystal")
    assert at_table(dice="red2 card", seats=mine("brown")).can("crystal")


@rule("DG-A3")
def test_three_different_goods_bring_a_brown_marker():
    scene = at_table(dice="red blue green card").play("brown")
    assert scene.markers() == {"brown": 1}
    assert scene.dice == {"card": 1}
    assert not at_table(dice="red2 green card").can("brown")


@rule("DG-A4")
def test_four_different_goods_bring_two_markers_of_choice():
    scene = at_table(dice="red blue green yellow card").play("markers")
    assert scene.dice == {"card": 1}
    assert set(scene.options()) == {
        *(f"take {colour}2" for colour in COLOURS),
        *(f"take {one} {other}" for i, one in enumerate(COLOURS) for other in COLOURS[i + 1 :]),
    }
    assert scene.play("take blue2").markers() == {"blue": 2}
    assert not at_table(dice="red blue green2 card").can("markers")


@rule("DG-A4")
def test_the_markers_of_choice_are_not_brown():
    scene = at_table(dice="red blue green yellow card").play("markers")
    assert not any("brown" in words for words in scene.options())
    assert scene.refuses("take red")
    assert scene.refuses("take red green blue")


# ── Lira ───────────────────────────────────────────────────────────────────────────────────────────────────


@rule("DG-A5")
@pytest.mark.parametrize("dice", [1, 2, 5])
def test_two_lira_for_each_lira_die(dice):
    scene = at_table(dice=f"lira{dice} card", seats=mine(lira=1)).play("lira")
    assert scene.seat()["lira"] == 1 + 2 * dice
    assert scene.dice == {"card": 1}  # all of them are used


@rule("DG-A5")
def test_at_least_one_lira_die_is_needed():
    scene = at_table(dice="red2 card")
    assert "no die shows lira" in scene.refuses("lira").lower()


@rule("DG-M5")
def test_a_marker_tile_brings_its_marker_with_take_lira():
    scene = at_table(dice="lira2 card", seats=mine(tiles="marker-green marker-blue lira-blue")).play("lira")
    assert scene.seat()["lira"] == 4
    assert scene.markers() == {"green": 1, "blue": 1}


@rule("DG-M5")
def test_a_marker_tile_brings_nothing_with_other_lira():
    scene = at_table(2, {1: {"tiles": "marker-green lira-blue"}}, actions=1).play("done")
    assert scene.seat(1)["lira"] == 3
    assert scene.markers(1) == {}
    scene = at_table(seats=mine(tiles="marker-green")).play("cards 1", "reveal four-lira")
    assert scene.seat()["lira"] == 4
    assert scene.markers() == {}


# ── Rubies ─────────────────────────────────────────────────────────────────────────────────────────────────


@rule("DG-A8")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("left", "price"), [(3, 4), (2, 5), (1, 6)])
def test_a_ruby_for_goods_of_one_colour(colour, left, price):
    scene = at_table(dice=f"{colour}{price} card", rubies={colour: left}).play(f"ruby {colour}")
    assert scene.seat()["rubies"] == 1
    assert scene.state["rubies"][colour] == left - 1
    assert scene.dice == {"card": 1}
    short = at_table(dice=f"{colour}{price - 1} card", rubies={colour: left})
    assert f"the price is {price} {colour}" in short.refuses(f"ruby {colour}").lower()


@rule("DG-A8", "EX-22")
def test_a_green_ruby_for_five_goods():
    scene = at_table(dice="green3 red card", seats=mine("green2"), rubies={"green": 2})
    assert scene.game.view()["signs"]["tracks"]["green"]["price"] == {"green": 5}
    scene.play("ruby green")
    assert scene.seat()["rubies"] == 1
    assert scene.dice == {"red": 1, "card": 1}
    assert scene.markers() == {}
    assert at_table(dice="green3 red card", seats=mine("green"), rubies={"green": 2}).refuses("ruby green")


@rule("DG-A9")
def test_the_first_ruby_of_the_left_carpet_costs_one_of_each():
    scene = at_table(dice="red green yellow blue card").play("ruby left")
    assert scene.seat()["rubies"] == 1
    assert scene.dice == {"card": 1}
    assert scene.state["rubies"]["left"] == 3
    assert at_table(dice="red2 green yellow card").refuses("ruby left")


@rule("DG-A9", "EX-23")
def test_the_third_ruby_of_the_left_carpet_costs_two_goods_more():
    scene = at_table(dice="red2 green2 yellow blue card", rubies={"left": 2})
    assert scene.game.view()["signs"]["tracks"]["left"]["price"] == {
        "red": 1,
        "green": 1,
        "yellow": 1,
        "blue": 1,
        "any": 2,
    }
    scene.play("ruby left")
    assert scene.seat()["rubies"] == 1
    assert scene.dice == {"card": 1}
    assert at_table(dice="red2 green yellow blue card", rubies={"left": 2}).refuses("ruby left")
    assert at_table(dice="red3 green3 card", rubies={"left": 2}).refuses("ruby left")
    assert at_table(dice="red2 green2 card", seats=mine("brown2"), rubies={"left": 2}).can("ruby left")


@rule("DG-A9")
def test_the_further_goods_of_the_left_carpet_are_a_choice():
    scene = at_table(dice="red2 green2 yellow blue card", rubies={"left": 3}).play("ruby left")
    assert scene.options() == ["pay red2 green yellow blue", "pay red green2 yellow blue"]
    assert scene.play("pay red green2 yellow blue").dice == {"red": 1, "card": 1}


@rule("DG-A10")
@pytest.mark.parametrize(("left", "price"), [(6, 10), (5, 12), (1, 20)])
def test_a_ruby_of_the_right_carpet_costs_lira(left, price):
    scene = at_table(seats=mine(lira=price + 1), rubies={"right": left}).play("ruby right")
    assert scene.seat()["rubies"] == 1
    assert scene.seat()["lira"] == 1
    assert scene.state["rubies"]["right"] == left - 1
    poor = at_table(seats=mine(lira=price - 1), rubies={"right": left})
    assert f"costs {price} lira, and you have {price - 1}" in poor.refuses("ruby right").lower()


@rule("DG-17")
@pytest.mark.parametrize("track", ["red", "left", "right"])
def test_an_empty_track_gives_no_ruby(track):
    scene = at_table(dice="red8 green", seats=mine("yellow2 blue2 brown3", lira=40), rubies={track: 0})
    assert "no ruby is left" in scene.refuses(f"ruby {track}").lower()
