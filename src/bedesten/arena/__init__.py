"""Many games between bots, on all cores, the same for the same seed.

>>> from bedesten import arena
>>> [game.winners for game in arena.simulate(2, "random", seed=7, jobs=1, players=2)]  # doctest: +ELLIPSIS
[(...,), (...,)]
"""

from __future__ import annotations

from bedesten.arena.executors import Executor, Local, Processes, cores
from bedesten.arena.job import GameFailed, Job, Result, SeatResult, play_game, play_job
from bedesten.arena.plan import BotMaker, Plan, bot_name, prepare, seatings
from bedesten.arena.seeds import bot_seed, game_seed
from bedesten.arena.simulation import run, simulate, workers
from bedesten.arena.tally import Tally, wilson

__all__ = [
    "BotMaker",
    "Executor",
    "GameFailed",
    "Job",
    "Local",
    "Plan",
    "Processes",
    "Result",
    "SeatResult",
    "Tally",
    "bot_name",
    "bot_seed",
    "cores",
    "game_seed",
    "play_game",
    "play_job",
    "prepare",
    "run",
    "seatings",
    "simulate",
    "wilson",
    "workers",
]
