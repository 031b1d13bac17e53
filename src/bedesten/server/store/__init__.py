"""Where tables are kept: SQLite or PostgreSQL."""

from __future__ import annotations

from bedesten.server.store.rows import Append, EntryRow, TableRow
from bedesten.server.store.store import Conflict, Store, StoreDown, now

__all__ = ["Append", "Conflict", "EntryRow", "Store", "StoreDown", "TableRow", "now"]
