"""Bedesten: the complete Istanbul, to play, to simulate and to study.

>>> import bedesten
>>> game = bedesten.new("istanbul", players=3, seed=7)
>>> game.actor in (0, 1, 2)
True
>>> game.play(game.moves()[0]) and game.number > 0
True
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from bedesten import _build

if os.environ.get("BEDESTEN_PURE") == "1":
    _build.prefer_sources()

from bedesten.kernel import position as _positions
from bedesten.kernel import replay as _records
from bedesten.kernel.ask import CHANCE, Ask
from bedesten.kernel.boxes import GAMES, box_of
from bedesten.kernel.chance import commitment, is_seed
from bedesten.kernel.errors import (
    BedestenError,
    ComponentError,
    IllegalMove,
    OptionError,
    PositionError,
    RecordError,
    shown,
)
from bedesten.kernel.events import Event
from bedesten.kernel.game import Game
from bedesten.kernel.replay import Verdict
from bedesten.kernel.sight import Sight
from bedesten.kernel.table import Table

__all__ = [
    "CHANCE",
    "GAMES",
    "Ask",
    "BedestenError",
    "ComponentError",
    "Event",
    "Game",
    "IllegalMove",
    "OptionError",
    "PositionError",
    "RecordError",
    "Sight",
    "Table",
    "Verdict",
    "__version__",
    "load",
    "new",
    "position",
    "replay",
    "verify",
]

__version__: Final = "0.1.0"


def new(
    game: str = "istanbul",
    *,
    seed: int | None = None,
    chance: str = "auto",
    names: Sequence[str] = (),
    **options: object,
) -> Game:
    """A new game.

    `seed` makes dice and draws repeatable; without one they can't be foreseen. With `chance="manual"` the caller
    answers for dice and draws. `names` are the players', by seat. The other options are the game's own.
    """
    return _start(game, seed, chance, names, options, None)


def position(
    game: str,
    named: Mapping[str, object],
    *,
    seed: int | None = None,
    chance: str = "auto",
    names: Sequence[str] = (),
    **options: object,
) -> Game:
    """A game that begins in a position: what is named, in the words of views and dumps, and the rest as after set-up.

    What is left to luck in set-up and not named comes from the seed, and what follows from the named things is put
    right: cards in hands are not in the pile, tiles and rubies of the seats not at the places. What can't be is
    refused with a `PositionError`. The options are those of `new`.
    """
    if not isinstance(named, Mapping):
        raise PositionError(f"position: an object with named fields is expected, not {shown(named)}")
    return _start(game, seed, chance, names, options, named)


def _start(
    game: str,
    seed: int | None,
    chance: str,
    names: Sequence[str],
    options: dict[str, object],
    named: Mapping[str, object] | None,
) -> Game:
    box = box_of(game)
    if seed is not None and not is_seed(seed):
        raise OptionError(f"seed: a whole number from 0 to 2**256 - 1, not {shown(seed)}")
    if chance not in ("auto", "manual"):
        raise OptionError(f"chance: 'auto' or 'manual', not {shown(chance)}")
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        raise OptionError(f"names: a list of words, not {shown(names)}")
    seed = secrets.randbits(128) if seed is None else seed
    checked = box.options(dict(options), seed)
    if len(names) not in (0, checked.players):
        raise OptionError(f"names: one for each of the {checked.players} players, not {len(names)}")
    origin = None if named is None else _positions.arrange_position(box, checked, seed, named)
    return Game.start(box, checked, seed, commitment(seed), chance == "manual", list(names), origin)


def load(dumped: dict[str, Any]) -> Game:
    """The game of a dump: the inverse of `Game.dump`."""
    if not isinstance(dumped, dict):
        raise RecordError(f"a saved game is an object with named fields, not {shown(dumped)}")
    return _records.load(dumped, box_of)


def replay(text: str, at: int | None = None) -> Game:
    """The game of a record: the inverse of `Game.record`. With `at`, as it was after so many entries."""
    if at is not None and type(at) is not int:
        raise RecordError(f"the number of entries is a whole number, not {shown(at)}")
    return _records.replay(_text(text), box_of, at)


def verify(text: str) -> Verdict:
    """Play a record again, and check every move and every die against the seed that was committed to."""
    return _records.verify(_text(text), box_of)


def _text(record: str) -> str:
    if not isinstance(record, str):
        raise RecordError(f"a record is text, not {shown(record)}")
    return record
