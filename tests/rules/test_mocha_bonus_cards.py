"""The bonus cards of Mocha & Baksheesh: what they do, and when they may be played."""

from typing import Any

import pytest

from mocha import coffee_of, goods_of, guild_hand, mocha_table, starting
from scenes import idle, offered

rule = pytest.mark.rule

ANY_TIME = ["two-coffee", "buy-guild", "eight-lira", "exchange", "two-rewards"]
AT_THE_END = {"two-coffee", "eight-lira", "exchange", "two-rewards"}


def with_card(card, coffee=0, put=None, **mine):
    return mocha_table({0: {"merchant": 7, "hand": card, **mine}}, coffee={0: coffee}, **(put or {}))


# ── What they do ───────────────────────────────────────────────────────────────────────────────────────────


@rule("MB-B01")
def test_two_coffee():
    scene = with_card("two-coffee", 1).play("play two-coffee")
    assert coffee_of(scene) == 3
    assert scene.state["discards"] == ["two-coffee"]
    assert scene.asked == "move"


@rule("MB-B02")
def test_two_coffee_for_a_guild_card():
    scene = with_card("buy-guild", 3).play("play buy-guild")
    assert coffee_of(scene) == 1
    assert scene.actor == -1
    scene.play("draw guild 11")
    assert guild_hand(scene) == [11]
    assert scene.asked == "move"


@rule("MB-B02", "BON-20")
def test_without_two_coffee_or_a_guild_card_left_it_cannot_be_played():
    assert not with_card("buy-guild", 1).can("play buy-guild")
    assert not with_card("buy-guild", 5, {"guild_pile": []}).can("play buy-guild")
    assert with_card("buy-guild", 1).refuses("play buy-guild")


@rule("MB-B02")
def test_a_guild_card_just_bought_may_be_played_at_once():
    scene = with_card("buy-guild", 2).play("play buy-guild", "draw guild 17", "guild 17")
    assert coffee_of(scene) == 5


@rule("MB-B03")
def test_a_coffee_for_eight_lira():
    scene = with_card("eight-lira", 1, lira=1).play("play eight-lira")
    assert coffee_of(scene) == 0
    assert scene.seat(0)["lira"] == 9
    assert not with_card("eight-lira", 0, lira=9).can("play eight-lira")


@rule("MB-B04", "EX-19")
def test_three_yellow_goods_for_two_blue_and_a_coffee():
    scene = with_card("exchange", goods="yellow3", room=3).play("play exchange", "give yellow3", "take blue2 coffee")
    assert goods_of(scene) == {"blue": 2}
    assert coffee_of(scene) == 1
    assert scene.state["discards"] == ["exchange"]


@rule("MB-B04")
def test_one_to_three_in_any_mix_are_given_and_as_many_taken():
    scene = with_card("exchange", 1, goods="red2 blue").play("play exchange")
    assert scene.options() == [
        "give red",
        "give blue",
        "give coffee",
        "give red2",
        "give red blue",
        "give red coffee",
        "give blue coffee",
        "give red2 blue",
        "give red2 coffee",
        "give red blue coffee",
    ]
    scene.play("give red coffee")
    assert scene.actor == 0
    assert len(scene.options()) == 13  # two of five kinds, but neither two red nor two blue: there is room for 1
    assert not scene.can("take blue2")
    assert not scene.can("take blue")
    scene.play("take coffee2")
    assert coffee_of(scene) == 2
    assert goods_of(scene) == {"red": 1, "blue": 1}


@rule("MB-B04", "ED-10")
def test_the_same_kinds_may_be_taken_back():
    scene = with_card("exchange", 2, goods="red").play("play exchange", "give red coffee", "take red coffee")
    assert goods_of(scene) == {"red": 1}
    assert coffee_of(scene) == 2


@rule("MB-B04", "BON-20")
def test_with_nothing_to_exchange_it_cannot_be_played():
    assert not with_card("exchange", lira=9).can("play exchange")
    assert with_card("exchange", 1).can("play exchange")


