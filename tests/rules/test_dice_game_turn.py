"""The Dice Game: income, roll, actions, and the end."""

from __future__ import annotations

import pytest

import bedesten
from dicegame.scenes import at_table

rule = pytest.mark.rule


def next_turn(tiles: str = "", players: int = 3, **mine):
    """The turn of seat 1 is about to begin."""
    return at_table(players, {1: {"tiles": tiles, **mine}}, actions=1).play("done")


# ── The course of a turn ───────────────────────────────────────────────────────────────────────────────────


@rule("DG-06")
def test_income_then_roll_then_actions_then_the_next_player():
    scene = next_turn("lira-blue card-red", crystals=1)
    assert (scene.actor, scene.asked) == (-1, "reveal")
    assert scene.seat(1)["lira"] == 3
    assert scene.dice == {}
    scene.play("reveal one-brown")
    assert (scene.actor, scene.asked) == (-1, "roll")
    scene.play("roll red2 green2 lira")
    assert (scene.actor, scene.asked) == (1, "reroll")
    scene.play("keep")
    assert (scene.actor, scene.asked) == (1, "action")
    scene.play("marker red")
    assert (scene.actor, scene.asked) == (1, "action")
    scene.play("marker green")
    assert (scene.actor, scene.asked) == (-1, "roll")
    assert scene.state["active"] == 2
    assert scene.dice == {}  # the Lira die is lost


@rule("DG-06")
def test_turns_go_clockwise():
    scene = at_table(4, active=2, actions=1, dice="card").play("done")
    assert scene.state["active"] == 3
    scene.play("roll card5", "done")
    assert scene.state["active"] == 0
    assert scene.state["round"] == 2


@rule("DG-07", "DG-M1", "DG-M2", "DG-M3")
def test_lira_before_crystals_before_cards():
    scene = next_turn("card-red crystal-red lira-blue")
    told = [(event["event"], event.get("thing")) for event in scene.events if event["event"] in ("take", "reveal")]
    assert told == [("take", "lira"), ("take", "crystals")]
    assert scene.asked == "reveal"


@rule("DG-07", "DG-M1", "DG-20")
def test_every_tile_counts():
    scene = next_turn("lira-green lira-blue crystal-red crystal-yellow crystal-blue")
    assert (scene.seat(1)["lira"], scene.seat(1)["crystals"]) == (6, 3)


@rule("DG-07")
def test_income_is_counted_before_a_card_changes_the_tiles():
    """Two card tiles: the first card exchanges one of them, and the second card comes all the same."""
    scene = next_turn("card-red card-green")
    scene.play("reveal exchange-tile", "accept", "give-up card-green", "tile die", "open die")
    assert scene.seat(1)["tiles"] == ["card-red", "die"]
    assert scene.asked == "reveal"
    scene.play("reveal four-lira")
    assert scene.asked == "roll"


@rule("DG-07")
def test_a_tile_taken_from_a_card_brings_no_income_in_this_turn():
    scene = next_turn("card-red marker-blue")
    scene.play("reveal exchange-tile", "accept", "give-up marker-blue", "tile lira-red", "open die")
    assert scene.seat(1)["tiles"] == ["lira-red", "card-red"]
    assert scene.seat(1)["lira"] == 0
    assert scene.asked == "roll"


@rule("DG-08", "DG-M6")
@pytest.mark.parametrize(("tiles", "dice"), [("", 5), ("die", 6), ("die die lira-blue", 7)])
def test_five_dice_and_one_for_each_die_tile(tiles, dice):
    scene = next_turn(tiles)
    assert all(sum(count_dice(words)) == dice for words in scene.options())
    assert f"roll red{dice}" in scene.options()


def count_dice(words: str) -> list[int]:
    return [int(word.lstrip("abcdefghijklmnopqrstuvwxyz") or 1) for word in words.split()[1:]]


@rule("DG-08")
def test_dice_are_fair():
    """A roll is as likely as there are orders in which it can fall."""
    game = next_turn().game
    chances = {game.text(move): probability for move, probability in game.chances()}
    assert len(chances) == 252
    assert chances["roll red5"] == pytest.approx(1 / 6**5)
    assert chances["roll red4 card"] == pytest.approx(5 / 6**5)
    assert chances["roll red green yellow blue lira"] == pytest.approx(120 / 6**5)
    assert sum(chances.values()) == pytest.approx(1)


@rule("DG-08")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_dice_fall_as_they_should(players):
    """Over many rolls of the game itself every face comes as often."""
    faces = dict.fromkeys(("red", "green", "yellow", "blue", "lira", "card"), 0)
    for seed in range(400):
        for face, count in bedesten.new("dicegame", players=players, seed=seed).state()["dice"].items():
            faces[face] += count
    assert sum(faces.values()) == 2000
    assert all(250 < count < 420 for count in faces.values())


