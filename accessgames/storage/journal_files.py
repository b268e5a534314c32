"""One journal file for each match, each line on the disk before anybody hears of it.

What is said of a journal is asked of the disk, never of memory: it may have been deleted, replaced or cut
while the match went on.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from glob import escape
from itertools import chain
from typing import TYPE_CHECKING, Final, Self

from accessgames.dataclasses import dataclass
from accessgames.engine import GameError, Journal, read_journal
from accessgames.engine.journal import MAX_LINE, MAX_LINES, reveals_seed
from accessgames.storage import files, leftovers, seed_files, signing

if TYPE_CHECKING:
    from datetime import datetime
    from pathlib import Path
    from types import TracebackType

    from accessgames.engine.luck import SecretSeed

MAX_JOURNAL_BYTES: Final = 4 * 1024 * 1024
"""Largest journal accepted; a match of any of the games stays far below."""

RESERVED_LINES: Final = 8
"""Lines, and as many times the longest one in bytes, that are kept free for what ends a match."""

_ATTEMPTS: Final = 1000


def find_change(path: Path, descriptor: int, text: bytes | bytearray, *, whole: bool = False) -> str | None:
    """Ask the disk whether a journal is still what was written to it.

    Args:
        path: Where it has to lie.
        descriptor: The file that was written to, open for reading.
        text: What was written, whole.
        whole: Whether to read all of it; otherwise its identity, its size and its last line decide.

    Returns:
        `error-journal-deleted`, `-replaced`, `-shortened` or `-rewritten`, or None when it is as it was left.

    Raises:
        OSError: As the operating system says.
    """
    try:
        there = path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return "error-journal-deleted"
    own = os.fstat(descriptor)
    if not os.path.samestat(there, own):
        return "error-journal-replaced"
    if own.st_size < len(text):
        return "error-journal-shortened"
    start = 0 if whole else text.rfind(b"\n", 0, -1) + 1
    os.lseek(descriptor, start, os.SEEK_SET)
    same = own.st_size == len(text) and files.read_up_to(descriptor, len(text) - start) == text[start:]
    return None if same else "error-journal-rewritten"


class JournalFile:
    """A journal being written: the sink of a match.

    It is locked against other programs until it is closed. When a line cannot be written, whatever was left
    of it is taken out again, so that the next one follows the last good one. When something happened to the
    file, all of it is written into a new one beside what lies there now, which stays as it is.

    Attributes:
        path: The file.
    """

    def __init__(self, path: Path, descriptor: int, text: bytes, *, durable: bool = True) -> None:
        """Take over an opened and locked file; `create_journal` and `resume_journal` do that.

        Args:
            path: The file.
            descriptor: Opened for reading and appending.
            text: What belongs to the journal.
            durable: Whether each line has to survive a power failure; simulations need not wait for that.
        """
        self.path = path
        self._descriptor = descriptor
        self._text = bytearray(text)
        self._lines = text.count(b"\n")
        self._durable = durable
        self._clean = True
        self._secret: SecretSeed | None = None
        self._news: list[GameError] = []

    def __call__(self, line: str) -> None:
        """Append a line and return when it is safe.

        Raises:
            StorageError: The line is not in the journal. `error-journal-full` before one that has to be
                refused when it is read again; for the line that ends a match there is always room.
        """
        data = line.encode()
        most_lines, most = MAX_LINES + 1 - RESERVED_LINES, MAX_JOURNAL_BYTES - RESERVED_LINES * MAX_LINE
        ends = reveals_seed(line)
        if not ends and (self._lines >= most_lines or len(self._text) + len(data) > most):
            raise files.StorageError("error-journal-full", file=files.shown(self.path))
        with files.as_storage_error(self.path):
            self._look()
            self.take(data)
        if ends:
            self._secret = None

    def guard(self, secret: SecretSeed | None) -> None:
        """Watch over the file of the match's seed as well, until the journal reveals it."""
        self._secret = secret

    def take(self, data: bytes) -> None:
        """Append lines to a file that was just looked at.

        Raises:
            OSError: They are not in it.
        """
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
        self._clean = True
        self._text += data
        self._lines += data.count(b"\n")

    def confirm(self, *, whole: bool = False) -> None:
        """Return when the disk has all that was written; where it has not, it is written anew.

        Args:
            whole: Whether to read all of it; see `find_change`.

        Raises:
            StorageError: It is not on the disk and can't be written.
        """
        with files.as_storage_error(self.path):
            self._look(whole=whole)

    def news(self) -> tuple[GameError, ...]:
        """Return what happened to the file and was not told yet, each with the `file` that has all of it."""
        news, self._news = tuple(self._news), []
        return news

    def _mend(self) -> None:
        """Take out what is left of a line that could not be written."""
        if not self._clean:
            # A file that somebody cut meanwhile is not made longer again.
            if os.fstat(self._descriptor).st_size > len(self._text):
                os.ftruncate(self._descriptor, len(self._text))
            self._clean = True

    def _look(self, *, whole: bool = False) -> None:
        """See that the file is as it was left; else go on in a new one."""
        self._mend()
        change = find_change(self.path, self._descriptor, self._text, whole=whole) or self._look_at_seed()
        if change is None:
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        copy = _copy_beside(self.path, bytes(self._text), self._secret)
        self.close()
        # The new file goes on under this object; it is closed with it.
        self.path, self._descriptor = copy.path, copy._descriptor  # noqa: SLF001 - one of our own kind
        self._news.append(GameError(change, file=str(self.path)))

    def _look_at_seed(self) -> str | None:
        """See that the seed is where it was left; a lost one is written anew, another one is a change."""
        if self._secret is None:
            return None
        found = seed_files.find_seed(self.path, self._secret)
        if found == "other":
            return "error-seed-replaced"
        if found == "none":
            seed_files.restore_seed(self.path, self._secret)
            self._news.append(GameError("error-seed-restored"))
        return None

    def close(self) -> None:
        """Close the file and let others have it; closing twice does nothing.

        A journal that never got a line is removed with its seed: the match never began.
        """
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
            if not self._text:
                leftovers.discard(self.path)

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
        del self._text[length:]
        self._lines = self._text.count(b"\n")

    def _move(self, path: Path) -> None:
        """Rename the journal; a seed that it does not reveal is at both places until that is done."""
        seed_files.copy_seed(self.path, path)
        left, self.path = self.path, self.path.rename(path)
        seed_files.seed_path(left).unlink(missing_ok=True)

    def finish(self, folder: str = files.FINISHED_FOLDER) -> Path:
        """Close the file and put it among the finished matches, or others; return where it is now.

        A file that somebody keeps anywhere else than in a folder of matches stays there. The file of a seed
        that the journal reveals goes; one that it does not reveal goes with the journal. Where there is a
        library for it, the signature of this computer comes to lie beside it.

        Raises:
            StorageError: It is not on the disk, or could not be moved; it is closed and stays where it was.
                Or it was moved, and could not be signed.
        """
        try:
            if self._descriptor >= 0:
                self.confirm()
        finally:
            self.close()
        if seed_files.seed_path(self.path).exists():
            seed_files.drop_seed(self.path, load_journal(self.path))
        running, ended = self.path.parent, self.path.parent / folder
        if running.name != files.MATCHES_FOLDER:
            return self.path
        with files.as_storage_error(self.path):
            ended.mkdir(exist_ok=True)
            same = ended / self.path.name
            numbered = (same.with_stem(f"{same.stem}-{number}") for number in range(2, _ATTEMPTS))
            self._move(next(name for name in chain([same], numbered) if not os.path.lexists(name)))
            files.keep_folder(ended)
            files.keep_folder(running)
        signing.seal_journal(self.path)
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
    drawn = (f"{stem}-{os.urandom(2).hex()}{files.JOURNAL_SUFFIX}" for _ in range(_ATTEMPTS))
    # A crash may have left the seed of a match that never began.
    names = (name for name in drawn if not os.path.lexists(seed_files.seed_path(folder / name)))
    leftovers.clear_leftovers(folder)
    file = _first_new(folder, names, durable=durable)
    if secret is not None:
        try:
            seed_files.keep_seed(file.path, secret)
        except BaseException:
            file.close()
            leftovers.clear_leftovers(folder)
            raise
        file.guard(secret)
    return file