@rule("MB-B05")
@pytest.mark.parametrize(
    ("roll", "goods", "coffee", "lira"),
    [
        ("1 2", {"red": 1}, 0, 2),
        ("3 4", {"green": 1, "yellow": 1}, 0, 0),
        ("5 6", {"blue": 1}, 1, 0),
        ("6 6", {}, 2, 0),
        ("1 1", {}, 0, 4),
    ],
)
def test_two_dice_each_with_its_own_reward(roll, goods, coffee, lira):
    scene = with_card("two-rewards").play("play two-rewards", f"roll {roll}")
    assert (goods_of(scene), coffee_of(scene), scene.seat(0)["lira"]) == (goods, coffee, lira)
    assert scene.asked == "move"


@rule("MB-B05", "GEN-02")
def test_a_reward_without_room_is_lost():
    scene = with_card("two-rewards", goods="red2").play("play two-rewards", "roll 2 3")
    assert goods_of(scene) == {"red": 2, "green": 1}


@rule("MB-B06")
def test_a_die_is_turned_to_six_at_the_tea_house():
    scene = with_card("turn-six", merchant=12).play("go 9", "leave", "announce 9", "roll 2 3")
    assert scene.options() == ["keep", "play turn-six 2", "play turn-six 3"]
    scene.play("play turn-six 2")
    assert scene.seat(0)["lira"] == 9
    assert scene.state["discards"] == ["turn-six"]
    scene = with_card("turn-six", merchant=12).play("go 9", "leave", "announce 9", "roll 2 3", "play turn-six 3")
    assert scene.seat(0)["lira"] == 2


@rule("MB-B06")
def test_at_the_black_market():
    scene = with_card("turn-six").play("go 8", "leave", "roll", "roll 5 5")
    assert scene.options() == ["keep", "play turn-six 5"]
    scene.play("play turn-six 5", "take red")
    assert goods_of(scene) == {"red": 1, "blue": 2}  # room for 2 of 3


@rule("MB-B06")
def test_on_guild_cards_eight_and_nine_and_reward_dice():
    scene = with_card("turn-six", put={"guild": {0: [8]}}, room=5).play("guild 8", "take red2", "roll 1 1")
    scene.play("play turn-six 1")
    assert goods_of(scene) == {"red": 2, "blue": 3}
    scene = with_card("turn-six", put={"guild": {0: [9]}}).play("guild 9", "announce 7", "roll 1 1", "play turn-six 1")
    assert scene.seat(0)["lira"] == 14
    scene = with_card("turn-six two-rewards").play("play two-rewards", "roll 6 1")
    assert scene.options() == ["keep", "play turn-six 1"]
    scene.play("play turn-six 1")
    assert coffee_of(scene) == 2


@rule("MB-B06", "P09c")
def test_with_the_red_tile_in_either_order():
    def rolled():
        scene = with_card("turn-six", merchant=12, tiles="red").play("go 9", "leave", "announce 10", "roll 1 2")
        assert scene.options() == ["keep", "turn 1", "turn 2", "reroll", "play turn-six 1", "play turn-six 2"]
        return scene

    scene = rolled().play("turn 1")
    assert scene.options() == ["keep", "play turn-six 4", "play turn-six 2"]
    assert scene.play("play turn-six 2").seat(0)["lira"] == 10
    scene = rolled().play("play turn-six 1")
    assert scene.options() == ["keep", "turn 6", "turn 2", "reroll"]
    assert scene.play("turn 2").seat(0)["lira"] == 10
    scene = rolled().play("reroll", "roll 4 1")
    assert scene.options() == ["keep", "play turn-six 4", "play turn-six 1"]


@rule("MB-B06")
def test_both_cards_turn_both_dice():
    scene = with_card("turn-six2", merchant=12).play("go 9", "leave", "announce 12", "roll 1 2")
    scene.play("play turn-six 1", "play turn-six 2")
    assert scene.seat(0)["lira"] == 12


