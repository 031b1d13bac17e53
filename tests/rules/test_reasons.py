"""Why not, case by case: the reason is the true one."""

from typing import Any

import pytest

from letters import at_letters
from mocha import mocha_table
from rules.test_great_bazaar import bazaar
from scenes import Scene, at_place, at_table

rule = pytest.mark.rule


def why(scene: Scene, words: str):
    """The reason; the move is refused without a trace."""
    assert scene.refuses(words), words
    return scene.game.why_not(words)


# ── The Barrier ────────────────────────────────────────────────────────────────────────────────────────────────


@rule("MB-16", "LS-10", "LS-B07")
def test_the_barrier_is_why_a_companion_or_family_member_can_not_pass():
    mine = {"merchant": 1, "family": 22, "hand": "family-step companion-far"}
    scene = bazaar(mine, letters={"companion": 22}, mocha={"barrier": [22, 25], "control": 1})
    for words in ("companion 25", "play family-step 25", "play companion-far 24"):
        reason = why(scene, words)
        assert (reason.code, reason.rules[0], reason.facts) == ("barrier", "MB-16", {"seat": 1})


@rule("MB-18", "MB-17")
def test_the_barrier_is_why_the_movement_tile_leads_no_further():
    part = {"barrier": [3, 18], "control": 1}
    reason = why(mocha_table({0: {"merchant": 16}}, tavern={0: "movement"}, part=part), "go 3")
    assert (reason.code, reason.rules) == ("barrier", ["MB-18", "MB-17"])
    reason = why(mocha_table({0: {"merchant": 16}}, part=part), "go 3")
    assert (reason.code, reason.rules) == ("too-far", ["MOV-01"])


@rule("BON-14", "MB-16")
def test_the_barrier_is_why_a_place_is_not_four_steps_away():
    """From 16 in the corner 10 lies four steps along the edge, and six around the Barrier before it."""
    scene = mocha_table({0: {"merchant": 16, "hand": "far"}}, part={"barrier": [15, 16], "control": 1})
    assert (why(scene, "play far 10").code, why(scene, "play far 10").rules) == ("barrier", ["MB-16", "MOV-02"])
    scene = mocha_table({0: {"merchant": 16, "hand": "far"}}, part={"barrier": [15, 16], "control": 0})
    assert scene.can("play far 10")
    assert (why(scene, "play far 18").code, why(scene, "play far 18").rules) == ("too-far", ["BON-14"])


# ── When cards are played ──────────────────────────────────────────────────────────────────────────────────────


@rule("END-10")
def test_after_the_last_round_the_end_is_why():
    ending: dict[str, Any] = {"phase": "last-cards", "asks": [["last-cards", 0, 0, 0]]}
    scene = at_letters(seats={0: {"hand": "letter five-lira"}}, **ending)
    assert why(scene, "play letter").rules == ["END-10"]
    scene = mocha_table({0: {"hand": "buy-guild five-lira"}}, coffee={0: 5}, **ending)
    assert (why(scene, "play buy-guild").rules, why(scene, "play buy-guild").code) == (["END-10"], "game-ending")


def after_the_barrier(place: int, **mine) -> Scene:
    """Seat 0 has laid the Barrier and chosen the action of one of its places."""
    scene = mocha_table({0: {"merchant": 6, "stack": 2, **mine}}, coffee={0: 2}).play("go 19", "leave")
    words = next(words for words in scene.options() if f" {place}" in words and words.startswith("barrier"))
    return scene.play(words, f"act {place}")


@rule("P19d")
def test_with_the_barriers_action_nobody_stands_at_the_small_market():
    scene = after_the_barrier(11, goods="red blue", hand="market")
    assert (why(scene, "play market").rules, why(scene, "play market").code) == (["P19d"], "stands-nowhere")


