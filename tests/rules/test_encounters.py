"""Phase 4: encounters with family members, Governor and Smuggler."""

from itertools import permutations

import pytest

import bedesten
from scenes import BESIDE, Scene, at_table

rule = pytest.mark.rule

GOODS = ["red", "green", "yellow", "blue"]


def meet(*others, mine=None, **put):
    """Seat 0 has come to the Tea House and passed up its action. `others` are seats whose family members are there."""
    seats = {0: mine or {}} | {seat: {"family": 9} for seat in others}
    return at_table(seats=seats, **put).play("go 9", "leave", "pass")


def move_tokens(scene, **tokens):
    """The same moment of the same turn, but with tokens elsewhere."""
    state = scene.state
    state["tokens"] |= tokens
    return Scene(bedesten.load(scene.game.dump() | {"origin": state, "entries": [], "state": state}))


# ── Order ──────────────────────────────────────────────────────────────────────────────────────────────────

GOVERNOR = ("governor", "draw stay", "discard stay", "roll 1 1")
SMUGGLER = ("smuggler red", "pay red", "roll 1 2")
CATCH = ("catch blue lira",)


@rule("ENC-01")
@pytest.mark.parametrize("order", list(permutations([GOVERNOR, SMUGGLER, CATCH])))
def test_in_any_order(order):
    scene = meet(1, governor=9, smuggler=9)
    assert scene.options() == ["catch blue lira", "catch blue card", "governor", *(f"smuggler {g}" for g in GOODS)]
    for moves in order:
        scene.play(*moves)
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.seat(0)["lira"] == 3
    assert scene.seat(1)["family"] == 12
    assert scene.state["tokens"] == {"governor": 2, "smuggler": 3}


@rule("ENC-01")
def test_family_members_are_caught_in_any_order():
    for first, second in (("blue", "saffron"), ("saffron", "blue")):
        scene = meet(1, 3).play(f"catch {first} lira")
        assert scene.options() == [f"catch {second} lira", f"catch {second} card"]


@rule("ENC-01")
def test_the_reward_of_one_may_pay_another():
    scene = meet(1, governor=9).play("catch blue lira", "governor", "draw stay", "pay lira", "roll 1 1")
    assert scene.seat(0)["lira"] == 1
    assert scene.hand() == {"stay": 1}


# ── Family members ─────────────────────────────────────────────────────────────────────────────────────────


@rule("ENC-02")
def test_family_members_of_others_must_be_caught():
    scene = meet(1, 2, governor=9)
    assert scene.refuses("done")
    scene.play("catch blue lira")
    assert scene.refuses("done")
    scene.play("governor", "draw stay", "discard stay", "roll 1 1")
    assert scene.refuses("done")
    scene.play("catch turquoise lira")
    assert [seat["family"] for seat in scene.state["seats"]] == [12, 12, 12, 12]
    assert (scene.asked, scene.actor) == ("move", 1)


@rule("ENC-02")
def test_only_those_at_this_place_are_caught():
    scene = at_table(seats={0: {}, 1: {"family": 9}, 2: {"family": 3}}).play("go 9", "leave", "pass")
    assert scene.options() == ["catch blue lira", "catch blue card"]
    scene.play("catch blue lira")
    assert scene.seat(2)["family"] == 3
    assert (scene.asked, scene.actor) == ("move", 1)


@rule("ENC-02", "ENC-04")
@pytest.mark.parametrize("place", BESIDE)
def test_at_every_place_but_the_police_station(place):
    seats = {0: {"merchant": BESIDE[place]}, 1: {"family": place}}
    scene = at_table(seats=seats, governor=place, smuggler=BESIDE[place]).play(f"go {place}")
    if scene.asked == "arrival":
        scene.play("leave")
    if scene.asked != "encounters":
        scene.play("pass")
    if place == 12:
        assert scene.options() == ["done", "governor"]
    else:
        assert scene.options() == ["catch blue lira", "catch blue card", "governor"]
        scene.play("catch blue lira")
        assert scene.seat(1)["family"] == 12