@rule("MB-B06", "BON-20")
def test_a_six_is_not_turned_and_token_rolls_are_not_touched():
    scene = with_card("turn-six", merchant=12).play("go 9", "leave", "announce 12", "roll 6 6")
    assert scene.seat(0)["lira"] == 12
    assert scene.actor == 1
    scene = with_card("turn-six", lira=9, put={"smuggler": 18}).play("go 18", "leave", "pass", "smuggler red")
    assert not starting(scene, "play turn-six")
    scene.play("pay lira", "roll 1 1")
    assert scene.state["tokens"]["smuggler"] == 2
    assert scene.actor == 1


@rule("MB-B07")
def test_another_corner_instead_of_one_or_two_steps():
    scene = with_card("corner")
    assert starting(scene, "play corner") == [f"play corner {place}" for place in (10, 13, 16, 20)]
    scene.play("play corner 20", "leave")
    assert scene.seat(0)["merchant"] == 20
    assert scene.seat(0)["assistants"] == [20]
    scene = with_card("corner", merchant=10)
    assert starting(scene, "play corner") == [f"play corner {place}" for place in (13, 16, 20)]


@rule("MB-B07")
def test_there_the_turn_goes_on_as_after_a_move():
    scene = mocha_table({0: {"merchant": 7, "hand": "corner", "lira": 1}, 1: {"merchant": 20}})
    scene.play("play corner 20", "leave")
    assert scene.actor == 1  # no 2 Lira for the merchant there
    assert scene.seat(0)["merchant"] == 20


@rule("MB-B08")
def test_wainwright_again():
    scene = with_card("wainwright-again", lira=14, merchant=7).play("go 1", "leave", "extend")
    assert scene.options() == ["done", "play wainwright-again"]
    scene.play("play wainwright-again", "extend")
    assert scene.seat(0)["room"] == 4
    assert scene.seat(0)["lira"] == 0
    scene = with_card("wainwright-again", lira=13).play("go 1", "leave", "extend")
    assert scene.actor == 1


@rule("MB-B08")
def test_wainwright_again_needs_its_action_and_room_for_more():
    assert not starting(with_card("wainwright-again", lira=20).play("go 1", "leave"), "play")
    assert with_card("wainwright-again", lira=20).play("go 1", "leave", "pass").actor == 1
    assert with_card("wainwright-again", lira=20, room=4).play("go 1", "leave", "extend").actor == 1


@rule("MB-B09")
def test_coffee_house_again_at_the_risen_price():
    scene = with_card("coffee-again", 13, merchant=19).play("go 20", "leave", "brew", "play coffee-again", "brew")
    assert coffee_of(scene) == 0
    assert scene.seat(0)["rubies"] == 2
    assert with_card("coffee-again", 12, merchant=19).play("go 20", "leave", "brew").actor == 1


@rule("MB-B09", "BON-16")
def test_with_the_family_member_too():
    scene = with_card("coffee-again", 13).play("go 12", "leave", "send 20", "brew", "play coffee-again", "brew")
    assert scene.seat(0)["rubies"] == 2


@rule("MB-B08", "MB-B09")
def test_again_cards_are_for_their_places_only():
    scene = with_card("wainwright-again coffee-again", 20, lira=30).play("go 17", "leave", "roast lira", "done")
    assert scene.actor == 1
    scene = with_card("coffee-again", 20, lira=30).play("go 1", "leave", "extend")
    assert scene.actor == 1


# ── When they may be played ────────────────────────────────────────────────────────────────────────────────

MINE = {"goods": "red", "lira": 4, "hand": " ".join([*ANY_TIME, "stay"]), "tiles": "red green"}


