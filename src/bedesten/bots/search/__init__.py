"""The generic searches: they know no game; what a position is worth they ask a judge. Yours may extend them."""

from __future__ import annotations

from bedesten.bots.search.champion import ChampionBot
from bedesten.bots.search.greedy import GreedyBot
from bedesten.bots.search.mcts import MctsBot
from bedesten.bots.search.planner import PlannerBot
from bedesten.bots.search.strategist import StrategistBot

__all__ = ["ChampionBot", "GreedyBot", "MctsBot", "PlannerBot", "StrategistBot"]
