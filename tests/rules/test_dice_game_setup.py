"""The Dice Game: what lies on the table before the first turn."""

from __future__ import annotations

from typing import Any

import pytest

import bedesten
from dicegame.scenes import at_table

rule = pytest.mark.rule

HOUSES = ("red", "blue", "turquoise", "saffron")


def fresh(players: int, **options: Any) -> dict:
    return bedesten.new("dicegame", players=players, seed=players, **options).state()


@rule("DG-01")
@pytest.mark.parametrize("players", [1, 5, 0, True, "3", 3.0])
def test_two_to_four_play(players):
    with pytest.raises(bedesten.OptionError, match="players: 2 to 4"):
        bedesten.new("dicegame", players=players)


@rule("DG-01")
@pytest.mark.parametrize(("players", "target"), [(2, 6), (3, 6), (4, 5)])
def test_as_many_rubies_bring_the_end(players, target):
    for rubies, ends in ((target - 1, False), (target, True)):
        scene = at_table(players, {0: {"rubies": rubies}}, active=players - 1, actions=1).play("done")
        assert scene.game.over == ends
    assert bedesten.new("dicegame", players=players, seed=1).view()["target"] == target


@rule("DG-02", "DG-14", "DG-15", "DG-16")
@pytest.mark.parametrize(
    ("players", "rubies"),
    [
        (2, {"red": 2, "green": 2, "yellow": 2, "blue": 2, "left": 3, "right": 5, "mosque": 2}),
        (3, {"red": 3, "green": 3, "yellow": 3, "blue": 3, "left": 4, "right": 6, "mosque": 3}),
        (4, {"red": 4, "green": 4, "yellow": 4, "blue": 4, "left": 5, "right": 7, "mosque": 3}),
    ],
)
def test_rubies_lie_on_all_fields_and_fewer_with_two(players, rubies):
    assert fresh(players)["rubies"] == rubies


@rule("DG-16")
def test_with_four_players_all_rubies_of_the_box_lie_out():
    assert sum(fresh(4)["rubies"].values()) == 31


@rule("DG-03")
def test_six_of_24_tiles_lie_open():
    state = fresh(3)
    assert len(state["display"]) == 6
    assert sum(state["unseen"].values()) == 18
    assert state["under"] == []
    whole = dict(state["unseen"])
    for tile in state["display"]:
        whole[tile] = whole.get(tile, 0) + 1
    kinds = {"lira", "crystal", "card", "action", "marker"}
    assert whole == {f"{kind}-{colour}": 1 for kind in kinds for colour in ("red", "green", "yellow", "blue")} | {
        "die": 4
    }


@rule("DG-03")
def test_the_open_tiles_are_drawn():
    game = bedesten.new("dicegame", players=2, seed=0, chance="manual", start=0)
    opened: list[str] = []
    while game.question == "open":
        chances = {game.text(move): probability for move, probability in game.chances()}
        left = 24 - len(opened)
        assert chances["open die"] == pytest.approx((4 - opened.count("die")) / left)
        assert ("open lira-red" in chances) == ("lira-red" not in opened)
        chosen = "lira-red" if not opened else "die"
        opened.append(chosen)
        game.play_text(f"open {chosen}")
        if opened.count("die") == 4:
            break
    assert not any(game.text(move) == "open die" for move in game.moves())
    game.play_text("open card-blue")
    assert game.question == "roll"
    assert game.state()["display"] == ["lira-red", "card-blue", "die", "die", "die", "die"]


@rule("DG-03")
def test_33_bazaar_cards_are_in_the_pile():
    state = fresh(4)
    assert sum(state["pile"].values()) == 33
    assert state["discards"] == state["revealed"] == []


@rule("DG-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_starting_player_is_drawn(players):
    game = bedesten.new("dicegame", players=players, seed=0, chance="manual")
    assert game.question == "start-player"
    assert [game.text(move) for move in game.moves()] == [f"start {house}" for house in HOUSES[:players]]
    assert {probability for _, probability in game.chances()} == {1 / players}


@rule("DG-04")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_a_crystal_each_and_one_lira_more_clockwise(start):
    state = fresh(4, start=start)
    assert [seat["crystals"] for seat in state["seats"]] == [1, 1, 1, 1]
    assert [state["seats"][(start + i) % 4]["lira"] for i in range(4)] == [0, 1, 2, 3]
    assert state["active"] == state["start"] == start
    assert all(not seat["tiles"] and not seat["rubies"] for seat in state["seats"])
    assert all(not any(seat["markers"].values()) for seat in state["seats"])


@rule("DG-05")
def test_the_supply():
    state = fresh(4)
    markers = {"red": 8, "green": 8, "yellow": 8, "blue": 8, "brown": 10}
    assert state["supply"] == markers | {"crystals": 12 - 4, "lira": 87 - 0 - 1 - 2 - 3}


def prices_of(players: int, track: str) -> list[dict[str, int]]:
    """What the rubies of a track cost, one after the other."""
    left = bedesten.new("dicegame", players=players, seed=0).state()["rubies"][track]
    found = []
    for gone in range(left):
        sign = at_table(players, rubies={track: left - gone}, actions=2).game.view()["signs"]["tracks"][track]
        found.append(sign["price"])
    assert found == sign["prices"]
    return found


@rule("DG-14", "DG-15", "DG-16")
@pytest.mark.parametrize(
    ("players", "goods", "right"),
    [
        (2, [4, 5], [10, 12, 14, 16, 18]),
        (3, [4, 5, 6], [10, 12, 14, 16, 18, 20]),
        (4, [4, 5, 6, 7], [12, 14, 16, 18, 20, 22, 24]),
    ],
)
def test_prices(players, goods, right):
    for colour in ("red", "green", "yellow", "blue"):
        assert prices_of(players, colour) == [{colour: count} for count in goods]
    assert prices_of(players, "right") == [{"lira": price} for price in right]
    each = {"red": 1, "green": 1, "yellow": 1, "blue": 1}
    assert prices_of(players, "left") == [each, *(each | {"any": more} for more in range(1, players + 1))]
