"""A bot that always answers: whatever goes wrong inside it, it plays a sound move and the log says why."""

from __future__ import annotations

import logging
from typing import Final

from bedesten.bots.bot import Bot
from bedesten.bots.opinion import Opinion
from bedesten.kernel.sight import Sight

__all__ = ["FallbackBot"]

LOG: Final = logging.getLogger("bedesten.bots")


class FallbackBot(Bot):
    """Lets a bot choose; if that fails, another one; if that fails too, takes the first legal move."""

    def __init__(self, bot: Bot, fallback: Bot, name: str) -> None:
        super().__init__(0)
        self.bot = bot
        self.fallback = fallback
        self.name = name

    def choose(self, sight: Sight) -> int:
        moves = sight.moves()
        for bot in (self.bot, self.fallback):
            try:
                move = bot.choose(sight)
            except Exception as error:  # a bug must not end somebody's game
                LOG.exception("%s failed (%s: %s) and plays a fallback", self.name, type(error).__name__, error)
                continue
            if move in moves:
                return move
            LOG.error("%s chose %r, which is not possible, and plays a fallback", self.name, move)
        return moves[0]

    def opinion(self, sight: Sight) -> Opinion | None:
        """What the bot thinks, or else what its fallback thinks; None if neither can tell."""
        for bot in (self.bot, self.fallback):
            try:
                return bot.opinion(sight)
            except Exception as error:
                LOG.exception("%s has no opinion (%s: %s)", self.name, type(error).__name__, error)
        return None
