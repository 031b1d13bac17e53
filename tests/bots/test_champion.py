"""The champion's plans: as long as was asked for, and no longer."""

from __future__ import annotations

import pytest

import bedesten
from bedesten.bots import make
from bedesten.bots.judges import judge_for
from bedesten.bots.search.champion import sharpened
from bots.hidden import SETUPS, played


@pytest.mark.parametrize(("spec", "depth"), [("champion", 3), ("champion:depth=2", 2), ("champion:depth=1", 1)])
def test_plans_are_as_long_as_was_asked_for(spec: str, depth: int) -> None:
    """Three turns unless something else is said; once all are thought through the rest of the budget is spared."""
    game = played(SETUPS[0], 7, 26)
    assert game.actor is not None
    bot = make(f"{spec}{',' if ':' in spec else ':'}iterations=100000", 1)
    opinion = bot.opinion(game.sight(game.actor))
    assert opinion is not None
    assert opinion.depth == depth
    assert opinion.iterations < 100000
    assert (opinion.iterations == 0) == (depth == 1)


def test_chances_become_surer_towards_the_end() -> None:
    """Fitted to games of champions of the base game: what is likely is a little likelier, the more so near the end."""
    chances = [0.7, 0.2, 0.1]
    surer = sharpened(chances, 1.5)
    assert sum(surer) == pytest.approx(1.0)
    assert sharpened(chances, 1.0) == pytest.approx(chances)
    assert surer[0] > chances[0]
    assert surer[2] < chances[2]
    judge = judge_for("istanbul", "learned")
    found = []
    for rubies in (0, 3, 5):
        seats = [{"rubies": rubies}, {"rubies": 1}]
        game = bedesten.position("istanbul", {"active": 0, "round": 9, "seats": seats}, players=2, seed=1)
        found.append(judge.certainty(game.table()))
    assert 1.0 < found[0] < found[1] < found[2]


def test_with_expansions_chances_are_told_as_they_were_learned() -> None:
    game = bedesten.new(players=2, expansions=["mocha"], seed=1)
    judge = judge_for("istanbul", "learned")
    assert judge.certainty(game.table()) == 1.0
