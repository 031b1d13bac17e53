"""Command-line options of the commands about a server's database."""

from __future__ import annotations

import argparse
import os

from bedesten.terminal.saves import data_folder

__all__ = ["add_database", "counted", "database_of", "default_database"]


def default_database() -> str:
    """The database of the table on this machine: a file among the user's data."""
    return f"sqlite:///{data_folder() / 'tables.db'}"


def add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--database",
        dest="setting_database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; by default BEDESTEN_DATABASE, or else the "
        "tables of this user",
    )


def database_of(args: argparse.Namespace) -> str:
    """The database that is meant: by flag, by environment, or this user's."""
    from bedesten.server.operation.flags import settings_from

    return settings_from(args, os.environ, {"database": default_database()}).database


def counted(count: int, one: str, several: str = "") -> str:
    """How many there are, in words."""
    return f"{count} {one if count == 1 else several or one + 's'}"
