"""Phase 2: other merchants."""

import pytest

from scenes import BESIDE, at_table

rule = pytest.mark.rule

AT_TEA = {"merchant": 9}
"""A rival whose merchant stands at the Tea House."""


def lira(scene):
    return [seat["lira"] for seat in scene.state["seats"]]


@rule("PAY-01")
def test_each_merchant_at_the_target_gets_two_lira():
    seats = {0: {"lira": 10}, 1: AT_TEA, 2: {"merchant": 16}, 3: AT_TEA, 4: {"merchant": 9, "lira": 1}}
    scene = at_table(5, seats=seats).play("go 9", "leave")
    assert scene.options() == ["refuse", "pay"]
    scene.play("pay")
    assert lira(scene) == [4, 2, 0, 2, 3]
    assert scene.asked == "tea-house"


@rule("PAY-01")
def test_whose_turn_it_is_pays_whoever_he_is():
    seats = {0: AT_TEA, 1: {"merchant": 9, "lira": 1}, 2: {"merchant": 3, "lira": 4}}
    scene = at_table(3, active=2, seats=seats).play("go 9", "leave", "pay")
    assert lira(scene) == [2, 3, 0]


@rule("PAY-01")
def test_nobody_there_nothing_to_pay():
    scene = at_table(seats={0: {"lira": 10}, 1: {"merchant": 3}}).play("go 9", "leave")
    assert scene.asked == "tea-house"
    assert lira(scene) == [10, 0, 0, 0]


@rule("PAY-01", "PAY-04")
@pytest.mark.parametrize("place", BESIDE)
def test_at_every_place_but_the_fountain(place):
    seats = {
        0: {"merchant": BESIDE[place], "assistants": [place] if place != 7 else [9], "lira": 2},
        1: {"merchant": place},
    }
    scene = at_table(seats=seats).play(f"go {place}")
    if place == 7:
        assert scene.asked == "fountain"
    else:
        scene.play("pick up", "pay")
        assert lira(scene) == [0, 2, 0, 0]


@rule("EX-02")
def test_four_lira_for_two_merchants():
    scene = at_table(seats={0: {"lira": 5}, 2: AT_TEA, 3: AT_TEA}).play("go 9", "leave", "pay")
    assert lira(scene) == [1, 0, 2, 2]


@rule("EX-02", "PAY-02")
def test_three_lira_for_two_merchants_end_the_turn():
    scene = at_table(seats={0: {"lira": 3}, 2: AT_TEA, 3: AT_TEA}, governor=9).play("go 9", "leave")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert lira(scene) == [3, 0, 0, 0]
    assert scene.seat(0)["assistants"] == [9]


@rule("PAY-02")
def test_it_is_all_or_none():
    # The card keeps the question open; with the 3 Lira at hand no single merchant can be paid.
    scene = at_table(seats={0: {"lira": 3, "hand": "five-lira"}, 2: AT_TEA, 3: AT_TEA}).play("go 9", "leave")
    assert scene.options() == ["refuse", "play five-lira"]
    assert scene.refuses("pay")
    scene.play("play five-lira", "pay")
    assert lira(scene) == [4, 0, 2, 2]


@rule("PAY-03")
@pytest.mark.parametrize("rivals", [1, 2, 3])
def test_exactly_enough_and_one_too_little(rivals):
    others = dict.fromkeys(range(1, rivals + 1), AT_TEA)
    scene = at_table(seats={0: {"lira": 2 * rivals}, **others}).play("go 9", "leave", "pay")
    assert scene.seat(0)["lira"] == 0
    assert scene.asked == "tea-house"
    scene = at_table(seats={0: {"lira": 2 * rivals - 1}, **others}).play("go 9", "leave")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert lira(scene) == [2 * rivals - 1, 0, 0, 0]


