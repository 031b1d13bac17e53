"""Letters & Seals: the kiosk tiles. (LS-K01 – LS-K24)"""

import pytest

from letters import at_kiosk, mail, part
from scenes import idle

rule = pytest.mark.rule


def chosen(tile, players=2, **mine):
    """Seat 0 has chosen a tile and may carry it out."""
    letters = {key: mine.pop(key) for key in ("letters", "delivered", "companion") if key in mine}
    put = {key: mine.pop(key) for key in ("pile", "letter_pile", "discards") if key in mine}
    letter = mine.pop("letter", 16)
    scene = at_kiosk(tile, players, seats={0: {"merchant": 7, **mine}}, mine={0: letters}, letter=letter, **put)
    return scene.play(f"choose {tile}")


def asked(scene):
    """Whether seat 0 is asked about its tile."""
    return (scene.asked, scene.actor) == ("kiosk-tile", 0)


def brought(tile, **mine):
    """What a tile that leaves nothing to choose brings: goods and Lira."""
    scene = chosen(tile, **mine)
    assert asked(scene)
    assert scene.options() == ["pass", "use"]
    scene.play("use")
    return {good: count for good, count in scene.seat(0)["goods"].items() if count}, scene.seat(0)["lira"]


@rule("LS-K01")
def test_yellow_and_a_lira():
    assert brought("yellow-and-lira") == ({"yellow": 1}, 1)


@rule("LS-K02")
def test_green_and_a_lira():
    assert brought("green-and-lira") == ({"green": 1}, 1)


@rule("LS-K03")
def test_red_and_a_lira():
    assert brought("red-and-lira") == ({"red": 1}, 1)


@rule("LS-K04")
def test_two_yellow():
    assert brought("two-yellow") == ({"yellow": 2}, 0)
    assert brought("two-yellow", goods="yellow") == ({"yellow": 2}, 0)


@rule("LS-K05")
def test_two_green():
    assert brought("two-green") == ({"green": 2}, 0)


@rule("LS-K06")
def test_two_red():
    assert brought("two-red") == ({"red": 2}, 0)


@rule("LS-K07")
def test_yellow():
    assert brought("yellow") == ({"yellow": 1}, 0)


@rule("LS-K08")
def test_green():
    assert brought("green") == ({"green": 1}, 0)


@rule("LS-K09")
def test_red():
    assert brought("red") == ({"red": 1}, 0)


@rule("LS-K10")
def test_blue():
    assert brought("blue") == ({"blue": 1}, 0)


@rule("LS-K01", "GEN-02")
def test_a_good_without_room_is_lost():
    assert brought("yellow-and-lira", goods="yellow2") == ({"yellow": 2}, 1)


@rule("LS-K11")
def test_a_bonus_card():
    scene = chosen("card").play("use", "draw far")
    assert scene.hand() == {"far": 1}


@rule("LS-K11", "ACT-02")
def test_no_bonus_card_is_left():
    scene = at_kiosk("card", 3, seats={0: {"merchant": 7}, 1: {}}, pile="").play("choose card")
    assert scene.actor == 1


@rule("LS-K12")
def test_two_lira():
    assert brought("two-lira") == ({}, 2)


@rule("LS-K13", "LS-19")
def test_coffee_or_two_lira():
    assert brought("coffee-or-two-lira") == ({}, 2)


@rule("LS-K14", "LS-19")
def test_coffee_or_three_lira():
    assert brought("coffee-or-three-lira") == ({}, 3)


@rule("LS-K15")
@pytest.mark.parametrize("at", ["general supply", 16])
def test_the_companion_comes_from_the_board_or_the_general_supply(at):
    scene = chosen("companion", companion=at).play("use")
    assert mail(scene)["companion"] == "own supply"


@rule("LS-K15", "ACT-02")
def test_the_companion_is_there_already():
    assert not asked(chosen("companion", companion="own supply"))


@rule("LS-K16")
@pytest.mark.parametrize("pips", range(1, 7))
def test_one_die_for_lira(pips):
    scene = chosen("die").play("use")
    assert (scene.asked, scene.actor) == ("kiosk-die", -1)
    assert len(scene.options()) == 6
    scene.play(f"roll {pips}")
    assert scene.seat(0)["lira"] == pips


