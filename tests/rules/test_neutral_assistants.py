"""Variant: neutral assistants. Stacks are given from the bottom."""

from typing import Any

import pytest

import bedesten
from scenes import Scene, at_table, idle

rule = pytest.mark.rule

N, O = "neutral", "own"  # noqa: E741


def table(me: dict[str, Any], out: dict[str, int] | None = None, players: int = 4, **more: Any) -> Scene:
    """A table with this variant; `out` says how many neutral assistants stand at a place."""
    seats = {0: me} | more.pop("seats", {})
    options = {"variants": ["neutral-assistants"]} | more.pop("options", {})
    return at_table(players, seats, options=options, parts={"neutral-assistants": out or {}}, **more)


def neutrals(scene: Scene) -> dict[str, int]:
    """The neutral assistants on the board, by place."""
    found: dict[str, int] = scene.state["parts"]["neutral-assistants"]
    return found


@rule("VAR-06")
@pytest.mark.parametrize("edition", ["big-box", "first", "first-fr"])
def test_for_two_to_four_players(edition):
    for players in (2, 3, 4):
        game = bedesten.new("istanbul", players=players, edition=edition, variants=["neutral-assistants"], seed=1)
        assert len(game.state()["seats"]) == players
    with pytest.raises(bedesten.OptionError, match="neutral assistants are for 2 to 4 players"):
        bedesten.new("istanbul", players=5, edition=edition, variants=["neutral-assistants"], seed=1)


@rule("VAR-07")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bottommost_of_each_stack_is_replaced_by_a_neutral_one(players):
    state = bedesten.new("istanbul", players=players, variants=["neutral-assistants"], seed=1).state()
    for seat in state["seats"]:
        assert seat["stack"] == [N, O, O, O]
        assert seat["assistants"] == []
    assert not any(state["parts"]["neutral-assistants"].values())


@rule("VAR-07")
def test_without_the_variant_all_are_own():
    game = bedesten.new("istanbul", players=4, seed=1)
    assert [seat["stack"] for seat in game.state()["seats"]] == [[O, O, O, O]] * 4
    assert "neutral-assistants" not in game.state()["parts"]


@rule("VAR-07")
def test_the_replaced_one_has_left_the_game_and_the_fifth_still_comes_with_the_blue_tile():
    scene = table({"merchant": 5, "stack": [N, O, O, O], "goods": "blue2"})
    scene.play("go 15", "leave", "tile blue")
    assert scene.seat(0)["stack"] == [O, O, O, O]
    assert scene.seat(0)["assistants"] == []
    assert neutrals(scene) == {"15": 1}


@rule("VAR-08")
@pytest.mark.parametrize("stack", [[O, O], [N], []])
def test_a_neutral_one_may_be_picked_up_for_the_action(stack):
    scene = table({"merchant": 3, "stack": stack}, {"9": 1}).play("go 9")
    assert scene.can("pick up neutral")
    scene.play("pick up neutral")
    assert scene.seat(0)["stack"] == [N, *stack]
    assert neutrals(scene) == {}
    assert scene.seat(0)["assistants"] == []
    scene.play("announce 5", "roll 2 3")
    assert scene.seat(0)["lira"] == 5


@rule("VAR-08")
def test_or_one_is_left_beside_it():
    scene = table({"merchant": 3, "stack": [O, N]}, {"9": 1}).play("go 9")
    assert scene.options() == ["stop", "leave", "pick up neutral"]
    scene.play("leave")
    assert scene.seat(0)["assistants"] == [9]
    assert neutrals(scene) == {"9": 1}
    assert scene.asked == "tea-house"


@rule("VAR-08")
def test_with_none_in_the_stack_only_the_neutral_one_helps():
    scene = table({"merchant": 3, "stack": []}, {"9": 1}).play("go 9")
    assert scene.options() == ["stop", "pick up neutral"]
    assert scene.refuses("pick up")
    assert scene.refuses("leave")


@rule("VAR-08")
def test_it_need_not_be_used():
    scene = table({"merchant": 3, "stack": [O]}, {"9": 1}).play("go 9", "stop")
    assert scene.actor == 1
    assert scene.seat(0)["stack"] == [O]
    assert neutrals(scene) == {"9": 1}


