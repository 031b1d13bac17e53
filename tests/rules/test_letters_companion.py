"""Letters & Seals: the companion. (LS-08 – LS-14, LS-20, EX-20)"""

import pytest

from letters import at_kiosk, at_letters, mail
from scenes import at_table, idle

rule = pytest.mark.rule


def companion(place, **put):
    """Seat 0's companion is on the board, or somewhere else."""
    return at_letters(mine={0: {"companion": place}}, **put)


# ── Fetching him ───────────────────────────────────────────────────────────────────────────────────────────────


@rule("LS-08")
def test_the_first_fountain_action_fetches_him_from_the_general_supply():
    scene = at_letters(3, {0: {"merchant": 6}}).play("go 7")
    assert scene.options() == ["pass", "fetch none"]
    scene.play("fetch none")
    assert scene.options() == ["no companion", "fetch companion"]
    scene.play("fetch companion")
    assert mail(scene)["companion"] == "own supply"
    assert scene.actor == 1


@rule("LS-08")
def test_he_may_be_left_where_he_is():
    scene = at_letters(3, {0: {"merchant": 6, "assistants": [1], "stack": 3}}).play("go 7", "fetch 1", "no companion")
    assert mail(scene)["companion"] == "general supply"
    scene = at_letters(3, {0: {"merchant": 6}}).play("go 7", "pass")
    assert mail(scene)["companion"] == "general supply"


@rule("LS-08")
def test_a_later_fountain_action_fetches_him_from_the_board_besides_the_assistants():
    seats = {0: {"merchant": 6, "assistants": [1, 9], "stack": 2}}
    scene = at_letters(3, seats, mine={0: {"companion": 16}}).play("go 7", "fetch all", "fetch companion")
    assert mail(scene)["companion"] == "own supply"
    assert scene.seat(0)["assistants"] == []


@rule("LS-08")
def test_who_has_him_at_hand_gets_nothing_more():
    scene = at_letters(3, {0: {"merchant": 6}}, mine={0: {"companion": "own supply"}}).play("go 7")
    assert scene.actor == 1  # nothing can be done at the Fountain
    scene = at_letters(3, {0: {"merchant": 6, "assistants": [1], "stack": 3}}, mine={0: {"companion": "own supply"}})
    scene.play("go 7", "fetch 1")
    assert scene.actor == 1


@rule("LS-08", "P07b")
def test_the_family_member_fetches_him_too():
    scene = companion(16).play("go 12", "leave", "send 7", "fetch 12", "fetch companion")
    assert mail(scene)["companion"] == "own supply"


# ── Putting him on the board ───────────────────────────────────────────────────────────────────────────────────


@rule("LS-09")
def test_he_is_put_on_the_merchants_place_free_of_charge():
    scene = at_letters(3, {1: {"merchant": 6}, 0: {"merchant": 6}}, mine={0: {"companion": "own supply"}})
    scene.play("put companion")
    assert mail(scene)["companion"] == 6
    assert (scene.seat(0)["lira"], scene.seat(1)["lira"]) == (0, 0)
    assert scene.asked == "move"
    assert not scene.can("put companion")


@rule("LS-09", "LS-10")
def test_any_turn_may_follow():
    scene = companion("own supply").play("put companion")
    assert scene.can("go 24")
    assert scene.can("companion 6")
    scene.play("companion 6")
    assert mail(scene)["companion"] == 6
    assert scene.seat(0)["merchant"] == 7


@rule("LS-09")
def test_he_is_put_before_anything_moves_and_only_from_the_own_supply():
    scene = companion("own supply").play("go 6")
    assert scene.refuses("put companion")
    scene.play("leave", "pass")
    assert scene.actor == 1
    assert companion("general supply").refuses("put companion")
    assert companion(9).refuses("put companion")
    assert not companion("own supply", active=1).can("put companion")


@rule("LS-09", "LS-07")
def test_who_never_puts_him_plays_without():
    scene = idle(companion("own supply"))
    assert mail(scene)["companion"] == "own supply"
    assert scene.actor == 1


# ── Moving him ─────────────────────────────────────────────────────────────────────────────────────────────────


