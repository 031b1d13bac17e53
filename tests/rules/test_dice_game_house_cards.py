"""The Dice Game: the bazaar cards of the house."""

from __future__ import annotations

import pytest

from dicegame.scenes import at_table

rule = pytest.mark.rule

COLOURS = ("red", "green", "yellow", "blue")


def using(card: str, *seats: dict, players: int = 3, **table):
    """Seat 0 has revealed this card by an action, and has no other dice."""
    return at_table(players, dict(enumerate(seats)), **table).play("cards 1", f"reveal {card}")


def lira(scene) -> list[int]:
    return [seat["lira"] for seat in scene.state["seats"]]


def number_of(card: str) -> int:
    return at_table().state["pile"][card]


@rule("DG-K01")
def test_four_lira():
    scene = using("four-lira", players=4)
    assert lira(scene) == [4, 1, 1, 1]
    assert number_of("four-lira") == 4


@rule("DG-K02")
@pytest.mark.parametrize("colour", COLOURS)
def test_two_markers_of_a_colour(colour):
    scene = using(f"two-{colour}")
    assert scene.markers() == {colour: 2}
    assert lira(scene) == [0, 1, 1]
    assert number_of(f"two-{colour}") == 1


@rule("DG-K03")
def test_two_markers_of_different_colours():
    scene = using("two-different", {}, {"markers": "brown"}, {})
    assert scene.options() == [
        "take red green",
        "take red yellow",
        "take red blue",
        "take green yellow",
        "take green blue",
        "take yellow blue",
    ]
    assert "different colours" in scene.refuses("take red2")
    scene.play("take red blue")
    assert scene.markers() == {"red": 1, "blue": 1}
    assert scene.actor == 2  # seat 1 has a marker, if only a brown one
    assert scene.options() == ["take red", "take green", "take yellow", "take blue"]
    assert scene.play("take yellow").markers(2) == {"yellow": 1}
    assert number_of("two-different") == 2


@rule("DG-K04")
def test_two_crystals():
    scene = using("two-crystals", {"crystals": 1}, {"crystals": 1}, {})
    assert [seat["crystals"] for seat in scene.state["seats"]] == [3, 1, 1]
    assert number_of("two-crystals") == 2


@rule("DG-K05")
def test_one_brown_marker():
    scene = using("one-brown")
    assert scene.markers() == {"brown": 1}
    assert scene.markers(1) == scene.markers(2) == {}
    assert number_of("one-brown") == 2


@rule("DG-K06")
@pytest.mark.parametrize("colour", COLOURS)
def test_sell_a_marker_of_a_colour(colour):
    scene = using(f"sell-{colour}", {"markers": f"{colour}2"}).play("accept")
    assert scene.markers() == {colour: 1}
    assert lira(scene) == [5, 0, 0]
    other = COLOURS[(COLOURS.index(colour) + 1) % 4]
    assert lira(using(f"sell-{colour}", {"markers": f"{other}2"})) == [1, 0, 0]
    assert number_of(f"sell-{colour}") == 1


@rule("DG-K06")
def test_dice_are_no_markers_to_sell():
    scene = using("sell-red", {}, dice="card red2")
    assert lira(scene)[0] == 1
    assert scene.dice == {"red": 2}


@rule("DG-K06", "DG-C8")
def test_which_marker_to_sell_is_a_choice():
    scene = using("sell-red", {"markers": "red brown"}).play("accept")
    assert scene.options() == ["pay red", "pay brown"]
    assert scene.play("pay brown").markers() == {"red": 1}
    scene = using("sell-red", {"markers": "red brown"}, dice="card red2").play("accept")
    assert scene.options() == ["pay red", "pay brown"]
    scene.play("pay red")
    assert scene.markers() == {"brown": 1}
    assert scene.dice == {"red": 2}


@rule("DG-K07")
def test_sell_any_two_markers():
    scene = using("sell-two", {"markers": "red2 brown"}).play("accept")
    assert scene.options() == ["pay red2", "pay red brown"]
    scene.play("pay red brown")
    assert scene.markers() == {"red": 1}
    assert lira(scene) == [8, 0, 0]
    assert lira(using("sell-two", {"markers": "red"})) == [1, 0, 0]
    assert number_of("sell-two") == 2


@rule("DG-K08")
def test_buy_two_brown_markers_for_four_lira():
    scene = using("buy-brown", {"lira": 4}).play("accept")
    assert scene.markers() == {"brown": 2}
    assert lira(scene) == [0, 0, 0]
    assert lira(using("buy-brown", {"lira": 3})) == [4, 0, 0]
    assert number_of("buy-brown") == 2


