"""At home: everything personal is saved in one file, and comes to another computer, where a match goes on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.backup import DiskBelongings
from accessgames.shell.settings import KEPT
from accessgames.storage import files
from accessgames.storage.settings import SettingsFile
from tests.shell.home.evenings import after, evening

if TYPE_CHECKING:
    from collections.abc import Callable

KNOWN = "Všechno ze zálohy už tu bylo, nic se nezměnilo."


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Sits down at a computer, by its name."""
    monkeypatch.chdir(tmp_path)

    def use(name: str) -> None:
        monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path / name))

    use("here")
    return use


def told(*lines: str) -> list[str]:
    return evening(*lines, "konec", belongings=DiskBelongings())


def test_a_match_goes_on_at_another_computer(at: Callable[[str], None]) -> None:
    """With its secret seed, so that it goes on as it would have; at home it waits at once."""
    evening("quantum", "konec", "ano")
    heard = told("záloha vse.zip")
    written = Path("vse.zip").absolute()
    assert f"Záloha je v souboru {written}." in " ".join(heard)
    at("there")
    heard = told("obnova vse.zip", "obnova vse.zip", "pokračuj", "konec", "ano")
    assert "Ze zálohy přibylo: 1 partie." in heard
    assert KNOWN in heard
    assert any(line.startswith("Pokračuje Quantum. Hrají Hráč a Alfa") for line in after(heard, KNOWN))
    assert (1, 1) == tuple(len([*files.matches_folder().glob(f"*{end}")]) for end in (".jsonl", ".seed"))


def test_settings_hold_at_once(at: Callable[[str], None]) -> None:
    """Whatever was said before, and what is set later does not bring the old ones back."""
    told("klávesy abc", "stručně", "záloha vse.zip")
    at("there")
    heard = told("obnova vse.zip", "hlas")
    assert "Nastavení je ze zálohy." in heard
    assert "brief" == SettingsFile(files.settings_path(), KEPT).load().values["verbosity"]


def test_the_usual_name(at: Callable[[str], None]) -> None:
    """Of the day, in this folder; what lies there is never written over."""
    del at
    heard = told("záloha", "záloha")
    assert Path("zaloha-accessgames-2026-11-23.zip").exists()
    assert any(line.startswith("Soubor zaloha-accessgames-2026-11-23.zip už existuje") for line in heard)


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("obnova", "Za „obnova“ patří soubor se zálohou."),
        ("obnova neni.zip", "Soubor "),
        ("obnova x.zip", "Soubor "),
        ("záloha složka/x.zip", "Soubor "),
        ("záloha?", "záloha: uloží všechno osobní"),
        ("nápověda obnova", "obnova a soubor se zálohou: přidá"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(at: Callable[[str], None], line: str, answer: str) -> None:
    """And nothing has changed."""
    del at
    Path("x.zip").write_bytes(b"PK")
    heard = told(line)
    assert any(one.startswith(answer) for one in heard[6:]), heard
    assert ["x.zip"] == [path.name for path in Path.cwd().iterdir() if path.suffix == ".zip"]


def test_where_there_is_nothing_to_move() -> None:
    """It is said."""
    assert "Tady se zálohovat ani obnovovat nedá." in evening("záloha", "konec")
