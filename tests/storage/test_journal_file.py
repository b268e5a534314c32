from __future__ import annotations

import errno
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from accessgames.engine import Damage, Entry, JournalError, Match, verify
from accessgames.storage.files import FINISHED_FOLDER, StorageError, shown
from accessgames.storage.journal_files import (
    MAX_JOURNAL_BYTES,
    JournalFile,
    create_journal,
    load_journal,
    resume_journal,
)
from tests.engine.helpers import PIG, AnyMatch, header, table
from tests.storage.helpers import (
    STARTED,
    begun,
    finished_lines,
    foreign_line,
    lines_of,
    put_something_else,
    saved,
)
from tests.systems import not_on_windows

posix = not_on_windows("Windows has no such things")


@contextmanager
def failing(monkeypatch: pytest.MonkeyPatch, name: str, code: int, portion: int = 0) -> Iterator[None]:
    """Let a call of the system fail, writes after a portion of the data."""
    real = getattr(os, name)

    def fail(descriptor: int, *arguments: bytes) -> int:
        if portion and arguments:
            real(descriptor, bytes(arguments[0])[:portion])
        raise OSError(code, os.strerror(code))

    with monkeypatch.context() as patch:
        patch.setattr(os, name, fail)
        yield


def test_the_name_tells_day_time_and_game(tmp_path: Path) -> None:
    """A person finds a match in the folder without opening it; the time is the one that was passed in."""
    with create_journal(tmp_path / "new" / "matches", "pig", STARTED) as file:
        assert re.fullmatch(r"2026-11-21-1405-pig-[0-9a-f]{4}\.jsonl", file.path.name)
        assert tmp_path / "new" / "matches" == file.path.parent


def test_every_match_has_its_own_file(tmp_path: Path) -> None:
    """Several matches started in one minute do not meet."""
    files = [create_journal(tmp_path, "pig", STARTED) for _ in range(50)]
    assert 50 == len({file.path for file in files}) == len(list(tmp_path.iterdir()))
    for file in files:
        file.close()


def test_names_that_are_taken_are_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that exists is never opened for a new match; when no name is free, that is told."""
    numbers = iter([b"\0\1", b"\0\1", b"\0\2"])
    monkeypatch.setattr(os, "urandom", lambda _: next(numbers, b"\0\2"))
    first, second = (create_journal(tmp_path, "pig", STARTED) for _ in range(2))
    assert ["0001", "0002"] == [file.path.stem[-4:] for file in (first, second)]
    with pytest.raises(StorageError) as caught:
        create_journal(tmp_path, "pig", STARTED)
    first.close()
    second.close()
    assert {"file": shown(tmp_path), "reason": "EEXIST"} == dict(caught.value.args_)


def test_a_line_is_on_the_disk_before_the_call_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each line is written and synchronised by itself; without `durable` it is only written."""
    sizes: list[int] = []
    monkeypatch.setattr(os, "fsync", lambda descriptor: sizes.append(os.fstat(descriptor).st_size))
    for durable in (True, False):
        with create_journal(tmp_path, "pig", STARTED, durable=durable) as file:
            sizes.clear()
            for line in ("one\n", "two\n"):
                file(line)
                assert file.path.read_text().endswith(line)
        assert ([4, 8] if durable else []) == sizes


def test_a_match_comes_back_from_its_file(tmp_path: Path) -> None:
    """Header, actions and state are those of the match that was written, letters with accents included."""
    match, file = begun(tmp_path)
    file.close()
    copy = Match.replay(PIG, load_journal(file.path))
    assert match.state == copy.state
    assert match.header == copy.header
    assert "Hráč 0" == copy.header.seats[0].name


def test_resuming_goes_on_in_the_same_file(tmp_path: Path) -> None:
    """A match interrupted and resumed ends with the journal of an uninterrupted one."""
    path = saved(tmp_path, 10)
    resumed = resume_journal(path)
    assert resumed.journal.damage is None
    assert path == resumed.file.path
    with resumed.file as file:
        players = table(Match.replay(PIG, resumed.journal, file))
        while players.advance():
            pass
    assert finished_lines() == path.read_text("utf-8").splitlines(keepends=True)


