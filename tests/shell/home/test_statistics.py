"""At home: what was counted of finished matches is told and deleted as in a match."""

from __future__ import annotations

import csv
import io
import json
from typing import TYPE_CHECKING

import pytest

from accessgames.personal.database import PersonalFile, personal_path
from accessgames.personal.records import PersonalRecords
from accessgames.personal.results import count, counted
from accessgames.storage.files import matches_folder
from accessgames.storage.progress import Record, RecordsFile
from tests.personal.test_results import LOST, WON, result
from tests.shell.home.evenings import after, evening
from tests.whole.analyses import FOLDER

if TYPE_CHECKING:
    from pathlib import Path

ASK = "Opravdu smazat všechny statistiky, hodnocení a osobní rekordy?"
NONE = "Taková dohraná partie tu zatím není."
WHOLE = "Statistiky, hodnocení a osobní rekordy jsou smazané, záznamy partií zůstaly."


@pytest.fixture(autouse=True)
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PersonalFile:
    """The personal file of a computer on which two matches were counted."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path))
    own = PersonalFile(personal_path())
    count(own, [result(1, WON), result(2, LOST)])
    return own


def told(own: PersonalFile, *lines: str) -> list[str]:
    return evening(*lines, "konec", personal=own)


def test_all_games_and_one(own: PersonalFile) -> None:
    """Nothing behind it tells all games in short, a game tells that one in full."""
    line = "IOTA, Jana: 2 partie, vyhráno 1, prohráno 1."
    assert "Z toho proti úrovni 3: 2 partie, vyhráno 1, prohráno 1." not in told(own, "statistika")
    heard = told(own, "statistika iota")
    assert ["Statistiky:", line] == heard[heard.index("Statistiky:") :][:2]
    assert "Z toho proti úrovni 3: 2 partie, vyhráno 1, prohráno 1." in heard
    assert NONE in told(own, "statistika quantum")


def test_deleting_asks_once(own: PersonalFile) -> None:
    """A no, and everything else, keeps it; a yes deletes."""
    assert ["Statistiky zůstaly."] == after(told(own, "statistika smaž", "ne"), ASK)[:1]
    assert "Statistiky:" in after(told(own, "statistika smaž", "statistika"), ASK)
    assert 2 == len(counted(own))
    assert [WHOLE] == after(told(own, "statistika smaž", "ano"), ASK)[:1]
    assert () == counted(own)


def test_into_a_file(own: PersonalFile, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a table, or as JSON by its name; what lies there stays, and a question mark writes nothing."""
    monkeypatch.chdir(tmp_path)
    assert not any("v souboru" in line for line in told(own, "statistika do souboru a.csv?"))
    heard = told(
        own, "statistika do souboru a.csv", "statistika soubor b.JSON", "statistika do souboru a.csv"
    )
    place = tmp_path / "a.csv"
    assert f"2 partie ze statistik v souboru {place}" in " ".join(heard)
    assert ["2", "1"] == [
        row["place"] for row in csv.DictReader(io.StringIO(place.read_text())) if row["name"] == "Jana"
    ][::-1]
    assert 2 == len(json.loads((tmp_path / "b.JSON").read_text()))
    assert "Soubor a.csv už existuje a nepřepíše se." in heard
    assert any("statistika.csv" in line for line in told(own, "statistika do souboru"))


def test_what_is_deleted_does_not_come_back(own: PersonalFile) -> None:
    """Not from a match whose journal lay there when it was deleted, though nobody had looked at it."""
    journal = matches_folder() / "finished" / "a.jsonl"
    journal.parent.mkdir(parents=True)
    journal.write_bytes((FOLDER / "quantum-analysis.jsonl").read_bytes())
    assert "Quantum, Jana: 1 partie, " in " ".join(told(own, "statistika"))
    journal.rename(journal.with_name("b.jsonl"))
    told(own, "statistika smaž", "ano")
    assert NONE in told(own, "statistika")


def test_records_of_all_games_and_of_one(own: PersonalFile) -> None:
    """Several games each by its name; a game, a person or a word behind it chooses."""
    book = PersonalRecords(own, RecordsFile(own.path.with_name("records.jsonl")))
    book.save([Record("iota", "turn", "Jana", 40, "points", lower=False)])
    heard = evening("rekordy", "konec", personal=own, records=book)
    assert ["Osobní rekordy:", "nejlepší tah: 40 bodů, Jana."] == heard[heard.index("Osobní rekordy:") :][:2]
    book.save([Record("quantum", "misses", "Petr", 3, "count", lower=True)])
    several = ["IOTA:", "nejlepší tah: 40 bodů, Jana.", "Quantum:", "nejméně chyb v partii: 3, Petr."]
    for words, expected in (
        ("rekordy", several),
        ("rekordy quantum", several[3:]),
        ("rekordy petr", several[3:]),
        ("rekordy iota tah", several[1:2]),
    ):
        heard = evening(words, "konec", personal=own, records=book)
        assert expected == heard[heard.index("Osobní rekordy:") + 1 : -1]
    assert "Takový osobní rekord tu zatím není." in evening("rekordy iota petr", "konec", records=book)


def test_where_nothing_is_kept() -> None:
    """It is said."""
    assert "Tady se statistiky nevedou." in evening("statistika", "konec")
    assert "Osobní rekordy se tu nevedou." in evening("rekordy", "konec")
