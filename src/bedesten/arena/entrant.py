"""A bot that enters a tournament: what it is made of, and what it is called there."""

from __future__ import annotations

from dataclasses import dataclass

from bedesten.arena.plan import make_bot
from bedesten.bots.bot import Bot

__all__ = ["Entrant"]


@dataclass(frozen=True)
class Entrant:
    """A bot under a name of its own, so that one kind can enter with several budgets."""

    name: str
    bot: str
    """As the command line names it: `greedy`, `mcts:iterations=200`, `./my_bot.py:MyBot`."""

    @property
    def __name__(self) -> str:
        return self.name

    def __call__(self, seed: int) -> Bot:
        return make_bot(self.bot, seed)