@rule("BON-18")
def test_with_the_barriers_action_nobody_stands_there_for_another():
    scene = after_the_barrier(5, hand="post-again five-lira").play("collect")
    assert (why(scene, "play post-again").rules, why(scene, "play post-again").code) == (["BON-18"], "stands-nowhere")


@rule("BON-16", "BON-08")
def test_a_second_action_comes_right_after_the_first():
    reason = why(at_table(seats={0: {"hand": "post-again"}}), "play post-again")
    assert (reason.code, reason.rules, reason.facts) == ("after-action", ["BON-16", "BON-08"], {"places": [5]})


@rule("BON-04", "LS-16")
def test_on_the_question_for_a_bonus_turn_the_turn_has_ended():
    scene = at_letters(seats={0: {"hand": "five-lira", "merchant": 6}}, mine={0: {"delivered": [1, 1]}})
    scene.play("go 7", "pass", "done")
    assert scene.game.question == "bonus-turn"
    assert (why(scene, "play five-lira").rules, why(scene, "play five-lira").code) == (["BON-04"], "turn-ended")


@rule("BON-01", "BON-04")
def test_at_anothers_bid_it_is_not_your_turn():
    scene = at_letters(seats={0: {"merchant": 5, "lira": 5}, 1: {"hand": "five-lira", "lira": 5}})
    scene.play("go 23", "leave", "take red", "bid 1")
    assert scene.game.actor == 1
    assert (why(scene, "play five-lira").rules[0], why(scene, "play five-lira").code) == ("BON-01", "not-your-turn")


# ── Words that are no answer ───────────────────────────────────────────────────────────────────────────────────


@rule("P08a")
def test_no_blue_good_is_chosen_at_the_black_market():
    scene = at_place(8).play("roll", "roll 1 1")
    assert (why(scene, "take blue").rules, why(scene, "take blue").facts) == (
        ["P08a"],
        {"choices": ["red", "green", "yellow"]},
    )


@rule("P09a")
def test_three_to_twelve_are_announced():
    assert why(at_place(9), "announce 13").rules == ["P09a"]
    assert why(at_place(9), "announce 2").rules == ["P09a"]


@rule("BON-11")
def test_no_more_than_five_goods_are_sold():
    scene = at_place(11, goods="red3 blue3", room=5, hand="market").play("play market")
    assert (why(scene, "sell red3 blue3").rules, why(scene, "sell red3 blue3").code) == (["BON-11"], "one-to-five")


@rule("MSQ-01")
def test_the_red_tile_changes_a_roll_once():
    scene = mocha_table({0: {"merchant": 12, "tiles": "red", "hand": "turn-six"}}).play("go 9", "leave")
    scene.play("announce 8", "roll 2 3", "turn 3")
    assert (why(scene, "turn 2").rules, why(scene, "turn 2").code) == (["MSQ-01"], "once")
    assert why(scene, "turn 5").code == "once"


@pytest.mark.parametrize(
    ("card", "clause"), [("far", "BON-14"), ("anywhere", "LS-B15"), ("family-step", "LS-B07"), ("copy", "LS-B05")]
)
@rule("BON-14", "LS-B15", "LS-B07", "LS-B05")
def test_a_card_without_its_target_asks_for_one(card, clause):
    scene = at_letters(seats={0: {"hand": card, "lira": 3, "family": 6}}, discards="five-lira")
    reason = why(scene, f"play {card}")
    assert (reason.code, reason.rules) == ("needs-target", [clause])
    assert reason.facts["targets"]
    for target in reason.facts["targets"]:
        assert f"play {card} {target}" in scene.options()


@rule("BON-14")
def test_a_card_without_its_target_that_can_not_be_played_says_why():
    scene = at_table(seats={0: {"merchant": 3, "hand": "far"}}).play("go 9")
    assert (why(scene, "play far").code, why(scene, "play far").rules) == ("phase-1", ["BON-14"])
    assert why(at_table(), "play far").code == "no-such-card"
