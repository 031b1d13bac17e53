"""All boxes, and what the tests of previews share."""

from __future__ import annotations

from typing import Any

import bedesten
from bedesten.facts import Preview, line_for, preview

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


def committed(game: bedesten.Game, move: str) -> Preview:
    """What one activation of a move would do."""
    seat = game.actor
    assert seat is not None
    return preview(game, seat, line_for(game, seat, move))


def texts(shown: Preview) -> list[str]:
    return [step.text for step in shown.steps]


def codes(shown: Preview) -> list[str]:
    return [warning.code for warning in shown.warnings]


def changed(shown: Preview) -> dict[str, tuple[int, int]]:
    return {change.what: (change.before, change.after) for change in shown.changes}