@pytest.mark.parametrize("left", [1, 5, 30])
def test_a_torn_last_line_is_cut_off_and_told(tmp_path: Path, left: int) -> None:
    """After a crash in the middle of a line, everything before it is kept, and the match goes on."""
    path = saved(tmp_path, 10)
    lines = lines_of(path)
    path.write_bytes(b"".join(lines[:-1]) + lines[-1][:left])
    resumed = resume_journal(path)
    with resumed.file as file:
        assert Damage("error-journal-torn", 11) == resumed.journal.damage
        assert b"".join(lines[:-1]) == path.read_bytes()
        match: AnyMatch = Match.replay(PIG, resumed.journal, file)
        table(match).advance()
    assert lines == lines_of(path)


def test_an_unfinished_letter_at_the_end_is_a_torn_line(tmp_path: Path) -> None:
    """A line can break off inside a letter of several bytes."""
    path = saved(tmp_path, 3)
    whole = path.read_bytes()
    path.write_bytes(whole + '{"n":4,"by":"0","do":"ž'.encode()[:-1])
    with resume_journal(path).file:
        assert whole == path.read_bytes()


@pytest.mark.parametrize("line", [1, 4, 9])
@pytest.mark.parametrize("flip", [0x01, 0x80])
def test_a_flipped_bit_costs_only_what_comes_after_it(tmp_path: Path, line: int, flip: int) -> None:
    """The good part goes on in a new file; the changed file stays as it was for whoever wants to look."""
    path = saved(tmp_path, 10)
    lines = lines_of(path)
    broken = bytearray(lines[line])
    broken[8] ^= flip
    path.write_bytes(b"".join([*lines[:line], bytes(broken), *lines[line + 1 :]]))
    before = path.read_bytes()
    resumed = resume_journal(path)
    with resumed.file as file:
        assert Damage("error-journal-changed", line + 1) == resumed.journal.damage
        assert f"{path.stem}.repaired-1.jsonl" == file.path.name
        assert b"".join(lines[:line]) == file.path.read_bytes()
        match: AnyMatch = Match.replay(PIG, resumed.journal, file)
        table(match).advance()
    assert before == path.read_bytes()
    assert lines[: line + 1] == lines_of(file.path)


def test_repairing_again_takes_another_name(tmp_path: Path) -> None:
    """A repaired copy that has gone on meanwhile is not overwritten."""
    path = saved(tmp_path, 4)
    path.write_bytes(path.read_bytes() + b"junk\n")
    for number in (1, 2, 3):
        with resume_journal(path).file as file:
            assert f"{path.stem}.repaired-{number}.jsonl" == file.path.name


