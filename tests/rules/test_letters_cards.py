"""Letters & Seals: the bonus cards. (LS-B01 – LS-B15)"""

from typing import Any

import pytest

from letters import at_kiosk, at_letters, mail, part
from scenes import idle, offered

rule = pytest.mark.rule


def holding(card, players=3, *, mine=None, others=None, **put):
    """Seat 0 is to move and holds a card."""
    own: dict[str, Any] = {key: put.pop(key) for key in ("letters", "delivered", "companion") if key in put}
    seats = {0: {"hand": card, **(mine or {})}, **(others or {})}
    return at_letters(players, seats, mine={0: own}, **put)


def may(scene, card):
    return card in offered(scene)


ANY_TIME = ("letter", "reward-dice", "seven-lira", "red-and-lira", "green-and-lira", "yellow-and-lira", "use-token")
PHASE_ONE = ("family-step", "visit", "companion-far", "anywhere")
AGAIN = ("mosque-again", "society-again")
READY = {"goods": "red", "lira": 9, "family": 9}


# ── When they may be played ────────────────────────────────────────────────────────────────────────────────────


@rule("BON-04", "LS-B01", "LS-B02", "LS-B03", "LS-B04", "LS-B11")
@pytest.mark.parametrize("card", ANY_TIME)
def test_at_any_time_of_the_own_turn(card):
    """Moving, arriving, paying, acting, in the middle of an action, meeting; not on others' turns."""
    others = {1: {"merchant": 6, "hand": f"{card}"}}
    scene = holding(card, mine=READY, others=others, governor=6)
    asked = []
    for words in ("go 6", "leave", "pay", "take pile", "draw stay", "take pile", "draw stay"):
        asked.append(scene.asked)
        if words != "draw stay":
            assert may(scene, card), scene.asked
        scene.play(words)
    assert asked == ["move", "arrival", "other-merchants", "caravansary", "draw", "second-card", "draw"]
    assert scene.asked == "discard"
    assert may(scene, card)
    scene.play("discard stay")
    assert scene.asked == "encounters"
    assert may(scene, card)
    scene.play("done")
    assert scene.actor == 1
    assert may(scene, card) == (card != "seven-lira")  # his own turn, and his own card


@rule("BON-01", "BON-04")
@pytest.mark.parametrize("card", ANY_TIME)
def test_not_in_questions_to_others_nor_after_the_turn(card):
    scene = at_kiosk("blue", 2, seats={0: {"merchant": 7}, 1: {"hand": card, "goods": "red", "lira": 5}})
    scene.play("choose blue", "use")
    assert scene.actor == 1
    assert not may(scene, card)
    scene = holding(card, mine=READY, delivered=[1, 2]).play("go 6", "stop")
    assert scene.asked == "bonus-turn"
    assert not may(scene, card)


@rule("LS-B07", "LS-B08", "LS-B10", "LS-B15")
@pytest.mark.parametrize("card", PHASE_ONE)
def test_in_phase_one_only(card):
    scene = holding(card, mine=READY, companion=7, others={1: {"merchant": 16}}, governor=6)
    assert may(scene, card)
    scene.play("go 6")
    assert not may(scene, card)
    scene.play("leave")
    assert not may(scene, card)
    scene.play("pass")
    assert not may(scene, card)


@rule("LS-B13", "LS-B14")
@pytest.mark.parametrize("card", AGAIN)
def test_again_cards_only_right_after_their_action(card):
    scene = holding(card, mine={"goods": "red2 green2 yellow2 blue2", "lira": 3}, delivered=[1, 2, 3, 4, 5, 6])
    assert not may(scene, card)
    scene.play("go 14" if card == "mosque-again" else "go 24")
    assert not may(scene, card)
    scene.play("leave")
    assert not may(scene, card)
    scene.play("pass")
    assert scene.actor == 0
    assert scene.asked == "bonus-turn"


