"""The Dice Game as PettingZoo environments, with the names that PettingZoo's modules have."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.conversions import parallel_to_aec

from bedesten.envs.pettingzoo.checked import CheckedTable
from bedesten.envs.pettingzoo.parallel import ParallelTable
from bedesten.envs.pettingzoo.turns import TurnTable

__all__ = ["cycle_env", "env", "parallel_env", "raw_env"]


def raw_env(**options: Any) -> TurnTable:
    """The environment without wrappers: it trusts the order of calls, and an illegal action raises."""
    return TurnTable("dicegame", **options)


def env(**options: Any) -> CheckedTable:
    """The environment with PettingZoo's checks: an illegal action ends the game, and who made it loses."""
    return CheckedTable(raw_env(**options))


def parallel_env(**options: Any) -> ParallelTable:
    """All seats answer at once; only the answer of the one that is asked counts."""
    return ParallelTable("dicegame", **options)


def cycle_env(**options: Any) -> Any:
    """`parallel_env` as an environment of turns: in each cycle every seat answers once."""
    return parallel_to_aec(parallel_env(**options))
