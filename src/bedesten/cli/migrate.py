"""``bedesten migrate``: bring a server's database to this version, or tell what that would change."""

from __future__ import annotations

import argparse
import asyncio
from typing import Final

from bedesten.cli.database_options import add_database, database_of

__all__ = ["DESCRIPTION", "add_options", "run"]


DESCRIPTION: Final = (
    "Bring a server's database to this version, and play every stored game again to see that it reads "
    "as it did. A game that would read differently is named and left as it is. The exit code is 1 if there is one."
)


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--dry-run", action="store_true", help="change nothing, only tell what would happen")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    from bedesten.server.operation.upgrade import upgrade_database

    found = asyncio.run(upgrade_database(database_of(args), args.dry_run))
    would = "would be " if args.dry_run else ""
    if found.before == found.after:
        print(f"database: at {found.after}, as it should be")
    else:
        print(f"database: {would}brought from {found.before or 'nothing'} to {found.after}")
    alike = len(found.readings) - len(found.different)
    print(f"games: {alike} of {len(found.readings)} read as they did")
    if found.renewed:
        print(f"games of older rules that read alike: {len(found.renewed)} {would}brought to the rules of this version")
    for reading in found.different:
        versions = f"rules {reading.rules}" if reading.rules == reading.now else f"rules {reading.rules}→{reading.now}"
        print(f"  {reading.code} ({reading.game}, {reading.phase}, {versions}): {reading.problem}")
    return 1 if found.different else 0
