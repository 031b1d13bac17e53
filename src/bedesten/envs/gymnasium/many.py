"""Many games, each with one seat against bots, stepped in one call."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bedesten.envs.gymnasium.terms import LIMIT, Terms
from bedesten.envs.gymnasium.vector import GamesVectorEnv, Results
from bedesten.envs.play.one_seat_vector import OneSeatVector

__all__ = ["SeatVectorEnv"]


class SeatVectorEnv(GamesVectorEnv):
    """One seat against bots, in many games: the terms are those of `SeatEnv`."""

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
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.terms = Terms(game, seat, rivals, reward, limit, options)
        self.matches = OneSeatVector([self.terms.match() for _ in range(num_envs)])
        super().__init__(num_envs, self.terms.dealer, self.matches, raw, copy)

    def begin(self, i: int, seed: int | None) -> None:
        self.matches.begin(i, *self.terms.draw(seed, self.np_random))

    def step(self, actions: NDArray[np.int64]) -> Results:
        matches = self.matches
        waiting = matches.waiting
        matches.step(np.asarray(actions).tolist())
        rewards = np.zeros(self.num_envs)
        for i in matches.paid:
            rewards[i] = matches.rewards[i]
        for i in waiting:
            self.begin(i, None)
        seen = self.observe()
        info = self.told()
        over, broken_off = self.ends(info)
        return seen, rewards, over, broken_off, info

    def copy(self, seed: int | None = None, imagined: bool = True) -> SeatVectorEnv:
        """All games in the same positions, to go on from apart.

        With a seed, dice, draws and bots have other luck from here on, in each game another, and what the seat can't
        see is dealt anew (unless not `imagined`).
        """
        twin: SeatVectorEnv = self.twin()
        twin.matches = self.matches.copy()
        twin.attach(twin.matches)
        if seed is not None:
            for i, match in enumerate(twin.matches.matches):
                match.change_luck(seed + i, imagined)
        twin.games.look()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> SeatVectorEnv:
        return self.copy()
