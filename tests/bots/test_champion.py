"""The champion's plans: what it thinks of them does not depend on how it came to them."""

from __future__ import annotations

import pytest

from bedesten.bots import make
from bedesten.bots.budget import Budget
from bedesten.bots.champion import Campaign
from bedesten.bots.judges import judge_for
from bedesten.kernel.game import Game
from bots.hidden import SETUPS, played


def thought_through(game: Game, depth: int, replies: int) -> Campaign:
    """All plans of so many turns, without a limit."""
    assert game.actor is not None
    table = game.sight(game.actor).sample(3)
    table.manual = True
    campaign = Campaign(judge_for("istanbul", "learned"), game.actor, Budget(), depth, replies)
    campaign.begin(table)
    while campaign.go_on():
        pass
    return campaign


def worth(campaign: Campaign) -> dict[int, float]:
    return {about.move: about.value for about in campaign.opinion().moves}


@pytest.mark.parametrize(("game", "replies"), [(played(SETUPS[0], 7, 26), 1), (played(SETUPS[0], 8, 60), 0)])
def test_plans_that_grow_come_to_the_same_as_long_ones(game: Game, replies: int) -> None:
    """Once all plans of a length have been thought through they get a turn more, as if they had it from the start."""
    grown = thought_through(game, 1, replies)
    assert grown.opinion().depth == 1
    assert not grown.go_on()
    assert grown.deepened(2)
    while grown.go_on():
        pass
    assert grown.opinion().depth == 2
    assert worth(grown) == worth(thought_through(game, 2, 2 * replies))
    assert not grown.deepened(2)


def test_a_depth_that_was_asked_for_is_kept() -> None:
    game = played(SETUPS[0], 7, 26)
    assert game.actor is not None
    opinion = make("champion:depth=1,iterations=1000", 1).opinion(game.sight(game.actor))
    assert opinion is not None
    assert opinion.depth == 1
    assert opinion.iterations == 0