def at_each_ask():
    """Seat 0, with all cards for any time, at different asks of its own turn."""

    def start(**more):
        put: dict[str, Any] = {"coffee": {0: 5}, "guild": {0: [5, 8, 9, 12, 19]}, "smuggler": 18, "governor": 18}
        return mocha_table({0: {"merchant": 7, **MINE, **more}}, **put)

    yield start()
    yield start().play("go 18")
    yield start().play("go 18", "leave")
    yield start().play("go 18", "leave", "enrol", "draw guild 1", "draw guild 2")
    yield start().play("go 18", "leave", "pass")
    yield start().play("go 18", "leave", "pass", "smuggler red")
    yield start().play("go 18", "leave", "pass", "governor", "draw far")
    yield start().play("go 3", "leave", "fill")
    yield start().play("go 19", "leave", "barrier 2 20")
    yield start().play("go 19", "leave", "barrier 2 20", "act 2")
    yield start().play("go 17", "leave", "roast lira")
    yield start().play("go 6", "leave", "take pile", "draw far")
    yield start().play("go 6", "leave", "take pile", "draw far", "take pile", "draw far")
    yield start().play("go 8", "leave", "roll", "roll 1 2")
    yield start().play("guild 5")
    yield start().play("guild 5", "take none")
    yield start().play("guild 8")
    yield start().play("guild 9")
    yield start().play("guild 12")
    yield start().play("guild 12", "act 17")
    yield start().play("guild 19")
    yield start().play("guild 19", "tile movement")
    yield start().play("play exchange")
    yield start().play("play exchange", "give red")


@rule("MB-B01", "MB-B02", "MB-B03", "MB-B04", "MB-B05", "BON-04")
def test_they_are_played_at_any_time_of_the_own_turn():
    asked = set()
    for scene in at_each_ask():
        assert scene.actor == 0
        held = {card for card in ANY_TIME if scene.hand(0).get(card)}
        assert offered(scene) & set(ANY_TIME) == held, scene.asked
        for card in held:
            twin = scene.game.copy()
            twin.play_text(f"play {card}")
            assert twin.state()["discards"][-1] == card
        asked.add(scene.asked)
    assert len(asked) >= 20


@rule("BON-01", "BON-04", "MB-B01")
def test_never_on_anothers_turn_or_once_the_turn_has_ended():
    scene = mocha_table({1: {"hand": " ".join(ANY_TIME), "goods": "red"}}, coffee={1: 5}, guild={1: [17]})
    assert offered(scene) == set()
    scene.play("go 18", "leave", "pass")
    assert scene.actor == 1
    scene = mocha_table({0: {"merchant": 7, "hand": "two-coffee"}}).play("go 3", "stop")
    assert scene.actor == 1


@rule("MB-B06", "MB-B07", "MB-B08", "MB-B09")
def test_the_others_are_bound_to_their_moment():
    hand = "turn-six corner wainwright-again coffee-again"
    scene = mocha_table({0: {"merchant": 7, "hand": hand, "lira": 30}}, coffee={0: 20}, guild={0: [17, 5]})
    assert offered(scene) == {"corner"}
    scene.play("go 1")
    assert offered(scene) == set()
    scene.play("leave")
    assert offered(scene) == set()
    scene.play("extend")
    assert offered(scene) == {"wainwright-again"}
    scene = mocha_table({0: {"merchant": 7, "hand": hand, "lira": 30}}, coffee={0: 20}, guild={0: [17, 5]})
    assert offered(scene.play("guild 5")) == set()


@rule("BON-19", "MB-B04")
def test_an_exchange_leaves_what_is_owed():
    """The Smuggler's price must stay payable: without Lira a good must be taken."""
    scene = mocha_table({0: {"merchant": 7, "hand": "exchange"}}, smuggler=18).play("go 18", "leave", "pass")
    scene.play("smuggler red", "play exchange", "give red")
    assert scene.options() == ["take red", "take green", "take yellow", "take blue"]
    assert scene.refuses("take coffee")
    scene = mocha_table({0: {"merchant": 7, "hand": "exchange", "lira": 2}}, smuggler=18).play("go 18", "leave", "pass")
    scene.play("smuggler red", "play exchange", "give red")
    assert scene.can("take coffee")


def before_the_discard(hand, coffee=0):
    """At the Caravansary with nothing left to draw: a card of the hand must be discarded."""
    scene = with_card(hand, coffee, put={"pile": "", "discards": ""}).play("go 6", "leave", "take pile", "take pile")
    assert scene.asked == "discard"
    return scene


