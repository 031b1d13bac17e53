"""A process in which bots think: it reads jobs as lines of JSON, and answers each with a line.

It is told positions as the bot's seat imagines them, so that it can't know more than the seat may.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from typing import Any, Final

from bedesten import GAMES
from bedesten._build import compiled, sources_digest
from bedesten.advice import advice_on, plain_advice
from bedesten.bots import Bot, make
from bedesten.kernel.boxes import box_of
from bedesten.kernel.chance import generator
from bedesten.kernel.position import restore_position
from bedesten.kernel.sight import Sight

__all__ = ["main", "think"]

LONGEST: Final = 60
"""Moves of one line, at the most."""
NICE: Final = 5


def think(job: dict[str, Any]) -> dict[str, Any]:
    """Carry out a job: choose a line of moves, or advise, or say what this process is."""
    if job["task"] == "about":
        return _about()
    box = box_of(job["game"])
    options = box.options(job["options"], 0)
    table = box.lay(options, generator(0, "game"))
    restore_position(box, table, job["position"], tried=True)
    seat: int = job["seat"]
    table.manual = True
    bot = make(job["bot"], job["seed"])
    if job["task"] == "advise":
        return _advice(bot, Sight(box, table, seat), job["asked"])
    moves: list[int] = []
    while len(moves) < LONGEST and not table.over and table.asks[-1].seat == seat:
        move = bot.choose(Sight(box, table, seat))
        moves.append(move)
        before = table.turn
        table.play(move)
        if table.turn != before:
            break
    return {"moves": moves}


def _advice(bot: Bot, sight: Sight, asked: str) -> dict[str, Any]:
    """The best plans with their reasons; and for each legal move that was worth a look its value, the chance to win and
    the place to be expected. None of it if the bot has no opinion."""
    opinion = bot.opinion(sight)
    if opinion is None:
        return {"values": None, "advice": None}
    values = [[rated.move, rated.value, rated.chance, rated.place] for rated in opinion.moves]
    return {"values": values, "advice": plain_advice(advice_on(sight, opinion, asked))}


def _about() -> dict[str, Any]:
    """Which build this process runs, and of which sources. Both games are imported by then, so that they fit together
    even if the build is replaced while the process runs."""
    for game in GAMES:
        box_of(game)
    return {"build": "compiled" if compiled() else "interpreted", "sources": sources_digest()}


def main() -> None:
    """Think until nobody asks any more."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    for line in sys.stdin:
        try:
            answer = think(json.loads(line))
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        sys.stdout.write(json.dumps(answer) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
