"""Rows of the store as Python objects."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, cast

from sqlalchemy import Connection

from bedesten.tables.entries import By, LogEntry, entry_of
from bedesten.tables.settings import TableConfig

__all__ = ["Append", "EntryRow", "TableRow", "Work"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow(TableConfig):
    """A table as it was made, and how far it has come."""

    id: int = 0
    phase: str = "open"
    number: int = 0


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry of a table's log, as it is stored."""

    number: int
    time: int
    kind: str
    seat: int | None
    by: str
    data: dict[str, Any]
    """`record` are the entries of the game's record; the rest depends on the kind."""
    client: str | None = None
    client_number: int | None = None

    @staticmethod
    def of(entry: LogEntry) -> EntryRow:
        return EntryRow(
            entry.number,
            entry.time,
            entry.kind,
            entry.seat,
            entry.by,
            entry.data(),
            entry.client,
            entry.client_number,
        )

    def entry(self) -> LogEntry:
        """As the table knows it; raises RecordError if it can't be read."""
        by = cast(By, self.by)
        return entry_of(self.kind, self.data, self.number, self.time, self.seat, by, self.client, self.client_number)


Work = Callable[[Connection], Any]


@dataclass(slots=True)
class Append:
    """An entry to be kept, with what it changes in the table's own row."""

    table_id: int
    entry: EntryRow
    at: int
    phase: str
    wake_at: int | None
    work: list[Work] = field(default_factory=list)
    """What else belongs to it, and happens with it or not at all."""
