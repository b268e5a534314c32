"""A place that a later program has changed: used where that lets this one go on, else refused."""

from __future__ import annotations

import asyncio
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from accessgames.engine import GameError
from accessgames.net import frames
from accessgames.net.hall.house import House, Notice
from accessgames.net.hall.ledger import KeptTable, Ledger
from accessgames.net.store import expanding, migrating, schema
from accessgames.net.store.engines import open_engine
from tests.net.store import tomorrow

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.net.store.conftest import Place
    from tools.clusters import Cluster

TABLE = KeptTable(3, "goes", '{"game":"quantum","seats":[{"person":2}]}', "77", frozenset({2}))


def version(place: Place) -> object:
    """What alembic has noted in a place."""
    engine = open_engine(place)
    with engine.connect() as connection:
        found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    engine.dispose()
    return found


@contextmanager
def reading(database: str) -> Iterator[None]:
    """Read every table for as long as the block lasts, as `pg_dump` does."""
    engine = open_engine(database)
    with engine.begin() as connection:
        connection.exec_driver_sql("SET idle_in_transaction_session_timeout = 0")
        connection.execute(sa.text("LOCK TABLE lines, tables, seats, people, servers IN ACCESS SHARE MODE"))
        yield
    engine.dispose()


def migrate_tomorrow(place: Place, folder: Path, monkeypatch: pytest.MonkeyPatch, oldest: int = 3) -> None:
    """Let a program of tomorrow open a place."""
    with monkeypatch.context() as here:
        here.setattr(migrating, "FOLDER", tomorrow.folder(folder, oldest))
        Ledger(place).close()
    assert "tomorrow" == version(place)


def test_a_program_of_before_goes_on_where_the_next_lets_it(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that is open writes on over the migration, one that opens later writes too and migrates nothing."""
    with closing(Ledger(place)) as before:
        before.keep_table(TABLE)
        asyncio.run(before.synced())
        migrate_tomorrow(place, tmp_path / "next", monkeypatch)
        before.sink(3)("header\n")
        before.keep_table(TABLE)
        asyncio.run(before.synced())
        with closing(Ledger(place)) as later:
            later.keep_table(KeptTable(4, "goes", "{}", ""))
            later.sink(3, 1)("first\n")
            asyncio.run(later.synced())
        assert ([3, 4], ("header\n", "first\n")) == ([one.number for one in before.tables()], before.lines(3))
    assert "tomorrow" == version(place)
    seen = sa.inspect(engine := open_engine(place))
    assert "tables_liked" in {one["name"] for one in seen.get_indexes("tables")}
    engine.dispose()


def test_a_lock_that_nobody_gives_back_is_told(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one sentence behind all patience; the server of before plays on, and another try does the rest."""
    place = cluster.database("locked")
    with closing(Ledger(place)) as before:
        monkeypatch.setattr(migrating, "PATIENCE", 0.0)
        with reading(place), pytest.raises(GameError) as caught:
            migrate_tomorrow(place, tmp_path / "refused", monkeypatch)
        assert "net-database-busy" == caught.value.key
        before.keep_table(TABLE)
        asyncio.run(before.synced())
        migrate_tomorrow(place, tmp_path / "done", monkeypatch)


def test_a_place_that_only_later_programs_may_use_is_refused(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In one sentence, and nothing in it is changed; also where nobody has said who may use it."""
    Ledger(place).close()
    migrate_tomorrow(place, tmp_path / "next", monkeypatch, oldest=5)
    engine = open_engine(place)
    for statement in ("SELECT 1", "DELETE FROM numbers WHERE name = 'oldest'"):
        with engine.execution_options(writes=True).begin() as connection:
            connection.exec_driver_sql(statement)
        with pytest.raises(GameError) as caught:
            Ledger(place)
        assert "net-newer" == caught.value.key
    engine.dispose()
    assert "tomorrow" == version(place)


def test_a_column_that_others_have_to_know_is_none_to_add() -> None:
    """Programs that do not know it could write no row."""
    with pytest.raises(ValueError, match="liked"):
        expanding.add_column("tables", sa.Column("liked", sa.Text, nullable=False))


def test_what_only_a_later_server_can_tell_is_passed_over(place: Place) -> None:
    """Whoever is at the older one hears what both know, also behind it."""
    with closing(Ledger(place, "older")) as ledger:
        house, heard = House(ledger), Notice("heard", 1, "v1", frames.Heard("said", "Petr", "ahoj"))
        later = '{"how":"heard","told":{"is":"Heard","what":"said","who":"Petr","mood":"glad"},"liked":7}'
        for what in (later, '{"how":"heard","person":"Petr"}'):
            ledger.write(sa.insert(schema.NOTICES), server=ledger.me, what=what)
        house.tell(ledger.me, heard)
        asyncio.run(ledger.synced())
        assert ((heard,), ()) == (house.look(), house.look())
