"""Weights of learned judges, as they are kept in data files: for each feature a row for each phase of the game."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

from bedesten.bots.dicegame.features import FEATURES as DICE_GAME
from bedesten.bots.features import PHASES, Feature, width_of
from bedesten.bots.istanbul.features import FEATURES as ISTANBUL
from bedesten.kernel.errors import BedestenError

__all__ = [
    "LIRA_A_LOGIT",
    "features_of",
    "load_styles",
    "load_weights",
    "read_weights",
    "start_weights",
    "styled",
    "write_weights",
]

FEATURES: Final[dict[str, list[Feature]]] = {"istanbul": ISTANBUL, "great-bazaar": ISTANBUL, "dicegame": DICE_GAME}
"""By what was learned: the board game, the same with expansions, where things are worth more or less, The Dice Game."""
LIRA_A_LOGIT: Final = 14.0
"""How many Lira more make a win e times as likely, as learning starts."""


def features_of(course: str) -> list[Feature]:
    """The rows of the weights for a game, or for the board game with expansions."""
    return FEATURES[course]


def start_weights(course: str) -> list[float]:
    """What learning starts from: the hand-made opinion, as far as it has one."""
    row = [worth / LIRA_A_LOGIT for feature in FEATURES[course] for worth in feature.start]
    return row * PHASES


def load_weights(course: str, kept: str = "") -> list[float]:
    """The weights that come with the package; those of before, kept to compare with, have a number after their name."""
    data = files("bedesten.bots").joinpath("data", f"{course}{kept}.toml")
    return read_weights(course, data.read_text(encoding="utf-8"))


def read_weights(course: str, text: str) -> list[float]:
    """The weights of a file, phase by phase, each in the order of the features."""
    found = tomllib.loads(text)
    features = FEATURES[course]
    weights: list[float] = []
    for phase in range(PHASES):
        for feature in features:
            rows = found.get(feature.name)
            if not isinstance(rows, list) or len(rows) != PHASES or len(rows[phase]) != feature.cases:
                raise BedestenError(
                    f"weights of {course}: {feature.name} needs {PHASES} rows of {feature.cases} numbers"
                )
            weights.extend([float(weight) for weight in rows[phase]])
    return weights


def write_weights(course: str, weights: list[float], heading: list[str]) -> str:
    """The text of such a file."""
    features = FEATURES[course]
    width = width_of(features)
    lines = [f"# {line}" if line else "#" for line in heading]
    first = 0
    for feature in features:
        lines += ["", f"# {feature.about}", f"{feature.name} = ["]
        for phase in range(PHASES):
            row = weights[phase * width + first : phase * width + first + feature.cases]
            lines.append("    [" + ", ".join(f"{weight:.3f}" for weight in row) + "],")
        lines.append("]")
        first += feature.cases
    return "\n".join(lines) + "\n"


def styled(game: str, weights: list[float], style: dict[str, object]) -> list[float]:
    """Weights bent by a style: for features by name, `times` multiplies a row, `plus` adds to single cases."""
    features = FEATURES[game]
    width = width_of(features)
    bent = weights[:]
    first = 0
    for feature in features:
        change = style.get(feature.name)
        if isinstance(change, dict):
            times = change.get("times", 1.0)
            plus = change.get("plus", {})
            assert isinstance(times, (int, float))
            assert isinstance(plus, dict)
            for phase in range(PHASES):
                for case in range(feature.cases):
                    i = phase * width + first + case
                    bent[i] = bent[i] * times + float(plus.get(str(case), 0.0))
        first += feature.cases
    return bent


def load_styles(game: str) -> dict[str, dict[str, object]]:
    """The styles of a game, by name."""
    path = files("bedesten.bots").joinpath("data", "styles.toml")
    found = tomllib.loads(path.read_text(encoding="utf-8")).get(game, {})
    assert isinstance(found, dict)
    return found
