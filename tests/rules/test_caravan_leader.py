"""Variant: the Caravan Leader."""

from collections.abc import Mapping
from typing import Any

import pytest

import bedesten
from scenes import Scene, at_table, idle

rule = pytest.mark.rule

NOBODY = -1


def table(seats: Mapping[int, Any] | None = None, leader: int = NOBODY, players: int = 4, **more: Any) -> Scene:
    tile = {"leader": leader, "next_leader": NOBODY}
    options = {"variants": ["caravan-leader"]}
    return at_table(players, seats, options=options, parts={"caravan-leader": tile}, **more)


def leader(scene: Scene) -> int:
    """Who holds the Caravan tile, as everybody sees it."""
    found: int = scene.game.view()["parts"]["caravan-leader"]["leader"]
    return found


def end_turn(scene: Scene, seat: int = 0) -> None:
    """What is left of a seat's turn, if anything, is declined."""
    if scene.actor == seat:
        idle(scene)


def go_round(scene: Scene) -> None:
    """Seat 0 ends its turn, and everybody else has an idle one."""
    end_turn(scene)
    while scene.actor != 0:
        idle(scene)


@rule("VAR-18")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_tile_starts_on_the_caravansary_and_nobody_holds_it(players):
    game = bedesten.new("istanbul", players=players, variants=["caravan-leader"], seed=1)
    assert game.view()["parts"]["caravan-leader"]["leader"] == NOBODY
    for seat in range(players):
        scene = table({seat: {"merchant": 9}}, players=players, active=seat, discards="far stay")
        scene.play("go 6", "leave", "take discards", "take discards")
        assert scene.asked == "discard"


@rule("VAR-18")
def test_without_the_variant_there_is_no_tile():
    assert "caravan-leader" not in bedesten.new("istanbul", players=4, seed=1).view()["parts"]
    scene = at_table(seats={0: {"merchant": 9, "hand": "stay"}}, discards="far market good good")
    scene.play("go 6", "leave", "take discards", "take discards", "discard good")
    go_round(scene)
    scene.play("play stay", "pick up", "take discards", "take discards")
    assert scene.asked == "discard"


@rule("VAR-19")
def test_who_acts_there_takes_the_tile_at_the_end_of_the_turn():
    scene = table({0: {"merchant": 9}, 1: {"family": 6}}, governor=6, discards="far stay")
    for words in ("go 6", "leave", "take discards", "take discards", "discard far", "catch blue lira"):
        scene.play(words)
        assert leader(scene) == NOBODY, words
    scene.play("done")
    assert (scene.actor, leader(scene)) == (1, 0)
    assert [event["seat"] for event in scene.told("caravan")] == [0]


@rule("VAR-19")
@pytest.mark.parametrize("family", [6, 12])
def test_who_was_leader_before_remains_so_until_the_end_of_that_turn(family):
    scene = table({0: {"merchant": 9}, 1: {"family": family}}, leader=1, governor=6, discards="far stay")
    scene.play("go 6", "leave", "take discards", "take discards", "discard far")
    assert leader(scene) == 1
    end_turn(scene)
    assert leader(scene) == 0


@rule("VAR-19")
def test_the_leader_stays_leader_when_others_go_elsewhere_or_he_does():
    scene = table(leader=2)
    for _ in range(9):
        idle(scene)
        assert leader(scene) == 2


@rule("VAR-19")
@pytest.mark.parametrize(
    "words", [["go 6", "stop"], ["go 6", "leave", "refuse"], ["go 6", "leave", "pay", "pass"], ["go 11", "leave"]]
)
def test_being_there_is_not_enough(words):
    scene = table({0: {"merchant": 9, "lira": 2}, 1: {"merchant": 6}, 2: {"merchant": 11}}, leader=3)
    scene.play(*words)
    end_turn(scene)
    assert leader(scene) == 3


@rule("VAR-19")
def test_the_family_member_makes_a_leader_too():
    scene = table(leader=1, governor=12, discards="far stay")
    scene.play("go 12", "leave", "send 6", "take discards", "take discards")
    assert scene.asked == "discard"
    scene.play("discard far")
    assert leader(scene) == 1
    scene.play("done")
    assert (scene.actor, leader(scene)) == (1, 0)


@rule("VAR-19")
def test_sending_the_family_member_there_without_acting_does_not():
    scene = table(leader=1).play("go 12", "leave", "send 6", "pass")
    assert (scene.actor, leader(scene)) == (1, 1)


