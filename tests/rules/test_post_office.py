"""5 Post Office."""

from typing import Any

import pytest

from scenes import GOODS, at_table

rule = pytest.mark.rule

STATES = ["green yellow", "red yellow", "red yellow", "red blue", "red blue"]
LIRA = [2, 2, 3, 3, 4]


def at_post_office(**mine):
    mail = mine.pop("mail", 0)
    return at_table(seats={0: {"merchant": 12, **mine}}, mail=mail).play("go 5", "leave")


def one_each(words):
    return {good: int(good in words.split()) for good in GOODS}


@rule("P05a", "P05d")
@pytest.mark.parametrize("down", range(5))
def test_the_four_open_spaces_pay(down):
    scene = at_post_office(mail=down).play("collect")
    assert scene.seat(0)["goods"] == one_each(STATES[down])
    assert scene.seat(0)["lira"] == LIRA[down]


@rule("P05b")
@pytest.mark.parametrize("down", range(4))
def test_one_indicator_slides_down_each_time(down):
    assert at_post_office(mail=down).play("collect").state["mail"] == down + 1


@rule("P05c")
def test_with_all_four_down_all_go_up():
    assert at_post_office(mail=4).play("collect").state["mail"] == 0


@rule("P05b", "P05c", "P05d")
def test_five_players_get_five_different_mails_and_then_the_first_comes_again():
    seats: dict[int, dict[str, Any]] = {seat: {"lira": 8} for seat in range(5)}
    seats[0]["hand"] = "stay"
    scene = at_table(5, seats=seats)
    got = []
    for seat in range(6):
        words = ["play stay", "pick up", "pay"] if seat == 5 else ["go 5", "leave"] + ["pay"] * (seat > 0)
        scene.play(*words)
        before = scene.seat(seat % 5)
        scene.play("collect")
        after = scene.seat(seat % 5)
        goods = [good for good in GOODS for _ in range(after["goods"][good] - before["goods"][good])]
        got.append((" ".join(goods), after["lira"] - before["lira"]))
    assert got == [*zip(STATES, LIRA), ("green yellow", 2)]


@rule("P05b")
def test_passing_moves_no_indicator():
    scene = at_post_office(mail=1).play("pass")
    assert scene.state["mail"] == 1
    assert scene.seat(0)["lira"] == 0


@rule("P05a", "P05b")
def test_a_good_without_room_is_lost_and_the_rest_stands():
    scene = at_post_office(mail=1, goods="red2 yellow").play("collect")
    assert scene.seat(0)["goods"] == {"red": 2, "green": 0, "yellow": 2, "blue": 0}
    assert scene.seat(0)["lira"] == 2
    assert scene.state["mail"] == 2


@rule("EX-03")
def test_two_indicators_are_down():
    scene = at_table(seats={0: {"merchant": 12}, 1: {"lira": 2}}, mail=2).play("go 5", "leave", "collect")
    assert scene.seat(0)["lira"] == 3
    assert scene.seat(0)["goods"] == {"red": 1, "green": 0, "yellow": 1, "blue": 0}
    # The third indicator goes from blue onto yellow, so the next mail has the one instead of the other.
    scene.play("go 5", "leave", "pay", "collect")
    assert scene.seat(1)["lira"] == 3
    assert scene.seat(1)["goods"] == {"red": 1, "green": 0, "yellow": 0, "blue": 1}
