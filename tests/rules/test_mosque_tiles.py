"""What the four mosque tiles do for their owner."""

from typing import Any

import pytest

import bedesten
from scenes import at_table

rule = pytest.mark.rule

GOODS = ["red", "green", "yellow", "blue"]


# ── Red ────────────────────────────────────────────────────────────────────────────────────────────────────


def tea(roll, announced=8, **mine):
    """Seat 0 has the red tile and has rolled at the Tea House."""
    scene = at_table(seats={0: {"tiles": "red", **mine}})
    return scene.play("go 9", "leave", f"announce {announced}", roll)


def black_market(roll, **mine):
    """Seat 0 has the red tile and has rolled at the Black Market."""
    seats = {0: {"merchant": 6, "tiles": "red", "room": 5, **mine}}
    return at_table(seats=seats).play("go 8", "leave", "roll", roll)


@rule("MSQ-01")
def test_after_the_roll_either_die_may_be_turned_or_both_rolled_again():
    assert tea("roll 2 5").options() == ["keep", "turn 2", "turn 5", "reroll"]
    assert black_market("roll 5 6").options() == ["keep", "turn 5", "turn 6", "reroll"]


@rule("MSQ-01")
@pytest.mark.parametrize(("change", "lira"), [(["keep"], 2), (["turn 1"], 8), (["reroll", "roll 3 5"], 8)])
def test_at_the_tea_house(change, lira):
    scene = tea("roll 1 4").play(*change)
    assert scene.seat(0)["lira"] == lira


@rule("MSQ-01")
def test_a_four_need_not_be_turned():
    assert tea("roll 1 4").options() == ["keep", "turn 1", "reroll"]
    assert tea("roll 4 1").options() == ["keep", "turn 1", "reroll"]
    assert tea("roll 4 4").options() == ["keep", "reroll"]


@rule("MSQ-01")
@pytest.mark.parametrize(
    ("roll", "change", "blue"),
    [
        ("roll 1 2", ["keep"], 0),
        ("roll 1 2", ["turn 1"], 0),
        ("roll 1 3", ["turn 1"], 1),
        ("roll 6 1", ["turn 1"], 2),
        ("roll 6 5", ["turn 6"], 2),
        ("roll 1 1", ["reroll", "roll 5 6"], 3),
        ("roll 5 6", ["reroll", "roll 1 1"], 0),
    ],
)
def test_at_the_black_market(roll, change, blue):
    scene = black_market(roll).play(*change)
    assert scene.asked == "black-market-good"
    assert scene.seat(0)["goods"]["blue"] == blue


@rule("EX-04")
def test_two_and_five_become_nine():
    scene = black_market("roll 2 5").play("turn 2")
    assert scene.seat(0)["goods"]["blue"] == 2
    assert scene.options() == ["take red", "take green", "take yellow"]
    scene.play("take yellow")
    assert scene.seat(0)["goods"] == {"red": 0, "green": 0, "yellow": 1, "blue": 2}


@rule("MSQ-01")
@pytest.mark.parametrize(("roll", "lira"), [("roll 1 1", 2), ("roll 5 4", 9), ("roll 5 3", 2)])
def test_the_second_roll_stands_for_the_number_announced(roll, lira):
    scene = tea("roll 6 6", announced=9).play("reroll", roll)
    assert scene.seat(0)["lira"] == lira
    assert (scene.asked, scene.actor) == ("move", 1)


@rule("MSQ-01")
@pytest.mark.parametrize("change", [["turn 2"], ["reroll", "roll 2 5"]])
def test_once_and_not_both(change):
    # A card in hand does not bring the tile back either.
    scene = tea("roll 2 5", hand="stay").play(*change)
    assert (scene.asked, scene.actor) == ("move", 1)


@rule("MSQ-01")
def test_of_a_double_one_die_is_turned():
    scene = tea("roll 3 3", announced=7)
    assert scene.options() == ["keep", "turn 3", "reroll"]
    assert scene.play("turn 3").seat(0)["lira"] == 7
    assert tea("roll 3 3").play("turn 3").seat(0)["lira"] == 2


@rule("MSQ-01")
def test_only_for_its_owner():
    scene = at_table(seats={0: {"tiles": "green blue"}, 1: {"tiles": "red"}})
    scene.play("go 9", "leave", "announce 8", "roll 1 1")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.seat(0)["lira"] == 2


@rule("MSQ-01")
def test_not_before_the_roll():
    scene = at_table(seats={0: {"tiles": "red"}}).play("go 9", "leave", "announce 8")
    assert scene.actor == bedesten.CHANCE
    assert scene.refuses("reroll")


# ── Green ──────────────────────────────────────────────────────────────────────────────────────────────────


