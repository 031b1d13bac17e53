"""A tournament in the terminal: the same tables as on its page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table

from bedesten.arena.page import interval_words, percent

__all__ = ["show_tournament"]

PLAIN_WIDTH: Final = 120
WORDS: Final = {"yes": "yes", "no": "no", "open": "not shown", "running": "not finished"}


def show_tournament(found: Mapping[str, Any], console: Console | None = None) -> None:
    """Print what a tournament has shown so far."""
    console = console or Console(highlight=False, markup=False)
    plain = not console.is_terminal
    if plain:
        console.width = PLAIN_WIDTH
    console.print(f"{found['title']}: {found['games']:,} games, seed {found['seed']}", soft_wrap=True)
    for table in (_shares(found, plain), _ratings(found, plain), _rounds(found, plain)):
        if table.row_count:
            console.print()
            console.print(table)
    for row in found["time"]:
        if row["faults"]:
            words = f"{row['bot']} was at fault {row['faults']:,} times, and a random move was played for it"
            console.print(f"\n{words}: see the log, and bedesten bot-check.", soft_wrap=True)


def _table(plain: bool, words: Sequence[str], numbers: Sequence[str]) -> Table:
    table = Table(box=None if plain else box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))
    for column in words:
        table.add_column(column, no_wrap=True)
    for column in numbers:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _shares(found: Mapping[str, Any], plain: bool) -> Table:
    table = _table(plain, ("Setting", "Upper", "Lower"), ("games", "wins", "interval", "asked", "more?"))
    for row in found["matches"]:
        if row["deals"]:
            numbers = (f"{row['games']:,}", percent(row["share"]), interval_words(row), f"> {percent(row['goal'])}")
            table.add_row(row["setting"], row["upper"], row["lower"], *numbers, WORDS[row["verdict"]])
    return table


def _ratings(found: Mapping[str, Any], plain: bool) -> Table:
    numbers = ("rating", "95 % interval", "games", "ms a decision", "of them CPU")
    table = _table(plain, ("Bot",), numbers)
    spent = {row["bot"]: row for row in found["time"]}
    for row in sorted(found["ratings"], key=lambda row: -row["rating"]):
        interval = f"{row['low']:+.0f} to {row['high']:+.0f}"
        times = [f"{1000 * (spent[row['bot']][kind] or 0.0):,.1f}" for kind in ("seconds", "cpu")]
        table.add_row(row["bot"], f"{row['rating']:+.0f}", interval, f"{row['games']:,}", *times)
    return table


def _rounds(found: Mapping[str, Any], plain: bool) -> Table:
    table = _table(plain, ("All seats the same", "Bot"), ("games", "rounds: quartile", "median", "quartile"))
    for row in found["rounds"]:
        if row["games"]:
            numbers = (row["games"], row["low"], row["median"], row["high"])
            table.add_row(row["setting"], row["bot"], *(f"{number:g}" for number in numbers))
    return table
