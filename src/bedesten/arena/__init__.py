"""Many games between bots, on all cores, the same for the same seed.

>>> from bedesten import arena
>>> [game.winners for game in arena.simulate(2, "random", seed=7, jobs=1, players=2)]  # doctest: +ELLIPSIS
[(...,), (...,)]
"""

from __future__ import annotations

from bedesten.arena.contest import Progress, play_tournament
from bedesten.arena.entrant import Entrant
from bedesten.arena.executors import Executor, Local, Processes, cores
from bedesten.arena.extras import MissingExtra
from bedesten.arena.job import GameFailed, Job, Result, SeatResult, play_game, play_job
from bedesten.arena.ledger import Ledger, LedgerError, read_folder
from bedesten.arena.matches import Match
from bedesten.arena.outcomes import outcome
from bedesten.arena.plan import BotMaker, Plan, bot_name, prepare, seatings
from bedesten.arena.ratings import Rating, rate
from bedesten.arena.seeds import bot_seed, game_seed
from bedesten.arena.shares import Share, share_of
from bedesten.arena.simulation import run, simulate, workers
from bedesten.arena.tally import Tally, wilson
from bedesten.arena.tournament import GameSetting, Tournament, make_tournament, read_file

__all__ = [
    "BotMaker",
    "Entrant",
    "Executor",
    "GameFailed",
    "GameSetting",
    "Job",
    "Ledger",
    "LedgerError",
    "Local",
    "Match",
    "MissingExtra",
    "Plan",
    "Processes",
    "Progress",
    "Rating",
    "Result",
    "SeatResult",
    "Share",
    "Tally",
    "Tournament",
    "bot_name",
    "bot_seed",
    "cores",
    "game_seed",
    "make_tournament",
    "outcome",
    "play_game",
    "play_job",
    "play_tournament",
    "prepare",
    "rate",
    "read_file",
    "read_folder",
    "run",
    "seatings",
    "share_of",
    "simulate",
    "wilson",
    "workers",
]