def warehouse(place=3, **mine):
    """Seat 0 has the green tile and has filled its barrow at a warehouse; nobody else is there."""
    seats = {0: {"merchant": 12, "tiles": "green", **mine}}
    scene = at_table(seats=seats, governor=10, smuggler=10)
    return scene.play(f"go {place}", "leave", "fill")


@rule("MSQ-02")
@pytest.mark.parametrize(("place", "filled"), [(2, "red"), (3, "green"), (4, "yellow")])
def test_one_more_good_of_any_kind_at_each_warehouse(place, filled):
    for good in GOODS:
        if good != filled:
            scene = warehouse(place, lira=3)
            assert scene.options() == ["no more", *(f"add {other}" for other in GOODS if other != filled)]
            scene.play(f"add {good}")
            assert scene.seat(0)["goods"] == {other: 2 if other == filled else int(other == good) for other in GOODS}
            assert scene.seat(0)["lira"] == 1


@rule("MSQ-02")
def test_once_an_action():
    scene = warehouse(lira=9).play("add blue")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.seat(0)["lira"] == 7


@rule("MSQ-02")
def test_it_may_be_declined():
    scene = warehouse(lira=9).play("no more")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.seat(0)["lira"] == 9
    assert scene.seat(0)["goods"] == {"red": 0, "green": 2, "yellow": 0, "blue": 0}


@rule("MSQ-02")
def test_exactly_two_lira_and_one_too_little():
    assert warehouse(lira=2).play("add blue").seat(0)["lira"] == 0
    scene = warehouse(lira=1)
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.seat(0)["goods"]["green"] == 2


@rule("MSQ-02", "GEN-13")
def test_a_card_played_now_may_pay_for_it():
    scene = warehouse(lira=1, hand="five-lira")
    assert scene.options() == ["no more", "play five-lira"]
    scene.play("play five-lira", "add red")
    assert scene.seat(0)["lira"] == 4
    assert scene.seat(0)["goods"] == {"red": 1, "green": 2, "yellow": 0, "blue": 0}


@rule("MSQ-02")
def test_where_there_is_no_room_there_is_nothing_to_buy():
    scene = warehouse(lira=9, goods="red2 yellow2")
    assert scene.options() == ["no more", "add blue"]
    scene = warehouse(lira=9, goods="red2 yellow2 blue2")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.seat(0)["lira"] == 9


@rule("MSQ-02")
def test_a_full_warehouse_good_still_leads_to_the_additional_one():
    scene = warehouse(lira=2, goods="green2").play("add blue")
    assert scene.seat(0)["goods"] == {"red": 0, "green": 2, "yellow": 0, "blue": 1}


@rule("MSQ-02")
def test_not_without_the_action_nor_at_other_places():
    seats = {0: {"tiles": "green", "lira": 9}}
    scene = at_table(seats=seats, smuggler=10).play("go 3", "leave", "pass")
    assert (scene.asked, scene.actor) == ("move", 1)
    scene = at_table(seats=seats).play("go 5", "leave", "collect")
    assert (scene.asked, scene.actor) == ("move", 1)


@rule("MSQ-02")
def test_not_without_the_tile():
    scene = at_table(seats={0: {"lira": 9, "tiles": "red"}, 1: {"tiles": "green"}}, smuggler=10)
    scene.play("go 3", "leave", "fill")
    assert (scene.asked, scene.actor) == ("move", 1)


# ── Blue ───────────────────────────────────────────────────────────────────────────────────────────────────


@rule("MSQ-03")
def test_the_fifth_assistant_comes_under_the_stack_at_once():
    seats = {0: {"merchant": 5, "stack": 1, "assistants": [9, 12, 13], "goods": "blue2"}}
    scene = at_table(seats=seats).play("go 15", "leave")
    assert scene.seat(0)["stack"] == []
    scene.play("tile blue")
    assert scene.seat(0)["tiles"] == ["blue"]
    assert scene.seat(0)["stack"] == ["own"]
    assert scene.seat(0)["assistants"] == [9, 12, 13, 15]


@rule("MSQ-03")
def test_he_is_the_new_bottom():
    seats = {0: {"merchant": 5, "stack": ["own", "neutral", "own"], "goods": "blue2"}}
    scene = at_table(seats=seats, options={"variants": ["neutral-assistants"]}).play("go 15", "leave", "tile blue")
    assert scene.seat(0)["stack"] == ["own", "neutral", "own"]
    assert scene.seat(0)["assistants"] == [15]


@rule("MSQ-03")
def test_he_comes_to_the_merchant_wherever_the_tile_was_taken():
    scene = at_table(seats={0: {"stack": 2, "goods": "blue2"}}).play("go 12", "leave", "send 15", "tile blue")
    assert scene.seat(0)["merchant"] == 12
    assert scene.seat(0)["stack"] == ["own"] * 2
    assert scene.seat(0)["assistants"] == [12]


