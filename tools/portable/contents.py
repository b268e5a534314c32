"""The list of a program's files with their hashes, and the name of the program that is made of it."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

LIST: Final = "contents.txt"
"""One line a file, as `sha256sum` writes and checks them; in the folder of the program."""

CURRENT: Final = "current.txt"
PROGRAMS: Final = "programs"
TOP: Final = "accessgames"
"""What is at the top of the archive: one folder, so that unpacking it scatters nothing."""

ARCHIVE: Final = "accessgames-{version}-windows.zip"
LISTING: Final = "accessgames-windows.sha256"
"""Lies beside the newest archive and names it with its hash, again as `sha256sum` does."""

MOST_FILES: Final = 20_000
_LINE: Final = re.compile(r"([0-9a-f]{64})  (\S.*)")
_NAME: Final = re.compile(r"(\d{1,9}\.\d{1,9}\.\d{1,9})-[0-9a-f]{12}")
_PART: Final = re.compile(r'(?![. ]+$)[^<>:"|?*\\\x00-\x1f]+(?<![. ])')
"""A file's name as Windows can have it."""


class BrokenError(Exception):
    """What should be a program, or a list of one, is none, or not whole."""


class Name(NamedTuple):
    """The name of a program: its version, and a digest of its list that no other program has."""

    whole: str
    version: str

    @property
    def order(self) -> tuple[int, ...]:
        """What versions are sorted by."""
        return tuple(map(int, self.version.split(".")))


def read_name(text: str) -> Name:
    """Read the name of a program, as `current.txt` has it.

    Raises:
        BrokenError: It is no name.
    """
    found = _NAME.fullmatch(text.strip())
    if found is None:
        raise BrokenError(text[:80])
    return Name(found[0], found[1])


def make_name(version: str, listed: bytes) -> Name:
    """Name the program that has this version and this list."""
    return read_name(f"{version}-{hashlib.sha256(listed).hexdigest()[:12]}")


def make_list(folder: Path) -> bytes:
    """List all files below a folder, but for a list that is there already."""
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    lines = (f"{digest(folder / name)}  {name}\n" for name in names if name != LIST)
    return "".join(lines).encode()


def digest(path: Path) -> str:
    """Return the SHA-256 of a file in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def read_list(data: bytes) -> Mapping[str, str]:
    """Read a list: hashes by the names of files, which all lie below the folder of the list.

    Raises:
        BrokenError: It is no such list.
    """
    try:
        rows = [_LINE.fullmatch(line) for line in data.decode().splitlines()]
    except UnicodeDecodeError as error:
        raise BrokenError(LIST) from error
    listed = {row[2]: row[1] for row in rows if row is not None}
    if not 0 < len(listed) == len(rows) <= MOST_FILES or not all(map(_is_below, listed)):
        raise BrokenError(LIST)
    return listed


def _is_below(name: str) -> bool:
    return PurePosixPath(name).as_posix() == name and all(map(_PART.fullmatch, name.split("/")))
