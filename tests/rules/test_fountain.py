"""7 Fountain."""

import pytest

from scenes import at_table

rule = pytest.mark.rule


def at_fountain(**mine):
    return at_table(seats={0: {"merchant": 3, **mine}}).play("go 7")


@rule("P07a")
def test_any_of_the_own_assistants_may_return():
    scene = at_fountain(stack=1, assistants=[2, 9, 13])
    assert scene.options() == ["pass", "fetch 2", "fetch 9", "fetch 13", "fetch all"]


@rule("P07a")
def test_one_may_return_and_the_others_stay_out():
    scene = at_fountain(stack=1, assistants=[2, 9, 13]).play("fetch 9")
    assert scene.options() == ["done", "fetch 2", "fetch 13", "fetch all"]
    scene.play("done")
    assert scene.seat(0)["stack"] == ["own", "own"]
    assert scene.seat(0)["assistants"] == [2, 13]
    assert scene.actor == 1


@rule("P07a")
def test_two_of_three_may_return():
    scene = at_fountain(stack=1, assistants=[2, 9, 13]).play("fetch 13", "fetch 2")
    assert scene.options() == ["done", "fetch 9"]
    scene.play("done")
    assert scene.seat(0)["stack"] == ["own"] * 3
    assert scene.seat(0)["assistants"] == [9]


@rule("P07a")
@pytest.mark.parametrize("words", [["fetch all"], ["fetch 2", "fetch all"], ["fetch 13", "fetch 2", "fetch 9"]])
def test_all_may_return(words):
    scene = at_fountain(stack=1, assistants=[2, 9, 13]).play(*words)
    assert scene.seat(0)["stack"] == ["own"] * 4
    assert scene.seat(0)["assistants"] == []
    assert scene.actor == 1


@rule("P07a")
def test_all_five_return_to_who_has_the_blue_tile():
    scene = at_fountain(stack=0, tiles="blue", assistants=[2, 5, 9, 13, 16]).play("fetch all")
    assert scene.seat(0)["stack"] == ["own"] * 5


@rule("P07a")
def test_none_need_return():
    scene = at_fountain(stack=1, assistants=[2, 9, 13]).play("pass")
    assert scene.seat(0)["assistants"] == [2, 9, 13]
    assert scene.seat(0)["stack"] == ["own"]


@rule("P07a")
def test_without_an_assistant_out_there_is_nothing_to_do():
    scene = at_fountain()
    assert scene.actor == 1


@rule("P07a")
def test_the_assistants_of_others_stay_where_they_are():
    scene = at_table(
        seats={0: {"merchant": 3, "stack": 3, "assistants": [9]}, 1: {"stack": 2, "assistants": [4, 9]}}
    ).play("go 7")
    assert scene.options() == ["pass", "fetch 9"]
    assert scene.refuses("fetch 4")
    scene.play("fetch 9")
    assert scene.seat(1)["assistants"] == [4, 9]
    assert scene.seat(1)["stack"] == ["own"] * 2
    assert scene.seat(0)["stack"] == ["own"] * 4


@rule("P07b")
def test_for_the_family_member_they_go_to_the_merchant_at_the_police_station():
    scene = at_table(seats={0: {"merchant": 4, "stack": 2, "assistants": [9, 16]}}).play("go 12", "leave", "send 7")
    assert scene.options() == ["pass", "fetch 9", "fetch 12", "fetch 16", "fetch all"]
    scene.play("fetch 9", "fetch 16", "done")
    assert scene.seat(0)["merchant"] == 12
    assert scene.seat(0)["family"] == 7
    assert scene.seat(0)["stack"] == ["own"] * 3
    assert scene.seat(0)["assistants"] == [12]


@rule("P07a", "P07b")
def test_from_anywhere_means_also_from_the_merchants_own_place():
    scene = at_table(seats={0: {"merchant": 4}}).play("go 12", "leave", "send 7", "fetch 12")
    assert scene.seat(0)["stack"] == ["own"] * 4
    assert scene.seat(0)["assistants"] == []
