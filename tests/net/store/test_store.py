"""The store, the same over a file of SQLite and over PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from accessgames.engine import GameError
from accessgames.net.hall import house
from accessgames.net.hall import ledger as ledgers
from accessgames.net.hall.ledger import KeptPerson, KeptTable, Ledger
from accessgames.net.store import leases, schema
from accessgames.net.store.engines import open_engine, told_place
from accessgames.net.store.migrating import migrate
from accessgames.net.store.store import Store

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.net.store.conftest import Place
    from tools.clusters import Cluster

JANA = KeptPerson(1, "Jana Nová", "jana nova", "t1", "", "", '{"braille":true}')
PETR = KeptPerson(2, "Petr", "petr", "t2", "hash", "key\nkey")
TABLE = KeptTable(3, "goes", '{"game":"quantum","seats":[{"person":2}]}', "77", frozenset({2}))


@pytest.fixture
def ledger(place: Place) -> Iterator[Ledger]:
    """A ledger in a new place."""
    with closing(Ledger(place)) as opened:
        yield opened


def synced(ledger: Ledger) -> None:
    """Wait until all is kept."""
    asyncio.run(ledger.synced())


def test_what_was_kept_is_there_when_the_place_is_opened_again(place: Place) -> None:
    """People with every attribute, tables that are not over, lines in their order; the last word counts."""
    with closing(Ledger(place)) as first:
        for person in (JANA, PETR, ledgers.KeptPerson(2, "Petr", "petr", "t3", "hash", "key\nkey")):
            first.keep_person(person)
        first.keep_table(TABLE)
        first.keep_table(KeptTable(4, "over", "{}", ""))
        for line in ("header\n", "první\n", "druhá\n"):
            first.sink(3, 0 if line == "header\n" else 1 + (line == "druhá\n"))(line)
        synced(first)
    with closing(Ledger(place)) as second:
        people = list(second.people())
        assert [JANA, KeptPerson(2, "Petr", "petr", "t3", "hash", "key\nkey")] == people
        assert [3] == [table.number for table in second.tables()]
        assert [] == list(second.tables(0))
        assert ("over", "goes") == (second.table(4).state, second.table(3).state)  # type: ignore[union-attr]
        assert second.table(5) is None
        assert 4 == second.last_table()
        assert ("header\n", "první\n", "druhá\n") == second.lines(3)


def test_an_empty_place_has_nothing(ledger: Ledger) -> None:
    """And says so without a fault."""
    assert ([], [], None, 0, ()) == (
        list(ledger.people()), list(ledger.tables()), ledger.table(1), ledger.last_table(), ledger.lines(1),
    )  # fmt: skip


def test_a_line_is_there_once(ledger: Ledger) -> None:
    """Whoever writes the same line of a match again is refused, with all that came in the same batch."""
    ledger.sink(3)("header\n")
    synced(ledger)
    ledger.keep_person(JANA)
    ledger.sink(3)("another header\n")
    with pytest.raises(GameError) as caught:
        synced(ledger)
    assert "net-not-kept" == caught.value.key
    assert ("header\n",) == ledger.lines(3)
    assert [] == list(ledger.people())
    ledger.sink(3, 1)("goes on\n")
    synced(ledger)
    assert ("header\n", "goes on\n") == ledger.lines(3)


def test_whatever_can_not_be_written_the_thread_goes_on(ledger: Ledger) -> None:
    """Who waits hears that it is not kept, whatever the fault is; it is told once until writing works."""
    told: list[str] = []
    ledger.heed = lambda error: told.append(type(error).__name__)
    for _ in range(2):
        ledger.sink(3)("half a sign: \udc80\n")  # neither engine takes it, nor calls it a fault of its own
        with pytest.raises(GameError) as caught:
            asyncio.run(asyncio.wait_for(ledger.synced(), 20))
        assert ("net-not-kept", True) == (caught.value.key, ledger.failing)
    ledger.sink(3)("header\n")
    synced(ledger)
    assert (("header\n",), False) == (ledger.lines(3), ledger.failing)
    assert ["UnicodeEncodeError", "NoneType"] == told


def test_a_batch_that_was_given_up_is_not_taken_for_the_next(place: Place) -> None:
    """Where nobody can tell whether it was written, its number is asked for: the next one is written."""
    with closing(Ledger(place, "a")) as ledger:
        really, ledger.store._commit = ledger.store._commit, lambda batch: (really(batch), 1 / 0)  # type: ignore[method-assign,assignment]
        ledger.keep_person(JANA)
        with pytest.raises(GameError):
            synced(ledger)
        ledger.store._commit = really  # type: ignore[method-assign]
        ledger.keep_person(PETR)
        synced(ledger)
        assert [JANA, PETR] == list(ledger.people())


def test_who_waits_no_more_stops_nobody(ledger: Ledger) -> None:
    """A loop that was closed while the disk was busy is not told; the next one is."""

    async def give_up() -> None:
        waiting = asyncio.ensure_future(ledger.synced())
        await asyncio.sleep(0)
        waiting.cancel()

    for _ in range(20):
        asyncio.run(give_up())
    asyncio.run(asyncio.wait_for(ledger.synced(), 20))


def test_what_waits_together_is_one_transaction(ledger: Ledger) -> None:
    """A thousand lines of a hundred tables cost one wait for the disk."""
    for number in range(100):
        keep = ledger.sink(number)
        for at in range(10):
            keep(f"{at}\n")
    before = ledger.commits
    synced(ledger)
    assert 1 == ledger.commits - before
    assert tuple(f"{at}\n" for at in range(10)) == ledger.lines(99)


def test_whoever_is_forgotten_leaves_nothing(ledger: Ledger) -> None:
    """Their name, the tables where they sat and the journals of those; others stay."""
    for person in (JANA, PETR):
        ledger.keep_person(person)
    ledger.keep_table(TABLE)
    ledger.keep_table(KeptTable(4, "over", "{}", "", frozenset({1})))
    ledger.sink(3)("Petr\n")
    ledger.sink(4)("Jana\n")
    synced(ledger)
    ledger.forget(2)
    synced(ledger)
    assert [JANA] == list(ledger.people())
    assert (None, ()) == (ledger.table(3), ledger.lines(3))
    assert ("Jana\n",) == ledger.lines(4)


COUNTED = "SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 5000"
MANY = (
    "INSERT INTO tables (number, state, what, secret) SELECT n, 'over', '{}', '' FROM c",
    "INSERT INTO lines SELECT n % 300, n, 'x' FROM c",
    "INSERT INTO people (id, name, folded, token, passphrase) SELECT n, 'n', 'n' || n, 't' || n, '' FROM c",
    "INSERT INTO present (person, server) SELECT n, n FROM c",
    "INSERT INTO servers (id, ended) SELECT n, 1 FROM c",
    "INSERT INTO notices (id, server, what) SELECT n, n, '{}' FROM c",
    "INSERT INTO seats SELECT n % 500, n FROM c",
    "INSERT INTO orders SELECT n, n % 500, n FROM c",
)
"""What fills a place with many rows."""


def test_rows_are_found_without_looking_at_all(place: Place) -> None:
    """What is asked while people play takes the same time with ten times as many matches: by an index."""
    with closing(Store(place)) as store:
        for statement in MANY:
            store.commit([(sa.text(f"WITH RECURSIVE c(n) AS ({COUNTED}) {statement}"), {})])
        analyse(place)
        asked = [
            ledgers.OPEN, ledgers.LAST, ledgers.TABLE.params(at=7), ledgers.LINES.params(at=7),
            ledgers.OWN.params(who=7), ledgers.OWN_OPEN.params(who=7), ledgers.NAMED.params(known="n7"),
            ledgers.PROVEN.params(known="t7"), ledgers.NUMBERED.params(known=7), house.WHERE.params(who=7),
            leases.ALIVE, sa.select(schema.NOTICES).where(schema.NOTICES.c.server == 7),
            sa.select(schema.SEATS).where(schema.SEATS.c.number == 7), ledgers.ORDERED.params(home="7"),
        ]  # fmt: skip
        for one in asked:
            told = store.explain(one)
            assert "Seq Scan" not in told
            assert not [row for row in told.splitlines() if row.startswith("SCAN") and "INDEX" not in row]


def analyse(place: Place) -> None:
    """Let the engine count its rows, as it does by itself after a while."""
    engine = open_engine(place)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("ANALYZE")
    engine.dispose()


def test_tables_are_what_the_migrations_make(place: Place) -> None:
    """Column by column and index by index; a second time nothing is left to do."""
    engine = open_engine(place)
    for _ in range(2):
        migrate(engine)
    seen = sa.inspect(engine)
    for name, table in schema.METADATA.tables.items():
        found = {(one["name"], one["nullable"]) for one in seen.get_columns(name)}
        assert {(one.name, bool(one.nullable)) for one in table.columns} == found
        assert [one.name for one in table.primary_key] == seen.get_pk_constraint(name)["constrained_columns"]
        indexes = {one["name"] for one in seen.get_indexes(name) if not one.get("duplicates_constraint")}
        assert {one.name for one in table.indexes} == indexes
    engine.dispose()


HALL_BEFORE = """
    CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL, folded TEXT NOT NULL UNIQUE,
    token TEXT NOT NULL, passphrase TEXT NOT NULL) STRICT;
    CREATE TABLE tables (number INTEGER PRIMARY KEY, state TEXT NOT NULL, what TEXT NOT NULL,
    secret TEXT NOT NULL) STRICT;
    CREATE TABLE lines (number INTEGER NOT NULL, n INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (number, n)) STRICT, WITHOUT ROWID;
    INSERT INTO people (id, name, folded, token, passphrase) VALUES (2, 'Petr', 'petr', 't2', 'hash');
    INSERT INTO lines VALUES (3, 0, 'Petr' || char(10));
