"""Who is to come back to which table, where the session that led there ran in a server that is gone."""

import sqlalchemy as sa
from alembic import op

from accessgames.net.store.schema import NUMBER

revision = "places"
down_revision = "present"
oldest = 2


def upgrade() -> None:
    """Add the table; nobody is to come back yet."""
    numbers = (sa.Column(name, NUMBER, nullable=False, server_default="0") for name in ("number", "told"))
    op.create_table(
        "places", sa.Column("person", NUMBER, primary_key=True, autoincrement=False), *numbers,
        sa.Column("visit", sa.Text, nullable=False, server_default=""), sqlite_strict=True,
    )  # fmt: skip
