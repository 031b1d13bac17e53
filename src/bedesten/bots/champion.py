"""The strongest bot: the tree search, with what was learned by self-play."""

from __future__ import annotations

from bedesten.bots.budget import Budget
from bedesten.bots.mcts import MctsBot

__all__ = ["ChampionBot"]


class ChampionBot(MctsBot):
    """Tree search over whole turns of all seats, their chances judged by what was learned from many games."""

    def __init__(self, seed: int = 0, judge: str = "learned", style: str = "", budget: Budget | None = None) -> None:
        super().__init__(seed, judge, style, budget)
