"""Where clubs lie, and a club as one text file for a memory stick: read whole and unchanged or not at all."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.engine import GameError
from accessgames.language.commandline import normalise_bare
from accessgames.storage.files import as_storage_error, data_folder

if TYPE_CHECKING:
    from pathlib import Path

CLUBS: Final = "clubs"
"""Subfolder of the clubs."""

SUFFIX: Final = ".club"

MAX_SLUG: Final = 40
"""Longest name of a club or id of a tournament, in characters."""

_OTHER: Final = re.compile(r"[^a-z0-9]+")


def slug(name: str) -> str:
    """Make a name that every file system and every keyboard takes; empty where no letter is left.

    >>> slug("Vánoční turnaj 2026")
    'vanocni-turnaj-2026'
    """
    return _OTHER.sub("-", normalise_bare(name)).strip("-")[:MAX_SLUG].strip("-")


def clubs_folder() -> Path:
    """Return the folder of the clubs; it need not exist yet."""
    return data_folder() / CLUBS


def club_path(name: str) -> Path:
    """Return the file of a club; it need not exist. A name without a letter or digit is one of `club`."""
    return clubs_folder() / f"{slug(name) or 'club'}{SUFFIX}"


def club_paths() -> tuple[Path, ...]:
    """List the files of all clubs, the one that was used last first.

    Raises:
        StorageError: The folder is there but can't be read.
    """
    folder = clubs_folder()
    with as_storage_error(folder):
        if not folder.exists():
            return ()
        found = [path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file()]
        return tuple(sorted(found, key=lambda path: (-path.stat().st_mtime_ns, path.name)))


HEAD: Final = "accessgames club 1"
"""First line of each file."""

MAX_TOURNAMENTS: Final = 200
"""Most tournaments of one club."""

MAX_LINES: Final = 20_000
"""Most lines in the journal of one tournament."""

MAX_LINE: Final = 262_144
"""Longest line of one, in characters."""

MAX_RECORDS: Final = 5_000
"""Most journals of matches in one club."""

MAX_RECORD: Final = 4 * 1024 * 1024
"""Longest journal of a match, in bytes."""

LEAGUE: Final = "@"
"""Begins the ids of leagues."""

_FIGURES: Final = 6
_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Archive:
    """Everything that a club has.

    Attributes:
        name: Name of the club as people say it.
        tournaments: Id -> lines of its journal, each without its newline, in the order of making. An id that
            begins with `LEAGUE` is that of a league, and each line a whole one, the last of which holds.
        records: Digest -> journal of a match, with its newlines.
    """

    name: str
    tournaments: Mapping[str, tuple[str, ...]]
    records: Mapping[str, str] = field(default_factory=lambda: _NOTHING)


def digest_of(text: str) -> str:
    """Return the name under which the journal of a match is kept: its SHA-256 in hexadecimal."""
    return sha256(text.encode()).hexdigest()


def unfit(archive: Archive) -> str | None:
    """Return the first thing that no club may have, as a short text to be told; None when all is fit."""
    if not (0 < len(archive.name) <= MAX_SLUG and archive.name.isprintable() and slug(archive.name)):
        return archive.name[:MAX_SLUG]
    if len(archive.tournaments) > MAX_TOURNAMENTS or len(archive.records) > MAX_RECORDS:
        return archive.name
    for name, lines in archive.tournaments.items():
        bare = name.removeprefix(LEAGUE)
        fit = all(0 < len(line) <= MAX_LINE and line.isprintable() for line in lines)
        if not bare or bare != slug(bare) or not 0 < len(lines) <= MAX_LINES or not fit:
            return name[:MAX_SLUG]
    return next((digest[:16] for digest, text in archive.records.items() if not _kept(digest, text)), None)


def _kept(digest: str, text: str) -> bool:
    try:
        size = len(text.encode())
    except UnicodeEncodeError:  # bytes of a damaged file that were no text
        return False
    return size <= MAX_RECORD and text.endswith("\n") and digest == digest_of(text)


def write_archive(archive: Archive) -> str:
    """Write a club as the text of one file."""
    lines = [HEAD, f"name {archive.name}"]
    for name, journal in archive.tournaments.items():
        lines += (f"tournament {name} {len(journal)}", *journal)
    for digest in sorted(archive.records):
        journal = tuple(archive.records[digest].split("\n")[:-1])
        lines += (f"match {digest} {len(journal)}", *journal)
    body = "".join(f"{line}\n" for line in lines)
    return f"{body}end {digest_of(body)}\n"


def read_archive(text: str) -> Archive:
    """Read the text of a file.

    Raises:
        GameError: `club-error-archive-foreign` for any other file, `error-journal-crlf` where the ends of its
            lines were converted, `club-error-archive-line` with the number of the first `line` that does not
            fit, `club-error-archive-changed` when the digest says that something was changed or is missing.
    """
    lines = text.split("\n")
    if lines[0] == f"{HEAD}\r":
        raise GameError("error-journal-crlf")
    if lines[0] != HEAD:
        raise GameError("club-error-archive-foreign")
    key, _, name = lines[1].partition(" ") if len(lines) > 1 else ("", "", "")
    if key != "name":
        raise GameError("club-error-archive-line", line=min(2, len(lines)))
    tournaments: dict[str, tuple[str, ...]] = {}
    records: dict[str, str] = {}
    place = 2
    while place < len(lines) and not lines[place].startswith("end "):
        words = lines[place].split(" ")
        head = len(words) == 3 and words[2].isascii() and words[2].isdigit() and len(words[2]) <= _FIGURES  # noqa: PLR2004 - kind, name, count
        count = int(words[2]) if head else 0
        block = tuple(lines[place + 1 : place + 1 + count])
        known: Mapping[str, object] = tournaments if words[0] == "tournament" else records
        if words[0] not in {"tournament", "match"} or not count or len(block) < count or words[1] in known:
            raise GameError("club-error-archive-line", line=place + 1)
        if words[0] == "tournament":
            tournaments[words[1]] = block
        else:
            records[words[1]] = "".join(f"{line}\n" for line in block)
        place += 1 + count
    archive = Archive(name, tournaments, records)
    if unfit(archive) is not None or write_archive(archive) != text:
        raise GameError("club-error-archive-changed")
    return archive
