"""What every test shares: repeatable Hypothesis runs and a home of its own."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Half of the time of a collection goes to compiling tests with their assertions taken apart. The result is
# kept for the next run, also where Python is told to leave nothing beside the sources.
sys.dont_write_bytecode = False
sys.pycache_prefix = str(Path(__file__).resolve().parents[1] / ".pytest_cache" / "compiled")

settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("search", parent=settings.get_profile("ci"), derandomize=False, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# Where Windows, macOS and the freedesktop rules keep a user's things.
_FOLDERS = {
    "HOME": "",
    "USERPROFILE": "",
    "APPDATA": "AppData/Roaming",
    "LOCALAPPDATA": "AppData/Local",
    "XDG_CACHE_HOME": ".cache",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
}


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home folder that settings, matches and logs of this test go to.

    Nothing of the person who runs the suite is read or written, and no ``ACCESSGAMES_*`` variable of
    theirs changes a result. Programs that a test starts inherit the same folders.
    """
    folder = tmp_path_factory.mktemp("home")
    for name, place in _FOLDERS.items():
        monkeypatch.setenv(name, str(folder / place))
    for name in tuple(os.environ):
        if name.startswith("ACCESSGAMES_"):
            monkeypatch.delenv(name)
    return folder
