"""Who serves and has which table, who is here and sits where, numbers, and an index of what is not over."""

from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

from accessgames.net.store.schema import NUMBER

revision = "leases"
down_revision = "hall"
oldest = 2


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False, server_default="")


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, NUMBER, nullable=False, server_default="0")


def _create(name: str, *columns: sa.Column[Any]) -> None:
    op.create_table(name, *columns, sqlite_strict=True)


def upgrade() -> None:
    """Add them; who sits where is read from the tables that are there."""
    words = map(_text, ("holder", "address", "mark", "secret"))
    numbers = map(_number, ("batch", "until", "ended"))
    _create("servers", sa.Column("id", NUMBER, primary_key=True), *words, *numbers)
    _create("numbers", sa.Column("name", sa.Text, primary_key=True), _number("last"))
    _create("present", sa.Column("person", NUMBER, primary_key=True, autoincrement=False),
        *map(_number, ("server", "number", "hosts")), _text("visit"))  # fmt: skip
    _create("notices", sa.Column("id", NUMBER, primary_key=True), _number("server"), _text("what"))
    op.create_index("notices_by_server", "notices", ["server"])
    orders = op.create_table(
        "orders", sa.Column("number", NUMBER, primary_key=True, autoincrement=False), _text("desk"),
        _text("wanted"), sqlite_strict=True,
    )  # fmt: skip
    op.create_index("orders_by_desk", "orders", ["desk"])
    op.create_index("people_by_token", "people", ["token"])
    alive = sa.text("ended = 0")
    op.create_index("servers_alive", "servers", ["id"], postgresql_where=alive, sqlite_where=alive)
    op.add_column("tables", _number("owner"))
    op.execute("INSERT INTO numbers SELECT 'person', coalesce(max(id), 0) FROM people")
    op.execute("INSERT INTO numbers SELECT 'table', coalesce(max(number), 0) FROM tables")
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
    _fill(orders, seats)


def _fill(orders: sa.Table, seats: sa.Table) -> None:
    """Know who sits where, and which tables desks wanted, from the tables that are there."""
    rows = op.get_bind().execute(sa.text("SELECT number, what FROM tables")).all()
    kept = [(number, msgspec.json.decode(what)) for number, what in rows]
    taken = {
        (seat.get("person", 0), number)
        for number, what in kept
        for seat in (*what["seats"], *(what.get("desk") or {"places": ()})["places"])
    }
    desks = [(number, what["desk"]) for number, what in kept if what.get("desk")]
    if desks:
        op.bulk_insert(orders, [{"number": number, "wanted": desk["order"]} for number, desk in desks])
    if found := [{"person": person, "number": number} for person, number in sorted(taken) if person]:
        op.bulk_insert(seats, found)
