"""The options of a game on the command line: declared once, from the games' own, for all commands that begin games."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any, Final

from bedesten.istanbul.expansion import EXPANSIONS
from bedesten.istanbul.options import BONUS_DECKS, EDITIONS, LAYOUTS, VARIANTS
from bedesten.kernel.boxes import GAMES
from bedesten.kernel.errors import OptionError

__all__ = ["OPTIONS", "add_game_options", "add_run_options", "given_options", "table_sizes"]

HELP: Final = {
    "game": "the board game (default) or The Dice Game, which has players, start, components and seed only",
    "edition": f"{', '.join(EDITIONS)} (default: {EDITIONS[0]})",
    "layout": f"{', '.join(LAYOUTS)}, or the place numbers row by row (default: {LAYOUTS[0]})",
    "expansions": f"any of {','.join(EXPANSIONS)}",
    "variants": f"any of {','.join(VARIANTS)}",
    "bonus_deck": f"{BONUS_DECKS[0]} (default), or {BONUS_DECKS[1]} with {EXPANSIONS[-1]} alone",
    "components": "a TOML file with what your own components show",
}
OPTIONS: Final = tuple(HELP)
"""All of them, as the engine names them."""
RUN: Final[dict[str, dict[str, Any]]] = {
    "limit": {"type": int, "metavar": "N", "help": "decisions after which a game is given up (100000)"},
    "jobs": {"type": int, "metavar": "N", "help": "processes (default: one for each core)"},
    "json": {"action": "store_true", "help": "print one JSON document and nothing else"},
    "quiet": {"action": "store_true", "help": "no progress bar"},
}
METAVARS: Final = {"layout": "LAYOUT", "edition": "EDITION", "bonus_deck": "DECK", "components": "FILE"}


def add_game_options(parser: Any, *without: str) -> None:
    """Declare the options, but for those that a command has in a way of its own."""
    for name, told in HELP.items():
        if name in without:
            continue
        flag = f"--{name.replace('_', '-')}"
        if name == "game":
            parser.add_argument(flag, choices=GAMES, help=told)
        else:
            parser.add_argument(flag, metavar=METAVARS.get(name, "NAMES"), help=told)


def add_run_options(parser: Any, *without: str) -> None:
    """Declare how games are played without anybody watching, but for what a command does not have."""
    for name, how in RUN.items():
        if name not in without:
            parser.add_argument(*(["-q"] if name == "quiet" else []), f"--{name}", **how)


def given_options(args: argparse.Namespace, *more: str) -> dict[str, Any]:
    """Those that were given, and of others the ones named here, as the engine takes them."""
    names: Sequence[str] = (*OPTIONS, *more)
    return {name: value for name in names if (value := getattr(args, name, None)) is not None}


def table_sizes(given: str) -> list[int]:
    """Numbers of players, as in 2,4."""
    try:
        return [int(count) for count in given.split(",")]
    except ValueError:
        raise OptionError(f"players: numbers between commas, not {given!r}") from None
