"""Brings a database to the form that this version needs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bedesten.kernel.errors import OptionError

if TYPE_CHECKING:
    from alembic.config import Config

__all__ = ["form_of", "newest_form", "upgrade", "upgrade_connection"]

SCRIPTS: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x62656465
"""So that of several servers that start at once only one migrates."""


async def upgrade(engine: AsyncEngine) -> None:
    """Carry out the migrations that are missing."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade_connection)


def upgrade_connection(connection: Connection) -> None:
    """The same, in a transaction of the caller's."""
    from alembic import command  # takes long to import, and is needed once

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    form_of(connection)
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def form_of(connection: Connection) -> str | None:
    """The form that a database has, by the last migration that it has seen; None if it has none yet.

    Raises OptionError if that is none of ours: a newer version has written it, and what it means is not known here.
    """
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    if not inspect(connection).has_table("alembic_version"):
        return None
    found = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if found is not None and found not in known:
        newest = newest_form()
        raise OptionError(f"database: its form is {found}, newer than {newest}: it takes a newer version of Bedesten")
    return found


def newest_form() -> str:
    """The form that this version needs."""
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(_config()).get_current_head() or ""


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    return config
