"""Letters & Seals: letters, the Courier, bonus turns. (LS-06, LS-07, LS-15 – LS-18)"""

import pytest

from letters import at_letters, mail, part, stop
from scenes import idle

rule = pytest.mark.rule


# ── Letters ────────────────────────────────────────────────────────────────────────────────────────────────────


@rule("LS-06")
def test_a_letter_received_lies_open_for_all_to_see():
    scene = at_letters().play("go 21", "leave", "take letters", "letter 5", "letter 3")
    assert mail(scene)["letters"] == [3, 5]
    assert mail(scene)["delivered"] == []
    for viewer in (0, 1, None):
        assert scene.game.view(viewer)["parts"]["letters"]["seats"][0]["letters"] == [3, 5]


@rule("LS-06", "LS-16")
def test_an_open_letter_shows_one_seal_and_a_delivered_one_two():
    scene = stop(at_letters(mine={0: {"letters": [5], "delivered": [3]}}))
    assert scene.options() == ["done", "bonus double single"]
    scene = stop(at_letters(mine={0: {"letters": [5, 9]}}))
    assert scene.actor == 1


@rule("LS-07")
def test_the_merchant_delivers_on_arrival():
    scene = at_letters(mine={0: {"letters": [6, 6, 9]}}).play("go 6")
    assert scene.asked == "arrival"
    assert mail(scene)["letters"] == [9]
    assert mail(scene)["delivered"] == [6, 6]
    assert scene.told("deliver") == [{"event": "deliver", "seat": 0, "place": 6}]


@rule("LS-07")
def test_the_companion_delivers():
    scene = at_letters(mine={0: {"letters": [6], "companion": 7}}).play("companion 6")
    assert mail(scene)["delivered"] == [6]


@rule("LS-07")
def test_the_family_member_delivers_where_he_is_sent():
    scene = at_letters(mine={0: {"letters": [16]}}).play("go 12", "leave", "send 16")
    assert mail(scene)["delivered"] == [16]


@rule("LS-07")
@pytest.mark.parametrize(("place", "piece"), [(21, "merchant"), (12, "family"), (9, "companion")])
def test_a_letter_for_where_a_piece_stands_is_delivered_on_arrival(place, piece):
    scene = at_letters(mine={0: {"companion": 9}}).play("go 21", "leave", "take letters", f"letter {place}")
    assert mail(scene)["letters"] == []
    assert mail(scene)["delivered"] == [place]
    scene.play("letter 5")
    assert mail(scene)["letters"] == [5]


@rule("LS-07")
def test_letters_of_others_are_not_delivered():
    scene = at_letters(mine={1: {"letters": [6]}}).play("go 6")
    assert mail(scene, 1)["letters"] == [6]


@rule("LS-07", "ENC-02")
def test_a_family_member_caught_on_anothers_turn_delivers_at_the_police_station():
    scene = at_letters(3, {1: {"family": 6}}, mine={1: {"letters": [12]}}).play("go 6", "leave", "pass")
    scene.play("catch blue lira")
    assert mail(scene, 1)["delivered"] == [12]


@rule("LS-07")
def test_a_family_member_at_the_police_station_delivers_what_comes():
    scene = at_letters().play("go 21", "leave", "take letters", "letter 12", "letter 12")
    assert mail(scene)["delivered"] == [12, 12]


# ── The Courier ────────────────────────────────────────────────────────────────────────────────────────────────


@rule("LS-15")
def test_the_courier_brings_a_letter_for_two_lira():
    scene = at_letters(3, {0: {"lira": 2}}, courier=6).play("go 6", "leave", "pass")
    assert scene.options() == ["done", "courier"]
    scene.play("courier", "letter 9")
    assert scene.options() == ["pay lira", "give letter 9"]
    scene.play("pay lira", "roll 5 5")
    assert scene.seat(0)["lira"] == 0
    assert mail(scene)["letters"] == [9]
    assert scene.state["tokens"]["courier"] == 10
    assert scene.actor == 1


@rule("LS-15")
def test_the_courier_takes_any_letter_back():
    scene = at_letters(3, mine={0: {"letters": [5], "delivered": [3, 4]}}, courier=6).play("go 6", "leave", "pass")
    scene.play("courier", "letter 9")
    assert scene.options() == ["give double", "give letter 5", "give letter 9"]
    scene.play("give double", "roll 1 1")
    assert mail(scene)["delivered"] == [4]  # backs are alike: the first one delivered goes
    assert mail(scene)["letters"] == [5, 9]
    assert part(scene)["letters"]["discards"] == {"3": 1}


