"""19 Tavern: Barrier, tiles, Baksheesh; and how the Barrier and the Movement tile change the ways."""

from itertools import pairwise

import pytest

from mocha import FIRST_GAME, PLACES, coffee_of, goods_of, mocha_of, mocha_table, starting
from scenes import offered

rule = pytest.mark.rule

ROWS = [pair for row in FIRST_GAME for pair in pairwise(row)]
COLUMNS = [pair for one, other in pairwise(FIRST_GAME) for pair in zip(one, other, strict=True)]
EDGES = sorted(sorted(pair) for pair in ROWS + COLUMNS)


def at_tavern(coffee=0, put=None, **mine):
    scene = mocha_table({0: {"merchant": 7, **mine}}, coffee={0: coffee}, **(put or {}))
    return scene.play("go 19", "leave")


def laid(one, other, coffee=2, put=None, **mine):
    """Seat 0 has laid the Barrier between two places."""
    return at_tavern(coffee, put, **mine).play(f"barrier {min(one, other)} {max(one, other)}")


# ── The choice ─────────────────────────────────────────────────────────────────────────────────────────────


@rule("P19a")
def test_exactly_one_of_the_three_is_chosen():
    scene = at_tavern(9, goods="yellow3", room=3)
    assert starting(scene, "tile") == ["tile movement", "tile encounter"]
    assert starting(scene, "baksheesh") == ["baksheesh 13", "baksheesh 16", "baksheesh 20"]
    assert len(starting(scene, "barrier")) == 31
    scene.play("tile movement")
    assert scene.actor == 1


@rule("P19a")
def test_without_coffee_nothing_is_to_be_had():
    assert at_tavern(0, goods="yellow3", room=3, lira=20).actor == 1
    assert at_tavern(1).options() == ["pass", "tile movement", "tile encounter"]


# ── The Barrier ────────────────────────────────────────────────────────────────────────────────────────────


@rule("P19b")
def test_the_barrier_costs_two_coffee_and_lies_on_any_inner_edge():
    scene = at_tavern(2)
    assert starting(scene, "barrier") == [f"barrier {one} {other}" for one, other in EDGES]
    assert len(EDGES) == 31
    scene.play("barrier 2 20")
    assert coffee_of(scene) == 0
    assert mocha_of(scene)["barrier"] == [2, 20]
    assert mocha_of(scene)["control"] == 0
    assert at_tavern(2).refuses("barrier 2 5")  # not adjacent


@rule("P19b")
def test_it_may_lie_where_it_lay_and_the_control_tile_changes_hands():
    part = {"barrier": [2, 20], "control": 3}
    scene = at_tavern(2, {"part": part}).play("barrier 2 20")
    assert mocha_of(scene)["control"] == 0
    assert mocha_of(scene)["barrier"] == [2, 20]


@rule("P19c")
def test_then_the_action_of_one_of_the_two_places():
    scene = laid(2, 20)
    assert scene.asked == "barrier-action"
    assert scene.options() == ["pass", "act 2"]  # the Coffee House asks for more coffee than is left
    scene.play("act 2", "fill")
    assert goods_of(scene) == {"red": 2}
    assert scene.actor == 1


@rule("P19c")
def test_the_action_is_optional():
    assert laid(2, 20).play("pass").actor == 1
    scene = laid(2, 20).play("act 2", "pass")
    assert goods_of(scene) == {}
    assert scene.actor == 1


@rule("P19c")
def test_it_has_no_encounters_and_pays_nobody():
    scene = laid(3, 18, put={"governor": 3, "smuggler": 18, "coffee_trader": 3}, lira=0)
    scene.play("act 3", "fill")
    assert scene.actor == 1
    scene = mocha_table({0: {"merchant": 7, "lira": 0}, 1: {"merchant": 3}}, coffee={0: 2})
    scene.play("go 19", "leave", "barrier 3 18", "act 3", "fill")
    assert goods_of(scene) == {"green": 2}


@rule("P19c")
def test_the_tavern_itself_may_be_one_of_the_two():
    scene = laid(19, 6, coffee=5).play("act 19", "tile movement")
    assert coffee_of(scene) == 2
    assert mocha_of(scene)["tavern_tiles"][0] == ["movement"]
    assert laid(19, 6, coffee=4).play("act 19", "barrier 3 10").can("act 10") is False
    scene = laid(19, 6, coffee=4).play("act 19", "barrier 3 10", "act 3", "fill")
    assert mocha_of(scene)["barrier"] == [3, 10]
    assert goods_of(scene) == {"green": 2}


