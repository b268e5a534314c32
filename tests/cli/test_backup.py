"""`accessgames backup` and `restore`: everything personal in one file, for another computer."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from accessgames.personal.database import PersonalFile, personal_path
from accessgames.personal.results import count, counted
from tests.personal.test_results import LOST, WON, result

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Run


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], PersonalFile]:
    """Sits down at a computer, by its name."""
    monkeypatch.chdir(tmp_path)

    def use(name: str) -> PersonalFile:
        monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path / name))
        return PersonalFile(personal_path())

    return use


@pytest.mark.parametrize(("save", "add"), [("zaloha", "obnova"), ("backup", "restore")])
def test_there_and_back(run: Run, at: Callable[[str], PersonalFile], save: str, add: str) -> None:
    """What was counted counts on the other computer; the second time nothing is added."""
    count(at("here"), [result(1, WON), result(2, LOST)])
    ran = run(save, "vse.zip")
    assert (0, f"Záloha je v souboru {Path('vse.zip').absolute()}.") == (
        ran.code,
        ran.out.partition(" Jsou")[0],
    )
    own = at("there")
    assert "Ze zálohy přibylo: výsledků do statistik 2.\n" == run(add, "vse.zip").out
    assert 2 == len(counted(own))
    assert "Všechno ze zálohy už tu bylo, nic se nezměnilo.\n" == run(add, "vse.zip").out


def test_the_usual_name(run: Run, at: Callable[[str], PersonalFile]) -> None:
    """Of the day, and in the language."""
    at("here")
    assert 0 == run("zaloha").code
    assert 0 == run("backup", "--lang", "en").code
    assert {"zaloha-accessgames", "accessgames-backup"} == {path.name[:18] for path in Path().glob("*.zip")}


def test_what_cannot_be_done(run: Run, at: Callable[[str], PersonalFile]) -> None:
    """One sentence and an exit code; nothing is written over."""
    at("here")
    Path("x.zip").write_bytes(b"x")
    for words, code in (
        (("zaloha", "x.zip"), 1),
        (("obnova", "x.zip"), 1),
        (("obnova", "y.zip"), 1),
        (("obnova",), 2),
    ):
        ran = run(*words)
        assert (code, "") == (ran.code, ran.out)
        assert 1 <= len(ran.err.splitlines()) <= 2
    assert b"x" == Path("x.zip").read_bytes()
