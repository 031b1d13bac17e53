"""Deletes expired tables with their seats, entries and notices."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from sqlalchemy import Connection, and_, delete, or_, select

from bedesten.server.store.schema import ENTRIES, NOTICES, SEATS, TABLES

__all__ = ["delete_expired"]

PARTS: Final = (NOTICES, ENTRIES, SEATS)


def delete_expired(connection: Connection, limits: Mapping[str, int], spared: Collection[int], most: int) -> list[int]:
    """Delete tables of each phase that were last changed before a time, in ms, except some; returns which."""
    old = or_(*[and_(TABLES.c.phase == phase, TABLES.c.changed < before) for phase, before in limits.items()])
    query = select(TABLES.c.id).where(old).order_by(TABLES.c.changed).limit(most + len(spared))
    found = [number for number in connection.execute(query).scalars() if number not in spared][:most]
    if found:
        for part in PARTS:
            connection.execute(delete(part).where(part.c.table_id.in_(found)))
        connection.execute(delete(TABLES).where(TABLES.c.id.in_(found)))
    return found