@rule("BON-19", "P06a")
@pytest.mark.parametrize("card", [card for card in ANY_TIME if card != "use-token"])
def test_the_only_card_stays_for_the_discard(card):
    scene = holding(card, mine={"goods": "red"}, pile="good", others={1: {}}).play("go 6", "leave", "take pile")
    scene.play("draw good", "take pile")
    assert scene.asked == "discard"
    assert may(scene, card)
    scene = at_letters(3, {0: {"hand": card, "goods": "red"}, 1: {}}, pile="").play(
        "go 6", "leave", "take pile", "take pile"
    )
    assert scene.asked == "discard"
    assert scene.options() == [f"discard {card}"]


# ── LS-B01 to LS-B04 ───────────────────────────────────────────────────────────────────────────────────────────


@rule("LS-B01")
def test_a_letter():
    scene = holding("letter").play("play letter", "letter 9")
    assert mail(scene)["letters"] == [9]
    assert scene.state["discards"] == ["letter"]
    assert scene.asked == "move"
    assert not may(holding("letter", letter_pile=[]), "letter")


REWARDS = {
    "roll 1 1": ("lira", 3),
    "roll 1 3": ("lira", 3),
    "roll 2 3": ("letter", 9),
    "roll 3 3": ("letter", 9),
    "roll 3 4": ("good", "blue"),
    "roll 4 4": ("card", "far"),
    "roll 4 5": ("card", "far"),
    "roll 5 5": ("blue", 2),
    "roll 6 6": ("blue", 2),
}


@rule("LS-B02")
@pytest.mark.parametrize(("roll", "reward"), REWARDS.items())
def test_two_dice_one_reward_by_the_sum(roll, reward):
    scene = holding("reward-dice").play("play reward-dice", roll)
    what, value = reward
    if what == "letter":
        scene.play(f"letter {value}")
        assert mail(scene)["letters"] == [value]
    elif what == "good":
        assert scene.options() == ["take red", "take green", "take yellow", "take blue"]
        scene.play(f"take {value}")
    elif what == "card":
        scene.play(f"draw {value}")
    me = scene.seat(0)
    assert me["lira"] == (value if what in ("lira", "blue") else 0)
    assert me["goods"]["blue"] == (1 if what in ("good", "blue") else 0)
    assert me["hand"] == ({"far": 1} if what == "card" else {})
    assert scene.asked == "move"


@rule("LS-B02", "MSQ-08")
def test_the_red_tile_does_not_change_the_reward():
    scene = holding("reward-dice", mine={"tiles": "red"}).play("play reward-dice", "roll 1 1")
    assert scene.asked == "move"
    assert scene.seat(0)["lira"] == 3


@rule("LS-B03")
def test_a_good_for_seven_lira():
    scene = holding("seven-lira", mine={"goods": "red blue"})
    assert [words for words in scene.options() if words.startswith("play")] == [
        "play seven-lira red",
        "play seven-lira blue",
    ]
    scene.play("play seven-lira blue")
    assert scene.seat(0)["lira"] == 7
    assert scene.seat(0)["goods"]["blue"] == 0
    assert not may(holding("seven-lira"), "seven-lira")


@rule("LS-B03", "BON-19")
@pytest.mark.parametrize("goods", ["red", "red2"])
def test_a_good_that_is_owed_is_not_sold(goods):
    scene = at_letters(3, {0: {"hand": "seven-lira market", "goods": goods}}).play("go 11", "leave", "play market")
    assert scene.asked == "sell-any"
    assert may(scene, "seven-lira") == (goods == "red2")


@rule("LS-B04")
@pytest.mark.parametrize("good", ["red", "green", "yellow"])
def test_the_good_shown_and_three_lira(good):
    scene = holding(f"{good}-and-lira").play(f"play {good}-and-lira")
    assert scene.seat(0)["goods"][good] == 1
    assert scene.seat(0)["lira"] == 3
    scene = holding(f"{good}-and-lira", mine={"goods": f"{good}2"}).play(f"play {good}-and-lira")
    assert scene.seat(0)["goods"][good] == 2
    assert scene.seat(0)["lira"] == 3


# ── LS-B05, LS-B06: copy ───────────────────────────────────────────────────────────────────────────────────────


def copies(scene):
    return [words for words in scene.options() if words.startswith("play copy")]


