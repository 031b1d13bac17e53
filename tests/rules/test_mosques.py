"""14 Small Mosque and 15 Great Mosque."""

from typing import Any

import pytest

from scenes import GOODS, at_table

rule = pytest.mark.rule

MOSQUE = {"red": 14, "green": 14, "yellow": 15, "blue": 15}
START = {14: 2, 15: 5}
PARTNER = {"red": "green", "green": "red", "yellow": "blue", "blue": "yellow"}
ASKED = {2: [2, 4], 3: [2, 3, 4], 4: [2, 3, 4, 5], 5: [2, 3, 4, 5]}
STACKS = [(players, taken, asked) for players in ASKED for taken, asked in enumerate(ASKED[players])]


def at_mosque(place, *, players=4, mosque=None, rubies=None, **mine):
    put: dict[str, Any] = {"neutral_merchants": [8, 9, 10]} if players == 2 else {}
    seats = {0: {"merchant": START[place], "room": 5, **mine}}
    return at_table(players, seats=seats, mosque=mosque, rubies=rubies, **put).play(f"go {place}", "leave")


@rule("P14a", "P14d", "P15a")
@pytest.mark.parametrize("colour", GOODS)
@pytest.mark.parametrize(("players", "taken", "asked"), STACKS)
def test_the_goods_shown_must_be_there_and_one_is_paid(players, taken, asked, colour):
    place = MOSQUE[colour]
    scene = at_mosque(place, players=players, mosque={colour: taken}, goods=f"{colour}{asked}")
    assert scene.options() == ["pass", f"tile {colour}"]
    scene.play(f"tile {colour}")
    assert scene.seat(0)["tiles"] == [colour]
    assert scene.seat(0)["goods"][colour] == asked - 1
    assert scene.state["mosque"][colour] == ASKED[players][taken + 1 :]
    short = at_mosque(place, players=players, mosque={colour: taken}, goods=f"{colour}{asked - 1}")
    assert short.refuses(f"tile {colour}")


@rule("P14a", "P15a")
@pytest.mark.parametrize(("place", "colours"), [(14, ["red", "green"]), (15, ["yellow", "blue"])])
def test_each_mosque_has_tiles_of_two_colours(place, colours):
    scene = at_mosque(place, goods="red5 green5 yellow5 blue5")
    assert scene.options() == ["pass", *(f"tile {colour}" for colour in colours)]


@rule("P14a", "P15a")
@pytest.mark.parametrize("colour", GOODS)
def test_other_goods_do_not_count(colour):
    others = " ".join(f"{good}5" for good in GOODS if good not in (colour, PARTNER[colour]))
    scene = at_mosque(MOSQUE[colour], goods=f"{others} {colour} {PARTNER[colour]}")
    assert scene.refuses(f"tile {colour}")


@rule("P14a", "P15a")
def test_more_than_enough_is_enough_and_still_one_is_paid():
    scene = at_mosque(14, goods="red5 green5").play("tile green")
    assert scene.seat(0)["goods"] == {"red": 5, "green": 4, "yellow": 0, "blue": 0}


@rule("P14a", "P15a")
def test_one_tile_an_action():
    scene = at_mosque(15, goods="yellow5 blue5").play("tile yellow")
    assert scene.seat(0)["tiles"] == ["yellow"]
    assert not scene.can("tile blue")


@rule("P14b", "P15a")
@pytest.mark.parametrize("colour", GOODS)
def test_one_tile_of_each_colour(colour):
    scene = at_mosque(MOSQUE[colour], tiles=colour, goods=f"{colour}5")
    assert scene.refuses(f"tile {colour}")


@rule("P14b", "P15a")
def test_what_others_have_does_not_matter():
    scene = at_table(
        mosque={"red": 1}, seats={0: {"merchant": 2, "room": 3, "goods": "red3"}, 1: {"tiles": "red green"}}
    ).play("go 14", "leave", "tile red")
    assert scene.seat(0)["tiles"] == ["red"]


