"""A bot that looks to the end of its own turn."""

from __future__ import annotations

from bedesten.bots.bot import Bot
from bedesten.kernel.sight import Sight

__all__ = ["GreedyBot"]


class GreedyBot(Bot):
    """The move that leads to the best end of the turn."""

    def choose(self, sight: Sight) -> int:
        return sight.moves()[-1]
