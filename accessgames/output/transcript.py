"""A transcript: everything that is told and typed, as text in a file of the player's choice."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TextIO


class Transcript:
    """Appends lines to a file that did not exist before.

    Attributes:
        path: The file, absolute.
    """

    def __init__(self, name: str) -> None:
        """Create the file; `~` stands for the home folder.

        Raises:
            OSError: It exists already (`FileExistsError`), or it can't be made there.
            ValueError: The name can be no file's name.
        """
        try:
            path = Path(name).expanduser().absolute()
        except RuntimeError as error:  # the home of somebody who does not exist
            raise ValueError(name) from error
        self._file: TextIO = path.open("x", encoding="utf-8")
        self.path = path

    def add(self, lines: Iterable[str]) -> None:
        """Append lines and hand them to the system.

        Raises:
            OSError: They can't be written.
        """
        self._file.write("".join(f"{line}\n" for line in lines))
        self._file.flush()

    def close(self) -> None:
        """End the transcript."""
        self._file.close()
