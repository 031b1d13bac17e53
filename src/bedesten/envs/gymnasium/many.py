"""Many games, each with one seat against bots, stepped in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from bedesten.envs.encoding.matches import Matches
from bedesten.envs.gymnasium.seat import LIMIT
from bedesten.envs.gymnasium.terms import Terms

__all__ = ["SeatVectorEnv"]

Told = dict[str, Any]
Floats = NDArray[np.float32]


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """So many games side by side; all that is done for each of them is done inside the engine.

    A game that has ended begins anew with the next step, whose action for it does not count. `action_masks` gives a
    row for each game, and so does ``info["action_mask"]``. With `raw` observations are the bytes of the layout, not
    yet divided by their highest values: four times smaller, and made in less time.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012  (as gymnasium declares it)

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "istanbul",
        *,
        seat: int | None = None,
        rivals: str | Sequence[str] = "random",
        reward: str = "place",
        limit: int = LIMIT,
        raw: bool = False,
        **options: Any,
    ) -> None:
        self.num_envs = num_envs
        self.terms = Terms(game, seat, rivals, reward, limit, options)
        self.raw = raw
        self.arrays, single, self.single_action_space = self.terms.spaces(num_envs)
        if raw:
            most = np.array(self.arrays.layout.most(), np.uint8)
            single = type(single)(np.zeros_like(most), most, dtype=np.uint8)
        self.single_observation_space = single
        self.observation_space = batch_space(single, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.matches = Matches([self.terms.match() for _ in range(num_envs)])
        self._mask: NDArray[np.int8] | None = None

    def reset(self, *, seed: int | list[int | None] | None = None, options: Told | None = None) -> tuple[Floats, Told]:
        """Game `i` has the seed `seed + i`, or its own of a list."""
        first = seed if isinstance(seed, int) else None
        super().reset(seed=first)
        seeds: Sequence[int | None]
        if isinstance(seed, list):
            seeds = seed
        else:
            seeds = [None] * self.num_envs if seed is None else [seed + i for i in range(self.num_envs)]
        for i, match in enumerate(self.matches.matches):
            self.terms.begin(match, seeds[i], self.np_random)
            self.matches.begun(i)
        return self.observe(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Floats, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Told]:
        matches = self.matches
        waiting = matches.waiting()
        matches.step(actions.tolist())
        for i in waiting:
            self.terms.begin(matches.matches[i], None, self.np_random)
            matches.begun(i)
        over = np.frombuffer(matches.over, np.bool_).copy()
        ended = np.frombuffer(matches.ended, np.bool_)
        return self.observe(), np.array(matches.rewards), over, ended ^ over, self._info()

    def observe(self) -> Floats:
        """A row for each game: what its seat sees."""
        self._mask = None
        values = self.matches.observations()
        if self.raw:
            found: Any = np.frombuffer(values, np.uint8).copy()
        else:
            found = self.arrays.observation(values)
        rows: Floats = found.reshape(self.num_envs, -1)
        return rows

    def _info(self) -> Told:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """A row of legal actions for each game."""
        if self._mask is None:
            self._mask = self.arrays.mask(self.matches.masks()).reshape(self.num_envs, -1)
        return self._mask

    def copy(self) -> SeatVectorEnv:
        """All games in the same positions, to go on from apart."""
        twin = object.__new__(SeatVectorEnv)
        twin.__dict__.update(self.__dict__)
        twin.matches = self.matches.copy()
        twin._np_random = np.random.Generator(type(self.np_random.bit_generator)())
        twin._np_random.bit_generator.state = self.np_random.bit_generator.state
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> SeatVectorEnv:
        return self.copy()
