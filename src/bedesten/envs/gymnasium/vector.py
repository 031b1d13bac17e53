"""What environments of many games have in common."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from bedesten.envs.gymnasium.terms import spaces
from bedesten.envs.play.dealing import Dealer
from bedesten.envs.play.vector import Many
from bedesten.kernel.errors import OptionError

__all__ = ["Floats", "GamesVectorEnv", "Numbers", "Results", "Told"]

Told = dict[str, Any]
Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]
Results = tuple[Floats, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Told]


class GamesVectorEnv(VectorEnv[Any, Any, Any]):
    """So many games side by side; all that is done for each of them is done inside the engine.

    A game that has ended begins anew with the next step, whose action for it does not count. `action_masks` gives a
    row for each game, and so does ``info["action_mask"]``; ``info["illegal"]`` says which games an illegal action has
    ended, if any. With `raw` observations are the bytes of the layout, not yet divided by their highest values: four
    times smaller, and made in less time. Without `copy` observations and masks are always the same arrays, which the
    next step overwrites; those of bytes can't be written.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012  (as gymnasium declares it)

    def __init__(self, num_envs: int, dealer: Dealer, games: Many, raw: bool, copy: bool) -> None:
        self.num_envs = num_envs
        self.raw = raw
        self.copies = copy
        self.arrays, single, self.single_action_space = spaces(dealer, raw)
        self.single_observation_space = single
        self.observation_space = batch_space(single, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.attach(games)

    def attach(self, games: Many) -> None:
        """Look at these games from now on: at the memory into which they write what is seen and may be done."""
        self.games = games
        self._mask: NDArray[np.int8] | None = None
        self._seen = np.frombuffer(games.observations(), np.uint8).reshape(self.num_envs, -1)
        self._masks = np.frombuffer(games.masks(), np.int8).reshape(self.num_envs, -1)
        self._floats = np.empty(self._seen.shape, np.float32)

    def __getstate__(self) -> dict[str, Any]:
        views = ("_mask", "_seen", "_masks", "_floats")
        return {name: value for name, value in self.__dict__.items() if name not in views}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.attach(self.games)
        self.games.look()

    def begin(self, i: int, seed: int | None) -> None:
        """Begin a game anew; without a seed, that of one that is drawn."""
        raise NotImplementedError

    def told(self) -> Told:
        """What is told of all games besides."""
        return {"action_mask": self.action_masks()}

    def reset(self, *, seed: int | list[int | None] | None = None, options: Told | None = None) -> tuple[Floats, Told]:
        """Game `i` has the seed `seed + i`, or its own of a list."""
        if isinstance(seed, list) and len(seed) != self.num_envs:
            raise OptionError(f"seed: a number, or one for each of the {self.num_envs} games, not {len(seed)}")
        super().reset(seed=seed if isinstance(seed, int) else None)
        self.games.forget()
        for i in range(self.num_envs):
            self.begin(i, seed[i] if isinstance(seed, list) else None if seed is None else seed + i)
        return self.observe(), self.told()

    def ends(self, info: Told) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
        """Which games have come to their end with this step, and which were broken off."""
        over = np.zeros(self.num_envs, np.bool_)
        broken_off = np.zeros(self.num_envs, np.bool_)
        games = self.games
        if games.waiting:
            broken_off[games.waiting] = True
            over[games.over] = True
            broken_off ^= over
            if games.forfeited:
                illegal = np.zeros(self.num_envs, np.bool_)
                illegal[games.forfeited] = True
                info["illegal"] = info["_illegal"] = illegal
        return over, broken_off

    def observe(self) -> Floats:
        """A row for each game: what its seat sees, as the last step left it."""
        self._mask = None
        found: Any = self._seen
        if not self.raw:
            found = self.arrays.divided(found, np.empty(found.shape, np.float32) if self.copies else self._floats)
        elif self.copies:
            found = found.copy()
        rows: Floats = found
        return rows

    def action_masks(self) -> NDArray[np.int8]:
        """A row of legal actions for each game."""
        if self._mask is None:
            self._mask = self._masks.copy() if self.copies else self._masks
        return self._mask

    def legal_actions(self) -> tuple[Numbers, Numbers]:
        """What the masks mark, as lists: the indices of all legal actions in the masks laid end to end, in no order
        within a game; and for each game, and behind the last one, where its own begin."""
        legal, starts = (np.frombuffer(memory, np.int64) for memory in self.games.legal())
        return legal[: starts[-1]].copy(), starts.copy()

    def twin(self) -> Any:
        """The same environment, with the same games still, and the same luck."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._np_random = np.random.Generator(type(self.np_random.bit_generator)())
        twin._np_random.bit_generator.state = self.np_random.bit_generator.state
        return twin
