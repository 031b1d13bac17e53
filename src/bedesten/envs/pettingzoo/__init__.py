"""PettingZoo: every seat is an agent.

>>> from bedesten.envs.pettingzoo import istanbul_v0
>>> env = istanbul_v0.env(players=3)
>>> env.reset(seed=7)
>>> env.agent_selection
'player_0'
>>> observation, reward, terminated, truncated, info = env.last()
>>> int(observation["action_mask"].sum())
10

Importing this registers ``bedesten/istanbul-v0`` and ``bedesten/dicegame-v0`` with `pettingzoo.make`.
"""

from __future__ import annotations

from pettingzoo.env_registry.registration import register

from bedesten.envs.pettingzoo import dicegame_v0, istanbul_v0

__all__ = ["dicegame_v0", "istanbul_v0"]

register("aec", "bedesten/istanbul-v0", entry_point=istanbul_v0.env)
register("aec", "bedesten/dicegame-v0", entry_point=dicegame_v0.env)
register("parallel", "bedesten/istanbul-v0", entry_point=istanbul_v0.parallel_env)
register("parallel", "bedesten/dicegame-v0", entry_point=dicegame_v0.parallel_env)
