"""Taking moves back: to the last moment at which something became known, or, if all agree, to any."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bedesten
from games import SETUPS, name_of
from scenes import at_table
from wandering import wander


def at_tea_house() -> bedesten.Game:
    """The dice of the seed are still to come."""
    game = bedesten.new(players=3, seed=4, start=0, layout="short", names=["Ann", "Bo", "Cy"])
    game.play_text("go 9")
    game.play_text("leave")
    return game


def test_a_move_that_revealed_nothing_can_be_taken_back() -> None:
    game = bedesten.new(players=3, seed=4, start=0, layout="short")
    first = game.fingerprint()
    assert not game.can_undo()
    game.play_text("go 9")
    second = game.fingerprint()
    game.play_text("leave")
    assert game.can_undo()
    game.undo()
    assert game.fingerprint() == second
    game.undo()
    assert game.fingerprint() == first
    assert not game.can_undo()


def test_undo_is_an_entry_of_the_record() -> None:
    game = at_tea_house()
    start = game.number - 2
    game.undo(start)
    game.play_text("go 3")
    assert game.entries[start:] == [9, 2, -1 - start, 3]
    assert game.line[start:] == [3]
    assert f"{start + 1}. undo {start}\n" in game.record()
    assert bedesten.replay(game.record(reveal=True)).entries == game.entries


def test_undo_goes_back_to_any_of_the_own_moves() -> None:
    game = at_tea_house()
    game.undo(game.number - 2)
    assert game.question == "move"
    assert game.actor == 0
    assert not game.can_undo()


def test_a_die_stands() -> None:
    game = at_tea_house()
    game.play_text("announce 12")
    check_refused(game)


def test_a_die_stands_although_the_turn_goes_on() -> None:
    scene = at_table(seats={0: {"merchant": 3, "tiles": "red"}}).play("go 9", "leave", "announce 8", "roll 1 1")
    assert scene.asked == "tea-house-roll"
    check_refused(scene.game)
    scene.play("keep")


def test_a_drawn_card_stands() -> None:
    scene = at_table(seats={0: {"merchant": 7, "hand": "five-lira"}}, discards="good").play("go 6", "leave")
    scene.play("take pile", "draw stay")
    assert scene.asked == "second-card"
    check_refused(scene.game)
    scene.play("take discards")
    assert scene.asked == "discard"
    scene.game.undo()
    assert scene.asked == "second-card"
    check_refused(scene.game)


def test_a_new_demand_tile_stands() -> None:
    scene = at_table(seats={0: {"merchant": 3, "goods": "red2 blue2", "hand": "five-lira"}}, governor=10)
    scene.play("go 11", "leave")
    scene.play(next(option for option in scene.options() if option.startswith("sell")))
    assert scene.actor == bedesten.CHANCE
    scene.play(scene.options()[0])
    check_refused(scene.game)


def test_the_move_of_another_seat_stands() -> None:
    game = bedesten.new(players=2, seed=3, start=0, layout="short")
    game.play_text("go 3")
    game.play_text("stop")
    assert game.actor == 1
    game.play_text("go 3")
    back = game.number - 1
    game.undo()
    game.play_text("go 2")
    with pytest.raises(bedesten.IllegalMove, match="can't be taken back"):
        game.undo(back - 1)
    game.undo()
    assert game.actor == 1


def check_refused(game: bedesten.Game) -> None:
    before = game.dump()
    assert not game.can_undo()
    with pytest.raises(bedesten.IllegalMove, match="can't be taken back"):
        game.undo()
    assert game.dump() == before


@pytest.mark.parametrize("to", [10**6, 10**30])
def test_there_is_no_undo_to_what_has_not_been(to: int) -> None:
    game = at_tea_house()
    before = game.dump()
    for consent in (False, True):
        with pytest.raises(bedesten.IllegalMove):
            game.undo(to, consent=consent)
        with pytest.raises(bedesten.IllegalMove):
            game.undo(game.number, consent=consent)
    assert game.dump() == before


def test_nothing_can_be_taken_back_of_a_game_without_moves() -> None:
    game = bedesten.new(players=3, seed=0, chance="manual")
    for consent in (False, True):
        with pytest.raises(bedesten.IllegalMove):
            game.undo(consent=consent)


# ── With the consent of all ────────────────────────────────────────────────────────────────────────────────


def test_with_consent_dice_are_taken_back_and_fall_as_before() -> None:
    game = at_tea_house()
    here = game.number
    game.play_text("announce 12")
    rolled = game.line[here + 1]
    for words in ("announce 3", "announce 7", "announce 12"):
        game.undo(here, consent=True)
        assert game.question == "tea-house"
        game.play_text(words)
        assert game.line[here + 1] == rolled
    assert bedesten.verify(game.record(reveal=True)).genuine


def test_with_consent_the_last_move_is_taken_back_together_with_its_dice() -> None:
    game = at_tea_house()
    before = game.fingerprint()
    game.play_text("announce 12")
    game.undo(consent=True)
    assert game.question == "tea-house"
    assert game.fingerprint() == before


def test_an_undo_never_hands_the_dice_to_the_players() -> None:
    """Where chance answers by itself, it does so after an undo too, and as it did before."""
    game = bedesten.new(players=3, seed=12)
    for _ in wander(game, 12, 150):
        pass
    for to in range(game.number):
        twin = game.copy()
        twin.undo(to, consent=True)
        assert twin.actor in range(3)
        assert twin.line == game.line[: twin.number]
        assert bedesten.verify(twin.record(reveal=True)).genuine


def test_who_plays_chance_takes_back_dice_one_by_one() -> None:
    scene = at_table(seats={0: {"merchant": 3}}).play("go 9", "leave", "announce 8", "roll 1 1")
    scene.game.undo(scene.game.number - 1, consent=True)
    assert scene.actor == bedesten.CHANCE
    scene.play("roll 6 6")
    assert scene.seat(0)["lira"] == 8


def test_a_finished_game_can_be_reopened_if_all_agree() -> None:
    game = bedesten.new(players=2, seed=5)
    for _ in wander(game, 5):
        pass
    with pytest.raises(bedesten.IllegalMove):
        game.undo()
    game.undo(20, consent=True)
    assert not game.over
    assert game.winners() == []
    assert game.moves()
    assert bedesten.load(game.dump()).dump() == game.dump()


def test_restart_lays_the_table_before_the_first_entry() -> None:
    game = at_tea_house()
    table = game.restart()
    assert table.actor == bedesten.CHANCE
    for move in game.line:
        table.play(move)
    assert table.moves() == game.moves()
    scene = at_table(seats={0: {"merchant": 3}}).play("go 9", "leave")
    assert scene.game.restart().moves() == at_table(seats={0: {"merchant": 3}}).game.moves()


@pytest.mark.parametrize("setup", SETUPS[::8], ids=name_of)
def test_undo_leads_to_where_the_game_was(setup: dict[str, Any]) -> None:
    """Positions are remembered; every undo brings back the one it should, and the game then goes on as it did."""
    game = bedesten.new(**setup, seed=2)
    luck = random.Random(2)
    seen = {game.number: game.fingerprint()}
    for _ in wander(game, 2, 400):
        seen[game.number] = game.fingerprint()
        if game.number - game.barrier > 1 and luck.random() < 0.3:
            to = luck.randrange(game.barrier, game.number)
            line = game.line[:]
            game.undo(to)
            assert game.fingerprint() == seen[to]
            assert (game.number, game.line) == (to, line[:to])
            for move in line[to:]:
                game.play(move)
            assert (game.fingerprint(), game.line) == (seen[len(line)], line)
