"""Where clubs live: one file for each in a folder beside the matches, named after the club."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from accessgames.language.commandline import plain
from accessgames.storage import data_folder
from accessgames.storage.errors import told_as_storage_error

if TYPE_CHECKING:
    from pathlib import Path

CLUBS: Final = "clubs"
"""Subfolder of the clubs."""

SUFFIX: Final = ".club"

LONGEST: Final = 40
"""Longest name of a club or id of a tournament, in characters."""

_OTHER: Final = re.compile(r"[^a-z0-9]+")


def slug(name: str) -> str:
    """Make a name that every file system and every keyboard takes; empty where no letter is left.

    >>> slug("Vánoční turnaj 2026")
    'vanocni-turnaj-2026'
    """
    return _OTHER.sub("-", plain(name)).strip("-")[:LONGEST].strip("-")


def clubs_folder() -> Path:
    """Return the folder of the clubs; it need not exist yet."""
    return data_folder() / CLUBS


def club_path(name: str) -> Path:
    """Return the file of a club; it need not exist. A name without a letter or digit is one of `club`."""
    return clubs_folder() / f"{slug(name) or 'club'}{SUFFIX}"


def club_paths() -> tuple[Path, ...]:
    """List the files of all clubs, the one that was used last first.

    Raises:
        StorageError: The folder is there but can't be read.
    """
    folder = clubs_folder()
    with told_as_storage_error(folder):
        if not folder.exists():
            return ()
        found = [path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file()]
        return tuple(sorted(found, key=lambda path: (-path.stat().st_mtime_ns, path.name)))