@rule("VAR-08")
def test_a_neutral_one_elsewhere_is_of_no_use():
    scene = table({"merchant": 3, "stack": []}, {"5": 1}).play("go 9")
    assert scene.actor == 1
    scene = table({"merchant": 3, "stack": [O]}, {"5": 1}).play("go 9")
    assert scene.options() == ["stop", "leave"]
    assert scene.refuses("pick up neutral")


@rule("VAR-08")
def test_one_that_another_player_left_is_anybodys():
    others = {1: {"merchant": 3, "stack": []}, 2: {"merchant": 3, "stack": 3}}
    scene = table({"merchant": 3, "stack": [N, O]}, seats=others)
    scene.play("go 9", "leave", "pass")
    assert neutrals(scene) == {"9": 1}
    scene.play("go 2")
    assert scene.actor == 2
    scene.play("go 9", "pick up neutral")
    assert scene.seat(2)["stack"] == [N, O, O, O]
    assert neutrals(scene) == {}


@rule("VAR-08")
def test_others_own_assistants_are_nobody_elses():
    scene = table({"merchant": 3, "stack": []}, seats={1: {"assistants": [9]}}).play("go 9")
    assert scene.actor == 1


@rule("VAR-08")
def test_of_several_neutral_ones_at_a_place_one_is_picked_up():
    scene = table({"merchant": 3, "stack": [O]}, {"9": 3, "5": 1}).play("go 9", "pick up neutral")
    assert scene.seat(0)["stack"] == [N, O]
    assert neutrals(scene) == {"9": 2, "5": 1}


@rule("VAR-09")
@pytest.mark.parametrize(
    ("stack", "left", "own_out", "neutral_out"),
    [
        ([N, O, O], [O, O], [], {"9": 1}),
        ([O, N, O], [N, O], [9], {}),
        ([N, N], [N], [], {"9": 1}),
        ([N], [], [], {"9": 1}),
        ([O], [], [9], {}),
    ],
)
def test_the_bottommost_is_left_own_or_neutral(stack, left, own_out, neutral_out):
    scene = table({"merchant": 3, "stack": stack}).play("go 9")
    assert scene.options() == ["stop", "leave"]
    scene.play("leave")
    assert scene.seat(0)["stack"] == left
    assert scene.seat(0)["assistants"] == own_out
    assert neutrals(scene) == neutral_out
    assert scene.asked == "tea-house"


@rule("VAR-09")
def test_a_neutral_one_may_be_left_where_neutral_ones_are():
    scene = table({"merchant": 3, "stack": [N, O]}, {"9": 1}).play("go 9", "leave")
    assert neutrals(scene) == {"9": 2}
    assert scene.seat(0)["stack"] == [O]


@rule("VAR-10")
@pytest.mark.parametrize("stack", [[O, N], [N, O], []])
def test_with_an_own_and_a_neutral_one_there_either_is_picked_up(stack):
    def arrived() -> Scene:
        return table({"merchant": 3, "stack": stack, "assistants": [5, 9]}, {"9": 1}).play("go 9")

    assert arrived().options() == ["stop", "pick up", "pick up neutral"]
    assert arrived().refuses("leave")
    own = arrived().play("pick up")
    assert own.seat(0)["stack"] == [O, *stack]
    assert (own.seat(0)["assistants"], neutrals(own)) == ([5], {"9": 1})
    assert own.asked == "tea-house"
    neutral = arrived().play("pick up neutral")
    assert neutral.seat(0)["stack"] == [N, *stack]
    assert (neutral.seat(0)["assistants"], neutrals(neutral)) == ([5, 9], {})
    assert neutral.asked == "tea-house"


@rule("VAR-11")
def test_a_stack_may_hold_several_neutral_ones():
    scene = table({"merchant": 3, "stack": [N, N, O, O, O]}, {"9": 2}).play("go 9", "pick up neutral")
    assert scene.seat(0)["stack"] == [N, N, N, O, O, O]
    assert scene.asked == "tea-house"


