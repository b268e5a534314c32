"""The matches that go on, for a list to choose from."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from accessgames.engine import Damage, GameError, Header, Journal, Undo
from accessgames.storage.errors import told_as_storage_error
from accessgames.storage.journal_file import SUFFIX, load_journal, repaired_name

if TYPE_CHECKING:
    from pathlib import Path

LIMIT: Final = 20
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


def saved_matches(folder: Path, limit: int = LIMIT) -> tuple[SavedMatch, ...]:
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
    with told_as_storage_error(folder):
        try:
            entries = list(os.scandir(folder))
        except FileNotFoundError:
            return
    dated = [(time, entry.name) for entry in entries if (time := _time(entry)) is not None]
    for _, name in sorted(dated, reverse=True):
        yield folder / name


def _time(entry: os.DirEntry[str]) -> int | None:
    """Return when a possible journal was written last, in nanoseconds; None for everything else."""
    if not (entry.name.endswith(SUFFIX) and entry.name.isprintable()):
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
    return SavedMatch(path, journal.header, _count(journal), journal.damage)


def _count(journal: Journal) -> int:
    """Count the actions that were not taken back."""
    count = 0
    for record in journal.records:
        count = min(record.keep, count) if isinstance(record, Undo) else count + 1
    return count
