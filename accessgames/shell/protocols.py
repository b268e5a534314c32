"""Where settings, matches, records and lessons are kept; `accessgames.storage` has files for them."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from accessgames.engine import GameError, Header, Journal
    from accessgames.engine.luck import SecretSeed
    from accessgames.games import Room
    from accessgames.patience import Patience
    from accessgames.storage.progress import LoadedLessons, LoadedRecords, Record


NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


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

    def finish(self, folder: str = ..., /) -> object:
        """Put the file among the finished matches, or into another folder; raises GameError if that fails."""

    def close(self) -> None:
        """Close the file."""


class InterruptedMatch(Protocol):
    """A match whose last action was written before the program was killed."""

    @property
    def journal(self) -> Journal:
        """What was written."""

    @property
    def file(self) -> MatchStore:
        """Where the next lines go."""

    @property
    def secret(self) -> SecretSeed | None:
        """The seed that the journal commits to; None where it needs none."""


class ResumedMatch(InterruptedMatch, Protocol):
    """A match that goes on; what was wrong with its file stands in its journal."""


class Unpacked(Protocol):
    """What came of unpacking everything personal; `accessgames.personal.unpacking.Unpacked` is one.

    Attributes:
        matches: Matches that were not here, or went on elsewhere.
        results: Finished matches that were not counted here.
        others: Clubs, material and keys that were not here.
        settings: Whether the settings are others now.
        unread: Files that can't be read.
        aside: The folder of what had to give way, or None.
    """

    matches: int
    results: int
    others: int
    settings: bool
    unread: int
    aside: Path | None


class Belongings(Protocol):
    """Everything personal on this computer, to be packed and unpacked elsewhere."""

    def pack(self, name: str, patience: Patience) -> Path:
        """Write all of it into a new file; return where it is.

        Raises:
            GameError: Something can't be read or written, or it was stopped.
        """

    def unpack(self, name: str, patience: Patience) -> Unpacked:
        """Add everything in such a file to what is here.

        Raises:
            GameError: It is none, and nothing is changed; something can't be written; or it was stopped.
        """

    def news(self) -> tuple[GameError, ...]:
        """Return what happened to the personal file and was not told yet."""

    def load_settings(self) -> Mapping[str, str]:
        """Return the settings as they are on the disk."""


class SavedMatch(Protocol):
    """A match that waits."""

    @property
    def path(self) -> Path:
        """Its journal."""

    @property
    def header(self) -> Header:
        """What it is."""

    @property
    def actions(self) -> int:
        """How many actions count."""


class SavedStore(Protocol):
    """Where matches wait to be gone on with."""

    def matches(self) -> Iterable[SavedMatch]:
        """Return them, the one played last first; raises GameError where they can't be looked at."""

    def reopen(self, path: Path, /) -> ResumedMatch:
        """Open one to go on with it; raises GameError where that can't be done."""

    def delete(self, path: Path, /) -> None:
        """Delete one and the file of its seed; raises GameError where it is open, or stays."""


class RoomLoader(Protocol):
    """Loads a game."""

    def __call__(self, game_id: str, recorded: Mapping[str, str] = NOTHING, /) -> Room:
        """Return the room of a game; `recorded` are the options of a journal, none for a new match."""


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

    def interrupted(self, open_room: RoomLoader, /) -> Iterable[InterruptedMatch]:
        """Yield matches that are over and whose end nobody saw to; each is open until the next is asked for.

        Raises:
            GameError: The matches can't be looked at.
        """


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
