"""Many games in which every seat is played from outside, stepped in one call."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from bedesten.envs.gymnasium.terms import LIMIT, check_limit, drawn_seed
from bedesten.envs.gymnasium.vector import GamesVectorEnv, Results, Told
from bedesten.envs.play.all_seats import AllSeats
from bedesten.envs.play.all_seats_vector import AllSeatsVector
from bedesten.envs.play.rewards import check_reward
from bedesten.envs.play.vector import Many
from bedesten.envs.running import dealer_of
from bedesten.kernel.sight import Sight

__all__ = ["SelfPlayVectorEnv"]


class SelfPlayVectorEnv(GamesVectorEnv):
    """Self-play: there are no bots, and in each step whoever is asked answers, one decision in each game.

    ``info["seat"]`` says who is asked in each game: its row of the observations is what that seat sees, from itself on,
    and its mask what it may do. `rewards` are those of the seats that answered; ``info["rewards"]`` has a row for each
    game with those of all its seats, for games are won and lost by the moves of others, too. An illegal action ends
    its game with a reward of -1 for who made it. In a game that has ended `seat` is the one that answered last.
    """

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "istanbul",
        *,
        reward: str = "place",
        limit: int = LIMIT,
        raw: bool = False,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.dealer = dealer_of(game, options)
        self.players = self.dealer.players
        check_reward(reward)
        check_limit(limit, self.players)
        self.vector = AllSeatsVector([AllSeats(self.dealer, reward, limit) for _ in range(num_envs)])
        super().__init__(num_envs, self.dealer, self.vector, raw, copy)

    def attach(self, games: Many) -> None:
        super().attach(games)
        self._seats = np.frombuffer(self.vector.seats, np.uint8)

    @property
    def seats(self) -> NDArray[np.uint8]:
        """Who is asked in each game; in one that has ended, who answered last."""
        return self._seats.copy()

    def told(self) -> Told:
        return {
            "action_mask": self.action_masks(),
            "seat": self.seats,
            "rewards": np.zeros((self.num_envs, self.players)),
        }

    def begin(self, i: int, seed: int | None) -> None:
        self.vector.begin(i, drawn_seed(self.np_random) if seed is None else seed)

    def step(self, actions: NDArray[np.int64]) -> Results:
        vector = self.vector
        waiting = vector.waiting
        vector.step(np.asarray(actions).tolist())
        for i in waiting:
            self.begin(i, None)
        seen = self.observe()
        info = self.told()
        rewards = np.zeros(self.num_envs)
        for i in vector.paid:
            info["rewards"][i] = vector.rewards[i]
            rewards[i] = vector.rewards[i][vector.answered[i]]
        over, broken_off = self.ends(info)
        return seen, rewards, over, broken_off, info

    def sight(self, game: int) -> Sight:
        """What a bot is handed in the place of the seat that is asked in a game."""
        episode = self.vector.episodes[game]
        assert episode.table is not None, "reset comes first"
        return Sight(episode.box, episode.table, episode.seat)

    def copy(self, seed: int | None = None, imagined: bool = True) -> SelfPlayVectorEnv:
        """All games in the same positions, to go on from apart.

        With a seed, dice and draws have other luck from here on, in each game another, and what the seat that is asked
        can't see is dealt anew (unless not `imagined`).
        """
        twin: SelfPlayVectorEnv = self.twin()
        twin.vector = self.vector.copy()
        twin.attach(twin.vector)
        if seed is not None:
            for i, episode in enumerate(twin.vector.episodes):
                episode.change_luck(seed + i, episode.seat if imagined else -1)
        twin.games.look()
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> SelfPlayVectorEnv:
        return self.copy()
