"""The Dice Game: bazaar cards."""

from __future__ import annotations

import pytest

from dicegame.scenes import at_table

rule = pytest.mark.rule


def using(card: str, *seats: dict, players: int = 3, **table):
    """Seat 0 has revealed this card by an action, and has no other dice."""
    return at_table(players, dict(enumerate(seats)), **table).play("cards 1", f"reveal {card}")


def lira(scene) -> list[int]:
    return [seat["lira"] for seat in scene.state["seats"]]


# ── Revealing ──────────────────────────────────────────────────────────────────────────────────────────────


@rule("DG-A6")
def test_as_many_cards_as_card_dice_are_revealed():
    scene = at_table(dice="card3 red2")
    assert [words for words in scene.options() if words.startswith("cards")] == ["cards 1", "cards 2", "cards 3"]
    scene.play("cards 2")
    assert scene.dice == {"red": 2, "card": 1}
    scene.play("reveal one-brown")
    assert scene.asked == "reveal"
    scene.play("reveal four-lira")
    assert scene.options() == ["use four-lira", "use one-brown"]
    assert scene.state["revealed"] == ["four-lira", "one-brown"]


@rule("DG-A6")
def test_one_of_them_is_used_and_all_are_discarded():
    scene = at_table(dice="card2 red2").play("cards 2", "reveal one-brown", "reveal four-lira", "use one-brown")
    assert scene.markers() == {"brown": 1}
    assert lira(scene) == [0, 0, 0]
    assert sorted(scene.state["discards"]) == ["four-lira", "one-brown"]
    assert scene.state["revealed"] == []
    assert scene.asked == "action"


@rule("DG-A6")
def test_at_least_one_card_die_is_needed():
    scene = at_table(dice="red2 lira")
    assert "0 show a card" in scene.refuses("cards 1")


@rule("DG-A6")
def test_equal_cards_leave_no_choice():
    scene = at_table(dice="card2 red2").play("cards 2", "reveal four-lira", "reveal four-lira")
    assert lira(scene) == [4, 1, 1]
    assert scene.asked == "action"


@rule("DG-A6")
def test_card_dice_left_over_serve_another_action():
    scene = at_table(dice="card2").play("cards 1", "reveal four-lira", "cards 1", "reveal four-lira")
    assert lira(scene) == [8, 2, 2]
    assert scene.state["active"] == 1


@rule("DG-A6", "DG-03")
def test_cards_are_as_likely_as_they_are_many():
    scene = at_table(discards="four-lira two-red").play("cards 1")
    chances = {scene.game.text(move): probability for move, probability in scene.game.chances()}
    assert chances["reveal four-lira"] == pytest.approx(3 / 31)
    assert "reveal two-red" not in chances


ALL_BUT_ONE = (
    "four-lira four-lira four-lira four-lira two-red two-green two-yellow two-blue two-different two-different "
    "two-crystals two-crystals one-brown one-brown sell-red sell-green sell-yellow sell-blue sell-two sell-two "
    "buy-brown buy-brown crystal-for-markers crystal-for-markers mosque-lira mosque-lira three-colours three-colours "
    "three-crystals exchange-tile exchange-tile ruby-for-lira"
)


@rule("DG-18")
def test_an_exhausted_pile_is_made_anew_from_the_discards():
    scene = at_table(dice="card2", discards=ALL_BUT_ONE).play("cards 2")
    assert scene.options() == ["reveal ruby-for-markers"]
    scene.play("reveal ruby-for-markers")
    assert scene.told("reshuffle")
    assert sum(scene.state["pile"].values()) == 32
    assert scene.state["discards"] == []
    assert not scene.can("reveal ruby-for-markers")
    scene.play("reveal four-lira", "use four-lira")
    assert sorted(scene.state["discards"]) == ["four-lira", "ruby-for-markers"]
    assert sum(scene.state["pile"].values()) == 31


@rule("DG-18")
def test_the_last_card_used_is_not_in_the_new_pile():
    scene = at_table(discards=ALL_BUT_ONE).play("cards 1", "reveal ruby-for-markers")
    assert sum(scene.state["pile"].values()) == 32
    assert scene.state["discards"] == ["ruby-for-markers"]


# ── Areas ──────────────────────────────────────────────────────────────────────────────────────────────────


@rule("DG-C1")
def test_the_active_area_is_for_the_active_player_only():
    scene = using("one-brown", {}, {"markers": "red"})
    assert scene.markers(0) == {"brown": 1}
    assert scene.markers(1) == {"red": 1}
    scene = using("sell-red", {}, {"markers": "red"})
    assert scene.markers(1) == {"red": 1}
    assert lira(scene) == [1, 0, 0]


@rule("DG-C2")
def test_before_the_red_arrow_things_are_discarded_once():
    scene = using("buy-brown", {"lira": 9}).play("accept")
    assert lira(scene) == [5, 0, 0]
    assert scene.supply["lira"] == 82
    assert scene.markers() == {"brown": 2}
    assert scene.asked != "offer"  # not a second time, though 4 Lira are left


