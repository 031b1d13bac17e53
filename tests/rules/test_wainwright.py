"""1 Wainwright."""

import pytest

from scenes import at_table

rule = pytest.mark.rule


def at_wainwright(**mine):
    return at_table(seats={0: {"merchant": 11, **mine}}).play("go 1", "leave")


@rule("P01a")
@pytest.mark.parametrize(("lira", "left"), [(7, 0), (8, 1), (20, 13)])
def test_seven_lira_buy_an_extension(lira, left):
    scene = at_wainwright(lira=lira)
    assert scene.options() == ["pass", "extend"]
    scene.play("extend")
    assert scene.seat(0)["lira"] == left
    assert scene.seat(0)["room"] == 3


@rule("P01a")
def test_six_lira_are_not_enough():
    scene = at_wainwright(lira=6)
    assert scene.refuses("extend")
    assert scene.actor == 1  # nothing was left to decide


@rule("P01a")
def test_an_extension_gives_room_for_one_more_of_every_good():
    scene = at_wainwright(lira=7, goods="red2 green2 yellow2 blue2", hand="good4")
    assert not scene.can("play good red")
    scene.play("extend", "play good red", "play good green", "play good yellow", "play good blue")
    assert scene.seat(0)["goods"] == {"red": 3, "green": 3, "yellow": 3, "blue": 3}


@rule("P01a")
def test_the_action_buys_one_extension_only():
    scene = at_wainwright(lira=21).play("extend")
    assert scene.actor == 1
    assert scene.seat(0)["room"] == 3


@rule("P01b")
@pytest.mark.parametrize(("room", "rubies"), [(2, 0), (3, 0), (4, 1)])
def test_only_the_third_extension_brings_a_ruby(room, rubies):
    scene = at_wainwright(lira=7, room=room).play("extend")
    assert scene.seat(0)["room"] == room + 1
    assert scene.seat(0)["rubies"] == rubies
    assert scene.state["rubies"]["1"] == 4 - rubies


@rule("P01b")
def test_the_ruby_is_one_of_the_wainwrights_whoever_came_before():
    scene = at_table(
        rubies={1: 2}, seats={0: {"merchant": 11, "lira": 7, "room": 4}, 1: {"merchant": 3, "room": 5, "rubies": 1}}
    ).play("go 1", "leave", "extend")
    assert scene.state["rubies"] == {"1": 1, "14": 4, "15": 4, "13": 7, "16": 12}
    assert (scene.seat(0)["rubies"], scene.seat(1)["rubies"]) == (1, 1)


@rule("P01b")
def test_the_family_members_extension_counts_as_any_other():
    scene = at_table(seats={0: {"merchant": 7, "lira": 7, "room": 4}}).play("go 12", "leave", "send 1", "extend")
    assert scene.seat(0)["room"] == 5
    assert scene.seat(0)["rubies"] == 1


@rule("P01c")
def test_nobody_has_more_than_three_extensions():
    scene = at_wainwright(lira=50, room=5, rubies=1, hand="five-lira")
    assert scene.asked == "wainwright"
    assert scene.refuses("extend")
    assert scene.options() == ["pass", "play five-lira"]
