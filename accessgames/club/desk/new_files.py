"""Files that the desk writes for people: always new ones, whole or not at all."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from accessgames.engine import GameError
from accessgames.storage.files import as_storage_error, shown, write_new

if TYPE_CHECKING:
    from collections.abc import Mapping


def write_file(name: str, data: bytes, mode: int = 0o666) -> None:
    """Write a new file, whole or not at all; `mode` says who may use it.

    Raises:
        GameError: `club-error-file-there` when there is something of that name.
        StorageError: It can't be written.
    """
    with as_storage_error(Path(name)):
        try:
            write_new(name, data, mode)
        except FileExistsError:
            raise GameError("club-error-file-there", file=shown(Path(name))) from None


def write_files(files: Mapping[str, bytes]) -> None:
    """Write new files; where there is one of these names already, none of them.

    Raises:
        GameError: As `write_file`.
    """
    for name in files:
        if Path(name).expanduser().exists():
            raise GameError("club-error-file-there", file=shown(Path(name)))
    for name, data in files.items():
        write_file(name, data)