@rule("LS-B05")
def test_the_top_card_of_the_discards_is_carried_out():
    scene = holding("copy", discards="stay five-lira")
    assert copies(scene) == ["play copy five-lira"]
    scene.play("play copy five-lira")
    assert scene.seat(0)["lira"] == 5
    assert scene.state["discards"] == ["stay", "five-lira", "copy"]
    assert scene.asked == "move"


@rule("LS-B05")
def test_options_of_the_copied_card_are_chosen_with_it():
    scene = holding("copy", discards="good", mine={"goods": "red2"})
    assert copies(scene) == ["play copy good green", "play copy good yellow", "play copy good blue"]
    scene.play("play copy good blue")
    assert scene.seat(0)["goods"]["blue"] == 1


@rule("LS-B06")
def test_without_discards_there_is_nothing_to_copy():
    assert copies(holding("copy")) == []
    assert copies(holding("copy", discards="copy")) == []
    assert holding("copy").refuses("play copy five-lira")


@rule("LS-B06")
def test_copy_cards_on_top_are_passed_over():
    scene = holding("copy", discards="five-lira copy")
    assert copies(scene) == ["play copy five-lira"]


@rule("LS-B06")
def test_the_copied_card_keeps_its_timing():
    scene = holding("copy", discards="stay")
    assert copies(scene) == ["play copy stay"]
    scene.play("go 6")
    assert copies(scene) == []
    scene = holding("copy", discards="post-again")
    assert copies(scene) == []
    scene.play("go 14", "leave")
    assert copies(scene) == []
    scene = holding("copy", mine={"merchant": 14}, discards="post-again").play("go 5", "leave")
    assert copies(scene) == []
    scene.play("collect")
    assert copies(scene) == ["play copy post-again"]
    scene.play("play copy post-again", "collect")
    assert scene.seat(0)["lira"] == 4


@rule("LS-B06", "BON-05")
def test_the_copied_card_keeps_its_conditions():
    scene = holding("copy", discards="good").play("go 6", "leave")
    assert copies(scene)
    scene.play("take pile", "draw far", "take pile", "draw far")
    assert copies(scene) == []  # 1 good: not in the middle of an action
    assert copies(holding("copy", discards="anywhere", mine={"lira": 2})) == []
    assert copies(holding("copy", discards="family-home")) == []
    assert copies(holding("copy", discards="companion-far")) == []
    assert copies(holding("copy", discards="companion-far", companion=9))


@rule("LS-B05", "BON-12")
def test_copying_stay_replaces_the_move():
    scene = holding("copy", mine={"merchant": 6, "assistants": [6], "stack": 3}, discards="stay")
    scene.play("play copy stay")
    assert scene.asked == "arrival"
    assert scene.options() == ["stop", "pick up"]


@rule("LS-B05", "GEN-05")
def test_the_card_copied_is_the_one_that_was_on_top_before_a_reshuffle():
    seats = {0: {"hand": "copy"}, 1: {}}
    scene = at_letters(3, seats, pile="", discards="")
    assert copies(scene) == []
    scene = at_letters(3, seats, pile="far", discards="five-lira").play("play copy five-lira")
    assert scene.seat(0)["lira"] == 5


# ── LS-B07: family member ──────────────────────────────────────────────────────────────────────────────────────


@rule("LS-B07")
def test_the_family_member_goes_one_step_and_acts_instead_of_the_turn():
    scene = holding("family-step", mine={"family": 5, "lira": 4}, others={1: {"merchant": 16}}, governor=8, smuggler=8)
    steps = [words for words in scene.options() if words.startswith("play family-step")]
    assert steps == ["play family-step 14", "play family-step 16", "play family-step 23"]
    scene.play("play family-step 23", "take red", "bid 1")
    scene.play("draw far", "draw far")
    assert scene.seat(0)["family"] == 23
    assert scene.seat(0)["merchant"] == 7
    assert scene.actor == 1


