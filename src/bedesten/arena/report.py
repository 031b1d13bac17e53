"""The summary of a simulation as tables, in a terminal or in plain text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.table import Table

__all__ = ["show"]

PLAIN_WIDTH: Final = 100
"""Columns when nobody knows how wide the paper is."""

ORDINALS: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th")


def show(document: Mapping[str, Any], console: Console | None = None) -> None:
    """Print the document that `--json` would have printed, for people."""
    console = console or Console(highlight=False, markup=False)
    if not console.is_terminal:
        console.width = PLAIN_WIDTH
    summary: dict[str, Any] = document["summary"]
    for line in _head(document, summary):
        console.print(line, soft_wrap=True)
    for table in _tables(summary, plain=not console.is_terminal) if summary["finished"] else []:
        console.print()
        console.print(table)
    notes = _notes(document, summary)
    if notes:
        console.print()
    for note in notes:
        console.print(note, soft_wrap=True)


def _head(document: Mapping[str, Any], summary: Mapping[str, Any]) -> list[str]:
    settings, speed = document["settings"], document["speed"]
    played = f"{summary['games']:,} games"
    if document["interrupted"]:
        played = f"Interrupted after {summary['games']:,} of {settings['games']:,} games"
    jobs = "1 job" if speed["jobs"] == 1 else f"{speed['jobs']} jobs"
    options = settings["options"]
    words = ["The Dice Game"]
    if settings["game"] == "istanbul":
        words = [options["edition"], *options["expansions"], options["layout"], *options["variants"]]
    if options["components"]:
        words.append("own components")
    return [
        f"{played}, {options['players']} players, {', '.join(words)}; seed {settings['seed']}",
        f"{speed['seconds']:.1f} s with {jobs}, {document['build']}: "
        f"{speed['games_per_second']:,.1f} games/s, {speed['decisions_per_second']:,.0f} decisions/s",
    ]


def _tables(summary: Mapping[str, Any], plain: bool) -> list[Table]:
    found = [_lengths(summary, plain), _sources(summary, plain), _order(summary, plain)]
    if len(summary["bots"]) > 1:
        found.append(_bots(summary, plain))
    return found


def _table(plain: bool, first: str, *columns: str) -> Table:
    """A table whose first column has words and whose others have numbers."""
    table = Table(box=None if plain else box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(first, no_wrap=True, min_width=18)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _lengths(summary: Mapping[str, Any], plain: bool) -> Table:
    table = _table(plain, "A game", "mean", "median", "min", "max")
    for what in ("rounds", "turns", "decisions"):
        of = summary[what]
        table.add_row(what, f"{of['mean']:,.1f}", f"{of['median']:,.1f}", f"{of['min']:,}", f"{of['max']:,}")
    return table


def _sources(summary: Mapping[str, Any], plain: bool) -> Table:
    table = _table(plain, "Rubies from", "a game", "share")
    for source in summary["rubies"]:
        table.add_row(source["name"], f"{source['mean']:.2f}", _percent(source["share"]))
    return table


def _order(summary: Mapping[str, Any], plain: bool) -> Table:
    table = _table(plain, "Order of play", "wins", "95 % interval", "rubies", "Lira")
    for row in summary["order"]:
        table.add_row(ORDINALS[row["order"] - 1], *_fared(row))
    return table


def _bots(summary: Mapping[str, Any], plain: bool) -> Table:
    table = _table(plain, "Bot", "seats", "fair share", "wins", "95 % interval", "rubies", "Lira")
    for row in summary["bots"]:
        table.add_row(row["bot"], str(row["seats"]), _percent(row["fair"]), *_fared(row))
    return table


def _fared(row: Mapping[str, Any]) -> Sequence[str]:
    interval = f"{_percent(row['low'])} to {_percent(row['high'])}"
    return _percent(row["share"]), interval, f"{row['rubies']:.2f}", f"{row['lira']:.1f}"


def _notes(document: Mapping[str, Any], summary: Mapping[str, Any]) -> list[str]:
    found = []
    if summary["ties"]:
        found.append(f"{summary['ties']:,} shared victories; each counts as a fraction for each winner.")
    if summary["unfinished"]:
        limit = document["settings"]["limit"]
        found.append(f"{summary['unfinished']:,} games given up after {limit:,} decisions; they count for speed only.")
    return found


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
