"""What lies open in The Dice Game: actions, rubies, mosque tiles and bazaar cards, as the catalogue has them."""

from __future__ import annotations

from typing import Any

import pytest

from dicegame.scenes import Scene, at_table

rule = pytest.mark.rule


def signs(scene: Scene) -> dict[str, Any]:
    found: dict[str, Any] = scene.game.view()["signs"]
    return found


@rule("DG-A1", "DG-A2", "DG-A3", "DG-A4", "DG-A5", "DG-A6")
def test_actions_show_what_they_cost_and_give():
    actions = signs(at_table())["actions"]
    assert {name: sign.pop("moves") for name, sign in actions.items()} == {
        **{name: [name] for name in actions if name != "cards"},
        "cards": [f"cards {count}" for count in range(1, 10)],
    }
    assert actions == {
        **{f"marker {good}": {"price": {good: 2}, "gives": {good: 1}} for good in ("red", "green", "yellow", "blue")},
        "crystal": {"price": {"different": 2}, "gives": {"crystals": 1}},
        "brown": {"price": {"different": 3}, "gives": {"brown": 1}},
        "markers": {"price": {"different": 4}, "gives": {"any": 2}},
        "lira": {"price": {"lira-dice": 1}, "gives": {"lira": 2}},
        "cards": {"price": {"card-dice": 1}, "gives": {"cards": 1}},
    }


@rule("DG-M1", "DG-M2", "DG-M3", "DG-M4", "DG-M5", "DG-M6", "DG-M7")
def test_open_tiles_show_price_and_effect():
    tiles = signs(at_table(display="lira-red crystal-green card-yellow action-blue marker-red die"))["tiles"]
    assert {name: tile["price"] for name, tile in tiles.items()} == {
        "lira-red": {"red": 3},
        "crystal-green": {"green": 3},
        "card-yellow": {"yellow": 3},
        "action-blue": {"blue": 3},
        "marker-red": {"red": 3},
        "die": {"different": 4},
    }
    gives = [{"lira": 3}, {"crystals": 1}, {"cards": 1}, {"actions": 1}, {"red": 1}, {"dice": 1}]
    assert [tile["gives"] for tile in tiles.values()] == gives


@rule("DG-14", "DG-16", "DG-17")
def test_a_ruby_costs_what_its_track_shows_and_the_next_what_came_then():
    scene = at_table(seats={0: {"lira": 30}})
    shown = signs(scene)["tracks"]["right"]
    assert shown["price"] == shown["prices"][0] == {"lira": 10}
    scene.play("ruby right")
    assert scene.seat()["lira"] == 20
    later = signs(scene)["tracks"]["right"]
    assert (later["price"], later["left"], later["prices"]) == (shown["prices"][1], shown["left"] - 1, shown["prices"])
    assert "price" not in signs(at_table(rubies={"red": 0}))["tracks"]["red"]


@rule("DG-19")
@pytest.mark.parametrize(("players", "tiles"), [(2, 5), (3, 5), (4, 4)])
def test_the_mosque_shows_how_many_tiles_bring_a_ruby(players, tiles):
    assert signs(at_table(players))["tracks"]["mosque"]["tiles"] == tiles


@rule("DG-C2", "DG-C3", "DG-C4", "DG-C6")
def test_revealed_cards_show_their_areas():
    scene = at_table(dice="card2").play("cards 2", "reveal sell-red", "reveal three-colours")
    assert signs(scene)["cards"] == {
        "sell-red": {"own": {"price": {"red": 1}, "gives": {"lira": 5}, "otherwise": 1}},
        "three-colours": {
            "own": {"needs": {"different": 3}, "gives": {"brown": 1}, "otherwise": 1},
            "others": {"needs": {"different": 3}, "gives": {"lira": 2}},
        },
    }
