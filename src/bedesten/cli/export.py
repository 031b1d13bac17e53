"""``bedesten export``: a dataset of games between bots."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from typing import Final

from bedesten.cli.game_options import add_game_options, add_run_options, given_options
from bedesten.kernel.boxes import GAMES
from bedesten.kernel.errors import BedestenError

__all__ = ["DESCRIPTION", "EXAMPLES", "add_options", "run"]

EXAMPLES: Final = """examples:
  bedesten export games -n 200 --bots greedy --players 3 --seed 7
  bedesten export games -n 500 --game dicegame --bots greedy,greedy,random

In Python: bedesten.envs.datasets.load("games"). Needs the extra 'data': pip install 'bedesten[data]'.
"""


DESCRIPTION: Final = "Play games between bots and write every decision, with what its seat saw, as Parquet."


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", metavar="DIR", help="where to write; must not hold a dataset yet")
    parser.add_argument("-n", "--games", type=int, default=100, metavar="N", help="how many games (default: 100)")
    parser.add_argument("--bots", default="greedy", metavar="NAMES", help="one for all seats, or one for each (a,b,c)")
    parser.add_argument("--players", type=int, metavar="N", help="2 to 5 (default: 4)")
    add_game_options(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="for the same games again (default: drawn, and told)")
    add_run_options(parser, "limit", "quiet")


def run(args: argparse.Namespace) -> int:
    """Carry the command out; tells the exit status."""
    try:
        from bedesten.envs import datasets as data
    except ModuleNotFoundError as error:
        raise BedestenError(f"export needs {error.name}: pip install 'bedesten[data]'") from error
    options = given_options(args, "players")
    game = options.pop("game", GAMES[0])
    seed = secrets.randbits(53) if args.seed is None else args.seed
    order = data.Order.of(args.games, args.bots, seed, game, options)
    jobs = args.jobs or os.cpu_count() or 1

    def show(done: int) -> None:
        if sys.stderr.isatty() and not args.json:
            print(f"\r{done} of {order.games} games", end="\n" if done == order.games else "", file=sys.stderr)

    written = data.export(args.folder, order, jobs, show)
    if args.json:
        print(json.dumps(written))
    else:
        print(f"{written['games']} games, {written['decisions']} decisions, seed {seed}: {written['folder']}")
    return 0
