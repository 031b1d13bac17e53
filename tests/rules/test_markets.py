"""10 Large Market and 11 Small Market."""

from itertools import product

import pytest

from scenes import GOODS, at_table
from staging import counts

rule = pytest.mark.rule

LARGE, SMALL = 0, 1
"""The markets' stacks of demand tiles in a saved position."""

PLACE = {LARGE: 10, SMALL: 11}
START = {LARGE: 6, SMALL: 7}
TILES = {LARGE: ["2102", "1103", "2012", "1013", "1112"], SMALL: ["1121", "1211", "1310", "1220", "0221"]}
REVENUE = {LARGE: [3, 7, 12, 18, 25], SMALL: [2, 5, 9, 14, 20]}


def goods(counts):
    """``2102`` in notation: ``red2 green blue2``."""
    pairs = [(good, int(count)) for good, count in zip(GOODS, counts) if int(count)]
    return " ".join(good if count == 1 else f"{good}{count}" for good, count in pairs)


def tile_on_top(tile, under=()):
    return {"top": tile, "unseen": [i for i in range(5) if i != tile and i not in under], "under": list(under)}


def at_market(market, tile=0, under=(), **mine):
    seats = {0: {"merchant": START[market], **mine}}
    return at_table(seats=seats, demands={market: tile_on_top(tile, under)}).play(f"go {PLACE[market]}", "leave")


def allowed(tile, barrow):
    """All sales that neither the tile nor the barrow forbids."""
    most = [min(int(asked), int(have)) for asked, have in zip(tile, barrow)]
    sales = product(*(range(count + 1) for count in most))
    return {f"sell {goods(sale)}" for sale in sales if 1 <= sum(sale) <= 5}


@rule("P10a", "P11a", "P10d", "P11b")
@pytest.mark.parametrize("barrow", ["5555", "1111", "0550", "5001", "2020"])
@pytest.mark.parametrize("tile", range(5))
@pytest.mark.parametrize("market", [LARGE, SMALL])
def test_every_sale_within_the_demand_is_possible_and_no_other(market, tile, barrow):
    scene = at_market(market, tile, room=5, goods=goods(barrow))
    expected = allowed(TILES[market][tile], barrow)
    if not expected:
        assert scene.actor == 1
        return
    assert scene.options()[0] == "pass"
    assert len(scene.options()) == len(set(scene.options()))
    assert set(scene.options()[1:]) == expected


@rule("P10d", "P11b")
@pytest.mark.parametrize("tile", range(5))
@pytest.mark.parametrize("market", [LARGE, SMALL])
def test_the_tiles_ask_for_five_goods_each(market, tile):
    asked = TILES[market][tile]
    scene = at_market(market, tile, room=5, goods="red5 green5 yellow5 blue5").play(f"sell {goods(asked)}")
    assert scene.seat(0)["lira"] == REVENUE[market][4]
    assert scene.seat(0)["goods"] == {good: 5 - int(count) for good, count in zip(GOODS, asked)}


@rule("P10a")
def test_one_good_more_than_the_large_tile_shows_is_refused():
    scene = at_market(LARGE, 0, room=5, goods="red5 green5 yellow5 blue5")
    for words in ("sell red3", "sell green2", "sell yellow", "sell blue3", "sell red2 green blue3"):
        assert scene.refuses(words)


@rule("P10a", "P11a")
@pytest.mark.parametrize("market", [LARGE, SMALL])
def test_without_a_good_that_is_asked_nothing_can_be_sold(market):
    mine = {LARGE: "yellow2", SMALL: "red2"}[market]
    scene = at_market(market, {LARGE: 0, SMALL: 4}[market], goods=mine)
    assert scene.actor == 1
    assert scene.demand(market)["top"] == {LARGE: 0, SMALL: 4}[market]