@rule("P19c", "ACT-02")
def test_an_action_that_is_not_possible_is_not_offered():
    assert laid(16, 15).actor == 1  # neither money nor goods
    assert laid(16, 15, lira=12).options() == ["pass", "act 16"]
    assert laid(1, 7, lira=6).options() == ["pass", "act 7"]  # an assistant is out at the Tavern
    assert laid(12, 6, family=3).options() == ["pass", "act 6"]


@rule("P19d")
def test_for_it_there_is_no_red_tile():
    scene = laid(4, 9, tiles="red").play("act 9", "announce 12", "roll 1 1")
    assert scene.seat(0)["lira"] == 2
    assert scene.actor == 1
    scene = laid(2, 8, tiles="red").play("act 8", "roll", "roll 1 1")
    assert scene.asked == "black-market-good"


@rule("P19d")
def test_for_it_there_is_no_green_tile():
    scene = laid(2, 8, tiles="green", lira=9).play("act 2", "fill")
    assert scene.actor == 1
    assert scene.seat(0)["lira"] == 9


@rule("P19d")
def test_for_it_there_is_no_small_market_card():
    scene = laid(11, 20, goods="red2", hand="market").play("act 11")
    assert starting(scene, "sell") == ["sell red"]
    assert "market" not in offered(scene)
    assert scene.refuses("play market")


@rule("P19d", "BON-18")
def test_a_family_member_freed_by_it_stands_where_it_goes():
    """Tiles, Small Market card and again cards are his."""
    scene = laid(12, 6, tiles="red").play("act 12", "send 9", "announce 12", "roll 1 1")
    assert scene.can("reroll")
    scene = laid(12, 6, tiles="green", lira=2).play("act 12", "send 2", "fill")
    assert scene.can("add blue")
    scene = laid(12, 6, goods="red2", hand="market").play("act 12", "send 11")
    assert scene.can("play market")
    scene = laid(12, 6, hand="post-again").play("act 12", "send 5", "collect")
    assert scene.can("play post-again")
    scene.play("play post-again", "collect")
    assert scene.seat(0)["lira"] == 4


@rule("BON-18")
@pytest.mark.parametrize(
    ("edge", "words", "card", "mine"),
    [
        ((5, 11), ["act 5", "collect"], "post-again", {}),
        ((16, 15), ["act 16", "buy"], "gem-again", {"lira": 40}),
        ((1, 7), ["act 1", "extend"], "wainwright-again", {"lira": 40}),
        ((13, 14), ["act 13", "deliver"], "palace-again", {"goods": "red2 green2 yellow2 blue2", "room": 2}),
    ],
)
def test_no_again_after_an_action_that_the_barrier_gave(edge, words, card, mine):
    scene = laid(*edge, hand=card, **mine).play(*words)
    assert scene.actor == 1
    assert scene.hand(0) == {card: 1}


@rule("BON-18")
def test_nor_at_the_coffee_house():
    scene = laid(2, 20, coffee=20, hand="coffee-again").play("act 20", "brew")
    assert coffee_of(scene) == 12
    assert scene.actor == 1


@rule("P19e")
def test_the_merchant_then_has_his_own_encounters_at_the_tavern():
    scene = mocha_table({0: {"merchant": 7}, 2: {"family": 19}}, coffee={0: 2}).play("go 19", "leave")
    scene.play("barrier 2 20", "act 2", "fill")
    assert scene.options() == ["catch turquoise lira", "catch turquoise card"]


@rule("P19e")
def test_family_member_and_guild_card_have_none():
    seats = {0: {"merchant": 7}, 2: {"family": 19}}
    scene = mocha_table(seats, coffee={0: 2}).play("go 12", "leave", "send 19", "barrier 2 20", "act 2", "fill")
    assert scene.actor == 1
    scene = mocha_table(seats, coffee={0: 1}, guild={0: [19]}).play("guild 19", "barrier 2 20", "pass")
    assert scene.actor == 1
    assert scene.seat(2)["family"] == 19


