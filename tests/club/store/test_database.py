from __future__ import annotations

import errno
import os
import sqlite3
import stat
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from accessgames.club.desk.open_club import open_club_by_name
from accessgames.club.notation import digest_of
from accessgames.club.store import integrity
from accessgames.club.store.archive import Archive
from accessgames.club.store.database import create_club_file, open_club_file, read_club_file
from accessgames.storage import databases, files
from accessgames.storage.files import StorageError
from tests.club.store.helpers import ARCHIVE, RECORD
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A club with two tournaments, closed."""
    path = tmp_path / "clubs" / "klub.club"
    create_club_file(path, ARCHIVE).close()
    return path


def key_of(error: pytest.ExceptionInfo[StorageError]) -> str:
    return error.value.key


def test_a_new_club_has_what_it_was_made_of(path: Path) -> None:
    """Everything comes back as it was written, tournaments in their order."""
    with read_club_file(path) as club:
        assert ARCHIVE == club.archive
        assert ["listopad", "prosinec"] == list(club.archive.tournaments)


@not_on_windows("POSIX permissions")
def test_only_the_owner_reads_a_club(path: Path) -> None:
    """Its tournaments' secret seeds lie in it: whoever has them knows the draws that come."""
    assert 0o600 == stat.S_IMODE(path.stat().st_mode)


def test_what_a_killed_import_left_is_removed(tmp_path: Path) -> None:
    """Making a club anew clears the half of it that a killed program left, and nobody else's files."""
    path = tmp_path / "klub.club"
    left = [
        path.with_name(f".klub.club.{number}.part{end}") for number in (1, 99) for end in ("", "-journal")
    ]
    others = [path.with_name(name) for name in (".jiný.club.1.part", "klub.club.1.part", ".klub.club.x.part")]
    for one in (*left, *others):
        one.write_bytes(b"half")
    create_club_file(path, ARCHIVE).close()
    assert {path, *others, path.with_name(".klub.club.lock")} == set(tmp_path.iterdir())


