"""What plans say of moves of The Dice Game."""

from __future__ import annotations

import pytest

from dicegame.scenes import at_table
from facts.planned import asked, changed, codes, planned


def test_an_action_is_a_line_of_its_own():
    scene = at_table(dice="red2 green lira card")
    shown = planned(scene.game, "lira")
    assert changed(shown)["lira"][1] > 0
    assert shown.stop == "choice"
    assert (shown.line, shown.open.question) == (["lira"], "action")
    assert shown.dice.used == {"lira": 1}
    assert (shown.dice.left, shown.dice.actions) == ({"red": 2, "green": 1, "card": 1}, 1)


def test_being_done_gives_up_actions():
    scene = at_table(dice="red2 green lira card")
    shown = planned(scene.game, "done")
    assert codes(shown) == ["actions-given-up"]
    assert shown.warnings[0].count == 2
    assert planned(scene.game, "lira", "done").warnings[0].count == 1
    assert shown.stop == "turn"
    assert shown.dice.actions == 0


def test_what_only_loses_is_warned_of():
    scene = at_table(dice="red2 green lira card", seats={0: {"markers": "blue2"}})
    assert codes(planned(scene.game, "marker blue")) == ["only-loses"]
    assert codes(planned(scene.game, "lira", "marker blue")) == ["only-loses"]
    assert codes(planned(scene.game, "marker red")) == []


def test_what_a_move_names_is_split():
    scene = at_table(dice="red2 green2 lira card2")
    found = {option.text: option for option in asked(scene.game).options}
    assert found["marker red"].phrase.goods == {"red": 1}
    assert found["cards 2"].phrase.count == 2
    assert found["done"].phrase.declines


def test_rolling_again_tells_what_would_be_possible():
    scene = at_table(
        dice="red2 green lira card", seats={0: {"crystals": 1}}, phase="rolling", asks=[["reroll", 0, 0, 0]]
    )
    shown = planned(scene.game, "reroll lira")
    assert shown.stop == "chance"
    chances = {line.key: line.chance for line in shown.odds[0].lines}
    assert chances["marker red"] == 1.0  # two reds are kept
    assert chances["marker green"] == pytest.approx(1 / 6)
    assert chances["cards 1"] == 1.0
    assert chances["cards 2"] == pytest.approx(1 / 6)
    assert changed(shown)["crystals"] == (1, 0)