@rule("LS-15")
def test_the_courier_is_optional():
    scene = at_letters(courier=6).play("go 6", "leave", "pass", "done")
    assert scene.state["tokens"]["courier"] == 6
    assert scene.actor == 1


@rule("LS-15", "GEN-06")
def test_without_letters_there_is_no_courier():
    scene = at_letters(letter_pile=[], courier=6).play("go 6", "leave", "pass")
    assert scene.actor == 1


@rule("LS-15", "ENC-11")
def test_the_courier_is_met_once_a_turn():
    scene = at_letters(3, {0: {"lira": 9}}, courier=6).play("go 6", "leave", "pass", "courier", "letter 9", "pay lira")
    scene.play("roll 3 3")
    assert scene.state["tokens"]["courier"] == 6
    assert scene.actor == 1


@rule("LS-15", "LS-14")
def test_the_companion_meets_the_courier():
    scene = at_letters(mine={0: {"companion": 7}}, courier=6).play("companion 6", "pass")
    assert scene.can("courier")


# ── Bonus turns ────────────────────────────────────────────────────────────────────────────────────────────────


WAYS = {
    (0, 2): [],
    (1, 0): [],
    (0, 3): ["bonus single3"],
    (0, 4): ["bonus single3", "bonus single4"],
    (1, 1): ["bonus double single"],
    (1, 2): ["bonus double single", "bonus double single2"],
    (2, 0): ["bonus double2"],
    (2, 1): ["bonus double single", "bonus double2"],
    (3, 0): ["bonus double2"],
}


@rule("LS-16")
@pytest.mark.parametrize(("held", "ways"), WAYS.items())
def test_three_or_four_seals_in_any_letters(held, ways):
    delivered, opened = held
    letters = {"delivered": [1, 2, 3][:delivered], "letters": [8, 9, 10, 16][:opened]}
    scene = stop(at_letters(mine={0: letters}))
    if ways:
        assert scene.asked == "bonus-turn"
        assert scene.options() == ["done", *ways]
        assert scene.refuses("bonus double single4")
    else:
        assert scene.actor == 1


@rule("LS-16")
def test_the_letters_go_and_the_turn_follows_at_once():
    scene = stop(at_letters(mine={0: {"letters": [5, 9], "delivered": [3]}}))
    turn = scene.state["turn"]
    scene.play("bonus double single")
    assert scene.asked == "bonus-letters"
    assert scene.options() == ["give letter 5", "give letter 9"]
    scene.play("give letter 9")
    assert mail(scene) == {"letters": [5], "delivered": [], "companion": "general supply", "bonus_round": 1}
    assert part(scene)["letters"]["discards"] == {"3": 1, "9": 1}
    assert (scene.asked, scene.actor, scene.state["turn"]) == ("move", 0, turn + 1)
    assert scene.told("bonus-turn") == [{"event": "bonus-turn", "seat": 0}]


@rule("LS-16")
def test_open_letters_are_only_asked_for_where_there_is_a_choice():
    scene = stop(at_letters(mine={0: {"letters": [5, 9, 9]}})).play("bonus single3")
    assert scene.asked == "move"
    assert mail(scene)["letters"] == []
    scene = stop(at_letters(mine={0: {"letters": [5, 9, 9, 10]}})).play("bonus single3")
    assert scene.options() == ["give letter 5", "give letter 9"]
    assert scene.refuses("give letter 10")  # the others could not follow in order
    scene.play("give letter 9")
    assert mail(scene)["letters"] == [5]


@rule("LS-16", "BON-04", "GEN-11")
def test_nothing_may_be_played_when_the_turn_has_ended():
    hand = {"hand": "five-lira family-home letter", "family": 9, "lira": 2, "tiles": "yellow", "assistants": [1]}
    scene = at_letters(3, {0: {**hand, "stack": 3}}, mine={0: {"letters": [5, 8, 9, 10]}}).play("go 6", "stop")
    assert scene.options() == ["done", "bonus single3", "bonus single4"]
    scene.play("bonus single3")
    assert all(words.startswith("give ") for words in scene.options())


