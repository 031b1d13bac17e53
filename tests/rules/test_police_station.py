"""12 Police Station."""

import pytest

from scenes import at_table

rule = pytest.mark.rule

ELSEWHERE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14, 15, 16]


def at_police_station(*, others=None, **mine):
    put = {key: mine.pop(key) for key in ("governor", "smuggler", "discards") if key in mine}
    return at_table(seats={0: {"merchant": 7, **mine}, **(others or {})}, **put).play("go 12", "leave")


@rule("P12a")
def test_the_family_member_may_go_to_any_other_place():
    scene = at_police_station()
    assert scene.options() == ["pass", *(f"send {place}" for place in ELSEWHERE)]
    assert scene.refuses("send 12")


@rule("P12a")
def test_it_must_be_at_the_police_station_where_those_of_others_do_not_count():
    scene = at_police_station(family=5)
    assert [scene.seat(seat)["family"] for seat in range(4)] == [5, 12, 12, 12]
    assert scene.refuses("send 3")
    assert scene.actor == 1


@rule("P12a")
@pytest.mark.parametrize(
    ("place", "words", "changed"),
    [
        (1, ["extend"], {"lira": 23, "extensions": 2, "room": 4}),
        (2, ["fill"], {"goods": {"red": 3, "green": 2, "yellow": 2, "blue": 2}}),
        (3, ["fill"], {"goods": {"red": 2, "green": 3, "yellow": 2, "blue": 2}}),
        (4, ["fill"], {"goods": {"red": 2, "green": 2, "yellow": 3, "blue": 2}}),
        (5, ["collect"], {"lira": 32, "goods": {"red": 2, "green": 3, "yellow": 3, "blue": 2}}),
        (6, ["take pile", "draw good", "take discards", "discard good"], {"cards": 1, "hand": {"far": 1}}),
        (7, ["fetch 9"], {"stack": ["own"] * 3, "assistants": [12]}),
        (8, ["roll", "roll 3 4", "take red"], {"goods": {"red": 3, "green": 2, "yellow": 2, "blue": 3}}),
        (9, ["announce 6", "roll 3 3"], {"lira": 36}),
        (10, ["sell red2 green blue2"], {"lira": 55, "goods": {"red": 0, "green": 1, "yellow": 2, "blue": 0}}),
        (11, ["sell yellow2"], {"lira": 35, "goods": {"red": 2, "green": 2, "yellow": 0, "blue": 2}}),
        (13, ["deliver"], {"rubies": 1, "goods": {"red": 1, "green": 1, "yellow": 1, "blue": 1}}),
        (14, ["tile red"], {"tiles": ["red"], "goods": {"red": 1, "green": 2, "yellow": 2, "blue": 2}}),
        (15, ["tile yellow"], {"tiles": ["yellow"], "goods": {"red": 2, "green": 2, "yellow": 1, "blue": 2}}),
        (16, ["buy"], {"rubies": 1, "lira": 18}),
    ],
)
def test_the_action_of_its_place_is_carried_out(place, words, changed):
    mine = {"lira": 30, "room": 3, "goods": "red2 green2 yellow2 blue2", "assistants": [9], "stack": 3}
    scene = at_police_station(discards="far", **mine)
    before = scene.seat(0)
    scene.play(f"send {place}")
    assert scene.can("pass")
    scene.play(*words)
    if place == 7:
        scene.play("done")
    assert scene.seat(0) == before | {"family": place} | changed


@rule("P12b")
def test_it_pays_nobody():
    scene = at_police_station(others={1: {"merchant": 3}, 2: {"merchant": 3}}, lira=5).play("send 3", "fill")
    assert scene.seat(0)["lira"] == 5
    assert (scene.seat(1)["lira"], scene.seat(2)["lira"]) == (0, 0)
    assert scene.seat(0)["goods"]["green"] == 2


@rule("P12b")
def test_it_neither_pays_nor_moves_neutral_merchants():
    scene = at_table(2, seats={0: {"merchant": 7, "lira": 20}}).play("go 12", "leave", "send 16", "buy")
    assert scene.seat(0)["lira"] == 5
    assert scene.state["neutral_merchants"] == [14, 15, 16]
    assert scene.actor == 1


@rule("P12b")
def test_it_catches_nobody():
    scene = at_police_station(others={1: {"family": 3}, 2: {"family": 3}}).play("send 3", "fill")
    assert scene.actor == 1
    assert (scene.seat(1)["family"], scene.seat(2)["family"]) == (3, 3)
    assert scene.seat(0)["lira"] == 0


@rule("P12b")
def test_it_uses_no_token():
    scene = at_police_station(governor=3, smuggler=3, lira=4).play("send 3", "fill")
    assert scene.actor == 1
    assert scene.state["tokens"] == {"governor": 3, "smuggler": 3}


@rule("P12b")
def test_no_assistant_is_left_or_picked_up_where_it_goes():
    scene = at_police_station(stack=3, assistants=[3]).play("send 3", "fill")
    assert scene.seat(0)["assistants"] == [3, 12]
    assert scene.seat(0)["stack"] == ["own"] * 2