def test_the_next_desk_clears_the_drafts_of_any_club(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What could not be founded, on a disk that failed for good, is gone; what somebody is at stays."""
    monkeypatch.setenv(files.HOME_VARIABLE, str(path.parent.parent))
    halves = (
        "nový.club.7.part",
        "nový.club.7.part-journal",
        f"accessgames-{'0' * 32}.part",
        "klub.club.8.part",
    )
    for name in halves:
        (path.parent / f".{name}").write_bytes(b"half")
        os.utime(path.parent / f".{name}", (0, 0))  # Windows leaves young ones alone
    descriptor = databases.lock_beside(path)
    try:
        databases.clear_drafts(path.parent)
        assert {".klub.club.8.part"} == {one.name for one in path.parent.iterdir() if ".part" in one.name}
    finally:
        os.close(descriptor)
    open_club_by_name(None, str, str, make=True).close()
    assert not [one.name for one in path.parent.iterdir() if ".part" in one.name]


def test_lines_are_added_behind_the_others(path: Path) -> None:
    """What was added is there for whoever opens the file next, and in the archive of the writer at once."""
    other = "jiná\n"
    with open_club_file(path) as club:
        club.append("listopad", ["třetí", "čtvrtý"])
        club.append("leden", ["první"], [(digest_of(other), other), (digest_of(RECORD), RECORD)])
        written = club.archive
    with read_club_file(path) as club:
        assert written == club.archive
    assert (*ARCHIVE.tournaments["listopad"], "třetí", "čtvrtý") == written.tournaments["listopad"]
    assert ["listopad", "prosinec", "leden"] == list(written.tournaments)
    assert {RECORD, other} == set(written.records.values())


def test_an_existing_club_is_never_overwritten(path: Path) -> None:
    """A second club of the same name is refused, and nothing of the first is changed."""
    before = path.read_bytes()
    with pytest.raises(StorageError) as error:
        create_club_file(path, Archive("Jiný", {}))
    assert "club-error-file-exists" == key_of(error)
    assert before == path.read_bytes()
    assert [path.name] == [entry.name for entry in path.parent.iterdir() if not entry.name.endswith(".lock")]


def test_two_programs_write_one_after_the_other(path: Path) -> None:
    """Whoever has not seen what another one wrote is refused; after catching up both have everything."""
    code = f"""
from pathlib import Path
from accessgames.club.store.database import open_club_file
with open_club_file(Path({str(path)!r})) as club:
    club.append("listopad", ["odjinud"])
"""
    with open_club_file(path) as club:
        assert not club.catch_up()
        subprocess.run([sys.executable, "-c", code], check=True)
        with pytest.raises(StorageError) as error:
            club.append("listopad", ["odtud"])
        assert "club-error-file-behind" == key_of(error)
        assert club.catch_up()
        assert "odjinud" == club.archive.tournaments["listopad"][-1]
        club.append("listopad", ["odtud"])
        assert not club.catch_up()
    with read_club_file(path) as club:
        assert ("odjinud", "odtud") == club.archive.tournaments["listopad"][-2:]


def test_two_tournaments_may_change_their_ids(path: Path) -> None:
    """Ids that change places in one transaction stay with their lines."""
    with open_club_file(path) as club:
        before = club.archive.tournaments
        club.extend({}, renamed={"listopad": "prosinec", "prosinec": "listopad"})
        assert before["listopad"] == club.archive.tournaments["prosinec"]
    with read_club_file(path) as club:
        assert before["prosinec"] == club.archive.tournaments["listopad"]
        assert ["prosinec", "listopad"] == list(club.archive.tournaments)


def test_closing_twice_is_harmless(path: Path) -> None:
    """A closed club may be closed again."""
    club = open_club_file(path)
    club.close()
    club.close()
    open_club_file(path).close()


def test_a_change_behind_the_back_is_noticed(path: Path) -> None:
    """A program that ignores the lock does not make two lines with one number."""
    with open_club_file(path) as club:
        other = sqlite3.connect(path)
        other.execute("INSERT INTO line VALUES ('listopad', 2, 'cizí')")
        other.commit()
        other.close()
        with pytest.raises(StorageError) as error:
            club.append("listopad", ["moje"])
        assert "club-error-file-behind" == key_of(error)
        assert ARCHIVE == club.archive


@pytest.mark.parametrize("line", ["", "a\nb", "a\x1bb", "x" * 270_000])
def test_lines_that_nobody_could_read_are_not_written(path: Path, line: str) -> None:
    """A line that would make the club unreadable is refused before it is written."""
    with open_club_file(path) as club, pytest.raises(StorageError) as error:
        club.append("listopad", ["dobrý", line])
    assert "club-error-file-long" == key_of(error)
    assert ARCHIVE == read_club_file(path).archive


def test_a_club_that_no_file_can_hold_is_not_made(tmp_path: Path) -> None:
    """Bounds hold from the beginning."""
    with pytest.raises(StorageError) as error:
        create_club_file(tmp_path / "x.club", Archive("Klub", {"x": ("",)}))
    assert "club-error-file-long" == key_of(error)
    assert [] == list(tmp_path.iterdir())


def test_a_missing_club_is_told(tmp_path: Path) -> None:
    """Opening what is not there makes nothing."""
    for opening in (open_club_file, read_club_file):
        with pytest.raises(StorageError) as error:
            opening(tmp_path / "x.club")
        assert "error-storage-missing" == key_of(error)
    assert [] == list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("code", "name", "key"),
    [
        (sqlite3.SQLITE_BUSY, "SQLITE_BUSY", "error-storage-locked"),
        (sqlite3.SQLITE_FULL, "SQLITE_FULL", "error-storage-full"),
        (sqlite3.SQLITE_READONLY, "SQLITE_READONLY", "error-storage-read-only"),
        (sqlite3.SQLITE_CANTOPEN, "SQLITE_CANTOPEN", "error-storage-denied"),
        (sqlite3.SQLITE_IOERR_WRITE, "SQLITE_IOERR_WRITE", "error-storage-failed"),
        (sqlite3.SQLITE_CORRUPT, "SQLITE_CORRUPT", "club-error-file-torn"),
        (None, "", "club-error-file-torn"),
    ],
)
def test_mistakes_of_the_database_have_sentences(path: Path, code: int | None, name: str, key: str) -> None:
    """What SQLite reports is told in the words of every other file."""
    error = sqlite3.OperationalError("x")
    if code is not None:
        error.sqlite_errorcode, error.sqlite_errorname = code, name
    with pytest.raises(StorageError) as told, databases.told(path, integrity.CLUB):
        raise error
    assert key == key_of(told)


def test_a_file_system_without_links_gets_its_club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory cards have no links: the file is renamed, and still never over another one."""

    def no_links(*_names: object) -> None:
        raise OSError(errno.EPERM, "no links")

    monkeypatch.setattr(os, "link", no_links)
    path = tmp_path / "k.club"
    create_club_file(path, ARCHIVE).close()
    with pytest.raises(StorageError) as error:
        create_club_file(path, ARCHIVE)
    assert "club-error-file-exists" == key_of(error)
    assert ARCHIVE == read_club_file(path).archive


def test_a_failed_transaction_leaves_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Several lines are written together or not at all."""
    with open_club_file(path) as club:
        monkeypatch.setattr("accessgames.club.store.database.unfit", lambda _: None)
        with pytest.raises(StorageError):
            club.append("listopad", ["a"], [("d", "x" * (5 * 1024 * 1024))])
        assert ARCHIVE == club.archive
    assert ARCHIVE == read_club_file(path).archive


class Failing:
    """A connection that fails right behind or right before the end of its next transaction."""

    def __init__(self, real: sqlite3.Connection, *, behind: bool) -> None:
        self._real = real
        self._behind = behind

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the real one has
        return getattr(self._real, name)

    def execute(self, sql: str, *rest: Any) -> Any:  # noqa: ANN401 - as above
        if sql == "COMMIT":
            if self._behind:
                self._real.execute(sql)
            raise sqlite3.OperationalError("disk I/O error")
        return self._real.execute(sql, *rest)


@pytest.mark.parametrize("behind", [True, False])
def test_what_fails_behind_the_commit_is_written(path: Path, *, behind: bool) -> None:
    """The folder could not be synchronised any more: refused, and yet written, the club could not go on."""
    with open_club_file(path) as club:
        real = club._connection
        club._connection = Failing(real, behind=behind)  # type: ignore[assignment] # does what is needed
        if behind:
            club.append("leden", ['{"n":0}'])
        else:
            with pytest.raises(StorageError):
                club.append("leden", ['{"n":0}'])
        club._connection = real
        club.append("leden", ['{"n":1}'])
        kept = club.archive
    with read_club_file(path) as again:
        assert kept == again.archive
        assert ('{"n":0}',) * behind + ('{"n":1}',) == kept.tournaments["leden"]


def test_a_club_that_could_not_be_made_safe_can_be_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is left that refuses the next attempt."""
    path, keep = tmp_path / "nový.club", files.keep_folder

    def broken(_folder: Path) -> None:
        raise OSError(5, "broken")

    monkeypatch.setattr(files, "keep_folder", broken)
    with pytest.raises(StorageError):
        create_club_file(path, ARCHIVE)
    monkeypatch.setattr(files, "keep_folder", keep)
    create_club_file(path, ARCHIVE).close()
    assert path.exists()