@rule("ENC-02")
def test_the_merchant_of_a_caught_family_member_does_not_move():
    scene = at_table(seats={0: {"lira": 2}, 1: {"merchant": 9, "family": 9}})
    scene.play("go 9", "leave", "pay", "pass", "catch blue lira")
    assert (scene.seat(1)["merchant"], scene.seat(1)["family"]) == (9, 12)


@rule("ENC-03")
@pytest.mark.parametrize("first", ["lira", "card"])
@pytest.mark.parametrize("second", ["lira", "card"])
def test_a_reward_for_each_of_them(first, second):
    scene = meet(1, 2)
    for house, reward in (("blue", first), ("turquoise", second)):
        scene.play(f"catch {house} {reward}")
        if reward == "card":
            scene.play("draw good")
    rewards = [first, second]
    assert scene.seat(0)["lira"] == 3 * rewards.count("lira")
    assert scene.hand().get("good", 0) == rewards.count("card")
    assert scene.seat(1)["lira"] == scene.seat(2)["lira"] == 0


@rule("ENC-03")
def test_the_card_comes_from_the_draw_pile():
    scene = meet(1, pile="stay far2", discards="five-lira").play("catch blue card")
    assert scene.actor == bedesten.CHANCE
    assert scene.options() == ["draw stay", "draw far"]
    scene.play("draw far")
    assert scene.hand() == {"far": 1}
    assert scene.state["discards"] == ["five-lira"]


@rule("ENC-03")
def test_catching_costs_nothing_and_rolls_no_token():
    scene = meet(1, mine={"lira": 4}).play("catch blue lira")
    assert scene.seat(0)["lira"] == 7
    assert scene.state["tokens"] == {"governor": 2, "smuggler": 3}


@rule("ENC-04")
def test_nobody_is_caught_at_the_police_station():
    scene = at_table(seats={0: {}}).play("go 12", "leave", "pass")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.seat(0)["lira"] == 0
    assert scene.hand() == {}


@rule("ENC-04")
def test_tokens_are_met_at_the_police_station():
    scene = at_table(seats={0: {}}, governor=12, smuggler=12).play("go 12", "leave", "pass")
    assert scene.options() == ["done", "governor", *(f"smuggler {good}" for good in GOODS)]


@rule("ENC-05")
def test_the_own_family_member_is_not_caught():
    scene = meet(1, mine={"family": 9})
    assert scene.options() == ["catch blue lira", "catch blue card"]
    scene.play("catch blue lira")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.seat(0)["family"] == 9


@rule("ENC-05")
def test_with_the_own_alone_there_is_no_encounter():
    scene = meet(mine={"family": 9})
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.seat(0)["family"] == 9


# ── Governor ───────────────────────────────────────────────────────────────────────────────────────────────


@rule("ENC-06", "ENC-10")
def test_the_governor_may_be_left_alone():
    scene = meet(mine={"lira": 2}, governor=9)
    assert scene.options() == ["done", "governor"]
    scene.play("done")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.state["tokens"]["governor"] == 9
    assert scene.seat(0)["lira"] == 2


@rule("ENC-06")
@pytest.mark.parametrize(
    ("price", "lira", "hand"),
    [
        ("pay lira", 0, {"far": 1, "stay": 1, "market": 1}),
        ("discard far", 2, {"stay": 1, "market": 1}),
        ("discard stay", 2, {"far": 1, "market": 1}),
    ],
)
def test_a_card_for_two_lira_or_any_card_of_the_hand(price, lira, hand):
    scene = meet(mine={"lira": 2, "hand": "far market"}, governor=9).play("governor", "draw stay")
    assert scene.options() == ["pay lira", "discard market", "discard stay", "discard far"]
    scene.play(price)
    assert scene.seat(0)["lira"] == lira
    assert scene.hand() == hand
    assert scene.state["discards"] == ([] if price == "pay lira" else [price.split()[1]])


@rule("ENC-06")
def test_one_lira_is_too_little_for_the_governor():
    scene = meet(mine={"lira": 1}, governor=9).play("governor", "draw stay")
    assert scene.options() == ["discard stay"]
    assert scene.refuses("pay lira")


@rule("ENC-06")
def test_the_governor_draws_from_the_pile():
    scene = meet(pile="stay far2", discards="five-lira", governor=9).play("governor")
    assert scene.options() == ["draw stay", "draw far"]


