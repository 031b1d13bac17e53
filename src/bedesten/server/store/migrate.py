"""Brings a database to the form that this version needs."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

__all__ = ["upgrade", "upgrade_connection"]

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
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
