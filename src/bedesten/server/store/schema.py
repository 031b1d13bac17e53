"""The tables of the store. What a game is follows from its row, its seats and its entries, and from nothing else."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

__all__ = ["ENTRIES", "METADATA", "NOTICES", "SEATS", "TABLES"]

METADATA: Final = MetaData()
BIG: Final = BigInteger().with_variant(Integer, "sqlite")

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", BIG, primary_key=True, autoincrement=True),
    Column("code", String(10), nullable=False, unique=True),
    Column("game", String(16), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules that it is played with
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("seed", Text, nullable=False),  # decimal; never leaves the server before the end
    Column("commitment", Text, nullable=False),
    Column("origin", JSON(none_as_null=True)),  # the position that a fork begins with
    Column("host", String(64), nullable=False),  # the hash of the host's token
    Column("parent", String(10)),
    Column("phase", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("number", Integer, nullable=False),  # entries in the log
    Column("at", Integer, nullable=False),  # entries in the record
    Column("wake_at", BIG),  # when the server must do something by itself, in ms
    Column("created", BIG, nullable=False),
    Column("changed", BIG, nullable=False),
    Index("tables_wake_at", "wake_at"),
    Index("tables_listed", "listed", "phase", "changed"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", BIG, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", Text),
    Column("bot", String(32)),
    Column("token", String(64)),  # its hash
    Column("seen", Integer, nullable=False, server_default="0"),  # up to which entry its player has looked
    Index("seats_token", "token"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", BIG, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("time", BIG, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("by", String(8), nullable=False),
    Column("client", String(64)),
    Column("client_number", BIG),
    Column("data", JSON, nullable=False),
    UniqueConstraint("table_id", "seat", "client", "client_number", name="entries_once"),
)

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("table_id", BIG, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), primary_key=True),  # webhook or push
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),  # what a webhook is signed with; the keys of a push subscription, as JSON
    Column("due", BIG),  # when its player is to be told, in ms; null: there is nothing to tell
    Column("tries", Integer, nullable=False, server_default="0"),
    Index("notices_due", "due"),
)
