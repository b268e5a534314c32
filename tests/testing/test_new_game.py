"""`accessgames new-game`: what it writes is a whole game that keeps the contract at once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from accessgames.cli import main
from accessgames.testing.linter import lint_package
from tests.systems import not_under_wine
from tests.testing.packages import check, install


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own."""
    monkeypatch.chdir(tmp_path)


def test_a_new_game_keeps_the_contract(tmp_path: Path) -> None:
    """As it was written it passes, in at most 6 files and 300 lines; `pytest` in its folder is all."""
    assert 0 == main(["new-game", "nim"])
    folder = Path("accessgames-nim").resolve()
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert len(files) <= 6
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= 300
    install(folder, tmp_path / "target")
    said = check(tmp_path / "target", folder)
    assert "passed" in said
    assert "failed" not in said


def test_the_words_of_a_new_game_are_right() -> None:
    """The linter finds nothing, though helpers put keys together from names of classes."""
    main(["new-game", "nim"])
    assert [] == lint_package(Path("accessgames-nim", "accessgames_nim"))


@not_under_wine("8.0 does not load the part of mypy that reads files")
def test_the_code_of_a_new_game_is_right() -> None:
    """Its types are as strict as those of the program."""
    main(["new-game", "nim"])
    mypy = Path(sys.executable).with_name("mypy")
    words = [str(mypy), "--strict", "accessgames-nim/accessgames_nim/__init__.py"]
    done = subprocess.run(words, capture_output=True, check=False, text=True)
    assert 0 == done.returncode, done.stdout


def test_an_own_test_runs_beside_the_contract(tmp_path: Path) -> None:
    """Whoever adds a test file to the folder has it run by the same command."""
    main(["new-game", "nim"])
    folder = Path("accessgames-nim").resolve()
    (folder / "test_own.py").write_text("def test_own(): pass\n", encoding="utf-8")
    install(folder, tmp_path / "target")
    assert "test_own.py::test_own" in check(tmp_path / "target", folder, "--collect-only")


@pytest.mark.parametrize("name", ["Nim", "n", "1nim", "my-game", "my_game", "ženy", "../nim", "x" * 21, ""])
def test_a_bad_name_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence says what a name may be, and nothing is written."""
    assert 2 == main(["new-game", name])
    line = " ".join(capsys.readouterr().err.splitlines())
    assert f"„{name}“" in line
    assert [] == list(Path().iterdir())


@pytest.mark.parametrize("name", ["cli", "iota", "error", "shell", "simple", "club"])
def test_a_name_that_is_in_use_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A game's keys begin with its name, so it may be that of no other part of the program."""
    assert 2 == main(["new-game", name, "--lang", "en"])
    assert 1 == len(capsys.readouterr().err.splitlines())


def test_a_folder_is_never_written_over(capsys: pytest.CaptureFixture[str]) -> None:
    """Where the folder exists, nothing is written and one sentence says so."""
    main(["nova-hra", "nim"])
    before = {path: path.stat().st_mtime_ns for path in Path().rglob("*")}
    capsys.readouterr()
    assert 1 == main(["nova-hra", "nim"])
    assert "accessgames-nim" in capsys.readouterr().err
    assert before == {path: path.stat().st_mtime_ns for path in Path().rglob("*")}


def test_the_name_has_to_be_given(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a name, one sentence asks for it."""
    assert 2 == main(["new-game"])
    assert 1 == len(capsys.readouterr().err.splitlines())