@rule("LS-B07")
def test_no_payment_and_no_encounters():
    others = {1: {"merchant": 4, "family": 4}}
    scene = holding("family-step", mine={"family": 21}, others=others, governor=4, smuggler=4)
    scene.play("play family-step 4", "fill")
    assert scene.seat(0)["goods"]["yellow"] == 2
    assert scene.actor == 1
    assert scene.seat(1)["family"] == 4


@rule("LS-B07")
def test_neither_from_nor_to_the_police_station():
    assert not may(holding("family-step"), "family-step")
    scene = holding("family-step", mine={"family": 7})
    steps = {words for words in scene.options() if words.startswith("play family-step")}
    assert steps == {"play family-step 4", "play family-step 6", "play family-step 11"}


@rule("LS-B07", "LS-07")
def test_he_delivers_letters_on_his_step():
    scene = holding("family-step", mine={"family": 21}, letters=[4]).play("play family-step 4", "pass")
    assert mail(scene)["delivered"] == [4]


@rule("LS-B07", "GEN-13")
def test_who_could_still_play_something_is_asked_before_the_turn_ends():
    scene = holding("family-step five-lira good", mine={"family": 21}).play("play family-step 4")
    assert scene.asked == "fruit-warehouse"
    scene.play("fill")
    assert scene.asked == "turn-done"
    assert scene.can("play good red")
    scene.play("play five-lira", "done")
    assert scene.actor == 1


@rule("LS-B07", "BON-16")
def test_again_cards_follow_his_action():
    scene = holding("family-step post-again", mine={"family": 14}).play("play family-step 5", "collect")
    scene.play("play post-again", "collect")
    assert scene.seat(0)["lira"] == 4


@rule("LS-B07", "LS-18")
def test_a_bonus_turn_may_follow():
    scene = holding("family-step", mine={"family": 21}, delivered=[1, 2]).play("play family-step 4", "pass")
    assert scene.asked == "bonus-turn"


# ── LS-B08, LS-B09: visit ──────────────────────────────────────────────────────────────────────────────────────


@rule("LS-B08")
def test_the_stack_goes_to_another_merchant_who_is_not_paid():
    scene = holding("visit", others={1: {"merchant": 16}}).play("play visit blue")
    assert scene.seat(0)["merchant"] == 16
    scene.play("leave")
    assert scene.asked != "other-merchants"
    assert scene.seat(0)["assistants"] == [16]


@rule("LS-B08")
def test_all_others_there_are_paid():
    others = {1: {"merchant": 16}, 2: {"merchant": 16}}
    scene = at_letters(3, {0: {"hand": "visit", "lira": 4}, **others}, mine={1: {"companion": 16}})
    assert scene.can("play visit blue")
    assert scene.can("play visit turquoise")
    scene.play("play visit blue", "leave", "pay")
    assert [scene.seat(seat)["lira"] for seat in range(3)] == [0, 2, 2]


@rule("LS-B08")
def test_later_in_the_round_the_merchant_is_paid_again():
    scene = holding("visit", mine={"lira": 4}, others={1: {"merchant": 16}}, delivered=[1, 2])
    scene.play("play visit blue", "leave")
    while scene.asked != "bonus-turn":
        scene.play("pass" if scene.can("pass") else "done")
    scene.play("bonus double2")
    assert part(scene)["unpaid"] is None


@rule("LS-B09")
def test_only_other_players_merchants_elsewhere():
    assert not may(holding("visit"), "visit")  # all at the Fountain
    scene = holding("visit", 2, others={1: {"merchant": 7}}, neutral_merchants=[14, 15, 16])
    assert not may(scene, "visit")
    scene = holding("visit", others={1: {"merchant": 16}})
    assert [words for words in scene.options() if words.startswith("play visit")] == ["play visit blue"]


@rule("LS-B08", "MOV-09")
def test_a_visit_at_the_fountain_needs_no_assistant():
    scene = holding("visit", mine={"merchant": 16, "stack": 0, "assistants": [1, 2, 3, 4]}).play("play visit blue")
    assert scene.asked == "fountain"


# ── LS-B10, LS-B15: further, anywhere ──────────────────────────────────────────────────────────────────────────


