"""`tools/windows.py`: what is copied for Wine, what counts as a failure, and what is only told."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pytest

if sys.platform == "win32":
    pytest.skip("Wine runs on Linux", allow_module_level=True)

from tools import windows

if TYPE_CHECKING:
    from pathlib import Path


class Played(windows.Machine):
    """A machine whose runs were played before."""

    def __init__(self, folder: Path, *answers: windows.Answer) -> None:
        """Give these answers in turn."""
        super().__init__(folder / "root", folder / "cache")
        self.answers = list(answers)
        self.runs: list[tuple[str, ...]] = []

    def run(self, words: Sequence[str], seconds: float, *, aloud: bool = True) -> windows.Answer:
        """Give the next answer."""
        del seconds, aloud
        self.runs.append(tuple(words))
        return self.answers.pop(0)


FAILED = windows.Answer(1, ["FAILED tests/pig/test_a.py::test_one[a b] - oh", "1 failed, 3 passed in 4.00s"])


def test_a_test_that_passes_the_second_time_is_no_failure(tmp_path: Path) -> None:
    """Wine stumbles now and then; only what failed runs again."""
    machine = Played(tmp_path, FAILED, windows.Answer(0, ["1 passed in 1.00s"]))
    assert 0 == windows.judge(machine, ["tests/engine"], 100)
    assert ["tests/engine", "tests/pig/test_a.py::test_one"] == [run[-1] for run in machine.runs]


def test_a_test_that_fails_twice_is_a_failure(tmp_path: Path) -> None:
    """Then it is the game's fault, and CI is red."""
    assert 1 == windows.judge(Played(tmp_path, FAILED, FAILED), ["tests/engine"], 100)


@pytest.mark.parametrize(
    "answers",
    [
        (windows.Answer(-9, [], late=True),),
        (FAILED, windows.Answer(-9, [], late=True)),
        (windows.Answer(5, ["wine: could not load"]), windows.Answer(5, ["wine: could not load"])),
    ],
)
def test_what_wine_does_not_let_end_is_no_result(answers: tuple[windows.Answer, ...], tmp_path: Path) -> None:
    """Nothing is known then, which is told."""
    with pytest.raises(windows.HiccupError):
        windows.judge(Played(tmp_path, *answers), ["tests/engine"], 100)


@pytest.mark.parametrize(("word", "code"), [("layer", 0), ("around", 1), ("test", 1)])
def test_without_wine_one_sentence_is_said(
    word: str, code: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And the rest of CI goes on; the suite before a release has not passed where nothing was learned."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(windows, "Machine", lambda: Played(tmp_path))
    assert code == windows.main([word])
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("Nothing was learned about Windows: it is not installed")


def test_a_wine_that_does_not_come_up_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Else the layer would pass for ever wherever Wine breaks, or a game hangs."""
    for name in ("wine", "wineserver", "wineboot"):
        (tmp_path / name).write_text("#!/bin/sh\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    machine = Played(tmp_path, windows.Answer(1, ["page fault"]), windows.Answer(1, ["page fault"]))
    machine.python.parent.mkdir(parents=True)
    machine.python.touch()
    monkeypatch.setattr(windows, "Machine", lambda: machine)
    assert 1 == windows.main(["layer"])
    told = capsys.readouterr().out
    assert "Nothing was learned about Windows: Wine does not come up: page fault.\n" == told


def test_wrong_words_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    """With what can be said."""
    assert (2, True) == (windows.main(["lair"]), "layer" in capsys.readouterr().out)


def test_the_copy_is_the_checkout(tmp_path: Path) -> None:
    """What is new or changed comes, what is gone goes, and what git does not follow stays."""
    machine = Played(tmp_path)
    root, copy = machine.root, machine.checkout
    root.mkdir()
    copy.mkdir(parents=True)
    subprocess.run(["git", "init", "-q", str(root)], check=True)
    (root / ".gitignore").write_text("kept*\n", encoding="utf-8")
    (root / "hra").mkdir()
    for name in ("hra/žluť.py", "old.py", "kept here"):
        (root / name).write_text(name, encoding="utf-8")
    (copy / "kept there").touch()
    windows.copy_checkout(machine)
    (root / "old.py").unlink()
    (root / "hra" / "žluť.py").write_text("two", encoding="utf-8")
    windows.copy_checkout(machine)
    names = sorted(path.relative_to(copy).as_posix() for path in copy.rglob("*") if path.is_file())
    assert [".gitignore", "hra/žluť.py", "kept there"] == names
    assert "two" == (copy / "hra" / "žluť.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("part", ["layer", "around"])
def test_what_is_chosen_is_there(part: str) -> None:
    """Each folder and file that `tests/layers.toml` names exists."""
    words = windows.chosen(part)
    assert words
    names = [word.removeprefix("--deselect=").partition("::")[0] for word in words]
    assert [] == [name for name in names if not (windows.ROOT / name).exists()]
