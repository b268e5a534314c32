from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import GameError, Stream
from accessgames.personal import tables
from accessgames.personal.database import PersonalFile, personal_path
from accessgames.personal.tables import MAX_BYTES, STEPS, Column, Step, Table
from accessgames.storage import databases
from accessgames.storage.files import StorageError
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A good file with one mark, closed."""
    path = tmp_path / "data" / "personal.sqlite"
    put(PersonalFile(path), "first")
    return path


def put(own: PersonalFile, *names: str) -> None:
    with own.writing() as connection:
        for name in names:
            connection.execute("INSERT INTO mark VALUES (?, ?)", (name, "x"))


def marks(own: PersonalFile) -> list[str]:
    with own.reading() as connection:
        return [name for (name,) in connection.execute("SELECT name FROM mark ORDER BY name")]


def changed(path: Path, *statements: str) -> None:
    connection = sqlite3.connect(path)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


def keys(news: tuple[GameError, ...]) -> list[str]:
    return [error.key for error in news]


def names(path: Path) -> set[str]:
    return {entry.name for entry in path.parent.iterdir() if not entry.name.endswith(".lock")}


def test_what_was_written_is_there(path: Path) -> None:
    """Rows come back for whoever opens the file next."""
    own = PersonalFile(path)
    put(own, "second")
    assert ["first", "second"] == marks(own) == marks(PersonalFile(path))
    assert () == own.news()


def test_looking_makes_no_file(tmp_path: Path) -> None:
    """Who only asks finds nothing, and leaves nothing behind."""
    assert [] == marks(PersonalFile(tmp_path / "none" / "personal.sqlite"))
    assert [] == list(tmp_path.iterdir())


def test_its_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It lies in the folder of the data."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path))
    assert tmp_path / "personal.sqlite" == personal_path()


@not_on_windows("POSIX permissions")
def test_only_the_owner_reads_it(path: Path) -> None:
    """How somebody plays is nobody else's business."""
    assert 0o600 == stat.S_IMODE(path.stat().st_mode)


def test_a_piece_of_work_is_done_whole_or_not_at_all(path: Path) -> None:
    """What fails in the middle changes nothing."""
    own = PersonalFile(path)
    with pytest.raises(StorageError) as told:
        put(own, "second", "first")
    assert "error-personal-torn" == told.value.key
    assert ["first"] == marks(own)


WINDOW = """
import sys
from pathlib import Path
from accessgames.personal.database import PersonalFile
own = PersonalFile(Path(sys.argv[1]))
sys.stdin.readline()
for number in range(int(sys.argv[3])):
    with own.writing() as connection:
        connection.execute("INSERT INTO mark VALUES (?, 'x')", (f"{sys.argv[2]} {number}",))
print(len(own.news()))
"""


def windows(path: Path, count: int) -> list[str]:
    """Let four programs write so many rows each at once; return what they say of the news."""
    command = [sys.executable, "-c", WINDOW, str(path)]
    started = [
        subprocess.Popen(
            [*command, name, str(count)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for name in "abcd"
    ]
    return [window.communicate("\n")[0] for window in started]


def test_several_windows_write_in_turns(path: Path) -> None:
    """Four programs that write at once lose nothing of each other."""
    assert ["0\n"] * 4 == windows(path, 15)
    assert 61 == len(marks(PersonalFile(path)))


def test_several_windows_make_it_together(tmp_path: Path) -> None:
    """Programs that start at once make one file, and set nothing of each other aside."""
    path = tmp_path / "personal.sqlite"
    assert ["0\n"] * 4 == windows(path, 1)
    assert ["a 0", "b 0", "c 0", "d 0"] == marks(PersonalFile(path))
    assert {"personal.sqlite"} == names(path)


@pytest.mark.parametrize(
    "data",
    [b"", b"SQLite format 3\x00", b"x" * 5000, "Milá redakce".encode() * 100],
    ids=["0", "16", "x", "text"],
)
def test_what_is_no_database_is_set_aside(path: Path, data: bytes) -> None:
    """It lies beside the new file as it was, that is told once, and the new file is used."""
    path.write_bytes(data)
    own = PersonalFile(path)
    assert [] == marks(own)
    (news,) = own.news()
    assert ("error-personal-broken", "personal.broken.sqlite") == (news.key, news.args_["kept"])
    assert data == path.with_name("personal.broken.sqlite").read_bytes()
    put(own, "new")
    assert ["new"] == marks(own)
    assert () == own.news()


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON mark BEGIN DELETE FROM mark; END",
        "CREATE VIEW v AS SELECT * FROM mark",
        "CREATE TABLE t (x)",
        "CREATE INDEX i ON mark (text)",
        "CREATE VIRTUAL TABLE f USING fts5(x)",
        "DROP TABLE mark",
        "ALTER TABLE mark ADD COLUMN more TEXT",
        "PRAGMA application_id=7",
        "PRAGMA journal_mode=WAL",
        "INSERT INTO mark VALUES (x'00', 'x')",
        "INSERT INTO mark VALUES ('a' || char(27), 'x')",
        "INSERT INTO mark VALUES (CAST(x'ff41' AS TEXT), 'x')",
        "INSERT INTO mark VALUES ('long', printf('%201d', 1))",
        "INSERT INTO mark VALUES ('longer', printf('%90000d', 1))",
    ],
)
def test_what_this_program_never_wrote_is_set_aside(path: Path, statement: str) -> None:
    """Triggers, views, other tables, values that no row of ours holds: set aside, and nothing of it runs."""
    changed(path, statement)
    before = path.read_bytes()
    own = PersonalFile(path)
    put(own, "new")
    assert ["error-personal-broken"] == keys(own.news())
    assert before == path.with_name("personal.broken.sqlite").read_bytes()
    assert ["new"] == marks(PersonalFile(path))