@rule("LS-B10")
def test_the_companion_goes_exactly_two_steps():
    scene = holding("companion-far", companion=9)
    found = [words for words in scene.options() if words.startswith("play companion-far")]
    assert found == ["play companion-far 4", "play companion-far 6", "play companion-far 13"]
    scene.play("play companion-far 4", "fill")
    assert mail(scene)["companion"] == 4
    assert scene.seat(0)["goods"]["yellow"] == 2
    assert scene.seat(0)["merchant"] == 7


@rule("LS-B10")
@pytest.mark.parametrize("at", ["general supply", "own supply"])
def test_it_needs_the_companion_on_the_board(at):
    scene = holding("companion-far", companion=at)
    assert not may(scene, "companion-far")
    if at == "own supply":
        scene.play("put companion")
        assert may(scene, "companion-far")


@rule("LS-B15")
def test_three_lira_to_any_other_place():
    scene = holding("anywhere", mine={"lira": 3})
    found = [int(words.split()[2]) for words in scene.options() if words.startswith("play anywhere")]
    assert found == [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16, 21, 22, 23, 24]
    scene.play("play anywhere 16")
    assert (scene.seat(0)["merchant"], scene.seat(0)["lira"]) == (16, 0)
    assert scene.options() == ["stop", "leave"]
    assert not may(holding("anywhere", mine={"lira": 2}), "anywhere")


# ── LS-B11, LS-B12: tokens ─────────────────────────────────────────────────────────────────────────────────────


@rule("LS-B11")
def test_the_tokens_that_may_be_used_wherever_they_are():
    scene = holding("use-token", governor=12, smuggler=11, courier=10)
    assert [words for words in scene.options() if words.startswith("play")] == [
        "play use-token governor",
        "play use-token smuggler red",
        "play use-token smuggler green",
        "play use-token smuggler yellow",
        "play use-token smuggler blue",
        "play use-token courier",
    ]


@rule("LS-B11")
def test_the_governor_is_used_at_his_price_and_rolled():
    scene = holding("use-token", mine={"lira": 3}).play("play use-token governor", "draw far")
    assert scene.options() == ["pay lira", "discard far"]
    scene.play("pay lira", "roll 6 6")
    assert scene.hand() == {"far": 1}
    assert scene.seat(0)["lira"] == 1
    assert scene.state["tokens"]["governor"] == 12
    assert scene.asked == "move"


@rule("LS-B11")
def test_the_smuggler_is_used_at_his_price_and_rolled():
    scene = holding("use-token", mine={"lira": 1}).play("play use-token smuggler blue")
    assert scene.options() == ["pay blue"]
    scene.play("pay blue", "roll 6 6")
    assert scene.state["tokens"]["smuggler"] == 12
    assert scene.asked == "move"


@rule("LS-B11", "LS-15")
def test_the_courier_is_used_at_his_price_and_rolled():
    scene = holding("use-token", mine={"lira": 2}, letters=[5]).play("play use-token courier", "letter 9")
    assert scene.options() == ["pay lira", "give letter 5", "give letter 9"]
    scene.play("give letter 5", "roll 6 6")
    assert mail(scene)["letters"] == [9]
    assert scene.state["tokens"]["courier"] == 12
    scene = holding("use-token", letter_pile=[])
    assert not scene.can("play use-token courier")
    assert scene.can("play use-token governor")


@rule("LS-B11", "ENC-12")
def test_the_governor_finds_at_least_the_card_itself():
    scene = at_letters(3, {0: {"hand": "use-token"}, 1: {}}, pile="").play("play use-token governor")
    assert scene.options() == ["draw use-token"]


@rule("LS-B12")
def test_it_is_no_encounter():
    scene = holding("use-token", mine={"lira": 9}, governor=6).play("go 6", "leave", "pass", "governor", "draw far")
    scene.play("pay lira", "roll 1 1")
    assert scene.can("play use-token governor")  # met already, used all the same
    scene.play("play use-token governor", "draw far", "pay lira", "roll 3 3")
    assert scene.state["tokens"]["governor"] == 6
    assert not scene.can("governor")
    scene = holding("use-token", mine={"lira": 9}).play("play use-token governor", "draw far", "pay lira", "roll 3 3")
    scene.play("go 6", "leave", "pass")
    assert scene.can("governor")  # used, but not met yet