@rule("VAR-11")
def test_a_stack_may_hold_all_neutral_ones_and_all_own_ones():
    scene = table({"merchant": 3, "stack": [N, N, N, O, O, O, O], "tiles": "blue"}, {"9": 1})
    scene.play("go 9", "pick up neutral", "pass")
    assert scene.seat(0)["stack"] == [N, N, N, N, O, O, O, O]
    loaded = bedesten.load(scene.game.dump())
    assert loaded.state()["seats"][0]["stack"] == [N, N, N, N, O, O, O, O]


@rule("VAR-12")
def test_the_fountain_returns_own_assistants_only():
    scene = table({"merchant": 3, "stack": [N], "assistants": [5, 9]}, {"5": 1, "6": 2}).play("go 7")
    assert scene.options() == ["pass", "fetch 5", "fetch 9", "fetch all"]
    assert scene.refuses("fetch 6")
    scene.play("fetch all")
    assert scene.seat(0)["stack"] == [O, O, N]
    assert neutrals(scene) == {"5": 1, "6": 2}


@rule("VAR-12")
def test_with_only_neutral_ones_out_the_fountain_has_nothing_to_return():
    scene = table({"merchant": 3, "stack": []}, {"5": 1, "6": 2}).play("go 7")
    assert scene.actor == 1


@rule("VAR-12")
def test_yellow_tile_and_return_card_bring_own_assistants_only():
    me = {"merchant": 3, "stack": [N], "assistants": [5], "lira": 2, "tiles": "yellow", "hand": "return"}
    scene = table(me, {"5": 1, "6": 2})
    assert {words for words in scene.options() if words.split()[0] in ("recall", "play")} == {
        "play return 5",
        "recall 5",
    }
    for words in ("recall 6", "play return 6"):
        assert scene.refuses(words), words
    for words in ("recall 5", "play return 5"):
        after = table(me, {"5": 1, "6": 2}).play(words)
        assert after.seat(0)["stack"] == [O, N]
        assert neutrals(after) == {"5": 1, "6": 2}


@rule("VAR-12")
def test_with_only_neutral_ones_out_tile_and_card_are_of_no_use():
    me = {"merchant": 3, "stack": [], "lira": 9, "tiles": "yellow", "hand": "return"}
    assert table(me, {"5": 1, "6": 2}).play("go 9").actor == 1


@rule("VAR-13")
def test_who_is_picked_up_is_the_next_to_be_left():
    scene = table({"merchant": 3, "stack": [O, O], "hand": "stay"}, {"9": 1})
    scene.play("go 9", "pick up neutral", "pass")
    assert scene.seat(0)["stack"] == [N, O, O]
    for _ in range(3):
        idle(scene)
    scene.play("play stay", "leave")
    assert scene.seat(0)["stack"] == [O, O]
    assert neutrals(scene)["9"] == 1


@rule("VAR-13")
@pytest.mark.parametrize("way", ["fountain", "recall 5", "play return 5", "pick up"])
def test_own_ones_come_back_under_the_neutral_ones(way):
    me = {"merchant": 2, "stack": [N, N], "assistants": [5], "lira": 2, "tiles": "yellow", "hand": "return"}
    if way == "fountain":
        scene = table(me).play("go 7", "fetch 5")
    elif way == "pick up":
        scene = table(me).play("go 5", "pick up")
    else:
        scene = table(me).play(way)
    assert scene.seat(0)["stack"] == [O, N, N]


@rule("VAR-13")
def test_one_brought_back_on_arrival_is_the_one_that_is_left():
    me = {"merchant": 3, "stack": [N, O], "assistants": [5], "lira": 2, "tiles": "yellow"}
    scene = table(me).play("go 9", "recall 5", "leave")
    assert scene.seat(0)["stack"] == [N, O]
    assert scene.seat(0)["assistants"] == [9]
    assert neutrals(scene) == {}


# ── With other variants and editions ───────────────────────────────────────────────────────────────────────


