"""Cues through the system's player."""

from __future__ import annotations

import io
import sys
import wave
from enum import Enum
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from accessgames.output.backends import Manner, UnavailableError
from accessgames.output.backends.sounds import cue_wav, open_sounds
from tests.output.backends.fakes import only, program
from tests.output.rogues import until
from tests.systems import not_on_windows

if TYPE_CHECKING:
    from collections.abc import Generator

posix = not_on_windows("Windows plays by itself")


def no_library(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where miniaudio is not installed."""
    monkeypatch.setitem(sys.modules, "miniaudio", None)


class Card:
    """A stand-in for a device of miniaudio: takes frames when it is asked to."""

    def __init__(self, **wanted: object) -> None:
        self.wanted = wanted
        self.source: Generator[bytes, int, None] | None = None
        self.calls: list[str] = []

    def start(self, source: Generator[bytes, int, None]) -> None:
        """Begin to take what comes from a source."""
        self.source = source
        self.calls.append("start")

    def stop(self) -> None:
        """Take nothing any more."""
        self.calls.append("stop")

    def close(self) -> None:
        """End."""
        self.calls.append("close")


def library(card: Card | None) -> SimpleNamespace:
    """Return a stand-in for the library, with a card or with none."""

    class MiniaudioError(Exception):
        """As the library calls it."""

    def device(**wanted: object) -> Card:
        if card is None:
            raise MiniaudioError("failed to init device", -401)
        card.wanted = wanted
        return card

    return SimpleNamespace(
        Backend=Enum("Backend", ["ALSA", "NULL"]),
        SampleFormat=SimpleNamespace(SIGNED16="s16"),
        MiniaudioError=MiniaudioError,
        PlaybackDevice=device,
    )


def test_the_library_plays_at_once_and_rests_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every frame of the cue comes in order, silence behind it, then the card rests; not into nothing."""
    card = Card()
    monkeypatch.setitem(sys.modules, "miniaudio", library(card))
    player = open_sounds(Manner())
    assert ("miniaudio", ["ALSA"], 2) == (
        player.title,
        [way.name for way in card.wanted["backends"]],  # type: ignore[attr-defined]
        card.wanted["nchannels"],
    )
    player.speak("refused")
    assert player.busy()
    assert card.source is not None
    heard = b"".join(card.source.send(500) for _ in range(9))
    with wave.open(io.BytesIO(cue_wav("refused"))) as file:
        frames = file.readframes(file.getnframes())
    assert frames.ljust(len(heard), b"\0") == heard
    assert not player.busy()
    player.close()
    assert ["stop", "start", "stop", "close"] == card.calls


@posix
def test_without_a_card_the_system_plays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The library is there, but finds nothing to play on."""
    monkeypatch.setitem(sys.modules, "miniaudio", library(None))
    only(monkeypatch, tmp_path)
    program(tmp_path, "aplay", ":")
    player = open_sounds(Manner())
    assert "player" == player.title
    player.close()


@posix
def test_a_cue_is_a_file_for_the_player(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The player gets the sound of that name; nothing stays behind."""
    no_library(monkeypatch)
    only(monkeypatch, tmp_path)
    copy = tmp_path / "played.wav"
    program(tmp_path, "aplay", f'/bin/cp "$1" {copy}.new && /bin/mv {copy}.new {copy}')
    player = open_sounds(Manner())
    player.speak("refused")
    assert until(copy.exists)
    assert cue_wav("refused") == copy.read_bytes()
    folder = Path(player.command[-1]).parent  # type: ignore[attr-defined]
    player.close()
    assert not folder.exists()


@posix
def test_without_a_player_there_are_no_cues(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It is told which program would do."""
    no_library(monkeypatch)
    only(monkeypatch, tmp_path)
    with pytest.raises(UnavailableError) as caught:
        open_sounds(Manner())
    assert ("program", "paplay") == (caught.value.reason, caught.value.detail)
