"""Journals that somebody else touches while they are being written, and journals that are full."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from accessgames.engine import Entry, Match, Writer, verify
from accessgames.engine.journal import MAX_NOTATION
from accessgames.engine.luck import draw_luck
from accessgames.storage import journal_files
from accessgames.storage.files import FINISHED_FOLDER, StorageError
from accessgames.storage.journal_files import (
    RESERVED_LINES,
    JournalFile,
    create_journal,
    load_journal,
    resume_journal,
)
from accessgames.storage.saved_matches import saved_matches
from accessgames.storage.seed_files import seed_path
from tests.engine.helpers import PIG, AnyMatch, header, table
from tests.storage.helpers import STARTED, begun, lines_of, saved
from tests.storage.test_seed_files import begin
from tests.systems import not_on_windows

pytestmark = not_on_windows("Windows lets nobody touch an open file")

Meddler = Callable[[Path], None]


def delete(path: Path) -> None:
    path.unlink()


def delete_folder(path: Path) -> None:
    path.unlink()
    path.parent.rmdir()


def replace(path: Path) -> None:
    other = path.with_name("other")
    other.write_bytes(path.read_bytes())
    other.replace(path)


def shorten(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def empty(path: Path) -> None:
    os.truncate(path, 0)


def lengthen(path: Path) -> None:
    with path.open("ab") as file:
        file.write(b"note to myself\n")


def change_last(path: Path) -> None:
    whole = path.read_bytes()
    with path.open("r+b") as file:
        file.seek(len(whole) - 5)
        file.write(b"0" if whole[-5:-4] != b"0" else b"1")


def change_middle(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"~")


MEDDLING: list[tuple[Meddler, str]] = [
    (delete, "error-journal-deleted"),
    (delete_folder, "error-journal-deleted"),
    (replace, "error-journal-replaced"),
    (shorten, "error-journal-shortened"),
    (empty, "error-journal-shortened"),
    (lengthen, "error-journal-rewritten"),
    (change_last, "error-journal-rewritten"),
]

each_meddler = pytest.mark.parametrize(("meddle", "key"), MEDDLING)


def meddled(folder: Path, meddle: Meddler) -> tuple[AnyMatch, JournalFile, Path, bytes, bytes | None]:
    """A match whose journal was touched: with where it lay, all of it, and what lies there now."""
    match, file = begun(folder / "matches", 6)
    path, whole = file.path, file.path.read_bytes()
    meddle(path)
    return match, file, path, whole, path.read_bytes() if path.exists() else None


@each_meddler
def test_the_next_action_writes_all_of_it_anew(tmp_path: Path, meddle: Meddler, key: str) -> None:
    """A touched journal stays as it is; all that was announced is beside it, and it is told once."""
    match, file, path, whole, left = meddled(tmp_path, meddle)
    table(match).advance()
    assert left in (None, path.read_bytes())
    assert (file.path == path) == (left is None)
    assert whole == b"".join(lines_of(file.path)[:-1])
    assert match.moment == len(load_journal(file.path).records)
    assert [(key, str(file.path))] == [(one.key, one.args_["file"]) for one in file.news()]
    assert () == file.news()
    table(match).advance()
    file.close()
    assert match.moment == len(load_journal(file.path).records)
    assert () == file.news()


@each_meddler
def test_asking_for_the_disk_writes_it_anew(tmp_path: Path, meddle: Meddler, key: str) -> None:
    """Whoever wants to say that a match is saved asks the disk first, and then it is."""
    _, file, path, whole, left = meddled(tmp_path, meddle)
    file.confirm()
    assert whole == file.path.read_bytes()
    assert left in (None, path.read_bytes())
    assert [key] == [one.key for one in file.news()]
    file.confirm(whole=True)
    assert () == file.news()


def test_a_change_in_the_middle_is_found_by_reading_all(tmp_path: Path) -> None:
    """A line that was changed without changing the size is noticed where the journal is checked whole."""
    _, file, path, whole, left = meddled(tmp_path, change_middle)
    file.confirm()
    assert () == file.news()
    file.confirm(whole=True)
    assert ["error-journal-rewritten"] == [one.key for one in file.news()]
    assert whole == file.path.read_bytes()
    assert left == path.read_bytes()


@each_meddler
def test_what_was_written_anew_is_locked_and_goes_on(tmp_path: Path, meddle: Meddler, key: str) -> None:
    """The new file is the match: nobody else opens it, it is listed alone, and it can be touched again."""
    match, file, path, _, _ = meddled(tmp_path, meddle)
    table(match).advance()
    with pytest.raises(StorageError) as caught:
        resume_journal(file.path)
    assert "error-storage-locked" == caught.value.key
    assert [file.path] == [one.path for one in saved_matches(path.parent)]
    first = file.path
    meddle(file.path)
    if meddle is not delete_folder:
        assert [key] == [one.key for one in file.news()]
    table(match).advance()
    file.close()
    assert (meddle in (delete, delete_folder)) == (first == file.path)
    assert verify(PIG, load_journal(file.path)).ok
    assert match.moment == len(load_journal(file.path).records)


@each_meddler
def test_a_finished_match_is_whole_where_it_ends_up(tmp_path: Path, meddle: Meddler, key: str) -> None:
    """Moving a match among the finished ones never moves what somebody else put in its place."""
    _, file, path, whole, left = meddled(tmp_path, meddle)
    moved = file.finish()
    assert path.parent / FINISHED_FOLDER == moved.parent
    assert whole == moved.read_bytes()
    assert left in (None, path.read_bytes() if path.exists() else None)
    assert [key] == [one.key for one in file.news()]
    if left is not None:
        assert () == saved_matches(path.parent)


def test_another_match_in_its_place_is_still_listed(tmp_path: Path) -> None:
    """Only the same match is passed over; another one that was put there is a match like any other."""
    match, file = begun(tmp_path / "matches", 6)
    other = saved(tmp_path / "elsewhere", 3, seed="8")
    other.replace(file.path)
    old = file.path
    table(match).advance()
    assert {old, file.path} == {one.path for one in saved_matches(old.parent)}


@each_meddler
def test_without_room_the_action_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, meddle: Meddler, key: str
) -> None:
    """Where the journal can't be written anew either, nothing has happened and nothing is left behind."""
    match, file, path, whole, _ = meddled(tmp_path, meddle)
    before = {one.name: one.read_bytes() for one in path.parent.iterdir()} if path.parent.exists() else {}

    def fail(*_: object) -> int:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", fail)
        with pytest.raises(StorageError) as caught:
            table(match).advance()
    assert ("error-storage-full", 6) == (caught.value.key, match.moment)
    assert before == {one.name: one.read_bytes() for one in path.parent.iterdir()}
    assert () == file.news()
    table(match).advance()
    assert [key] == [one.key for one in file.news()]
    assert whole == b"".join(lines_of(file.path)[:-1])


