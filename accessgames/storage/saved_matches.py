"""The matches of a folder: those to go on with, and those not looked at since they were written."""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import islice
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.engine import Correction, Damage, Entry, GameError, Header, Journal, Undo
from accessgames.storage import files, journal_files, seed_files

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


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
    return tuple(islice(waiting_matches(folder), limit))


def waiting_matches(folder: Path) -> Iterator[SavedMatch]:
    """Yield the matches of a folder as `saved_matches` lists them; each is read when it is asked for.

    Raises:
        StorageError: The folder is there but cannot be read.
    """
    found = (_load(folder / name) for _, name in reversed(_dated(folder)))
    return (match for match in found if match is not None)


def delete_match(path: Path) -> None:
    """Delete a match, unless somebody has it open: its journal, repaired copies, and files of their seeds.

    One that can't be gone on with, as its seed is lost, can be deleted as well. Each journal goes before its
    seed, and the one that is listed last: who is killed in between finds the match still there, or leaves a
    seed that belongs to nothing.

    Raises:
        GameError: It can't be opened or deleted; then all of it is still there.
    """
    header = journal_files.load_journal(path).header
    family = [*(one for one in journal_files.relatives_of(path) if _has_header(one, header)), path]
    for one in family:
        with files.as_storage_error(one):
            files.require_free(one)
    for one in family:
        with files.as_storage_error(one):
            one.unlink()
            seed_files.seed_path(one).unlink(missing_ok=True)


def _has_header(path: Path, header: Header) -> bool:
    """Tell whether a file is a journal of a certain match."""
    try:
        return journal_files.load_journal(path).header == header
    except GameError:
        return False


def _dated(folder: Path) -> list[tuple[int, str]]:
    """Return when each possible journal was written last, in nanoseconds, with its name, the oldest first."""
    with files.as_storage_error(folder):
        try:
            entries = list(os.scandir(folder))
        except FileNotFoundError:
            return []
    return sorted((time, entry.name) for entry in entries if (time := _time(entry)) is not None)


def _time(entry: os.DirEntry[str]) -> int | None:
    """Return when a possible journal was written last, in nanoseconds; None for everything else."""
    if not (entry.name.endswith(files.JOURNAL_SUFFIX) and entry.name.isprintable()):
        return None
    try:
        return entry.stat().st_mtime_ns if entry.is_file() else None
    except OSError:
        return None


def _load(path: Path) -> SavedMatch | None:
    try:
        journal = journal_files.load_journal(path)
    except GameError:
        return None
    if _goes_on_elsewhere(path, journal):
        return None
    count = 0  # of the actions that were not taken back
    for record in journal.records:
        match record:
            case Undo(kept) | Correction(kept=kept):
                count = min(kept, count)
            case Entry():
                count += 1
    return SavedMatch(path, journal.header, count, journal.damage)


def _goes_on_elsewhere(path: Path, journal: Journal) -> bool:
    """Tell whether a copy that was written beside a journal has more of the match, or has it finished."""
    for folder in (path.parent, path.parent / files.FINISHED_FOLDER, path.parent / files.ABANDONED_FOLDER):
        for copy in folder.glob(journal_files.copies_of(path)):
            if copy == path:
                continue
            with suppress(GameError):
                other = journal_files.load_journal(copy)
                ahead = other.length - journal.length
                ended = folder != path.parent or journal.damage is not None
                if other.header == journal.header and (ahead > 0 or (ahead == 0 and ended)):
                    return True
    return False


_LOOKED: Final = ".looked"
"""Name of an empty file whose time is that of the latest journal that was looked at."""


def matches_not_looked_at(folder: Path) -> tuple[tuple[Path, int], ...]:
    """List journals that were written since somebody looked whether they are over, the oldest first.

    A match that is left in order is over and moved away, or is not over; who is killed can't see to that.

    Returns:
        Each journal and when it was written last, in nanoseconds; of very many the latest.

    Raises:
        StorageError: The folder is there but cannot be read.
    """
    with files.as_storage_error(folder):
        try:
            looked = (folder / _LOOKED).stat().st_mtime_ns
        except (FileNotFoundError, NotADirectoryError):
            looked = 0
    fresh = [(time, name) for time, name in _dated(folder) if time > looked]
    return tuple((folder / name, time) for time, name in fresh[-MOST_LISTED:])


def note_look(folder: Path, written: int) -> None:
    """Note that all journals written up to a moment were looked at.

    What can't be noted is looked at once more.
    """
    with suppress(OSError):
        (folder / _LOOKED).touch()
        os.utime(folder / _LOOKED, ns=(written, written))


def finished_matches(folder: Path) -> tuple[Path, ...]:
    """List the journals of finished matches of a folder, the one written last first; none is opened.

    Raises:
        StorageError: The folder is there but cannot be read.
    """
    done = folder / files.FINISHED_FOLDER
    return tuple(done / name for _, name in reversed(_dated(done)))
