"""Where a player's things are: matches among the data, settings among the configuration."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

HOME: Final = "ACCESSGAMES_HOME"
"""Environment variable with a folder for everything, for portable use and tests."""

MATCHES: Final = "matches"
"""Subfolder of the matches that go on."""

_NAME: Final = "accessgames"


def data_folder() -> Path:
    """Return the folder of matches, transcripts and tournaments; it need not exist yet."""
    if own := os.environ.get(HOME):
        return Path(own)
    from platformdirs import user_data_path  # noqa: PLC0415 - not needed where a home is given

    return user_data_path(_NAME, appauthor=False)


def config_folder() -> Path:
    """Return the folder of the settings; it need not exist yet."""
    if own := os.environ.get(HOME):
        return Path(own)
    from platformdirs import user_config_path  # noqa: PLC0415 - as above

    return user_config_path(_NAME, appauthor=False)


def matches_folder() -> Path:
    """Return the folder with one journal for each match that goes on."""
    return data_folder() / MATCHES


def records_path() -> Path:
    """Return the file of the personal records."""
    return data_folder() / "records.jsonl"


def lessons_path() -> Path:
    """Return the file of how far the tutor's lessons are."""
    return data_folder() / "lessons.toml"


def settings_path() -> Path:
    """Return the file of the settings."""
    return config_folder() / "settings.toml"
