"""OpenSpiel: both games as Python games, with explicit chance.

>>> import pyspiel, bedesten.envs.openspiel
>>> game = pyspiel.load_game("bedesten_istanbul(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Importing this registers ``bedesten_istanbul`` and ``bedesten_dicegame``.
"""

from __future__ import annotations

from bedesten.envs.openspiel.games import OpenSpielBoardGame, OpenSpielDiceGame
from bedesten.envs.openspiel.state import SpielState

__all__ = ["OpenSpielBoardGame", "OpenSpielDiceGame", "SpielState"]