def test_nothing_set_aside_is_overwritten(path: Path) -> None:
    """A second damaged file gets another name."""
    for _ in range(3):
        path.write_bytes(b"broken")
        assert [] == marks(PersonalFile(path))
    kept = {"personal.broken.sqlite", "personal.broken-2.sqlite", "personal.broken-3.sqlite"}
    assert {"personal.sqlite", *kept} == names(path)


def test_a_torn_file_is_set_aside(path: Path) -> None:
    """Whatever is missing at its end, the rest is kept and a new file begun.

    Where nothing but the zeros of an empty last page is missing, nothing is lost, and the file is good.
    """
    data = path.read_bytes()
    whole = len(data.rstrip(b"\0"))
    for length in range(0, len(data), 1171):
        path.write_bytes(data[:length])
        own = PersonalFile(path)
        found = (marks(own), keys(own.news()))
        assert found == ((["first"], []) if length >= whole else ([], ["error-personal-broken"]))


def test_random_damage_is_noticed_or_harmless(path: Path) -> None:
    """Bytes changed at random: the file is set aside, or holds values that it may hold."""
    data, stream = path.read_bytes(), Stream("damage", "personal")
    seen: set[str] = set()
    for _ in range(60):
        bad = bytearray(data)
        for _ in range(1 + stream.randrange(3)):
            bad[stream.randrange(len(bad))] = stream.randrange(256)
        path.write_bytes(bad)
        own = PersonalFile(path)
        try:
            found = marks(own)
        except StorageError as error:
            seen.add(error.key)
            continue
        seen |= {*keys(own.news())}
        assert all(name.isprintable() for name in found)
        for entry in path.parent.glob("personal.broken*"):
            entry.unlink()
    assert {"error-personal-broken"} <= seen <= {"error-personal-broken", "error-personal-version"}


def test_damage_behind_the_back_of_a_window_is_noticed(path: Path) -> None:
    """A file that was looked through is looked through again when it has changed."""
    own = PersonalFile(path)
    assert ["first"] == marks(own)
    changed(path, "INSERT INTO mark VALUES ('a' || char(10), 'x')")
    assert [] == marks(own)
    assert ["error-personal-broken"] == keys(own.news())


def test_a_file_of_a_later_program_stays(path: Path) -> None:
    """It is named instead of being misread, and not set aside: the later program will want it."""
    changed(path, f"PRAGMA user_version={len(STEPS) + 1}")
    before = path.read_bytes()
    for work in (lambda: marks(PersonalFile(path)), lambda: put(PersonalFile(path), "new")):
        with pytest.raises(StorageError) as told:
            work()
        assert ("error-personal-version", len(STEPS)) == (told.value.key, told.value.args_["known"])
    assert before == path.read_bytes()


