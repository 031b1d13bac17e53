"""The Dice Game: mosque tiles and the rubies of the mosque."""

from __future__ import annotations

import pytest

from dicegame.scenes import at_table

rule = pytest.mark.rule

FOUR = "lira-green crystal-red card-green action-red"
COLOURS = ("red", "green", "yellow", "blue")


@rule("DG-A7")
def test_a_tile_is_paid_and_taken_and_the_display_refilled():
    scene = at_table(dice="red3 card").play("tile lira-red")
    assert scene.seat()["tiles"] == ["lira-red"]
    assert scene.dice == {"card": 1}
    assert scene.asked == "open"
    assert scene.game.chances()
    scene.play("open lira-green")
    assert scene.state["display"] == ["lira-green", "crystal-green", "card-yellow", "action-blue", "marker-red", "die"]
    assert scene.asked == "action"


@rule("DG-A7")
def test_only_open_tiles_can_be_taken():
    scene = at_table(dice="red5 green3 card")
    assert scene.can("tile lira-red")
    assert "is open" in scene.refuses("tile lira-green")


@rule("DG-A7")
def test_equal_tiles_are_offered_once():
    scene = at_table(dice="red green yellow blue card", display="die die die lira-red lira-blue lira-green")
    assert scene.options().count("tile die") == 1
    scene.play("tile die", "open die")
    assert scene.state["display"].count("die") == 3


@rule("DG-A7")
def test_when_nothing_is_unseen_the_tiles_under_the_stack_follow_in_their_order():
    scene = at_table(
        dice="red3 card", display="lira-red die die die die card-red", unseen="", under="card-blue lira-blue"
    )
    scene.play("tile lira-red")
    assert scene.asked == "action"
    assert "card-blue" in scene.state["display"]
    assert scene.state["under"] == ["lira-blue"]
    assert scene.told("open") == [{"event": "open", "tile": "card-blue"}]


@rule("DG-A7")
def test_when_the_stack_is_used_up_the_display_dwindles():
    scene = at_table(dice="red3 card", display="lira-red die die die die card-red", unseen="").play("tile lira-red")
    assert scene.state["display"] == ["card-red", "die", "die", "die", "die"]
    assert scene.asked == "action"


@rule("DG-M7")
@pytest.mark.parametrize("kind", ["lira", "crystal", "card", "action", "marker"])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_tile_costs_three_goods_of_its_colour(kind, colour):
    tile = f"{kind}-{colour}"
    display = f"{tile} die die die die " + ("lira-red" if tile != "lira-red" else "lira-blue")
    assert at_table(dice=f"{colour}3 card", display=display).can(f"tile {tile}")
    scene = at_table(dice=f"{colour}2 card", display=display)
    assert f"3 {colour}" in scene.refuses(f"tile {tile}")


@rule("DG-M7")
def test_a_die_tile_costs_four_different_goods():
    scene = at_table(dice="red green yellow blue card").play("tile die")
    assert scene.dice == {"card": 1}
    assert scene.seat()["tiles"] == ["die"]
    assert "4 of different colours" in at_table(dice="red green yellow2 card").refuses("tile die")


@rule("DG-M5")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_marker_tile_gives_a_marker_of_its_own_colour(colour):
    display = "lira-red lira-green lira-blue die die die"
    scene = at_table(dice="lira card", display=display, seats={0: {"tiles": f"marker-{colour}"}}).play("lira")
    assert scene.markers() == {colour: 1}


@rule("DG-19")
@pytest.mark.parametrize(
    ("players", "before", "ruby"), [(4, 3, True), (4, 2, False), (3, 4, True), (3, 3, False), (2, 4, True)]
)
def test_the_tile_that_makes_the_number_brings_a_ruby_at_once(players, before, ruby):
    tiles = " ".join(FOUR.split()[:before])
    scene = at_table(players, {0: {"tiles": tiles}}, dice="red3 card").play("tile lira-red")
    assert scene.asked == "open"  # even before the next tile is known
    assert scene.seat()["rubies"] == ruby
    assert scene.seat()["mosque_ruby"] is ruby
    lying = {2: 2, 3: 3, 4: 3}[players]
    assert scene.state["rubies"]["mosque"] == lying - ruby


