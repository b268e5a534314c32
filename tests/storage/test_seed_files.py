"""The file of a secret seed: beside its journal, for its owner only, there whenever it is needed."""

from __future__ import annotations

import os
import stat
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import GameError, JournalError, Match
from accessgames.engine.luck import DrawnLuck, SecretSeed, draw_luck
from accessgames.storage import files, seed_files
from accessgames.storage.files import StorageError
from accessgames.storage.journal_files import create_journal, load_journal, resume_journal
from accessgames.storage.saved_matches import saved_matches
from accessgames.storage.seed_files import copy_seed, keep_seed, seed_path
from tests.engine.helpers import PIG, AnyMatch, header, table
from tests.storage.helpers import STARTED, lines_of, put_something_else
from tests.systems import SIGNS, not_on_windows

if TYPE_CHECKING:
    from collections.abc import Callable

    from accessgames.storage.journal_files import JournalFile


class Crash(BaseException):
    """The power fails."""


def begin(folder: Path, luck: DrawnLuck, actions: int = 8) -> tuple[AnyMatch, JournalFile]:
    """A match with a secret seed that has gone on for some actions."""
    file = create_journal(folder, "pig", STARTED, luck.secret)
    match: AnyMatch = Match(PIG, replace(header(PIG), seed="", sealed=luck.sealed), file, luck.secret)
    players = table(match)
    while match.moment < actions and players.advance():
        pass
    return match, file


def go_on(path: Path) -> AnyMatch:
    """Resume a match as the program does, and play it to its end."""
    resumed = resume_journal(path)
    with resumed.file:
        match: AnyMatch = Match.replay(PIG, resumed.journal, resumed.file, secret=resumed.secret)
        if match.actors:
            players = table(match)
            while players.advance():
                pass
        match.reveal()
        resumed.file.finish()
    return match


def everything(folder: Path) -> list[str]:
    """The names of all files."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def test_only_its_owner_can_read_it(tmp_path: Path) -> None:
    """Other users of the machine can't look into the cards."""
    luck = draw_luck()
    _, file = begin(tmp_path, luck)
    file.close()
    path = seed_path(file.path)
    assert f"{luck.secret.reveal()}\n" == path.read_text()
    if sys.platform != "win32":
        assert 0o600 == stat.S_IMODE(path.stat().st_mode)


