"""The game of a table: its box by name, its options checked, and how it begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bedesten.kernel.boxes import box_of
from bedesten.kernel.chance import generator
from bedesten.kernel.errors import OptionError, RecordError
from bedesten.kernel.game import Game
from bedesten.kernel.options import GameOptions
from bedesten.tables.settings import TableConfig

__all__ = ["begin", "check_set_up", "checked_options"]

DEEPEST: Final = 6
MOST: Final = 64
LARGEST: Final = 10_000
LONGEST: Final = 80
"""How large components may be that come from outside."""


def checked_options(game: str, given: dict[str, Any], players: int, seed: int) -> GameOptions:
    """Options that came from outside, checked. A file is never opened for them."""
    if not isinstance(given.get("components"), dict | None):
        raise OptionError("components: the values themselves, not a file")
    if not _modest(given.get("components"), DEEPEST):
        raise OptionError("components: there is more of it, or more in it, than on any table")
    if given.get("players", players) != players:
        raise OptionError(f"players: {players}, as there are seats")
    return box_of(game).options({**given, "players": players}, seed)


def check_set_up(game: str, options: GameOptions, seed: int) -> None:
    """Raises OptionError if no game can be set up so: some values of expansions are read only then."""
    try:
        box_of(game).lay(options, generator(seed, "game"))
    except OptionError:
        raise
    except ValueError as error:
        raise OptionError("components: no game can be set up with these") from error


def _modest(value: object, depth: int) -> bool:
    """Whether a value that came from outside has a size that components may have."""
    if isinstance(value, str):
        return len(value) <= LONGEST
    if isinstance(value, int | float):
        return abs(value) <= LARGEST
    if isinstance(value, dict | list):
        inside = [*value, *value.values()] if isinstance(value, dict) else value
        return depth > 0 and len(value) <= MOST and all(_modest(each, depth - 1) for each in inside)
    return value is None


def begin(config: TableConfig, names: Sequence[str]) -> Game:
    """The game of a table, before the first move."""
    box = box_of(config.game)
    if not box.reads(config.rules):
        raise RecordError(f"this game is played with rules version {config.rules}, and here is version {box.version}")
    seed = int(config.seed) if config.seed else None  # a record may not tell it: then it says what chance has answered
    options = box.options(config.options, seed or 0)
    return Game.start(box, options, seed, config.commitment, seed is None, list(names), config.origin)
