"""The bonus cards' pile and discards, and hands."""

from typing import Any

import pytest

from bedesten import CHANCE
from scenes import Scene, at_table
from staging import counts

rule = pytest.mark.rule


def odds(scene: Scene) -> dict[str, float]:
    return {scene.game.text(move): chance for move, chance in scene.game.chances()}


def caught(**table: Any) -> Scene:
    """The active player has come to 9, where blue's family member waits to be caught for a card."""
    seats: dict[int, Any] = {0: {"stack": 4}, 1: {"family": 9}}
    for seat, more in table.pop("seats", {}).items():
        seats[seat] = seats.get(seat, {}) | more
    return at_table(seats=seats, **table).play("go 9", "leave", "pass")


@rule("GEN-05")
def test_an_emptied_pile_is_at_once_rebuilt_from_the_discards():
    scene = caught(pile="good", discards="far stay stay five-lira").play("catch blue card", "draw good")
    assert scene.state["discards"] == []
    assert scene.state["pile"] == counts("far stay2 five-lira")
    assert scene.told("reshuffle")


@rule("GEN-05")
def test_the_rebuilt_pile_is_shuffled():
    seats = {2: {"family": 9}}
    scene = caught(seats=seats, pile="good", discards="far stay stay five-lira").play("catch blue card", "draw good")
    scene.play("catch turquoise card")
    assert odds(scene) == {"draw far": 0.25, "draw stay": 0.5, "draw five-lira": 0.25}


@rule("GEN-05")
def test_a_pile_with_cards_is_left_as_it_is():
    scene = caught(pile="good good", discards="far stay").play("catch blue card", "draw good")
    assert scene.state["discards"] == ["far", "stay"]
    assert scene.state["pile"] == {"good": 1}


@rule("GEN-05")
def test_without_discards_the_pile_is_rebuilt_from_the_first_card_that_is_discarded():
    scene = at_table(seats={0: {"merchant": 9, "hand": "far"}}, pile="good", discards="")
    scene.play("go 6", "leave", "take pile", "draw good")
    assert (scene.state["pile"], scene.state["discards"]) == ({}, [])
    assert scene.asked == "discard"
    scene.play("discard far")
    assert (scene.state["pile"], scene.state["discards"]) == ({"far": 1}, [])


@rule("GEN-05")
def test_a_card_played_onto_an_empty_pile_becomes_the_pile():
    scene = at_table(seats={0: {"hand": "five-lira"}}, pile="").play("play five-lira")
    assert (scene.state["pile"], scene.state["discards"]) == ({"five-lira": 1}, [])


@rule("GEN-05")
def test_at_the_caravansary_the_last_card_of_the_pile_turns_the_discards_into_the_pile():
    scene = at_table(seats={0: {"merchant": 9}}, pile="good", discards="far stay").play("go 6", "leave")
    scene.play("take pile", "draw good")
    assert scene.actor == CHANCE
    assert odds(scene) == {"draw far": 0.5, "draw stay": 0.5}
    scene.play("draw far", "discard good")
    assert (scene.state["pile"], scene.state["discards"]) == ({"stay": 1}, ["good"])


@rule("GEN-06")
def test_at_the_caravansary_one_card_is_drawn_if_there_is_only_one():
    scene = at_table(seats={0: {"merchant": 9}}, pile="good").play("go 6", "leave", "take pile", "draw good")
    assert scene.options() == ["discard good"]
    scene.play("discard good")
    assert scene.hand() == {}
    assert scene.actor == 1


@rule("GEN-06")
def test_with_no_card_to_take_one_of_the_hand_is_discarded_all_the_same():
    scene = at_table(seats={0: {"merchant": 9, "hand": "stay"}}, pile="").play("go 6", "leave", "take pile")
    assert scene.options() == ["discard stay"]


@rule("GEN-06")
def test_with_no_cards_and_no_hand_the_caravansary_asks_for_nothing():
    scene = at_table(seats={0: {"merchant": 9}}, pile="").play("go 6", "leave", "take pile")
    assert scene.hand() == {}
    assert scene.actor == 1


@rule("GEN-06")
def test_with_no_cards_left_catching_a_family_member_still_brings_lira():
    scene = caught(pile="")
    assert scene.can("catch blue lira")
    scene.play("catch blue lira")
    assert scene.seat(0)["lira"] == 3
    assert scene.seat(1)["family"] == 12


@rule("GEN-07")
def test_a_card_lies_on_the_discards_when_its_effect_begins():
    scene = at_table(seats={0: {"merchant": 6, "hand": "stay"}}, discards="far").play("play stay")
    assert scene.asked == "arrival"
    assert scene.state["discards"] == ["far", "stay"]
    scene.play("leave", "take discards", "take discards", "discard far")
    assert scene.hand() == {"stay": 1}


@rule("GEN-07")
@pytest.mark.parametrize(
    ("words", "effect"), [("play five-lira", "earn"), ("play good red", "gain"), ("play stay", "go")]
)
def test_everybody_is_told_so(words, effect):
    told = [event["event"] for event in at_table(seats={0: {"hand": "five-lira good stay"}}).play(words).events]
    assert told.index("play") < told.index("discard") < told.index(effect)


@rule("GEN-07")
def test_the_card_that_is_played_can_be_the_card_that_it_brings():
    scene = at_table(seats={0: {"family": 9, "hand": "family-home"}}, pile="").play("play family-home card")
    assert odds(scene) == {"draw family-home": 1}
    scene.play("draw family-home")
    assert scene.hand() == {"family-home": 1}
    assert scene.seat(0)["family"] == 12


@rule("GEN-07")
def test_the_market_card_is_discarded_before_the_goods_are_sold():
    scene = at_table(seats={0: {"goods": "red2 blue2", "hand": "market"}}).play("go 11", "leave", "play market")
    assert scene.asked == "sell-any"
    assert scene.hand() == {}
    assert scene.state["discards"] == ["market"]


@rule("GEN-08")
def test_a_hand_may_hold_all_26_cards():
    hand = "good3 five-lira4 palace-again2 post-again2 gem-again2 family-home2 market2 stay2 far4 return2"
    scene = caught(seats={0: {"hand": hand}}, pile="good").play("catch blue card", "draw good")
    assert sum(scene.hand().values()) == 26
    scene.play("done")
    assert scene.actor == 1
    assert sum(scene.hand().values()) == 26
