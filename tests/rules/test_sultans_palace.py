"""13 Sultan's Palace."""

from itertools import product

import pytest

from scenes import GOODS, at_table

rule = pytest.mark.rule

TRACK = ["blue", "red", "green", "yellow", "any"] * 2
FIRST = {2: 5, 3: 5, 4: 4, 5: 4}
RUBIES = {2: 6, 3: 6, 4: 7, 5: 7}

LADDER = [
    (players, RUBIES[players] - taken, FIRST[players] + taken) for players in FIRST for taken in range(RUBIES[players])
]


def barrow(counts):
    return " ".join(f"{good}{count}" for good, count in counts.items() if count)


def price(size):
    """The goods on the first spaces of the track; those of choice are `any`."""
    return {good: TRACK[:size].count(good) for good in (*GOODS, "any")}


def at_palace(goods, *, players=4, left=None, **mine):
    rubies = {} if left is None else {13: left}
    seats = {0: {"merchant": 10, "room": 5, "goods": goods, **mine}}
    return at_table(players, seats=seats, rubies=rubies).play("go 13", "leave")


def deliveries(scene):
    return [words for words in scene.options() if words.startswith("deliver")]


@rule("P13b", "P13c")
@pytest.mark.parametrize(("players", "left", "size"), LADDER)
def test_every_ruby_costs_the_open_part_of_the_track(players, left, size):
    asked = price(size)
    goods = {good: asked[good] for good in GOODS}
    goods["green"] += asked["any"]
    scene = at_palace(barrow(goods), players=players, left=left)
    assert len(deliveries(scene)) == 1  # exactly enough
    scene.play(deliveries(scene)[0])
    assert sum(scene.seat(0)["goods"].values()) == 0
    assert scene.seat(0)["rubies"] == 1
    for good in GOODS:
        if goods[good]:
            short = at_palace(barrow(goods | {good: goods[good] - 1}), players=players, left=left)
            assert not deliveries(short)


@rule("P13b")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_ruby_costs_five_goods_or_four(players):
    scene = at_palace("red5 green5 yellow5 blue5", players=players)
    scene.play(deliveries(scene)[0])
    assert sum(scene.seat(0)["goods"].values()) == 20 - FIRST[players]
    assert scene.state["rubies"]["13"] == RUBIES[players] - 1


@rule("P13a")
def test_all_goods_shown_are_paid_and_no_others():
    scene = at_palace("red2 green3 yellow4 blue5")
    assert scene.options() == ["pass", "deliver"]
    scene.play("deliver")
    assert scene.seat(0)["goods"] == {"red": 1, "green": 2, "yellow": 3, "blue": 4}
    assert scene.seat(0)["rubies"] == 1
    assert scene.state["rubies"] == {"1": 4, "14": 4, "15": 4, "13": 6, "16": 12}


@rule("P13a")
@pytest.mark.parametrize("missing", GOODS)
def test_no_good_stands_in_for_another(missing):
    scene = at_palace(barrow({good: 0 if good == missing else 5 for good in GOODS}))
    assert scene.refuses("deliver")
    assert scene.actor == 1


@rule("P13a")
@pytest.mark.parametrize("extra", GOODS)
def test_the_one_good_of_choice_may_be_any_one_has_left(extra):
    scene = at_palace("red5 green5 yellow5 blue5", left=6)
    assert deliveries(scene) == [f"deliver {good}" for good in GOODS]
    scene.play(f"deliver {extra}")
    assert scene.seat(0)["goods"] == {good: 3 if good == extra else 4 for good in GOODS}


@rule("P13a")
def test_what_the_track_shows_is_not_free_to_choose():
    scene = at_palace("red green2 yellow blue", left=6)
    assert deliveries(scene) == ["deliver green"]


@rule("P13a", "P13c")
@pytest.mark.parametrize(
    "goods", ["red5 green5 yellow5 blue5", "red3 green3 yellow3 blue3", "red4 green2 yellow3 blue2"]
)
def test_two_goods_of_choice_for_the_dearest_ruby(goods):
    have = at_palace(goods, left=1).seat(0)["goods"]
    spare = [have[good] - 2 for good in GOODS]
    ways = [way for way in product(range(3), repeat=4) if sum(way) == 2]
    expected = {way for way in ways if all(count <= most for count, most in zip(way, spare))}
    found = set()
    for words in deliveries(at_palace(goods, left=1)):
        after = at_palace(goods, left=1).play(words).seat(0)["goods"]
        found.add(tuple(have[good] - 2 - after[good] for good in GOODS))
    assert found == expected
    assert len(deliveries(at_palace(goods, left=1))) == len(expected)


@rule("P13c")
def test_the_next_ruby_costs_one_good_more_whoever_takes_it():
    mine = {"merchant": 10, "room": 5, "goods": "red5 green5 yellow5 blue5", "lira": 10}
    scene = at_table(5, seats={seat: dict(mine) for seat in range(5)})
    paid = []
    for seat in range(5):
        scene.play("go 13", "leave", *(["pay"] if seat else []))
        scene.play(deliveries(scene)[0])
        paid.append(20 - sum(scene.seat(seat)["goods"].values()))
    assert paid == [4, 5, 6, 7, 8]
    assert scene.state["rubies"]["13"] == 2


@rule("P13a", "P13c")
def test_the_family_member_delivers_as_well():
    scene = at_table(seats={0: {"merchant": 7, "goods": "red green yellow blue"}})
    scene.play("go 12", "leave", "send 13", "deliver")
    assert scene.seat(0)["rubies"] == 1
    assert scene.state["rubies"]["13"] == 6


@rule("EX-08")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_four_rubies_are_left(players):
    scene = at_palace("red4 green4 yellow4 blue4", players=players, left=4).play("deliver yellow")
    # 2 blue, 2 red, 1 yellow, 1 green and 1 of choice, here another yellow
    assert scene.seat(0)["goods"] == {"red": 2, "green": 3, "yellow": 2, "blue": 2}
    assert scene.seat(0)["rubies"] == 1
    assert scene.state["rubies"]["13"] == 3
