"""How Alembic reaches the database: through the connection that `open_store` hands over."""

from __future__ import annotations

from alembic import context

from veche.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