@rule("EX-18")
def test_the_example_of_the_barrier():
    """There the two places are 5 and 2, which lie side by side in this layout."""
    layout = [16, 15, 18, 3, 10, 8, 1, 7, 17, 4, 12, 19, 6, 2, 9, 20, 11, 13, 5, 14]
    scene = mocha_table({0: {"merchant": 7}}, coffee={0: 3}, options={"layout": layout}).play("go 19", "leave")
    scene.play("barrier 2 5")
    assert coffee_of(scene) == 1
    assert mocha_of(scene)["control"] == 0
    assert scene.options() == ["pass", "act 2", "act 5"]
    scene.play("act 2", "fill")
    assert goods_of(scene) == {"red": 2}
    assert scene.state["mail"] == 0


# ── Who passes the Barrier ─────────────────────────────────────────────────────────────────────────────────


def goals(merchant, part=None, tavern="", hand=""):
    seats = {0: {"merchant": merchant, "hand": hand}}
    scene = mocha_table(seats, part=part or {}, tavern={0: tavern})
    return {int(words.split()[1]) for words in starting(scene, "go")}


@rule("MB-16", "MOV-02")
def test_others_must_go_round_the_barrier():
    free = goals(7)
    assert free == {18, 6, 1, 17, 15, 3, 8, 4, 19, 12, 5}
    assert goals(7, {"barrier": [6, 7], "control": 1}) == free - {6, 5}
    assert goals(7, {"barrier": [7, 17], "control": 2}) == free - {17, 4}
    assert goals(7, {"barrier": [5, 6], "control": 2}) == free - {5}
    assert goals(7, {"barrier": [6, 7], "control": 0}) == free
    assert goals(7, {"barrier": [2, 20], "control": 1}) == free


@rule("MB-16")
def test_a_place_at_two_steps_has_often_another_way():
    assert 19 in goals(7, {"barrier": [1, 7], "control": 1})
    assert 1 not in goals(7, {"barrier": [1, 7], "control": 1})


@rule("MB-16")
def test_the_reason_is_told():
    scene = mocha_table({0: {"merchant": 7}}, part={"barrier": [6, 7], "control": 1})
    assert scene.refuses("go 6")
    assert scene.game.why_not("go 6").code == "barrier"
    assert scene.game.why_not("go 13").code == "too-far"


@rule("MB-17", "BON-14")
def test_the_barrier_lengthens_the_way_of_the_card_for_three_or_four():
    def far(part):
        scene = mocha_table({0: {"merchant": 20, "hand": "far"}}, part=part)
        return {int(words.split()[2]) for words in starting(scene, "play far")}

    free = far({})
    assert free == {16, 1, 6, 14, 7, 15, 12, 13}
    closed = far({"barrier": [2, 20], "control": 1})
    assert closed == free - {16} | {2, 8}  # 2 and 8 are now 3 and 4 steps away, 16 is 5
    assert far({"barrier": [2, 20], "control": 0}) == free


@rule("MB-17")
def test_jumps_do_not_mind_the_barrier():
    part = {"barrier": [2, 20], "control": 1}
    scene = mocha_table({0: {"merchant": 2, "hand": "corner"}}, part=part)
    assert not scene.can("go 20")
    assert scene.can("play corner 20")
    scene = mocha_table({0: {"merchant": 6}}, part={"barrier": [6, 7], "control": 1}, guild={0: [7]}).play("guild 7")
    assert scene.seat(0)["merchant"] == 7


@rule("MB-16")
def test_a_barrier_stays_until_it_is_laid_anew():
    scene = laid(6, 7).play("act 6", "take pile", "draw good", "draw far", "discard far")
    scene.play(*(["done"] if scene.actor == 0 else []))
    assert scene.actor == 1
    assert not scene.can("go 6")
    assert mocha_of(scene)["barrier"] == [6, 7]


# ── The Movement tile ──────────────────────────────────────────────────────────────────────────────────────


@rule("MB-18")
def test_any_distance_in_a_straight_line():
    assert goals(20) == {2, 8, 11, 5, 19}
    assert goals(20, tavern="movement") == goals(20) | {16, 14, 13}
    assert goals(7, tavern="movement") == goals(7)  # here everything in line is near anyway
    assert goals(16, tavern="movement") == goals(16) | {3, 10, 20}
    assert goals(20, tavern="encounter") == goals(20)


@rule("MB-18")
def test_every_straight_line_and_nothing_else():
    for place in PLACES:
        row = next(row for row in FIRST_GAME if place in row)
        column = next(column for column in zip(*FIRST_GAME, strict=True) if place in column)
        assert goals(place, tavern="movement") == goals(place) | (set(row) | set(column)) - {place}


