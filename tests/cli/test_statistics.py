"""`accessgames statistics`: what was counted, in sentences, as CSV and as JSON."""

from __future__ import annotations

import csv
import io
from dataclasses import asdict
from typing import TYPE_CHECKING

import pytest

from accessgames.engine import SeatSpec
from accessgames.personal.database import PersonalFile, personal_path
from accessgames.personal.results import count, counted
from tests.personal.test_results import ALFA, LOST, WON, result

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PersonalFile:
    """The personal file of a computer on which three matches were counted."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path))
    own = PersonalFile(personal_path())
    count(own, [result(1, WON), result(2, None), result(3, LOST, SeatSpec("=1+1"), ALFA)])
    return own


@pytest.mark.parametrize("name", ["statistika", "statistics", "statistiky"])
def test_it_is_told(run: Run, name: str) -> None:
    """Of all games in short, of one in full."""
    told = run(name).lines
    assert "IOTA, Jana: 1 partie, vyhráno 1, k tomu nedohráno 1." in told
    assert "Z toho proti úrovni 3: 1 partie, vyhráno 1, k tomu nedohráno 1." not in told
    assert "Z toho proti úrovni 3: 1 partie, vyhráno 1, k tomu nedohráno 1." in run(name, "iota").lines


def test_what_was_not_counted(run: Run) -> None:
    """One sentence; a game that does not exist is another one."""
    ran = run("statistika", "quantum")
    assert (1, "", "Taková dohraná partie tu zatím není.\n") == (ran.code, ran.out, ran.err)
    assert 2 == run("statistika", "xyz").code


def test_as_json(run: Run, own: PersonalFile) -> None:
    """Every match with its seats; an empty list where there is none."""
    assert [asdict(one) | {"seats": [asdict(seat) for seat in one.seats]} for one in counted(own)] == run(
        "statistics", "--json"
    ).document
    assert [] == run("statistics", "quantum", "--json").document


def test_as_csv(run: Run) -> None:
    """One line a seat; no name is a formula, and nobody has a place in a match that was given up."""
    rows = list(csv.DictReader(io.StringIO(run("statistics", "--csv").out)))
    assert 6 == len(rows)
    assert ["Jana", "Alfa", "Jana", "Alfa", "'=1+1", "Alfa"] == [row["name"] for row in rows]
    assert ["1", "2", "", "", "2", "1"] == [row["place"] for row in rows]


@pytest.mark.parametrize("option", ["--smazat", "--delete"])
def test_deleting(run: Run, own: PersonalFile, option: str) -> None:
    """It is said, and nothing is left to be counted."""
    ran = run("statistika", option)
    told = "Statistiky, hodnocení a osobní rekordy jsou smazané, záznamy partií zůstaly.\n"
    assert (0, told) == (ran.code, ran.out)
    assert () == counted(own)
    assert 1 == run("statistika").code


def test_deleting_for_a_script(run: Run, own: PersonalFile) -> None:
    """Who asks for JSON gets JSON, whatever is done."""
    ran = run("statistics", "--delete", "--json")
    assert (0, {"deleted": True}) == (ran.code, ran.document)
    assert () == counted(own)


def test_a_damaged_file_is_told(run: Run, own: PersonalFile) -> None:
    """On the error stream, once; what is asked is answered all the same."""
    own.path.write_bytes(b"x")
    ran = run("statistics", "--json")
    assert (0, []) == (ran.code, ran.document)
    assert ran.err.startswith("Osobní data v ")
    assert "" == run("statistics", "--json").err
