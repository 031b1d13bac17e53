"""The champion's plans: as long as was asked for, and no longer."""

from __future__ import annotations

import pytest

from bedesten.bots import make
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