@rule("DG-19")
def test_more_tiles_bring_no_more_rubies():
    scene = at_table(3, {0: {"tiles": f"{FOUR} marker-blue", "mosque_ruby": True}}, dice="red3 card")
    assert scene.play("tile lira-red").seat()["rubies"] == 0


@rule("DG-19")
def test_the_number_must_be_exact():
    """Such a position can't come about by the rules, but it shows what is counted."""
    scene = at_table(3, {0: {"tiles": f"{FOUR} marker-blue"}}, dice="red3 card")
    assert scene.play("tile lira-red").seat()["rubies"] == 0


@rule("DG-19")
def test_the_ruby_comes_once_whatever_is_given_up():
    seats = {0: {"tiles": f"{FOUR} marker-blue", "mosque_ruby": True}}
    scene = at_table(3, seats).play("cards 1", "reveal exchange-tile", "accept", "give-up marker-blue", "tile lira-red")
    assert len(scene.seat()["tiles"]) == 5
    assert scene.seat()["rubies"] == 0
    assert scene.state["rubies"]["mosque"] == 3


@rule("DG-19")
def test_a_tile_from_a_card_counts_as_well():
    """With four tiles one of which is exchanged there are still four; with 4 players that is the number."""
    seats = {0: {"tiles": FOUR}}
    scene = at_table(4, seats).play("cards 1", "reveal exchange-tile", "accept", "give-up action-red", "tile lira-red")
    assert scene.seat()["rubies"] == 1


@rule("DG-17", "DG-19")
def test_an_empty_mosque_gives_no_ruby():
    scene = at_table(3, {0: {"tiles": FOUR}}, dice="red3 card", rubies={"mosque": 0}).play("tile lira-red")
    assert scene.seat()["rubies"] == 0
    assert len(scene.seat()["tiles"]) == 5


@rule("DG-M6")
def test_the_die_of_a_new_tile_is_not_rolled_in_this_turn():
    scene = at_table(dice="red green yellow blue card").play("tile die", "open die")
    assert scene.dice == {"card": 1}
    assert scene.state["actions"] == 1


@rule("DG-M6")
def test_a_die_leaves_with_its_tile():
    scene = at_table(2, {1: {"tiles": "card-red die"}}, actions=1).play("done")
    scene.play("reveal exchange-tile", "accept", "give-up die", "tile lira-red", "open die")
    assert scene.asked == "roll"
    assert scene.can("roll red5")


@rule("DG-M3")
def test_a_card_tile_reveals_a_card_which_is_carried_out_and_discarded():
    scene = at_table(2, {1: {"tiles": "card-red"}}, actions=1).play("done", "reveal two-blue")
    assert scene.markers(1) == {"blue": 2}
    assert scene.seat(0)["lira"] == 1
    assert scene.state["discards"] == ["two-blue"]
    assert scene.asked == "roll"


@rule("DG-M3")
def test_two_card_tiles_reveal_one_card_after_the_other():
    scene = at_table(2, {1: {"tiles": "card-red card-blue"}}, actions=1).play("done", "reveal two-blue")
    assert scene.markers(1) == {"blue": 2}
    scene.play("reveal sell-blue", "accept")
    assert scene.markers(1) == {"blue": 1}
    assert scene.seat(1)["lira"] == 5
    assert scene.asked == "roll"


@rule("DG-M1")
def test_a_lira_tile_brings_three_lira_at_the_beginning_of_each_turn():
    scene = at_table(2, {1: {"tiles": "lira-blue"}}, actions=1).play("done")
    assert scene.seat(1)["lira"] == 3
    scene.play("roll card5", "done", "roll card5", "done")
    assert scene.seat(1)["lira"] == 6


@rule("DG-M2")
def test_a_crystal_tile_brings_a_crystal_that_can_be_used_at_once():
    scene = at_table(2, {1: {"tiles": "crystal-blue"}}, actions=1).play("done", "roll card5")
    assert scene.seat(1)["crystals"] == 1
    assert scene.asked == "reroll"


@rule("DG-M4")
def test_an_action_tile_brings_one_more_action_each_turn():
    scene = at_table(2, {1: {"tiles": "action-red"}}, actions=1).play("done", "roll card5")
    assert scene.state["actions"] == 3
    scene.play("done", "roll card5")
    assert scene.state["actions"] == 2
