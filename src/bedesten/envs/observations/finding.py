"""The encoder of a table."""

from __future__ import annotations

from typing import Final

from bedesten.dicegame.board import DiceBoard
from bedesten.envs.observations.board_game import BoardEncoder
from bedesten.envs.observations.dice_game import DiceEncoder
from bedesten.envs.observations.encoder import Encoder
from bedesten.istanbul.board import Board
from bedesten.kernel.errors import OptionError
from bedesten.kernel.table import Table

__all__ = ["encoder_of"]

MOST_KEPT: Final = 64
_KEPT: Final[dict[int, Encoder]] = {}
"""Encoders by the identity of their book, which they keep alive: each random layout has a book of its own."""


def encoder_of(table: Table) -> Encoder:
    """The encoder of this table's setup; made once for each setup, as long as it is in use."""
    key = id(table.book)
    if key not in _KEPT:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        _KEPT[key] = _new(table)
    return _KEPT[key]


def _new(table: Table) -> Encoder:
    if isinstance(table, Board):
        return BoardEncoder(table)
    if isinstance(table, DiceBoard):
        return DiceEncoder(table)
    raise OptionError("there are no observations of this game")
