"""New files that an organiser asks for, with the words of the program for everything that goes wrong."""

from __future__ import annotations

from pathlib import Path

from accessgames.engine import GameError
from accessgames.storage.errors import shown, told_as_storage_error
from accessgames.storage.new_file import write_new


def write_file(name: str, data: bytes) -> None:
    """Write a new file, whole or not at all.

    Raises:
        GameError: `club-error-file-there` when there is something of that name.
        StorageError: It can't be written.
    """
    with told_as_storage_error(Path(name)):
        try:
            write_new(name, data)
        except FileExistsError:
            raise GameError("club-error-file-there", file=shown(Path(name))) from None
