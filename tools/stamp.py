"""What is installed in ``.venv/``, and whether the next start may trust it.

A stamp is written when an installation is complete, and only then. It names the parts that are installed, the
interpreter and the folder they were installed for, and a digest of the locks. Every start reads it, so this
module imports next to nothing.
"""

from __future__ import annotations

import os
import sys
from zlib import crc32

_STAMP = "accessgames-stamp.txt"
_WINDOWS = os.name == "nt"


def venv(root: str) -> str:
    """The folder of the virtual environment that belongs to the checkout `root`."""
    return os.path.join(root, ".venv")


def program(root: str, name: str) -> str:
    """Path of the program `name` inside the virtual environment."""
    folder = "Scripts" if _WINDOWS else "bin"
    return os.path.join(venv(root), folder, name + ".exe" * _WINDOWS)


def place(root: str) -> str:
    """For whom the environment was made: the running Python, the one in ``.venv/``, and the checkout.

    A virtual environment survives neither a new Python below it nor a move, so any change of these needs a
    new one.
    """
    running = f"{sys.implementation.name} {sys.version_info.major}.{sys.version_info.minor}"
    return "\t".join((running, os.path.realpath(program(root, "python")), root))


def digest(root: str, parts: frozenset[str]) -> str:
    """A digest of all that decides what is installed: ``pyproject.toml`` and the lock of each part.

    It tells an edited file from an old one; the hashes in the locks are what guards the packages. A checksum
    will do for that, and importing hashlib alone would take a seventh of what a second start may cost.

    Raises:
        OSError: a lock is missing.
    """
    locks = (os.path.join("requirements", f"{part}.txt") for part in sorted(parts))
    sums = []
    for name in ("pyproject.toml", *locks):
        with open(os.path.join(root, name), "rb") as file:
            sums.append(f"{crc32(file.read()):08x}")
    return "-".join(sums)


def read(root: str) -> tuple[str, frozenset[str], str]:
    """The stamp as written: place, parts and digest; all empty where there is no whole stamp."""
    try:
        with open(os.path.join(venv(root), _STAMP), "rb") as file:
            where, parts, made = map(os.fsdecode, file.read().splitlines())
    except (OSError, ValueError):
        return "", frozenset(), ""
    return where, frozenset(parts.split()), made


def installed(root: str) -> frozenset[str]:
    """The parts that are installed and up to date; empty if anything has to be done first."""
    where, parts, made = read(root)
    try:
        fresh = where == place(root) and made == digest(root, parts)
    except OSError:
        return frozenset()
    complete = fresh and os.path.exists(program(root, "accessgames"))
    return parts if complete and os.path.exists(program(root, "python")) else frozenset()


def write(root: str, parts: frozenset[str]) -> None:
    """Say that `parts` are now installed, in one step that cannot be half done."""
    lines = (place(root), " ".join(sorted(parts)), digest(root, parts))
    path = os.path.join(venv(root), _STAMP)
    with open(path + ".new", "wb") as file:
        # the bytes of the folder's name, which are the same in every locale
        file.write(os.fsencode("\n".join(lines) + "\n"))
        file.flush()
        os.fsync(file.fileno())
    os.replace(path + ".new", path)


def remove(root: str) -> None:
    """Trust nothing any more, until the next `write`."""
    try:
        os.remove(os.path.join(venv(root), _STAMP))
    except FileNotFoundError:
        return