def test_a_repair_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without room for the copy the changed file is as it was, and not locked."""
    path = saved(tmp_path, 4)
    path.write_bytes(path.read_bytes() + b"junk\n")
    before = path.read_bytes()
    with failing(monkeypatch, "write", errno.ENOSPC), pytest.raises(StorageError) as caught:
        resume_journal(path)
    assert "error-storage-full" == caught.value.key
    assert before == path.read_bytes()
    with resume_journal(path).file:
        pass


@pytest.mark.parametrize("resume", [load_journal, resume_journal])
@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "error-journal-foreign"),
        (b"\n", "error-journal-foreign"),
        (b"\x00" * 5000, "error-journal-foreign"),
        (b"\xff\xfe\xfd\n", "error-journal-foreign"),
        (b"Dear diary,\ntoday I played.\n", "error-journal-foreign"),
        (b'{"some":"json"}\n', "error-journal-foreign"),
        (b"[" * 100_000 + b"\n", "error-journal-foreign"),
        (b"x" * MAX_JOURNAL_BYTES, "error-journal-foreign"),
        (b'{"accessgames":3}\n', "error-journal-version"),
    ],
)
def test_foreign_files_are_refused_and_left_alone(
    resume: object, content: bytes, key: str, tmp_path: Path
) -> None:
    """Whatever is offered as a journal is one sentence, and no byte of it changes."""
    path = tmp_path / "file.jsonl"
    path.write_bytes(content)
    assert callable(resume)
    with pytest.raises(JournalError) as caught:
        resume(path)
    assert key == caught.value.key
    assert content == path.read_bytes()


@pytest.mark.parametrize("resume", [load_journal, resume_journal])
def test_gigantic_files_are_refused_unread(resume: object, tmp_path: Path) -> None:
    """Eight gigabytes behind a good journal cost neither time nor memory."""
    path = saved(tmp_path)
    with path.open("r+b") as file:
        file.truncate(2**33)
    assert callable(resume)
    with pytest.raises(StorageError) as caught:
        resume(path)
    assert "error-storage-large" == caught.value.key
    assert 4096 == caught.value.args_["most"]


@pytest.mark.parametrize("resume", [load_journal, resume_journal])
def test_missing_files_are_named(resume: object, tmp_path: Path) -> None:
    """Neither a missing file nor an impossible name is a traceback."""
    assert callable(resume)
    for name in ("none.jsonl", "a\0b"):
        with pytest.raises(StorageError) as caught:
            resume(tmp_path / name)
        assert "error-storage-missing" == caught.value.key


@posix
@pytest.mark.parametrize("resume", [load_journal, resume_journal])
@pytest.mark.parametrize("kind", ["folder", "pipe", "device", "loop"])
def test_other_things_are_no_journals(resume: object, kind: str, tmp_path: Path) -> None:
    """A folder, a pipe that nobody writes to, a device without an end or a loop of links: one sentence."""
    path = tmp_path / "thing.jsonl"
    put_something_else(path, kind)
    assert callable(resume)
    with pytest.raises(StorageError) as caught:
        resume(path)
    assert "error-storage-not-file" == caught.value.key


def test_unreadable_files_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Missing permission is one sentence; the system's no is made up, as an administrator never hears it."""
    path = saved(tmp_path)

    def refuse(*_: object) -> int:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(StorageError) as caught:
        load_journal(path)
    assert "error-storage-denied" == caught.value.key


@pytest.mark.parametrize(
    ("code", "key"), [(errno.EACCES, "error-storage-denied"), (errno.EROFS, "error-storage-read-only")]
)
def test_folders_that_take_no_files_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, key: str
) -> None:
    """No permission or a read-only disk: the match does not start, with one sentence."""

    def refuse(*_: object) -> int:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(StorageError) as caught:
        create_journal(tmp_path, "pig", STARTED)
    assert key == caught.value.key


def test_a_file_in_place_of_the_folder_is_named(tmp_path: Path) -> None:
    """The folder of the matches may be something else."""
    (tmp_path / "matches").write_bytes(b"")
    with pytest.raises(StorageError) as caught:
        create_journal(tmp_path / "matches", "pig", STARTED)
    assert "error-storage-not-folder" == caught.value.key


@pytest.mark.parametrize("name", ["write", "fsync"])
@pytest.mark.parametrize("portion", [0, 9])
def test_a_full_disk_leaves_no_half_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, portion: int
) -> None:
    """An action that could not be written is refused, its beginning taken out, and may be tried again."""
    match, file = begun(tmp_path, 6)
    before, state = file.path.read_bytes(), match.state
    with failing(monkeypatch, name, errno.ENOSPC, portion if name == "write" else 0):
        for _ in range(3):
            with pytest.raises(StorageError) as caught:
                table(match).advance()
            assert "error-storage-full" == caught.value.key
    assert before == file.path.read_bytes()
    assert state == match.state
    table(match).advance()
    file.close()
    assert 8 == len(lines_of(file.path))
    assert verify(PIG, load_journal(file.path)).ok


