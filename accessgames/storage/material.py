"""A club's own material: one file for each game, in a folder beside the matches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.storage.errors import told_as_storage_error
from accessgames.storage.files import read_plain
from accessgames.storage.places import data_folder

if TYPE_CHECKING:
    from pathlib import Path

MATERIAL: Final = "material"
"""Subfolder of the material."""

_MOST_BYTES: Final = 1 << 19


def material_path(game: str) -> Path:
    """Return the file of a game's own material; it need not exist."""
    return data_folder() / MATERIAL / f"{game}.toml"


def load_material(game: str) -> bytes | None:
    """Read a game's own material; None when there is no such file.

    Raises:
        StorageError: It can't be read, is no plain file or too large.
    """
    path = material_path(game)
    with told_as_storage_error(path):
        return read_plain(path, _MOST_BYTES) if path.exists() else None
