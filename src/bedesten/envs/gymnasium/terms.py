"""What the single and the vector environment are told alike: game, seat, rivals, reward, limit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from bedesten.bots import listed, make
from bedesten.envs.arrays import Arrays
from bedesten.envs.encoding.finding import encoder_of
from bedesten.envs.encoding.match import Match, lay_table
from bedesten.envs.encoding.outcome import check_reward
from bedesten.envs.running import box_of, with_lists
from bedesten.kernel.errors import OptionError, shown

__all__ = ["Terms"]

SEEDS: Final = 1 << 62
"""Seeds that are drawn are below this."""
ANY_SEAT: Final = -1
LEAST: Final = 20
"""Decisions for each player, at the least, before a game may be broken off."""


class Terms:
    """Checked once, then every match begins on them."""

    def __init__(
        self,
        game: str,
        seat: int | None,
        rivals: str | Sequence[str],
        reward: str,
        limit: int,
        options: dict[str, Any],
    ) -> None:
        self.box = box_of(game)
        self.given = with_lists(options)
        self.players = self.box.options(self.given, 0).players
        if seat is not None and not 0 <= seat < self.players:
            raise OptionError(f"seat: 0 to {self.players - 1}, or None for any, not {shown(seat)}")
        self.seat = ANY_SEAT if seat is None else seat
        names = listed(rivals) if isinstance(rivals, str) else list(rivals)
        if len(names) == 1:
            names = names * (self.players - 1)
        if len(names) != self.players - 1:
            raise OptionError(
                f"rivals: one bot, or one for each of the {self.players - 1} other seats, not {len(names)}"
            )
        for name in names:
            make(name)  # knows which there are
        self.rivals = names
        self.reward = check_reward(reward)
        if limit < LEAST * self.players:
            raise OptionError(
                f"limit: {LEAST * self.players} decisions or more, so that all are asked, not {shown(limit)}"
            )
        self.limit = limit

    def match(self) -> Match:
        return Match(self.box, self.rivals, self.reward, self.limit)

    def begin(self, match: Match, seed: int | None, luck: np.random.Generator) -> int:
        """Begin a match with the game of a seed; what is not given is drawn. Tells the seed."""
        if seed is None:
            seed = int(luck.integers(SEEDS))
        seat = int(luck.integers(self.players)) if self.seat == ANY_SEAT else self.seat
        match.begin(self.box.options(self.given, seed), seed, seat)
        return seed

    def spaces(self, count: int = 1) -> tuple[Arrays, gymnasium.spaces.Box, gymnasium.spaces.Discrete]:
        """Of one match; the arrays take so many at once."""
        arrays = Arrays(encoder_of(lay_table(self.box, self.box.options(self.given, 0), 0)), count)
        return (
            arrays,
            gymnasium.spaces.Box(0, 1, (arrays.size,), np.float32),
            gymnasium.spaces.Discrete(arrays.actions),
        )
