"""Files: where a player's things lie, and how they are opened, locked and written so that they stay written.

What can go wrong with them are message keys with the file's name.
"""

from __future__ import annotations

import errno
import os
import re
import stat
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path, PurePath
from typing import Final

from accessgames.engine import GameError
from accessgames.engine.errors import printable

HOME_VARIABLE: Final = "ACCESSGAMES_HOME"
"""Environment variable with a folder for everything, for portable use and tests."""

MATCHES_FOLDER: Final = "matches"
"""Subfolder of the matches that go on."""

FINISHED_FOLDER: Final = "finished"
"""Subfolder of that one, with the matches that have ended."""

ABANDONED_FOLDER: Final = "abandoned"
"""Another one, with the matches that were given up."""

JOURNAL_SUFFIX: Final = ".jsonl"
"""What the name of a journal of a match ends with."""

_APP_NAME: Final = "accessgames"


def data_folder() -> Path:
    """Return the folder of matches, transcripts and tournaments; it need not exist yet."""
    if own := os.environ.get(HOME_VARIABLE):
        return Path(own)
    from platformdirs import user_data_path  # noqa: PLC0415 - not needed where a home is given

    return user_data_path(_APP_NAME, appauthor=False)


LOG_NAME: Final = "accessgames.log"
"""Name of the file that unexpected errors are written to."""


def log_path() -> Path:
    """Return the file for unexpected errors; it need not exist."""
    return data_folder() / LOG_NAME


def append_log(path: Path, lines: Iterable[str]) -> None:
    """Add lines, each with its newline, to a log; it is made where it is missing.

    Raises:
        OSError: As the operating system says.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8", errors="backslashreplace") as log:
        log.writelines(lines)


def config_folder() -> Path:
    """Return the folder of the settings; it need not exist yet."""
    if own := os.environ.get(HOME_VARIABLE):
        return Path(own)
    from platformdirs import user_config_path  # noqa: PLC0415 - as above

    return user_config_path(_APP_NAME, appauthor=False)


def matches_folder() -> Path:
    """Return the folder with one journal for each match that goes on."""
    return data_folder() / MATCHES_FOLDER


def records_path() -> Path:
    """Return the file of the personal records."""
    return data_folder() / "records.jsonl"


def missed_path() -> Path:
    """Return the file of the lines that were not understood."""
    return data_folder() / "not-understood.jsonl"


def lessons_path() -> Path:
    """Return the file of how far the tutor's lessons are."""
    return data_folder() / "lessons.toml"


def settings_path() -> Path:
    """Return the file of the settings."""
    return config_folder() / "settings.toml"


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
    text = printable(str(path))
    return text if len(text) <= _SHOWN else f"…{text[1 - _SHOWN :]}"


@contextmanager
def as_storage_error(path: Path) -> Iterator[None]:
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


if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def identity(path: Path) -> tuple[int, int] | None:
    """Return what tells a file from every other one of this computer; None when there is none."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_dev, found.st_ino


_PLAIN_FLAGS: Final = getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
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
    descriptor = os.open(path, flags | _PLAIN_FLAGS | _NO_WAITING)
    try:
        _require_regular(path, os.fstat(descriptor).st_mode)
    except StorageError:
        os.close(descriptor)
        raise
    return descriptor


def _require_regular(path: Path, mode: int) -> None:
    if not stat.S_ISREG(mode):
        raise StorageError("error-storage-not-file", file=shown(path))


OWNER_ONLY: Final = 0o600
"""Who may use a file that holds a secret."""


def create_file(path: Path, flags: int, mode: int = 0o666) -> int | None:
    """Create a file; return None when there is something of that name already.

    Who may read and write it, `mode`, is narrowed by what the user has set for new files.

    Raises:
        OSError: As the operating system says.
    """
    try:
        return os.open(path, flags | os.O_CREAT | os.O_EXCL | _PLAIN_FLAGS, mode)
    except FileExistsError:
        return None


def read_all(path: Path, descriptor: int, most: int) -> bytes:
    """Read an opened file from its start.

    Raises:
        StorageError: `error-storage-large` when it has more than `most` bytes.
        OSError: As the operating system says.
    """
    os.lseek(descriptor, 0, os.SEEK_SET)
    data = read_up_to(descriptor, most + 1)
    if len(data) > most:
        raise StorageError("error-storage-large", file=shown(path), most=most // 1024)
    return data


def read_up_to(descriptor: int, count: int) -> bytes:
    """Read so many bytes of an opened file from where it stands, fewer where it ends before."""
    parts = []
    while count > 0 and (part := os.read(descriptor, count)):
        parts.append(part)
        count -= len(part)
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


def read_own(path: Path, most: int) -> bytes | None:
    """Read a file of the program's own; None when there is none.

    Raises:
        StorageError: It cannot be read, is no regular file or has more than `most` bytes.
    """
    try:
        with as_storage_error(path):
            return read_plain(path, most)
    except StorageError as error:
        if error.key == "error-storage-missing":
            return None
        raise


def write_all(descriptor: int, data: bytes) -> None:
    """Write everything, also where the system takes it in portions."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def lock_file(path: Path, descriptor: int) -> None:
    """Keep other programs from writing to an opened file, until it is closed or the program ends.

    What is read or written next begins where it would have begun without the lock.

    Raises:
        StorageError: `error-storage-locked` when somebody else has it.
    """
    try:
        if sys.platform == "win32":
            here = os.lseek(descriptor, 0, os.SEEK_CUR)
            os.lseek(descriptor, _LOCKED_BYTE, os.SEEK_SET)
            try:
                msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
            finally:
                os.lseek(descriptor, here, os.SEEK_SET)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise StorageError("error-storage-locked", file=shown(path)) from error


