"""Players that are not people.

::

    bot = make("vizier", seed=1)               # a level
    bot = make("mcts:iterations=200", seed=1)  # a way to play, with options
    bot = make("./my_bot.py:MyBot", seed=1)    # one of your own
    bot = make("exec:./my-bot", seed=1)        # a program in any language
    game.play(bot.choose(game.sight(game.actor)))
"""

from __future__ import annotations

from bedesten.bots.bot import Bot
from bedesten.bots.judge import Judge
from bedesten.bots.levels import ADVISER, LEVELS, USUAL, Level
from bedesten.bots.opinion import MoveOpinion, Opinion
from bedesten.bots.registry import BOTS, is_bot, is_program, known, listed, make

__all__ = [
    "ADVISER",
    "BOTS",
    "LEVELS",
    "USUAL",
    "Bot",
    "Judge",
    "Level",
    "MoveOpinion",
    "Opinion",
    "is_bot",
    "is_program",
    "known",
    "listed",
    "make",
]