def _first_new(folder: Path, names: Iterable[str], *, durable: bool) -> JournalFile:
    """Create an empty journal of the first name that is not taken, locked and safely in its folder."""
    with files.as_storage_error(folder):
        for path in (folder / name for name in names):
            descriptor = files.create_file(path, os.O_RDWR | os.O_APPEND)
            if descriptor is None:
                continue
            file = JournalFile(path, descriptor, b"", durable=durable)
            try:
                files.lock_file(path, descriptor)
                if durable:
                    files.keep_folder(folder)
            except BaseException:
                file.close()
                leftovers.clear_leftovers(folder)
                raise
            return file
    raise _no_name_left(folder)


def _no_name_left(folder: Path) -> files.StorageError:
    return files.StorageError("error-storage-failed", file=files.shown(folder), reason="EEXIST")


def load_journal(path: Path) -> Journal:
    """Read a journal without changing or locking it.

    Raises:
        StorageError: The file cannot be read, is no regular file, or is too large.
        JournalError: It is no journal of ours.
    """
    with files.as_storage_error(path):
        data = files.read_plain(path, MAX_JOURNAL_BYTES)
    return parse_journal(data)


def parse_journal(data: bytes) -> Journal:
    """Read the journal that a file holds.

    Raises:
        JournalError: It is no journal of ours.
    """
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
        try:
            files.lock_file(path, descriptor)
            leftovers.clear_leftovers(path.parent)
            data = files.read_all(path, descriptor, MAX_JOURNAL_BYTES)
            journal = parse_journal(data)
            secret = seed_files.load_seed(path, journal)
            if journal.damage is None or journal.damage.key != "error-journal-changed":
                file = JournalFile(path, descriptor, data)
                file.cut(journal.length)
                file.guard(secret)
                return Resumed(journal, file, secret)
            copy = _copy_beside(path, data[: journal.length], secret)
        except BaseException:
            os.close(descriptor)
            raise
    os.close(descriptor)
    return Resumed(journal, copy, secret)


