"""Guild turns: what a guild card replaces, and what goes with it."""

import pytest

from mocha import coffee_of, goods_of, guild_hand, guilds, mocha_of, mocha_table, starting
from scenes import offered

rule = pytest.mark.rule

ALL = list(range(1, 21))


def turn(cards, mine=None, coffee=0, **put):
    return mocha_table({0: {"merchant": 7, **(mine or {})}}, guild={0: cards}, coffee={0: coffee}, **put)


@rule("MB-11")
def test_a_guild_card_replaces_the_whole_turn():
    """No movement, no payment, no encounter."""
    seats = {0: {"merchant": 3, "lira": 5}, 1: {"merchant": 3}, 2: {"family": 3}}
    scene = mocha_table(seats, guild={0: [17]}, governor=3, coffee_trader=3).play("guild 17")
    assert scene.actor == 1
    assert scene.seat(0)["merchant"] == 3
    assert scene.seat(0)["stack"] == ["own"] * 4
    assert scene.seat(0)["lira"] == 5
    assert scene.seat(2)["family"] == 3
    assert coffee_of(scene) == 5


@rule("MB-11")
def test_it_is_chosen_instead_of_a_move_and_one_a_turn():
    scene = turn([17, 18])
    assert starting(scene, "guild") == ["guild 17", "guild 18"]
    assert scene.can("go 3")
    scene.play("go 18", "leave")
    assert not starting(scene, "guild")
    assert scene.refuses("guild 17")
    assert turn([17, 18]).play("guild 17").actor == 1


@rule("MB-11")
def test_nobody_plays_the_cards_of_another():
    scene = mocha_table(guild={1: [17]})
    assert guilds(scene) == []
    assert scene.refuses("guild 17")


@rule("MB-12")
def test_what_is_always_possible_is_offered_with_nothing_in_hand():
    assert guilds(turn(ALL)) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 17, 18, 19]  # 19: a tile asks 1, less 1


@rule("MB-12")
def test_payments_must_be_possible():
    rich = {"lira": 15, "goods": "red2 green2 yellow2 blue2", "room": 2}
    assert guilds(turn(ALL, rich, coffee=3)) == ALL
    assert 10 not in guilds(turn(ALL, {"goods": "red2 green2 blue2"}))
    assert 11 not in guilds(turn(ALL, {"goods": "red2 green2 yellow2"}))
    assert 13 not in guilds(turn(ALL, {"goods": "red2 green2 yellow"}, coffee=9))
    assert 16 not in guilds(turn(ALL, {"lira": 14}))
    assert 20 not in guilds(turn(ALL, coffee=2))


@rule("MB-12")
def test_extension_tile_and_action_must_be_possible():
    assert 1 not in guilds(turn(ALL, {"room": 5}))
    assert 14 not in guilds(turn(ALL, {"goods": "red green", "tiles": "red green"}))
    assert 14 not in guilds(turn(ALL, {"goods": "red"}, mosque={"red": 4}))
    assert 14 in guilds(turn(ALL, {"goods": "red"}, mosque={"red": 3}))
    assert 15 not in guilds(turn(ALL, {"goods": "red green"}))
    assert 19 not in guilds(turn(ALL, part={"tavern": {"movement": 1, "encounter": 1}}))


@rule("MB-12")
def test_goods_without_room_and_cards_not_there_do_not_bar_it():
    full = {"goods": "red2 green2 yellow2 blue2"}
    scene = turn([2, 5, 8], full)
    assert guilds(scene) == [2, 5, 8]
    scene.play("guild 2")
    assert scene.actor == 1
    assert turn([5], full).play("guild 5").seat(0)["lira"] == 4
    scene = turn([6], pile="").play("guild 6")
    assert scene.actor == 1
    scene = turn([18], guild_pile=[]).play("guild 18")
    assert coffee_of(scene) == 1
    assert scene.actor == 1


@rule("MB-12")
def test_the_place_of_the_merchant_does_not_matter():
    for place in (7, 20, 12):
        assert guilds(turn([1, 20], {"merchant": place}, coffee=3)) == [1, 20]


@rule("MB-13", "BON-18")
def test_no_again_on_a_guild_turn():
    scene = turn([12], {"hand": "post-again palace-again"}).play("guild 12", "act 5")
    assert scene.seat(0)["lira"] == 2
    assert scene.actor == 1
    scene = turn([16], {"lira": 40, "hand": "gem-again"}).play("guild 16")
    assert scene.actor == 1
    scene = turn([1], {"lira": 40, "hand": "wainwright-again"}).play("guild 1")
    assert scene.actor == 1
    scene = turn([20], {"hand": "coffee-again"}, coffee=40).play("guild 20")
    assert scene.actor == 1
    assert scene.seat(0)["rubies"] == 1


@rule("MB-13", "BON-18", "MB-22")
def test_no_again_for_a_family_member_freed_on_a_guild_turn():
    scene = turn([12], {"hand": "post-again"}).play("guild 12", "act 12", "send 5", "collect")
    assert scene.actor == 1
    scene = turn([19], {"hand": "post-again"}, coffee=1)
    scene.play("guild 19", "barrier 6 12", "act 12", "send 5", "collect")
    assert scene.actor == 1
    assert scene.hand(0) == {"post-again": 1}


