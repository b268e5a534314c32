"""One journal file for each match, each line on the disk before anybody hears of it; matches that go on."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Final, Self

from accessgames.engine import Damage, Entry, GameError, Header, Journal, Undo, read_journal
from accessgames.storage import files, seed_files

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path
    from types import TracebackType

    from accessgames.engine.luck import SecretSeed

MAX_JOURNAL_BYTES: Final = 4 * 1024 * 1024
"""Largest journal accepted; a match of any of the games stays far below."""

JOURNAL_SUFFIX: Final = ".jsonl"

FINISHED_FOLDER: Final = "finished"
"""Subfolder of the matches that have ended."""

_ATTEMPTS: Final = 1000


class JournalFile:
    """A journal being written: the sink of a match.

    It is locked against other programs until it is closed. When a line cannot be written, whatever was left
    of it is taken out again, so that the next one follows the last good one.

    Attributes:
        path: The file.
    """

    def __init__(self, path: Path, descriptor: int, size: int, *, durable: bool = True) -> None:
        """Take over an opened and locked file; `create_journal` and `resume_journal` do that.

        Args:
            path: The file.
            descriptor: Opened for reading and appending.
            size: Bytes that belong to the journal.
            durable: Whether each line has to survive a power failure; simulations need not wait for that.
        """
        self.path = path
        self._descriptor = descriptor
        self._size = size
        self._durable = durable
        self._clean = True

    def __call__(self, line: str) -> None:
        """Append a line and return when it is safe.

        Raises:
            StorageError: The line is not in the journal.
        """
        data = line.encode()
        with files.as_storage_error(self.path):
            self._mend()
            self._clean = False
            try:
                files.write_all(self._descriptor, data)
                if self._durable:
                    os.fsync(self._descriptor)
            except OSError:
                # What cannot be mended now the next line tries again; every reader understands a torn end.
                with suppress(OSError):
                    self._mend()
                raise
        self._size += len(data)
        self._clean = True

    def _mend(self) -> None:
        """Take out what is left of a line that could not be written."""
        if not self._clean:
            os.ftruncate(self._descriptor, self._size)
            self._clean = True

    def close(self) -> None:
        """Close the file and let others have it; closing twice does nothing."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def cut(self, length: int) -> None:
        """Drop everything behind the first `length` bytes.

        Raises:
            StorageError: The file still has what it had.
        """
        with files.as_storage_error(self.path):
            if os.fstat(self._descriptor).st_size > length:
                os.ftruncate(self._descriptor, length)
                os.fsync(self._descriptor)
        self._size = length

    def _move(self, path: Path) -> None:
        """Rename the journal; a seed that it does not reveal is at both places until that is done."""
        seed_files.copy_seed(self.path, path)
        left, self.path = self.path, self.path.rename(path)
        seed_files.seed_path(left).unlink(missing_ok=True)

    def finish(self) -> Path:
        """Close the file and put it among the finished matches; return where it is now.

        A file that somebody keeps anywhere else than in a folder of matches stays there. The file of a seed
        that the journal reveals goes; one that it does not reveal goes with the journal.

        Raises:
            StorageError: It could not be moved; it is closed and stays where it was.
        """
        self.close()
        if seed_files.seed_path(self.path).exists():
            seed_files.drop_seed(self.path, load_journal(self.path))
        folder = self.path.parent
        if folder.name != files.MATCHES_FOLDER:
            return self.path
        with files.as_storage_error(self.path):
            (folder / FINISHED_FOLDER).mkdir(exist_ok=True)
            same = folder / FINISHED_FOLDER / self.path.name
            numbered = (same.with_stem(f"{same.stem}-{number}") for number in range(2, _ATTEMPTS))
            self._move(next(name for name in chain([same], numbered) if not os.path.lexists(name)))
            files.keep_folder(folder / FINISHED_FOLDER)
            files.keep_folder(folder)
        return self.path


@dataclass(frozen=True, slots=True)
class Resumed:
    """A journal that goes on.

    Attributes:
        journal: What stood in it, with the damage that was found, if any.
        file: Where the next lines go. After `error-journal-changed` this is a new file with the good part,
            and the changed one lies untouched beside it.
        secret: The seed that the journal commits to; None where it needs none.
    """

    journal: Journal
    file: JournalFile
    secret: SecretSeed | None = None


def create_journal(
    folder: Path, game: str, started: datetime, secret: SecretSeed | None = None, *, durable: bool = True
) -> JournalFile:
    """Create the journal of a new match, such as `2026-11-21-1405-iota-3f9a.jsonl`.

    Args:
        folder: Made where it does not exist.
        game: The game's id.
        started: For the name of the file.
        secret: The seed of the match, which is on the disk when this returns; None for a chosen one.
        durable: See `JournalFile`.

    Raises:
        StorageError: The folder or file cannot be made.
    """
    stem = f"{started:%Y-%m-%d-%H%M}-{game}"
    with files.as_storage_error(folder):
        folder.mkdir(parents=True, exist_ok=True)
    drawn = (f"{stem}-{os.urandom(2).hex()}{JOURNAL_SUFFIX}" for _ in range(_ATTEMPTS))
    # A crash may have left the seed of a match that never began.
    names = (name for name in drawn if not os.path.lexists(seed_files.seed_path(folder / name)))
    file = _first_new(folder, names, durable=durable)
    if secret is not None:
        try:
            seed_files.keep_seed(file.path, secret)
        except BaseException:
            file.close()
            with suppress(OSError):
                file.path.unlink()
            raise
    return file


