"""Goods and Lira, the course of a turn, what is hidden."""

import pytest

from bedesten import CHANCE
from scenes import Scene, at_table, idle
from staging import counts

rule = pytest.mark.rule


# ── Goods and Lira ─────────────────────────────────────────────────────────────────────────────────────────


@rule("GEN-01")
@pytest.mark.parametrize("room", [2, 3, 4, 5])
@pytest.mark.parametrize(("place", "good"), [(2, "red"), (3, "green"), (4, "yellow")])
def test_each_good_has_the_room_of_the_barrow(room, place, good):
    me = {"goods": "red green yellow blue", "room": room}
    scene = at_table(seats={0: me}).play(f"go {place}", "leave", "fill")
    assert scene.seat(0)["goods"] == {"red": 1, "green": 1, "yellow": 1, "blue": 1} | {good: room}


@rule("GEN-01")
def test_blue_goods_have_room_too():
    scene = at_table(seats={0: {"merchant": 4, "room": 4}}).play("go 8", "leave", "roll", "roll 6 6", "take red")
    assert scene.seat(0)["goods"] == {"red": 1, "green": 0, "yellow": 0, "blue": 3}


@rule("GEN-01")
def test_three_extensions_make_room_for_five_and_there_is_no_more():
    room = 2
    while room < 5:
        scene = at_table(seats={0: {"merchant": 16, "lira": 50, "room": room}}).play("go 1", "leave", "extend")
        room += 1
        assert scene.seat(0)["room"] == room
    scene = at_table(seats={0: {"merchant": 16, "lira": 50, "room": 5}}).play("go 1", "leave")
    assert not scene.can("extend")


@rule("GEN-02")
def test_a_good_without_room_is_lost_and_the_rest_comes():
    scene = at_table(seats={0: {"goods": "red2 blue"}}, mail=4).play("go 5", "leave", "collect")
    assert scene.seat(0)["goods"] == {"red": 2, "green": 0, "yellow": 0, "blue": 2}
    assert scene.seat(0)["lira"] == 4
    assert scene.state["mail"] == 0


@rule("GEN-02")
def test_of_several_goods_as_many_come_as_find_room():
    scene = at_table(seats={0: {"merchant": 4, "goods": "blue"}}).play("go 8", "leave", "roll", "roll 5 6")
    assert scene.seat(0)["goods"]["blue"] == 2
    scene.play("take green")
    assert scene.seat(0)["goods"]["green"] == 1


@rule("GEN-02")
def test_a_full_barrow_does_not_forbid_an_action():
    full = "red2 green2 yellow2 blue2"
    scene = at_table(seats={0: {"merchant": 4, "goods": full}}).play("go 8", "leave", "roll", "roll 6 6", "take red")
    assert scene.seat(0)["goods"] == counts(full)
    assert scene.actor == 1


@rule("GEN-03")
def test_lira_never_run_out():
    rich = {seat: {"lira": 3000} for seat in range(1, 5)}
    scene = at_table(5, {0: {"merchant": 3, "lira": 3000}} | rich)
    scene.play("go 9", "leave", "announce 12", "roll 6 6")
    assert scene.seat(0)["lira"] == 3012


@rule("GEN-04")
@pytest.mark.parametrize(
    ("layout", "near"), [("short", 3), ("long", 10), ("in-order", 10), (list(range(16, 0, -1)), 10)]
)
def test_a_token_goes_to_the_place_whose_number_two_dice_show(layout, near):
    scene = at_table(seats={0: {"merchant": near, "lira": 2}}, options={"layout": layout}, smuggler=9)
    scene.play("go 9", "leave", "pass", "smuggler red", "pay lira")
    assert scene.actor == CHANCE
    places: dict[int, float] = {}
    for move, chance in scene.game.chances():
        after = scene.game.copy()
        after.play(move)
        place = after.state()["tokens"]["smuggler"]
        assert place == sum(int(die) for die in scene.game.text(move).split()[1:])
        places[place] = places.get(place, 0) + chance
    assert places == {place: pytest.approx((6 - abs(7 - place)) / 36) for place in range(2, 13)}


# ── Turns and phases ───────────────────────────────────────────────────────────────────────────────────────


@rule("GEN-09")
@pytest.mark.parametrize(("players", "start"), [(2, 0), (2, 1), (3, 1), (4, 3), (5, 0), (5, 2)])
def test_turns_go_clockwise_from_the_starting_player_round_by_round(players, start):
    scene = at_table(players, active=start, start=start)
    turns = [(scene.actor, scene.state["round"])]
    for _ in range(3 * players - 1):
        idle(scene)
        turns.append((scene.actor, scene.state["round"]))
    around = [(start + i) % players for i in range(players)]
    assert turns == [(seat, number) for number in (1, 2, 3) for seat in around]