"""
NEXT_BEFORE = """
    ALTER TABLE people ADD keys TEXT NOT NULL DEFAULT '';
    ALTER TABLE people ADD settings TEXT NOT NULL DEFAULT '';
"""


def hall_before(path: Path, version: int) -> None:
    """Write a hall's file as programs did that knew no migrations."""
    with closing(sqlite3.connect(path)) as file:
        file.executescript(HALL_BEFORE if version == 1 else HALL_BEFORE + NEXT_BEFORE)
        file.execute("INSERT INTO tables VALUES (3, 'goes', ?, '77')", [TABLE.what])
        file.execute(f"PRAGMA user_version={version}")
        file.commit()


@pytest.mark.parametrize("version", [1, 2])
def test_a_hall_from_before_is_taken_over(version: int, tmp_path: Path) -> None:
    """With its people, tables and journals; who sits where is known from then on."""
    path = tmp_path / "hall.sqlite"
    hall_before(path, version)
    for _ in range(2):
        with closing(Ledger(path)) as ledger:
            assert [KeptPerson(2, "Petr", "petr", "t2", "hash")] == list(ledger.people())
            assert [(3, "77")] == [(table.number, table.secret) for table in ledger.tables()]
            assert ("Petr\n",) == ledger.lines(3)
    with closing(Ledger(path)) as ledger:
        ledger.forget(2)
        synced(ledger)
        assert (None, ()) == (ledger.table(3), ledger.lines(3))