def _first_new(folder: Path, names: Iterable[str], *, durable: bool) -> JournalFile:
    """Create an empty journal of the first name that is not taken, locked and safely in its folder."""
    with files.as_storage_error(folder):
        for path in (folder / name for name in names):
            descriptor = files.create_file(path, os.O_RDWR | os.O_APPEND)
            if descriptor is None:
                continue
            file = JournalFile(path, descriptor, 0, durable=durable)
            try:
                files.lock_file(path, descriptor)
                if durable:
                    files.keep_folder(folder)
            except BaseException:
                file.close()
                raise
            return file
    raise files.StorageError("error-storage-failed", file=files.shown(folder), reason="EEXIST")


def load_journal(path: Path) -> Journal:
    """Read a journal without changing or locking it.

    Raises:
        StorageError: The file cannot be read, is no regular file, or is too large.
        JournalError: It is no journal of ours.
    """
    with files.as_storage_error(path):
        data = files.read_plain(path, MAX_JOURNAL_BYTES)
    return _parse_journal(data)


def _parse_journal(data: bytes) -> Journal:
    # Bytes that are not UTF-8 become characters that no line may contain, so that only their line is damaged.
    lines = data.decode("utf-8", "surrogateescape").split("\n")
    whole = [f"{line}\n" for line in lines[:-1]]
    return read_journal([*whole, lines[-1]] if lines[-1] else whole)


def resume_journal(path: Path) -> Resumed:
    """Open a journal to go on with it.

    A torn last line is cut off. A changed line stays where it is: the part before it is copied into a new
    file beside the old one.

    Raises:
        StorageError: The file cannot be used, or somebody else has it open.
        JournalError: It is no journal of ours.
    """
    with files.as_storage_error(path):
        descriptor = files.open_plain(path, os.O_RDWR | os.O_APPEND)
        file = JournalFile(path, descriptor, 0)
        try:
            files.lock_file(path, descriptor)
            data = files.read_all(path, descriptor, MAX_JOURNAL_BYTES)
            journal = _parse_journal(data)
            secret = seed_files.load_seed(path, journal)
            if journal.damage is None or journal.damage.key != "error-journal-changed":
                file.cut(journal.length)
                return Resumed(journal, file, secret)
            copy = _copy_repaired(path, data[: journal.length])
        except BaseException:
            file.close()
            raise
    file.close()
    return Resumed(journal, copy, secret)


def _copy_repaired(path: Path, data: bytes) -> JournalFile:
    """Copy the good part of a journal into a new file beside it."""
    names = (repaired_name(path, number) for number in range(1, _ATTEMPTS))
    file = _first_new(path.parent, names, durable=True)
    try:
        seed_files.copy_seed(path, file.path)
        file(data.decode())
    except BaseException:
        file.close()
        raise
    return file


def repaired_name(path: Path, number: int) -> str:
    """Return the name of the `number`th repaired copy of a journal."""
    return f"{path.stem}.repaired-{number}{JOURNAL_SUFFIX}"


MOST_LISTED: Final = 20
"""Most matches that are listed unless told otherwise."""


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match that can be gone on with.

    Attributes:
        path: Its journal.
        header: What it is.
        actions: Number of actions that count.
        damage: What resuming will report, or None.
    """

    path: Path
    header: Header
    actions: int
    damage: Damage | None


def saved_matches(folder: Path, limit: int = MOST_LISTED) -> tuple[SavedMatch, ...]:
    """List the matches of a folder, the one played last first.

    Files of any other kind are passed over; so are changed journals whose good part was copied already. The
    finished ones lie in a folder of their own.

    Raises:
        StorageError: The folder is there but cannot be read.
    """
    found: list[SavedMatch] = []
    for path in _newest_first(folder):
        if len(found) == limit:
            break
        match = _load(path)
        if match is not None:
            found.append(match)
    return tuple(found)


def _newest_first(folder: Path) -> Iterator[Path]:
    with files.as_storage_error(folder):
        try:
            entries = list(os.scandir(folder))
        except FileNotFoundError:
            return
    dated = [(time, entry.name) for entry in entries if (time := _time(entry)) is not None]
    for _, name in sorted(dated, reverse=True):
        yield folder / name


def _time(entry: os.DirEntry[str]) -> int | None:
    """Return when a possible journal was written last, in nanoseconds; None for everything else."""
    if not (entry.name.endswith(JOURNAL_SUFFIX) and entry.name.isprintable()):
        return None
    try:
        return entry.stat().st_mtime_ns if entry.is_file() else None
    except OSError:
        return None


def _load(path: Path) -> SavedMatch | None:
    try:
        journal = load_journal(path)
    except GameError:
        return None
    changed = journal.damage is not None and journal.damage.key == "error-journal-changed"
    if changed and path.with_name(repaired_name(path, 1)).exists():
        return None
    count = 0  # of the actions that were not taken back
    for record in journal.records:
        count = min(record.keep, count) if isinstance(record, Undo) else count + isinstance(record, Entry)
    return SavedMatch(path, journal.header, count, journal.damage)
