"""What each bonus card does. Where it may be played is in test_card_timing.py."""

import pytest

from scenes import GOODS, at_place, at_table, offered

rule = pytest.mark.rule


# ── 1 good ─────────────────────────────────────────────────────────────────────────────────────────────────────


@rule("BON-05")
@pytest.mark.parametrize("good", GOODS)
def test_one_good_of_choice(good):
    scene = at_table(seats={0: {"hand": "good2", "goods": "red blue"}}).play(f"play good {good}")
    assert scene.seat(0)["goods"] == {"red": 1, "green": 0, "yellow": 0, "blue": 1} | {
        good: 1 + (good in ("red", "blue"))
    }
    assert scene.hand() == {"good": 1}


@rule("BON-05")
def test_it_may_make_an_action_possible_and_follow_it():
    scene = at_place(13, hand="good2", goods="red green yellow")
    assert scene.refuses("deliver")
    scene.play("play good blue", "deliver", "play good yellow")
    assert scene.seat(0)["rubies"] == 1
    assert scene.seat(0)["goods"]["yellow"] == 1


@rule("BON-05", "BON-07")
def test_it_may_be_played_between_an_action_and_its_again():
    scene = at_place(13, hand="good palace-again", room=3, goods="red2 green2 yellow2 blue2").play("deliver")
    assert offered(scene) == {"good"}  # a fifth good is missing
    scene.play("play good red", "play palace-again", "deliver red")
    assert scene.seat(0)["rubies"] == 2
    assert sum(scene.seat(0)["goods"].values()) == 0


@rule("BON-05")
@pytest.mark.parametrize(
    ("place", "words"),
    [(6, ["take pile", "draw good"]), (8, ["roll", "roll 1 1"]), (7, ["fetch 13"]), (11, ["play market"])],
)
def test_not_while_an_action_is_carried_out(place, words):
    mine = {"hand": "good market", "goods": "red", "assistants": [13, 15], "stack": 2}
    scene = at_place(place, put={"discards": "far"}, **mine)
    assert "good" in offered(scene)
    scene.play(*words)
    assert scene.actor == 0
    assert "good" not in offered(scene)
    assert scene.refuses("play good red")


@rule("BON-05")
def test_not_from_sending_the_family_member_until_it_has_acted():
    scene = at_place(12, hand="good five-lira", lira=2, goods="red2 green2 yellow2 blue")
    assert "good" in offered(scene)
    scene.play("send 15")
    assert offered(scene) == {"five-lira"}  # the missing blue good comes too late
    scene.play("pass")
    assert "good" in offered(scene)


# ── 5 Lira ─────────────────────────────────────────────────────────────────────────────────────────────────────


@rule("BON-06")
def test_five_lira_pay_the_merchants_one_meets():
    scene = at_table(seats={0: {"merchant": 3, "hand": "five-lira"}, 1: {"merchant": 9}}).play("go 9", "leave")
    assert scene.options() == ["refuse", "play five-lira"]
    scene.play("play five-lira", "pay")
    assert (scene.seat(0)["lira"], scene.seat(1)["lira"]) == (3, 2)


@rule("BON-06")
def test_five_lira_make_up_a_price():
    scene = at_place(1, hand="five-lira", lira=2)
    assert scene.options() == ["pass", "play five-lira"]
    scene.play("play five-lira", "extend")
    assert scene.seat(0)["lira"] == 0
    assert scene.seat(0)["room"] == 3


@rule("BON-06")
def test_five_lira_in_the_middle_of_an_action():
    scene = at_place(2, hand="five-lira", tiles="green").play("fill", "play five-lira", "add blue")
    assert scene.seat(0)["lira"] == 3
    assert scene.seat(0)["goods"] == {"red": 2, "green": 0, "yellow": 0, "blue": 1}


# ── Family member home ─────────────────────────────────────────────────────────────────────────────────────────


@rule("BON-10")
def test_the_family_member_goes_home_for_three_lira():
    scene = at_table(seats={0: {"hand": "family-home", "family": 9}}).play("play family-home lira")
    assert scene.seat(0)["family"] == 12
    assert scene.seat(0)["lira"] == 3
    assert scene.asked == "move"


@rule("BON-10")
def test_the_family_member_goes_home_for_a_card():
    scene = at_table(seats={0: {"hand": "family-home", "family": 9}}).play("play family-home card", "draw stay")
    assert scene.seat(0)["family"] == 12
    assert scene.seat(0)["lira"] == 0
    assert scene.hand() == {"stay": 1}
    assert scene.can("play stay")


@rule("BON-10")
def test_not_if_it_is_at_the_police_station():
    scene = at_table(seats={0: {"hand": "family-home"}, 1: {"family": 9}})
    assert not offered(scene)
    assert scene.refuses("play family-home lira")
    assert scene.refuses("play family-home card")