@rule("LS-K16", "MSQ-08")
def test_the_red_tile_does_not_change_it():
    scene = chosen("die", tiles="red").play("use", "roll 1")
    assert scene.seat(0)["lira"] == 1
    assert not scene.can("reroll")


@rule("LS-K17")
def test_an_extension_for_ten_lira():
    scene = chosen("extension-for-lira", lira=11).play("use")
    assert (scene.seat(0)["room"], scene.seat(0)["lira"]) == (3, 1)
    assert not asked(chosen("extension-for-lira", lira=9))
    assert not asked(chosen("extension-for-lira", lira=30, room=5))


@rule("LS-K17", "P01b")
def test_the_third_extension_brings_its_ruby():
    scene = chosen("extension-for-lira", lira=10, room=4).play("use")
    assert scene.seat(0)["rubies"] == 1
    assert scene.state["rubies"]["1"] == 1


@rule("LS-K18")
def test_an_extension_for_one_of_each_good():
    scene = chosen("extension-for-goods", goods="red2 green yellow blue").play("use")
    assert scene.seat(0)["room"] == 3
    assert scene.seat(0)["goods"] == {"red": 1, "green": 0, "yellow": 0, "blue": 0}
    assert not asked(chosen("extension-for-goods", goods="red2 green2 yellow2"))
    assert not asked(chosen("extension-for-goods", goods="red green yellow blue", room=5))


@rule("LS-K19")
def test_the_stack_goes_to_the_fountain_without_fetching():
    scene = chosen("to-the-fountain", assistants=[1, 9], stack=2).play("use")
    assert scene.seat(0)["merchant"] == 7
    assert scene.seat(0)["assistants"] == [1, 9, 22]
    assert len(scene.seat(0)["stack"]) == 1


@rule("LS-K19", "LS-07")
def test_letters_for_the_fountain_are_delivered_then():
    scene = chosen("to-the-fountain", letter=7).play("use")
    assert mail(scene)["delivered"] == [7]


@rule("LS-K19")
def test_who_stands_there_already_can_not_use_it():
    scene = at_kiosk("two-lira", 2, also=("to-the-fountain",)).play("choose two-lira", "use")
    scene.play("choose to-the-fountain")
    assert scene.actor == 0  # seat 1 stands at the Fountain


# ── Trades ─────────────────────────────────────────────────────────────────────────────────────────────────────


@rule("LS-K20")
def test_a_good_for_a_letter_or_a_letter_for_a_good():
    scene = chosen("good-or-letter", goods="red blue", delivered=[3])
    assert scene.options() == ["pass", "pay red", "pay blue", "give double", "give letter 16"]
    scene.play("pay blue", "letter 9")
    assert mail(scene)["letters"] == [9, 16]
    assert scene.seat(0)["goods"]["blue"] == 0
    scene = chosen("good-or-letter", goods="red2", delivered=[3]).play("give letter 16")
    assert scene.options() == ["take green", "take yellow", "take blue"]
    scene.play("take blue")
    assert scene.seat(0)["goods"] == {"red": 2, "green": 0, "yellow": 0, "blue": 1}
    assert mail(scene)["letters"] == []
    assert part(scene)["letters"]["discards"] == {"16": 1}


@rule("LS-K20", "ACT-02")
def test_nothing_is_given_for_nothing():
    scene = chosen("good-or-letter", goods="red2 green2 yellow2 blue2")
    assert scene.options() == ["pass", "pay red", "pay green", "pay yellow", "pay blue"]
    scene = chosen("good-or-letter", goods="red", letter_pile=[16])
    assert scene.options() == ["pass", "give letter 16"]


@rule("LS-K21")
def test_a_card_for_a_letter_or_a_letter_for_a_card():
    scene = chosen("card-or-letter", hand="stay far")
    assert scene.options() == ["pass", "discard stay", "discard far", "give letter 16"]
    scene.play("discard far", "letter 9")
    assert scene.hand() == {"stay": 1}
    assert scene.state["discards"] == ["far"]
    assert mail(scene)["letters"] == [9, 16]
    scene = chosen("card-or-letter").play("give letter 16", "draw far")
    assert scene.hand() == {"far": 1}
    assert mail(scene)["letters"] == []


