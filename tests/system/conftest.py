"""A sound card that nobody hears."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.output.rogues import until
from tests.system.programs import running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def sink(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Run PulseAudio with a sink that writes into a file, and let everything play there."""
    runtime = tmp_path / "run"
    runtime.mkdir(mode=0o700)
    for name in ("XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "PULSE_RUNTIME_PATH"):
        monkeypatch.setenv(name, str(runtime))
    monkeypatch.setenv("PULSE_SERVER", f"unix:{runtime}/native")
    sound = tmp_path / "sound.raw"
    words = ["pulseaudio", "-n", "--exit-idle-time=-1", "--disallow-exit", "--use-pid-file=no"]
    modules = ("-Lmodule-null-sink sink_name=quiet", f"-Lmodule-native-protocol-unix socket={runtime}/native")
    with running([*words, *modules]):
        assert until((runtime / "native").exists)
        with running(["parecord", "--device=quiet.monitor", "--raw", "--format=s16", str(sound)]):
            assert until(sound.exists)
            yield sound
