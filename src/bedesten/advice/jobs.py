"""Jobs for bots that think elsewhere, in a process or a worker of their own: plain data that can be sent there.

Positions are told as the bot's seat imagines them, so that whoever thinks can't know more than the seat may.
"""

from __future__ import annotations

from typing import Any, Final

from bedesten.advice.advise import advice_on
from bedesten.advice.types import plain_advice
from bedesten.bots.bot import Bot
from bedesten.bots.levels import SPECS
from bedesten.bots.registry import ALGORITHMS, make
from bedesten.kernel.boxes import box_of
from bedesten.kernel.chance import generator
from bedesten.kernel.game import Game
from bedesten.kernel.position import dump_position, restore_position
from bedesten.kernel.sight import Sight

__all__ = ["ADVISE", "LINE", "job_of", "think"]

LINE: Final = "line"
"""The task to choose moves, until chance or another seat comes in."""
ADVISE: Final = "advise"
"""The task to say what each move is worth, and to tell the best plans with their reasons."""
LONGEST: Final = 60
"""Moves of one line, at the most."""


def job_of(game: Game, seat: int, task: str, bot: str, imagined: int, seed: int, asked: str = "") -> dict[str, Any]:
    """What a bot is to do for a seat. One seed is for what the seat can't see, the other for the bot itself."""
    return {
        "game": game.box.name,
        "options": game.options.as_dict(),
        "position": dump_position(game.box, game.sight(seat).sample(imagined)),
        "seat": seat,
        "task": task,
        "bot": bot,
        "seed": seed,
        "asked": asked,
    }


def think(job: dict[str, Any]) -> dict[str, Any]:
    """Carry out a job: choose a line of moves, or advise."""
    box = box_of(job["game"])
    options = box.options(job["options"], 0)
    table = box.lay(options, generator(0, "game"))
    restore_position(box, table, job["position"], tried=True)
    seat: int = job["seat"]
    table.manual = True
    bot = make(_in_time(job["bot"], job.get("ms", 0)), job["seed"])
    if job["task"] == ADVISE:
        return _advice(bot, Sight(box, table, seat), job["asked"], job.get("ms", 0))
    moves: list[int] = []
    while len(moves) < LONGEST and not table.over and table.asks[-1].seat == seat:
        move = bot.choose(Sight(box, table, seat))
        moves.append(move)
        before = table.turn
        table.play(move)
        if table.turn != before:
            break
    return {"moves": moves}


def _advice(bot: Bot, sight: Sight, asked: str, ms: int) -> dict[str, Any]:
    """The best plans with their reasons; and for each legal move that was worth a look its value, the chance to win and
    the place to be expected. None of it if the bot has no opinion."""
    opinion = bot.opinion(sight)
    if opinion is None:
        return {"values": None, "advice": None}
    values = [[rated.move, rated.value, rated.chance, rated.place] for rated in opinion.moves]
    return {"values": values, "advice": plain_advice(advice_on(sight, opinion, asked, ms))}


def _in_time(name: str, ms: int) -> str:
    """A level that thinks for so many milliseconds about each move at the most, if it is one that searches."""
    spec = SPECS.get(name, name)
    algorithm, _, options = spec.partition(":")
    if not ms or algorithm not in ALGORITHMS or "ms" not in ALGORITHMS[algorithm].options:
        return name
    return f"{algorithm}:{options},ms={ms}" if options else f"{algorithm}:ms={ms}"
