"""The environment of turns (AEC): one agent after the other, each when it is asked."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from bedesten.envs.pettingzoo.table import RENDER_MODES, Spaces, check_mode, rendered
from bedesten.envs.running import Running
from bedesten.kernel.sight import Sight

__all__ = ["Observation", "TurnTable"]

Observation = dict[str, NDArray[Any]]


class TurnTable(AECEnv):  # type: ignore[misc]
    """A game with an agent for each seat: ``player_0`` … in the order of the seats.

    `reset(seed=7)` deals the game that ``bedesten.new(seed=7)`` deals. The agent that is asked may be the same many
    times in a row: a turn has several questions. With `max_cycles` the game is broken off after so many answers.
    """

    def __init__(
        self,
        game: str,
        *,
        reward: str = "place",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"bedesten_{game}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = check_mode(render_mode)
        self.running = Running(game, reward, max_cycles, options)
        self.spaces = Spaces(self.running)
        self.possible_agents = self.spaces.names
        self.seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._seen: dict[str, Observation] = {}

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.spaces.observations[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.spaces.actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.running.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._seen = {}
        self.agent_selection = self.possible_agents[self.running.asked]

    def observe(self, agent: str) -> Observation:
        """What a seat sees, and what it may do: nothing unless it is asked."""
        seen = self._seen.get(agent)
        if seen is None:
            seat = self.seats[agent]
            seen = {"observation": self.running.observation(seat), "action_mask": self.running.mask(seat)}
            self._seen[agent] = seen
        return seen

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is asked must answer")
        self.play(self.running.move(int(action)))

    def play(self, move: int) -> None:
        """The agent that is asked answers with a legal move."""
        episode = self.running.episode
        worth = episode.play(move)
        self._seen = {}
        self._cumulative_rewards[self.agent_selection] = 0.0
        if worth is not None:
            self.rewards = dict(zip(self.possible_agents, worth, strict=True))
            self._accumulate_rewards()
        if episode.moves:
            self.agent_selection = self.possible_agents[episode.seat]
        else:
            over = episode.over()
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, not over)
            self._deads_step_first()

    def forfeit(self, worth: float) -> None:
        """The agent that is asked ends the game for all, as PettingZoo has it: terminated and truncated."""
        agent = self.agent_selection
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = worth
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> NDArray[np.uint8] | str | None:
        return rendered(self.running, self.render_mode)

    def close(self) -> None:
        """Nothing needs to be closed."""

    def sight(self, agent: str | None = None) -> Sight:
        """What a bot is handed in the place of an agent, by default of the one that is asked: its answer is then
        ``sight.action(bot.choose(sight))``."""
        return self.running.sight(self.seats[self.agent_selection if agent is None else agent])

    def record(self) -> str:
        """The game so far as a record."""
        return self.running.record()

    def copy(self, seed: int | None = None, agent: str | None = None) -> TurnTable:
        """The same position, to go on from apart. With a seed, dice and draws have other luck from here on; with an
        agent besides, what he can't see is dealt anew: so a search learns nothing that it should not know."""
        twin = object.__new__(TurnTable)
        twin.__dict__.update(self.__dict__)
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            if name in self.__dict__:
                setattr(twin, name, dict(getattr(self, name)))
        if "infos" in self.__dict__:
            twin.infos = {name: dict(info) for name, info in self.infos.items()}
        twin.agents = self.agents[:]
        twin._seen = {}
        twin.running = self.running.copy(seed, None if agent is None else self.seats[agent])
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> TurnTable:
        return self.copy()