@rule("LS-17")
def test_it_is_a_whole_turn_and_the_only_one_in_a_round():
    scene = stop(at_letters(mine={0: {"delivered": [1, 2, 3, 4, 5]}})).play("bonus double2")
    assert scene.state["round"] == 1
    scene.play("go 6")
    assert scene.can("leave")
    scene.play("leave", "pass")
    assert scene.actor == 1
    stop(stop(scene))
    assert (scene.actor, scene.state["round"]) == (0, 2)
    stop(scene)
    assert scene.asked == "bonus-turn"


@rule("LS-17")
def test_each_player_has_a_bonus_turn_of_his_own():
    scene = stop(at_letters(mine={seat: {"delivered": [1 + 2 * seat, 2 + 2 * seat]} for seat in range(3)}))
    for seat in range(3):
        assert (scene.asked, scene.actor) == ("bonus-turn", seat)
        stop(scene.play("bonus double2"))
        if seat < 2:
            stop(scene)
    assert scene.state["round"] == 2
    assert scene.state["turn"] == 7


@rule("LS-17", "ENC-11", "MSQ-04")
def test_tokens_and_the_yellow_tile_are_fresh_in_the_bonus_turn():
    scene = at_letters(
        3,
        {0: {"lira": 20, "tiles": "yellow", "assistants": [9, 10], "stack": 2}},
        mine={0: {"delivered": [1, 2]}},
        governor=6,
    ).play("recall 9", "go 6", "leave", "pass", "governor", "draw stay", "pay lira", "roll 1 3")
    scene.play("bonus double2")
    assert scene.can("recall 10")
    scene.play("go 4", "leave", "pass")
    assert scene.can("governor")


@rule("LS-18")
@pytest.mark.parametrize("words", [("go 6", "stop"), ("go 6", "leave", "pass"), ("go 7",)])
def test_it_is_offered_however_the_turn_ended(words):
    at = 6 if words == ("go 7",) else 7
    scene = at_letters(3, {0: {"merchant": at}}, mine={0: {"delivered": [1, 2], "companion": "own supply"}}).play(
        *words
    )
    assert (scene.asked, scene.actor) == ("bonus-turn", 0)


@rule("LS-18")
def test_it_is_offered_after_refusing_to_pay_and_without_assistants():
    scene = at_letters(3, {1: {"merchant": 6}}, mine={0: {"delivered": [1, 2]}}).play("go 6", "leave")
    assert scene.asked == "bonus-turn"  # no money
    scene = at_letters(3, {0: {"stack": 0, "assistants": [1, 2, 3, 4]}}, mine={0: {"delivered": [1, 2]}}).play("go 6")
    assert scene.asked == "bonus-turn"


@rule("LS-18", "LS-17")
def test_who_declines_is_not_asked_again_for_that_turn():
    scene = stop(at_letters(mine={0: {"delivered": [1, 2]}})).play("done")
    assert scene.actor == 1
    assert mail(scene)["bonus_round"] == 0
    assert mail(scene)["delivered"] == [1, 2]


@rule("LS-17", "END-02")
def test_bonus_turns_belong_to_the_last_round_too():
    seats = {2: {"rubies": 6}, 0: {"hand": "five-lira"}}
    scene = at_letters(3, seats, mine={2: {"delivered": [1, 2]}}, active=2)
    stop(scene)
    assert (scene.asked, scene.actor) == ("bonus-turn", 2)
    stop(scene.play("bonus double2"))
    assert scene.asked == "last-cards"


@rule("LS-18", "VAR-19")
def test_the_caravan_tile_is_taken_before_the_bonus_turn():
    options = {"variants": ["caravan-leader"]}
    scene = at_letters(3, {0: {"hand": "stay"}}, mine={0: {"delivered": [1, 2]}}, options=options)
    scene.play("go 6", "leave", "take pile", "draw far", "draw far", "discard far")
    assert scene.state["parts"]["caravan-leader"]["leader"] == 0
    scene.play("bonus double2", "play stay", "pick up", "take pile", "draw good", "take pile", "draw good")
    assert scene.hand() == {"far": 1, "good": 2}


@rule("END-09")
def test_letters_break_no_tie():
    scene = at_letters(2, {0: {"rubies": 6}, 1: {"rubies": 6}}, mine={1: {"delivered": [1]}}, active=1)
    idle(scene)
    assert scene.game.over
    assert scene.game.winners() == [0, 1]
