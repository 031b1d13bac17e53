"""The twenty guild cards."""

import pytest

from bedesten.istanbul.rule import spares
from mocha import coffee_of, goods_of, guild_hand, guilds, mocha_of, mocha_table, starting

rule = pytest.mark.rule


def played(card, mine=None, coffee=0, **put):
    scene = mocha_table({0: {"merchant": 3, **(mine or {})}}, guild={0: [card]}, coffee={0: coffee}, **put)
    return scene.play(f"guild {card}")


@rule("MB-G01")
def test_1_an_extension_free():
    scene = played(1)
    assert scene.seat(0)["room"] == 3
    assert scene.seat(0)["lira"] == 0
    assert scene.seat(0)["rubies"] == 0
    scene = played(1, {"room": 4})
    assert scene.seat(0)["rubies"] == 1
    assert scene.state["rubies"]["1"] == 3
    assert scene.actor == 1


@pytest.mark.parametrize(
    ("card", "good"),
    [
        pytest.param(2, "red", marks=rule("MB-G02")),
        pytest.param(3, "green", marks=rule("MB-G03")),
        pytest.param(4, "yellow", marks=rule("MB-G04")),
    ],
)
@rule("MB-G02", "MB-G03", "MB-G04")
def test_2_to_4_a_full_warehouse_then_up_to_three_different_goods(card, good):
    others = [other for other in ("red", "green", "yellow", "blue") if other != good]
    scene = played(card, {"room": 3})
    assert goods_of(scene) == {good: 3}
    assert len(scene.options()) == 8  # any of the three others, or none
    assert not scene.can(f"take {good}")
    scene.play(f"take {' '.join(others)}")
    assert goods_of(scene) == {good: 3, **dict.fromkeys(others, 1)}
    assert scene.actor == 1


@rule("MB-G02")
def test_2_takes_no_two_of_a_kind_and_may_take_fewer():
    scene = played(2, {"goods": "green2 blue"})
    assert scene.options() == ["take none", "take yellow", "take blue", "take yellow blue"]  # green has no room
    scene.play("take none")
    assert goods_of(scene) == {"red": 2, "green": 2, "blue": 1}


@rule("MB-G05")
def test_5_four_lira_and_up_to_four_different_goods():
    scene = played(5, {"lira": 1, "goods": "red"})
    assert scene.seat(0)["lira"] == 5
    assert len(scene.options()) == 16
    scene.play("take red green yellow blue")
    assert goods_of(scene) == {"red": 2, "green": 1, "yellow": 1, "blue": 1}


@rule("MB-G06")
def test_6_three_bonus_cards_from_the_pile():
    scene = played(6, discards="stay").play("draw far", "draw far", "draw market")
    assert scene.hand(0) == {"far": 2, "market": 1}
    assert scene.state["discards"] == ["stay"]
    assert scene.actor == 1


@rule("MB-G07")
def test_7_the_stack_to_the_fountain_and_assistants_join_it():
    scene = played(7, {"merchant": 20, "assistants": [3, 5, 9], "stack": 1})
    assert scene.seat(0)["merchant"] == 7
    assert scene.seat(0)["stack"] == ["own"]
    assert scene.options() == ["done", "fetch 3", "fetch 5", "fetch 9", "fetch all"]
    scene.play("fetch 3", "done")
    assert scene.seat(0)["stack"] == ["own"] * 2
    assert scene.seat(0)["assistants"] == [5, 9]
    assert scene.asked == "move"
    assert scene.actor == 0
    assert mocha_of(scene)["guild_discards"] == [7]
    scene.play("go 3", "leave")
    assert scene.asked == "spice-warehouse"


@rule("MB-G07")
def test_7_all_or_none_of_them():
    mine = {"merchant": 20, "assistants": [3, 5, 9], "stack": 1}
    assert played(7, mine).play("fetch all").seat(0)["stack"] == ["own"] * 4
    assert played(7, mine).play("done").seat(0)["assistants"] == [3, 5, 9]


@rule("MB-G07")
def test_7_brings_own_assistants_only():
    scene = mocha_table(
        {0: {"merchant": 20, "stack": ["own"], "assistants": [3, 9]}},
        guild={0: [7]},
        options={"variants": ["neutral-assistants"]},
    ).play("guild 7")
    assert scene.options() == ["done", "fetch 3", "fetch 9", "fetch all"]


