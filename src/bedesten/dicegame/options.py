"""The options of The Dice Game."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bedesten.dicegame.components import PLAYERS, Components, read
from bedesten.kernel.errors import OptionError

__all__ = ["Options", "check"]

DEFAULTS: Final[dict[str, object]] = {"players": 4, "components": None, "start": None}


@dataclass(frozen=True)
class Options:
    """The checked options of one game."""

    players: int
    start: int | None
    """The seat of the starting player; None draws one."""
    components: Components = field(compare=False)

    def as_dict(self) -> dict[str, Any]:
        """All options, JSON-ready: given to `check`, they make the same."""
        return {"players": self.players, "start": self.start, "components": self.components.replaced or None}


def check(given: Mapping[str, object]) -> Options:
    """Check what was given, and fill in the rest."""
    for name in given:
        if name not in DEFAULTS:
            raise OptionError(f"there is no option {name!r}; the options are {', '.join(DEFAULTS)}")
    value = {**DEFAULTS, **given}
    players = value["players"]
    if not isinstance(players, int) or isinstance(players, bool) or players not in PLAYERS:
        raise OptionError(f"players: {PLAYERS[0]} to {PLAYERS[-1]}, not {players!r}")
    start = value["start"]
    if start is not None and (not isinstance(start, int) or isinstance(start, bool) or not 0 <= start < players):
        raise OptionError(f"start: a seat from 0 to {players - 1}, or None for a random one, not {start!r}")
    components = value["components"]
    if components is not None and not isinstance(components, str | os.PathLike | Mapping):
        raise OptionError(f"components: a TOML file, or its content as a mapping, not {components!r}")
    return Options(players, start, read(components))