def test_a_failed_line_in_a_cut_file_makes_it_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is taken out of a failed line is never put into a file that somebody cut in the meantime."""
    match, file = begun(tmp_path, 6)

    def fail(*_: object) -> int:
        raise OSError(errno.EIO, "bad")

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", fail)
        patch.setattr(os, "ftruncate", fail)
        with pytest.raises(StorageError):
            table(match).advance()
    path = file.path
    empty(path)
    table(match).advance()
    assert b"" == path.read_bytes()
    assert match.moment == len(load_journal(file.path).records)


@pytest.mark.parametrize("limit", ["lines", "bytes"])
def test_a_full_journal_refuses_what_it_could_not_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, limit: str
) -> None:
    """Before a limit an action is refused; there is still room for what ends a match, and all can be read."""
    match, file = begin(tmp_path, draw_luck(), 6)
    if limit == "lines":
        monkeypatch.setattr(journal_files, "MAX_LINES", 6 + RESERVED_LINES)
    else:
        monkeypatch.setattr(journal_files, "MAX_LINE", 200)
        size = file.path.stat().st_size + RESERVED_LINES * 200
        monkeypatch.setattr(journal_files, "MAX_JOURNAL_BYTES", size)
    before = file.path.read_bytes()
    for _ in range(2):
        with pytest.raises(StorageError) as caught:
            table(match).advance()
        assert ("error-journal-full", 6) == (caught.value.key, match.moment)
        assert before == file.path.read_bytes()
    match.reveal()
    file.close()
    assert 7 == len(load_journal(file.path).records)


@pytest.mark.parametrize("do", ["roll", "x" * MAX_NOTATION])
def test_what_was_written_up_to_a_limit_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, do: str
) -> None:
    """The real limits, reached by short lines and by long ones: all that was taken is read."""
    monkeypatch.setattr(os, "fsync", lambda _: None)
    writer = Writer()
    with create_journal(tmp_path, "pig", STARTED, durable=False) as file:
        file(writer.header(header(PIG)))
        count = 0
        with suppress(StorageError):
            while True:
                file(writer.record(Entry(0, do)))
                count += 1
        with pytest.raises(StorageError) as caught:
            file(writer.record(Entry(0, do)))
    assert "error-journal-full" == caught.value.key
    assert count == len(load_journal(file.path).records)


def lose_seed(path: Path) -> None:
    seed_path(path).unlink()


def replace_seed(path: Path) -> None:
    seed_path(path).write_text("0" * 32 + "\n")


def replace_both(path: Path) -> None:
    replace(path)
    seed_path(path).write_bytes(b"")


def delete_journal_and_replace_seed(path: Path) -> None:
    path.unlink()
    replace_seed(path)


def delete_both(path: Path) -> None:
    path.unlink()
    lose_seed(path)


@pytest.mark.parametrize(
    ("meddle", "keys"),
    [
        (lose_seed, ["error-seed-restored"]),
        (replace_seed, ["error-seed-replaced"]),
        (replace, ["error-journal-replaced"]),
        (replace_both, ["error-journal-replaced"]),
        (shorten, ["error-journal-shortened"]),
        (delete_both, ["error-journal-deleted"]),
        (delete_journal_and_replace_seed, ["error-journal-deleted"]),
        (delete, ["error-journal-deleted"]),
    ],
)
@pytest.mark.parametrize("act", [True, False])
def test_the_seed_of_a_running_match_is_watched_too(
    tmp_path: Path, meddle: Meddler, keys: list[str], act: bool
) -> None:
    """Whatever is lost of a journal and its seed, both are there again; nothing of theirs is written over."""
    match, file = begin(tmp_path / "matches", draw_luck(), 6)
    meddle(file.path)
    left = {path: path.read_bytes() for path in file.path.parent.iterdir()}
    if act:
        table(match).advance()
    else:
        file.confirm()
    assert keys == [news.key for news in file.news()]
    assert left == {path: path.read_bytes() for path in left} or meddle is lose_seed
    file.close()
    resumed = resume_journal(file.path)
    assert resumed.secret is not None
    with resumed.file as again:
        assert match.moment == len(resumed.journal.records)
        other: AnyMatch = Match.replay(PIG, resumed.journal, again, secret=resumed.secret)
        other.reveal()
        again.finish()
    assert not seed_path(file.path).exists()
    assert load_journal(again.path).revealed


def test_after_the_seed_was_revealed_its_file_is_not_missed(tmp_path: Path) -> None:
    """A match that has ended needs no file of its seed."""
    match, file = begin(tmp_path / "matches", draw_luck(), 10_000)
    match.reveal()
    lose_seed(file.path)
    file.confirm()
    file.finish()
    assert () == file.news()


def test_a_match_is_not_gone_on_with_from_what_was_left_of_it(tmp_path: Path) -> None:
    """Touched twice and finished: neither what was cut nor what lies in its place is gone on with."""
    match, file = begun(tmp_path / "matches", 6)
    folder = file.path.parent
    shorten(file.path)
    table(match).advance()
    shorten(file.path)
    table(match).advance()
    assert [file.path] == [one.path for one in saved_matches(folder)]
    second = file.path.with_name(file.path.name.replace("-1-1", "-1"))
    assert second.exists()
    second.write_bytes(b"something else\n")
    assert [file.path] == [one.path for one in saved_matches(folder)]
    file.finish()
    assert () == saved_matches(folder)