@rule("BON-10")
def test_home_and_out_again_in_one_turn():
    scene = at_table(seats={0: {"merchant": 7, "hand": "family-home2", "family": 9}})
    scene.play("go 12", "leave", "play family-home lira", "send 3", "fill", "play family-home lira")
    assert scene.seat(0)["lira"] == 6
    assert scene.seat(0)["family"] == 12
    assert scene.seat(0)["goods"]["green"] == 2


# ── Small Market ───────────────────────────────────────────────────────────────────────────────────────────────

TOP = {"top": 2, "unseen": [], "under": [4, 0, 1, 3]}  # asks for 1 red, 3 green, 1 yellow


@rule("BON-11")
@pytest.mark.parametrize(
    ("sale", "lira"),
    [("blue", 2), ("red2", 5), ("yellow3", 9), ("red blue3", 14), ("blue5", 20), ("red2 yellow2 blue", 20)],
)
def test_goods_of_any_kinds_are_sold(sale, lira):
    scene = at_place(11, hand="market", room=5, goods="red3 yellow3 blue5", put={"demands": {1: TOP}})
    assert scene.refuses(f"sell {sale}")
    scene.play("play market", f"sell {sale}")
    assert scene.seat(0)["lira"] == lira
    assert scene.demand(1) == {"top": 4, "unseen": [], "under": [0, 1, 3, 2]}


@rule("BON-11")
def test_one_to_five_goods_out_of_all_one_has():
    scene = at_place(11, hand="market", goods="red2 green2 yellow2 blue2", put={"demands": {1: TOP}}).play(
        "play market"
    )
    sold = [words for words in scene.options() if words.startswith("sell ")]
    assert len(sold) == len(set(sold)) == 4 + 10 + 16 + 19 + 16  # ways to take 1, 2, 3, 4 and 5 of 2+2+2+2
    assert scene.refuses("sell red2 green2 yellow2")
    assert scene.refuses("sell red3")


@rule("BON-11")
def test_it_helps_who_has_nothing_that_is_asked():
    scene = at_place(11, hand="market", goods="blue", put={"demands": {1: TOP}})
    assert scene.options() == ["pass", "play market"]
    assert scene.play("play market", "sell blue").seat(0)["lira"] == 2


@rule("BON-11", "BON-20")
def test_not_without_goods():
    assert at_place(11, hand="market", put={"demands": {1: TOP}}).actor == 1


@rule("BON-11")
def test_one_action_one_sale():
    scene = at_place(11, hand="market2 five-lira", goods="red2 blue2", put={"demands": {1: TOP}}).play(
        "play market", "sell blue"
    )
    assert offered(scene) == {"five-lira"}
    assert not scene.can("sell red")


@rule("BON-11")
def test_not_at_the_large_market():
    scene = at_place(10, hand="market", goods="red yellow")
    assert scene.options() == ["pass", "sell red"]


# ── Instead of the move ────────────────────────────────────────────────────────────────────────────────────────


@rule("BON-12")
def test_who_stays_leaves_an_assistant():
    scene = at_table(seats={0: {"merchant": 9, "hand": "stay"}}).play("play stay")
    assert scene.options() == ["stop", "leave"]
    scene.play("leave", "announce 3", "roll 1 2")
    assert scene.seat(0)["merchant"] == 9
    assert scene.seat(0)["assistants"] == [9]
    assert scene.seat(0)["stack"] == ["own"] * 3
    assert scene.seat(0)["lira"] == 3
    assert scene.actor == 1


@rule("BON-12")
def test_who_stays_picks_up_the_assistant_he_left_there():
    scene = at_table(seats={0: {"merchant": 9, "hand": "stay", "stack": 3, "assistants": [9]}}).play("play stay")
    assert scene.options() == ["stop", "pick up"]
    scene.play("pick up", "announce 3", "roll 1 2")
    assert scene.seat(0)["assistants"] == []
    assert scene.seat(0)["stack"] == ["own"] * 4
    assert scene.seat(0)["lira"] == 3


@rule("BON-12")
def test_who_stays_without_an_assistant_has_lost_his_turn():
    scene = at_table(seats={0: {"merchant": 9, "hand": "stay", "stack": 0, "assistants": [2, 3, 4, 5]}})
    assert scene.play("play stay").actor == 1


@rule("BON-12")
def test_who_stays_at_the_fountain_needs_none():
    scene = at_table(seats={0: {"hand": "stay", "stack": 0, "assistants": [2, 3, 4, 5]}}).play("play stay")
    assert scene.asked == "fountain"
    assert scene.play("fetch all").seat(0)["stack"] == ["own"] * 4


@rule("BON-12")
def test_staying_replaces_the_move():
    scene = at_table(seats={0: {"merchant": 9, "hand": "stay far"}}).play("play stay")
    assert not any(words.startswith("go ") for words in scene.options())
    assert not offered(scene)


