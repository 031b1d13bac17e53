"""Phase 1: movement and assistants. In short paths the bazaar is 15 5 2 14 / 4 12 7 3 / 8 6 11 9 / 13 10 1 16."""

import pytest

from scenes import BESIDE, at_table

rule = pytest.mark.rule

IN_ORDER = list(range(1, 17))
SHORT = [15, 5, 2, 14, 4, 12, 7, 3, 8, 6, 11, 9, 13, 10, 1, 16]
LONG = [16, 2, 8, 11, 15, 7, 6, 4, 3, 5, 12, 1, 10, 9, 14, 13]
MIXED = [7, 16, 1, 9, 2, 15, 8, 10, 14, 3, 11, 6, 5, 12, 4, 13]


def steps_from(board, start):
    """How many steps away every place of a 4×4 bazaar is, found by walking."""
    steps = {start: 0}
    queue = [start]
    for place in queue:
        row, column = divmod(board.index(place), 4)
        for down, across in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= down < 4 and 0 <= across < 4:
                beside = board[4 * down + across]
                if beside not in steps:
                    steps[beside] = steps[place] + 1
                    queue.append(beside)
    return steps


@rule("MOV-01")
@pytest.mark.parametrize(
    ("start", "targets"),
    [(7, "1 2 3 4 5 6 9 11 12 14"), (15, "2 4 5 8 12"), (10, "1 6 8 11 12 13 16")],
    ids=["middle", "corner", "edge"],
)
def test_one_or_two_steps(start, targets):
    scene = at_table(seats={0: {"merchant": start}})
    assert scene.options() == [f"go {place}" for place in targets.split()]


@rule("MOV-01")
def test_three_steps_are_too_many():
    scene = at_table(seats={0: {"merchant": 7}})
    assert scene.refuses("go 8")
    assert scene.refuses("go 16")


@rule("MOV-01")
def test_the_whole_stack_moves_with_the_merchant():
    scene = at_table(seats={0: {"stack": 3, "assistants": [13]}}).play("go 9", "stop")
    assert scene.seat(0)["merchant"] == 9
    assert scene.seat(0)["stack"] == ["own"] * 3
    assert scene.seat(0)["assistants"] == [13]


@rule("MOV-02")
@pytest.mark.parametrize(
    ("layout", "board"),
    [("short", SHORT), ("long", LONG), ("in-order", IN_ORDER), (MIXED, MIXED)],
    ids=["short", "long", "in-order", "own"],
)
def test_distance_is_the_length_of_the_path(layout, board):
    for start in board:
        steps = steps_from(board, start)
        scene = at_table(seats={0: {"merchant": start, "hand": "far"}}, options={"layout": layout})
        near = {f"go {place}" for place in board if 1 <= steps[place] <= 2}
        far = {f"play far {place}" for place in board if 3 <= steps[place] <= 4}
        assert set(scene.options()) == near | far


@rule("MOV-03")
def test_the_merchant_must_move():
    scene = at_table(seats={0: {"merchant": 9, "lira": 20}})
    assert all(option.startswith("go ") for option in scene.options())
    assert scene.refuses("go 9")
    assert scene.refuses("stop")
    assert scene.refuses("pass")


@rule("MOV-03")
def test_only_a_card_replaces_the_move():
    scene = at_table(seats={0: {"merchant": 9, "hand": "stay far"}})
    assert scene.refuses("go 9")
    assert scene.refuses("play far 9")
    scene.play("play stay")
    assert scene.seat(0)["merchant"] == 9
    assert scene.asked == "arrival"


@rule("MOV-04")
def test_an_assistant_at_the_target_goes_under_the_stack():
    scene = at_table(seats={0: {"stack": 2, "assistants": [9, 13]}}).play("go 9", "pick up")
    assert scene.seat(0)["stack"] == ["own"] * 3
    assert scene.seat(0)["assistants"] == [13]


@rule("MOV-04")
def test_he_becomes_the_bottom_of_the_stack():
    # Among assistants of two colours the order shows.
    seats = {0: {"stack": ["neutral", "neutral"], "assistants": [9]}}
    scene = at_table(seats=seats, options={"variants": ["neutral-assistants"]}).play("go 9", "pick up")
    assert scene.seat(0)["stack"] == ["own", "neutral", "neutral"]


@rule("MOV-04")
def test_he_leaves_with_the_stack_on_the_next_move():
    scene = at_table(2, seats={0: {"stack": 2, "assistants": [9]}})
    scene.play("go 9", "pick up", "pass", "go 12", "stop", "go 3", "stop")
    assert scene.seat(0)["merchant"] == 3
    assert scene.seat(0)["stack"] == ["own"] * 3
    assert scene.seat(0)["assistants"] == []


