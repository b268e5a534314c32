"""What can go wrong with a file, as a message key with the file's name; nothing else leaves this package."""

from __future__ import annotations

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError

if TYPE_CHECKING:
    from pathlib import Path, PurePath

_SHOWN: Final = 40


class StorageError(GameError):
    """A file or folder that cannot be used.

    Keys: `error-storage-full`, `-read-only`, `-denied`, `-missing`, `-not-file`, `-not-folder`, `-large`
    (with `most`, in kilobytes), `-locked` and `-failed` (with `reason`, the system's name of the mistake);
    each carries `file`, a name that can be said.
    """


_KEYS: Final = {
    errno.ENOSPC: "error-storage-full",
    errno.EDQUOT: "error-storage-full",
    errno.EFBIG: "error-storage-full",
    errno.EROFS: "error-storage-read-only",
    errno.EACCES: "error-storage-denied",
    errno.EPERM: "error-storage-denied",
    errno.ENOENT: "error-storage-missing",
    errno.EISDIR: "error-storage-not-file",
    errno.ENOTDIR: "error-storage-not-folder",
    errno.EEXIST: "error-storage-not-folder",
    errno.ENXIO: "error-storage-not-file",
    errno.ELOOP: "error-storage-not-file",
}


def shown(path: PurePath) -> str:
    """Return a name of the file that can be said: printable, its end if it is long."""
    text = "".join(letter if letter.isprintable() else "?" for letter in str(path))
    return text if len(text) <= _SHOWN else f"…{text[1 - _SHOWN :]}"


@contextmanager
def told_as_storage_error(path: Path) -> Iterator[None]:
    """Turn mistakes of the operating system into `StorageError`.

    Raises:
        StorageError: Instead of any OSError, and of the ValueError of a name that no file can have.
    """
    try:
        yield
    except OSError as error:
        key = _KEYS.get(error.errno or 0)
        if key is not None:
            raise StorageError(key, file=shown(path)) from error
        reason = errno.errorcode.get(error.errno or 0, "OSError")
        raise StorageError("error-storage-failed", file=shown(path), reason=reason) from error
    except ValueError as error:
        raise StorageError("error-storage-missing", file=shown(path)) from error
