"""Answers while the voice hangs, measured with the real program and very few questions."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are of the Unix kind", allow_module_level=True)

from tools.bench import voice

if TYPE_CHECKING:
    from pathlib import Path


def test_answers_and_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each figure against our limit, the answers also against a program without a voice."""
    monkeypatch.setattr(voice, "ROUNDS", 1)
    readings = list(voice.hanging("iota"))
    assert [
        ("hung-answer-iota", "no voice"),
        ("hung-answer-iota", "limit"),
        ("hung-slowest-iota", "limit"),
        ("hung-quit-iota", "limit"),
    ] == [(one.name, one.reference) for one in readings]
    assert [50.0, 50.0, 1000.0] == [one.reference_value for one in readings[1:]]
    assert all(one.value > 0 for one in readings)
    assert readings[0].value <= readings[2].value


def test_a_program_that_never_asks_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is not passed over, and it is not left running."""
    program = "print('Příkaz:', end=' ', flush=True); input(); print('nic', flush=True); input()"
    command = (sys.executable, "-c", program)
    monkeypatch.setattr(voice, "play_command", lambda _: command)
    with voice.seated("iota", "no") as (terminal, _):
        monkeypatch.setattr(voice, "PATIENCE", 2.0)
        with pytest.raises(ChildProcessError, match="nic"):
            terminal.ask("stav")


def test_a_voice_that_is_never_told_anything_is_an_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Or else a figure would be about no voice at all."""
    monkeypatch.setattr(voice, "PATIENCE", 0.1)
    with pytest.raises(ChildProcessError, match="nothing"):
        voice._await(tmp_path / "nothing")


def test_nothing_is_measured_without_such_terminals(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows, or where there is no shell for the voice."""
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert [] == list(voice.hanging("iota"))
