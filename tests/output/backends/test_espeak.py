"""The voice of espeak-ng."""

from __future__ import annotations

import shutil
import subprocess
import wave
from typing import TYPE_CHECKING

import pytest

from accessgames.output.backends import Manner, UnavailableError
from accessgames.output.backends.programs import Espeak, espeak_arguments
from tests.output.backends.fakes import only, program

if TYPE_CHECKING:
    from pathlib import Path

installed = pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="needs Debian's espeak-ng")


def test_the_manner_in_its_own_units() -> None:
    """Words a minute, pitch to 99, loudness to 200, the language as the voice."""
    usual = ("-v", "cs", "-s", "175", "-p", "50", "-a", "100", "--stdin")
    assert usual == espeak_arguments(Manner())
    fast = Manner("en", (), "en-gb", 100, 0, 100, "all")
    assert ("-v", "en-gb", "-s", "450", "-p", "0", "-a", "200", "--punct", "--stdin") == espeak_arguments(
        fast
    )


def test_some_punctuation_names_the_signs() -> None:
    """Only those that divide sentences."""
    assert "--punct=.,;:" in espeak_arguments(Manner(punctuation="some"))


def test_a_voice_that_is_missing_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """By the name that was asked for."""
    only(monkeypatch, tmp_path)
    program(tmp_path, "espeak-ng", "exit 1")
    with pytest.raises(UnavailableError) as caught:
        Espeak(Manner(voice="nobody"))
    assert ("voice", "nobody") == (caught.value.reason, caught.value.detail)


def test_a_refused_manner_changes_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The voice speaks on as before."""
    only(monkeypatch, tmp_path)
    program(tmp_path, "espeak-ng", 'case "$*" in *nobody*) exit 1;; esac')
    voice = Espeak(Manner())
    before = voice.command
    with pytest.raises(UnavailableError):
        voice.change(Manner(voice="nobody"))
    assert before == voice.command


@installed
def test_czech_can_be_heard(tmp_path: Path) -> None:
    """The program makes a sound of a Czech sentence that is neither short nor silent."""
    voice = Espeak(Manner())
    file = tmp_path / "sound.wav"
    text = "Příliš žluťoučký kůň úpěl ďábelské ódy.".encode()
    subprocess.run([*voice.command, "-w", str(file)], input=text, check=True)
    with wave.open(str(file)) as sound:
        frames = sound.readframes(sound.getnframes())
        assert 1.0 < sound.getnframes() / sound.getframerate()
    assert any(frames)
    voice.close()


@installed
def test_it_speaks_twice_as_fast_as_its_manual_says(tmp_path: Path) -> None:
    """Rate 100 is the end of its manual; up to 200 a sentence still takes less and less time."""
    lasting = []
    for rate in (50, 100, 150, 200):
        file = tmp_path / f"{rate}.wav"
        command = [shutil.which("espeak-ng") or "", *espeak_arguments(Manner(rate=rate)), "-w", str(file)]
        subprocess.run(command, input="Hraje Alfa a má dvanáct bodů.".encode(), check=True)
        with wave.open(str(file)) as sound:
            lasting.append(sound.getnframes() / sound.getframerate())
    assert lasting == sorted(lasting, reverse=True)
    assert 0.6 > lasting[3] / lasting[1]


@installed
def test_a_language_that_nobody_speaks() -> None:
    """The real program refuses it too."""
    with pytest.raises(UnavailableError, match="voice"):
        Espeak(Manner("xx-nobody"))