def test_a_file_that_is_too_large_is_set_aside(path: Path) -> None:
    """It is not read at all."""
    os.truncate(path, MAX_BYTES + 1)
    own = PersonalFile(path)
    assert [] == marks(own)
    assert ["error-personal-broken"] == keys(own.news())


def test_it_stops_growing_before_it_is_too_large(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What would not be opened again is not written."""
    monkeypatch.setattr("accessgames.personal.database.MAX_BYTES", path.stat().st_size)
    with pytest.raises(StorageError) as told:
        put(PersonalFile(path), "more")
    assert "error-personal-full" == told.value.key
    monkeypatch.undo()
    assert ["first"] == marks(PersonalFile(path))


def test_a_folder_of_its_name_is_told(tmp_path: Path) -> None:
    """What is no file is left alone."""
    path = tmp_path / "personal.sqlite"
    path.mkdir()
    with pytest.raises(StorageError) as told:
        put(PersonalFile(path), "new")
    assert "error-storage-not-file" == told.value.key


def test_the_journal_of_a_lost_file_is_not_played_into_a_new_one(path: Path) -> None:
    """A journal that was left beside a file that somebody deleted does nothing to the next one."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA cache_size=1")
    connection.execute("BEGIN IMMEDIATE")
    connection.executemany("INSERT INTO mark VALUES (?, ?)", ((f"{n}", "x" * 190) for n in range(2000)))
    hot = databases.rollback_of(path).read_bytes()
    connection.execute("ROLLBACK")
    connection.close()
    path.unlink()
    databases.rollback_of(path).write_bytes(hot)
    own = PersonalFile(path)
    put(own, "new")
    assert ["new"] == marks(PersonalFile(path))
    assert () == own.news()


def test_a_journal_that_names_another_file_is_set_aside(path: Path) -> None:
    """SQLite would delete that file."""
    super_journal = bytes(64) + bytes.fromhex("d9d505f920a163d7")
    databases.rollback_of(path).write_bytes(super_journal)
    own = PersonalFile(path)
    assert [] == marks(own)
    assert ["error-personal-broken"] == keys(own.news())
    assert super_journal == path.with_name("personal.broken.sqlite-journal").read_bytes()


def test_later_steps_are_added_to_an_earlier_file(path: Path) -> None:
    """What was in it stays, the new tables are there, and a program of before is told the version."""
    more = (*STEPS, Step("tests", (Table("more", (Column("n", "INTEGER"), Column("t", optional=True))),)))
    own = PersonalFile(path, more)
    with own.writing() as connection:
        connection.execute("INSERT INTO more VALUES (1, NULL)")
    assert ["first"] == marks(own) == marks(PersonalFile(path, more))
    with pytest.raises(StorageError) as told:
        marks(PersonalFile(path))
    assert "error-personal-version" == told.value.key


@pytest.mark.parametrize(
    ("value", "fits"),
    [
        (1, True),
        (-(2**53), True),
        (2**53 + 1, False),
        (True, False),
        ("1", False),
        (None, False),
        (1.0, False),
    ],
)
def test_values_of_whole_numbers(value: object, fits: bool) -> None:
    """A column of numbers holds whole numbers of a bounded size, and nothing in their place."""
    assert fits == Column("n", "INTEGER").holds(value)


@pytest.mark.parametrize(
    ("value", "fits"),
    [("ano", True), ("", True), ("a\nb", False), ("x" * 201, False), (None, True)],
)
def test_values_of_texts(value: object, fits: bool) -> None:
    """A column of texts holds one printable line of a bounded length."""
    assert fits == Column("t", optional=True).holds(value)


def test_too_many_rows_are_not_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table without end is set aside."""
    monkeypatch.setattr("accessgames.personal.tables.MOST_ROWS", 0)
    own = PersonalFile(path)
    assert [] == marks(own)
    assert ["error-personal-broken"] == keys(own.news())


def test_every_table_is_made_as_sqlite_keeps_it(tmp_path: Path) -> None:
    """The schema that is compared is the statement that made it."""
    connection = sqlite3.connect(tmp_path / "x")
    for table in tables.tables_of(STEPS):
        connection.execute(table.sql)
    found = dict(connection.execute("SELECT name, sql FROM sqlite_schema").fetchall())
    connection.close()
    assert dict(tables.versions_of(STEPS)[-1]) == found