@rule("LS-B11", "BON-19")
def test_what_is_owed_stays_payable():
    seats = {0: {"hand": "use-token", "lira": 2}, 1: {}}
    scene = at_letters(3, seats, pile="").play("go 6", "leave", "take pile", "take pile")
    assert scene.asked == "discard"
    assert "play use-token governor" in scene.options()
    assert "play use-token courier" not in scene.options()
    scene.play("play use-token governor", "draw use-token")
    assert scene.options() == ["pay lira"]  # the card is owed to the Caravansary
    seats = {0: {"hand": "use-token", "lira": 1}, 1: {}}
    scene = at_letters(3, seats, pile="").play("go 6", "leave", "take pile", "take pile")
    assert scene.options() == ["discard use-token"]


# ── LS-B13, LS-B14: again ──────────────────────────────────────────────────────────────────────────────────────


@rule("LS-B13")
@pytest.mark.parametrize(
    ("place", "at", "first", "second"), [(14, 7, "tile red", "tile green"), (15, 7, "tile yellow", "tile blue")]
)
def test_either_mosque_again(place, at, first, second):
    scene = holding("mosque-again", mine={"merchant": at, "goods": "red2 green2 yellow2 blue2"})
    scene.play(f"go {place}", "leave", first)
    assert scene.options() == ["done", "play mosque-again"]
    scene.play("play mosque-again")
    assert scene.options() == ["pass", second]
    scene.play(second)
    assert scene.seat(0)["rubies"] == 1


@rule("LS-B13")
def test_not_without_the_goods_for_a_second_tile():
    scene = holding("mosque-again", mine={"goods": "red2 green"}).play("go 14", "leave", "tile red")
    assert scene.actor == 1


@rule("LS-B14")
def test_the_secret_society_again():
    scene = holding("society-again", delivered=[1, 2, 3, 4, 5, 6]).play("go 24", "leave", "give double3", "ruby 13")
    scene.play("play society-again", "give double3", "ruby 13")
    assert scene.seat(0)["rubies"] == 2
    assert scene.seat(0)["lira"] == 3 + 2
    scene = holding("society-again", delivered=[1, 2, 3, 4]).play("go 24", "leave", "give double3", "ruby 13")
    assert scene.actor == 1


# ── The end of the game ────────────────────────────────────────────────────────────────────────────────────────


def at_the_end(hand, **mine):
    discards = mine.pop("discards", "")
    scene = at_letters(2, {1: {"rubies": 6}, 0: {"hand": hand, **mine}}, active=1, discards=discards)
    return idle(scene)


@rule("END-05", "END-10")
def test_cards_that_bring_goods_or_lira_may_be_played_last():
    hand = " ".join([*ANY_TIME, *PHASE_ONE, *AGAIN, "copy"])
    scene = at_the_end(hand, goods="red", lira=9, family=9, discards="five-lira")
    assert (scene.asked, scene.actor) == ("last-cards", 0)
    assert offered(scene) == {
        "reward-dice",
        "seven-lira",
        "red-and-lira",
        "green-and-lira",
        "yellow-and-lira",
        "copy",
    }


@rule("END-05", "LS-B06")
def test_only_such_cards_are_copied_then():
    assert copies(at_the_end("copy five-lira", discards="letter")) == []
    assert copies(at_the_end("copy five-lira", discards="use-token")) == []
    scene = at_the_end("copy", discards="seven-lira", goods="blue")
    assert copies(scene) == ["play copy seven-lira blue"]


@rule("END-10", "LS-B02")
def test_nothing_else_is_played_in_the_middle_of_them():
    mine = {"lira": 9, "tiles": "yellow", "assistants": [1], "stack": 3}
    scene = at_the_end("reward-dice letter", **mine).play("play reward-dice", "roll 3 4")
    assert scene.options() == ["take red", "take green", "take yellow", "take blue"]
    scene.play("take blue")
    assert scene.seat(0)["goods"]["blue"] == 1
