"""6 Caravansary."""

import pytest

from scenes import at_table

rule = pytest.mark.rule


def at_caravansary(*, pile=None, discards="", **mine):
    return at_table(seats={0: {"merchant": 7, **mine}}, pile=pile, discards=discards).play("go 6", "leave")


@rule("P06a")
def test_two_cards_are_taken_and_one_of_the_hand_discarded():
    scene = at_caravansary(hand="stay")
    scene.play("take pile", "draw far", "draw good")
    assert scene.hand() == {"stay": 1, "far": 1, "good": 1}
    assert scene.asked == "discard"
    assert scene.options() == ["discard good", "discard stay", "discard far"]


@rule("P06a")
@pytest.mark.parametrize("card", ["return", "far", "market"])
def test_new_or_old_the_card_discarded_lies_on_top(card):
    scene = at_caravansary(hand="return", discards="stay").play("take pile", "draw far", "take pile", "draw market")
    assert scene.options() == ["discard market", "discard far", "discard return"]
    scene.play(f"discard {card}")
    assert scene.state["discards"] == ["stay", card]
    assert scene.hand() == {other: 1 for other in ("market", "far", "return") if other != card}
    assert scene.actor == 1


@rule("P06a")
def test_who_had_no_card_keeps_one_of_the_two():
    scene = at_caravansary().play("take pile", "draw stay", "draw stay")
    assert scene.options() == ["discard stay"]
    assert scene.play("discard stay").hand() == {"stay": 1}


@rule("P06b")
@pytest.mark.parametrize(
    ("words", "hand", "discards"),
    [
        (("take pile", "draw good", "take pile", "draw good"), {"good": 2}, ["stay", "far"]),
        (("take pile", "draw good", "take discards"), {"good": 1, "far": 1}, ["stay"]),
        (("take discards", "take pile", "draw good"), {"good": 1, "far": 1}, ["stay"]),
        (("take discards", "take discards"), {"stay": 1, "far": 1}, []),
    ],
)
def test_each_card_comes_from_the_pile_or_the_top_of_the_discards(words, hand, discards):
    scene = at_caravansary(discards="stay far").play(*words)
    assert scene.asked == "discard"
    assert scene.hand() == hand
    assert scene.state["discards"] == discards


@rule("P06b")
def test_without_discards_only_the_pile_is_there():
    scene = at_caravansary()
    assert scene.options() == ["pass", "take pile"]
    assert scene.refuses("take discards")


@rule("P06b")
def test_the_only_discard_can_be_taken_only_once():
    scene = at_caravansary(discards="stay").play("take discards")
    assert scene.asked == "draw"  # nothing but the pile is left for the second
    scene.play("draw far")
    assert scene.hand() == {"stay": 1, "far": 1}


@rule("P06b")
def test_the_pile_gives_what_is_in_it_and_not_what_is_discarded():
    scene = at_caravansary(pile="good far2", discards="stay").play("take pile")
    assert scene.options() == ["draw good", "draw far"]


@rule("P06b")
def test_the_last_card_of_the_pile_turns_the_discards_into_the_new_pile():
    scene = at_caravansary(pile="good", discards="stay far").play("take pile", "draw good")
    assert scene.state["discards"] == []
    assert scene.options() == ["draw stay", "draw far"]  # the second comes from the pile: there are no discards


@rule("P06a")
def test_with_a_single_card_left_that_is_all_one_takes():
    scene = at_caravansary(pile="good", hand="stay").play("take pile", "draw good")
    assert scene.asked == "discard"
    scene.play("discard stay")
    assert scene.hand() == {"good": 1}
    assert scene.state["pile"] == {"stay": 1}  # the empty pile is renewed as soon as there is a discard


@rule("P06c")
def test_the_first_card_is_seen_before_the_second_is_chosen():
    scene = at_caravansary(discards="stay far").play("take pile")
    assert scene.actor == -1
    scene.play("draw good")
    assert (scene.actor, scene.asked) == (0, "second-card")
    assert scene.game.view(0)["seats"][0]["hand"] == {"good": 1}
    assert scene.options() == ["take pile", "take discards"]
    assert scene.play("take discards").hand() == {"good": 1, "far": 1}


@rule("P06c")
def test_what_lies_beneath_the_first_discard_is_the_second_choice():
    scene = at_caravansary(discards="stay far").play("take discards")
    assert scene.asked == "second-card"
    assert scene.state["discards"] == ["stay"]


@rule("P06c", "BON-04")
def test_the_first_card_may_be_played_before_the_second_is_taken():
    """Even if there were no discards: then the card just played is one."""
    scene = at_caravansary(pile="five-lira good2").play("take pile", "draw five-lira")
    assert scene.asked == "second-card"
    scene.play("play five-lira", "take discards")
    assert scene.hand() == {"five-lira": 1}
    assert scene.seat(0)["lira"] == 5


@rule("P06a", "P06b")
def test_the_family_member_takes_cards_as_well():
    scene = at_table(seats={0: {"merchant": 7, "hand": "stay"}}, discards="far").play("go 12", "leave", "send 6")
    scene.play("take discards", "draw good", "discard stay")
    assert scene.hand() == {"far": 1, "good": 1}
    assert scene.state["discards"] == ["stay"]