@rule("P12c")
@pytest.mark.parametrize("place", [1, 7, 10, 11, 13, 14, 15, 16])
def test_it_may_go_where_one_cannot_act(place):
    # No Lira, no goods, and no assistant on the board, for the one at the Police Station is picked up.
    scene = at_table(seats={0: {"merchant": 7, "stack": 3, "assistants": [12]}}).play("go 12", "pick up")
    before = scene.seat(0)
    scene.play(f"send {place}")
    assert scene.seat(0) == before | {"family": place}
    assert scene.actor == 1


@rule("P12c")
@pytest.mark.parametrize("place", [2, 5, 6, 8, 9])
def test_it_may_go_where_one_does_not_want_to_act(place):
    scene = at_police_station()
    before = scene.seat(0)
    scene.play(f"send {place}", "pass")
    assert scene.seat(0) == before | {"family": place}
    assert scene.actor == 1


@rule("P12d")
@pytest.mark.parametrize("words", [["send 3", "fill"], ["send 3", "pass"], ["send 13"], ["pass"]])
def test_the_merchant_has_his_own_encounters_at_the_police_station_afterwards(words):
    scene = at_police_station(governor=12, smuggler=12, lira=4).play(*words)
    assert scene.asked == "encounters"
    assert scene.options() == ["done", "governor", *(f"smuggler {good}" for good in ("red", "green", "yellow", "blue"))]
    scene.play("smuggler blue", "pay lira", "roll 1 1")
    assert scene.state["tokens"] == {"governor": 12, "smuggler": 2}


@rule("P12d")
def test_encounters_wait_until_the_family_member_is_done():
    scene = at_police_station(governor=12)
    assert not scene.can("governor")
    scene.play("send 6")
    assert not scene.can("governor")
    scene.play("take pile", "draw stay", "draw far", "discard far")
    assert scene.can("governor")


@rule("P12d")
def test_a_token_where_the_family_member_went_is_not_among_them():
    scene = at_police_station(governor=3, smuggler=12, lira=4).play("send 3", "fill")
    assert scene.can("smuggler red")
    assert not scene.can("governor")


@rule("P12e")
def test_it_stays_where_it_went_until_it_is_caught():
    scene = at_police_station(others={1: {"merchant": 2}, 2: {"merchant": 11}}).play("send 9", "pass")
    scene.play("go 7")  # the second player meets nobody
    assert scene.seat(0)["family"] == 9
    scene.play("go 9", "leave", "announce 3", "roll 1 2", "catch red lira")
    assert scene.seat(0)["family"] == 12


@rule("P12e", "P12a")
def test_from_there_it_cannot_be_sent_on():
    scene = at_police_station(family=9, hand="stay family-home2")
    assert scene.refuses("send 3")
    scene.play("play family-home lira")
    assert scene.can("send 3")  # sent home it is free to go again


# ── Sent home in the middle of its action ──────────────────────────────────────────────────────────────────────


def sent(place, **mine):
    """The family member has been sent to a place, and its player has the card that sends it home."""
    return at_police_station(**{"hand": "family-home", **mine}).play(f"send {place}")


@rule("BON-21", "MSQ-01", "MSQ-07")
def test_sent_home_after_the_roll_it_can_not_use_the_red_tile():
    scene = sent(9, tiles="red").play("announce 8", "roll 3 3")
    assert scene.can("turn 3")
    scene.play("play family-home lira")
    assert scene.seat(0)["lira"] == 3 + 2, "the action went on, and 6 is less than 8"


@rule("BON-21", "MSQ-01")
def test_while_the_family_member_is_there_the_red_tile_works_and_it_may_go_home_afterwards():
    scene = sent(9, tiles="red").play("announce 7", "roll 3 3", "turn 3")
    assert scene.seat(0)["lira"] == 7
    assert scene.can("play family-home lira")


@rule("BON-21", "MSQ-02", "MSQ-07")
def test_sent_home_after_loading_it_can_not_use_the_green_tile():
    scene = sent(3, tiles="green", lira=2).play("fill")
    assert scene.can("add blue")
    scene.play("play family-home lira")
    assert scene.game.question != "green-tile"
    assert scene.seat(0)["goods"] == {"red": 0, "green": 2, "yellow": 0, "blue": 0}


@rule("BON-21", "BON-16")
def test_sent_home_after_its_action_it_does_not_act_again():
    scene = sent(5, hand="family-home post-again five-lira").play("collect")
    assert scene.can("play post-again")
    scene.play("play family-home lira")
    assert scene.game.question == "acted"
    assert scene.refuses("play post-again")
    assert scene.game.why_not("play post-again").code == "gone-home"
    assert scene.game.why_not("play post-again").rules == ["BON-21"]


@rule("BON-21", "P12a")
def test_sent_home_before_its_action_the_action_still_follows():
    scene = sent(2).play("play family-home lira", "fill")
    assert scene.seat(0)["goods"]["red"] == 2
