"""How Alembic runs the migrations here: on the connection that it is given."""

from __future__ import annotations

from alembic import context

from bedesten.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, transactional_ddl=False)
context.run_migrations()