@rule("MB-13", "MSQ-07")
def test_no_red_or_green_tile_and_no_small_market_card():
    mine = {"tiles": "red green", "lira": 9, "goods": "red2", "hand": "market"}
    scene = turn([12], mine).play("guild 12", "act 9", "announce 12", "roll 1 1")
    assert scene.seat(0)["lira"] == 11
    assert scene.actor == 1
    scene = turn([12], mine).play("guild 12", "act 3")
    assert goods_of(scene) == {"red": 2, "green": 2}
    assert scene.actor == 1
    scene = turn([12], mine).play("guild 12", "act 11")
    assert "market" not in offered(scene)
    scene = turn([12], mine).play("guild 12", "act 12", "send 9", "announce 12", "roll 1 1")
    assert scene.actor == 1


@rule("MB-13")
def test_other_cards_and_the_yellow_tile_are_allowed():
    mine = {"hand": "five-lira family-home two-coffee", "family": 3, "tiles": "yellow", "lira": 2, "assistants": [5]}
    scene = turn([5], {**mine, "stack": 3}).play("guild 5")
    assert offered(scene) == {"five-lira", "family-home", "two-coffee"}
    assert scene.can("recall 5")
    scene.play("play five-lira", "recall 5", "take none")
    assert scene.asked == "guild-done"
    assert scene.can("play two-coffee")
    assert not scene.can("recall 5")
    scene.play("done")
    assert scene.actor == 1
    assert scene.seat(0)["lira"] == 2 + 4 + 5 - 2


@rule("MB-13", "BON-05")
def test_one_good_comes_before_or_after_the_guild_card_not_meanwhile():
    scene = turn([5], {"hand": "good"})
    assert scene.can("play good red")
    scene.play("guild 5")
    assert not starting(scene, "play good")
    scene.play("take red")
    assert scene.asked == "guild-done"
    assert scene.can("play good red")


@rule("MB-14")
def test_phase_one_cards_are_not_for_a_guild_turn():
    hand = "stay far return corner"
    scene = turn([5], {"hand": hand, "assistants": [3], "stack": 3}).play("guild 5")
    assert offered(scene) == set()
    scene.play("take none")
    assert scene.actor == 1


@rule("MB-14")
def test_after_a_phase_one_card_no_guild_card_follows():
    scene = turn([5], {"hand": "return", "assistants": [3], "stack": 3}).play("play return 3")
    assert scene.asked == "move"
    assert guilds(scene) == []
    assert scene.refuses("guild 5")


@rule("MB-14")
def test_after_other_cards_it_may():
    scene = turn([16], {"lira": 10, "hand": "five-lira"})
    assert guilds(scene) == []
    scene.play("play five-lira")
    assert guilds(scene) == [16]


@rule("MB-15")
def test_the_card_is_discarded_after_its_effect():
    scene = turn([5]).play("guild 5")
    assert guild_hand(scene) == []
    assert mocha_of(scene)["guild_discards"] == []
    scene.play("take red")
    assert mocha_of(scene)["guild_discards"] == [5]
    assert scene.state["discards"] == []


@rule("MB-15")
def test_so_it_can_neither_be_drawn_nor_paid_meanwhile():
    scene = turn([18], guild_pile=[3], guild_discards=[]).play("guild 18", "draw guild 3")
    assert guild_hand(scene) == [3]
    assert mocha_of(scene)["guild_pile"] == [18]  # the pile is renewed from the card once it is done
    scene = turn([12, 4], {"lira": 2}).play("guild 12", "act 17")
    assert starting(scene, "roast") == ["roast lira", "roast guild 4"]


@rule("GEN-13")
def test_who_can_still_play_something_is_asked_before_the_turn_ends():
    scene = turn([17], {"hand": "eight-lira"}).play("guild 17")
    assert scene.options() == ["done", "play eight-lira"]
    scene.play("play eight-lira")
    assert scene.actor == 1
    assert scene.seat(0)["lira"] == 8


@rule("MB-21", "END-02")
def test_the_other_turn_of_guild_seven_is_a_whole_turn():
    scene = turn([7, 17]).play("guild 7")
    assert scene.actor == 0
    assert scene.asked == "move"
    assert scene.state["round"] == 1
    scene.play("guild 17")
    assert scene.actor == 1
    assert coffee_of(scene) == 5
    assert mocha_of(scene)["another_turn"] is False


@rule("MB-21")
def test_in_the_other_turn_all_begins_anew():
    mine = {"merchant": 20, "tiles": "yellow", "lira": 4, "assistants": [3, 5], "stack": 2}
    scene = turn([7], mine).play("recall 3", "guild 7", "done")
    assert scene.asked == "move"
    scene.play("recall 5")
    assert scene.seat(0)["lira"] == 0


@rule("MB-21", "END-02")
def test_the_other_turn_belongs_to_the_last_round_too():
    seats = {0: {"rubies": 6}, 3: {"merchant": 20}}
    scene = mocha_table(seats, active=3, guild={3: [7, 17]}).play("guild 7")
    assert scene.actor == 3
    scene.play("guild 17")
    assert scene.game.over
    assert coffee_of(scene, 3) == 5


@rule("MB-22")
def test_guild_twelve_at_the_police_station():
    scene = turn([12]).play("guild 12", "act 12")
    assert scene.can("send 3")
    assert not scene.can("pass")
    scene.play("send 3", "fill")
    assert goods_of(scene) == {"green": 2}
    assert scene.seat(0)["family"] == 12
    assert scene.seat(0)["lira"] == 0
    assert scene.actor == 1


@rule("MB-22", "P12c")
def test_the_freed_member_need_not_act():
    scene = turn([12]).play("guild 12", "act 12", "send 3", "pass")
    assert goods_of(scene) == {}
    assert scene.seat(0)["family"] == 12