@rule("MOV-04")
def test_only_own_assistants_are_picked_up():
    scene = at_table(seats={0: {"stack": 2}, 1: {"assistants": [9]}}).play("go 9")
    assert scene.options() == ["stop", "leave"]
    scene.play("leave")
    assert scene.seat(0)["assistants"] == [9]
    assert scene.seat(1)["assistants"] == [9]


@rule("MOV-05")
def test_with_none_there_one_of_the_stack_is_left():
    scene = at_table(seats={0: {"stack": 3, "assistants": [13]}}).play("go 9", "leave")
    assert scene.seat(0)["stack"] == ["own"] * 2
    assert scene.seat(0)["assistants"] == [9, 13]


@rule("MOV-05")
def test_it_is_the_bottommost_who_is_left():
    seats = {0: {"stack": ["own", "neutral", "neutral"]}}
    scene = at_table(seats=seats, options={"variants": ["neutral-assistants"]}).play("go 9", "leave")
    assert scene.seat(0)["stack"] == ["neutral", "neutral"]
    assert scene.seat(0)["assistants"] == [9]


@rule("MOV-05")
def test_he_remains_when_the_stack_leaves():
    scene = at_table(2, seats={0: {"stack": 2}}).play("go 9", "leave", "pass", "go 12", "stop", "go 3", "leave")
    assert scene.seat(0)["stack"] == []
    assert scene.seat(0)["assistants"] == [3, 9]


@rule("MOV-05")
def test_the_last_assistant_may_be_left():
    scene = at_table(seats={0: {"stack": 1}}).play("go 9", "leave")
    assert scene.seat(0)["stack"] == []
    assert scene.asked == "tea-house"


@rule("MOV-06")
def test_with_an_assistant_there_no_other_is_left_instead():
    scene = at_table(seats={0: {"stack": 3, "assistants": [9]}}).play("go 9")
    assert scene.options() == ["stop", "pick up"]
    assert scene.refuses("leave")


@rule("MOV-06")
def test_with_none_there_none_is_picked_up():
    scene = at_table(seats={0: {"stack": 3, "assistants": [13]}}).play("go 9")
    assert scene.options() == ["stop", "leave"]
    assert scene.refuses("pick up")


@rule("MOV-06")
@pytest.mark.parametrize("fetch", ["play return 9", "recall 9"])
def test_the_moment_of_choosing_counts(fetch):
    seats = {0: {"stack": 0, "assistants": [9], "tiles": "yellow", "lira": 2, "hand": "return"}}
    scene = at_table(seats=seats).play("go 9", fetch)
    assert scene.can("leave")
    assert scene.refuses("pick up")
    scene.play("leave")
    assert scene.seat(0)["stack"] == []
    assert scene.seat(0)["assistants"] == [9]
    assert scene.asked == "tea-house"


@rule("MOV-07")
@pytest.mark.parametrize("assistants", [[9], [13]], ids=["not picked up", "not left"])
def test_declining_ends_the_turn_at_once(assistants):
    mine = {"stack": 3, "assistants": assistants, "lira": 9, "hand": "five-lira"}
    seats = {0: mine, 1: {"merchant": 9}, 2: {"family": 9}}
    scene = at_table(seats=seats, governor=9, smuggler=9).play("go 9", "stop")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.seat(0)["stack"] == ["own"] * 3
    assert scene.seat(0)["assistants"] == assistants
    assert scene.seat(0)["lira"] == 9
    assert scene.seat(1)["lira"] == 0
    assert scene.seat(2)["family"] == 9
    assert scene.state["tokens"] == {"governor": 9, "smuggler": 9}
    assert scene.hand(0) == {"five-lira": 1}


@rule("MOV-08")
@pytest.mark.parametrize("hand", ["", "stay far post-again market"], ids=["no cards", "cards for other moments"])
def test_without_any_assistant_the_turn_ends_at_once(hand):
    seats = {0: {"stack": 0, "assistants": [13], "lira": 9, "hand": hand}, 1: {"merchant": 9}, 2: {"family": 9}}
    scene = at_table(seats=seats, governor=9).play("go 9")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.seat(0)["assistants"] == [13]
    assert scene.seat(0)["lira"] == 9
    assert scene.seat(2)["family"] == 9


@rule("MOV-08", "MOV-09")
@pytest.mark.parametrize("place", BESIDE)
def test_at_every_place_but_the_fountain_an_assistant_is_needed(place):
    scene = at_table(seats={0: {"merchant": BESIDE[place], "stack": 0}}, governor=place).play(f"go {place}")
    expected = ("encounters", 0) if place == 7 else ("move", 1)
    assert (scene.asked, scene.actor) == expected


