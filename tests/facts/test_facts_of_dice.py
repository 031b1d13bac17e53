"""What previews say of moves of The Dice Game."""

from __future__ import annotations

import pytest

from bedesten.facts import line_for, options, preview
from dicegame.scenes import at_table
from facts.previewed import changed, codes


def test_an_action_is_a_line_of_its_own():
    scene = at_table(dice="red2 green lira card")
    assert line_for(scene.game, 0, "lira") == ["lira"]
    shown = preview(scene.game, 0, ["lira"])
    assert changed(shown)["lira"][1] > 0
    assert shown.stop == "choice"
    assert shown.next.question.name == "action"


def test_being_done_gives_up_actions():
    scene = at_table(dice="red2 green lira card")
    shown = preview(scene.game, 0, ["done"])
    assert codes(shown) == ["actions-given-up"]
    assert shown.warnings[0].count == 2
    assert preview(scene.game, 0, ["lira", "done"]).warnings[0].count == 1
    assert shown.turn_ends


def test_what_only_loses_is_warned_of():
    scene = at_table(dice="red2 green lira card", seats={0: {"markers": "blue2"}})
    assert codes(preview(scene.game, 0, ["marker blue"])) == ["only-loses"]
    assert codes(preview(scene.game, 0, ["lira", "marker blue"])) == ["only-loses"]
    assert codes(preview(scene.game, 0, ["marker red"])) == []


def test_what_a_move_names_is_split():
    scene = at_table(dice="red2 green2 lira card2")
    found = {option.text: option for option in options(scene.game, 0).options}
    assert found["marker red"].phrase.goods == {"red": 1}
    assert found["cards 2"].phrase.count == 2
    assert found["done"].phrase.declines


def test_rolling_again_tells_what_would_be_possible():
    scene = at_table(
        dice="red2 green lira card", seats={0: {"crystals": 1}}, phase="rolling", asks=[["reroll", 0, 0, 0]]
    )
    shown = preview(scene.game, 0, ["reroll lira"])
    assert shown.stop == "chance"
    chances = {line.key: line.chance for line in shown.odds[0].lines}
    assert chances["marker red"] == 1.0  # two reds are kept
    assert chances["marker green"] == pytest.approx(1 / 6)
    assert chances["cards 1"] == 1.0
    assert chances["cards 2"] == pytest.approx(1 / 6)
    assert changed(shown)["crystals"] == (1, 0)