@rule("BON-13")
def test_who_stays_pays_the_others_there():
    scene = at_table(seats={0: {"merchant": 9, "hand": "stay", "lira": 5}, 1: {"merchant": 9}, 3: {"merchant": 9}})
    scene.play("play stay", "leave")
    assert scene.options() == ["refuse", "pay"]
    scene.play("pay")
    assert [scene.seat(seat)["lira"] for seat in range(4)] == [1, 2, 0, 2]
    assert scene.asked == "tea-house"


@rule("BON-13")
def test_who_stays_and_cannot_pay_has_lost_his_turn():
    scene = at_table(seats={0: {"merchant": 9, "hand": "stay", "lira": 1}, 1: {"merchant": 9}}).play(
        "play stay", "leave"
    )
    assert scene.actor == 1
    assert scene.seat(0)["assistants"] == [9]


@rule("BON-14")
@pytest.mark.parametrize(
    ("layout", "start", "targets"),
    [
        ("short", 7, [8, 10, 13, 15, 16]),
        ("short", 15, [3, 6, 7, 10, 11, 13, 14]),
        ("short", 8, [1, 2, 3, 5, 7, 9, 16]),
        ("in-order", 1, [4, 7, 8, 10, 11, 13, 14]),
        ("in-order", 11, [1, 2, 4, 5, 13]),
        ("long", 13, [3, 5, 6, 7, 8, 10, 11]),
    ],
)
def test_exactly_three_or_four_steps(layout, start, targets):
    scene = at_table(seats={0: {"merchant": start, "hand": "far"}}, options={"layout": layout})
    far = [words for words in scene.options() if words.startswith("play far")]
    assert far == [f"play far {place}" for place in targets]


@rule("BON-14")
def test_after_a_far_move_the_turn_goes_on_as_ever():
    seats = {0: {"hand": "far", "lira": 2, "goods": "red green yellow blue"}, 1: {"merchant": 13}}
    scene = at_table(seats=seats).play("play far 13")
    assert scene.options() == ["stop", "leave"]
    scene.play("leave", "pay", "deliver")
    assert scene.seat(0)["merchant"] == 13
    assert scene.seat(0)["assistants"] == [13]
    assert scene.seat(1)["lira"] == 2
    assert scene.seat(0)["rubies"] == 1


@rule("BON-14")
def test_it_replaces_the_move_of_one_or_two_steps():
    scene = at_table(seats={0: {"hand": "far2 stay"}}).play("play far 13")
    assert not any(words.startswith("go ") for words in scene.options())
    assert not offered(scene)


@rule("BON-15")
def test_an_assistant_returns_before_the_move():
    scene = at_table(seats={0: {"merchant": 3, "hand": "return", "stack": 1, "assistants": [3, 10, 13]}})
    assert [words for words in scene.options() if "return" in words] == [
        f"play return {place}" for place in (3, 10, 13)
    ]
    scene.play("play return 13")
    assert scene.asked == "move"
    assert scene.seat(0)["stack"] == ["own"] * 2
    assert scene.seat(0)["assistants"] == [3, 10]


@rule("BON-15")
def test_an_assistant_returns_after_the_move_and_is_left_at_once():
    scene = at_table(seats={0: {"merchant": 3, "hand": "return", "stack": 0, "assistants": [13]}}).play("go 9")
    assert scene.options() == ["stop", "play return 13"]
    scene.play("play return 13", "leave")
    assert scene.seat(0)["stack"] == []
    assert scene.seat(0)["assistants"] == [9]
    assert scene.asked == "tea-house"


@rule("BON-15")
def test_the_assistant_at_the_target_may_return_too_and_then_one_is_left():
    scene = at_table(seats={0: {"merchant": 3, "hand": "return", "stack": 3, "assistants": [9]}}).play("go 9")
    scene.play("play return 9")
    assert scene.options() == ["stop", "leave"]
    assert scene.seat(0)["stack"] == ["own"] * 4


@rule("BON-15")
@pytest.mark.parametrize(("assistants", "words"), [([13], "leave"), ([9, 13], "pick up")])
def test_not_once_an_assistant_is_left_or_picked_up(assistants, words):
    scene = at_table(seats={0: {"merchant": 3, "hand": "return five-lira", "stack": 2, "assistants": assistants}})
    scene.play("go 9")
    assert "return" in offered(scene)
    scene.play(words)
    assert scene.asked == "tea-house"
    assert scene.refuses("play return 13")


@rule("BON-15")
def test_the_one_returned_is_the_new_bottom_of_the_stack():
    scene = at_table(
        options={"variants": ["neutral-assistants"]},
        seats={0: {"merchant": 3, "hand": "return", "stack": ["neutral"], "assistants": [13]}},
    ).play("play return 13")
    assert scene.seat(0)["stack"] == ["own", "neutral"]
