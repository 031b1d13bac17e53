"""What the store keeps, as Python objects."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection

__all__ = ["Append", "EntryRow", "SeatRow", "TableRow", "Work"]


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits in a seat."""

    seat: int
    kind: str
    name: str | None
    bot: str | None
    token: str | None
    """The hash of the token, if there is one."""
    seen: int = 0
    """The entry of the log up to which its player has looked, when the table was read."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it was made; what has become of it is in the entries."""

    id: int
    code: str
    game: str
    rules: int
    options: dict[str, Any]
    settings: dict[str, Any]
    seed: str
    commitment: str
    origin: dict[str, Any] | None
    host: str
    parent: str | None
    phase: str
    number: int
    created: int


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry of a table's log."""

    number: int
    time: int
    kind: str
    seat: int | None
    by: str
    data: dict[str, Any]
    """`record` are the entries of the game's record; the rest depends on the kind."""
    client: str | None = None
    client_number: int | None = None


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
