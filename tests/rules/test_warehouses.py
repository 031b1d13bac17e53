"""2 Fabric, 3 Spice and 4 Fruit Warehouse."""

import pytest

from scenes import GOODS, at_table

rule = pytest.mark.rule


def filled(place, start, room, goods):
    scene = at_table(seats={0: {"merchant": start, "room": room, "goods": goods}}).play(f"go {place}", "leave", "fill")
    return scene.seat(0)["goods"]


def only(good, count):
    return {other: count if other == good else 0 for other in GOODS}


@rule("P02a", "P03a", "P04a")
@pytest.mark.parametrize("room", [2, 3, 4, 5])
@pytest.mark.parametrize(("place", "good"), [(2, "red"), (3, "green"), (4, "yellow")])
def test_the_barrow_is_filled_with_the_warehouses_good_and_no_other(place, good, room):
    assert filled(place, 7, room, "") == only(good, room)
    assert filled(place, 7, room, f"{good}{room - 1}") == only(good, room)
    assert filled(place, 7, room, f"{good}{room}") == only(good, room)


@rule("P02a")
def test_fabric_leaves_the_other_goods_as_they_are():
    assert filled(2, 7, 4, "red green2 yellow3 blue4") == {"red": 4, "green": 2, "yellow": 3, "blue": 4}


@rule("P03a")
def test_spice_leaves_the_other_goods_as_they_are():
    assert filled(3, 7, 4, "red2 green yellow3 blue4") == {"red": 2, "green": 4, "yellow": 3, "blue": 4}


@rule("P04a")
def test_fruit_leaves_the_other_goods_as_they_are():
    assert filled(4, 7, 4, "red2 green3 yellow blue4") == {"red": 2, "green": 3, "yellow": 4, "blue": 4}


@rule("P02a", "P03a", "P04a")
@pytest.mark.parametrize(("place", "good"), [(2, "red"), (3, "green"), (4, "yellow")])
def test_filling_is_free(place, good):
    scene = at_table(seats={0: {"merchant": 7, "lira": 1}}).play(f"go {place}", "leave", "fill")
    assert scene.seat(0)["lira"] == 1
    assert scene.seat(0)["goods"] == only(good, 2)