@rule("VAR-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_variants_combine(players):
    both = ["neutral-assistants", "caravan-leader"]
    game = bedesten.new("istanbul", players=players, variants=both, layout="random", seed=5)
    assert set(game.state()["parts"]) == set(both)
    assert game.state()["seats"][0]["stack"] == [N, O, O, O]
    assert game.view()["board"] != bedesten.new("istanbul", players=players, variants=both, seed=5).view()["board"]
    assert len(game.state()["neutral_merchants"]) == (3 if players == 2 else 0)


@rule("VAR-01")
def test_both_variants_work_in_one_turn():
    options = {"variants": ["caravan-leader", "neutral-assistants"]}
    scene = table({"merchant": 9, "stack": [O]}, {"6": 1}, options=options, discards="far stay")
    scene.play("go 6", "pick up neutral", "take discards", "take discards", "discard far")
    assert scene.actor == 1
    assert scene.seat(0)["stack"] == [N, O]
    assert scene.state["parts"]["caravan-leader"]["leader"] == 0
    assert neutrals(scene) == {}


@rule("VAR-08", "ED-04")
def test_first_fr_with_a_neutral_one_there_it_is_picked_up_or_one_left_in_any_case():
    def arrived(stack: list[str]) -> Scene:
        return table({"merchant": 3, "stack": stack}, {"9": 1}, options={"edition": "first-fr"}).play("go 9")

    assert arrived([N, O]).options() == ["leave", "leave and stop", "pick up neutral"]
    assert arrived([N, O]).refuses("stop")
    taken = arrived([O]).play("pick up neutral")
    assert (taken.seat(0)["stack"], neutrals(taken), taken.asked) == ([N, O], {}, "tea-house")
    left = arrived([N, O]).play("leave")
    assert (left.seat(0)["stack"], neutrals(left), left.asked) == ([O], {"9": 2}, "tea-house")
    stopped = arrived([N, O]).play("leave and stop")
    assert (stopped.seat(0)["stack"], neutrals(stopped), stopped.actor) == ([O], {"9": 2}, 1)
    own_left = arrived([O, N]).play("leave and stop")
    assert (own_left.seat(0)["stack"], own_left.seat(0)["assistants"], neutrals(own_left)) == ([N], [9], {"9": 1})


@rule("VAR-08")
@pytest.mark.parametrize("edition", ["big-box", "first", "first-fr"])
def test_with_no_neutral_one_there_the_reason_says_so(edition):
    scene = table({"merchant": 3, "stack": [O, O]}, options={"edition": edition}).play("go 9")
    assert scene.game.why_not("pick up neutral").rules == ["VAR-08"]


@rule("VAR-08", "ED-04")
def test_first_fr_with_an_empty_stack_the_neutral_one_may_be_left_standing():
    scene = table({"merchant": 3, "stack": []}, {"9": 1}, options={"edition": "first-fr"}).play("go 9")
    assert scene.options() == ["stop", "pick up neutral"]
    assert scene.play("stop").actor == 1


@rule("VAR-10", "ED-06")
def test_first_fr_with_an_own_and_a_neutral_one_there_one_of_them_must_be_picked_up():
    me = {"merchant": 3, "stack": [O], "assistants": [9]}

    def arrived() -> Scene:
        return table(me, {"9": 1}, options={"edition": "first-fr"}).play("go 9")

    assert arrived().options() == ["pick up", "pick up neutral"]
    for words in ("stop", "leave", "leave and stop"):
        assert arrived().refuses(words), words
    assert arrived().play("pick up").seat(0)["stack"] == [O, O]
    neutral = arrived().play("pick up neutral")
    assert (neutral.seat(0)["stack"], neutral.seat(0)["assistants"]) == ([N, O], [9])


@rule("VAR-09", "ED-04")
@pytest.mark.parametrize(("stack", "own_out", "neutral_out"), [([N, O], [], {"9": 1}), ([O, N], [9], {})])
def test_first_fr_what_is_left_in_any_case_is_the_bottommost(stack, own_out, neutral_out):
    scene = table({"merchant": 3, "stack": stack}, options={"edition": "first-fr"}).play("go 9", "leave and stop")
    assert scene.actor == 1
    assert (scene.seat(0)["assistants"], neutrals(scene)) == (own_out, neutral_out)
