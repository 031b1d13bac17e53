"""``bedesten restore``: a backup becomes a database again."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import Final

from bedesten.cli.database_options import add_database, counted, database_of

__all__ = ["DESCRIPTION", "add_options", "run"]


DESCRIPTION: Final = (
    "Fill a database that has no tables yet from a backup. All of it is restored, or nothing. Stop the "
    "server first. Players keep their seats: links and tokens stay good."
)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="what `bedesten backup` wrote")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from bedesten.server.operation.backup import restore

    content = asyncio.run(restore(database_of(args), args.file))
    print(f"{args.file}: {counted(content.tables, 'table')}, {counted(content.entries, 'entry', 'entries')} restored")
    return 0
