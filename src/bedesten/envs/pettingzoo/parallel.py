"""The environment in which all seats answer at once, for code that knows no turns."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from bedesten.envs.pettingzoo.table import RENDER_MODES, Spaces, check_mode, rendered
from bedesten.envs.running import Running
from bedesten.kernel.sight import Sight

__all__ = ["ParallelTable"]

Answers = tuple[
    dict[str, dict[str, NDArray[Any]]],
    dict[str, float],
    dict[str, bool],
    dict[str, bool],
    dict[str, dict[str, Any]],
]


class ParallelTable(ParallelEnv):  # type: ignore[misc]
    """Every seat answers in every step, and only the answer of the seat that is asked counts; the masks of the others
    are empty. An illegal answer is replaced by a legal one that is drawn, and ``infos[agent]["illegal"]`` says so.
    With `max_cycles` the game is broken off after so many steps."""

    def __init__(
        self,
        game: str,
        *,
        reward: str = "place",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.metadata = {"name": f"bedesten_{game}_parallel_v0", "render_modes": RENDER_MODES, "render_fps": 2}
        self.render_mode = check_mode(render_mode)
        self.running = Running(game, reward, max_cycles, options)
        self.spaces = Spaces(self.running)
        self.possible_agents = self.spaces.names
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.spaces.observations[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.spaces.actions[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, NDArray[Any]]], dict[str, dict[str, Any]]]:
        self.running.begin(seed)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, dict[str, NDArray[Any]]]:
        running = self.running
        return {
            agent: {"observation": running.observation(seat), "action_mask": running.mask(seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(self, actions: dict[str, Any]) -> Answers:
        running = self.running
        asked = self.possible_agents[running.asked]
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        action = actions.get(asked)
        if action is None or not running.mask(running.asked)[int(action)]:
            infos[asked]["illegal"] = True
            action = running.any_action()
        worth = running.episode.play(running.move(int(action))) or [0.0] * running.players
        over, broken_off = running.table.over, running.broken_off
        names = self.possible_agents
        result = (
            self._seen(),
            dict(zip(names, worth, strict=True)),
            dict.fromkeys(names, over),
            dict.fromkeys(names, broken_off),
            infos,
        )
        if over or broken_off:
            self.agents = []
        return result

    def render(self) -> NDArray[np.uint8] | str | None:
        return rendered(self.running, self.render_mode)

    def close(self) -> None:
        """Nothing needs to be closed."""

    def sight(self, agent: str) -> Sight:
        """What a bot is handed in the place of an agent."""
        return self.running.sight(self.possible_agents.index(agent))

    def copy(self, seed: int | None = None) -> ParallelTable:
        """The same position, to go on from apart; with a seed, dice and draws have other luck from here on."""
        twin = object.__new__(ParallelTable)
        twin.__dict__.update(self.__dict__)
        twin.agents = self.agents[:]
        twin.running = self.running.copy(seed)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> ParallelTable:
        return self.copy()
