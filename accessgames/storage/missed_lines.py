"""Lines that were not understood: kept on this computer, for their owner alone, where somebody wants that.

One record a line, added at its end in one write, so that nobody waits for it. The file is bounded, and
what is read of it is believed only as far as it would have been written here.
"""

from __future__ import annotations

import os
import re
import stat
import sys
from contextlib import suppress
from dataclasses import astuple
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass, fields
from accessgames.storage import files, json_lines

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from accessgames.engine import GameError

MOST_LINES: Final = 2000
"""Most lines that are kept; the oldest go."""

MOST_BYTES: Final = 500 * 1024
"""Largest file that is kept when a session is over."""

_MOST_READ: Final = 2 * MOST_BYTES
"""Largest file that is read or added to: within a session it may grow beyond what is kept."""

LONGEST_LINE: Final = 200
"""Characters of a typed line; what is longer is cut."""

_LONGEST: Final = 80
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_ID: Final = re.compile(r"[a-z][a-z0-9-]*")
_MATCH: Final = re.compile(r"[\w.-]*", re.ASCII)


@dataclass(frozen=True, slots=True)
class MissedLine:
    """A line that was not understood.

    Attributes:
        day: When, as `2026-11-23`.
        subject: What it was about: the id of a game, `club` or `set-up`.
        language: Tag of the language that was spoken.
        place: What was asked for: `command`, `question`, or which question of the set-up.
        line: What was typed, without names of people.
        answer: Key of the message that refused it.
        match: Name of a match in which it may give something away to others at the keyboard, else empty: it
            is not read before that match is over.
    """

    day: str
    subject: str
    language: str
    place: str
    line: str
    answer: str
    match: str = ""

    @property
    def fits(self) -> bool:
        """Whether every value is as it would have been written here."""
        ids = (self.subject, self.language, self.place, self.answer)
        return (
            all(isinstance(value, str) for value in astuple(self))
            and _DAY.fullmatch(self.day) is not None
            and all(len(one) <= _LONGEST and _ID.fullmatch(one) is not None for one in ids)
            and 0 < len(self.line) <= LONGEST_LINE
            and self.line.isprintable()
            and len(self.match) <= _LONGEST
            and _MATCH.fullmatch(self.match) is not None
        )


_FIELDS: Final = tuple(field.name for field in fields(MissedLine))


@dataclass(frozen=True, slots=True)
class LoadedMissed:
    """What a file of missed lines gave.

    Attributes:
        lines: Those that may be read, the oldest first.
        withheld: How many belong to matches that go on.
        problem: The one thing to be told about the file, or None: `error-missed-line` with `file` and the
            number of the first bad `line`, or a StorageError.
    """

    lines: tuple[MissedLine, ...] = ()
    withheld: int = 0
    problem: GameError | None = None


