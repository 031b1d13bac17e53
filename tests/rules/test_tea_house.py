"""9 Tea House."""

import pytest

from scenes import at_table

rule = pytest.mark.rule


@rule("P09a")
def test_three_to_twelve_may_be_announced():
    scene = at_table(seats={0: {"merchant": 3}}).play("go 9", "leave")
    assert scene.options() == ["pass", *(f"announce {number}" for number in range(3, 13))]
    assert scene.refuses("announce 2")
    assert scene.refuses("announce 13")


@rule("P09b")
@pytest.mark.parametrize(
    ("announced", "roll", "lira"), [(8, "roll 3 5", 8), (8, "roll 6 6", 8), (8, "roll 3 4", 2), (12, "roll 6 5", 2)]
)
def test_as_many_lira_as_announced_or_two(announced, roll, lira):
    scene = at_table(seats={0: {"merchant": 3}}).play("go 9", "leave", f"announce {announced}", roll)
    assert scene.seat(0)["lira"] == lira