@rule("MB-17", "MB-18")
def test_the_straight_line_ends_at_the_barrier():
    assert goals(20, {"barrier": [5, 14], "control": 1}, "movement") == goals(20) | {16}
    assert goals(20, {"barrier": [5, 14], "control": 0}, "movement") == goals(20) | {16, 14, 13}
    part = {"barrier": [2, 20], "control": 2}
    assert goals(20, part, "movement") == {11, 5, 19, 14, 13}


@rule("MB-18")
def test_the_tile_does_not_lengthen_other_cards():
    scene = mocha_table({0: {"merchant": 20, "hand": "far"}}, tavern={0: "movement"})
    assert not scene.can("play far 2")
    assert scene.can("play far 13")


# ── Tavern tiles ───────────────────────────────────────────────────────────────────────────────────────────


@rule("P19f")
def test_the_top_tile_for_its_coffee():
    part = {"tavern": {"movement": 2, "encounter": 1}}
    scene = at_tavern(3, {"part": part})
    assert starting(scene, "tile") == ["tile movement", "tile encounter"]
    scene.play("tile movement")
    assert coffee_of(scene) == 0
    assert {kind: len(left) for kind, left in mocha_of(scene)["tavern"].items()} == {"movement": 1, "encounter": 3}
    assert mocha_of(scene)["tavern_tiles"][0] == ["movement"]
    assert scene.told("tavern-tile") == [{"event": "tavern-tile", "seat": 0, "tavern_tile": "movement"}]
    assert starting(at_tavern(2, {"part": part}), "tile") == ["tile encounter"]


@rule("P19f")
def test_one_of_each_kind_a_player():
    scene = at_tavern(9, {"tavern": {0: "movement", 1: "encounter"}})
    assert starting(scene, "tile") == ["tile encounter"]
    assert scene.refuses("tile movement")
    scene.play("tile encounter")
    assert coffee_of(scene) == 7


# ── Baksheesh ──────────────────────────────────────────────────────────────────────────────────────────────


@rule("P19g", "P19h")
@pytest.mark.parametrize("place", [13, 16, 20])
def test_baksheesh_brings_the_next_ruby_of_a_track(place):
    before = mocha_table().state["rubies"][str(place)]
    scene = at_tavern(4, goods="yellow3 green3", room=3).play(f"baksheesh {place}")
    assert coffee_of(scene) == 0
    assert goods_of(scene) == {"green": 3}
    assert scene.seat(0)["rubies"] == 1
    assert scene.state["rubies"][str(place)] == before - 1
    assert mocha_of(scene)["baksheesh"] == 1


@rule("P19g")
def test_the_price_of_that_track_rises():
    scene = at_tavern(4, goods="yellow3", room=3)
    dealer = scene.deal(16)["price"]
    assert scene.deal(20)["price"] == {"coffee": 6}
    scene.play("baksheesh 16")
    assert scene.deal(16)["price"] == {"lira": dealer["lira"] + 1}
    assert scene.deal(20)["price"] == {"coffee": 6}
    scene = at_tavern(4, goods="yellow3", room=3).play("baksheesh 20")
    assert scene.deal(20)["price"] == {"coffee": 7}


@rule("P19g")
@pytest.mark.parametrize(("coffee", "goods"), [(3, "yellow3"), (4, "yellow2"), (4, "green3"), (9, "red3 blue3")])
def test_all_of_the_price_is_needed(coffee, goods):
    assert not starting(at_tavern(coffee, goods=goods, room=3), "baksheesh")


@rule("P19h")
def test_the_tile_is_turned_each_time():
    scene = at_tavern(4, {"part": {"baksheesh": 1}}, goods="green3 yellow3", room=3)
    scene.play("baksheesh 13")
    assert goods_of(scene) == {"yellow": 3}
    assert mocha_of(scene)["baksheesh"] == 0
    assert not starting(at_tavern(4, {"part": {"baksheesh": 1}}, goods="yellow3", room=3), "baksheesh")


@rule("P19g", "ED-02")
def test_the_last_ruby_of_a_track_is_replaced():
    scene = at_tavern(4, {"rubies": {13: 1}}, goods="yellow3", room=3).play("baksheesh 13")
    assert scene.seat(0)["rubies"] == 1
    assert scene.state["rubies"]["13"] == 1
