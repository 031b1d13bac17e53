"""How far the player of a seat has looked, and where he wants to be told that it is his turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

BIG = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    op.add_column("seats", sa.Column("seen", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "notices",
        sa.Column("table_id", BIG, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("due", BIG),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_index("notices_due", "notices", ["due"])


def downgrade() -> None:
    raise NotImplementedError("there is no way back but a backup")
