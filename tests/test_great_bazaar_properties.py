"""What holds in every game of the Great Bazaar alone; `test_properties.py` has what holds in all boxes."""

from __future__ import annotations

import pytest

from bedesten import bots
from boxes import BOXES, Setup

BOX = BOXES["great_bazaar"]


@pytest.mark.parametrize("setup", BOX.setups, ids=BOX.name_of)
def test_views_hide_guild_cards(setup: Setup) -> None:
    game = BOX.new(setup, 400)
    for number, _ in enumerate(BOX.wander(game, 400, 900)):
        if number % 60 == 0:
            for seat in range(setup["players"]):
                hands = game.view(seat)["parts"]["mocha"]["guild_hands"]
                assert [i for i, shown in enumerate(hands) if "cards" in shown] == [seat]


@pytest.mark.compiled_only
def test_the_greedy_bots_finish() -> None:
    game = BOX.new({"players": 3, "expansions": ["mocha", "letters"], "layout": "random"}, 3)
    players = [bots.make("greedy", seat) for seat in range(3)]
    while not game.over:
        actor = game.actor
        assert actor is not None
        game.play(players[actor].choose(game.sight(actor)))
    assert game.state()["round"] < 80
