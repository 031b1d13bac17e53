"""16 Gemstone Dealer."""

from typing import Any

import pytest

from scenes import at_table

rule = pytest.mark.rule

FIRST = {2: 15, 3: 14, 4: 12, 5: 12}
RUBIES = {2: 9, 3: 10, 4: 12, 5: 12}
LADDER = [
    (players, RUBIES[players] - taken, FIRST[players] + taken) for players in FIRST for taken in range(RUBIES[players])
]


def at_dealer(lira, *, players=4, left=None, **mine):
    put: dict[str, Any] = {"neutral_merchants": [8, 4, 10]} if players == 2 else {}
    rubies = {} if left is None else {16: left}
    return at_table(players, seats={0: {"merchant": 9, "lira": lira, **mine}}, rubies=rubies, **put).play(
        "go 16", "leave"
    )


@rule("P16a", "P16b")
@pytest.mark.parametrize(("players", "left", "price"), LADDER)
def test_every_ruby_has_its_price(players, left, price):
    scene = at_dealer(price, players=players, left=left)
    assert scene.options() == ["pass", "buy"]
    scene.play("buy")
    assert scene.seat(0)["lira"] == 0
    assert scene.seat(0)["rubies"] == 1
    short = at_dealer(price - 1, players=players, left=left)
    assert short.refuses("buy")
    assert short.actor == 1


@rule("P16b")
def test_the_dearest_is_the_same_for_all():
    assert {price for _, left, price in LADDER if left == 1} == {23}


@rule("P16b")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_price_depends_on_the_number_of_players(players):
    scene = at_dealer(40, players=players).play("buy")
    assert scene.seat(0)["lira"] == 40 - FIRST[players]
    assert scene.state["rubies"]["16"] == RUBIES[players] - 1


@rule("P16b")
def test_each_ruby_raises_the_price_for_the_next_whoever_it_is():
    scene = at_table(5, seats={seat: {"merchant": 1, "lira": 40} for seat in range(5)})
    paid = []
    for seat in range(5):
        scene.play("go 16", "leave", *(["pay"] if seat else []))
        before = scene.seat(seat)["lira"]
        scene.play("buy")
        paid.append(before - scene.seat(seat)["lira"])
    assert paid == [12, 13, 14, 15, 16]
    assert [scene.seat(seat)["rubies"] for seat in range(5)] == [1] * 5


@rule("P16a")
def test_the_ruby_is_of_the_dealers_track_and_one_only():
    scene = at_dealer(100).play("buy")
    assert scene.actor == 1
    assert scene.state["rubies"] == {"1": 4, "14": 4, "15": 4, "13": 7, "16": 11}


@rule("P16a")
def test_who_passes_keeps_his_lira():
    scene = at_dealer(30).play("pass")
    assert scene.seat(0)["lira"] == 30
    assert scene.state["rubies"]["16"] == 12


@rule("P16a", "P16b")
def test_the_family_member_buys_as_well():
    scene = at_table(seats={0: {"merchant": 7, "lira": 13}}, rubies={16: 11})
    scene.play("go 12", "leave", "send 16", "buy")
    assert scene.seat(0)["lira"] == 0
    assert scene.seat(0)["rubies"] == 1
    assert scene.state["rubies"]["16"] == 10


@rule("EX-09")
@pytest.mark.parametrize(("players", "left"), [(2, 9), (3, 9), (4, 9), (5, 9)])
def test_fifteen_is_the_highest_open_number(players, left):
    scene = at_dealer(31, players=players, left=left, hand="gem-again").play("buy")
    assert scene.seat(0)["lira"] == 16
    scene.play("play gem-again", "buy")  # and the next costs 16
    assert scene.seat(0)["lira"] == 0
    assert at_dealer(30, players=players, left=left, hand="gem-again").play("buy").refuses("play gem-again")
