"""The seed of a running match: a file beside its journal that only its owner can read.

It is on the disk before the header that commits to it, goes where the journal goes, and is removed only when
the journal's last line, which is on the disk by then, holds the same seed.
"""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Final, Literal

from accessgames.engine import Journal, JournalError
from accessgames.engine.luck import SEED_DIGITS, SecretSeed
from accessgames.storage import files

if TYPE_CHECKING:
    from pathlib import Path


SEED_SUFFIX: Final = ".seed"

_MOST_BYTES: Final = 2 * SEED_DIGITS


def seed_path(journal: Path) -> Path:
    """Return the name of the seed's file of a journal; it need not exist.

    >>> from pathlib import PurePath
    >>> str(seed_path(PurePath("2026-11-21-1405-iota-3f9a.jsonl")))
    '2026-11-21-1405-iota-3f9a.seed'
    """
    stem = journal.stem if journal.suffix == files.JOURNAL_SUFFIX else journal.name
    return journal.with_name(stem + SEED_SUFFIX)


def keep_seed(journal: Path, secret: SecretSeed) -> None:
    """Write the seed of a match whose header is not written yet; it survives a power failure.

    Raises:
        StorageError: It could not be written, or there is a seed already, which stays; nothing is left over.
    """
    path = seed_path(journal)
    with files.as_storage_error(path):
        descriptor = files.create_file(path, os.O_WRONLY, files.OWNER_ONLY)
        if descriptor is None:
            raise FileExistsError(path)
        try:
            files.write_all(descriptor, f"{secret.reveal()}\n".encode())
            os.fsync(descriptor)
            files.keep_folder(path.parent)
        except BaseException:
            with suppress(OSError):
                path.unlink()
            raise
        finally:
            os.close(descriptor)


def load_seed(path: Path, journal: Journal) -> SecretSeed | None:
    """Read the seed that belongs to a journal.

    Args:
        path: The journal's file.
        journal: What was read from it.

    Returns:
        The seed; None where the journal needs no file, since its seed was chosen or is revealed.

    Raises:
        StorageError: `error-seed-missing` where the file is lost, or what is wrong with it.
        JournalError: `error-seed-foreign` where it holds no seed, or another one.
    """
    sealed = journal.header.sealed
    if sealed is None or journal.revealed is not None:
        return None
    data = files.read_own(seed_path(path), _MOST_BYTES)
    if data is None:
        raise files.StorageError("error-seed-missing", file=files.shown(seed_path(path)))
    try:
        secret = SecretSeed(data.decode("ascii").removesuffix("\n"))
    except ValueError:
        raise JournalError("error-seed-foreign") from None
    if not sealed.fits(secret):
        raise JournalError("error-seed-foreign")
    return secret


def find_seed(journal: Path, secret: SecretSeed) -> Literal["ours", "none", "other"]:
    """Tell what lies where the seed of a journal has to lie.

    Raises:
        StorageError: It can't be read.
    """
    try:
        data = files.read_own(seed_path(journal), _MOST_BYTES)
    except files.StorageError as error:
        if error.key in ("error-storage-large", "error-storage-not-file"):
            return "other"
        raise
    if data is None:
        return "none"
    return "ours" if data == f"{secret.reveal()}\n".encode() else "other"


def restore_seed(journal: Path, secret: SecretSeed) -> bool:
    """Write the seed of a journal where it is missing; tell whether it was.

    Raises:
        StorageError: It could not be written, or another one lies there.
    """
    if find_seed(journal, secret) == "ours":
        return False
    keep_seed(journal, secret)
    return True


def copy_seed(journal: Path, copy: Path) -> None:
    """Give a copy of a journal the seed of the original, where there is one.

    A crash may have left that copy before; then it is taken as it is.

    Raises:
        StorageError: It could not be read or written.
    """
    data = files.read_own(seed_path(journal), _MOST_BYTES)
    if data is not None and data != files.read_own(seed_path(copy), _MOST_BYTES):
        with suppress(ValueError):  # what is no seed is told when somebody wants to go on
            keep_seed(copy, SecretSeed(data.decode("ascii").removesuffix("\n")))


def drop_seed(path: Path, journal: Journal) -> None:
    """Remove the seed's file of a journal whose last line on the disk holds the seed; else do nothing.

    Args:
        path: The journal's file.
        journal: What was read from that file.

    Raises:
        StorageError: It could not be removed.
    """
    if journal.revealed is not None:
        with files.as_storage_error(seed_path(path)):
            seed_path(path).unlink(missing_ok=True)
            files.keep_folder(path.parent)
