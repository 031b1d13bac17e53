"""The schema of signs: every sign of random games fits it."""

from __future__ import annotations

import random

import pytest

import bedesten
from bedesten.server.schema.signs import DiceSignsView, SignView

SETUPS = [("istanbul", {"expansions": list(names)}) for names in ((), ("mocha",), ("letters",), ("mocha", "letters"))]
SETUPS.append(("dicegame", {}))


@pytest.mark.parametrize(("name", "options"), SETUPS)
def test_signs_fit_the_schema(name, options) -> None:
    game = bedesten.new(name, players=3, seed=5, **options)
    chance = random.Random(5)
    for number in range(600):
        if game.over:
            break
        game.play(chance.choice(game.moves()))
        if number % 10 == 0:
            signs = game.view()["signs"]
            if name == "dicegame":
                DiceSignsView.model_validate(signs)
            else:
                for sign in signs.values():
                    SignView.model_validate(sign)
