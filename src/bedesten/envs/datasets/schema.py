"""What the columns of a dataset are."""

from __future__ import annotations

from typing import Any, Final

import pyarrow as pa

__all__ = ["DECISIONS", "FORMAT", "GAMES", "decisions_schema", "games_schema"]

FORMAT: Final = 1
"""Goes up when a column comes to mean something else."""

DECISIONS: Final = "decisions.parquet"
GAMES: Final = "games.parquet"


def decisions_schema(size: int, about: dict[bytes, bytes]) -> Any:
    """A row for each decision of each game, in the order in which they were made."""
    return pa.schema(
        [
            pa.field("game", pa.int32(), nullable=False),  # the game's index
            pa.field("number", pa.int32(), nullable=False),  # of the decision in its game, from 0
            pa.field("seat", pa.int8(), nullable=False),
            pa.field("turn", pa.int32(), nullable=False),  # counted from 1
            pa.field("question", pa.dictionary(pa.int16(), pa.string()), nullable=False),
            pa.field("observation", pa.binary(size), nullable=False),  # a byte for each number of the layout
            pa.field("legal", pa.list_(pa.int32()), nullable=False),  # the legal actions, ascending
            pa.field("action", pa.int32(), nullable=False),
            pa.field("rank", pa.int8(), nullable=False),  # of the seat, when the game was over
            pa.field("payoff", pa.float32(), nullable=False),  # by place: 1 for the first, -1 for the last
        ],
        metadata=about,
    )


def games_schema(about: dict[bytes, bytes]) -> Any:
    """A row for each game."""
    return pa.schema(
        [
            pa.field("game", pa.int32(), nullable=False),
            pa.field("seed", pa.int64(), nullable=False),  # bedesten.new with it and the options deals this game
            pa.field("bots", pa.list_(pa.string()), nullable=False),  # by seat
            pa.field("ranks", pa.list_(pa.int8()), nullable=False),  # by seat
            pa.field("start", pa.int8(), nullable=False),
            pa.field("decisions", pa.int32(), nullable=False),
            pa.field("turns", pa.int32(), nullable=False),
            pa.field("moves", pa.list_(pa.int32()), nullable=False),  # of the seats, in order: they replay the game
            pa.field("fingerprint", pa.string(), nullable=False),  # of the last position
        ],
        metadata=about,
    )
