"""``bedesten arena``: tournaments between bots, their results in a folder, ratings, tables and plots."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from bedesten.cli.failures import report_errors
from bedesten.cli.game_options import add_game_options, add_run_options, given_options, table_sizes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bedesten.arena import Progress, Tournament

__all__ = ["DESCRIPTION", "EXAMPLES", "add_options", "run"]

INTERRUPTED: Final = 130
BLINK: Final = 0.1
"""Seconds between two looks of the progress bar."""

SELDOM: Final = 30.0
"""Seconds between two lines where there is no terminal."""

COMMAND: Final = "command.txt"
"""In the folder: what began it."""

EXAMPLES: Final = """examples:
  bedesten arena ladder --bots 'random<greedy' --players 2,4 --games 200 --out my-ladder
  bedesten arena round-robin --bots random,greedy,./my_bot.py:MyBot --players 3
  bedesten arena run tournament.toml --out my-results
  bedesten arena resume my-results
  bedesten arena report my-results --out docs/my-results.md
  bedesten arena export my-results --parquet my-results.parquet

Results are on the disk game by game. Whatever ends it, the same command or `resume` goes on
where it stopped, and counts nothing twice."""


DESCRIPTION: Final = "Let bots play against each other, and tell who is better, and how sure that is."


def add_options(parser: argparse.ArgumentParser) -> None:
    tasks = parser.add_subparsers(title="tasks", dest="task", metavar="TASK", required=True)
    for name, words in (("ladder", "each bot against the one below"), ("round-robin", "everybody against everybody")):
        task = tasks.add_parser(name, help=words, description=f"A {name}: {words}.")
        _add_match(task)
        _add_running(task)
    task = tasks.add_parser("run", help="the tournament of a TOML file", description="Play the tournament of a file.")
    task.add_argument("file", metavar="FILE", help="a TOML file: bots, settings, matches")
    _add_running(task)
    task = tasks.add_parser("resume", help="go on where it stopped", description="Play what is missing in a folder.")
    task.add_argument("out", metavar="FOLDER")
    _add_workers(task)
    task = tasks.add_parser("report", help="tables, page and plots", description="Tell what a tournament has shown.")
    task.add_argument("folder", metavar="FOLDER")
    task.add_argument("--out", metavar="FILE", help="write a page of Markdown here, and plots beside it")
    task.add_argument("--no-plots", action="store_true", help="the page without plots, which need matplotlib")
    task.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    task = tasks.add_parser("export", help="results as Parquet", description="Write a row for each seat of each game.")
    task.add_argument("folder", metavar="FOLDER")
    task.add_argument("--parquet", metavar="FILE", help="(default: results.parquet in the folder)")


def _add_match(task: argparse.ArgumentParser) -> None:
    task.add_argument("--bots", required=True, metavar="NAMES", help="the weakest first: a,b,c or 'a<b<c'")
    task.add_argument("--players", default="4", metavar="N,N", help="how many at a table; several: 2,4 (default: 4)")
    task.add_argument("--games", type=int, default=100, metavar="N", help="of each match, at the most (default: 100)")
    add_game_options(task)
    task.add_argument("--table", choices=("one", "half"), help="one of the upper among lower ones, or half and half")
    task.add_argument("--goal", type=float, metavar="SHARE", help="is the share of the upper above this? (fair share)")
    task.add_argument("--looks", type=int, default=1, metavar="N", help="looks at which a clear match may stop (1)")
    task.add_argument(
        "--margin",
        type=float,
        metavar="SHARE",
        help="a sequential test instead: is the share the goal, or more by so much (0.05)? It ends once that is clear",
    )
    task.add_argument("--mirror", type=int, default=0, metavar="N", help="also so many games of each bot with itself")
    task.add_argument("--seed", type=int, default=1, metavar="N", help="of the deals (default: 1)")
    add_run_options(task, "jobs", "json", "quiet")


def _add_running(task: argparse.ArgumentParser) -> None:
    task.add_argument("--out", default="arena-results", metavar="FOLDER", help="for results (default: arena-results)")
    _add_workers(task)


def _add_workers(task: argparse.ArgumentParser) -> None:
    task.add_argument(
        "--ray",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play on a Ray cluster: its address, auto, or none to start one here",
    )
    task.add_argument("--no-records", action="store_true", help="keep results only, not the records of games")
    add_run_options(task, "limit")


def run(args: argparse.Namespace) -> int:
    """Carry the command out; tells the exit status."""
    tasks = {"report": _report, "export": _export}
    return report_errors("arena", lambda: tasks.get(args.task, _play)(args))


# ── Playing ────────────────────────────────────────────────────────────────────────────────────────────────


def _play(args: argparse.Namespace) -> int:
    from bedesten import arena
    from bedesten.arena.standings import show_tournament

    folder = Path(args.out)
    found = _tournament(args, folder)
    interrupted = False
    with arena.Ledger(folder, found, records=not args.no_records) as ledger:
        if args.task != "resume" and not (folder / COMMAND).exists():
            (folder / COMMAND).write_text(f"bedesten {shlex.join(sys.argv[1:])}\n", encoding="utf-8")
        try:
            with _executor(args) as executor, _progress(args) as show:
                arena.play_tournament(ledger, executor, show)
        except KeyboardInterrupt:
            interrupted = True
    document = arena.outcome(found, arena.read_folder(folder)[1])
    if args.json:
        print(json.dumps(document | {"interrupted": interrupted}, indent=2, ensure_ascii=False))
    else:
        show_tournament(document)
    if interrupted:
        print(f"Stopped. To go on: bedesten arena resume {shlex.quote(str(folder))}", file=sys.stderr)
        return INTERRUPTED
    if not args.json:
        print(f"\nResults: {folder}. For a page and plots: bedesten arena report {folder} --out PAGE.md")
    return 0


def _tournament(args: argparse.Namespace, folder: Path) -> Tournament:
    from bedesten import arena

    if args.task == "resume":
        return arena.read_folder(folder)[0]
    if args.task == "run":
        return arena.read_file(Path(args.file))
    return arena.make_tournament(_described(args))


def _described(args: argparse.Namespace) -> dict[str, Any]:
    """What a TOML file would say instead of the flags."""
    from bedesten.arena.tournament import bot_names

    options = given_options(args)
    counts = table_sizes(args.players)
    bots = bot_names(args.bots)
    match = {"kind": args.task, "bots": bots, "games": args.games, "looks": args.looks}
    match |= {name: getattr(args, name) for name in ("table", "goal", "margin") if getattr(args, name) is not None}
    matches = [match]
    if args.mirror:
        matches.append({"kind": "mirror", "bots": bots, "games": args.mirror})
    given = {"title": args.task.capitalize(), "seed": args.seed, "match": matches}
    given["setting"] = [{**options, "players": count} for count in counts]
    return given if args.limit is None else given | {"limit": args.limit}


@contextmanager
def _executor(args: argparse.Namespace) -> Iterator[Any]:
    """Where games are played."""
    from bedesten import arena
    from bedesten.kernel.errors import OptionError

    if args.jobs is not None and args.jobs < 1:
        raise OptionError(f"jobs: a whole number from 1 on, not {args.jobs}")
    if args.ray is None:
        jobs = args.jobs or arena.cores()
        yield arena.Local() if jobs == 1 else arena.Processes(jobs)
        return
    from bedesten.arena.ray_executor import Ray

    with closing(Ray(args.ray or None, args.jobs)) as executor:
        yield executor


# ── What it has shown ──────────────────────────────────────────────────────────────────────────────────────


def _report(args: argparse.Namespace) -> int:
    from bedesten import arena
    from bedesten.arena.standings import show_tournament

    folder = Path(args.folder)
    found, results, head = arena.read_folder(folder)
    document = arena.outcome(found, results)
    if args.json:
        print(json.dumps(document, indent=2, ensure_ascii=False))
    else:
        show_tournament(document)
    if args.out:
        from bedesten.arena.page import page

        path = Path(args.out)
        path.parent.mkdir(parents=True, exist_ok=True)
        plots = {} if args.no_plots else _plots(document, path)
        command = folder / COMMAND
        commands = command.read_text(encoding="utf-8").splitlines() if command.exists() else []
        path.write_text(page(document, head, commands, plots), encoding="utf-8", newline="\n")
        if not args.json:
            drawn = "".join(f", {path.parent / name}" for name in plots.values())
            print(f"\nWritten: {path}{drawn}{' (and as PNG)' if plots else ''}")
    return 0


def _plots(document: dict[str, Any], path: Path) -> dict[str, str]:
    """The names of the plots beside a page, drawn now; none, and a word of it, where they can't be."""
    from bedesten.arena import MissingExtra
    from bedesten.arena.charts import tournament_charts

    try:
        return {what: plot.name for what, plot in tournament_charts(document, path.parent, path.stem).items()}
    except MissingExtra as error:
        print(f"bedesten arena: the page is written without plots: {error}", file=sys.stderr)
        return {}


