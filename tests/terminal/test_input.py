"""What a person types: numbers, words, several moves in a line, commands."""

from __future__ import annotations

import pytest

from bedesten.kernel.errors import IllegalMove
from bedesten.terminal.input import find_move, play_all, understood
from bedesten.terminal.istanbul.offers import offers_of
from scenes import at_table


def offers(game):
    return offers_of(game, game.actor)


def at(**scene):
    """A game at the start of Red's turn, with dice that fall by themselves."""
    game = at_table(seats={0: {"merchant": 3, "lira": 5} | scene}, governor=12, smuggler=12).game
    game.manual = False
    return game


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("", ("enter", "")),
        ("   ", ("enter", "")),
        ("9", ("play", "9")),
        ("go 9; leave", ("play", "go 9; leave")),
        ("?", ("rules", "")),
        ("? 9", ("rules", "9")),
        ("?9", ("rules", "9")),
        ("rules tea house", ("rules", "tea house")),
        ("why not go 13", ("why", "go 13")),
        ("WHY NOT  go 13", ("why", "go 13")),
        ("why", ("why", "")),
        ("u", ("undo", "")),
        ("undo turn", ("undo", "turn")),
        ("q", ("quit", "")),
        ("quit now", ("play", "quit now")),
        ("log all", ("log", "all")),
        ("hand", ("hand", "")),
    ],
)
def test_commands_are_told_from_moves(line, meant):
    assert understood(line) == meant


def test_a_place_is_chosen_by_its_own_number():
    game = at()
    assert game.text(find_move("9", game, offers)) == "go 9"
    assert game.text(find_move("go 9", game, offers)) == "go 9"


def test_of_a_place_out_of_reach_the_rule_is_said():
    with pytest.raises(IllegalMove, match="steps away"):
        find_move("13", at(), offers)


def test_zero_declines():
    game = at()
    game.play_text("go 9")
    assert game.text(find_move("0", game, offers)) == "stop"


def test_words_may_be_cut_short_if_one_move_is_meant():
    game = at()
    play_all("go 9; leave", game, offers, game.play)
    assert game.text(find_move("ann 8", game, offers)) == "announce 8"
    assert game.text(find_move("p", game, offers)) == "pass"


def test_what_could_be_two_moves_is_asked_back():
    scene = at_table(seats={0: {"merchant": 12, "hand": "five-lira far"}}, discards="stay")
    scene.play("go 6", "leave", "take discards", "take pile", "draw return")
    with pytest.raises(IllegalMove, match="That could be discard five-lira or discard far"):
        find_move("discard f", scene.game, offers)


@pytest.mark.parametrize("words", ["", "99", "-1", "go", "go 99", "fly", "go 9 9", "\x1b[2J", "9" * 400, "§", "go 9.0"])
def test_nonsense_is_refused_with_a_reason(words):
    game = at()
    before = game.fingerprint()
    with pytest.raises(IllegalMove) as refused:
        find_move(words, game, offers)
    assert str(refused.value)
    assert game.fingerprint() == before


def test_several_moves_go_in_one_line():
    game = at()
    assert play_all("go 2, leave; fill", game, offers, game.play) == ""
    assert game.view(0)["seats"][0]["goods"]["red"] == 2
    assert game.actor == 1


def test_if_one_of_them_is_impossible_none_is_played():
    game = at()
    before = game.fingerprint()
    with pytest.raises(IllegalMove):
        play_all("go 2; leave; announce 8", game, offers, game.play)
    assert game.fingerprint() == before


def test_dice_are_never_tried_out():
    """What comes after a roll can't decide whether the roll is made: else dice could be peeked at."""
    game = at(tiles="red")
    left = play_all("go 9; leave; announce 8; turn 3; turn 3", game, offers, game.play)
    assert left.startswith("Played up to here.") or "not played" in left
    assert "announce 8" in game.record()


def test_moves_after_the_turn_are_not_played_for_others():
    game = at()
    assert play_all("go 2; leave; fill; go 2", game, offers, game.play) == "Your move is over; not played: go 2."
    assert game.actor == 1
