"""Stored subscriptions of players to notices, and when each notice is due."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Update, and_, delete, insert, or_, select, update

from bedesten.server.store.schema import NOTICES

__all__ = ["NoticeRow", "claim", "mark_due", "seats_told", "settle", "subscribe", "subscriptions"]


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """Where a player wants to be told."""

    table_id: int
    seat: int
    kind: str
    address: str
    secret: str
    due: int | None = None
    tries: int = 0


def subscribe(connection: Connection, table_id: int, seat: int, kind: str, row: NoticeRow | None) -> None:
    """Put this in place of what was there; None takes it away."""
    connection.execute(delete(NOTICES).where(_is(table_id, seat, kind)))
    if row is not None:
        connection.execute(insert(NOTICES).values({name: getattr(row, name) for name in NoticeRow.__slots__}))


def subscriptions(table_id: int) -> Any:
    """The query for all who want to be told something of a table."""
    return select(NOTICES).where(NOTICES.c.table_id == table_id)


def mark_due(table_id: int, seats: Sequence[int], due: int) -> Update:
    """These seats are to be told at that time, unless they come before."""
    where = and_(NOTICES.c.table_id == table_id, NOTICES.c.seat.in_(seats))
    return update(NOTICES).where(where).values(due=due, tries=0)


def claim(connection: Connection, now: int, until: int, most: int) -> list[NoticeRow]:
    """What is due now. It is this process's until then; if that one dies, others find it due again."""
    query = select(NOTICES).where(NOTICES.c.due <= now).order_by(NOTICES.c.due).limit(most)
    if connection.dialect.name == "postgresql":
        query = query.with_for_update(skip_locked=True)
    found = [NoticeRow(**row._mapping) for row in connection.execute(query)]
    if found:
        mine = or_(*[_is(row.table_id, row.seat, row.kind) for row in found])
        connection.execute(update(NOTICES).where(mine).values(due=until))
    return found


def settle(connection: Connection, row: NoticeRow, claimed: int, due: int | None, tries: int) -> None:
    """What has become of a notice, unless there is a newer one by now."""
    mine = and_(_is(row.table_id, row.seat, row.kind), NOTICES.c.due == claimed)
    connection.execute(update(NOTICES).where(mine).values(due=due, tries=tries))


def seats_told(rows: Sequence[Any]) -> frozenset[int]:
    return frozenset(row.seat for row in rows)


def _is(table_id: int, seat: int, kind: str) -> Any:
    return and_(NOTICES.c.table_id == table_id, NOTICES.c.seat == seat, NOTICES.c.kind == kind)
