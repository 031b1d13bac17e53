"""What the places show: the catalogue's numbers, at setup and after purchases, and what is really paid and given."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bedesten
from letters import at_letters, mail
from mocha import coffee_of, mocha_table
from scenes import Scene, at_table

rule = pytest.mark.rule
BOXES = [(), ("mocha",), ("letters",), ("mocha", "letters")]


def great_bazaar(players: int = 4) -> dict[str, Any]:
    """The signs of a fresh game with both expansions."""
    found: dict[str, Any] = bedesten.new("istanbul", players=players, seed=3, expansions=BOXES[-1]).view()["signs"]
    return found


def coffee_prices(deal: dict[str, Any]) -> list[int]:
    """What a deal costs in coffee, now and later."""
    return [price["coffee"] for price in [deal.get("price"), *deal.get("later", [])] if price]


# ── What is shown ──────────────────────────────────────────────────────────────────────────────────────────


@rule("P01a", "P01b")
def test_the_wainwright_shows_his_price_and_what_brings_a_ruby():
    sign = at_table().sign(1)
    assert sign["deals"] == [{"price": {"lira": 7}, "gives": {"extensions": 1}}]
    assert sign["ruby_for"] == {"extensions": 3}


@rule("P02a", "P03a", "P04a")
@pytest.mark.parametrize(("place", "good"), [(2, "red"), (3, "green"), (4, "yellow")])
def test_warehouses_show_what_they_load(place, good):
    assert at_table().sign(place)["fills"] == good


@rule("P06a", "P06b", "P06d")
def test_the_caravansary_shows_its_cards():
    deal = {"gives": {"cards": 2}, "returns": {"cards": 1}}
    assert at_table().sign(6) == {"name": "caravansary", "deals": [deal]}
    assert at_table(discards="stay five-lira").sign(6)["card"] == "five-lira"
    assert mocha_table().sign(6)["deals"][0]["gives"] == {"cards": 2, "coffee": 1}


@rule("P07a", "LS-08")
def test_the_fountain_shows_whom_it_brings_back():
    assert at_table().sign(7)["fetches"] == ["assistants"]
    assert at_letters().sign(7)["fetches"] == ["assistants", "companion"]


@rule("P08a", "P08b")
def test_the_black_market_shows_its_dice():
    sign = at_table().sign(8)
    assert sign["deals"][0]["gives"] == {"not-blue": 1}
    assert sign["dice"]["otherwise"] == {}
    assert {row["least"]: row["gives"] for row in sign["dice"]["rows"]} == {
        7: {"blue": 1},
        9: {"blue": 2},
        11: {"blue": 3},
    }


@rule("P09a", "P09b")
def test_the_tea_house_shows_what_each_number_brings():
    dice = at_table().sign(9)["dice"]
    assert dice["announced"]
    assert [(row["least"], row["gives"]) for row in dice["rows"]] == [(n, {"lira": n}) for n in range(3, 13)]
    assert dice["otherwise"] == {"lira": 2}


@rule("P10a", "P10b", "P10c", "SET-13")
def test_a_market_shows_demand_and_revenue_and_what_lies_under():
    scene = at_table(seats={0: {"merchant": 6, "goods": "red"}}, demands={0: {"top": 0, "unseen": [1, 2, 3, 4]}})
    demand = scene.sign(10)["demand"]
    assert demand["revenue"] == [3, 7, 12, 18, 25]
    assert scene.sign(11)["demand"]["revenue"] == [2, 5, 9, 14, 20]
    assert (len(demand["unseen"]), demand["under"]) == (4, [])
    scene.play("go 10", "leave", "sell red", f"demand {_words(demand['unseen'][0])}")
    later = scene.sign(10)["demand"]
    assert later["goods"] == demand["unseen"][0]
    assert later["unseen"] == demand["unseen"][1:]
    assert later["under"] == [demand["goods"]]


def _words(goods: dict[str, int]) -> str:
    return " ".join(f"{good}{count if count > 1 else ''}" for good, count in goods.items())


@rule("P12a", "P25a")
def test_who_is_sent_away():
    assert at_table().sign(12)["sends"] == ["family"]
    assert great_bazaar()["25"]["sends"] == ["merchant", "companion"]
    assert [deal["gives"] for deal in great_bazaar()["25"]["deals"]] == [{"any": 1}, {"coffee": 1}]


@rule("P14a", "P14c", "P14d", "P15a", "MSQ-03")
def test_mosques_show_the_tiles_with_those_under_them():
    scene = at_table(4)
    for place in (14, 15):
        assert scene.sign(place)["ruby_for"] == {"mosque-tiles": 2}
        for deal in scene.sign(place)["deals"]:
            good = deal["tile"]
            assert (deal["price"], deal["left"]) == ({good: 1}, 4)
            assert [need[good] for need in (deal["needs"], *deal["later"])] == [2, 3, 4, 5]
            assert deal["gives"].get("assistants", 0) == (good == "blue")
    gone = at_table(4, mosque={"red": 4}).sign(14)["deals"][0]
    assert gone == {"gives": {"mosque-tiles": 1}, "tile": "red", "left": 0}


@rule("P17a", "P17b")
def test_the_roasting_plant_shows_its_three_trades():
    sign = mocha_table().sign(17)
    assert [deal["price"] for deal in sign["deals"]] == [{"lira": 2}, {"any": 1}, {"any-card": 1}]
    assert [deal["gives"] for deal in sign["deals"]] == [{"coffee": 2}] * 3
    assert sign["most_deals"] == 3


@rule("P18a")
def test_the_guild_hall_shows_coffee_and_cards():
    deal = {"gives": {"coffee": 1, "guild-cards": 2}, "returns": {"guild-cards": 1}}
    assert mocha_table().sign(18)["deals"] == [deal]


@rule("P19b", "P19f", "P19g", "MB-05", "MB-06")
@pytest.mark.parametrize(("players", "tiles"), [(2, [1, 3]), (3, [1, 2, 3, 4]), (5, [1, 2, 3, 4])])
def test_the_tavern_shows_what_each_thing_costs(players, tiles):
    barrier, movement, encounter, baksheesh = mocha_table(players=players).sign(19)["deals"]
    assert (barrier["price"], barrier["gives"]) == ({"coffee": 2}, {"barrier": 1})
    assert (movement["tile"], encounter["tile"]) == ("movement", "encounter")
    assert coffee_prices(movement) == coffee_prices(encounter) == tiles
    assert (baksheesh["price"], baksheesh["tracks"]) == ({"yellow": 3, "coffee": 4}, [13, 16, 20])


@rule("P20a")
def test_the_coffee_house_shows_all_its_prices():
    deal = mocha_table().deal(20)
    assert coffee_prices(deal) == [6, 7, 8, 9, 10]
    assert (deal["gives"], deal["left"]) == ({"rubies": 1}, 5)


@rule("P21a", "P22a", "P23a", "P24a", "P24b")
@pytest.mark.parametrize("players", [2, 5])
def test_the_places_of_letters(players):
    scene = at_letters(players)
    assert scene.deal(21)["gives"] == {"letters": 2}
    assert (scene.deal(22)["gives"], scene.sign(22)["reveals"]) == ({"letters": 1}, {"kiosk-tiles": players + 1})
    assert (scene.deal(23)["gives"], scene.sign(23)["auctions"]) == ({"any": 1}, {"cards": 2})
    society = {"price": {"seals": 6}, "gives": {"rubies": 1, "lira": 3}, "tracks": [13, 16]}
    assert scene.sign(24)["deals"] == [society]
    assert great_bazaar(players)["24"]["deals"] == [society | {"tracks": [13, 16, 20]}]


# ── What is shown is what is paid and given ────────────────────────────────────────────────────────────────


def paid(scene: Scene, *moves: str) -> dict[str, int]:
    """What the first seat has less of after some moves."""
    before = _has(scene)
    after = _has(scene.play(*moves))
    return {thing: before[thing] - after[thing] for thing in before if before[thing] > after[thing]}


def _has(scene: Scene) -> dict[str, int]:
    seat = scene.seat(0)
    found = {**dict.fromkeys(("red", "green", "yellow", "blue"), 0), **seat["goods"], "lira": seat["lira"]}
    if "mocha" in scene.state["parts"]:
        found["coffee"] = coffee_of(scene)
    return found


@rule("P01a")
def test_the_wainwright_takes_what_he_shows():
    scene = at_table(seats={0: {"merchant": 9, "lira": 9}}).play("go 1", "leave")
    assert paid(scene, "extend") == scene.deal(1)["price"] == {"lira": 7}


@rule("P05a", "P05b")
def test_the_post_office_gives_what_it_shows():
    for mail_down in range(5):
        scene = at_table(seats={0: {"merchant": 6, "room": 5}}, mail=mail_down)
        gives = scene.deal(5)["gives"]
        scene.play("go 5", "leave", "collect")
        assert {thing: count for thing, count in _has(scene).items() if count} == gives


@rule("P13a", "P13b", "P16a", "P16b")
def test_rubies_cost_what_is_shown_and_then_what_came_next():
    dealer = at_table(seats={0: {"merchant": 9, "lira": 99}}).play("go 16", "leave")
    shown = dealer.deal(16)
    assert paid(dealer, "buy") == shown["price"] == {"lira": 12}
    assert dealer.deal(16)["price"] == shown["later"][0] == {"lira": 13}
    palace = at_table(2, seats={0: {"merchant": 6, "room": 5, "goods": "red5 green5 yellow5 blue5"}})
    shown = palace.play("go 13", "leave").deal(13)
    assert shown["price"].pop("any") == 1
    assert paid(palace, "deliver red") == shown["price"] | {"red": shown["price"]["red"] + 1}
    assert palace.deal(13)["price"] == shown["later"][0]


@rule("P14a")
def test_a_mosque_tile_can_be_had_with_just_the_goods_that_are_shown():
    for taken in range(4):
        needs = at_table(mosque={"red": taken}).sign(14)["deals"][0]["needs"]["red"]
        enough, fewer = (
            at_table(seats={0: {"merchant": 9, "room": 5, "goods": f"red{count}"}}, mosque={"red": taken})
            for count in (needs, needs - 1)
        )
        assert paid(enough.play("go 14", "leave"), "tile red") == {"red": 1}
        fewer.play("go 14", "leave")
        assert fewer.refuses("tile red")


@rule("P19b", "P19f", "P19g", "P19h")
@pytest.mark.parametrize(("move", "which"), [("tile movement", 1), ("tile encounter", 2), ("baksheesh 16", 3)])
def test_the_tavern_takes_what_it_shows(move, which):
    scene = mocha_table({0: {"merchant": 7, "room": 5, "goods": "yellow3 green3"}}, coffee={0: 9})
    scene.play("go 19", "leave")
    shown = scene.sign(19)["deals"][which]
    assert paid(scene, move) == shown["price"]
    assert scene.sign(19)["deals"][which]["price"] == shown["later"][0]


@rule("P20a")
def test_the_coffee_house_takes_what_it_shows():
    scene = mocha_table({0: {"merchant": 19}}, coffee={0: 9}).play("go 20", "leave")
    shown = scene.deal(20)
    assert paid(scene, "brew") == shown["price"]
    assert scene.deal(20)["price"] == shown["later"][0]


@rule("P24a")
def test_letters_with_the_seals_that_are_shown_are_enough():
    for delivered in (3, 2):
        scene = at_letters(mine={0: {"delivered": list(range(1, delivered + 1))}}).play("go 24", "leave")
        assert (2 * delivered >= scene.deal(24)["price"]["seals"]) == (scene.asked == "secret-society")
    assert mail(scene)["delivered"] == [1, 2]


@rule("P08b")
@pytest.mark.parametrize("first", range(1, 7))
def test_a_roll_at_the_black_market_brings_what_is_shown(first):
    for second in range(1, 7):
        scene = at_table(seats={0: {"merchant": 6, "room": 5}})
        rows = scene.sign(8)["dice"]["rows"]
        gives = [row["gives"]["blue"] for row in rows if row["least"] <= first + second]
        scene.play("go 8", "leave", "roll", f"roll {first} {second}", "take red")
        assert scene.seat(0)["goods"]["blue"] == (gives[-1] if gives else 0)


# ── Nothing hidden, for all the same ───────────────────────────────────────────────────────────────────────


@rule("GEN-12")
@pytest.mark.parametrize("expansions", BOXES)
def test_all_see_the_same_signs_and_imagine_the_same(expansions):
    game = bedesten.new("istanbul", players=3, seed=8, expansions=list(expansions))
    chance = random.Random(8)
    for number in range(400):
        if game.over:
            break
        game.play(chance.choice(game.moves()))
        if number % 20 == 0:
            signs = game.view()["signs"]
            assert list(signs) == [str(place) for place in sorted(game.view()["board"])]
            for seat in range(3):
                assert game.view(seat)["signs"] == game.sight(seat).view["signs"] == signs
                assert game.box.view(game.sight(seat).sample(number), seat)["signs"] == signs