@rule("EX-20", "LS-10")
def test_at_the_beginning_of_a_turn_he_or_the_merchant_may_move():
    scene = companion(14)
    assert {words for words in scene.options() if words.startswith("companion")} == {
        f"companion {place}" for place in (5, 8, 11, 12)
    }
    assert scene.can("go 6")
    scene.play("companion 11")
    assert scene.actor == 1  # his move was the turn
    assert scene.seat(0)["merchant"] == 7


@rule("LS-10")
@pytest.mark.parametrize(
    ("at", "reached"), [(9, [1, 15]), (16, [5, 8]), (12, [7, 14, 23, 24]), (7, [4, 6, 11, 12]), (22, [3, 8, 11])]
)
def test_he_goes_exactly_one_step(at, reached):
    scene = companion(at)
    found = [int(words.split()[1]) for words in scene.options() if words.startswith("companion")]
    assert found == reached
    assert scene.refuses(f"companion {at}")


@rule("LS-11")
def test_he_needs_and_has_no_assistants():
    scene = at_letters(3, {0: {"stack": 0, "assistants": [1, 2, 3, 6]}}, mine={0: {"companion": 7}})
    scene.play("companion 6")
    assert scene.asked == "caravansary"
    assert scene.seat(0)["assistants"] == [1, 2, 3, 6]
    assert scene.seat(0)["stack"] == []


@rule("LS-12")
@pytest.mark.parametrize("card", ["stay", "far", "visit", "anywhere"])
def test_cards_of_the_merchant_move_the_merchant(card):
    scene = at_letters(3, {0: {"hand": card, "lira": 3}, 1: {"merchant": 9}}, mine={0: {"companion": 16}})
    scene.play(next(words for words in scene.options() if words.startswith(f"play {card}")))
    assert mail(scene)["companion"] == 16
    assert (scene.seat(0)["merchant"] == 7) == (card == "stay")
    assert scene.asked == ("fountain" if card == "stay" else "arrival")


@rule("LS-12")
def test_the_yellow_tile_and_the_return_card_work_on_his_turn():
    seats = {0: {"hand": "return", "tiles": "yellow", "lira": 2, "assistants": [1, 2], "stack": 2}}
    scene = at_letters(3, seats, mine={0: {"companion": 7}}).play("play return 1", "companion 6", "recall 2")
    assert scene.seat(0)["assistants"] == []
    assert scene.seat(0)["stack"] == ["own"] * 4


@rule("LS-12", "MSQ-07")
def test_red_and_green_tiles_work_with_him():
    scene = at_letters(3, {0: {"tiles": "red"}}, mine={0: {"companion": 1}}).play("companion 9", "announce 9")
    scene.play("roll 2 5")
    assert scene.can("turn 2")
    scene = at_letters(3, {0: {"tiles": "green", "lira": 2}}, mine={0: {"companion": 7}}).play("companion 4", "fill")
    assert scene.asked == "green-tile"


@rule("LS-12", "BON-16")
def test_again_cards_work_with_him():
    scene = at_letters(3, {0: {"hand": "post-again"}}, mine={0: {"companion": 14}}).play("companion 5", "collect")
    scene.play("play post-again", "collect")
    assert scene.seat(0)["lira"] == 4


# ── Other merchants, the action, encounters ────────────────────────────────────────────────────────────────────


@rule("LS-13")
def test_merchant_and_companion_of_others_are_paid_each():
    scene = at_letters(3, {0: {"lira": 7}, 1: {"merchant": 6}}, mine={1: {"companion": 6}, 2: {"companion": 6}})
    scene.play("go 6", "leave")
    assert scene.options() == ["refuse", "pay"]
    scene.play("pay")
    assert [scene.seat(seat)["lira"] for seat in range(3)] == [1, 4, 2]


@rule("LS-13")
def test_with_too_little_money_the_turn_ends():
    scene = at_letters(3, {0: {"lira": 3}, 1: {"merchant": 6}}, mine={1: {"companion": 6}}).play("go 6", "leave")
    assert scene.actor == 1
    assert scene.seat(0)["lira"] == 3


@rule("LS-13")
def test_the_companion_pays_like_the_merchant():
    scene = at_letters(3, {0: {"lira": 2}, 1: {"merchant": 6}}, mine={0: {"companion": 7}}).play("companion 6")
    assert scene.options() == ["refuse", "pay"]
    scene.play("refuse")
    assert scene.actor == 1


