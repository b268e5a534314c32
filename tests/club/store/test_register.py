from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

import pytest

from accessgames.club.notation import digest_of
from accessgames.club.store import integrity
from accessgames.club.store.archive import Beside
from accessgames.club.store.database import create_club_file, open_club_file, read_club_file
from tests.club.store.helpers import ARCHIVE, ENTRY, PERSON, WITH_REGISTER

if TYPE_CHECKING:
    from pathlib import Path

ADDED = Beside({digest_of(PERSON): PERSON}, entries={"1" * 32: ENTRY})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A club of the first program, closed."""
    path = tmp_path / "klub.club"
    create_club_file(path, ARCHIVE).close()
    return path


def version(path: Path) -> int:
    connection = sqlite3.connect(path)
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    return int(found)


def test_an_older_club_gets_a_register_with_the_first_entry(path: Path) -> None:
    """The tables are made when there is something for them, and nothing that was there is lost."""
    assert integrity.PLAIN_VERSION == version(path)
    with open_club_file(path) as club:
        club.extend({}, (), Beside(seals={digest_of("x"): "seal"}))
        assert integrity.BESIDE_VERSION == version(path)
        club.extend({}, (), ADDED)
    assert integrity.VERSION == version(path)
    with read_club_file(path) as club:
        assert WITH_REGISTER.entries == club.archive.entries
        assert ARCHIVE.tournaments == club.archive.tournaments
        assert {digest_of("x"): "seal"} == club.archive.seals


def test_a_club_with_a_register_comes_back(tmp_path: Path) -> None:
    """A club that is made with a register has it."""
    path = tmp_path / "klub.club"
    create_club_file(path, WITH_REGISTER).close()
    with read_club_file(path) as club:
        assert WITH_REGISTER == club.archive


def test_an_entry_stays_as_it_is(path: Path) -> None:
    """An entry that is there is not written over, whoever brings another one of its id."""
    with open_club_file(path) as club:
        club.extend({}, (), ADDED)
        club.extend({}, (), Beside(entries={"1" * 32: ENTRY.replace('"clock":1', '"clock":2')}))
        assert {"1" * 32: ENTRY} == club.archive.entries
    with read_club_file(path) as club:
        assert {"1" * 32: ENTRY} == club.archive.entries


def test_a_text_that_is_erased_is_nowhere_in_the_file(path: Path) -> None:
    """What goes with a person is gone from every page of the file."""
    with open_club_file(path) as club:
        club.extend({}, (), ADDED)
    assert b"0000" * 8 + b'","name":"Jana"' in path.read_bytes()
    with open_club_file(path) as club:
        club.extend({}, (), Beside(erased=frozenset({digest_of(PERSON)})))
        assert {} == club.archive.people
    assert b"0000" * 8 + b'","name":"Jana"' not in path.read_bytes()
    with read_club_file(path) as club:
        assert {} == club.archive.people


@pytest.mark.parametrize("text", ["{}", ENTRY.replace("1", "4", 1), b"\xff"])
def test_a_file_with_a_wrong_entry_is_torn(path: Path, text: str | bytes) -> None:
    """A row that is no entry, or has another id, keeps the whole file closed."""
    with open_club_file(path) as club:
        club.extend({}, (), ADDED)
    connection = sqlite3.connect(path)
    connection.execute("UPDATE entry SET text = ?", (text,))
    connection.commit()
    connection.close()
    with pytest.raises(integrity.ClubFileError) as error:
        read_club_file(path)
    assert "club-error-file-torn" == error.value.key


def test_an_entry_that_is_none_is_never_written(path: Path) -> None:
    """Nothing is written that the club would not be opened with again."""
    with open_club_file(path) as club, pytest.raises(integrity.ClubFileError) as error:
        club.extend({}, (), Beside(entries={"1" * 32: "{}"}))
    assert "club-error-file-long" == error.value.key
    assert integrity.PLAIN_VERSION == version(path)


def test_entries_that_were_written_in_spite_of_a_failing_disk_count(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where SQLite fails behind the moment that counts, the entries are in the file and are not refused."""
    with open_club_file(path) as club:
        write = club._write

        def fail(*arguments: object) -> None:
            write(*arguments)  # type: ignore[arg-type]
            raise sqlite3.OperationalError

        monkeypatch.setattr(club, "_write", fail)
        club.extend({}, (), ADDED)
        assert {"1" * 32: ENTRY} == club.archive.entries
