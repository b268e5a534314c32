"""How far this computer has seen each tournament, so that a file put back to an earlier state is noticed.

It lies beside the clubs, not in them: a file that somebody puts back brings its own past, and not this one.
It is a help and no proof: who can write to the data folder can change it, too, and another computer has none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from accessgames.club.notation import digest_of
from accessgames.club.store.archive import LEAGUE, MAX_LINES, MAX_TOURNAMENTS, clubs_folder
from accessgames.dataclasses import dataclass
from accessgames.storage import files

if TYPE_CHECKING:
    from pathlib import Path

_Journals = Mapping[str, tuple[str, ...]]

NAME: Final = "seen.txt"
"""Name of the file, in the folder of the clubs."""

_LINE: Final = re.compile(r"([0-9a-f]{64}) ([1-9][0-9]{0,5}) ([0-9a-f]{64})")
_MOST: Final = 10 * MAX_TOURNAMENTS
_MOST_BYTES: Final = _MOST * 140


@dataclass(frozen=True, slots=True)
class Seen:
    """How far a tournament was seen.

    Attributes:
        lines: Lines of its journal.
        last: Digest of the last one, which holds the hash of all before it.
    """

    lines: int
    last: str

    def fits(self, journal: tuple[str, ...]) -> bool:
        """Tell whether a journal is what was seen, or goes on from there."""
        return len(journal) >= self.lines and digest_of(journal[self.lines - 1]) == self.last


def seen_path() -> Path:
    """Return the file; it need not exist."""
    return clubs_folder() / NAME


def load_seen() -> Mapping[str, Seen]:
    """Return what was seen: digest of the first line -> how far; nothing where the file can't be read."""
    with suppress(files.StorageError):
        data = files.read_own(seen_path(), _MOST_BYTES) or b""
        found = map(_LINE.fullmatch, data.decode("ascii", "replace").splitlines())
        return {one[1]: Seen(min(int(one[2]), MAX_LINES), one[3]) for one in found if one}
    return {}


def rolled_back(tournaments: _Journals) -> Mapping[str, int]:
    """Return the tournaments that this computer has seen otherwise: id -> how many lines it has seen."""
    seen = load_seen()
    before = {name: seen.get(digest_of(lines[0])) for name, lines in _journals(tournaments)}
    return {name: one.lines for name, one in before.items() if one and not one.fits(tournaments[name])}


def note_seen(tournaments: _Journals) -> None:
    """Note how far tournaments are now; one that does not go on from what was seen stays as it was seen.

    What can't be written is not noted.
    """
    before = load_seen()
    after = dict(before)
    for _, lines in _journals(tournaments):
        first = digest_of(lines[0])
        known = before.get(first)
        if known is None or (known.fits(lines) and known.lines < len(lines)):
            after.pop(first, None)  # the latest stand at the end
            after[first] = Seen(len(lines), digest_of(lines[-1]))
    if after != before:
        text = "".join(f"{first} {one.lines} {one.last}\n" for first, one in [*after.items()][-_MOST:])
        with suppress(OSError):
            files.write_own(seen_path(), text, broken=False)


def _journals(tournaments: _Journals) -> Iterable[tuple[str, tuple[str, ...]]]:
    """Yield tournaments; leagues can be made anew by anybody."""
    return ((name, lines) for name, lines in tournaments.items() if not name.startswith(LEAGUE))
