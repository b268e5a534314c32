"""People, tables and lines, as the file of a hall had them in its version 2."""

import sqlalchemy as sa
from alembic import op

from accessgames.net.store.schema import NUMBER

revision = "hall"
down_revision = None


def upgrade() -> None:
    """Make what a new place needs; a file from before is told to be here already."""
    op.create_table(
        "people",
        sa.Column("id", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False, unique=True),
        sa.Column("token", sa.Text, nullable=False),
        sa.Column("passphrase", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False, server_default=""),
        sa.Column("settings", sa.Text, nullable=False, server_default=""),
        sqlite_strict=True,
    )
    op.create_table(
        "tables",
        sa.Column("number", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "lines",
        sa.Column("number", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("n", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
