"""The disk as the shell needs it: settings that last and a journal for each match."""

from __future__ import annotations

from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING, Final

from accessgames.shell.settings import SETTINGS
from accessgames.storage import (
    JournalFile,
    SettingsFile,
    create_journal,
    data_folder,
    matches_folder,
    settings_path,
)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from accessgames.engine import GameError, Header
    from accessgames.storage import Loaded

LOG: Final = "accessgames.log"
"""Name of the file that unexpected errors are written to."""


class DiskStore:
    """Settings and matches in the folders of this user."""

    @cached_property
    def _settings(self) -> SettingsFile:
        return SettingsFile(settings_path(), SETTINGS)

    @cached_property
    def _loaded(self) -> Loaded:
        return self._settings.load()

    @property
    def problem(self) -> GameError | None:
        """What is wrong with the file of the settings, or None."""
        return self._loaded.problem

    def load_settings(self) -> Mapping[str, str]:
        """Return all settings; what can't be read has its default."""
        return {key: str(value) for key, value in self._loaded.values.items()}

    def save_settings(self, values: Mapping[str, str]) -> None:
        """Write all settings.

        Raises:
            StorageError: They could not be written.
        """
        self._settings.save(values)

    def create(self, header: Header) -> JournalFile:
        """Create the journal of a new match.

        Raises:
            StorageError: It can't be made.
        """
        return create_journal(matches_folder(), header.game, datetime.now().astimezone())


def log_path() -> Path:
    """Return the file for unexpected errors; it need not exist."""
    return data_folder() / LOG
