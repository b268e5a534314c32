"""Lines that the desk did not understand: no name of anybody is kept, known or not."""

from __future__ import annotations

import io
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from accessgames.cli.launch import DiskStore, missed_file
from accessgames.club.desk.console_sessions import start_conversation
from tests.club.desk.goldens import launch
from tests.club.desk.helpers import begun

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Folders of a computer with a club."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    begun("Jana Nováková, Petr").club.close()
    return tmp_path


def told(*lines: str) -> list[str]:
    """Hold a conversation that may keep what it does not understand; return what was told."""
    heard = io.StringIO()
    started = replace(launch(lines, heard, DiskStore()), missed=missed_file())
    assert 0 == start_conversation(started)
    return heard.getvalue().splitlines()


def kept() -> list[tuple[str, str, str]]:
    """Subject, line and answer of what was kept."""
    return [(one.subject, one.line, one.answer) for one in missed_file().load().lines]


def test_nothing_is_kept_at_first(home: Path) -> None:
    """The setting is off."""
    told("qqqq", "losuju")
    assert not (home / "not-understood.jsonl").exists()


def test_only_words_are_kept(home: Path) -> None:
    """Names that are registered, and those that are not yet; what a question asks for is never kept."""
    told(
        "nerozpoznané zapnout", "qqqq", "zapisz bohumil dvořák", "odhlášku Jany Novákové", "losuj tisícovku",
        "zapiš", "blabla blabla", "", "přejmenuj", "Jana Nováková, Božena",
    )  # fmt: skip
    text = (home / "not-understood.jsonl").read_text(encoding="utf-8").casefold()
    assert ("club", "qqqq", "error-unknown-command") == kept()[0]
    assert ("club", "zapisz <…>") == kept()[1][:2]
    assert "odhlášku <hráč>" in [line for _, line, _ in kept()]
    assert not [part for part in ("bohumil", "dvoř", "jan", "novák", "blabla", "božena") if part in text]


def test_the_desk_hears_sends_and_deletes_them(home: Path) -> None:
    """As in a match; deleting asks once, and what is asked by a question mark is not done."""
    lines = told(
        "nerozpoznane zapnout", "qqqq", "qqqq", "nerozpoznané", "1", "nerozpoznané do souboru ven.txt",
        "nerozpoznané smazat?", "nerozpoznané smazat", "ne", "nerozpoznane", "nerozpoznané smazat", "ano",
    )  # fmt: skip
    assert any("„qqqq“, napsáno 2krát, klub" in line for line in lines), lines
    assert any(line.endswith("klub, jazyk cs, odpověď programu: error-unknown-command.") for line in lines)
    assert "qqqq =>" in (home / "ven.txt").read_text(encoding="utf-8").splitlines()
    assert 2 == sum("Opravdu smazat všechny zapsané nerozpoznané řádky?" in line for line in lines)
    assert any("Nerozpoznané řádky zůstaly, jak byly." in line for line in lines)
    assert any("Nerozpoznané řádky jsou smazány." in line for line in lines)
    assert not (home / "not-understood.jsonl").exists()