@rule("MSQ-03")
@pytest.mark.parametrize(("place", "colour"), [(14, "red"), (14, "green"), (15, "yellow")])
def test_the_other_tiles_bring_no_assistant(place, colour):
    seats = {0: {"merchant": 2, "stack": 2, "goods": f"{colour}2"}}
    scene = at_table(seats=seats).play(f"go {place}", "leave", f"tile {colour}")
    assert scene.seat(0)["stack"] == ["own"]


# ── Yellow ─────────────────────────────────────────────────────────────────────────────────────────────────

MOMENTS = {
    "move": [],
    "arrival": ["go 9"],
    "other-merchants": ["go 9", "leave"],
    "tea-house": ["go 9", "leave", "pay"],
    "tea-house-roll": ["go 9", "leave", "pay", "announce 8", "roll 1 1"],
    "encounters": ["go 9", "leave", "pay", "pass"],
    "governor-price": ["go 9", "leave", "pay", "pass", "governor", "draw stay"],
    "smuggler-price": ["go 9", "leave", "pay", "pass", "smuggler red"],
    "green-tile": ["go 3", "leave", "fill"],
    "fetch-more": ["go 12", "leave", "send 7", "fetch 8"],
    "second-card": ["go 6", "leave", "take pile", "draw stay"],
    "discard": ["go 6", "leave", "take pile", "draw stay", "take pile", "draw far"],
}


@rule("MSQ-04")
@pytest.mark.parametrize("asked", MOMENTS)
def test_two_lira_return_an_assistant_at_any_time(asked):
    mine = {"stack": 2, "assistants": [8, 13], "tiles": "red green yellow", "lira": 9}
    scene = at_table(seats={0: mine, 1: {"merchant": 9}}, governor=9, smuggler=9, discards="market")
    scene.play(*MOMENTS[asked])
    assert scene.asked == asked
    before = scene.seat(0)
    answers = {option for option in scene.options() if not option.startswith("recall")}
    scene.play("recall 13")
    after = scene.seat(0)
    assert after["lira"] == before["lira"] - 2
    assert after["stack"] == ["own", *before["stack"]]
    assert after["assistants"] == [place for place in before["assistants"] if place != 13]
    assert scene.asked == asked
    assert set(scene.options()) == answers - {"fetch 13", "fetch all"}


@rule("MSQ-04")
def test_once_a_turn_and_again_on_the_next():
    mine = {"stack": 1, "assistants": [3, 8, 13], "tiles": "yellow", "lira": 9}
    scene = at_table(2, seats={0: mine}, governor=9).play("recall 8")
    assert scene.refuses("recall 13")
    scene.play("go 9")
    assert scene.refuses("recall 13")
    scene.play("leave", "pass")
    assert scene.options() == ["done", "governor"]
    scene.play("done", "go 12", "stop")
    assert scene.options()[-3:] == ["recall 3", "recall 9", "recall 13"]
    assert scene.play("recall 13").seat(0)["lira"] == 5


@rule("MSQ-04")
@pytest.mark.parametrize(
    ("mine", "possible"),
    [
        ({"lira": 2, "assistants": [13], "tiles": "yellow"}, True),
        ({"lira": 1, "assistants": [13], "tiles": "yellow"}, False),
        ({"lira": 9, "assistants": [8], "tiles": "yellow"}, False),
        ({"lira": 9, "assistants": [13], "tiles": "red green blue"}, False),
    ],
    ids=["exactly enough", "one Lira too little", "none of his there", "other tiles"],
)
def test_it_takes_the_tile_two_lira_and_an_assistant(mine, possible):
    scene = at_table(seats={0: mine, 1: {"assistants": [13], "tiles": "yellow", "lira": 9}})
    assert scene.can("recall 13") is possible
    assert scene.refuses("recall 13") is not possible


@rule("MSQ-04")
def test_he_goes_to_the_bottom_of_the_stack():
    seats = {0: {"stack": ["neutral", "own"], "assistants": [13], "tiles": "yellow", "lira": 2}}
    scene = at_table(seats=seats, options={"variants": ["neutral-assistants"]}).play("recall 13")
    assert scene.seat(0)["stack"] == ["own", "neutral", "own"]


@rule("MSQ-04", "GEN-13")
def test_where_the_turn_would_end_the_owner_is_asked_first():
    seats = {0: {"assistants": [13], "tiles": "yellow", "lira": 2}}
    scene = at_table(seats=seats).play("go 9", "leave", "pass")
    assert scene.options() == ["done", "recall 9", "recall 13"]
    scene.play("recall 13")
    assert (scene.asked, scene.actor) == ("move", 1)


@rule("MSQ-04")
def test_not_on_the_turn_of_another():
    seats = {0: {"assistants": [13], "tiles": "yellow", "lira": 9}}
    scene = at_table(active=1, seats=seats)
    assert scene.refuses("recall 13")


