"""What Alembic runs: every revision in the transaction that `upgrade` has begun."""

from __future__ import annotations

from alembic import context

from affray.web.schema import metadata

__all__: list[str] = []

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
