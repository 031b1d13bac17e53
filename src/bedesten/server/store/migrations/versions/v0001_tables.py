"""Tables, their seats and their log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", BIG, primary_key=True, autoincrement=True),
        sa.Column("code", sa.String(10), nullable=False, unique=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("origin", sa.JSON),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("parent", sa.String(10)),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sa.Column("wake_at", BIG),
        sa.Column("created", BIG, nullable=False),
        sa.Column("changed", BIG, nullable=False),
    )
    op.create_index("tables_wake_at", "tables", ["wake_at"])
    op.create_index("tables_listed", "tables", ["listed", "phase", "changed"])
    op.create_table(
        "seats",
        sa.Column("table_id", BIG, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("bot", sa.String(32)),
        sa.Column("token", sa.String(64)),
    )
    op.create_index("seats_token", "seats", ["token"])
    op.create_table(
        "entries",
        sa.Column("table_id", BIG, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("time", BIG, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("client", sa.String(64)),
        sa.Column("client_number", BIG),
        sa.Column("data", sa.JSON, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "client", "client_number", name="entries_once"),
    )


def downgrade() -> None:
    raise NotImplementedError("there is no way back but a backup")