@not_on_windows("Windows has no /proc to ask")
def test_it_is_on_the_disk_before_the_header(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its bytes and its name are synchronised while the journal is still empty."""
    order: list[str] = []
    real_fsync, real_keep = os.fsync, files.keep_folder

    def fsync(descriptor: int) -> None:
        name = Path(f"/proc/self/fd/{descriptor}").readlink().suffix
        order.append(f"{name} {os.fstat(descriptor).st_size > 0}")
        real_fsync(descriptor)

    def keep_folder(folder: Path) -> None:
        monkeypatch.setattr(os, "fsync", real_fsync)
        real_keep(folder)
        monkeypatch.setattr(os, "fsync", fsync)
        order.append("folder")

    monkeypatch.setattr(os, "fsync", fsync)
    monkeypatch.setattr(files, "keep_folder", keep_folder)
    _, file = begin(tmp_path, draw_luck(), 0)
    file.close()
    assert ["folder", ".seed True", "folder", ".jsonl True"] == order


def test_a_match_with_a_chosen_seed_has_no_such_file(tmp_path: Path) -> None:
    """Its seed stands in its header."""
    with create_journal(tmp_path, "pig", STARTED) as file:
        Match(PIG, header(PIG), file)
    assert [file.path.name] == everything(tmp_path)
    assert resume_journal(file.path).secret is None


def test_a_resumed_match_goes_on_with_its_luck(tmp_path: Path) -> None:
    """Interrupted or not, the same seed gives the same match."""
    luck = draw_luck()
    whole, file = begin(tmp_path / "whole", luck, 10_000)
    file.close()
    _, file = begin(tmp_path / "part", luck, 5)
    file.close()
    assert whole.entries == go_on(file.path).entries


@SIGNS
def test_a_finished_match_leaves_no_file_of_its_seed(tmp_path: Path) -> None:
    """The journal ends with the seed, moves to the finished ones, and the file is gone."""
    luck = draw_luck()
    match, file = begin(tmp_path / "matches", luck, 10_000)
    match.reveal()
    file.finish()
    name = f"matches/finished/{file.path.name}"
    assert [name, f"{name}.sig"] == everything(tmp_path)
    assert luck.secret.reveal() == load_journal(file.path).revealed


@SIGNS
def test_a_seed_that_is_not_revealed_moves_with_its_match(tmp_path: Path) -> None:
    """It is never lost, also where the last line could not be written."""
    luck = draw_luck()
    _, file = begin(tmp_path / "matches", luck, 10_000)
    file.finish()
    stem = file.path.stem
    found = [f"matches/finished/{stem}.{end}" for end in ("jsonl", "jsonl.sig", "seed")]
    assert found == everything(tmp_path)
    resumed = resume_journal(file.path)
    resumed.file.close()
    assert resumed.secret is not None


def test_a_repaired_copy_has_the_seed_too(tmp_path: Path) -> None:
    """The good part of a changed journal goes on with its luck; the changed one stays whole beside it."""
    luck = draw_luck()
    whole, file = begin(tmp_path / "whole", luck, 10_000)
    file.close()
    _, file = begin(tmp_path / "part", luck, 8)
    file.close()
    lines = lines_of(file.path)
    file.path.write_bytes(b"".join([*lines[:5], b'{"n":5}\n', *lines[6:]]))
    resumed = resume_journal(file.path)
    resumed.file.close()
    assert resumed.file.path.name.endswith(".repaired-1.jsonl")
    assert whole.entries == go_on(resumed.file.path).entries
    assert seed_path(file.path).exists()


POINTS = (
    "journal created", "seed created", "seed written", "header torn", "header written", "reveal torn",
    "reveal written", "seed removed", "journal moved",
)  # fmt: skip
"""Where the power may fail between two steps of beginning and finishing a match."""


def crash_at(point: str, folder: Path, luck: DrawnLuck) -> Path:
    """Leave the files as a crash at that point leaves them; return the journal's place."""
    match, file = begin(folder / "matches", luck, 10_000)
    path = file.path
    whole = path.read_bytes()
    first = whole.index(b"\n") + 1
    match.reveal()
    revealed = path.read_bytes()
    seed = seed_path(path)
    file.close()
    left: dict[str, tuple[bytes, str | None]] = {
        "journal created": (b"", None),
        "seed created": (b"", ""),
        "seed written": (b"", luck.secret.reveal()),
        "header torn": (whole[: first // 2], luck.secret.reveal()),
        "header written": (whole[:first], luck.secret.reveal()),
        "reveal torn": (revealed[:-9], luck.secret.reveal()),
        "reveal written": (revealed, luck.secret.reveal()),
        "seed removed": (revealed, None),
        "journal moved": (revealed, None),
    }
    data, digits = left[point]
    path.write_bytes(data)
    seed.unlink()
    if digits is not None:
        seed.write_text(f"{digits}\n", encoding="ascii", newline="\n")
    if point == "journal moved":
        (path.parent / "finished").mkdir()
        path = path.rename(path.parent / "finished" / path.name)
    return path


@pytest.mark.parametrize("point", POINTS)
def test_a_crash_between_any_two_steps_leaves_what_resumes_rightly(tmp_path: Path, point: str) -> None:
    """Before the header nothing was told, and nothing is listed; after it the match ends as it would have."""
    luck = draw_luck()
    whole, file = begin(tmp_path / "whole", luck, 10_000)
    file.close()
    path = crash_at(point, tmp_path, luck)
    listed = [saved.path for saved in saved_matches(path.parent)]
    if POINTS.index(point) <= POINTS.index("header torn"):
        assert [] == listed
        return
    assert [path] == listed
    match = go_on(path)
    assert whole.entries == match.entries
    ended = list((tmp_path / "matches").rglob("*.jsonl"))
    assert [luck.secret.reveal()] == [load_journal(journal).revealed for journal in ended]
    assert [] == list((tmp_path / "matches").rglob("*.seed"))


@pytest.mark.parametrize("step", ["create", "write", "fsync", "folder"])
def test_a_seed_that_cannot_be_kept_begins_no_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    """A full disk says so before the first line is told, and leaves neither a journal nor half a seed."""

    def fail(*_args: object, **_more: object) -> None:
        raise OSError(28, "full")

    real = files.create_file

    def create(path: Path, flags: int, mode: int = 0o666) -> int | None:
        if path.suffix == ".seed":
            fail()
        return real(path, flags, mode)

    if step == "create":
        monkeypatch.setattr(files, "create_file", create)
    elif step == "write":
        monkeypatch.setattr(files, "write_all", fail)
    elif step == "fsync":
        monkeypatch.setattr(os, "fsync", fail)
        monkeypatch.setattr(files, "keep_folder", lambda _folder: None)
    else:
        calls = iter([lambda: None, fail])
        monkeypatch.setattr(files, "keep_folder", lambda _folder: next(calls)())
    with pytest.raises(StorageError) as caught:
        begin(tmp_path, draw_luck())
    assert "error-storage-full" == caught.value.key
    assert [] == everything(tmp_path)


def test_a_crash_while_an_unrevealed_match_moves_loses_no_seed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seed is at both places before the journal moves, and the next try finds its copy."""
    luck = draw_luck()
    _, file = begin(tmp_path / "matches", luck, 10_000)

    def crash(*_args: object) -> None:
        raise Crash

    with monkeypatch.context() as patch:
        patch.setattr(type(tmp_path), "rename", crash)
        with pytest.raises(Crash):
            file.finish()
    assert 2 == len(list(tmp_path.rglob("*.seed")))
    resumed = resume_journal(next(tmp_path.rglob("*.jsonl")))
    resumed.file.finish()
    assert [f"{resumed.file.path.stem}.seed"] == [path.name for path in tmp_path.rglob("*.seed")]


def test_a_name_whose_seed_is_there_already_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seed of a match that never began is left alone."""
    names = iter([b"\x01\x02", b"\x03\x04"])
    monkeypatch.setattr(os, "urandom", lambda _count: next(names))
    (tmp_path / "2026-11-21-1405-pig-0102.seed").write_text("from before\n")
    with create_journal(tmp_path, "pig", STARTED, SecretSeed("0" * 32)) as file:
        assert "2026-11-21-1405-pig-0304.jsonl" == file.path.name
    assert "from before\n" == (tmp_path / "2026-11-21-1405-pig-0102.seed").read_text()


def fault_of(attempt: Callable[[], object]) -> GameError:
    """The mistake that something ends with."""
    with pytest.raises(GameError) as caught:
        attempt()
    return caught.value


def test_a_lost_seed_is_told_with_its_name(tmp_path: Path) -> None:
    """The match can't go on, but nothing of it is lost, and the file may be put back."""
    luck = draw_luck()
    _, file = begin(tmp_path, luck)
    file.close()
    before = file.path.read_bytes()
    seed = seed_path(file.path)
    elsewhere = seed.rename(tmp_path / "elsewhere")
    fault = fault_of(lambda: resume_journal(file.path))
    assert "error-seed-missing" == fault.key
    assert str(fault.args_["file"]).endswith(seed.name[-30:])
    assert before == file.path.read_bytes()
    assert 1 == len(saved_matches(tmp_path))
    elsewhere.rename(seed)
    resumed = resume_journal(file.path)
    resumed.file.close()
    assert resumed.secret is not None


@pytest.mark.parametrize(
    "content",
    [b"", b"7\n", b"0" * 32, b"x" * 32 + b"\n", b"\xff" * 32, "ž".encode() * 16, b"0" * 32 + b"\n\n"],
)
def test_a_file_that_holds_another_seed_or_none_is_foreign(tmp_path: Path, content: bytes) -> None:
    """Whatever lies there, the match goes on with its own seed or not at all, and nothing is changed."""
    _, file = begin(tmp_path, draw_luck())
    file.close()
    seed_path(file.path).write_bytes(content)
    before = file.path.read_bytes()
    fault = fault_of(lambda: resume_journal(file.path))
    assert "error-seed-foreign" == fault.key
    assert isinstance(fault, JournalError)
    assert (before, content) == (file.path.read_bytes(), seed_path(file.path).read_bytes())


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    """A seed has 33 bytes; more than 64 are refused before they are read."""
    _, file = begin(tmp_path, draw_luck())
    file.close()
    with seed_path(file.path).open("wb") as huge:
        huge.truncate(1 << 40)
    assert "error-storage-large" == fault_of(lambda: resume_journal(file.path)).key


@not_on_windows("Windows has no pipes and devices among files")
@pytest.mark.parametrize("kind", ["folder", "pipe", "loop", "device"])
def test_whatever_stands_there_is_no_trap(tmp_path: Path, kind: str) -> None:
    """Folders, pipes, links in circles and devices are told, and nobody waits for them."""
    _, file = begin(tmp_path, draw_luck())
    file.close()
    seed_path(file.path).unlink()
    put_something_else(seed_path(file.path), kind)
    assert "error-storage-not-file" == fault_of(lambda: resume_journal(file.path)).key


def test_a_resumed_match_that_was_revealed_needs_no_file(tmp_path: Path) -> None:
    """Its last line holds the seed."""
    match, file = begin(tmp_path, draw_luck())
    match.reveal()
    file.close()
    seed_path(file.path).unlink()
    resumed = resume_journal(file.path)
    resumed.file.close()
    assert resumed.secret is None


def test_a_seed_is_never_written_over(tmp_path: Path) -> None:
    """A second one for the same journal is refused; the same one is a copy that was there."""
    journal, other = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    keep_seed(journal, SecretSeed("0" * 32))
    copy_seed(journal, other)
    copy_seed(journal, other)
    keep_seed(tmp_path / "c.jsonl", SecretSeed("1" * 32))
    assert isinstance(fault_of(lambda: keep_seed(journal, SecretSeed("1" * 32))), StorageError)
    assert isinstance(fault_of(lambda: copy_seed(tmp_path / "c.jsonl", other)), StorageError)
    assert "0" * 32 + "\n" == seed_path(other).read_text()


def test_a_journal_of_any_name_has_a_seed_of_its_own(tmp_path: Path) -> None:
    """Journals that people named themselves never share a seed's file."""
    names = ["a.jsonl", "a.txt", "a.repaired-1.jsonl", "a.seed"]
    assert len(names) == len({seed_path(tmp_path / name) for name in names})
    assert seed_files.SEED_SUFFIX == seed_path(tmp_path / "a.jsonl").suffix
