"""The few things done with files: opening only plain ones, locking, writing so that it stays written."""

from __future__ import annotations

import os
import stat
import sys
from typing import TYPE_CHECKING, Final

from accessgames.storage.errors import StorageError, shown

if TYPE_CHECKING:
    from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_PLAIN: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
# A name that became a pipe after it was looked at must not keep us waiting.
_NO_WAITING: Final = getattr(os, "O_NONBLOCK", 0)
# Windows locks bytes, and what is locked cannot be read; this one lies behind every journal.
_LOCKED_BYTE: Final = 2**30


def open_plain(path: Path, flags: int) -> int:
    """Open an existing regular file, following links.

    Raises:
        StorageError: `error-storage-not-file` for folders, pipes, devices and sockets.
        OSError: As the operating system says.
    """
    # Opening a device can already do something, so look first; look again, since the name may have changed.
    _require_regular(path, path.stat().st_mode)
    descriptor = os.open(path, flags | _PLAIN | _NO_WAITING)
    try:
        _require_regular(path, os.fstat(descriptor).st_mode)
    except StorageError:
        os.close(descriptor)
        raise
    return descriptor


def _require_regular(path: Path, mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise StorageError("error-storage-not-file", file=shown(path))


def create(path: Path, flags: int) -> int | None:
    """Create a file; return None when there is something of that name already.

    Raises:
        OSError: As the operating system says.
    """
    try:
        return os.open(path, flags | os.O_CREAT | os.O_EXCL | _PLAIN, 0o666)
    except FileExistsError:
        return None


def read_all(path: Path, descriptor: int, most: int) -> bytes:
    """Read an opened file from its start.

    Raises:
        StorageError: `error-storage-large` when it has more than `most` bytes.
        OSError: As the operating system says.
    """
    os.lseek(descriptor, 0, os.SEEK_SET)
    parts, left = [], most + 1
    while left > 0 and (part := os.read(descriptor, left)):
        parts.append(part)
        left -= len(part)
    if left <= 0:
        raise StorageError("error-storage-large", file=shown(path), most=most // 1024)
    return b"".join(parts)


def read_plain(path: Path, most: int) -> bytes:
    """Read a regular file.

    Raises:
        StorageError: `error-storage-not-file` or `error-storage-large`.
        OSError: As the operating system says.
    """
    descriptor = open_plain(path, os.O_RDONLY)
    try:
        return read_all(path, descriptor, most)
    finally:
        os.close(descriptor)


def write_all(descriptor: int, data: bytes) -> None:
    """Write everything, also where the system takes it in portions."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def lock(path: Path, descriptor: int) -> None:
    """Keep other programs from writing to an opened file, until it is closed or the program ends.

    Raises:
        StorageError: `error-storage-locked` when somebody else has it.
    """
    try:
        if sys.platform == "win32":
            os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise StorageError("error-storage-locked", file=shown(path)) from error


def keep_folder(folder: Path) -> None:
    """Make the names in a folder survive a power failure, where the system lets us ask for that."""
    if sys.platform != "win32":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def replace_whole(path: Path, data: bytes) -> None:
    """Put a new file in place of an old one: readers see the one or the other, never a part.

    Raises:
        OSError: As the operating system says; the old file is as it was.
    """
    temporary = path.parent / f".{path.name}.{os.getpid()}"
    temporary.unlink(missing_ok=True)  # a leftover of a crashed program gives way
    descriptor = create(temporary, os.O_WRONLY)
    if descriptor is None:
        raise FileExistsError(temporary)
    try:
        write_all(descriptor, data)
        os.fsync(descriptor)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    finally:
        os.close(descriptor)
    temporary.replace(path)
    keep_folder(path.parent)
