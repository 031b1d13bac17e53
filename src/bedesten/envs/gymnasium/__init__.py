"""Gymnasium: one seat against named bots.

>>> import gymnasium, bedesten.envs.gymnasium
>>> env = gymnasium.make("bedesten/Istanbul-v0", players=3, rivals="random")
>>> observation, info = env.reset(seed=7)
>>> int(info["action_mask"].sum()) > 0
True

Importing this registers ``bedesten/Istanbul-v0`` and ``bedesten/DiceGame-v0``; `gymnasium.make_vec` steps many games of
them in one call. For self-play, without bots, it makes ``bedesten/IstanbulSelfPlay-v0`` and
``bedesten/DiceGameSelfPlay-v0``.
"""

from __future__ import annotations

import gymnasium

from bedesten.envs.gymnasium.many import SeatVectorEnv
from bedesten.envs.gymnasium.processes import ProcessesVectorEnv
from bedesten.envs.gymnasium.seat import SeatEnv
from bedesten.envs.gymnasium.selfplay import SelfPlayVectorEnv

__all__ = ["ProcessesVectorEnv", "SeatEnv", "SeatVectorEnv", "SelfPlayVectorEnv"]

for _name, _game in (("Istanbul", "istanbul"), ("DiceGame", "dicegame")):
    gymnasium.register(
        f"bedesten/{_name}-v0",
        entry_point="bedesten.envs.gymnasium.seat:SeatEnv",
        vector_entry_point="bedesten.envs.gymnasium.many:SeatVectorEnv",
        kwargs={"game": _game},
    )
    gymnasium.register(
        f"bedesten/{_name}SelfPlay-v0",
        vector_entry_point="bedesten.envs.gymnasium.processes:self_play",
        kwargs={"game": _game},
    )
