"""What the end of a game is worth to each seat."""

from __future__ import annotations

from typing import Final

from bedesten.envs.observations.encoder import Encoder
from bedesten.kernel.box import Box
from bedesten.kernel.errors import OptionError, shown
from bedesten.kernel.table import Table

__all__ = ["REWARDS", "check_reward", "payoffs", "shaped"]

REWARDS: Final = ("place", "win", "rubies")
"""How a game is rewarded: see `payoffs`, and for the last `shaped`."""


def check_reward(reward: str) -> str:
    if reward not in REWARDS:
        raise OptionError(f"reward: one of {', '.join(REWARDS)}, not {shown(reward)}")
    return reward


def payoffs(box: Box, table: Table, players: int, reward: str) -> list[float]:
    """The end of a game, for each seat; all sums are 0.

    By place: 1 for the first, -1 for the last, the others evenly between; the tied share the mean. By win: 1 for a sole
    winner, and the others bear it evenly.
    """
    standings = box.standings(table, players)
    found = [0.0] * players
    for standing in standings:
        tied = 0
        for other in standings:
            if other.rank == standing.rank:
                tied += 1
        if reward == "place":
            mean = standing.rank + (tied - 1) / 2
            found[standing.seat] = 1 - 2 * (mean - 1) / (players - 1)
        elif standing.rank == 1:
            found[standing.seat] = (players / tied - 1) / (players - 1)
        else:
            found[standing.seat] = -1 / (players - 1)
    return found


def shaped(encoder: Encoder, table: Table, seat: int) -> float:
    """How far a seat has come, from 0 to about 1: its rubies of those that bring the end. With the reward `rubies` each
    step is worth what it adds to this, and the end besides what a win is worth."""
    return encoder.rubies(table, seat) / encoder.target(table)
