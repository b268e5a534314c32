"""Where alembic migrates: on the connection that it is given, each step in a transaction of its own.

Where that connection is in a transaction already, all steps are in that one.
"""

from typing import Any

from alembic import context

from accessgames.net.store import engines, schema


def note_oldest(ctx: Any, step: Any, heads: object, run_args: object) -> None:  # noqa: ANN401 - of alembic
    """Write, in the transaction of a step, which programs may still use what it has made."""
    del heads, run_args
    oldest = getattr(step.up_revision.module, "oldest", None) if step.is_upgrade else None
    if oldest is not None:
        put = engines.put(ctx.connection.engine, schema.NUMBERS)
        ctx.connection.execute(put, {"name": schema.OLDEST, "last": oldest})


context.configure(
    connection=context.config.attributes["connection"], transaction_per_migration=True,
    on_version_apply=note_oldest,
)  # fmt: skip
with context.begin_transaction():
    context.run_migrations()