@rule("MB-G07")
def test_7_nobody_is_paid_or_met_there():
    scene = mocha_table({0: {"merchant": 3}, 1: {"family": 7}}, guild={0: [7]}, governor=7).play("guild 7")
    assert scene.asked == "move"
    assert scene.seat(1)["family"] == 7


@rule("MB-G07", "BON-05")
def test_7_the_next_turn_ends_like_any_other():
    scene = played(7, {"merchant": 20}).play("go 3", "stop")
    assert scene.actor == 1


@rule("MB-G08")
@pytest.mark.parametrize(("roll", "blue"), [("1 1", 0), ("1 2", 0), ("1 3", 1), ("3 3", 1), ("3 4", 3), ("6 6", 3)])
def test_8_two_goods_and_two_dice_for_blue_ones(roll, blue):
    scene = played(8, {"room": 5})
    assert scene.options() == ["take red2", "take green2", "take yellow2"]
    scene.play("take green2", f"roll {roll}")
    assert goods_of(scene) == {"green": 2, **({"blue": blue} if blue else {})}
    assert scene.actor == 1


@rule("MB-G08", "MSQ-07")
def test_8_and_9_without_the_red_tile():
    scene = played(8, {"tiles": "red"}).play("take red2", "roll 1 1")
    assert scene.actor == 1
    scene = played(9, {"tiles": "red"}).play("announce 9", "roll 1 1")
    assert scene.actor == 1


@rule("MB-G09")
@pytest.mark.parametrize(("announced", "roll", "lira"), [(7, "3 4", 14), (12, "6 6", 24), (3, "6 6", 6), (8, "3 4", 4)])
def test_9_tea_house_with_double_income(announced, roll, lira):
    scene = played(9)
    assert scene.options() == [f"announce {number}" for number in range(3, 13)]
    scene.play(f"announce {announced}", f"roll {roll}")
    assert scene.seat(0)["lira"] == lira


@rule("EX-14", "MB-G09")
def test_9_announced_seven_rolled_five():
    assert played(9).play("announce 7", "roll 2 3").seat(0)["lira"] == 4


@rule("MB-G10")
def test_10_three_goods_for_fifteen_lira():
    scene = played(10, {"goods": "red2 green yellow2 blue"})
    assert goods_of(scene) == {"red": 1, "yellow": 1, "blue": 1}
    assert scene.seat(0)["lira"] == 15


@rule("MB-G11")
def test_11_three_goods_for_twenty_lira():
    scene = played(11, {"goods": "red2 green yellow2 blue"})
    assert goods_of(scene) == {"red": 1, "yellow": 2}
    assert scene.seat(0)["lira"] == 20


@rule("MB-G12")
def test_12_any_places_action_wherever_it_is():
    scene = played(12, {"merchant": 20, "lira": 12})
    assert scene.options() == [f"act {place}" for place in (1, 2, 3, 4, 5, 6, 8, 9, 12, 16, 17, 18)]
    scene.play("act 16")
    assert scene.seat(0)["rubies"] == 1
    assert scene.seat(0)["lira"] == 0
    assert scene.seat(0)["merchant"] == 20
    assert scene.actor == 1


@rule("MB-G12")
def test_12_an_action_in_steps_is_carried_out_as_ever():
    scene = played(12, {"goods": "red2 green yellow2"}).play("act 11")
    assert not scene.can("pass")
    scene.play("sell red green yellow2")
    assert scene.seat(0)["lira"] == 14


@rule("MB-G12")
def test_12_then_the_family_member_goes_home_unrewarded():
    scene = played(12, {"family": 9}).play("act 2")
    assert scene.seat(0)["family"] == 12
    assert scene.seat(0)["lira"] == 0
    assert scene.hand(0) == {}
    assert goods_of(scene) == {"red": 2}


@rule("MB-G12")
def test_12_playable_too_if_it_is_there():
    scene = played(12, {"family": 12}).play("act 2")
    assert scene.seat(0)["family"] == 12
    assert scene.actor == 1


