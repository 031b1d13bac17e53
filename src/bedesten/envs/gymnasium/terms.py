"""What the single and the vector environment are told alike: game, seat, rivals, reward, limit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from bedesten.bots import listed, make
from bedesten.envs.arrays import Arrays
from bedesten.envs.observations.finding import encoder_of
from bedesten.envs.play.dealing import Dealer
from bedesten.envs.play.one_seat import OneSeat
from bedesten.envs.play.rewards import check_reward
from bedesten.envs.running import dealer_of
from bedesten.kernel.errors import OptionError, shown

__all__ = ["LIMIT", "Terms", "check_limit", "drawn_seed", "spaces"]

SEEDS: Final = 1 << 62
"""Seeds that are drawn are below this."""
ANY_SEAT: Final = -1
LEAST: Final = 20
"""Decisions for each player, at the least, before a game may be broken off."""


LIMIT: Final = 20_000
"""Decisions, the bots' included, after which a game is broken off unless told otherwise. None has come near."""


def check_limit(limit: int, players: int) -> int:
    if limit < LEAST * players:
        raise OptionError(f"limit: {LEAST * players} decisions or more, so that all are asked, not {shown(limit)}")
    return limit


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
        self.dealer = dealer_of(game, options)
        self.players = self.dealer.players
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
        self.limit = check_limit(limit, self.players)

    def match(self) -> OneSeat:
        return OneSeat(self.dealer, self.rivals, self.reward, self.limit)

    def draw(self, seed: int | None, luck: np.random.Generator) -> tuple[int, int]:
        """The seed and the seat of a match; what is not given is drawn."""
        if seed is None:
            seed = drawn_seed(luck)
        return seed, int(luck.integers(self.players)) if self.seat == ANY_SEAT else self.seat


def drawn_seed(luck: np.random.Generator) -> int:
    return int(luck.integers(SEEDS))


def spaces(dealer: Dealer, raw: bool = False) -> tuple[Arrays, gymnasium.spaces.Box[Any], gymnasium.spaces.Discrete]:
    """Of one game. Raw observations are the bytes of the layout."""
    arrays = Arrays(encoder_of(dealer.deal(0)))
    seen: gymnasium.spaces.Box[Any]
    if raw:
        most = np.array(arrays.layout.most(), np.uint8)
        seen = gymnasium.spaces.Box(np.zeros_like(most), most, dtype=np.uint8)
    else:
        seen = gymnasium.spaces.Box(0, 1, (arrays.size,), np.float32)
    return arrays, seen, gymnasium.spaces.Discrete(arrays.actions)
