"""``bedesten study``: what many games have in common, from records or from games played for it."""

from __future__ import annotations

import argparse
import json
import re
import shlex
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from bedesten.cli.failures import report_errors
from bedesten.cli.game_options import add_game_options, add_run_options, given_options

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bedesten.study import Facts

__all__ = ["DESCRIPTION", "EXAMPLES", "add_options", "run"]

BLINK: Final = 0.1

EXAMPLES: Final = """examples:
  bedesten study my-records --out my-study              games that were recorded
  bedesten study arena-results                          those of a tournament
  bedesten study --games 200 --bots peddler --players 4 games played for it
  bedesten study --games 200 --bots peddler --layouts short,long,in-order,random:5
  bedesten study --games 200 --bots peddler --game dicegame --players 3

The folder gets report.md, report.json and plots (SVG and PNG)."""


DESCRIPTION: Final = (
    "Tell what games have in common: who wins by seat, how long they take, where rubies come from, "
    "which places are visited, and how layouts differ."
)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("sources", nargs="*", metavar="RECORDS", help="records, or folders with records in them")
    parser.add_argument("--out", default="study-results", metavar="FOLDER", help="(default: study-results)")
    parser.add_argument("-n", "--games", type=int, metavar="N", help="play so many games for each layout instead")
    parser.add_argument("--bots", default="greedy", metavar="NAMES", help="one for all seats, or one for each (greedy)")
    parser.add_argument("--layouts", metavar="NAMES", help="short,long,in-order,random:5 … (default: the usual one)")
    parser.add_argument("--players", type=int, metavar="N", help="2 to 5 (default: as many as bots, or 4)")
    add_game_options(parser, "layout")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the games (default: 1)")
    parser.add_argument("--no-plots", action="store_true", help="tables only")
    add_run_options(parser)


def run(args: argparse.Namespace) -> int:
    """Carry the command out; tells the exit status."""
    return report_errors("study", lambda: _study(args))


def _study(args: argparse.Namespace) -> int:
    from bedesten.arena.extras import need
    from bedesten.study import charts, findings
    from bedesten.study.page import page

    if not args.no_plots:
        need("matplotlib", "arena")  # better before the games than after them
    found = findings(_games(args))
    folder = Path(args.out)
    folder.mkdir(parents=True, exist_ok=True)
    plots: list[dict[str, str]] = [{} for _ in found]
    if not args.no_plots:
        for setting, pictures in zip(found, plots, strict=True):
            if "seats" in setting:
                pictures.update({what: path.name for what, path in charts.study_charts(setting, folder).items()})
    source = f"`{shlex.join(['bedesten', *sys.argv[1:]])}`"
    text = page(found, plots, source)
    (folder / "report.md").write_text(text, encoding="utf-8", newline="\n")
    (folder / "report.json").write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    if args.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        print(re.sub(r"!\[.*\n\n?", "", text))
        print(f"\nWritten: {folder / 'report.md'}, report.json{'' if args.no_plots else ' and plots'}")
    return 0


def _games(args: argparse.Namespace) -> list[Facts]:
    from bedesten.arena import cores
    from bedesten.kernel.errors import OptionError
    from bedesten.study import fresh, read_records

    if bool(args.sources) == (args.games is not None):
        raise OptionError("records to read, or --games to play some, one of the two")
    if args.jobs is not None and args.jobs < 1:
        raise OptionError(f"jobs: a whole number from 1 on, not {args.jobs}")
    options = given_options(args, "players", "limit")
    with _progress(args) as tell:
        if args.sources:
            if options or args.layouts:
                raise OptionError("options of games are for --games; records have their own")
            return read_records([Path(source) for source in args.sources], args.jobs or cores(), tell)
        layouts = args.layouts.split(",") if args.layouts else []
        return list(fresh(args.games, args.bots, layouts, seed=args.seed, jobs=args.jobs, tell=tell, **options))


def _progress(args: argparse.Namespace) -> AbstractContextManager[Callable[[int, int], None]]:
    """A progress bar on stderr if there is somebody to see it."""
    if args.quiet or not sys.stderr.isatty():
        return nullcontext(lambda done, total: None)
    return _bar()


@contextmanager
def _bar() -> Iterator[Callable[[int, int], None]]:
    """A bar that is drawn anew only when told: a thread that draws would make forks unsafe."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games, left:"), TimeRemainingColumn())
    drawn = 0.0
    with Progress(*columns, console=Console(stderr=True), auto_refresh=False, transient=True) as progress:
        task = progress.add_task("", total=None)

        def tell(done: int, total: int) -> None:
            nonlocal drawn
            now = perf_counter()
            if now - drawn >= BLINK or done == total:
                drawn = now
                progress.update(task, completed=done, total=total, refresh=True)

        yield tell