@rule("GEN-10")
def test_a_turn_is_movement_other_merchants_action_encounters():
    seats = {0: {"lira": 4, "goods": "red"}, 1: {"merchant": 9}, 2: {"family": 9}}
    scene = at_table(seats=seats, governor=9, smuggler=9)
    asked = [scene.asked]
    for words in ("go 9", "leave", "pay", "announce 3", "roll 1 1"):
        scene.play(words)
        asked.append(scene.asked)
    assert asked == ["move", "arrival", "other-merchants", "tea-house", "dice", "encounters"]
    assert set(scene.options()) == {
        "catch turquoise lira",
        "catch turquoise card",
        "governor",
        *(f"smuggler {good}" for good in ("red", "green", "yellow", "blue")),
    }


@rule("GEN-10")
@pytest.mark.parametrize(
    ("done", "too_early"),
    [
        ([], ["leave", "pay", "announce 3", "governor", "catch turquoise lira"]),
        (["go 9"], ["go 3", "pay", "announce 3", "governor", "catch turquoise lira"]),
        (["go 9", "leave"], ["announce 3", "governor", "catch turquoise lira"]),
        (["go 9", "leave", "pay"], ["governor", "catch turquoise lira", "go 3", "leave"]),
        (["go 9", "leave", "pay", "pass"], ["announce 3", "go 3", "pay"]),
    ],
)
def test_no_phase_comes_before_its_time_or_after_it(done, too_early):
    seats = {0: {"lira": 4}, 1: {"merchant": 9}, 2: {"family": 9}}
    scene = at_table(seats=seats, governor=9).play(*done)
    for words in too_early:
        assert scene.refuses(words), words


@rule("GEN-10")
def test_what_the_action_brings_does_not_pay_the_other_merchants():
    scene = at_table(seats={1: {"merchant": 9}}).play("go 9", "leave")
    assert scene.actor == 1
    assert scene.seat(0)["lira"] == 0


PLAYABLE = "five-lira good stay"


@rule("GEN-11")
@pytest.mark.parametrize(
    ("last", "lira", "stack"), [(["stop"], 10, 3), (["leave", "refuse"], 10, 2), (["leave", "refuse"], 0, 2)]
)
def test_a_turn_that_ends_immediately_has_no_later_phase_and_no_card_is_played_any_more(last, lira, stack):
    seats = {
        0: {"merchant": 3, "lira": lira, "hand": PLAYABLE, "tiles": "yellow", "assistants": [5]},
        1: {"merchant": 9},
        2: {"family": 9},
    }
    scene = at_table(seats=seats, governor=9, smuggler=9).play("go 9", *last)
    assert (scene.actor, scene.asked) == (1, "move")
    assert (scene.seat(0)["lira"], len(scene.seat(0)["stack"])) == (lira, stack)
    assert scene.seat(2)["family"] == 9
    assert scene.state["tokens"] == {"governor": 9, "smuggler": 9}
    assert scene.hand(0) == counts(PLAYABLE)


# ── What is hidden ─────────────────────────────────────────────────────────────────────────────────────────


def hidden(mine: str, blues: str) -> Scene:
    hands = {0: {"hand": mine, "lira": 3}, 1: {"hand": blues, "goods": "blue2", "tiles": "red", "rubies": 2}}
    return at_table(3, hands, discards="far return")


@rule("GEN-12")
def test_others_hands_and_the_pile_are_hidden():
    one, other = hidden("stay five-lira", "good good"), hidden("stay five-lira", "market gem-again")
    assert one.game.fingerprint() != other.game.fingerprint()
    for viewer in (0, 2, None):
        assert one.game.view(viewer) == other.game.view(viewer)
    assert one.game.view(1) != other.game.view(1)


@rule("GEN-12")
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_ones_own_hand_and_all_else_is_open(viewer):
    scene = hidden("stay five-lira", "good good")
    view = scene.game.view(viewer)
    for key in ("tokens", "discards", "mail", "rubies", "mosque", "start", "round", "active"):
        assert view[key] == scene.state[key]
    assert view["pile"] == 20
    for seat, shown in enumerate(view["seats"]):
        open_to_all = {key: value for key, value in scene.seat(seat).items() if key != "hand"}
        own = {"hand": scene.hand(seat)} if seat == viewer else {}
        assert shown == open_to_all | own | {"cards": [2, 2, 0][seat]}