class MissedFile:
    """Keeps, reads and deletes the lines.

    Attributes:
        path: The file.
        today: Tells the day, as `2026-11-23`.
    """

    def __init__(self, path: Path, matches: Path, today: Callable[[], str]) -> None:
        """Remember the file, and the folder of the matches that go on."""
        self.path = path
        self.today = today
        self._matches = matches
        self._failed = False
        self._grew = False

    def add(self, missed: MissedLine, match: Path | None = None) -> files.StorageError | None:
        """Add a line at the end; nothing waits for the disk.

        Args:
            missed: The line; one that would not be believed afterwards is left out.
            match: The journal of the match during which it must not be read; of a journal that lies elsewhere
                nobody could tell later whether it is over, so nothing is kept.

        Returns:
            What went wrong, for the first time only; the line is lost then.
        """
        if not missed.fits or (match is not None and match.absolute().parent != self._matches.absolute()):
            return None
        try:
            with files.as_storage_error(self.path):
                self._append(f"{write_missed(missed)}\n".encode())
        except files.StorageError as error:
            first, self._failed = not self._failed, True
            return error if first else None
        return None

    def _append(self, data: bytes) -> None:
        descriptor = self._open()
        try:
            size = os.fstat(descriptor).st_size
            if size + len(data) > _MOST_READ:
                return
            # A program that was killed, or a full disk, may have left half a line.
            if size and not _ends_line(descriptor, size):
                data = b"\n" + data
            files.write_all(descriptor, data)
            self._grew = True
        finally:
            os.close(descriptor)

    def _open(self) -> int:
        """Open the file for adding; whoever else could read it can't any more."""
        flags = os.O_RDWR | os.O_APPEND
        self.path.parent.mkdir(parents=True, exist_ok=True)
        made = files.create_file(self.path, flags, files.OWNER_ONLY)
        if made is not None:
            return made
        descriptor = files.open_plain(self.path, flags)
        if sys.platform != "win32" and stat.S_IMODE(os.fstat(descriptor).st_mode) != files.OWNER_ONLY:
            # Where there are no permissions, as on a memory card, there is nothing to narrow.
            with suppress(OSError):
                os.fchmod(descriptor, files.OWNER_ONLY)
        return descriptor

    def load(self, over: str = "") -> LoadedMissed:
        """Read the file; what is wrong with it is told, never raised, and the good lines count.

        Args:
            over: Name of the match of this session, if it has just ended: its lines may be read.
        """
        try:
            good, bad = _read_lines(files.read_own(self.path, _MOST_READ) or b"")
            running = self._running() - {over}
        except files.StorageError as error:
            return LoadedMissed(problem=error)
        told = tuple(line for line in good if not line.match or line.match not in running)
        problem = None
        if bad is not None:
            problem = files.StorageError("error-missed-line", file=files.shown(self.path), line=bad)
        return LoadedMissed(told, len(good) - len(told), problem)

    def _running(self) -> set[str]:
        """Return the names of the matches that go on."""
        with files.as_storage_error(self._matches):
            try:
                entries = list(os.scandir(self._matches))
            except FileNotFoundError:
                return set()
        suffix = files.JOURNAL_SUFFIX
        return {entry.name.removesuffix(suffix) for entry in entries if entry.name.endswith(suffix)}

    def clear(self) -> None:
        """Delete all lines, those of matches that go on as well.

        Raises:
            StorageError: The file can't be deleted; it is as it was.
        """
        with files.as_storage_error(self.path):
            self.path.unlink(missing_ok=True)

    def close(self) -> None:
        """Let the oldest lines go where there are too many; what can't be done now is done another time."""
        if not self._grew:
            return
        self._grew = False
        with suppress(OSError, files.StorageError):
            data = files.read_own(self.path, _MOST_READ) or b""
            if len(data) > MOST_BYTES or data.count(b"\n") > MOST_LINES:
                files.replace_whole(self.path, _newest(data), files.OWNER_ONLY)


def _read_lines(data: bytes) -> tuple[list[MissedLine], int | None]:
    """Return the newest lines, the oldest of them first, and the number of the first bad one."""
    good, bad = [], None
    for number, line in enumerate(data.decode(errors="replace").split("\n"), 1):
        missed = read_missed(line)
        if missed is not None:
            good.append(missed)
        elif line:
            bad = bad or number
    return good[-MOST_LINES:], bad


def _newest(data: bytes) -> bytes:
    """Return as many of the newest good lines as are kept, as they are written."""
    written = [f"{write_missed(missed)}\n".encode() for missed in _read_lines(data)[0]]
    room, first = MOST_BYTES, len(written)
    while first and len(written[first - 1]) <= room:
        first -= 1
        room -= len(written[first])
    return b"".join(written[first:])


def _ends_line(descriptor: int, size: int) -> bool:
    os.lseek(descriptor, size - 1, os.SEEK_SET)
    return os.read(descriptor, 1) == b"\n"


def write_missed(missed: MissedLine) -> str:
    """Write a missed line as one line."""
    return json_lines.write_line(missed, _FIELDS)


def read_missed(line: str) -> MissedLine | None:
    """Read a line; it is good if writing what was read gives the same characters."""
    data = json_lines.read_line(line, _FIELDS)
    if data is None:
        return None
    missed = MissedLine(**data)
    return missed if missed.fits and write_missed(missed) == line else None


@dataclass(frozen=True, slots=True)
class Counted:
    """Equal missed lines.

    Attributes:
        last: The newest of them.
        count: How many there are.
    """

    last: MissedLine
    count: int


def counted(lines: Iterable[MissedLine], same: Callable[[str], str]) -> tuple[Counted, ...]:
    """Put equal lines of one subject and language together, the newest first.

    Args:
        lines: The lines, the oldest first.
        same: Makes equal what counts as the same line.
    """
    found: dict[tuple[str, str, str], Counted] = {}
    for missed in lines:
        key = (missed.subject, missed.language, same(missed.line))
        before = found.pop(key, None)
        found[key] = Counted(missed, 1 if before is None else before.count + 1)
    return tuple(reversed(found.values()))
