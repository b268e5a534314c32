"""Voices that are programs."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from accessgames.output.backends import UnavailableError
from accessgames.output.backends.programs import Program, find_program, read_output
from tests.output.backends.fakes import only, program
from tests.output.rogues import diary_of, until, wrote

if TYPE_CHECKING:
    from pathlib import Path


def test_a_text_goes_to_the_program(tmp_path: Path) -> None:
    """Through standard input, as UTF-8; the voice is busy until the program ends."""
    diary = tmp_path / "diary"
    voice = Program([str(program(tmp_path, "voice", f"cat >> {diary}; echo >> {diary}"))])
    voice.speak("Příliš žluťoučký kůň.")
    assert until(lambda: not voice.busy())
    assert ["Příliš žluťoučký kůň."] == diary_of(diary)


def test_silence_kills_the_program(tmp_path: Path) -> None:
    """And a new text begins at once."""
    diary = tmp_path / "diary"
    voice = Program([str(program(tmp_path, "voice", f"cat >> {diary}; echo >> {diary}; exec sleep 600"))])
    voice.speak("první")
    assert wrote(diary, "první")
    assert voice.busy()
    voice.stop()
    assert not voice.busy()
    voice.speak("druhý")
    assert wrote(diary, "druhý")
    voice.close()


def test_a_program_that_fails_is_told(tmp_path: Path) -> None:
    """As without a sound card; which program and how it ended."""
    voice = Program([str(program(tmp_path, "voice", "exit 7"))])
    voice.speak("text")
    with pytest.raises(UnavailableError, match="failed") as caught:
        until(lambda: not voice.busy())
    assert caught.value.detail.endswith("voice 7")


def test_a_program_that_reads_nothing_does_no_harm(tmp_path: Path) -> None:
    """A pipe that is closed at the other end is no error of ours."""
    voice = Program([str(program(tmp_path, "voice", "exec <&-; exit 0"))])
    voice.speak("x" * 200_000)
    assert until(lambda: not voice.busy())


def test_programs_are_looked_for_in_order(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The first that is installed; the first name when none is."""
    only(monkeypatch, tmp_path)
    with pytest.raises(UnavailableError) as caught:
        find_program("better-voice", "voice")
    assert ("program", "better-voice") == (caught.value.reason, caught.value.detail)
    found = program(tmp_path, "voice", "true")
    assert str(found) == find_program("better-voice", "voice")


def test_programs_are_not_looked_for_where_one_stands(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """An empty or relative entry of the path of programs leads nowhere, the next one counts."""
    stick, own = tmp_path / "stick", tmp_path / "own"
    for folder in (stick, own):
        folder.mkdir()
        program(folder, "voice", "true")
    monkeypatch.chdir(stick)
    for entry in ("", ".", "../stick"):
        monkeypatch.setenv("PATH", os.pathsep.join((entry, str(own))))
        assert str(own / "voice") == find_program("voice")


def test_what_a_program_prints(tmp_path: Path) -> None:
    """It gets a text and answers; one that fails is unavailable."""
    assert "ahoj" == read_output([str(program(tmp_path, "echoes", "cat"))], "ahoj")
    with pytest.raises(UnavailableError):
        read_output([str(program(tmp_path, "fails", "exit 1"))])