@rule("GEN-12")
def test_only_who_draws_a_card_sees_it_and_everybody_sees_what_is_discarded():
    scene = at_table(3, {0: {"merchant": 9}}, discards="far stay").play("go 6", "leave", "take discards", "take pile")
    game = scene.game
    drawn = next(event for event in game.play(game.read("draw market")) if event.what == "draw")
    assert game.describe(drawn, 0) == {"event": "draw", "seat": 0, "card": "market"}
    assert game.describe(drawn, 1) == game.describe(drawn, None) == {"event": "draw", "seat": 0}
    thrown = next(event for event in game.play(game.read("discard stay")) if event.what == "discard")
    assert game.describe(thrown, 1) == {"event": "discard", "seat": 0, "card": "stay"}


# ── Asked before the turn ends ─────────────────────────────────────────────────────────────────────────────


@rule("GEN-13")
def test_without_an_assistant_the_turn_ends_unasked():
    scene = at_table(seats={0: {"stack": 0, "lira": 9, "hand": "palace-again market"}}).play("go 9")
    assert (scene.actor, scene.asked) == (1, "move")


@rule("GEN-13")
def test_without_an_assistant_who_could_play_something_is_asked_first():
    scene = at_table(seats={0: {"stack": 0, "hand": "five-lira good"}}).play("go 9")
    assert (scene.actor, scene.asked) == (0, "arrival")
    assert scene.options()[0] == "stop"
    assert scene.can("play five-lira")
    scene.play("play five-lira", "play good red")
    assert scene.seat(0)["lira"] == 5
    assert scene.actor == 1


@rule("GEN-13")
@pytest.mark.parametrize("play", ["play return 5", "recall 5"])
def test_without_an_assistant_card_or_tile_may_bring_one(play):
    me = {"stack": 0, "assistants": [5], "lira": 2, "tiles": "yellow", "hand": "return"}
    scene = at_table(seats={0: me}).play("go 9", play)
    assert scene.can("leave")
    scene.play("leave", "announce 3", "roll 1 2")
    assert scene.seat(0)["assistants"] == [9]


@rule("GEN-13")
def test_without_money_for_other_merchants_the_turn_ends_unasked():
    scene = at_table(seats={0: {"lira": 1, "hand": "stay"}, 1: {"merchant": 9}}).play("go 9", "leave")
    assert (scene.actor, scene.asked) == (1, "move")


@rule("GEN-13")
def test_without_money_for_other_merchants_a_card_may_bring_it():
    scene = at_table(seats={0: {"lira": 1, "hand": "five-lira"}, 1: {"merchant": 9}}).play("go 9", "leave")
    assert scene.options() == ["refuse", "play five-lira"]
    scene.play("play five-lira", "pay")
    assert (scene.seat(0)["lira"], scene.seat(1)["lira"]) == (4, 2)
    assert scene.asked == "tea-house"


@rule("GEN-13")
def test_after_action_and_encounters_who_could_play_something_is_asked_first():
    scene = at_table(seats={0: {"hand": "good"}}).play("go 4", "leave", "fill")
    assert scene.actor == 0
    assert scene.options() == ["done", *(f"play good {good}" for good in ("red", "green", "blue"))]
    scene.play("play good blue")
    assert scene.actor == 1
    assert scene.seat(0)["goods"] == {"red": 0, "green": 0, "yellow": 2, "blue": 1}


@rule("GEN-13")
def test_after_the_last_encounter_too():
    scene = at_table(seats={0: {"hand": "five-lira"}, 1: {"family": 4}}).play("go 4", "leave", "fill")
    scene.play("catch blue lira")
    assert (scene.actor, scene.options()) == (0, ["done", "play five-lira"])


@rule("GEN-13")
def test_the_yellow_tile_is_something_to_play_once_a_turn():
    me = {"lira": 4, "tiles": "yellow", "assistants": [5]}
    scene = at_table(seats={0: me}).play("go 4", "leave", "fill")
    assert scene.options() == ["done", "recall 4", "recall 5"]
    scene.play("recall 5")
    assert scene.actor == 1


@rule("GEN-13")
def test_who_can_play_nothing_more_is_not_asked():
    me = {"hand": "stay far return market palace-again post-again gem-again family-home", "tiles": "red green blue"}
    scene = at_table(seats={0: me}).play("go 4", "leave", "fill")
    assert (scene.actor, scene.asked) == (1, "move")