@rule("MB-G12")
def test_12_the_family_member_goes_home_after_the_action():
    scene = played(12, {"family": 9})
    assert "act 12" not in scene.options()  # it is not there yet to be sent
    scene.play("act 8", "roll 1 1")
    assert scene.seat(0)["family"] == 9
    scene.play("take red")
    assert scene.seat(0)["family"] == 12


@rule("MB-G12")
def test_12_at_the_fountain_assistants_join_the_merchant_where_he_is():
    scene = played(12, {"merchant": 20, "assistants": [3, 5], "stack": 2}).play("act 7", "fetch all")
    assert scene.seat(0)["stack"] == ["own"] * 4
    assert scene.seat(0)["merchant"] == 20


@rule("MB-G12", "BON-19")
def test_12_what_the_action_costs_stays_payable():
    """While the action is being chosen nothing may be played that would make it impossible."""
    scene = played(12, {"goods": "red green", "hand": "exchange"}, mosque={"red": 0, "green": 0})
    assert "act 14" not in scene.options()
    scene = played(12, {"goods": "red2 green2", "hand": "exchange"}).play("act 14")
    assert starting(scene, "tile") == ["tile red", "tile green"]
    scene.play("play exchange", "give red green")
    assert not scene.can("take yellow blue")
    assert not scene.can("take coffee2")
    assert scene.can("take red coffee")
    scene.play("take red coffee")
    assert goods_of(scene) == {"red": 1, "green": 1}  # only red is left to choose, and it was taken at once


@rule("MB-G12", "BON-19")
def test_12_neither_do_lira_and_the_last_card_go_at_once():
    scene = played(12, {"lira": 2, "hand": "stay"}).play("act 17")
    table = scene.game.table()
    ask = table.asks[-1]
    assert [spares(table, ask, cards, lira) for cards, lira in ((0, 0), (0, 2), (1, 0), (1, 2))] == [
        True,
        True,
        True,
        False,
    ]


@rule("MB-G13")
def test_13_any_six_goods_for_a_ruby_of_the_palace():
    scene = played(13, {"goods": "red5 blue2", "room": 5})
    assert scene.options() == ["deliver red4 blue2", "deliver red5 blue"]
    scene.play("deliver red5 blue")
    assert goods_of(scene) == {"blue": 1}
    assert scene.seat(0)["rubies"] == 1
    assert scene.state["rubies"]["13"] == 6


@rule("MB-G13")
def test_13_every_mix_of_six():
    scene = played(13, {"goods": "red5 green5 yellow5 blue5", "room": 5})
    assert len(scene.options()) == len(set(scene.options())) == 80


@rule("MB-G14", "EX-15")
def test_14_a_tile_of_the_small_mosque_for_one_good():
    scene = played(14, {"goods": "red2"})
    assert goods_of(scene) == {"red": 1}
    assert scene.seat(0)["tiles"] == ["red"]
    assert len(scene.state["mosque"]["red"]) == 3


@rule("MB-G14")
def test_14_holding_the_number_shown_is_not_asked():
    scene = played(14, {"goods": "red green"}, mosque={"red": 3, "green": 2})
    assert scene.options() == ["tile red", "tile green"]
    scene.play("tile red")
    assert goods_of(scene) == {"green": 1}
    assert scene.state["mosque"]["red"] == []


@rule("MB-G14", "P14c")
def test_14_both_tiles_bring_the_ruby():
    scene = played(14, {"goods": "red green", "tiles": "green"})
    assert scene.seat(0)["tiles"] == ["red", "green"]
    assert scene.seat(0)["rubies"] == 1
    assert scene.state["rubies"]["14"] == 3


@rule("MB-G15")
def test_15_the_same_at_the_great_mosque():
    scene = played(15, {"goods": "blue yellow"})
    assert scene.options() == ["tile yellow", "tile blue"]
    scene.play("tile blue")
    assert scene.seat(0)["stack"] == ["own"] * 5
    assert goods_of(scene) == {"yellow": 1}
    assert scene.actor == 1


@rule("MB-G16", "EX-13")
def test_16_a_ruby_for_fifteen_lira_and_coffee_for_each():
    scene = played(16, {"lira": 15, "rubies": 2}, coffee=1)
    assert scene.seat(0)["lira"] == 0
    assert scene.seat(0)["rubies"] == 3
    assert coffee_of(scene) == 4


