"""Who may write, who sits where, and an index of what is not over."""

import msgspec
import sqlalchemy as sa
from alembic import op

from accessgames.net.store.schema import NUMBER

revision = "leases"
down_revision = "hall"


def upgrade() -> None:
    """Add them; who sits where is read from the tables that are there."""
    op.create_table(
        "leases",
        sa.Column("subject", sa.Text, primary_key=True),
        sa.Column("holder", sa.Text, nullable=False, server_default=""),
        sa.Column("fence", NUMBER, nullable=False, server_default="0"),
        sa.Column("batch", NUMBER, nullable=False, server_default="0"),
        sa.Column("until", NUMBER, nullable=False, server_default="0"),
        sqlite_strict=True,
    )
    seats = op.create_table(
        "seats",
        sa.Column("person", NUMBER, primary_key=True, autoincrement=False),
        sa.Column("number", NUMBER, primary_key=True, autoincrement=False),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_table", "seats", ["number"])
    still = sa.text("state <> 'over'")
    op.create_index("tables_open", "tables", ["number"], postgresql_where=still, sqlite_where=still)
    rows = op.get_bind().execute(sa.text("SELECT number, what FROM tables")).all()
    taken = {
        (seat.get("person", 0), number)
        for number, what in rows
        for seat in msgspec.json.decode(what)["seats"]
    }
    if found := [{"person": person, "number": number} for person, number in sorted(taken) if person]:
        op.bulk_insert(seats, found)