@rule("PAY-03")
@pytest.mark.parametrize(("assistants", "word", "stack"), [([], "leave", 2), ([9], "pick up", 4)])
def test_who_refuses_ends_his_turn_and_the_assistant_stays_where_he_is(assistants, word, stack):
    seats = {0: {"stack": 3, "assistants": assistants, "lira": 9, "hand": "five-lira"}, 1: AT_TEA, 2: {"family": 9}}
    scene = at_table(seats=seats, governor=9, smuggler=9).play("go 9", word, "refuse")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.seat(0)["stack"] == ["own"] * stack
    assert scene.seat(0)["assistants"] == ([9] if word == "leave" else [])
    assert lira(scene) == [9, 0, 0, 0]
    assert scene.seat(2)["family"] == 9
    assert scene.hand(0) == {"five-lira": 1}


@rule("PAY-03")
def test_the_assistant_comes_before_the_money():
    scene = at_table(seats={0: {"stack": 3, "assistants": [9], "lira": 1}, 1: AT_TEA}).play("go 9", "pick up")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.seat(0)["stack"] == ["own"] * 4
    assert scene.seat(0)["assistants"] == []


@rule("PAY-03", "GEN-13")
def test_a_card_played_now_may_bring_the_money():
    scene = at_table(seats={0: {"lira": 1, "family": 3, "hand": "family-home"}, 1: AT_TEA}).play("go 9", "leave")
    assert scene.refuses("pay")
    scene.play("play family-home lira", "pay")
    assert lira(scene) == [2, 2, 0, 0]
    assert scene.asked == "tea-house"


@rule("PAY-03", "GEN-13")
def test_who_is_still_too_poor_after_his_last_card_ends_his_turn():
    seats = {0: {"lira": 0, "hand": "five-lira"}, 1: AT_TEA, 2: AT_TEA, 3: AT_TEA}
    scene = at_table(seats=seats).play("go 9", "leave", "play five-lira")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert lira(scene) == [5, 0, 0, 0]


@rule("PAY-03")
def test_money_spent_on_the_yellow_tile_is_missing_here():
    seats = {0: {"lira": 3, "tiles": "yellow", "assistants": [13]}, 1: AT_TEA}
    scene = at_table(seats=seats).play("go 9", "leave", "recall 13")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert lira(scene) == [1, 0, 0, 0]


@rule("PAY-04")
@pytest.mark.parametrize("money", [0, 9])
def test_nobody_is_paid_at_the_fountain(money):
    seats = {0: {"merchant": 9, "assistants": [9], "lira": money}}
    scene = at_table(seats=seats).play("go 7")
    assert scene.asked == "fountain"
    scene.play("fetch 9")
    assert lira(scene) == [money, 0, 0, 0]
    assert scene.told("pay") == []


@rule("PAY-05")
def test_a_neutral_merchant_is_paid_to_the_supply_and_rolled():
    scene = at_table(2, seats={0: {"lira": 5}}, neutral_merchants=[14, 9, 16]).play("go 9", "leave", "pay")
    assert scene.asked == "neutral-roll"
    assert lira(scene) == [3, 0]
    scene.play("roll 1 3")
    assert scene.state["neutral_merchants"] == [14, 4, 16]
    assert scene.asked == "tea-house"


@rule("PAY-05")
def test_a_neutral_merchant_beside_the_rivals():
    scene = at_table(2, seats={0: {"lira": 4}, 1: AT_TEA}, neutral_merchants=[9, 15, 16])
    scene.play("go 9", "leave", "pay", "roll 6 6")
    assert lira(scene) == [0, 2]
    assert scene.state["neutral_merchants"] == [12, 15, 16]


@rule("PAY-05", "PAY-03")
@pytest.mark.parametrize("money", [1, 2])
def test_a_neutral_merchant_who_is_not_paid_stays(money):
    scene = at_table(2, seats={0: {"lira": money}}, neutral_merchants=[9, 15, 16]).play("go 9", "leave")
    if money == 2:
        scene.play("refuse")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert lira(scene) == [money, 0]
    assert scene.state["neutral_merchants"] == [9, 15, 16]


