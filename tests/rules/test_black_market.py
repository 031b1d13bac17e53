"""8 Black Market."""

import pytest

from scenes import at_table

rule = pytest.mark.rule


def rolled(roll, **mine):
    return at_table(seats={0: {"merchant": 6, **mine}}).play("go 8", "leave", "roll", roll)


ROLLS = [(first, second) for first in range(1, 7) for second in range(1, 7)]


@rule("P08b")
@pytest.mark.parametrize(("first", "second"), ROLLS)
def test_the_higher_the_roll_the_more_blue_goods(first, second):
    blue = {7: 1, 8: 1, 9: 2, 10: 2, 11: 3, 12: 3}.get(first + second, 0)
    scene = rolled(f"roll {first} {second}", room=5).play("take red")
    assert scene.seat(0)["goods"] == {"red": 1, "green": 0, "yellow": 0, "blue": blue}


@rule("P08b")
@pytest.mark.parametrize(("room", "blue"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_blue_goods_without_room_are_lost(room, blue):
    assert rolled("roll 6 6", room=room, goods="blue").seat(0)["goods"]["blue"] == blue


@rule("P08a")
@pytest.mark.parametrize("good", ["red", "green", "yellow"])
@pytest.mark.parametrize("roll", ["roll 1 1", "roll 3 4"])
def test_one_other_good_comes_with_every_roll(roll, good):
    scene = rolled(roll).play(f"take {good}")
    assert scene.seat(0)["goods"][good] == 1
    assert sum(scene.seat(0)["goods"].values()) == 1 + (roll == "roll 3 4")
    assert scene.actor == 1


@rule("P08a")
def test_it_is_chosen_after_the_roll_and_is_never_blue():
    scene = at_table(seats={0: {"merchant": 6}}).play("go 8", "leave")
    assert scene.options() == ["pass", "roll"]
    scene.play("roll")
    assert scene.actor == -1
    scene.play("roll 5 2")
    assert scene.seat(0)["goods"]["blue"] == 1  # known before the choice
    assert scene.options() == ["take red", "take green", "take yellow"]
    assert scene.refuses("take blue")


@rule("P08a", "P08b")
def test_a_full_barrow_takes_nothing_more():
    scene = rolled("roll 6 5", goods="red2 green2 yellow2 blue2").play("take green")
    assert scene.seat(0)["goods"] == {"red": 2, "green": 2, "yellow": 2, "blue": 2}


@rule("P08a", "P08b")
def test_the_family_member_rolls_here_as_well():
    scene = at_table(seats={0: {"merchant": 7, "room": 3}}).play("go 12", "leave", "send 8", "roll", "roll 6 5")
    scene.play("take yellow")
    assert scene.seat(0)["goods"] == {"red": 0, "green": 0, "yellow": 1, "blue": 3}


@rule("P09c")
def test_the_red_tile_comes_after_the_roll():
    scene = at_table(seats={0: {"merchant": 6, "tiles": "red"}}).play("go 8", "leave")
    assert scene.options() == ["pass", "roll"]
    scene.play("roll", "roll 1 2")
    assert scene.options() == ["keep", "turn 1", "turn 2", "reroll"]
    assert scene.seat(0)["goods"]["blue"] == 0
    scene.play("reroll", "roll 3 4")
    assert scene.options() == ["take red", "take green", "take yellow"]  # the tile works once
    assert scene.seat(0)["goods"]["blue"] == 1
