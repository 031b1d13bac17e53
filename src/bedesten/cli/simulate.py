"""``bedesten simulate``: many games between bots, and what they have in common."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from bedesten.cli.failures import report_errors
from bedesten.cli.game_options import add_game_options, add_run_options, given_options

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bedesten.arena import Plan, Tally

__all__ = ["DESCRIPTION", "EXAMPLES", "add_options", "run"]

INTERRUPTED: Final = 130
"""What a shell says of a command that was ended by Ctrl-C."""

BLINK: Final = 0.1
"""Seconds between two looks of the progress bar."""

EXAMPLES: Final = """examples:
  bedesten simulate -n 1000 --bots greedy,random,random,random
  bedesten simulate -n 500 --players 2 --bots greedy --seed 7 --records games
  bedesten simulate -n 500 --game dicegame --bots random,greedy,greedy
  bedesten simulate -n 100 --bots ./my_bot.py:MyBot,planner:depth=3,width=8
"""


DESCRIPTION: Final = "Play many games between bots on all cores, and tell what they have in common."


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("-n", "--games", type=int, default=1000, metavar="N", help="how many games (default: 1000)")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="BOTS",
        help="one bot for each seat (a,b,c) or one for all, as for `bedesten play` (default: random)",
    )
    parser.add_argument("--players", type=int, metavar="N", help="2 to 5 (default: as many as bots, or 4)")
    add_game_options(parser)
    parser.add_argument("--seed", type=int, metavar="N", help="for the same games again (default: drawn, and told)")
    parser.add_argument(
        "--rotate",
        action=argparse.BooleanOptionalAction,
        help="whether bots take turns at beginning, being second … (default: if they differ)",
    )
    parser.add_argument("--records", metavar="DIR", help="write the record of each game into this folder")
    add_run_options(parser)


def run(args: argparse.Namespace) -> int:
    """Carry the command out; tells the exit status."""
    return report_errors("simulate", lambda: _simulate(args))


def _simulate(args: argparse.Namespace) -> int:
    document = _simulated(args)
    if args.json:
        print(json.dumps(document, indent=2, ensure_ascii=False))
    else:
        from bedesten.arena.report import show

        show(document)
    return INTERRUPTED if document["interrupted"] else 0


def _simulated(args: argparse.Namespace) -> dict[str, Any]:
    """Play, and tell everything about it."""
    from bedesten import arena

    options = given_options(args, "players", "limit")
    plan = arena.prepare(args.games, args.bots, seed=args.seed, rotate=args.rotate, records=args.records, **options)
    jobs = arena.workers(plan, args.jobs)
    tally = arena.Tally(plan.names, plan.place_names)
    began = perf_counter()
    interrupted = False
    try:
        with closing(arena.run(plan, jobs=jobs, ordered=False)) as results, _progress(args, plan) as show:
            for result in results:
                tally.add(result)
                show(tally.games)
    except KeyboardInterrupt:
        interrupted = True
    return _document(plan, tally, jobs, perf_counter() - began, interrupted)


def _document(plan: Plan, tally: Tally, jobs: int, seconds: float, interrupted: bool) -> dict[str, Any]:
    """All that is known, JSON-ready. But for `build`, `speed` and the folder of records it follows from the seed."""
    from bedesten import __version__
    from bedesten._build import compiled

    return {
        "bedesten": __version__,
        "build": "compiled" if compiled() else "interpreted",
        "settings": plan.settings(),
        "interrupted": interrupted,
        "summary": tally.summary(),
        "speed": {
            "jobs": jobs,
            "seconds": seconds,
            "games_per_second": tally.games / seconds,
            "decisions_per_second": tally.all_decisions / seconds,
        },
    }


def _progress(args: argparse.Namespace, plan: Plan) -> AbstractContextManager[Callable[[int], None]]:
    """A progress bar on stderr if there is somebody to see it."""
    if args.quiet or not sys.stderr.isatty():
        return nullcontext(lambda games: None)
    return _bar(plan.games)


@contextmanager
def _bar(games: int) -> Iterator[Callable[[int], None]]:
    """A bar that is drawn anew only when told: a thread that draws would make forks unsafe."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games"),
        TextColumn("{task.fields[rate]}"),
        TextColumn("left:"),
        TimeRemainingColumn(),
    )
    began = drawn = perf_counter()
    with Progress(*columns, console=Console(stderr=True), auto_refresh=False, transient=True) as progress:
        task = progress.add_task("", total=games, rate="")
        progress.refresh()

        def show(done: int) -> None:
            nonlocal drawn
            now = perf_counter()
            if now - drawn >= BLINK or done == games:
                drawn = now
                progress.update(task, completed=done, rate=f"{done / (now - began):,.1f}/s", refresh=True)

        yield show