def _export(args: argparse.Namespace) -> int:
    from bedesten import arena
    from bedesten.arena.parquet import write_parquet

    folder = Path(args.folder)
    found, results, _ = arena.read_folder(folder)
    path = Path(args.parquet) if args.parquet else folder / "results.parquet"
    rows = write_parquet(path, found, results)
    print(f"{rows:,} rows written to {path}")
    return 0


# ── Progress ───────────────────────────────────────────────────────────────────────────────────────────────


def _progress(args: argparse.Namespace) -> AbstractContextManager[Callable[[Progress], None]]:
    """A progress bar on stderr if there is somebody to see it; else a line now and then, for the log."""
    if args.quiet:
        return nullcontext(lambda progress: None)
    return _bar() if sys.stderr.isatty() else nullcontext(_lines())


def _lines() -> Callable[[Progress], None]:
    """A line at the beginning, at the end, and every half a minute between."""
    told, last = -SELDOM, -1

    def show(progress: Progress) -> None:
        nonlocal told, last
        now = perf_counter()
        if progress.done != last and (now - told >= SELDOM or progress.done == progress.total):
            told, last = now, progress.done
            left = "?" if progress.seconds is None else _clock(progress.seconds)
            print(f"{progress.done:,} of {progress.total:,} games, left: {left}", file=sys.stderr, flush=True)

    return show


@contextmanager
def _bar() -> Iterator[Callable[[Progress], None]]:
    """A bar that is drawn anew only when told: a thread that draws would make forks unsafe."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
    from rich.progress import Progress as Bar

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games, left: {task.fields[left]}"))
    drawn = 0.0
    with Bar(*columns, console=Console(stderr=True), auto_refresh=False, transient=True) as bar:
        task = bar.add_task("", total=None, left="?")

        def show(progress: Progress) -> None:
            nonlocal drawn
            now = perf_counter()
            if now - drawn >= BLINK or progress.done == progress.total:
                drawn = now
                left = "?" if progress.seconds is None else _clock(progress.seconds)
                bar.update(task, completed=progress.done, total=progress.total, left=left, refresh=True)

        yield show


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
