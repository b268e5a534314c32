"""Where settings, matches, records and lessons are kept; `accessgames.storage` has files for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

    from accessgames.engine import GameError, Header
    from accessgames.engine.luck import SecretSeed
    from accessgames.storage.progress import LoadedLessons, LoadedRecords, Record


class MatchStore(Protocol):
    """Where the match is written; `accessgames.storage.journal_files.JournalFile` is one.

    Attributes:
        path: The file.
    """

    path: Path

    def __call__(self, line: str, /) -> None:
        """Keep a line; raises GameError where that fails."""

    def confirm(self, *, whole: bool = False) -> None:
        """Ask the disk whether it has all lines, with `whole` by reading them; raises GameError if not."""

    def news(self) -> tuple[GameError, ...]:
        """Return what happened to the file and was not told yet."""

    def finish(self) -> object:
        """Put the file among the finished matches; raises GameError where that fails."""

    def close(self) -> None:
        """Close the file."""


class PlayerStore(Protocol):
    """Where settings and matches are kept."""

    @property
    def problem(self) -> GameError | None:
        """What was wrong with the settings, to be told once; None when nothing was."""

    def load_settings(self) -> Mapping[str, str]:
        """Return what was saved."""

    def save_settings(self, values: Mapping[str, str], /) -> None:
        """Remember all settings; raises GameError where that fails."""

    def create(self, header: Header, secret: SecretSeed | None, /) -> MatchStore:
        """Create the journal of a new match and keep its secret seed; raises GameError where that fails."""


class RecordStore(Protocol):
    """Where records are kept; `accessgames.storage.RecordsFile` is one."""

    def load(self) -> LoadedRecords:
        """Return all records, and what was wrong with them."""

    def save(self, records: Iterable[Record], /) -> None:
        """Keep all records; raises GameError where that fails."""


class LessonStore(Protocol):
    """Where it is remembered how far the lessons are; `accessgames.storage.LessonsFile` is one."""

    def load(self) -> LoadedLessons:
        """Return the steps that come next, and what was wrong with the file."""

    def save(self, game: str, step: str, /) -> None:
        """Remember the step that comes next; raises GameError where that fails."""
