"""`accessgames doctor`: honest findings, and what could hang runs in a child."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from accessgames import __version__
from accessgames.cli import doctor
from accessgames.cli.doctor import (
    BRAILLE_MODULES,
    SPEECH_MODULES,
    examine_machine,
    is_importable,
    is_writable,
    loads_game,
)

if TYPE_CHECKING:
    from pathlib import Path

    from accessgames.engine import Watch
    from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("pig")


def test_json_has_the_documented_shape(run: Run) -> None:
    """One document with the promised names."""
    ran = run("doctor", "--json")
    assert (0, "") == (ran.code, ran.err)
    expected = "version python platform console profile locales data settings games speech braille ports"
    assert expected.split() == list(ran.document)
    assert __version__ == ran.document["version"]
    assert {"input_is_terminal": False, "output_is_terminal": False, "width": None} == {
        name: ran.document["console"][name] for name in ("input_is_terminal", "output_is_terminal", "width")
    }
    assert {"name": "ctecka", "source": "pipe"} == ran.document["profile"]
    assert {"game": "pig", "works": True} in ran.document["games"]
    assert ["backends", "voice", "display", "cues"] == list(ran.document["ports"])
    for backend in ran.document["ports"]["backends"]:
        assert ["name", "works", "title", "can", "reason", "detail"] == list(backend)
        assert backend["works"] != bool(backend["reason"])


def test_modules_of_debian_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no registry has them, they lie in a folder of the system's Python."""
    (tmp_path / "speechd_of_debian.py").touch()
    assert not is_importable("speechd_of_debian")
    monkeypatch.setattr(doctor, "DEBIAN", str(tmp_path))
    assert is_importable("speechd_of_debian")
    assert "speechd_of_debian" not in sys.modules


def test_text_is_one_sentence_for_each_finding(run: Run) -> None:
    """Without `--json` the same is told in lines."""
    ran = run("diagnostika")
    assert (0, "") == (ran.code, ran.err)
    assert any("pig" in line for line in ran.lines)
    assert sum("Modul" in line for line in ran.lines) == len(SPEECH_MODULES) + len(BRAILLE_MODULES)


def test_whoever_waits_may_stop_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl+C ends it in one sentence, with how far it was; `--json` tells nothing on its way."""

    def stopped(*_: object, watch: Watch) -> dict[str, object]:
        watch(2)
        raise KeyboardInterrupt

    monkeypatch.setattr(doctor, "examine_ports", stopped)
    monkeypatch.setattr(doctor, "port_candidates", lambda _system: tuple("abcde"))
    assert "Přerušeno, vyzkoušeno 2 z 5 výstupů." in run("diagnostika").err


def test_no_module_is_imported(run: Run) -> None:
    """Modules of speech and Braille are looked for, never imported."""
    for name in (*SPEECH_MODULES, *BRAILLE_MODULES):
        sys.modules.pop(name, None)
    run("doctor", "--json")
    assert not {*SPEECH_MODULES, *BRAILLE_MODULES} & set(sys.modules)


def test_profile_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """At a terminal the flag beats the environment, which beats the settings."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path))
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: True))
    assert {"name": "ctecka", "source": "default"} == examine_machine()["profile"]
    (tmp_path / "settings.toml").write_text('profile = "zrak"\n', encoding="utf-8")
    assert {"name": "zrak", "source": "settings"} == examine_machine()["profile"]
    monkeypatch.setenv("ACCESSGAMES_PROFILE", "klavesy")
    assert {"name": "klavesy", "source": "environment"} == examine_machine()["profile"]
    assert {"name": "ctecka", "source": "flag"} == examine_machine("ctecka")["profile"]


def test_broken_settings_are_reported(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A file of settings that can't be read is named."""
    monkeypatch.setenv("ACCESSGAMES_HOME", str(tmp_path))
    path = tmp_path / "settings.toml"
    path.write_text("profile = [", encoding="utf-8")
    assert {"file": str(path), "readable": False} == run("doctor", "--json").document["settings"]
    assert any(str(path) in line for line in run("doctor").lines)


def test_a_folder_that_is_not_there_yet_is_writable(tmp_path: Path) -> None:
    """What counts is whether the folder could be made; finding out leaves nothing behind."""
    assert is_writable(tmp_path / "a" / "b")
    assert [] == list(tmp_path.iterdir())


def test_a_file_in_the_way_is_not_writable(tmp_path: Path) -> None:
    """A file where a folder should be is found."""
    path = tmp_path / "file"
    path.touch()
    assert not is_writable(path / "matches")


def test_a_game_that_fails_to_load_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A broken package of somebody else is one finding, not the end of the program."""

    def fail() -> None:
        raise ZeroDivisionError

    point = SimpleNamespace(name="broken", load=fail)
    monkeypatch.setattr("accessgames.games.entry_points", lambda **_: (point,))
    assert not loads_game("broken")
    assert [{"game": "broken", "works": False}] == run("doctor", "--json").document["games"]
