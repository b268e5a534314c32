"""What programs that were killed left in a folder of matches: journals that never began, seeds of no use.

Only what nothing can be lost with is removed. What can't be looked at or removed stays.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError
from accessgames.storage import files, seed_files

if TYPE_CHECKING:
    from pathlib import Path

_STEM: Final = r"\d{4}-\d\d-\d\d-\d{4}-[a-z][a-z0-9-]*-[0-9a-f]{4}(\.repaired-\d+)?"
_JOURNAL: Final = re.compile(_STEM + re.escape(files.JOURNAL_SUFFIX))
_SEED: Final = re.compile(_STEM + re.escape(seed_files.SEED_SUFFIX))
_MOST_BYTES: Final = 1024


def clear_leftovers(folder: Path) -> None:
    """Remove drafts and journals without a line that nobody is at, and seeds that lie elsewhere as well."""
    files.clean_drafts(folder)
    with suppress(OSError):
        names = [entry.name for entry in os.scandir(folder)]
        for name in names:
            # A look at each is cheap; what is wrong with one keeps nobody from the others.
            with suppress(OSError, GameError):
                if _JOURNAL.fullmatch(name):
                    _clear_journal(folder / name, cut=False)
                elif _SEED.fullmatch(name):
                    _clear_seed(folder / name)


def discard(path: Path) -> None:
    """Remove a journal that this program has made and got no line into, with its seed; others stay."""
    with suppress(OSError, GameError):
        _clear_journal(path, cut=True)


def _clear_journal(path: Path, *, cut: bool) -> None:
    """Remove a journal without a line; its program wrote the seed behind it and was gone before the header.

    Where the journal was touched after its seed, somebody cut it: then nothing is removed, unless `cut`.
    """
    if path.stat().st_size:
        return
    descriptor = files.open_plain(path, os.O_RDWR)
    try:
        files.lock_file(path, descriptor)
        there = os.fstat(descriptor)
        if there.st_size or not os.path.samestat(there, path.stat()):
            return
        seed = seed_files.seed_path(path)
        if seed.exists():
            if not cut and seed.stat().st_mtime_ns < there.st_mtime_ns:
                return
            seed.unlink()
        if os.name != "nt":  # an open file keeps its name there
            path.unlink()
    finally:
        os.close(descriptor)
    path.unlink(missing_ok=True)


def _clear_seed(path: Path) -> None:
    """Remove a seed without a journal where the same lies beside the finished journal of its name."""
    if path.with_suffix(files.JOURNAL_SUFFIX).exists():
        return
    for folder in (files.FINISHED_FOLDER, files.ABANDONED_FOLDER):
        ended = path.parent / folder / path.name
        if ended.with_suffix(files.JOURNAL_SUFFIX).exists():
            kept = files.read_own(ended, _MOST_BYTES)
            if kept is not None and kept == files.read_own(path, _MOST_BYTES):
                path.unlink()
                return