def require_free(path: Path) -> None:
    """Insist that nobody has a file open for writing; nothing of it changes.

    Raises:
        OSError: As `open_plain`.
        StorageError: As `lock_file`.
    """
    descriptor = open_plain(path, os.O_RDWR)
    try:
        lock_file(path, descriptor)
    finally:
        os.close(descriptor)


def keep_folder(folder: Path) -> None:
    """Make the names in a folder survive a power failure, where the system lets us ask for that."""
    if sys.platform != "win32":
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


_DRAFTS: Final = re.compile(r"\.accessgames-[0-9a-f]{32}\.part")
_AT_WORK_SECONDS: Final = 60
"""So long a draft is left alone on Windows: it has to be closed, and free, before it gets its name."""


@contextmanager
def draft_beside(path: Path, data: bytes, mode: int = 0o666) -> Iterator[Path]:
    """Write a draft into the folder of a file; whatever becomes of it, it is gone behind the block.

    What killed programs left of theirs goes, too: a draft is locked for as long as somebody is at it.

    Raises:
        OSError: As the operating system says; there is no draft then.
    """
    draft = path.with_name(f".accessgames-{os.urandom(16).hex()}.part")
    clean_drafts(path.parent)
    descriptor = create_file(draft, os.O_WRONLY, mode)
    if descriptor is None:
        raise FileExistsError(draft)
    try:
        with suppress(StorageError):  # some file systems have no locks; then nobody cleans there either
            lock_file(draft, descriptor)
        write_all(descriptor, data)
        os.fsync(descriptor)
        if sys.platform == "win32":  # an open file keeps its name there
            os.close(descriptor)
            descriptor = -1
        yield draft
    finally:
        if descriptor >= 0:
            os.close(descriptor)
        with suppress(OSError):
            draft.unlink(missing_ok=True)


def clean_own_drafts() -> None:
    """Remove the drafts in the folders of this user that nobody is at any more."""
    for folder in {data_folder(), config_folder()}:
        clean_drafts(folder)


def clean_drafts(folder: Path) -> None:
    """Remove the drafts in a folder that nobody is at any more; what can't be removed stays."""
    with suppress(OSError):
        for draft in [path for path in folder.iterdir() if _DRAFTS.fullmatch(path.name)]:
            with suppress(OSError, StorageError):
                if sys.platform == "win32" and time.time() - draft.stat().st_mtime < _AT_WORK_SECONDS:
                    continue
                descriptor = open_plain(draft, os.O_WRONLY)
                try:
                    lock_file(draft, descriptor)
                finally:
                    os.close(descriptor)
                draft.unlink()


def replace_whole(path: Path, data: bytes, mode: int = 0o666) -> None:
    """Put a new file in place of an old one: readers see the one or the other, never a part.

    Raises:
        OSError: As the operating system says; the old file is as it was.
    """
    with draft_beside(path, data, mode) as draft:
        draft.replace(path)
    keep_folder(path.parent)


def write_own(path: Path, text: str, *, broken: bool) -> None:
    """Write a file of the program's own, in a folder made where it is missing.

    Args:
        path: The file.
        text: What goes into it.
        broken: Whether something was wrong with the old one; it is kept beside the new one as `….broken…`.

    Raises:
        OSError: As the operating system says; the old file is as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if broken:
        path.replace(path.with_suffix(f".broken{path.suffix}"))
    replace_whole(path, text.encode())


def write_new(name: str, data: bytes, mode: int = 0o666) -> Path:
    """Write a new file, never over another one; whoever looks sees all of it or nothing.

    Args:
        name: Its name as a player gave it; `~` stands for the home folder.
        data: What goes into it.
        mode: Who may use it from its first byte, as `create_file`; `OWNER_ONLY` for what holds a secret.

    Returns:
        Its absolute path.

    Raises:
        OSError: There is something of that name already (`FileExistsError`), or it cannot be written there.
        ValueError: The name can be no file's name.
    """
    try:
        path = Path(name).expanduser().absolute()
    except RuntimeError as error:  # the home of somebody who does not exist
        raise ValueError(name) from error
    if os.path.lexists(path):
        clean_drafts(path.parent)
        raise FileExistsError(name)
    with draft_beside(path, data, mode) as draft:
        publish(draft, path)
    return path


def publish(draft: Path, path: Path) -> None:
    """Give a finished file its name, unless somebody else has just taken it.

    Raises:
        OSError: As `write_new`.
    """
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except OSError:
        # File systems of memory cards have no links; where names can't be taken over, renaming refuses that.
        if os.path.lexists(path):
            raise FileExistsError(path) from None
        draft.rename(path)


MATERIAL_FOLDER: Final = "material"
"""Subfolder of the material."""

MOST_MATERIAL_BYTES: Final = 1 << 19
"""Largest file of material accepted."""


def material_path(game: str) -> Path:
    """Return the file of a game's own material; it need not exist."""
    return data_folder() / MATERIAL_FOLDER / f"{game}.toml"


def load_material(game: str) -> bytes | None:
    """Read a game's own material; None when there is no such file.

    Raises:
        StorageError: It can't be read, is no plain file or too large.
    """
    path = material_path(game)
    with as_storage_error(path):
        return read_plain(path, MOST_MATERIAL_BYTES) if path.exists() else None
