"""The personal file: one SQLite database for everything that is kept of people at this computer.

The file is opened for each piece of work and closed again, so several windows use it at once, and who never
asks for statistics never waits for SQLite. It keeps a rollback journal and no write-ahead log: a closed file
is one file, which can be copied, and what a killed program left half-done the next opening takes back.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from accessgames.personal.tables import MAX_BYTES, STEPS, PersonalFileError
from accessgames.storage import files

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterator
    from pathlib import Path

    from accessgames.engine import GameError
    from accessgames.personal.tables import Step


def personal_path() -> Path:
    """Return the personal file; it need not exist."""
    return files.data_folder() / "personal.sqlite"


class PersonalFile:
    """The personal file of this computer, which is made by the first thing written.

    Attributes:
        path: The database.
        steps: The versions of its tables; other than `STEPS` in tests only.
    """

    def __init__(self, path: Path, steps: tuple[Step, ...] = STEPS) -> None:
        """Remember where it is; nothing is opened."""
        self.path = path
        self.steps = steps
        self._news: list[GameError] = []
        self._trusted: tuple[int, ...] | None = None

    def news(self) -> tuple[GameError, ...]:
        """Return what happened to the file and was not told yet: `error-personal-broken`."""
        news, self._news = tuple(self._news), []
        return news

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Open the file to look at one moment of it; a missing one is empty.

        A damaged or strange one is set aside, which `news` tells, and what is looked at is empty then, too.

        Raises:
            PersonalFileError: `error-personal-version`.
            StorageError: It can't be read.
        """
        with self._opened(make=False) as connection:
            connection.execute("BEGIN")
            try:
                yield connection
            finally:
                connection.execute("ROLLBACK")

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Open the file to change it: all that the block does, or nothing; it is safe behind the block.

        A missing file is made, and a damaged or strange one is set aside, which `news` tells.

        Raises:
            PersonalFileError: `error-personal-version`, or `error-personal-full`.
            StorageError: It can't be written.
        """
        from accessgames.storage import databases  # noqa: PLC0415 - few sessions need SQLite

        with self._opened(make=True) as connection, databases.transaction(connection):
            yield connection
            if self.path.stat().st_size > MAX_BYTES // 2:
                raise PersonalFileError("error-personal-full", file=files.shown(self.path))

    @contextmanager
    def _opened(self, *, make: bool) -> Iterator[sqlite3.Connection]:
        from accessgames.personal import opening  # noqa: PLC0415 - as above

        trusted, self._trusted = self._trusted, None
        with opening.opened(self.path, self.steps, trusted, make=make) as found:
            self._news += found.news
            yield found.connection
        self._trusted = opening.signature(self.path)
