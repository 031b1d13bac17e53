"""All boxes, and what the tests of plans share."""

from __future__ import annotations

from typing import Any

import bedesten
from bedesten.facts import LinePlan, Stage, plan

BOXES: dict[str, dict[str, Any]] = {
    "base": {"game": "istanbul", "players": 3},
    "first-fr": {"game": "istanbul", "players": 4, "edition": "first-fr"},
    "two": {"game": "istanbul", "players": 2},
    "variants": {"game": "istanbul", "players": 4, "variants": ["neutral-assistants", "caravan-leader"]},
    "mocha": {"game": "istanbul", "players": 3, "expansions": ["mocha"]},
    "letters": {"game": "istanbul", "players": 3, "expansions": ["letters"]},
    "great-bazaar": {"game": "istanbul", "players": 4, "expansions": ["mocha", "letters"]},
    "dicegame": {"game": "dicegame", "players": 3},
}


def new(box: str, seed: int, **more: Any) -> bedesten.Game:
    options = dict(BOXES[box])
    return bedesten.new(options.pop("game"), seed=seed, **options, **more)


def planned(game: bedesten.Game, *moves: str, onward: bool = True) -> LinePlan:
    """The plan of who is asked: these moves and what usually follows."""
    seat = game.actor
    assert seat is not None
    return plan(game.sight(seat), moves, onward)


def asked(game: bedesten.Game) -> Stage:
    """The open question."""
    found = planned(game).open
    assert found is not None
    return found


def codes(shown: LinePlan) -> list[str]:
    return [warning.code for warning in shown.warnings]


def changed(shown: LinePlan) -> dict[str, tuple[int, int]]:
    return {change.name or change.what: (change.before, change.after) for change in shown.changes}