@rule("PAY-05")
def test_several_neutral_merchants_are_paid_and_rolled_one_by_one():
    scene = at_table(2, seats={0: {"lira": 7}}, neutral_merchants=[9, 9, 9]).play("go 9", "leave", "pay")
    assert lira(scene) == [1, 0]
    scene.play("roll 1 1", "roll 2 3", "roll 6 5")
    assert sorted(scene.state["neutral_merchants"]) == [2, 5, 11]
    assert scene.asked == "tea-house"


@rule("PAY-05", "PAY-02")
def test_three_lira_pay_none_of_two_neutral_merchants():
    scene = at_table(2, seats={0: {"lira": 3}}, neutral_merchants=[9, 9, 16]).play("go 9", "leave")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert lira(scene) == [3, 0]
    assert scene.state["neutral_merchants"] == [9, 9, 16]


@rule("PAY-05")
def test_only_those_at_the_target_are_rolled():
    scene = at_table(2, seats={0: {"lira": 5}}, neutral_merchants=[3, 7, 16]).play("go 9", "leave")
    assert scene.asked == "tea-house"
    assert lira(scene) == [5, 0]
    assert scene.state["neutral_merchants"] == [3, 7, 16]


@rule("PAY-06")
def test_one_who_rolls_his_own_place_stays_and_is_not_paid_again():
    scene = at_table(2, seats={0: {"lira": 9}}, neutral_merchants=[9, 15, 16]).play("go 9", "leave", "pay", "roll 4 5")
    assert scene.state["neutral_merchants"] == [9, 15, 16]
    assert lira(scene) == [7, 0]
    assert scene.asked == "tea-house"


@rule("PAY-06")
def test_of_two_one_may_stay():
    scene = at_table(2, seats={0: {"lira": 9}}, neutral_merchants=[9, 15, 9])
    scene.play("go 9", "leave", "pay", "roll 4 5", "roll 1 1")
    assert sorted(scene.state["neutral_merchants"]) == [2, 9, 15]
    assert lira(scene) == [5, 0]
    assert scene.asked == "tea-house"


@rule("PAY-06")
def test_one_who_stayed_is_paid_by_the_next_who_comes():
    seats = {0: {"lira": 2}, 1: {"lira": 4}}
    scene = at_table(2, seats=seats, neutral_merchants=[9, 15, 16])
    scene.play("go 9", "leave", "pay", "roll 4 5", "pass", "go 9", "leave", "pay")
    assert scene.asked == "neutral-roll"
    assert lira(scene) == [2, 0]


@rule("PAY-07")
def test_at_the_fountain_a_neutral_merchant_is_neither_paid_nor_rolled():
    seats = {0: {"merchant": 9, "assistants": [9], "lira": 9}}
    scene = at_table(2, seats=seats, neutral_merchants=[7, 7, 16]).play("go 7")
    assert scene.asked == "fountain"
    scene.play("fetch 9")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert lira(scene) == [9, 0]
    assert scene.state["neutral_merchants"] == [7, 7, 16]


@rule("PAY-08")
def test_only_merchants_of_others_are_paid():
    seats = {0: {"family": 9, "lira": 9}, 1: {"family": 9, "assistants": [9]}, 2: {"family": 9}}
    scene = at_table(seats=seats, governor=9, smuggler=9).play("go 9", "leave")
    assert scene.asked == "tea-house"
    assert lira(scene) == [9, 0, 0, 0]


@rule("PAY-08")
def test_who_stays_does_not_pay_himself():
    scene = at_table(seats={0: {"merchant": 9, "lira": 2, "hand": "stay"}}).play("play stay", "leave")
    assert scene.asked == "tea-house"
    assert scene.seat(0)["lira"] == 2


@rule("PAY-08")
def test_family_members_beside_a_merchant_do_not_raise_the_price():
    seats = {0: {"lira": 2}, 1: {"merchant": 9, "family": 9}, 2: {"family": 9}}
    scene = at_table(seats=seats, governor=9).play("go 9", "leave", "pay")
    assert lira(scene) == [0, 2, 0, 0]