@rule("DG-09")
def test_a_crystal_rolls_any_of_the_dice_again():
    scene = next_turn(crystals=2).play("roll red2 lira2 card")
    assert scene.options()[0] == "keep"
    assert set(scene.options()[1:]) == {
        f"reroll {' '.join(words)}".rstrip()
        for words in (
            [word for word in (red, lira, card) if word]
            for red in ("", "red", "red2")
            for lira in ("", "lira", "lira2")
            for card in ("", "card")
        )
        if words
    }
    scene.play("reroll red lira2")
    assert (scene.seat(1)["crystals"], scene.supply["crystals"]) == (1, 11)
    assert scene.dice == {"red": 1, "card": 1}
    assert all(sum(count_dice(words)) == 3 for words in scene.options())
    scene.play("roll green2 card")
    assert scene.dice == {"red": 1, "green": 2, "card": 2}


@rule("DG-09")
def test_crystals_may_be_spent_one_after_the_other():
    scene = next_turn(crystals=2).play("roll red5", "reroll red5", "roll blue5", "reroll blue5", "roll lira5")
    assert scene.seat(1)["crystals"] == 0
    assert scene.asked == "action"


@rule("DG-09")
def test_without_crystals_the_roll_stands():
    assert next_turn(crystals=0).play("roll red5").asked == "action"


@rule("DG-09")
def test_no_reroll_once_an_action_was_taken():
    scene = next_turn(crystals=1).play("roll red2 green2 blue", "keep", "crystal", "pay red green")
    assert scene.seat(1)["crystals"] == 2
    assert scene.asked == "action"
    assert scene.refuses("reroll blue")


@rule("DG-10", "DG-M4")
@pytest.mark.parametrize(("tiles", "actions"), [("", 2), ("action-red", 3), ("action-red action-green", 4)])
def test_two_actions_and_one_for_each_action_tile(tiles, actions):
    scene = next_turn(tiles, markers="red8").play("roll lira5")
    assert scene.state["actions"] == actions
    for left in range(actions - 1, 0, -1):
        assert (scene.asked, scene.actor) == ("action", 1)
        scene.play("marker red")
        assert scene.state["actions"] == left
    assert scene.play("marker red").state["active"] == 2


@rule("DG-10")
def test_actions_may_be_passed_up():
    scene = next_turn().play("roll red5")
    assert scene.can("done")
    scene.play("done")
    assert scene.state["active"] == 2
    assert next_turn().play("roll red5", "marker red", "done").state["active"] == 2


@rule("DG-10")
def test_the_same_action_may_be_repeated():
    scene = next_turn().play("roll red4 lira", "marker red", "marker red")
    assert scene.markers(1) == {"red": 2}


@rule("DG-10")
def test_who_can_do_nothing_is_not_asked():
    scene = at_table(dice="red2", actions=2).play("marker red")
    assert scene.state["active"] == 1  # one marker is left, and for one good there is nothing


@rule("DG-20")
def test_a_tile_works_from_the_next_turn_on():
    """Three actions are possible here, but the action tile and the marker tile are new."""
    scene = at_table(dice="red3 blue3 lira").play("tile action-blue", "open die")
    assert scene.state["actions"] == 1
    scene = at_table(dice="red3 lira").play("tile marker-red", "open die", "lira")
    assert scene.seat()["lira"] == 2
    assert scene.markers() == {}


@rule("DG-20", "DG-M6")
def test_a_die_tile_brings_its_die_from_the_next_turn_on():
    scene = at_table(2, dice="red green yellow blue lira").play("tile die", "open die")
    assert scene.dice == {"lira": 1}
    scene.play("done", "roll lira5", "done")
    assert all(sum(count_dice(words)) == 6 for words in scene.options())


@rule("DG-20")
def test_tiles_of_the_same_kind_add_up_and_stay():
    scene = at_table(2, {0: {"tiles": "lira-blue lira-green"}}, active=1, actions=1).play("done")
    assert scene.seat(0)["lira"] == 6
    scene.play("roll lira5", "done", "roll lira5", "done")
    assert scene.seat(0)["lira"] == 12
    assert scene.seat(0)["tiles"] == ["lira-green", "lira-blue"]


@rule("DG-23")
def test_dice_and_actions_are_counted_at_the_roll():
    """A die tile and an action tile are given up after the roll: this turn has all its dice and actions."""
    for tile, left in (("die", 2), ("action-red", 2)):
        scene = next_turn("die action-red").play("roll red2 green2 lira card")
        assert scene.state["actions"] == 3
        scene.play("cards 1", "reveal exchange-tile", "accept", f"give-up {tile}", "tile lira-red", "open lira-blue")
        assert scene.state["actions"] == left
        assert scene.dice == {"red": 2, "green": 2, "lira": 1}
        scene.play("marker red", "marker green")
        assert scene.state["active"] == 2


