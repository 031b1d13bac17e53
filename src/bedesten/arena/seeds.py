"""Where the seeds of a simulation come from: each is a digest of what it is for, so that no game depends on another.

The seed of a game follows from the seed of the run and the game's index, the seed of a bot from the seed of the game
and the bot's seat. So the number of processes changes nothing, and one game can be played again from its own seed.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

__all__ = ["any_seed", "bot_seed", "game_seed"]

BITS: Final = 53
"""Of a derived seed: such a number survives JSON readers that keep numbers as floats."""


def game_seed(seed: int, index: int) -> int:
    """The seed of one game of a run."""
    return _derived(f"bedesten arena game {seed} {index}")


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot in a seat, from the seed of its game."""
    return _derived(f"bedesten arena bot {seed} {seat}")


def any_seed() -> int:
    """A seed for a run that was given none."""
    return secrets.randbits(BITS)


def _derived(words: str) -> int:
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:8], "big") >> (64 - BITS)