def test_a_half_line_that_cannot_be_taken_out_is_taken_out_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when cutting fails, the next line does not join the half one; meanwhile it is a torn one."""
    match, file = begun(tmp_path, 6)
    with (
        failing(monkeypatch, "write", errno.EIO, 9),
        failing(monkeypatch, "ftruncate", errno.EIO),
        pytest.raises(StorageError),
    ):
        table(match).advance()
    assert Damage("error-journal-torn", 8) == load_journal(file.path).damage
    table(match).advance()
    file.close()
    assert load_journal(file.path).damage is None
    assert match.moment == len(load_journal(file.path).records)


@posix
def test_a_limit_of_the_system_is_told(tmp_path: Path) -> None:
    """A real refusal of the system, not only a made-up one: no file may grow beyond a size."""
    import resource  # noqa: PLC0415 - not on Windows

    match, file = begun(tmp_path, 6)
    before = file.path.read_bytes()
    old = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (len(before) + 20, old[1]))
    try:
        with pytest.raises(StorageError) as caught:
            table(match).advance()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, old)
    assert "error-storage-full" == caught.value.key
    assert before == file.path.read_bytes()
    table(match).advance()
    file.close()
    assert verify(PIG, load_journal(file.path)).ok


def test_one_match_is_played_in_one_window(tmp_path: Path) -> None:
    """While a match is open, nobody else resumes it, but everybody may read it; then it is free again."""
    _, file = begun(tmp_path)
    with pytest.raises(StorageError) as caught:
        resume_journal(file.path)
    assert "error-storage-locked" == caught.value.key
    assert 10 == len(load_journal(file.path).records)
    file.close()
    file.close()
    with resume_journal(file.path).file, pytest.raises(StorageError):
        resume_journal(file.path)


def open_files() -> int:
    """How many files this program has open, where the system tells."""
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0


def test_a_refused_journal_is_not_locked(tmp_path: Path) -> None:
    """An attempt that failed leaves nothing open behind."""
    path = tmp_path / "file.jsonl"
    path.write_bytes(b"junk\n")
    before = open_files()
    for _ in range(5):
        with pytest.raises(JournalError):
            resume_journal(path)
    assert before == open_files()


def test_finished_matches_move_to_a_folder_of_their_own(tmp_path: Path) -> None:
    """The list of matches to go on with holds no finished ones, and nothing is overwritten on the way."""
    path = saved(tmp_path / "matches")
    finished = path.parent / FINISHED_FOLDER
    finished.mkdir()
    shutil.copy(path, finished / path.name)
    file = resume_journal(path).file
    moved = file.finish()
    assert finished / f"{path.stem}-2.jsonl" == moved == file.path
    assert not path.exists()
    assert 10 == len(load_journal(moved).records)


def test_a_match_kept_elsewhere_stays_there(tmp_path: Path) -> None:
    """A file on somebody's desk is not moved about; neither is a finished match that was opened again."""
    path = saved(tmp_path / "desk")
    assert path == resume_journal(path).file.finish()
    moved = resume_journal(saved(tmp_path / "matches")).file.finish()
    assert moved == resume_journal(moved).file.finish()
    assert [path] == list(path.parent.iterdir())


def test_a_match_that_cannot_be_moved_stays(tmp_path: Path) -> None:
    """Something else in the place of the folder is told; the journal is closed and where it was."""
    path = saved(tmp_path / "matches")
    (path.parent / FINISHED_FOLDER).write_bytes(b"")
    file = resume_journal(path).file
    with pytest.raises(StorageError) as caught:
        file.finish()
    assert "error-storage-not-folder" == caught.value.key
    assert file.path.exists()
    with resume_journal(file.path).file:
        pass


def test_an_impossible_line_is_told_by_the_rules(tmp_path: Path) -> None:
    """A forged line with a hash that fits passes the storage and is named by the replay."""
    path = saved(tmp_path, 4)
    with path.open("a", encoding="utf-8", newline="\n") as file:
        file.write(foreign_line(path))
    journal = load_journal(path)
    assert Entry(5, "anything") == journal.records[-1]
    with pytest.raises(JournalError) as caught:
        Match.replay(PIG, journal)
    assert 6 == caught.value.args_["line"]


def test_a_match_writes_through_the_file(tmp_path: Path) -> None:
    """A journal file is a sink as the match wants it."""
    file: JournalFile = create_journal(tmp_path, "pig", STARTED)
    with file:
        match: AnyMatch = Match(PIG, header(PIG), file)
        match.submit(0, PIG.parse_action("roll"))
    assert 2 == len(lines_of(file.path))