@rule("P10b", "P11a")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("market", [LARGE, SMALL])
def test_the_revenue_depends_on_the_number_of_goods_alone(market, count):
    scene = at_market(market, 0, room=5, goods="red5 green5 yellow5 blue5", lira=1)
    sales = [words for words in scene.options() if words != "pass" and size(words) == count]
    assert sales
    for words in sales:
        sold = at_market(market, 0, room=5, goods="red5 green5 yellow5 blue5", lira=1).play(words)
        assert sold.seat(0)["lira"] == 1 + REVENUE[market][count - 1]
        assert sum(sold.seat(0)["goods"].values()) == 20 - count


def size(sale):
    return sum(counts(sale.removeprefix("sell ")).values())


@rule("P10c")
@pytest.mark.parametrize("market", [LARGE, SMALL])
def test_the_tile_goes_under_the_others_that_were_put_there(market):
    scene = at_market(market, 2, under=(4, 0, 1, 3), goods="red2 green2 yellow2 blue2")
    scene.play("sell red")
    assert scene.demand(market) == tile_on_top(4, under=(0, 1, 3, 2))


@rule("P10c")
@pytest.mark.parametrize("market", [LARGE, SMALL])
def test_the_next_tile_is_one_of_those_not_yet_seen(market):
    scene = at_market(market, 2, under=(4,), goods="red2 green2 yellow2 blue2").play("sell red")
    assert scene.actor == -1
    assert scene.options() == [f"demand {goods(TILES[market][tile])}" for tile in (0, 1, 3)]
    scene.play(scene.options()[1])
    assert scene.demand(market) == tile_on_top(1, under=(4, 2))


@rule("P10c")
@pytest.mark.parametrize("market", [LARGE, SMALL])
def test_after_a_full_round_of_the_stack_the_first_tile_is_back(market):
    seats = {i: {"merchant": START[market], "lira": 8, "room": 5, "goods": "yellow5 blue5"} for i in range(5)}
    seats[0]["hand"] = seats[1]["hand"] = "stay"
    scene = at_table(5, seats=seats, demands={market: tile_on_top(3)})
    order = [3, 1, 4, 0, 2]
    good = "yellow" if market == SMALL else "blue"  # what all its tiles ask for
    seen = []
    for turn in range(7):
        scene.play(*(["play stay", "pick up"] if turn >= 5 else [f"go {PLACE[market]}", "leave"]))
        if scene.asked == "other-merchants":
            scene.play("pay")
        seen.append(scene.demand(market)["top"])
        scene.play(f"sell {good}")
        if turn < 4:
            scene.play(f"demand {goods(TILES[market][order[turn + 1]])}")
    assert seen == [3, 1, 4, 0, 2, 3, 1]


@rule("P10c")
def test_who_passes_leaves_the_tile_where_it_is():
    scene = at_market(LARGE, 1, goods="red").play("pass")
    assert scene.demand(LARGE) == tile_on_top(1)


@rule("P10c")
@pytest.mark.parametrize("market", [LARGE, SMALL])
def test_a_sale_at_one_market_does_not_touch_the_other(market):
    scene = at_market(market, 0, under=(1, 2, 3, 4), goods="red")
    before = scene.demand(1 - market)
    assert scene.play("sell red").demand(1 - market) == before


@rule("P10a", "P11a")
@pytest.mark.parametrize("market", [LARGE, SMALL])
def test_the_family_member_sells_within_the_demand_as_well(market):
    scene = at_table(seats={0: {"merchant": 7, "goods": "red2 green2 yellow2 blue2"}})
    scene.play("go 12", "leave", f"send {PLACE[market]}")
    assert set(scene.options()) == {"pass"} | allowed(TILES[market][0], "2222")
    scene.play(scene.options()[-1])
    assert scene.seat(0)["lira"] == REVENUE[market][4]


@rule("EX-05")
def test_one_red_one_green_and_two_yellow_bring_fourteen_lira():
    scene = at_market(SMALL, 0, under=(2, 3, 4, 1), goods="red green2 yellow2 blue")
    scene.play("sell red green yellow2")
    assert scene.seat(0)["lira"] == 14
    assert scene.seat(0)["goods"] == {"red": 0, "green": 1, "yellow": 0, "blue": 1}
    assert scene.demand(SMALL) == tile_on_top(2, under=(3, 4, 1, 0))
