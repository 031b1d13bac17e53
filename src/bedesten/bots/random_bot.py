"""A bot that plays at random: the measure of all others."""

from __future__ import annotations

from bedesten.bots.bot import Bot
from bedesten.kernel.sight import Sight

__all__ = ["RandomBot"]


class RandomBot(Bot):
    """Any legal move, each as likely as the others."""

    def choose(self, sight: Sight) -> int:
        moves = sight.moves()
        return moves[self.chance.below(len(moves))]