@rule("MOV-08")
def test_an_assistant_there_helps_an_empty_stack():
    scene = at_table(seats={0: {"stack": 0, "assistants": [9]}}).play("go 9", "pick up")
    assert scene.seat(0)["stack"] == ["own"]
    assert scene.asked == "tea-house"


@rule("MOV-08")
@pytest.mark.parametrize(
    ("mine", "moves", "lira"),
    [
        ({"tiles": "yellow", "lira": 2}, ["recall 13"], 0),
        ({"tiles": "yellow", "lira": 1, "hand": "five-lira"}, ["play five-lira", "recall 13"], 4),
        ({"hand": "return"}, ["play return 13"], 0),
    ],
    ids=["yellow tile", "yellow tile paid from a card", "return card"],
)
def test_one_brought_now_may_be_left(mine, moves, lira):
    scene = at_table(seats={0: {"stack": 0, "assistants": [13], **mine}}).play("go 9")
    assert scene.asked == "arrival"
    assert scene.refuses("leave")
    scene.play(*moves)
    assert scene.options() == ["stop", "leave"]
    scene.play("leave")
    assert scene.seat(0)["stack"] == []
    assert scene.seat(0)["assistants"] == [9]
    assert scene.seat(0)["lira"] == lira
    assert scene.asked == "tea-house"


@rule("MOV-08")
@pytest.mark.parametrize(
    "mine",
    [
        {"tiles": "yellow", "lira": 1, "assistants": [13]},
        {"tiles": "yellow", "lira": 2, "assistants": []},
        {"tiles": "red green blue", "lira": 2, "assistants": [13]},
        {"hand": "return", "assistants": []},
    ],
    ids=["too little money", "yellow tile, none out", "other tiles", "return card, none out"],
)
def test_what_can_bring_none_does_not_delay_the_end(mine):
    scene = at_table(seats={0: {"stack": 0, **mine}}).play("go 9")
    assert (scene.asked, scene.actor) == ("move", 1)


@rule("MOV-08", "GEN-13")
def test_without_assistant_the_player_is_asked_while_he_could_still_play_something():
    scene = at_table(seats={0: {"stack": 0, "hand": "five-lira"}}, governor=9).play("go 9")
    assert scene.options() == ["stop", "play five-lira"]
    scene.play("play five-lira")
    assert (scene.asked, scene.actor) == ("move", 1)
    assert scene.seat(0)["lira"] == 5
    assert scene.state["tokens"]["governor"] == 9


@rule("MOV-09")
@pytest.mark.parametrize("stack", [0, 2])
def test_at_the_fountain_no_assistant_is_needed_or_left(stack):
    scene = at_table(seats={0: {"merchant": 9, "stack": stack, "assistants": [9, 13]}}).play("go 7")
    assert scene.asked == "fountain"
    assert scene.seat(0)["stack"] == ["own"] * stack
    assert scene.seat(0)["assistants"] == [9, 13]
    scene.play("fetch all")
    assert scene.seat(0)["stack"] == ["own"] * (stack + 2)
    assert scene.seat(0)["assistants"] == []


@rule("MOV-09")
def test_encounters_at_the_fountain_need_no_assistant():
    scene = at_table(seats={0: {"merchant": 9, "stack": 0}}, governor=7).play("go 7")
    assert scene.asked == "encounters"
    assert scene.can("governor")


@rule("MOV-09")
def test_staying_at_the_fountain_needs_no_assistant_either():
    scene = at_table(seats={0: {"merchant": 7, "stack": 0, "assistants": [9], "hand": "stay"}}).play("play stay")
    assert scene.asked == "fountain"


@rule("MOV-10")
@pytest.mark.parametrize(("assistants", "word"), [([9], "pick up"), ([], "leave")])
def test_both_entitle_to_the_action(assistants, word):
    scene = at_table(seats={0: {"stack": 2, "assistants": assistants}})
    scene.play("go 9", word, "announce 5", "roll 2 3")
    assert scene.seat(0)["lira"] == 5


@rule("EX-12")
@pytest.mark.parametrize("moves", [["fetch all"], ["fetch 2", "fetch 16"]])
def test_from_the_fountain_assistants_join_the_merchant_at_the_police_station(moves):
    scene = at_table(seats={0: {"stack": 2, "assistants": [2, 16]}}).play("go 12", "leave", "send 7")
    assert scene.asked == "fountain"
    scene.play(*moves)
    assert scene.seat(0)["merchant"] == 12
    assert scene.seat(0)["family"] == 7
    assert set(scene.seat(0)["stack"]) == {"own"}
    assert len(scene.seat(0)["stack"]) + len(scene.seat(0)["assistants"]) == 4
    assert {2, 16}.isdisjoint(scene.seat(0)["assistants"])