def _copy_beside(path: Path, data: bytes, secret: SecretSeed | None) -> JournalFile:
    """Write a journal, and its seed, beside other files, or under its name where nothing lies there.

    The journal gets its name when all of it is on the disk. Who is killed before that leaves a seed at most,
    which the next copy of the same match takes.
    """
    names = chain([path.name], (repaired_name(path, number) for number in range(1, _ATTEMPTS)))
    for copy in map(path.with_name, names):
        taken = secret is not None and seed_files.find_seed(copy, secret) == "other"
        if taken or os.path.lexists(copy):
            continue
        made = secret is not None and seed_files.restore_seed(copy, secret)
        try:
            with files.draft_beside(copy, data) as draft:
                files.publish(draft, copy)
            files.keep_folder(copy.parent)
            file = _opened_copy(copy, data)
        except BaseException:
            copy.unlink(missing_ok=True)
            if made:
                seed_files.seed_path(copy).unlink(missing_ok=True)
            raise
        file.guard(secret)
        return file
    raise _no_name_left(path.parent)


def _opened_copy(path: Path, data: bytes) -> JournalFile:
    """Open and lock a journal that was just written."""
    descriptor = files.open_plain(path, os.O_RDWR | os.O_APPEND)
    try:
        files.lock_file(path, descriptor)
    except BaseException:
        os.close(descriptor)
        raise
    return JournalFile(path, descriptor, data)


_REPAIRED: Final = ".repaired"


def repaired_name(path: Path, number: int) -> str:
    """Return the name of the `number`th repaired copy of a journal, which may be such a copy itself."""
    stem = path.stem if _REPAIRED in path.stem else f"{path.stem}{_REPAIRED}"
    return f"{stem}-{number}{files.JOURNAL_SUFFIX}"


def relatives_of(path: Path) -> tuple[Path, ...]:
    """Return what lies beside a journal under names of its match: the original and repaired copies."""
    original = path.with_name(f"{path.stem.partition(_REPAIRED)[0]}{files.JOURNAL_SUFFIX}")
    found = (original, *sorted(path.parent.glob(copies_of(path))))
    return tuple(one for one in found if one != path and one.is_file())


def copies_of(path: Path) -> str:
    """Return the pattern of the names of all repaired copies of a match, one of which the journal may be."""
    return f"{escape(path.stem.partition(_REPAIRED)[0])}{_REPAIRED}-*{files.JOURNAL_SUFFIX}"