@rule("DG-K09")
def test_a_crystal_for_two_markers_of_choice():
    scene = using("crystal-for-markers", {"crystals": 2}).play("accept")
    assert len(scene.options()) == 10
    scene.play("take green2")
    assert scene.markers() == {"green": 2}
    assert scene.seat()["crystals"] == 1
    assert lira(using("crystal-for-markers")) == [1, 0, 0]
    assert number_of("crystal-for-markers") == 2


@rule("DG-K10")
@pytest.mark.parametrize(("tiles", "paid"), [("die", 3), ("die lira-blue", 4), ("die lira-blue card-red die", 6)])
def test_lira_for_mosque_tiles(tiles, paid):
    scene = using("mosque-lira", {"tiles": tiles}, {"tiles": "crystal-red"}).play("accept")
    assert lira(scene) == [paid, 0, 0]
    assert lira(using("mosque-lira")) == [1, 0, 0]
    assert number_of("mosque-lira") == 2


@rule("DG-K10", "DG-13")
def test_lira_for_mosque_tiles_are_taken_at_once_when_they_are_short():
    """6 Lira are taken, 3 lie in the supply: everybody who has one returns one, three times, and then all are taken."""
    scene = using("mosque-lira", {"tiles": "die lira-blue card-red die"}, {"lira": 84}, players=2).play("accept")
    assert lira(scene) == [6, 81]
    assert scene.supply["lira"] == 0


@rule("DG-K11")
def test_three_colours_to_show():
    three = {"markers": "red green blue"}
    scene = using("three-colours", three, {"markers": "red green brown"}, three).play("accept")
    assert scene.markers() == {"red": 1, "green": 1, "blue": 1, "brown": 1}
    assert lira(scene) == [0, 0, 2]
    assert lira(using("three-colours", {"markers": "red2 green2"}, three)) == [1, 2, 0]
    assert number_of("three-colours") == 2


@rule("DG-K12")
def test_three_crystals_to_show():
    scene = using("three-crystals", {"crystals": 3}, {"crystals": 2}, {"crystals": 3}).play("accept")
    assert lira(scene) == [6, 0, 2]
    assert [seat["crystals"] for seat in scene.state["seats"]] == [3, 2, 3]
    assert lira(using("three-crystals", {"crystals": 2}, {"crystals": 4})) == [1, 2, 0]
    assert number_of("three-crystals") == 1


@rule("DG-K13")
def test_exchange_a_mosque_tile():
    scene = using("exchange-tile", {"tiles": "die"}).play("accept", "tile action-blue", "open card-red")
    assert scene.seat()["tiles"] == ["action-blue"]
    assert scene.state["under"] == ["die"]
    assert lira(scene) == [0, 0, 0]
    assert lira(using("exchange-tile", {}, {"tiles": "die"})) == [1, 0, 0]
    assert number_of("exchange-tile") == 2


@rule("DG-K13", "DG-C4", "DG-C7")
def test_with_no_tile_open_a_tile_can_not_be_exchanged():
    scene = using("exchange-tile", {"tiles": "die"}, display="", unseen="")
    assert scene.seat()["tiles"] == ["die"]
    assert lira(scene) == [1, 0, 0]


@rule("DG-K14")
def test_a_ruby_of_the_right_carpet_for_twelve_lira():
    scene = using("ruby-for-lira", {"lira": 13}, rubies={"right": 2}).play("accept")
    assert scene.seat()["rubies"] == 1
    assert lira(scene) == [1, 0, 0]
    assert scene.state["rubies"]["right"] == 1
    assert lira(using("ruby-for-lira", {"lira": 11})) == [12, 0, 0]
    assert number_of("ruby-for-lira") == 1


@rule("DG-K15")
def test_a_ruby_of_the_left_carpet_for_a_marker_of_each_colour():
    scene = using("ruby-for-markers", {"markers": "red green yellow blue2"}, rubies={"left": 1}).play("accept")
    assert scene.seat()["rubies"] == 1
    assert scene.markers() == {"blue": 1}
    assert scene.state["rubies"]["left"] == 0
    assert lira(using("ruby-for-markers", {"markers": "red green yellow2"})) == [1, 0, 0]
    assert number_of("ruby-for-markers") == 1


@rule("DG-17", "DG-K14", "DG-K15")
def test_a_card_for_a_ruby_of_an_empty_track_brings_a_lira():
    assert lira(using("ruby-for-lira", {"lira": 20}, rubies={"right": 0})) == [21, 0, 0]
    scene = using("ruby-for-markers", {"markers": "red green yellow blue"}, rubies={"left": 0})
    assert lira(scene) == [1, 0, 0]
    assert scene.markers() == {"red": 1, "green": 1, "yellow": 1, "blue": 1}
