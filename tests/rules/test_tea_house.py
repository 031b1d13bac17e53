"""9 Tea House."""

import pytest

from scenes import at_table

rule = pytest.mark.rule


def at_tea_house(**mine):
    return at_table(seats={0: {"merchant": 3, **mine}}).play("go 9", "leave")


@rule("P09a")
def test_three_to_twelve_may_be_announced():
    scene = at_table(seats={0: {"merchant": 3}}).play("go 9", "leave")
    assert scene.options() == ["pass", *(f"announce {number}" for number in range(3, 13))]
    assert scene.refuses("announce 2")
    assert scene.refuses("announce 13")


@rule("P09a")
def test_the_number_is_announced_before_the_dice_are_rolled():
    scene = at_tea_house().play("announce 7")
    assert scene.actor == -1
    assert scene.seat(0)["lira"] == 0
    assert scene.told("announce") == [{"event": "announce", "seat": 0, "number": 7}]
    scene.play("roll 6 6")
    assert scene.seat(0)["lira"] == 7  # what was announced, not what was rolled


@rule("P09b")
@pytest.mark.parametrize(
    ("announced", "roll", "lira"), [(8, "roll 3 5", 8), (8, "roll 6 6", 8), (8, "roll 3 4", 2), (12, "roll 6 5", 2)]
)
def test_as_many_lira_as_announced_or_two(announced, roll, lira):
    scene = at_table(seats={0: {"merchant": 3}}).play("go 9", "leave", f"announce {announced}", roll)
    assert scene.seat(0)["lira"] == lira


@rule("P09b")
@pytest.mark.parametrize("announced", range(3, 13))
def test_every_announcement_against_every_total(announced):
    for total in range(2, 13):
        first = max(1, total - 6)
        scene = at_tea_house(lira=1).play(f"announce {announced}", f"roll {first} {total - first}")
        assert scene.seat(0)["lira"] == 1 + (announced if total >= announced else 2)


@rule("P09b")
def test_the_family_member_plays_for_lira_as_well():
    scene = at_table(seats={0: {"merchant": 7}}).play("go 12", "leave", "send 9", "announce 5", "roll 1 4")
    assert scene.seat(0)["lira"] == 5


@rule("P09c")
def test_the_red_tile_comes_after_the_roll():
    scene = at_tea_house(tiles="red")
    assert not scene.can("reroll")
    scene.play("announce 9")
    assert scene.actor == -1
    scene.play("roll 2 5")
    assert scene.options() == ["keep", "turn 2", "turn 5", "reroll"]
    assert scene.seat(0)["lira"] == 0
    scene.play("turn 2")
    assert scene.seat(0)["lira"] == 9


@rule("P09c")
def test_without_the_tile_the_roll_stands():
    scene = at_tea_house().play("announce 9", "roll 2 5")
    assert scene.actor == 1
    assert scene.seat(0)["lira"] == 2


@rule("P09c")
def test_the_announcement_stays_when_both_dice_are_rolled_again():
    scene = at_tea_house(tiles="red").play("announce 9", "roll 2 5", "reroll", "roll 4 5")
    assert scene.actor == 1
    assert scene.seat(0)["lira"] == 9