@rule("LS-13", "PAY-08")
def test_own_pieces_are_not_paid():
    scene = companion(6, seats={0: {"lira": 2}}).play("go 6", "leave")
    assert scene.asked == "caravansary"
    scene = companion(6, seats={0: {"lira": 2}}).play("companion 7")
    assert scene.asked == "fountain"


@rule("LS-13", "PAY-04")
def test_nobody_is_paid_at_the_fountain():
    scene = at_letters(3, {0: {"merchant": 6}}, mine={1: {"companion": 7}}).play("go 7")
    assert scene.asked == "fountain"


@rule("LS-13", "PAY-05")
def test_neutral_merchants_are_paid_by_the_companion_too():
    scene = at_letters(2, {0: {"lira": 2}}, mine={0: {"companion": 7}}, neutral_merchants=[6, 15, 16])
    scene.play("companion 6", "pay", "roll 1 1")
    assert scene.seat(0)["lira"] == 0
    assert scene.state["neutral_merchants"] == [2, 15, 16]


@rule("LS-14")
def test_he_acts_and_has_encounters_like_the_merchant():
    scene = at_letters(3, {1: {"family": 6}, 0: {"lira": 2}}, mine={0: {"companion": 7}}, governor=6, smuggler=6)
    scene.play("companion 6", "take pile", "draw stay", "draw far", "discard far")
    assert set(scene.options()) >= {"catch blue lira", "catch blue card", "governor", "smuggler red"}
    assert not scene.can("done")


@rule("LS-14", "P12d")
def test_at_the_police_station_he_sends_the_family_member_and_then_has_his_encounters():
    scene = companion(7, governor=12, smuggler=4).play("companion 12", "send 4", "fill")
    assert scene.options() == ["done", "governor"]


@rule("LS-14", "P07b")
def test_his_fountain_action_brings_assistants_to_the_merchant():
    scene = at_letters(3, {0: {"merchant": 16, "assistants": [1], "stack": 3}}, mine={0: {"companion": 6}})
    scene.play("companion 7", "fetch 1", "no companion")
    assert scene.seat(0)["stack"] == ["own"] * 4
    assert mail(scene)["companion"] == 7


@rule("LS-20")
def test_fetched_by_his_own_fountain_action_he_has_no_encounters():
    scene = companion(6, governor=7, seats={1: {"family": 7}}).play("companion 7", "fetch none", "fetch companion")
    assert scene.actor == 1
    assert scene.seat(1)["family"] == 7


@rule("LS-20", "GEN-13")
def test_but_he_who_could_still_play_something_is_asked():
    scene = companion(6, governor=7, seats={0: {"hand": "five-lira"}})
    scene.play("companion 7", "fetch none", "fetch companion")
    assert scene.options() == ["done", "play five-lira"]


@rule("LS-20", "LS-K15")
def test_fetched_by_the_kiosk_he_has_no_encounters():
    scene = at_letters(2, {0: {"merchant": 16}}, mine={0: {"companion": 11}}, governor=3)
    scene.play("companion 22", "open", "letter 5", "reveal companion", "reveal two-lira", "reveal blue")
    scene.play("choose companion", "use", "choose blue", "use", "use")
    assert mail(scene)["companion"] == "own supply"
    assert scene.actor == 1


@rule("P22d", "LS-K19")
@pytest.mark.parametrize("goes", [True, False])
def test_a_merchant_whom_a_kiosk_tile_took_away_has_no_encounters(goes):
    scene = at_kiosk("to-the-fountain", 2, seats={0: {"merchant": 7}, 1: {"family": 22}})
    scene.play("choose to-the-fountain", "use" if goes else "pass", "choose blue", "use", "use")
    if goes:
        assert scene.seat(0)["merchant"] == 7
        assert scene.actor == 1
        assert scene.seat(1)["family"] == 22
    else:
        assert scene.options() == ["catch blue lira", "catch blue card"]


@rule("LS-08", "LS-12")
def test_without_the_expansion_there_is_no_companion():
    scene = at_table(3, {0: {"merchant": 3}})
    assert not any("companion" in words for words in scene.options())
    assert scene.play("go 7").actor == 1