@rule("P14c", "P15a")
@pytest.mark.parametrize("colour", GOODS)
def test_both_tiles_of_a_mosque_bring_one_of_its_rubies(colour):
    place = MOSQUE[colour]
    mine = {"tiles": PARTNER[colour], "goods": f"{colour}5"}
    scene = at_mosque(place, mosque={PARTNER[colour]: 1}, **mine).play(f"tile {colour}")
    assert scene.seat(0)["rubies"] == 1
    rubies = {"1": 4, "14": 4, "15": 4, "13": 7, "16": 12}
    assert scene.state["rubies"] == rubies | {str(place): 3}


@rule("P14c", "P15a")
@pytest.mark.parametrize(
    ("colour", "others"), [("red", "yellow blue"), ("blue", "red green"), ("green", "yellow blue")]
)
def test_tiles_of_the_other_mosque_bring_none(colour, others):
    scene = at_mosque(MOSQUE[colour], tiles=others, goods=f"{colour}5").play(f"tile {colour}")
    assert scene.seat(0)["rubies"] == 0


@rule("P14c", "P15a")
def test_the_fourth_tile_brings_the_ruby_of_its_own_mosque_only():
    scene = at_mosque(15, tiles="red green yellow", rubies={14: 3}, goods="blue5").play("tile blue")
    assert scene.seat(0)["rubies"] == 1
    assert scene.state["rubies"]["14"] == 3
    assert scene.state["rubies"]["15"] == 3


@rule("P14c", "P15a")
@pytest.mark.parametrize("place", [14, 15])
def test_the_ruby_comes_once(place):
    tiles = {14: "red green", 15: "yellow blue"}[place]
    scene = at_mosque(place, tiles=tiles, rubies={place: 3}, goods="red5 green5 yellow5 blue5")
    assert scene.actor == 1  # nothing more to take here
    assert scene.state["rubies"][str(place)] == 3


@rule("P14d", "P15a")
@pytest.mark.parametrize("colour", GOODS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_empty_stack_gives_none(players, colour):
    everything = "red5 green5 yellow5 blue5"
    scene = at_mosque(MOSQUE[colour], players=players, mosque={colour: len(ASKED[players])}, goods=everything)
    assert scene.refuses(f"tile {colour}")
    assert scene.can(f"tile {PARTNER[colour]}")


@rule("P14d")
def test_each_taker_raises_the_number_for_the_next():
    mine = {"merchant": 2, "room": 5, "lira": 10}
    scene = at_table(5, seats={seat: mine | {"goods": f"red{min(5, seat + 2)}"} for seat in range(5)})
    for seat in range(4):
        scene.play("go 14", "leave", *(["pay"] if seat else []), "tile red")
        assert scene.seat(seat)["goods"]["red"] == seat + 1
    scene.play("go 14", "leave", "pay")
    assert scene.refuses("tile red")  # the fifth finds the stack empty


@rule("P14a", "P15a")
@pytest.mark.parametrize("colour", GOODS)
def test_the_family_member_takes_tiles_as_well(colour):
    scene = at_table(seats={0: {"merchant": 7, "goods": f"{colour}2"}})
    scene.play("go 12", "leave", f"send {MOSQUE[colour]}", f"tile {colour}")
    assert scene.seat(0)["tiles"] == [colour]
    assert scene.seat(0)["goods"][colour] == 1


@rule("EX-07")
def test_the_blue_tile_asks_for_three():
    scene = at_mosque(15, mosque={"blue": 1}, stack=2, room=3, goods="blue3")
    assert scene.seat(0)["stack"] == ["own"]
    scene.play("tile blue")
    assert scene.seat(0)["goods"]["blue"] == 2
    assert scene.seat(0)["tiles"] == ["blue"]
    assert scene.seat(0)["stack"] == ["own", "own"]
    assert scene.seat(0)["assistants"] == [15]
    assert at_mosque(15, mosque={"blue": 1}, room=3, goods="blue2").refuses("tile blue")


@rule("EX-07")
def test_the_fifth_assistant_is_the_new_bottom_of_the_stack():
    """Seen where assistants differ: the next one left is the fifth, and not the neutral one above him."""
    scene = at_table(
        options={"variants": ["neutral-assistants"]},
        seats={0: {"merchant": 5, "stack": ["own", "neutral"], "goods": "blue2"}},
    ).play("go 15", "leave", "tile blue")
    assert scene.seat(0)["stack"] == ["own", "neutral"]
