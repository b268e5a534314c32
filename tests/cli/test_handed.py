"""`accessgames table FILE`: a table of a tournament at a computer without the club."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run


@pytest.fixture
def handed(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A table that was handed out; from now on we are at another computer."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path / "desk"))
    run("klub", "zaloz", "Večer", "--datum", "21.11.2026", "--hra", "quantum", "--kol", "1", "--stoly", "2")
    run("klub", "zapis", "Jana, Petr")
    run("klub", "losuj")
    assert 0 == run("klub", "vydej", "stůl", "1", str(tmp_path)).code
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path / "table"))
    return tmp_path / "stůl 1.txt"


def test_a_table_begins_and_goes_on_from_its_file(run: Run, handed: Path) -> None:
    """Who leaves has the match kept here, and the file is as it was until the end."""
    before = handed.read_bytes()
    ran = run("stul", str(handed), stdin="konec\n")
    assert 0 == ran.code
    assert "První kolo, stůl 1:" in ran.out
    assert "Partie je uložená na tomto počítači" in ran.out
    journals = list((handed.parent / "table" / "matches").glob("*.jsonl"))
    assert 1 == len(journals)
    assert 0 == run("table", str(handed), stdin="konec\n").code
    assert journals == list((handed.parent / "table" / "matches").glob("*.jsonl"))
    assert before == handed.read_bytes()


def test_what_is_no_table_or_has_its_result_is_refused(run: Run, handed: Path) -> None:
    """With one sentence and exit code 1, and nothing is begun."""
    handed.write_text(handed.read_text().replace("result \n", "result 10, 20\n"))
    ran = run("stul", str(handed))
    assert (1, "") == (ran.code, ran.out)
    assert "už výsledek je" in ran.err
    handed.write_text("nothing\n")
    assert "není soubor stolu" in run("stul", str(handed)).err
    assert 1 == run("stul", str(handed.with_name("away.txt"))).code