# ── Smuggler ───────────────────────────────────────────────────────────────────────────────────────────────


@rule("ENC-07", "ENC-10")
def test_the_smuggler_may_be_left_alone():
    scene = meet(mine={"lira": 2}, smuggler=9)
    assert scene.options() == ["done", *(f"smuggler {good}" for good in GOODS)]
    scene.play("done")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.state["tokens"]["smuggler"] == 9
    assert sum(scene.seat(0)["goods"].values()) == 0


@rule("ENC-07")
@pytest.mark.parametrize("good", GOODS)
def test_a_good_of_choice_for_two_lira(good):
    scene = meet(mine={"lira": 2}, smuggler=9).play(f"smuggler {good}", "pay lira")
    assert scene.seat(0)["lira"] == 0
    assert scene.seat(0)["goods"] == {other: int(other == good) for other in GOODS}


@rule("ENC-07")
@pytest.mark.parametrize("paid", ["green", "yellow"])
def test_a_good_of_choice_for_any_good(paid):
    scene = meet(mine={"lira": 1, "goods": "green yellow2"}, smuggler=9).play("smuggler blue")
    assert scene.options() == ["pay green", "pay yellow", "pay blue"]
    scene.play(f"pay {paid}")
    left = {"red": 0, "green": 1, "yellow": 2, "blue": 1}
    left[paid] -= 1
    assert scene.seat(0)["goods"] == left
    assert scene.seat(0)["lira"] == 1


@rule("ENC-07")
def test_exactly_two_lira_or_a_good():
    scene = meet(mine={"lira": 2, "goods": "red"}, smuggler=9).play("smuggler red")
    assert scene.options() == ["pay lira", "pay red"]


# ── Take first, pay second ─────────────────────────────────────────────────────────────────────────────────


@rule("ENC-08")
def test_who_has_nothing_pays_the_smuggler_with_what_he_took():
    scene = meet(smuggler=9).play("smuggler blue")
    assert scene.options() == ["pay blue"]
    scene.play("pay blue", "roll 5 6")
    assert sum(scene.seat(0)["goods"].values()) == 0
    assert scene.state["tokens"]["smuggler"] == 11


@rule("EX-11", "ENC-08")
def test_who_has_nothing_gives_the_governor_the_card_he_drew():
    scene = meet(governor=9).play("governor", "draw stay")
    assert scene.options() == ["discard stay"]
    scene.play("discard stay")
    assert scene.hand() == {}
    assert scene.state["discards"] == ["stay"]
    assert scene.asked == "token-roll"
    scene.play("roll 5 6")
    assert scene.state["tokens"]["governor"] == 11


@rule("ENC-08")
def test_the_card_just_drawn_may_be_played_to_pay():
    scene = meet(governor=9).play("governor", "draw five-lira", "play five-lira")
    assert scene.options() == ["pay lira"]
    scene.play("pay lira", "roll 1 1")
    assert scene.seat(0)["lira"] == 3
    assert scene.state["discards"] == ["five-lira"]


@rule("ENC-08")
def test_the_price_is_not_paid_beforehand():
    scene = meet(mine={"lira": 2, "goods": "red", "hand": "far"}, governor=9, smuggler=9)
    assert scene.refuses("pay lira")
    assert scene.refuses("pay red")
    assert scene.refuses("discard far")


@rule("ENC-09")
@pytest.mark.parametrize(
    ("price", "goods", "lira"),
    [
        ("pay lira", {"red": 2, "green": 2, "yellow": 2, "blue": 2}, 0),
        ("pay red", {"red": 1, "green": 2, "yellow": 2, "blue": 2}, 2),
        ("pay blue", {"red": 2, "green": 2, "yellow": 2, "blue": 1}, 2),
    ],
)
def test_without_room_the_good_is_lost_and_the_price_due(price, goods, lira):
    scene = meet(mine={"lira": 2, "goods": "red2 green2 yellow2 blue2"}, smuggler=9)
    assert scene.options() == ["done", *(f"smuggler {good}" for good in GOODS)]
    scene.play("smuggler red")
    assert scene.options() == ["pay lira", "pay red", "pay green", "pay yellow", "pay blue"]
    scene.play(price, "roll 1 1")
    assert scene.seat(0)["goods"] == goods
    assert scene.seat(0)["lira"] == lira
    assert scene.state["tokens"]["smuggler"] == 2


