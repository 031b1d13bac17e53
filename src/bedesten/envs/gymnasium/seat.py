"""One seat against named bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import bedesten
from bedesten.envs.drawing import picture_of, text_of
from bedesten.envs.gymnasium.terms import LIMIT, Terms, spaces
from bedesten.kernel.errors import OptionError
from bedesten.kernel.sight import Sight

__all__ = ["SeatEnv"]

Told = dict[str, Any]


class SeatEnv(gymnasium.Env[Any, Any]):
    """A seat of a game; the others are bots.

    Actions are those of the game's action space; `action_masks` says which are legal. An illegal one ends the episode
    with a reward of -1. `reset(seed=7)` deals the game that ``bedesten.new(seed=7)`` deals.
    """

    metadata = {"render_modes": ["ansi", "rgb_array", "svg"], "render_fps": 2}  # noqa: RUF012  (as gymnasium declares it)

    def __init__(
        self,
        game: str = "istanbul",
        *,
        seat: int | None = None,
        rivals: str | Sequence[str] = "random",
        reward: str = "place",
        limit: int = LIMIT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise OptionError(f"render_mode: one of {', '.join(self.metadata['render_modes'])}, not {render_mode!r}")
        self.render_mode = render_mode
        self.terms = Terms(game, seat, rivals, reward, limit, options)
        self.match = self.terms.match()
        self.game_seed: int | None = None
        """Of the running game."""
        self.arrays, seen, self.action_space = spaces(self.terms.dealer)
        self.observation_space: gymnasium.spaces.Space[Any] = seen
        self._mask: NDArray[np.int8] | None = None

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[NDArray[np.float32], Told]:
        super().reset(seed=seed)
        self.game_seed, seat = self.terms.draw(seed, self.np_random)
        self.match.begin(self.game_seed, seat)
        self._mask = None
        return self.arrays.observation(self.match.observation()), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, Told]:
        match = self.match
        reward = match.step(int(action))
        self._mask = None
        over = match.over()
        info = self._info()
        if match.forfeited:
            info["illegal"] = True
        return self.arrays.observation(match.observation()), reward, over, match.ended() and not over, info

    def _info(self) -> Told:
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """The legal actions, as sb3-contrib wants them."""
        if self._mask is None:
            self._mask = self.arrays.mask(self.match.mask())
        return self._mask

    def render(self) -> Any:
        if self.render_mode is None or self.match.table is None:
            return None
        dealer = self.terms.dealer
        view = dealer.box.view(self.match.table, self.match.seat)
        names = getattr(dealer.options(self.game_seed or 0), "place_names", {})
        if self.render_mode == "ansi":
            return text_of(dealer.box.name, view, names)
        picture = picture_of(dealer.box.name, view, names)
        return picture.svg() if self.render_mode == "svg" else picture.pixels()

    def sight(self) -> Sight:
        """What a bot is handed in the place of this seat: its answer is then ``sight.action(bot.choose(sight))``."""
        assert self.match.table is not None, "reset comes first"
        return Sight(self.terms.dealer.box, self.match.table, self.match.seat)

    def record(self) -> str:
        """The game so far as a record, seed included, to be looked at with `bedesten replay`."""
        if self.game_seed is None:
            raise OptionError("a copy with other luck has no record: its dice follow from no seed")
        dealer = self.terms.dealer
        game = bedesten.new(dealer.box.name, seed=self.game_seed, **dealer.given)
        for move in self.match.line:
            game.play(move)
        return game.record(reveal=True)

    def copy(self, seed: int | None = None, imagined: bool = True) -> SeatEnv:
        """The same position, to go on from apart: both go the same way if they are given the same actions.

        With a seed, dice, draws and bots have other luck from here on, and what the seat can't see is dealt anew
        (unless not `imagined`): so a search learns nothing that it should not know.
        """
        twin = object.__new__(SeatEnv)
        twin.__dict__.update(self.__dict__)
        twin.match = self.match.copy()
        twin._np_random = None
        if self._np_random is not None:
            twin._np_random = np.random.Generator(type(self._np_random.bit_generator)())
            twin._np_random.bit_generator.state = self._np_random.bit_generator.state
        if seed is not None:
            twin.game_seed = None
            twin.match.change_luck(seed, imagined)
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> SeatEnv:
        return self.copy()