@rule("MSQ-05")
def test_between_arriving_and_leaving_the_one_returned_may_be_left():
    seats = {0: {"stack": 0, "assistants": [13], "tiles": "yellow", "lira": 2}}
    scene = at_table(seats=seats).play("go 9")
    assert scene.options() == ["stop", "recall 13"]
    scene.play("recall 13", "leave")
    assert scene.seat(0)["stack"] == []
    assert scene.seat(0)["assistants"] == [9]
    assert scene.asked == "tea-house"


@rule("MSQ-05")
def test_the_one_returned_is_the_bottommost_and_so_the_one_left():
    seats = {0: {"stack": ["neutral", "neutral"], "assistants": [13], "tiles": "yellow", "lira": 2}}
    scene = at_table(seats=seats, options={"variants": ["neutral-assistants"]}).play("go 9", "recall 13", "leave")
    assert scene.seat(0)["stack"] == ["neutral", "neutral"]
    assert scene.seat(0)["assistants"] == [9]


@rule("MSQ-05")
def test_who_called_one_back_may_still_stop():
    seats = {0: {"stack": 0, "assistants": [13], "tiles": "yellow", "lira": 2}}
    scene = at_table(seats=seats).play("go 9", "recall 13", "stop")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.seat(0)["stack"] == ["own"]


@rule("MSQ-06")
def test_the_assistant_just_left_may_be_called_back_and_the_action_stands():
    scene = at_table(seats={0: {"stack": 1, "tiles": "yellow", "lira": 2}}).play("go 9", "leave", "recall 9")
    assert scene.seat(0)["stack"] == ["own"]
    assert scene.seat(0)["assistants"] == []
    assert scene.asked == "tea-house"
    scene.play("announce 3", "roll 1 2")
    assert scene.seat(0)["lira"] == 3


@rule("MSQ-06")
def test_before_the_move_also_the_one_at_the_place_he_leaves():
    seats = {0: {"merchant": 9, "stack": 0, "assistants": [9], "tiles": "yellow", "lira": 2}}
    scene = at_table(seats=seats).play("recall 9", "go 3", "leave")
    assert scene.seat(0)["assistants"] == [3]


# ── Pieces, tokens, the moment of taking ───────────────────────────────────────────────────────────────────


@rule("MSQ-07")
def test_red_works_for_the_family_member():
    scene = at_table(seats={0: {"tiles": "red"}}).play("go 12", "leave", "send 9", "announce 9", "roll 2 5")
    assert scene.options() == ["keep", "turn 2", "turn 5", "reroll"]
    assert scene.play("turn 2").seat(0)["lira"] == 9
    scene = at_table(seats={0: {"tiles": "red"}}).play("go 12", "leave", "send 8", "roll", "roll 2 5", "turn 2")
    assert scene.seat(0)["goods"]["blue"] == 2


@rule("MSQ-07")
def test_green_works_for_the_family_member():
    scene = at_table(seats={0: {"tiles": "green", "lira": 2}}).play("go 12", "leave", "send 3", "fill", "add blue")
    assert scene.seat(0)["goods"] == {"red": 0, "green": 2, "yellow": 0, "blue": 1}
    assert scene.seat(0)["lira"] == 0


@rule("MSQ-08")
@pytest.mark.parametrize(
    ("moves", "token"),
    [(["governor", "draw stay", "discard stay"], "governor"), (["smuggler red", "pay red"], "smuggler")],
)
def test_red_changes_no_roll_of_a_token(moves, token):
    # At the Tea House, where the tile would work, and after its action.
    tokens: dict[str, Any] = {token: 9}
    scene = at_table(seats={0: {"tiles": "red"}}, **tokens)
    scene.play("go 9", "leave", "announce 3", "roll 1 2", "keep", *moves, "roll 2 5")
    assert scene.state["tokens"][token] == 7
    assert (scene.asked, scene.actor) == ("move", 1)


@rule("MSQ-08")
def test_red_changes_no_roll_of_a_neutral_merchant():
    scene = at_table(2, seats={0: {"tiles": "red", "lira": 2}}, neutral_merchants=[9, 15, 16])
    scene.play("go 9", "leave", "pay", "roll 2 5")
    assert scene.state["neutral_merchants"] == [7, 15, 16]
    assert scene.asked == "tea-house"


@rule("MSQ-09")
def test_a_tile_works_from_the_moment_it_is_taken():
    seats = {0: {"merchant": 5, "stack": 1, "assistants": [13], "lira": 2, "goods": "yellow2"}}
    scene = at_table(seats=seats).play("go 15", "leave")
    assert scene.refuses("recall 13")
    scene.play("tile yellow")
    assert scene.can("recall 13")
    scene.play("recall 13")
    assert scene.seat(0)["stack"] == ["own"]
    assert scene.seat(0)["lira"] == 0
