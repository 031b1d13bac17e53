"""``bedesten train``: learn the weights of a judge from games between bots that learn."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, contextmanager, nullcontext
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from bedesten.cli.game_options import add_run_options, table_sizes
from bedesten.kernel.errors import OptionError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bedesten.learning.nets.training import NetGeneration
    from bedesten.learning.self_play import Generation, Trained

__all__ = ["DESCRIPTION", "EXAMPLES", "add_options", "run"]

BLINK: Final = 0.1
"""Seconds between two looks of the progress bar."""

EXAMPLES: Final = """examples:
  bedesten train istanbul --games 1000 --seed 1 --out my_weights.toml
  bedesten train istanbul --games 2000 --generations 5 --diary run --out my_weights.toml    can be stopped, and goes on
  bedesten train istanbul --from my_weights.toml --games 2000 --out better.toml              by what was expected
  bedesten train dicegame --games 200 --generations 1 --seed 1 --out quick.toml
  bedesten train istanbul --net --games 2000 --generations 20 --diary run --out my.net      a net, which takes longer
  bedesten train istanbul --net --from my.net --players 4 --diary four --out four.net      goes on, for tables of four
  bedesten arena ladder --bots 'merchant<champion:judge=./my_weights.toml' --players 2   how strong it is; or ./my.net
"""


DESCRIPTION: Final = "Play many games between bots that learn, and write down the weights that they learned."


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "course", metavar="COURSE", help="istanbul, great-bazaar (the board game with expansions) or dicegame"
    )
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="in each generation (default: 1000)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="for the same games again (default: 1)")
    parser.add_argument(
        "--generations", type=int, default=3, metavar="N", help="how often to play with what was learned (default: 3)"
    )
    parser.add_argument(
        "--from",
        dest="base",
        metavar="FILE",
        help="refine these weights by what was expected of each turn, instead of learning from who won; with --net, a "
        "net to begin with",
    )
    parser.add_argument(
        "--net",
        action="store_true",
        help="train a net that adds to the weights of the package, for istanbul or dicegame; needs --diary",
    )
    parser.add_argument("--players", metavar="N,N", help="with --net: learn for tables of these sizes only")
    parser.add_argument("--out", required=True, metavar="FILE", help="where the weights go")
    parser.add_argument(
        "--diary",
        metavar="FOLDER",
        help="keep games, log and curve here; the same command goes on where it was stopped, also to more generations",
    )
    add_run_options(parser, "limit", "json")


def run(args: argparse.Namespace) -> int:
    """Carry the command out; tells the exit status."""
    if args.net:
        return _run_net(args)
    if args.players:
        raise OptionError("train: --players goes with --net")
    from bedesten.learning.diary import Diary
    from bedesten.learning.self_play import train

    began = perf_counter()
    out = Path(args.out)
    there = out.exists()
    with out.open("a", encoding="utf-8"):
        pass  # better to hear now than in an hour that it can't be written

    def keep(found: Trained) -> None:
        """After each generation, so that a run that is stopped leaves something."""
        number = len(found.generations)
        command = f"bedesten train {args.course} --games {args.games} --seed {args.seed} --generations {number}"
        if args.base:
            command += f" --from {Path(args.base).name}"
        out.write_text(found.text(command), encoding="utf-8", newline="\n")
        _tell(found.generations[-1])

    try:
        base, name = _base(args)
        diary = Diary(Path(args.diary), args.course, args.games, args.seed, name) if args.diary else None
        with _progress(args) as show:
            found = train(args.course, args.games, args.seed, args.generations, args.jobs, show, keep, diary, base)
    finally:
        if not there and not out.stat().st_size:
            out.unlink()  # nothing was learned
    print(f"{out}: {len(found.weights)} weights, learned in {perf_counter() - began:.0f} seconds")
    return 0


def _run_net(args: argparse.Namespace) -> int:
    """The same for a net."""
    from bedesten.learning.nets.training import train_net

    if not args.diary:
        raise OptionError("train --net: takes --diary FOLDER, where it goes on if it was stopped")
    players = tuple(table_sizes(args.players)) if args.players else ()
    base = _read(args.base) if args.base else None
    began = perf_counter()
    out = Path(args.out)

    def keep(net: bytes, found: list[NetGeneration]) -> None:
        new = out.with_name(out.name + ".new")
        new.write_bytes(net)
        new.replace(out)
        told = found[-1]
        print(
            f"generation {told.number}: {told.games} games of {told.rounds:.1f} rounds, {told.positions} positions; "
            f"a turn was misjudged by {told.missed:.4f}, log-loss {told.loss:.4f}",
            flush=True,
        )

    with _progress(args) as show:
        net = train_net(
            args.course, args.games, args.seed, args.generations, Path(args.diary), args.jobs, show, keep, players, base
        )
    out.write_bytes(net)
    print(f"{out}: {len(net)} bytes, trained in {perf_counter() - began:.0f} seconds")
    return 0


def _base(args: argparse.Namespace) -> tuple[list[float] | None, str]:
    """The weights to refine, if any, and what they are known by in a diary."""
    from bedesten.bots.weights import read_weights
    from bedesten.learning.self_play import course_named

    if not args.base:
        return None, ""
    text = _read(args.base).decode()
    return read_weights(course_named(args.course), text), sha256(text.encode()).hexdigest()[:16]


def _read(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise OptionError(f"train: there is no file {path} that could be read: {error.strerror}") from error


def _tell(generation: Generation) -> None:
    """What a generation has learned, on a few lines."""
    print(
        f"generation {generation.number}: {generation.games} games, {generation.positions} positions\n"
        f"  log-loss on games held out: {generation.learned:.4f} learned, {generation.before:.4f} before, "
        f"{generation.hand:.4f} by hand (scale {generation.hand_scale:.1f}), {generation.chance:.4f} if all were alike"
    )
    words = [f"{said:.2f} → {came:.2f}" for said, came, _ in generation.calibration]
    print("  chances given → come true: " + ", ".join(words), flush=True)


def _progress(args: argparse.Namespace) -> AbstractContextManager[Callable[[int, int, int], None]]:
    """A progress bar on stderr if there is somebody to see it."""
    if args.quiet or not sys.stderr.isatty():
        return nullcontext(lambda generation, played, games: None)
    return _bar()


@contextmanager
def _bar() -> Iterator[Callable[[int, int, int], None]]:
    """A bar that is drawn anew only when told: a thread that draws would make forks unsafe."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("generation {task.fields[generation]}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("games, left:"),
        TimeRemainingColumn(),
    )
    drawn = perf_counter()
    with Progress(*columns, console=Console(stderr=True), auto_refresh=False, transient=True) as progress:
        task = progress.add_task("", total=None, generation=1)

        def show(generation: int, played: int, games: int) -> None:
            nonlocal drawn
            now = perf_counter()
            if now - drawn >= BLINK or played == games:
                drawn = now
                progress.update(task, completed=played, total=games, generation=generation, refresh=True)

        yield show