@rule("EX-25")
def test_no_room_for_red_and_a_green_good_paid():
    scene = meet(mine={"goods": "red2 green"}, smuggler=9).play("smuggler red", "pay green", "roll 6 6")
    assert scene.seat(0)["room"] == 2
    assert scene.seat(0)["goods"] == {"red": 2, "green": 0, "yellow": 0, "blue": 0}
    assert scene.state["tokens"]["smuggler"] == 12


# ── Where the tokens go, and when they may be met ──────────────────────────────────────────────────────────


@rule("ENC-10")
def test_each_used_token_has_its_own_roll():
    scene = meet(governor=9, smuggler=9).play("governor", "draw stay", "discard stay", "roll 1 3")
    assert scene.state["tokens"] == {"governor": 4, "smuggler": 9}
    scene.play("smuggler red", "pay red", "roll 6 2")
    assert scene.state["tokens"] == {"governor": 4, "smuggler": 8}


@rule("ENC-10")
@pytest.mark.parametrize(
    ("moves", "tokens"),
    [
        (GOVERNOR, {"governor": 2, "smuggler": 9}),
        (SMUGGLER, {"governor": 9, "smuggler": 3}),
    ],
)
def test_the_unused_one_stays(moves, tokens):
    scene = meet(governor=9, smuggler=9).play(*moves, "done")
    assert scene.state["tokens"] == tokens


@rule("ENC-11")
def test_each_is_offered_once_even_if_it_rolls_its_own_place():
    scene = meet(governor=9, smuggler=9).play("governor", "draw stay", "discard stay", "roll 4 5")
    assert scene.state["tokens"]["governor"] == 9
    assert scene.options() == ["done", *(f"smuggler {good}" for good in GOODS)]
    assert scene.refuses("governor")
    scene.play("smuggler red", "pay red", "roll 3 6")
    assert scene.state["tokens"] == {"governor": 9, "smuggler": 9}
    assert (scene.asked, scene.actor) == ("move", 1)


@rule("ENC-11")
def test_the_next_player_may_meet_it_again():
    scene = at_table(seats={0: {}, 1: {"lira": 2}}, governor=9)
    scene.play("go 9", "leave", "pass", "governor", "draw stay", "discard stay", "roll 4 5")
    scene.play("go 9", "leave", "pay", "pass")
    assert (scene.asked, scene.actor) == ("encounters", 1)
    assert scene.can("governor")


@rule("ENC-11")
def test_the_same_player_may_meet_it_again_on_his_next_turn():
    scene = at_table(2, seats={0: {"hand": "stay"}}, governor=9)
    scene.play("go 9", "leave", "pass", "governor", "draw far", "discard far", "roll 4 5")
    scene.play("go 12", "stop", "play stay", "pick up", "pass")
    assert scene.can("governor")


@rule("ENC-12")
def test_no_governor_without_a_card_to_draw():
    scene = meet(governor=9, smuggler=9, mine={"lira": 2}, pile="")
    assert scene.options() == ["done", *(f"smuggler {good}" for good in GOODS)]
    assert scene.refuses("governor")


@rule("ENC-12")
def test_with_nobody_else_there_he_is_not_even_asked_for():
    scene = meet(governor=9, mine={"lira": 2}, pile="")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.state["tokens"]["governor"] == 9


@rule("ENC-12")
def test_the_last_card_may_be_drawn():
    scene = meet(governor=9, mine={"lira": 2}, pile="stay").play("governor", "draw stay", "pay lira", "roll 1 1")
    assert scene.hand() == {"stay": 1}
    assert scene.state["pile"] == {}


@rule("ENC-12")
def test_the_last_card_of_the_pile_may_come_back_as_the_price():
    scene = meet(governor=9, pile="stay").play("governor", "draw stay", "discard stay", "roll 1 1")
    assert scene.hand() == {}
    assert scene.state["pile"] == {"stay": 1}
    assert scene.state["discards"] == []