@rule("VAR-19")
@pytest.mark.parametrize(("merchant", "words"), [(6, ["play stay"]), (14, ["play far 6"])])
def test_so_does_an_action_that_a_card_led_to(merchant, words):
    scene = table({0: {"merchant": merchant, "hand": "stay far"}}, discards="return five-lira")
    scene.play(*words, "leave", "take discards", "take discards", "discard five-lira")
    assert leader(scene) == 0


@rule("VAR-19")
def test_even_an_action_that_brings_no_card_counts():
    scene = table({0: {"merchant": 9}}, pile="").play("go 6", "leave", "take pile")
    assert (scene.actor, leader(scene)) == (1, 0)


@rule("VAR-19")
def test_the_tile_goes_from_player_to_player():
    seats = {seat: {"merchant": 10, "lira": 20} for seat in range(4)}
    scene = table(seats, discards="far far stay stay market return")
    for seat in range(4):
        scene.play("go 6", "leave")
        if seat:
            scene.play("pay")
        scene.play("take discards", "take discards")
        assert scene.asked == "discard"
        scene.play(scene.options()[0])
        end_turn(scene, seat)
        assert leader(scene) == seat


@rule("VAR-19")
def test_it_is_taken_at_the_end_of_the_last_turn_of_the_game_as_well():
    scene = table({3: {"merchant": 9}, 0: {"rubies": 5}}, leader=0, active=3, discards="far stay")
    scene.play("go 6", "leave", "take discards", "take discards", "discard far")
    assert scene.game.over
    assert leader(scene) == 3


@rule("VAR-20")
def test_the_leader_takes_two_cards_and_discards_none():
    scene = table({0: {"merchant": 9, "hand": "return"}}, leader=0, discards="far stay")
    scene.play("go 6", "leave", "take discards")
    assert scene.options() == ["take pile", "take discards"]
    scene.play("take pile", "draw market")
    assert scene.hand() == {"return": 1, "stay": 1, "market": 1}
    assert scene.state["discards"] == ["far"]
    assert (scene.actor, leader(scene)) == (1, 0)


@rule("VAR-20")
def test_the_leaders_family_member_brings_two_cards_without_a_discard():
    scene = table(leader=0, discards="far stay")
    scene.play("go 12", "leave", "send 6", "take discards", "take discards")
    assert scene.hand() == {"far": 1, "stay": 1}
    assert (scene.actor, leader(scene)) == (1, 0)


@rule("VAR-20")
def test_another_players_tile_is_of_no_use():
    scene = table({0: {"merchant": 9}}, leader=1, discards="far stay")
    scene.play("go 6", "leave", "take discards", "take discards")
    assert scene.asked == "discard"
    assert not scene.can("pass")


@rule("VAR-20")
def test_the_first_time_costs_a_card_the_next_time_does_not():
    scene = table({0: {"merchant": 9, "hand": "stay"}}, discards="far far good good market")
    scene.play("go 6", "leave", "take discards", "take discards", "discard market")
    go_round(scene)
    assert (scene.actor, leader(scene)) == (0, 0)
    before = sum(scene.hand().values())
    scene.play("play stay", "pick up", "take discards", "take discards")
    assert scene.asked != "discard"
    assert sum(scene.hand().values()) == before - 1 + 2


@rule("VAR-20")
def test_who_lost_the_tile_discards_again():
    seats = {0: {"merchant": 6, "lira": 2, "hand": "stay"}, 3: {"merchant": 10, "lira": 2}}
    scene = table(seats, leader=0, active=3, discards="far far good market")
    scene.play("go 6", "leave", "pay", "take discards", "take discards", "discard good")
    assert (scene.actor, leader(scene)) == (0, 3)
    scene.play("play stay", "leave", "pay", "take discards", "take discards")
    assert scene.asked == "discard"


@rule("VAR-20")
def test_the_leader_takes_what_is_there():
    scene = table({0: {"merchant": 9}}, leader=0, pile="good").play("go 6", "leave", "take pile", "draw good")
    assert scene.hand() == {"good": 1}
    assert scene.options()[0] == "done"


@rule("VAR-19", "VAR-20")
def test_a_game_saved_in_the_middle_of_the_turn_goes_on_the_same():
    scene = table({0: {"merchant": 9}}, leader=1, governor=6, discards="far stay")
    scene.play("go 6", "leave", "take discards", "take discards", "discard far")
    again = Scene(bedesten.load(scene.game.dump()))
    assert again.game.fingerprint() == scene.game.fingerprint()
    again.play("done")
    assert leader(again) == 0