@rule("DG-C3")
def test_before_the_other_arrow_things_are_only_shown():
    scene = using("three-crystals", {"crystals": 4}).play("accept")
    assert scene.seat()["crystals"] == 4
    assert lira(scene)[0] == 6
    scene = using("mosque-lira", {"tiles": "die"}).play("accept")
    assert scene.seat()["tiles"] == ["die"]


@rule("DG-C4")
@pytest.mark.parametrize(
    ("card", "rich"),
    [
        ("sell-red", {"markers": "red"}),
        ("sell-two", {"markers": "red green"}),
        ("buy-brown", {"lira": 4}),
        ("crystal-for-markers", {"crystals": 1}),
        ("mosque-lira", {"tiles": "die"}),
        ("three-colours", {"markers": "red green blue"}),
        ("three-crystals", {"crystals": 3}),
        ("exchange-tile", {"tiles": "die"}),
        ("ruby-for-lira", {"lira": 12}),
        ("ruby-for-markers", {"markers": "red green yellow blue"}),
    ],
)
def test_who_can_not_or_will_not_takes_one_lira(card, rich):
    poor = using(card, {}, {})
    assert lira(poor)[0] == 1
    scene = using(card, rich)
    assert scene.options() == ["decline", "accept"]
    before = scene.seat()
    scene.play("decline")
    assert scene.seat() == before | {"lira": before["lira"] + 1}


@rule("DG-C5")
def test_both_areas_apply():
    scene = using("four-lira")
    assert lira(scene) == [4, 1, 1]


@rule("DG-C5")
def test_the_others_have_their_area_even_if_the_active_player_declines():
    scene = using("three-colours", {"markers": "red green blue"}, {"markers": "red green blue"}).play("decline")
    assert lira(scene) == [1, 2, 0]


@rule("DG-C5")
def test_the_others_area_is_not_for_the_active_player():
    scene = using("two-crystals", {"crystals": 0}, {"crystals": 0}, {"crystals": 1})
    assert [seat["crystals"] for seat in scene.state["seats"]] == [2, 1, 1]


@rule("DG-C6")
def test_others_are_served_clockwise_after_the_active_player():
    scene = at_table(4, {3: {"markers": "red"}}, active=1).play("cards 1", "reveal two-different")
    assert (scene.actor, scene.asked) == (1, "take-markers")
    scene.play("take red green")
    assert scene.actor == 2
    scene.play("take red")
    assert scene.actor == 0  # seat 3 has a marker
    scene.play("take blue")
    assert scene.markers(3) == {"red": 1}
    assert (scene.actor, scene.asked) == (1, "action")


@rule("DG-C6", "DG-13")
def test_each_of_them_may_find_the_supply_short():
    """All Lira are with seat 3, and three players take one each: he returns three in all, and takes one himself."""
    scene = at_table(4, {3: {"lira": 87}}).play("cards 1", "reveal two-red")
    # Seat 1: 3 returns one. Seat 2: 1 and 3 return one. Seat 3: finds one left in the supply.
    assert lira(scene) == [0, 0, 1, 86]
    assert scene.supply["lira"] == 0


@rule("DG-C6", "DG-13")
def test_a_shortage_may_change_who_has_none():
    """The active player takes two crystals, for which seat 1 gives his only one: now he has none, and gets one back."""
    scene = at_table(3, {1: {"crystals": 1}, 2: {"crystals": 10}}).play("cards 1", "reveal two-crystals")
    # 1 in the supply, 2 wanted: seats 1 and 2 return one each, 3 are there, 2 are taken; seat 1 takes the last.
    assert [seat["crystals"] for seat in scene.state["seats"]] == [2, 1, 9]


@rule("DG-C7")
def test_a_tile_is_given_up_under_the_stack_and_an_open_one_taken():
    scene = using("exchange-tile", {"tiles": "die lira-blue"}, under="card-red").play("accept")
    assert scene.options() == ["give-up lira-blue", "give-up die"]
    scene.play("give-up lira-blue")
    assert scene.options() == [f"tile {tile}" for tile in scene.state["display"]]
    assert scene.state["under"] == ["card-red", "lira-blue"]
    scene.play("tile marker-red")
    assert scene.seat()["tiles"] == ["marker-red", "die"]
    assert scene.asked == "open"


@rule("DG-C7")
def test_the_tile_from_the_display_is_free():
    scene = using("exchange-tile", {"tiles": "die"}).play("accept", "tile lira-red", "open card-red")
    assert scene.seat()["tiles"] == ["lira-red"]
    assert scene.markers() == {}
    assert scene.asked != "pay"


@rule("DG-C8")
def test_brown_is_no_colour_to_show_or_to_choose():
    assert using("three-colours", {"markers": "red green brown2"}).asked != "offer"
    assert using("three-colours", {"markers": "red green blue"}).asked == "offer"
    assert using("three-colours", {"markers": "red3"}).asked != "offer"
    scene = using("two-different")
    assert not any("brown" in words for words in scene.options())


@rule("DG-C8")
def test_brown_may_be_discarded_for_any_colour():
    scene = using("sell-green", {"markers": "brown"}).play("accept")
    assert scene.markers() == {}
    assert lira(scene)[0] == 5
    scene = using("ruby-for-markers", {"markers": "red brown3"}).play("accept")
    assert scene.markers() == {}
    assert scene.seat()["rubies"] == 1
