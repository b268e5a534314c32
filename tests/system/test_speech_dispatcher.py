"""The real speech-dispatcher: it speaks into a sink that nobody hears, is cancelled, and may hang."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from typing import TYPE_CHECKING

import pytest

from accessgames.output.backends import Manner, UnavailableError
from accessgames.output.backends.debian import from_debian
from accessgames.output.worker import Notice, Worker
from tests.output.rogues import PATIENCE, Told, until
from tests.system.programs import ARRIVING, loudest, needs, path, running
from tools.readers.dispatcher import measure
from tools.readers.sitting import Sitting

if TYPE_CHECKING:
    from pathlib import Path


def _importable() -> bool:
    try:
        from_debian("speechd")
    except UnavailableError:
        return False
    return True


importable = pytest.mark.skipif(not _importable(), reason="needs Debian's python3-speechd")
LONG = "Toto je velmi dlouhá věta, která by se říkala mnohem déle, než kdo vydrží poslouchat. " * 5


@importable
@needs("speech-dispatcher", "spd-say", "pulseaudio", "parecord")
def test_czech_is_spoken_and_cancelled(sink: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sound arrives in the sink; silence comes long before the text would have ended."""
    address = f"unix_socket:{tmp_path}/speechd"
    monkeypatch.setenv("SPEECHD_ADDRESS", address)
    words = ["speech-dispatcher", "-s", "-c", "unix_socket", "-S", f"{tmp_path}/speechd", "-t", "0"]
    with running([*words, "-P", f"{tmp_path}/pid", "-L", str(tmp_path)]):
        assert until((tmp_path / "speechd").exists)
        worker = Worker(["dispatcher"], Manner(), str)
        worker.say(LONG, interrupt=False)
        assert until(lambda: 1000 < loudest(sink))
        begun = time.monotonic()
        worker.stop()
        worker.say("Dost.", interrupt=True)
        assert until(lambda: worker.rests)
        assert 100 == worker.fastest
        assert PATIENCE > time.monotonic() - begun
        worker.close()


@importable
def test_a_server_that_never_answers_is_survived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A socket that accepts and says nothing: after the deadline one notice, and the next voice is tried."""
    with socket.socket(socket.AF_UNIX) as mute:
        mute.bind(str(tmp_path / "mute"))
        mute.listen()
        monkeypatch.setenv("SPEECHD_ADDRESS", f"unix_socket:{tmp_path}/mute")
        worker = Worker(["dispatcher"], Manner(), str, probe=1.0)
        told = Told(worker)
        assert told.has("none")
        worker.close()
    assert [Notice("hung", "dispatcher"), Notice("none")] == told.notices


@importable
@needs("speech-dispatcher", "script")
@pytest.mark.parametrize(("game", "killed", "told"), [("quantum", False, 50), ("iqlandie", True, 40)])
def test_the_voice_says_a_game_to_the_letter(game: str, killed: bool, told: int, tmp_path: Path) -> None:
    """Every line in its spoken form reaches the synthesizer, also behind the end of a killed server."""
    count = measure(tmp_path, Sitting.whole(game, 16), killed=killed)
    assert count.share >= ARRIVING, count.lost
    assert told < count.told


@needs("espeak-ng", "sox")
def test_sox_hears_czech(tmp_path: Path) -> None:
    """A sentence in a file is neither silence nor a click."""
    file = tmp_path / "sound.wav"
    words = [path("espeak-ng"), "-v", "cs", "-w", str(file), "Příliš žluťoučký kůň úpěl ďábelské ódy."]
    subprocess.run(words, check=True)
    told = subprocess.run([path("sox"), str(file), "-n", "stat"], capture_output=True, text=True, check=True)
    figures = dict(line.split(":", 1) for line in told.stderr.splitlines() if ":" in line)
    assert 0.01 < float(figures["RMS     amplitude"])
    assert 1.0 < float(figures["Length (seconds)"])
    assert os.path.getsize(file)  # noqa: PTH202 - a plain look at the size
