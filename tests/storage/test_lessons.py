"""The file of how far lessons are: bounded, strict, atomic, and never trusted."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING

import pytest

from accessgames.storage.files import StorageError
from accessgames.storage.progress import MAX_LESSONS_BYTES, MOST_LESSONS, LessonsFile

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def file(tmp_path: Path) -> LessonsFile:
    """A file that does not exist yet, in a folder that does not either."""
    return LessonsFile(tmp_path / "home" / "lessons.toml")


def written(file: LessonsFile, text: str) -> LessonsFile:
    """The file with a text in it."""
    file.path.parent.mkdir(parents=True, exist_ok=True)
    file.path.write_text(text, encoding="utf-8")
    return file


def test_no_file_is_no_problem(file: LessonsFile) -> None:
    """Nobody has begun any lesson at first, and looking makes no file."""
    loaded = file.load()
    assert {} == dict(loaded.steps)
    assert loaded.problem is None
    assert not file.path.exists()


def test_steps_come_back(file: LessonsFile) -> None:
    """What was saved is loaded by the next program; each game has one step, the latest."""
    file.save("iota", "hand")
    file.save("quantum", "dice")
    file.save("iota", "finished")
    assert {"quantum": "dice", "iota": "finished"} == dict(LessonsFile(file.path).load().steps)


def test_another_window_is_not_forgotten(file: LessonsFile) -> None:
    """What two programs save about different games is there afterwards."""
    other = LessonsFile(file.path)
    assert {} == dict(other.load().steps)
    file.save("iota", "hand")
    other.save("quantum", "dice")
    assert {"iota": "hand", "quantum": "dice"} == dict(file.load().steps)


@pytest.mark.parametrize(
    "text",
    [
        "iota",
        "iota = 3",
        "iota = true",
        'iota = ""',
        'iota = "Hand"',
        'iota = "../../etc"',
        'Iota = "hand"',
        'iota = ["hand"]',
        '[iota]\nstep = "hand"',
        'iota = "hand"\niota = "board"',
        f'iota = "{"a" * 41}"',
        f'{"a" * 33} = "hand"',
        "".join(f'game{number} = "hand"\n' for number in range(MOST_LESSONS + 1)),
        f'iota = "hand" # {"x" * MAX_LESSONS_BYTES}',
    ],
    ids=range(14),
)
def test_a_strange_file_counts_for_nothing_and_is_told(file: LessonsFile, text: str) -> None:
    """Anything that we would not have written is a problem, and every lesson begins anew."""
    loaded = written(file, text).load()
    assert {} == dict(loaded.steps)
    assert loaded.problem is not None
    assert loaded.problem.key in {"error-lessons-broken", "error-storage-large"}
    assert "lessons.toml" in str(loaded.problem.args_["file"])


def test_bytes_that_are_no_text(file: LessonsFile) -> None:
    """A picture in place of the file is a problem, not a crash."""
    written(file, "").path.write_bytes(b"\x89PNG\xff\xfe")
    problem = file.load().problem
    assert problem is not None
    assert "error-lessons-broken" == problem.key


def test_a_broken_file_is_kept(file: LessonsFile) -> None:
    """What could not be read stands beside the new file, so that nothing is lost."""
    written(file, "iota = oops").save("quantum", "dice")
    assert {"quantum": "dice"} == dict(file.load().steps)
    assert "iota = oops" == file.path.with_suffix(".broken.toml").read_text(encoding="utf-8")


def test_no_more_games_than_a_file_may_have(file: LessonsFile) -> None:
    """The oldest ones give way, so that the file is never too large to be read."""
    written(file, "".join(f'game{number} = "hand"\n' for number in range(MOST_LESSONS)))
    file.save("iota", "hand")
    steps = file.load().steps
    assert MOST_LESSONS == len(steps)
    assert "game0" not in steps
    assert "hand" == steps["iota"]


def test_a_folder_in_its_place(file: LessonsFile) -> None:
    """Where it can't be written, that is a mistake with the name of the file."""
    file.path.mkdir(parents=True)
    problem = file.load().problem
    assert problem is not None
    assert "error-storage-not-file" == problem.key
    with pytest.raises(StorageError) as refused:
        file.save("iota", "hand")
    assert "lessons.toml" in str(refused.value.args_["file"])
    assert file.path.is_dir()


def test_a_folder_that_may_not_be_written(file: LessonsFile, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without permission nothing changes; the system's no is made up, as an administrator never hears it."""
    file.save("iota", "hand")

    def refuse(*_: object) -> int:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as patch:
        patch.setattr("accessgames.storage.files.create_file", refuse)
        with pytest.raises(StorageError) as refused:
            file.save("iota", "board")
    assert "error-storage-denied" == refused.value.key
    assert {"iota": "hand"} == dict(file.load().steps)