@rule("BON-19")
def test_the_last_card_is_owed_to_the_caravansary_and_the_governor():
    assert before_the_discard("two-coffee").options() == ["discard two-coffee"]
    assert before_the_discard("eight-lira", 4).options() == ["discard eight-lira"]
    assert before_the_discard("buy-guild", 4).options() == ["discard buy-guild"]
    scene = with_card("eight-lira", 1, put={"governor": 18}).play("go 18", "leave", "pass", "governor")
    scene.play("draw buy-guild")
    assert scene.asked == "governor-price"
    assert scene.can("play eight-lira")  # it brings the Lira, and the other card is there as well
    scene.play("play eight-lira")
    assert scene.options() == ["pay lira", "discard buy-guild"]


@rule("BON-19")
def test_what_is_played_on_top_of_a_card_leaves_the_ask_below_answerable():
    """With two cards in hand one may be played, and nothing more on top of it."""
    scene = before_the_discard("turn-six two-rewards")
    assert offered(scene) == {"two-rewards"}
    scene.play("play two-rewards", "roll 1 1")
    assert scene.asked == "discard"
    assert scene.options() == ["discard turn-six"]
    scene = before_the_discard("exchange two-coffee", 1).play("play exchange")
    assert offered(scene) == set()
    scene.play("give coffee")
    assert offered(scene) == set()


@rule("BON-19", "MB-B03")
def test_coffee_owed_to_a_guild_card_is_not_spent():
    """Guild 19 needs a Tavern action, guild 12 the action that was chosen."""
    part = {"tavern": {"movement": 1, "encounter": 1}}
    scene = with_card("eight-lira buy-guild", 1, put={"guild": {0: [19]}, "part": part}).play("guild 19")
    assert offered(scene) == set()
    scene = with_card("eight-lira", 2, put={"guild": {0: [19]}, "part": part}).play("guild 19")
    assert offered(scene) == {"eight-lira"}
    scene = with_card("eight-lira two-coffee", 2, put={"guild": {0: [12]}}).play("guild 12", "act 19")
    assert offered(scene) == {"eight-lira", "two-coffee"}  # a tile for 1 coffee is still there
    put = {"guild": {0: [12]}, "part": {"tavern": {"movement": 1, "encounter": 1}}}
    scene = with_card("eight-lira two-coffee", 2, put=put).play("guild 12", "act 19")
    assert offered(scene) == {"two-coffee"}


@rule("BON-19")
def test_an_exchange_must_stay_possible_once_begun():
    scene = with_card("exchange eight-lira", 1).play("play exchange")
    assert scene.options() == ["give coffee"]
    assert scene.refuses("play eight-lira")
    scene.play("give coffee", "take red")
    assert not scene.can("play eight-lira")


# ── After the last round ───────────────────────────────────────────────────────────────────────────────────


def at_the_end(hand, coffee=5, **mine):
    seats = {0: {"rubies": 6, "hand": hand, "goods": "red", **mine}}
    scene = mocha_table(seats, coffee={0: coffee}, active=3, guild={0: [17]})
    return idle(scene)


@rule("END-05")
def test_cards_for_coffee_lira_and_goods_are_played_after_the_last_round():
    scene = at_the_end(" ".join(ANY_TIME) + " turn-six corner coffee-again good five-lira")
    assert scene.asked == "last-cards"
    assert offered(scene) == AT_THE_END | {"good", "five-lira"}
    scene.play("play eight-lira", "play exchange", "give coffee", "take blue", "play two-coffee")
    assert scene.seat(0)["lira"] == 8
    assert goods_of(scene) == {"red": 1, "blue": 1}
    assert scene.asked == "last-cards"


@rule("END-10")
def test_there_no_die_is_turned_and_no_tile_used():
    scene = at_the_end("two-rewards turn-six exchange buy-guild", tiles="yellow", assistants=[3], stack=3, lira=9)
    scene.play("play exchange")
    assert offered(scene) <= AT_THE_END
    assert not scene.can("recall 3")
    scene.play("give red", "take red", "play two-rewards", "roll 1 1")
    assert scene.seat(0)["lira"] == 13
    assert scene.game.over


@rule("END-10")
def test_there_no_guild_card_is_played():
    scene = at_the_end("two-coffee")
    assert not starting(scene, "guild")
