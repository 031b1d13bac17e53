"""``bedesten backup``: all tables of a server, in one file."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from typing import Final

from bedesten.cli.database_options import add_database, counted, database_of

__all__ = ["DESCRIPTION", "add_options", "run"]


DESCRIPTION: Final = (
    "Copy all tables of a server to a file. The server may go on meanwhile; the file has everything as "
    "it was at one moment. It holds seeds and hashes of tokens: keep it as you keep the database."
)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "file",
        type=Path,
        metavar="FILE",
        help="NAME.jsonl or NAME.jsonl.gz is portable, into SQLite and PostgreSQL; NAME.db is a copy of a SQLite file",
    )
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from bedesten.server.operation.backup import back_up

    content = asyncio.run(back_up(database_of(args), args.file))
    print(f"{args.file}: {counted(content.tables, 'table')}, {counted(content.entries, 'entry', 'entries')}")
    return 0