def test_tables_of_tournaments_from_before_are_found(tmp_path: Path) -> None:
    """By their desk, by the people who are expected there, and among those that are not over."""
    path = tmp_path / "hall.sqlite"
    hall_before(path, 2)
    with closing(sqlite3.connect(path)) as file:
        what = '{"seats":[{"person":0}],"desk":{"order":"ab","places":[{"person":2},{"person":0}]}}'
        file.execute("INSERT INTO tables VALUES (5, 'waits', ?, '')", [what])
        file.execute("INSERT INTO tables VALUES (6, 'over', ?, '')", [what.replace("ab", "cd")])
        file.commit()
    with closing(Ledger(path)) as ledger:
        assert {"ab": 5, "cd": 6} == ledger.ordered()
        assert {} == ledger.ordered("elsewhere")
        assert [5] == [table.number for table in ledger.awaited_by_desks()]
        assert [3, 5] == [table.number for table in ledger.tables_of(2)]
        ledger.forget(2)
        synced(ledger)
        assert {"ab": 5, "cd": 6} == ledger.ordered()  # nobody has sat there
        ledger.drop_table(5)
        synced(ledger)
        assert ({"cd": 6}, []) == (ledger.ordered(), list(ledger.tables_of(2)))


def test_a_file_that_says_it_is_later_is_refused(tmp_path: Path) -> None:
    """By its number, as files of halls have always said it."""
    path = tmp_path / "hall.sqlite"
    hall_before(path, 9)
    with pytest.raises(GameError) as caught:
        Ledger(path)
    assert "net-newer" == caught.value.key


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("mysql://jana:secret@db/house", ("net-database-address", "mysql://db/house")),
        ("postgresql://jana:secret@db/house?nonsense=1", ("net-database-address", "postgresql://db/house")),
        ("postgresql://jana:secret@/house?host=/nowhere", ("net-database", "postgresql:///house")),
    ],
)
def test_an_address_that_leads_nowhere_is_told_without_its_password(
    address: str, expected: tuple[str, str]
) -> None:
    """Nobody who looks over a shoulder, and no log, learns it."""
    with pytest.raises(GameError) as caught:
        Ledger(address)
    assert expected == (caught.value.key, next(iter(caught.value.args_.values())))
    assert "secret" not in told_place(address)


def test_a_file_that_is_none_is_told(tmp_path: Path) -> None:
    """With its name."""
    (tmp_path / "hall.sqlite").write_bytes(b"not a database at all" * 100)
    with pytest.raises(GameError) as caught:
        Ledger(tmp_path / "hall.sqlite")
    assert "net-ledger" == caught.value.key


def test_a_database_that_was_restarted_is_found_again(cluster: Cluster) -> None:
    """Connections from before are cut; whoever reads next notices nothing."""
    with closing(Ledger(cluster.database("restarted"))) as ledger:
        ledger.keep_person(JANA)
        synced(ledger)
        assert [JANA] == list(ledger.people())
        cluster.stop()
        cluster.start()
        assert [JANA] == list(ledger.people())
