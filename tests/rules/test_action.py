"""Phase 3: the action of the place."""

import pytest

from scenes import BESIDE, at_table

rule = pytest.mark.rule


def arrive(place, **mine):
    """Seat 0 has come to a place where the Governor waits, and has left an assistant, if need be."""
    seats = {0: {"merchant": BESIDE[place], **mine}}
    scene = at_table(seats=seats, governor=place, smuggler=BESIDE[place]).play(f"go {place}")
    return scene if place == 7 else scene.play("leave")


@rule("ACT-01")
@pytest.mark.parametrize("place", BESIDE)
def test_every_action_may_be_passed_up_and_phase_4_follows(place):
    scene = arrive(place, lira=30, room=4, goods="red4 green4 yellow4 blue4", assistants=[BESIDE[place]])
    assert scene.can("pass")
    assert len(scene.options()) > 1
    before = scene.seat(0)
    scene.play("pass")
    assert scene.asked == "encounters"
    assert scene.options() == ["done", "governor"]
    assert scene.seat(0) == before


@rule("ACT-01")
@pytest.mark.parametrize(
    ("place", "words"),
    [(1, "extend"), (2, "fill"), (5, "collect"), (10, "sell blue"), (13, "deliver"), (14, "tile red"), (16, "buy")],
)
def test_it_is_carried_out_once_and_phase_4_follows(place, words):
    scene = arrive(place, lira=60, room=4, goods="red4 green4 yellow4 blue4").play(words)
    if scene.asked == "demand":
        scene.play(scene.options()[0])
    assert scene.asked == "encounters"
    assert scene.options() == ["done", "governor"]


@rule("ACT-01")
@pytest.mark.parametrize("words", ["pass", "fill"])
def test_with_nobody_to_meet_the_turn_is_over(words):
    scene = at_table(governor=10, smuggler=10).play("go 3", "leave", words)
    assert (scene.asked, scene.actor) == ("move", 1)


@rule("ACT-01", "PAY-03")
def test_there_is_no_action_before_the_others_are_paid():
    scene = at_table(seats={0: {"lira": 9}, 1: {"merchant": 9}}).play("go 9", "leave")
    assert scene.refuses("announce 8")
    scene.play("pay")
    assert scene.can("announce 8")


TOO_LITTLE = [
    pytest.param(1, {"lira": 1}, "extend", id="one Lira for an extension, with the card 6"),
    pytest.param(1, {"lira": 30, "room": 5}, "extend", id="barrow complete"),
    pytest.param(7, {}, "fetch all", id="no assistant out"),
    pytest.param(10, {"goods": "yellow2"}, "sell yellow", id="large demand red2 green blue2"),
    pytest.param(11, {}, "sell red", id="nothing to sell"),
    pytest.param(12, {"family": 3}, "send 9", id="family member away"),
    pytest.param(13, {"goods": "red2 green2 yellow2"}, "deliver", id="blue is missing"),
    pytest.param(14, {"goods": "red green"}, "tile red", id="2 of a colour asked"),
    pytest.param(15, {"goods": "blue yellow"}, "tile blue", id="2 of a colour asked"),
    pytest.param(15, {"goods": "blue2", "tiles": "blue"}, "tile blue", id="tile owned"),
    pytest.param(16, {"lira": 11}, "buy", id="11 Lira for a ruby of 12"),
]


@rule("ACT-02")
@pytest.mark.parametrize(("place", "mine", "words"), TOO_LITTLE)
def test_what_can_not_be_fulfilled_can_not_be_chosen(place, mine, words):
    # With a card that might still be played the question stands.
    scene = arrive(place, hand="five-lira", **mine)
    assert scene.options() == ["pass", "play five-lira"]
    assert scene.refuses(words)


@rule("ACT-02")
@pytest.mark.parametrize(("place", "mine", "words"), TOO_LITTLE)
def test_it_is_not_even_asked_when_nothing_can_be_played_and_phase_4_follows(place, mine, words):
    scene = arrive(place, **mine)
    assert scene.asked == "encounters"
    assert scene.can("governor")


@rule("ACT-02")
@pytest.mark.parametrize(
    ("place", "mine", "words"),
    [
        (1, {"lira": 7}, "extend"),
        (7, {"assistants": [3]}, "fetch 3"),
        (10, {"goods": "green"}, "sell green"),
        (12, {"family": 12}, "send 9"),
        (13, {"goods": "red green yellow blue"}, "deliver"),
        (14, {"goods": "red2"}, "tile red"),
        (16, {"lira": 12}, "buy"),
    ],
)
def test_exactly_enough_is_enough(place, mine, words):
    assert arrive(place, **mine).can(words)


@rule("ACT-02", "GEN-13")
def test_a_card_played_now_may_make_it_possible():
    scene = arrive(1, lira=2, hand="five-lira").play("play five-lira")
    assert scene.options() == ["pass", "extend"]
    scene.play("extend")
    assert scene.seat(0)["lira"] == 0
    assert scene.seat(0)["room"] == 3


@rule("ACT-02")
def test_an_action_that_brings_nothing_is_possible_all_the_same():
    scene = arrive(2, goods="red2")
    assert scene.options() == ["pass", "fill"]


@rule("EX-01")
def test_the_indicators_count_one_blue_two_green_and_no_yellow_goods():
    # The demand tile of the Small Market asks for 2 green, 2 yellow and 1 blue.
    seats = {0: {"goods": "blue green2"}}
    demands = {1: {"top": 4, "unseen": [], "under": [0, 1, 2, 3]}}
    scene = at_table(seats=seats, demands=demands)
    assert scene.game.view(1)["seats"][0]["goods"] == {"red": 0, "green": 2, "yellow": 0, "blue": 1}
    scene.play("go 11", "leave")
    assert scene.can("sell green2 blue")
    assert scene.refuses("sell yellow")
    scene.play("sell green")
    assert scene.seat(0)["goods"] == {"red": 0, "green": 1, "yellow": 0, "blue": 1}
