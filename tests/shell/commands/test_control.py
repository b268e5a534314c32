from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from accessgames.output.ports import Ports
from tests.output.recorder import Recorder
from tests.shell.stage import Stage

if TYPE_CHECKING:
    from pathlib import Path


def test_an_own_throw_is_not_taken_back() -> None:
    """What chance has shown has been seen."""
    stage = Stage()
    assert ["Není co vzít zpět."] == stage.type("zpět")
    assert ["Zpět to nejde, od té doby bylo vidět něco nového."] == stage.type("hod", "zpět")


def test_in_training_everything_is_taken_back() -> None:
    """Also over the moves of others; the turn is told again."""
    stage = Stage(settings={"training": "yes"})
    stage.type("hod", "přičti")
    told = stage.type("zpět")
    assert told[0].startswith("Vzato zpět")
    assert "Jste na tahu: hoď, nebo přičti." == told[-1]
    assert ["Jana: 0 bodů.", "Alfa: 0 bodů."] == stage.type("skóre")
    assert ["Padlo 6, v tahu máte 6 bodů."] == stage.type("poslední")


def test_a_taken_back_move_is_written_too() -> None:
    """The journal only ever grows."""
    stage = Stage(settings={"training": "yes"})
    stage.type("hod", "zpět")
    assert '"by":"undo"' in stage.kept.lines[-1]


def test_save_says_where_the_match_is() -> None:
    """It is safe after every move anyhow."""
    assert ["Partie je uložena po každém tahu. Soubor: match.jsonl"] == Stage().type("ulož")


def test_check_plays_the_match_once_more() -> None:
    """The same moves lead to the same position."""
    stage = Stage()
    stage.type("hod", "přičti")
    assert "Souhlasí, celá partie je podle pravidel." == stage.type("ověř")[0]


def test_check_notices_another_position() -> None:
    """What stands on the table must follow from the journal."""
    stage = Stage()
    stage.type("hod", "přičti")
    stage.match.states._kept[-1] = stage.match.state_at(0)
    assert ["Nesouhlasí, záznam vede k jiné pozici."] == stage.type("ověř")


def test_a_transcript_is_begun_and_ended(tmp_path: Path) -> None:
    """Everything in between is in the file."""
    path = tmp_path / "Můj přepis.txt"
    stage = Stage()
    assert ["Přepis se nepíše."] == stage.type("přepis")
    assert f"Přepis začíná v souboru {path}" == " ".join(stage.type(f"přepis {path}"))
    stage.type("ticho")
    assert f"Přepis se píše do souboru {path}" == " ".join(stage.type("přepis"))
    assert f"Přepis je hotov v souboru {path}" == " ".join(stage.type("přepis vypnout"))
    assert "Ticho.\n" in path.read_text(encoding="utf-8")
    assert ["Přepis se nepíše."] == stage.type("přepis vypnout")


def test_only_one_transcript_at_a_time(tmp_path: Path) -> None:
    """The second is refused with the name of the first."""
    stage = Stage()
    stage.type(f"přepis {tmp_path / 'a.txt'}")
    assert [f"Přepis se píše do souboru {tmp_path / 'a.txt'}"] == stage.type(f"přepis {tmp_path / 'b.txt'}")
    assert not (tmp_path / "b.txt").exists()
    stage.console.close()


def test_a_transcript_overwrites_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the system refuses is one sentence, and play goes on."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "a.txt"
    path.write_text("staré", encoding="utf-8")
    stage = Stage()
    assert ["Soubor a.txt už existuje a nepřepíše se."] == stage.type("přepis a.txt")
    assert "staré" == path.read_text(encoding="utf-8")
    assert ["Složka pro b/c.txt neexistuje."] == stage.type("přepis b/c.txt")


@pytest.mark.parametrize("name", ["~nikdotakovýnení/x"])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    """One sentence as well."""
    assert [f"„{name}“ nemůže být jméno souboru."] == Stage().type(f"přepis {name}")


def test_silence_stops_speech_and_is_not_silent_itself() -> None:
    """Every input gets an answer."""
    stage = Stage()
    voice = Recorder()
    stage.console.ports = Ports([voice])
    assert ["Ticho."] == stage.type("ticho")
    assert 1 == voice.stops


def test_after_the_end_leaving_is_not_confirmed() -> None:
    """There is nothing to lose any more."""
    stage = Stage(players="bot:1,bot:2")
    stage.type("konec")
    assert stage.session.agenda.done
