"""Events as sentences: who, what, and what concerns whom."""

from __future__ import annotations

import random

import pytest

import bedesten
from bedesten.dicegame import outcome as dicegame
from bedesten.istanbul import outcome as istanbul
from bedesten.istanbul.letters import outcome as letters
from bedesten.istanbul.mocha import outcome as mocha
from bedesten.kernel.phrase import HOUSES
from bedesten.terminal.dicegame.words import TOLD as TOLD_OF_DICE
from bedesten.terminal.drawings import Look
from bedesten.terminal.history import PlayedGame
from bedesten.terminal.istanbul import drawing
from bedesten.terminal.istanbul.parts import PARTS
from bedesten.terminal.istanbul.words import TOLD
from bedesten.terminal.players import Cast
from bedesten.terminal.words import counted, listed, percent, sentences
from scenes import at_table


def told(scene, viewer=None, names=()):
    """What happened in a scene, as one viewer reads it."""
    game = scene.game
    look = Look(game.view(viewer), game.options, Cast(HOUSES, names, []).seen_by(viewer))
    return sentences(drawing, PlayedGame(game).outcomes(), look)


def text(scene, viewer=None, names=()):
    return " ".join(line.text.plain for line in told(scene, viewer, names))


def test_every_part_of_an_outcome_can_be_told():
    assert set(istanbul.PARTS) == set(TOLD)
    assert set(mocha.PARTS) == set(PARTS["mocha"].told)
    assert set(letters.PARTS) == set(PARTS["letters"].told)
    assert set(dicegame.PARTS) == set(TOLD_OF_DICE)


def test_a_turn_is_a_sentence():
    scene = at_table(seats={0: {"merchant": 3}}, governor=12).play("go 9", "leave", "announce 8", "roll 3 5")
    assert text(scene) == "Red goes to 9 Tea House, leaves an assistant, announces 8, rolls 3 + 5 = 8, gets 8 Lira."


def test_the_viewer_is_you():
    scene = at_table(seats={0: {"merchant": 3}}, governor=12).play("go 9", "leave", "announce 8", "roll 3 5")
    assert text(scene, 0) == "You go to 9 Tea House, leave an assistant, announce 8, roll 3 + 5 = 8, get 8 Lira."


def test_people_are_called_by_name():
    scene = at_table(seats={0: {"merchant": 3}}).play("go 9", "stop")
    assert text(scene, 1, ["Ada"]) == "Ada goes to 9 Tea House, stops there."


def test_who_is_paid_is_told_so():
    scene = at_table(seats={0: {"merchant": 3, "lira": 5}, 1: {"merchant": 9}}).play("go 9", "leave", "pay")
    assert "pays you 2 Lira" in text(scene, 1)
    assert [line.mine for line in told(scene, 1)] == [True]
    assert "pays Blue 2 Lira" in text(scene, 2)
    assert [line.mine for line in told(scene, 2)] == [False]


def test_whose_family_is_caught_is_told_so():
    scene = at_table(seats={0: {"merchant": 3}, 1: {"family": 9}})
    scene.play("go 9", "leave", "pass", "catch blue lira")
    assert "catches your family member, gets 3 Lira" in text(scene, 1)
    assert [line.mine for line in told(scene, 1)] == [True]
    assert "You go" in text(scene, 0)
    assert "catch Blue's family member" in text(scene, 0)


def test_drawn_cards_are_named_to_who_drew_them_only():
    scene = at_table(seats={0: {"merchant": 12}})
    scene.play("go 6", "leave", "take pile", "draw stay", "draw far", "discard far")
    assert "get a card (stay)" in text(scene, 0)
    assert "stay" not in text(scene, 1)
    assert "stay" not in text(scene, None)
    assert "gets a card and a card, discards far" in text(scene, 1)


def test_goods_that_change_hands_are_told_together():
    scene = at_table(seats={0: {"merchant": 1, "goods": "red green2"}}, demands={1: {"top": 1, "unseen": [0, 2, 3, 4]}})
    scene.play("go 11", "leave", "sell red green2", "demand green2 yellow2 blue")
    assert "sells 1 red and 2 green for 9 Lira, the Small Market now wants g2 y2 b." in text(scene)


def test_a_card_that_is_played_is_not_also_discarded():
    scene = at_table(seats={0: {"merchant": 3, "hand": "five-lira"}}).play("play five-lira", "go 9", "stop")
    assert text(scene) == "Red plays five-lira, gets 5 Lira, goes to 9 Tea House, stops there."


@pytest.mark.parametrize(("players", "expansions"), [(2, []), (4, []), (3, ["mocha", "letters"])])
def test_random_games_can_be_told_and_taken_back(players, expansions):
    chance = random.Random(players)
    variants = ["neutral-assistants", "caravan-leader"]
    game = bedesten.new("istanbul", players=players, seed=players, variants=variants, expansions=expansions)
    played = PlayedGame(game)
    for _ in range(400):
        game = played.game
        if game.over:
            break
        if game.can_undo() and chance.random() < 0.1:
            played.undo(game.number - 1)
        else:
            played.play(chance.choice(game.moves()))
    game = played.game
    whole = PlayedGame(bedesten.load(game.dump()))
    for viewer in (None, 0, 1):
        look = Look(game.view(viewer), game.options, Cast(HOUSES, [], []).seen_by(viewer))
        lines = sentences(drawing, played.outcomes(), look)
        assert [line.text.plain for line in lines] == [
            line.text.plain for line in sentences(drawing, whole.outcomes(), look)
        ]
        assert all(line.text.plain.endswith(".") for line in lines)


def test_small_words():
    assert listed([]) == ""
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"], "or") == "a, b or c"
    assert counted(1, "card") == "1 card"
    assert counted(2, "ruby", "rubies") == "2 rubies"
    assert [percent(chance) for chance in (0, 0.001, 0.5, 0.999, 1)] == ["0 %", "1 %", "50 %", "99 %", "100 %"]
