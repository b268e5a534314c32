"""Cues through the system's player."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from accessgames.output.backends import Manner, UnavailableError
from accessgames.output.backends.sounds import cue_wav, open_sounds
from tests.output.backends.fakes import only, program
from tests.output.rogues import until

posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows plays by itself")


@posix
def test_a_cue_is_a_file_for_the_player(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The player gets the sound of that name; a name that is none is passed over; nothing stays behind."""
    only(monkeypatch, tmp_path)
    copy = tmp_path / "played.wav"
    program(tmp_path, "aplay", f'/bin/cp "$1" {copy}.new && /bin/mv {copy}.new {copy}')
    player = open_sounds(Manner())
    player.speak("nonsense")
    player.speak("refused")
    assert until(copy.exists)
    assert cue_wav("refused") == copy.read_bytes()
    folder = Path(player.command[-1]).parent  # type: ignore[attr-defined]
    player.close()
    assert not folder.exists()


@posix
def test_without_a_player_there_are_no_cues(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It is told which program would do."""
    only(monkeypatch, tmp_path)
    with pytest.raises(UnavailableError) as caught:
        open_sounds(Manner())
    assert ("program", "paplay") == (caught.value.reason, caught.value.detail)