@rule("LS-K22")
def test_two_lira_for_a_letter_or_a_letter_for_three_lira():
    scene = chosen("lira-or-letter", lira=2)
    assert scene.options() == ["pass", "pay lira", "give letter 16"]
    scene.play("pay lira", "letter 9")
    assert mail(scene)["letters"] == [9, 16]
    assert scene.seat(0)["lira"] == 0
    scene = chosen("lira-or-letter", lira=1)
    assert scene.options() == ["pass", "give letter 16"]
    scene.play("give letter 16")
    assert scene.seat(0)["lira"] == 4


@rule("LS-K23")
def test_two_lira_for_a_good_or_a_good_for_three_lira():
    scene = chosen("lira-or-good", lira=2, goods="red")
    assert scene.options() == ["pass", "pay lira", "pay red"]
    scene.play("pay lira", "take red")
    assert (scene.seat(0)["goods"]["red"], scene.seat(0)["lira"]) == (2, 0)
    scene = chosen("lira-or-good", lira=2, goods="red").play("pay red")
    assert (scene.seat(0)["goods"]["red"], scene.seat(0)["lira"]) == (0, 5)
    scene = chosen("lira-or-good", lira=2, goods="red2 green2 yellow2 blue2")
    assert not scene.can("pay lira")
    assert not asked(chosen("lira-or-good", lira=1))


@rule("LS-K24")
def test_two_lira_for_a_card_or_a_card_for_three_lira():
    scene = chosen("lira-or-card", lira=2, hand="stay")
    assert scene.options() == ["pass", "pay lira", "discard stay"]
    scene.play("pay lira", "draw far")
    assert scene.hand() == {"stay": 1, "far": 1}
    assert scene.seat(0)["lira"] == 0
    scene = chosen("lira-or-card", lira=2, hand="stay").play("discard stay")
    assert scene.hand() == {}
    assert scene.seat(0)["lira"] == 5
    assert not asked(chosen("lira-or-card", lira=1))


@rule("LS-K22", "BON-04")
def test_the_acting_player_may_get_the_money_by_a_card_first():
    scene = chosen("extension-for-lira", lira=5, hand="five-lira")
    assert scene.options() == ["pass", "play five-lira"]
    scene.play("play five-lira")
    assert scene.options() == ["pass", "use"]


# ── On others' turns ───────────────────────────────────────────────────────────────────────────────────────────


@rule("END-03", "LS-K17")
def test_a_ruby_got_on_anothers_turn_counts():
    seats = {0: {"merchant": 7}, 1: {"merchant": 9, "lira": 10, "room": 4, "rubies": 5, "hand": "five-lira"}}
    scene = at_kiosk("two-lira", 2, also=("extension-for-lira",), seats=seats)
    scene.play("choose two-lira", "use", "choose extension-for-lira", "use", "use")
    assert scene.seat(1)["rubies"] == 6
    assert scene.actor == 1
    idle(scene)  # the round is finished
    assert scene.asked == "last-cards"


@rule("LS-K19", "P22b")
def test_another_players_merchant_goes_to_the_fountain_too():
    seats = {0: {"merchant": 7}, 1: {"merchant": 9}}
    scene = at_kiosk("two-lira", 2, also=("to-the-fountain",), seats=seats)
    scene.play("choose two-lira", "use", "choose to-the-fountain", "use")
    assert scene.seat(1)["merchant"] == 7


@rule("LS-K24", "BON-01")
def test_another_player_trades_with_what_he_has_but_plays_no_cards():
    seats = {0: {"merchant": 7}, 1: {"hand": "five-lira", "lira": 1}}
    scene = at_kiosk("two-lira", 2, also=("lira-or-card",), seats=seats).play("choose two-lira", "use")
    scene.play("choose lira-or-card")
    assert scene.options() == ["pass", "discard five-lira"]
    scene.play("discard five-lira")
    assert scene.seat(1)["lira"] == 4