@rule("ENC-13")
@pytest.mark.parametrize(
    ("mine", "moves"),
    [
        ({"stack": 0}, ["go 9"]),
        ({"stack": 1}, ["go 9", "stop"]),
        ({"lira": 1}, ["go 9", "leave"]),
        ({"lira": 9}, ["go 9", "leave", "refuse"]),
    ],
    ids=["no assistant", "none left", "too poor", "not willing"],
)
def test_a_turn_ended_early_has_no_encounters(mine, moves):
    seats = {0: mine, 1: {"merchant": 9}, 2: {"family": 9}}
    scene = at_table(seats=seats, governor=9, smuggler=9).play(*moves)
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.seat(2)["family"] == 9
    assert scene.state["tokens"] == {"governor": 9, "smuggler": 9}


@rule("ENC-13")
def test_an_action_declined_or_impossible_still_has_them():
    assert meet(1, governor=9).options() == ["catch blue lira", "catch blue card", "governor"]
    scene = at_table(seats={0: {"merchant": 7, "lira": 6}, 1: {"family": 1}}, governor=1).play("go 1", "leave")
    assert scene.options() == ["catch blue lira", "catch blue card", "governor"]


@rule("ENC-13")
def test_an_action_carried_out_has_them_too():
    scene = at_table(seats={0: {}, 1: {"family": 9}}).play("go 9", "leave", "announce 3", "roll 1 1")
    assert scene.options() == ["catch blue lira", "catch blue card"]
    assert scene.seat(0)["lira"] == 2


@rule("ENC-14")
def test_a_token_rolled_here_meanwhile_may_be_met():
    scene = meet(governor=9, smuggler=3).play(*GOVERNOR[:-1])
    scene = move_tokens(scene, smuggler=9).play("roll 1 1")
    assert scene.options() == ["done", *(f"smuggler {good}" for good in GOODS)]
    scene.play("smuggler red", "pay red", "roll 1 1")
    assert (scene.asked, scene.actor) == ("move", 1)


@rule("ENC-14")
def test_one_that_went_meanwhile_may_not():
    scene = move_tokens(meet(governor=9, smuggler=9), governor=4)
    assert scene.options() == ["done", *(f"smuggler {good}" for good in GOODS)]


@rule("ENC-14", "ENC-11")
def test_one_already_met_may_not_although_it_came_back():
    scene = meet(1, governor=9).play(*GOVERNOR)
    scene = move_tokens(scene, governor=9)
    assert scene.options() == ["catch blue lira", "catch blue card"]


@rule("ENC-14", "ENC-12")
def test_a_card_played_meanwhile_is_a_card_to_draw():
    scene = meet(governor=9, mine={"hand": "five-lira"}, pile="")
    assert scene.options() == ["done", "play five-lira"]
    scene.play("play five-lira")
    assert scene.options() == ["done", "governor"]
    scene.play("governor", "draw five-lira", "pay lira", "roll 1 1")
    assert scene.seat(0)["lira"] == 3
    assert scene.hand() == {"five-lira": 1}


@rule("ENC-14", "GEN-13")
def test_with_nobody_to_meet_a_player_is_asked_while_he_could_still_play_something():
    scene = meet(mine={"hand": "five-lira stay"})
    assert scene.asked == "encounters"
    assert scene.options() == ["done", "play five-lira"]
    scene.play("play five-lira")
    assert (scene.asked, scene.actor) == ("move", 1)


# ── A family member on his way ─────────────────────────────────────────────────────────────────────────────


@rule("EX-06")
def test_the_family_member_fills_the_barrow_pays_nobody_and_meets_nobody():
    seats = {0: {"lira": 5, "goods": "green"}, 1: {"merchant": 3, "family": 3}}
    scene = at_table(seats=seats, governor=3, smuggler=3).play("go 12", "leave", "send 3")
    assert scene.options() == ["pass", "fill"]
    scene.play("fill")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.seat(0)["family"] == 3
    assert scene.seat(0)["goods"]["green"] == 2
    assert (scene.seat(0)["lira"], scene.seat(1)["lira"]) == (5, 0)
    assert scene.seat(1)["family"] == 3
    assert scene.state["tokens"] == {"governor": 3, "smuggler": 3}