@rule("MB-G16")
@pytest.mark.parametrize("left", [12, 5, 1])
def test_16_whatever_the_price(left):
    scene = played(16, {"lira": 20}, rubies={16: left})
    assert scene.seat(0)["lira"] == 5
    assert scene.state["rubies"]["16"] == max(left - 1, 1)
    assert coffee_of(scene) == 1


@rule("MB-G17")
def test_17_five_coffee():
    assert coffee_of(played(17, coffee=2)) == 7


@rule("MB-G18")
def test_18_a_coffee_and_two_guild_cards():
    scene = played(18).play("draw guild 4", "draw guild 5")
    assert coffee_of(scene) == 1
    assert guild_hand(scene) == [4, 5]
    assert scene.actor == 1


@rule("EX-16", "MB-G19")
def test_19_two_tavern_actions_for_one_coffee_less():
    part = {"tavern": {"movement": 1, "encounter": 1}}
    scene = played(19, coffee=3, part=part)
    assert not scene.can("done")
    assert not scene.can("pass")
    scene.play("tile movement", "barrier 2 20", "act 2")
    assert coffee_of(scene) == 0
    scene.play("fill")
    assert scene.actor == 1
    scene = played(19, coffee=3, part=part).play("barrier 2 20", "pass", "tile movement")
    assert coffee_of(scene) == 0


@rule("MB-G19")
def test_19_one_action_is_enough():
    scene = played(19, coffee=3).play("tile movement", "done")
    assert coffee_of(scene) == 3  # it asked 1, less 1
    assert scene.actor == 1


@rule("MB-G19")
def test_19_only_the_first_is_cheaper():
    scene = played(19, coffee=3).play("barrier 2 20", "pass")
    assert coffee_of(scene) == 2
    scene.play("barrier 5 6", "pass")
    assert coffee_of(scene) == 0
    assert mocha_of(scene)["barrier"] == [5, 6]


@rule("MB-G19")
def test_19_the_second_is_chosen_once_the_first_is_done():
    """What the first action brings may pay for the second."""
    scene = played(19, {"lira": 2}, coffee=1).play("barrier 7 17", "act 17", "roast lira")
    assert coffee_of(scene) == 2
    assert scene.can("barrier 2 20")
    assert scene.can("tile encounter")


@rule("MB-G19")
def test_19_baksheesh_for_three_coffee():
    scene = played(19, {"goods": "yellow3", "room": 3}, coffee=3)
    assert scene.can("baksheesh 20")
    scene.play("baksheesh 20")
    assert coffee_of(scene) == 0
    assert scene.seat(0)["rubies"] == 1


@rule("MB-23")
def test_19_the_same_option_twice_but_not_the_same_kind_of_tile():
    scene = played(19, coffee=9).play("tile movement")
    assert starting(scene, "tile") == ["tile encounter"]
    scene.play("tile encounter")
    assert coffee_of(scene) == 8
    scene = played(19, {"goods": "yellow3 green3", "room": 3}, coffee=7).play("baksheesh 13", "baksheesh 13")
    assert scene.seat(0)["rubies"] == 2
    assert coffee_of(scene) == 0


@rule("MB-G19")
def test_19_a_tavern_action_through_the_barrier_is_none_of_the_two():
    scene = played(19, coffee=5).play("barrier 1 19", "act 19", "barrier 2 20")
    assert coffee_of(scene) == 5 - 1 - 2  # full price
    scene.play("pass")
    assert scene.asked == "guild-tavern-more"
    scene.play("tile movement")
    assert coffee_of(scene) == 1
    assert scene.actor == 1


@rule("MB-G20")
@pytest.mark.parametrize(("left", "price"), [(5, 3), (4, 4), (3, 4), (2, 5), (1, 5)])
def test_20_a_ruby_of_the_coffee_house_for_half_its_price(left, price):
    scene = played(20, coffee=price, rubies={20: left})
    assert coffee_of(scene) == 0
    assert scene.seat(0)["rubies"] == 1
    assert scene.state["rubies"]["20"] == max(left - 1, 1)
    assert guilds(mocha_table(guild={0: [20]}, coffee={0: price - 1}, rubies={20: left})) == []
