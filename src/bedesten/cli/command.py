"""The command ``bedesten``: finds the module of each subcommand, and ends with an exit status."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

import bedesten
from bedesten import _build
from bedesten.kernel.errors import BedestenError

__all__ = ["main"]

COMMANDS: Final = {
    "play": "play in the terminal, or go on with your game",
    "serve": "the table in the browser (also: bedesten without a command)",
    "replay": "step through a record",
    "verify": "check the moves and the dice of records",
    "simulate": "many games between bots, and their statistics",
    "export": "a dataset of games between bots, as Parquet",
    "arena": "tournaments between bots, with ratings and plots",
    "study": "seats, length, rubies, places and layouts in many games",
    "train": "learn a judge's weights by self-play",
    "engine": "a bot for other programs, behind the protocol of docs/protocol.md",
    "bot-check": "whether a program of your own keeps to that protocol",
    "backup": "copy all tables of a server to a file, while it runs",
    "restore": "fill an empty database from a backup",
    "migrate": "bring a server's database to this version",
}
"""What each does. It is a module here, with `DESCRIPTION`, `add_options(parser)`, `run(args)`, and maybe `EXAMPLES`."""

OF_SERVER: Final = {
    "aiosqlite",
    "alembic",
    "fastapi",
    "httptools",
    "prometheus_client",
    "pydantic",
    "segno",
    "sqlalchemy",
    "starlette",
    "structlog",
    "uvicorn",
    "websockets",
}
"""Packages that come with the extra `server`."""
MISSING: Final = "the table in the browser needs more: pip install 'bedesten[server]'; bedesten play needs nothing more"
WRONG: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141

ABOUT: Final = """\
The complete Istanbul: play it, simulate it, study it.
An unofficial fan project; see the README for designer and publisher."""

EXAMPLES: Final = """\
examples:
  bedesten                              play in the browser, alone or with friends
  bedesten serve --lan                  the same for all in the local network
  bedesten play                         play in the terminal against two bots, or go on with your game
  bedesten play --new --players 4       begin another game, with three bots
  bedesten play --seats you,Ada,greedy  two people at one screen, and a bot
  bedesten replay game.txt              step through a game that was recorded
  bedesten verify game.txt              check its moves and its dice
  bedesten arena ladder --bots random,peddler,merchant   who is better, and how sure that is
  bedesten study -n 100 --bots peddler  what games have in common

`bedesten COMMAND --help` says more about each."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line."""

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {message} (see {self.prog} --help)", file=sys.stderr)
        sys.exit(WRONG)


def build() -> str:
    """Version, build and Python, in a line."""
    how = "compiled" if _build.compiled() else "interpreted"
    python = ".".join(map(str, sys.version_info[:3]))
    return f"bedesten {bedesten.__version__} ({how}, {sys.implementation.name} {python})"


def parser(asked: str = "") -> argparse.ArgumentParser:
    """The command with all its words; of these only the one that is asked for has its options."""
    command = Parser(
        prog="bedesten",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    command.add_argument("--version", action="version", version=build(), help="show version, build and Python")
    words = command.add_subparsers(title="commands", dest="command", metavar="COMMAND")
    for name, told in COMMANDS.items():
        if name == asked:
            module = _module(name)
            examples = getattr(module, "EXAMPLES", None)
            as_written = argparse.RawDescriptionHelpFormatter if examples else argparse.HelpFormatter
            told_of: dict[str, Any] = {"description": module.DESCRIPTION, "epilog": examples}
            module.add_options(words.add_parser(name, formatter_class=as_written, allow_abbrev=False, **told_of))
        else:
            words.add_parser(name, help=told)
    return command


def main(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command; tells its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that can't show a sign shows another
    try:
        code = _carry_out(arguments)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # Who read us has gone; what is still in the buffer goes nowhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] not in OF_SERVER:
            raise
        return _complain(MISSING)
    except BedestenError as error:
        return _complain(str(error))
    except OSError as error:
        return _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))


def _carry_out(arguments: Sequence[str] | None) -> int:
    given = sys.argv[1:] if arguments is None else list(arguments)
    asked = next((word for word in given if not word.startswith("-")), "")
    args = parser(asked).parse_args(given)
    if args.command is None:
        args = parser("serve").parse_args(["serve"])
    return int(_module(args.command).run(args))


def _module(command: str) -> Any:
    return import_module(f"bedesten.cli.{command.replace('-', '_')}")


def _complain(message: str) -> int:
    line = " ".join(message.split())
    print(f"bedesten: {line}", file=sys.stderr)
    return WRONG