@rule("DG-23", "DG-M6")
def test_a_tile_given_up_before_the_roll_counts_no_more():
    scene = next_turn("card-red die action-red")
    scene.play("reveal exchange-tile", "accept", "give-up die", "tile lira-red", "open lira-blue")
    assert scene.asked == "roll"
    assert all(sum(count_dice(words)) == 5 for words in scene.options()[:20])


@rule("DG-20", "DG-23")
def test_of_equal_tiles_the_new_one_is_given_up():
    """Two cards at the beginning of the turn: a second die tile comes and goes, and the first one works all along."""
    scene = next_turn("card-red card-green die")
    scene.play("reveal exchange-tile", "accept", "give-up card-green", "tile die", "open lira-blue")
    assert scene.seat(1)["tiles"] == ["card-red", "die", "die"]
    scene.play("reveal exchange-tile", "accept", "give-up die", "tile lira-red", "open lira-yellow")
    assert scene.seat(1)["tiles"] == ["lira-red", "card-red", "die"]
    assert scene.asked == "roll"
    assert all(sum(count_dice(words)) == 6 for words in scene.options()[:20])


# ── The end of the game ────────────────────────────────────────────────────────────────────────────────────


@rule("DG-21")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_round_is_finished(start):
    """Whoever reaches the target, everybody has as many turns."""
    for first in range(3):
        active = (start + first) % 3
        scene = at_table(
            3, {active: {"rubies": 5, "lira": 10}}, active=active, start=start, rubies={"right": 6}, dice="card"
        )
        scene.play("ruby right")
        turns = 1
        if scene.asked == "action":
            scene.play("done")
        while not scene.game.over:
            scene.play("roll card5", "done")
            turns += 1
        assert turns == 3 - first


@rule("DG-21")
def test_without_the_target_the_game_goes_on():
    scene = at_table(3, {2: {"rubies": 5}}, active=2, dice="card").play("done")
    assert not scene.game.over
    assert scene.state["round"] == 2


@rule("DG-21")
def test_rubies_can_be_won_until_the_end_of_the_round():
    scene = at_table(2, {0: {"rubies": 5, "lira": 10}, 1: {"rubies": 5, "lira": 26}}, rubies={"right": 5}, dice="card")
    scene.play("ruby right", "done", "roll lira5", "ruby right", "ruby right")
    assert scene.game.over
    assert [scene.seat(0)["rubies"], scene.seat(1)["rubies"]] == [6, 7]
    assert scene.game.winners() == [1]


def finished(*seats: dict, players: int = 3):
    return at_table(players, dict(enumerate(seats)), active=players - 1, actions=1, dice="card").play("done")


@rule("DG-22")
def test_most_rubies_win_whatever_else_they_have():
    scene = finished({"rubies": 6}, {"rubies": 7}, {"rubies": 6, "lira": 40, "crystals": 5})
    assert scene.game.winners() == [1]
    assert [standing.seat for standing in scene.game.standings()] == [1, 2, 0]


@rule("DG-22")
@pytest.mark.parametrize(
    ("one", "other", "winners"),
    [
        ({"lira": 5}, {"lira": 4}, [0]),
        ({"lira": 5}, {"markers": "red green"}, [1]),
        ({"lira": 6}, {"markers": "red brown"}, [0, 1]),
        ({"lira": 7}, {"markers": "brown2"}, [0]),
        ({"crystals": 2}, {"markers": "blue"}, [0]),
        ({"crystals": 3}, {"markers": "blue2"}, [0, 1]),
        ({"lira": 1, "crystals": 1}, {"lira": 3}, [0, 1]),
        ({"lira": 1, "crystals": 1}, {"markers": "blue", "lira": 1}, [1]),
    ],
)
def test_the_tied_sell_markers_for_three_and_crystals_for_two_lira(one, other, winners):
    scene = finished({"rubies": 6, **one}, {"rubies": 6, **other}, {"lira": 50, "rubies": 5})
    assert scene.game.winners() == winners


@rule("DG-22")
def test_a_shared_victory():
    scene = finished(
        {"rubies": 6, "lira": 3}, {"rubies": 6, "markers": "green"}, {"rubies": 6, "lira": 1, "crystals": 1}
    )
    assert scene.game.winners() == [0, 1, 2]
    assert [standing.rank for standing in scene.game.standings()] == [1, 1, 1]
