"""Where clubs lie, and a club as one text file for a memory stick: read whole and unchanged or not at all."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.club.notation import HEX_DIGEST, MAX_PERSON, digest_of
from accessgames.club.register import entries as register
from accessgames.dataclasses import dataclass, field
from accessgames.engine import GameError
from accessgames.engine.errors import printable
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


_DIGEST_IN_LINE: Final = re.compile(r'(?<=")[0-9a-f]{64}(?=")')


def digests_in(lines: Iterable[str]) -> Iterator[str]:
    """Yield all digests that stand in lines of JSON."""
    for line in lines:
        yield from _DIGEST_IN_LINE.findall(line)


HEAD: Final = "accessgames club "
"""Begins the first line of each file, before the version."""

_PLAIN: Final = "1"
_BESIDE: Final = "2"  # with texts about people, and signatures
_REGISTER: Final = "3"  # with the entries of the register
_VERSIONS: Final = (_PLAIN, _BESIDE, _REGISTER)

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

MAX_PEOPLE: Final = 100_000
"""Most texts about people in one club."""

MAX_ENTRIES: Final = 100_000
"""Most entries of the register of one club."""

LEAGUE: Final = "@"
"""Begins the ids of leagues."""

_FIGURES: Final = 6
_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


def free_id(name: str, taken: Container[str]) -> str:
    """Return an id for a new tournament of some name, none of those that are taken."""
    wanted = slug(name) or "turnaj"
    names = (f"{wanted[:36].rstrip('-')}-{number}" for number in range(2, MAX_TOURNAMENTS + 2))
    return next(one for one in (wanted, *names) if one not in taken)


@dataclass(frozen=True, slots=True)
class Archive:
    """Everything that a club has.

    Attributes:
        name: Name of the club as people say it.
        tournaments: Id -> lines of its journal, each without its newline, in the order of making. An id that
            begins with `LEAGUE` is that of a league, and each line a whole one, the last of which holds.
        records: Digest -> journal of a match, with its newlines.
        people: Digest -> what lies beside the journals and the register about somebody
            (`notation.PersonEntry`, `register.entries.PersonalText`).
        seals: Digest of a journal of a match -> its signature (`storage.signing.Seal` as text).
        entries: Id -> entry of the register (`register.entries.Entry` as text).
    """

    name: str
    tournaments: Mapping[str, tuple[str, ...]]
    records: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    people: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    seals: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    entries: Mapping[str, str] = field(default_factory=lambda: _NOTHING)

    @property
    def length(self) -> int:
        """How many lines the journals of everything have."""
        return sum(map(len, self.tournaments.values()))

    @property
    def texts(self) -> tuple[Mapping[str, str], ...]:
        """Everything that is kept under a digest."""
        return self.records, self.people, self.seals


@dataclass(frozen=True, slots=True)
class Beside:
    """What changes in a club beside the lines of its journals, in the same moment.

    Attributes:
        people: Digest -> text about a person; the text of somebody forgotten takes the place of the name.
        seals: Digest of a journal of a match -> its signature.
        dropped: Digests of journals of matches that go, as they have a name that is forgotten.
        entries: Id -> entry of the register; one that is there already stays as it is.
        erased: Digests of texts about people that go, with nothing in their place.
    """

    people: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    seals: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    dropped: frozenset[str] = frozenset()
    entries: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    erased: frozenset[str] = frozenset()


def unfit(archive: Archive) -> str | None:
    """Return the first thing that no club may have, as a short text to be told; None when all is fit."""
    return next(_unfit(archive), None)


def _unfit(archive: Archive) -> Iterator[str]:
    if not (0 < len(archive.name) <= MAX_SLUG and archive.name.isprintable() and slug(archive.name)):
        yield archive.name[:MAX_SLUG]
    bounds = (
        (archive.tournaments, MAX_TOURNAMENTS),
        (archive.records, MAX_RECORDS),
        (archive.people, MAX_PEOPLE),
        (archive.seals, MAX_PEOPLE),
        (archive.entries, MAX_ENTRIES),
    )
    if any(len(found) > most for found, most in bounds):
        yield archive.name
    for name, lines in archive.tournaments.items():
        bare = name.removeprefix(LEAGUE)
        fit = all(0 < len(line) <= MAX_LINE and line.isprintable() for line in lines)
        if not bare or bare != slug(bare) or not 0 < len(lines) <= MAX_LINES or not fit:
            yield name[:MAX_SLUG]
    # Whether a text about somebody is the right one only an audit asks, which tells who it was about.
    for digest, text in (*archive.people.items(), *archive.seals.items()):
        if not (HEX_DIGEST.fullmatch(digest) and 0 < len(text) <= MAX_PERSON and text.isprintable()):
            yield printable(digest[:16])
    yield from (
        printable(number[:16]) for number, text in archive.entries.items() if not is_entry(number, text)
    )
    yield from (digest[:16] for digest, text in archive.records.items() if not _kept(digest, text))


def is_entry(number: str, text: str) -> bool:
    """Tell whether a text is the entry of a register that has an id."""
    try:
        return register.read_entry(text).id == number
    except ValueError:
        return False


def _kept(digest: str, text: str) -> bool:
    try:
        size = len(text.encode())
    except UnicodeEncodeError:  # bytes of a damaged file that were no text
        return False
    return size <= MAX_RECORD and text.endswith("\n") and digest == digest_of(text)


def write_archive(archive: Archive) -> str:
    """Write a club as the text of one file, in the words of earlier programs where it has nothing newer."""
    version = _REGISTER if archive.entries else _BESIDE if archive.people or archive.seals else _PLAIN
    lines = [f"{HEAD}{version}", f"name {archive.name}"]
    for name, journal in archive.tournaments.items():
        lines += (f"tournament {name} {len(journal)}", *journal)
    for digest in sorted(archive.records):
        journal = tuple(archive.records[digest].split("\n")[:-1])
        lines += (f"match {digest} {len(journal)}", *journal)
    beside = (("person", archive.people), ("signature", archive.seals), ("entry", archive.entries))
    for kind, texts in beside:
        for digest in sorted(texts):
            lines += (f"{kind} {digest} 1", texts[digest])
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
    if lines[0] in {f"{HEAD}{version}\r" for version in _VERSIONS}:
        raise GameError("error-journal-crlf")
    if lines[0] not in {f"{HEAD}{version}" for version in _VERSIONS}:
        raise GameError("club-error-archive-foreign")
    key, _, name = lines[1].partition(" ") if len(lines) > 1 else ("", "", "")
    if key != "name":
        raise GameError("club-error-archive-line", line=min(2, len(lines)))
    blocks = _read_blocks(lines)
    archive = Archive(
        name,
        blocks["tournament"],
        {digest: "".join(f"{line}\n" for line in block) for digest, block in blocks["match"].items()},
        *(
            {digest: block[0] for digest, block in blocks[kind].items()}
            for kind in ("person", "signature", "entry")
        ),
    )
    if unfit(archive) is not None or write_archive(archive) != text:
        raise GameError("club-error-archive-changed")
    return archive


def _read_blocks(lines: list[str]) -> Mapping[str, Mapping[str, tuple[str, ...]]]:
    """Return what stands under each heading: kind -> name -> lines.

    Raises:
        GameError: `club-error-archive-line`.
    """
    found: dict[str, dict[str, tuple[str, ...]]] = {
        "tournament": {}, "match": {}, "person": {}, "signature": {}, "entry": {},
    }  # fmt: skip
    place = 2
    while place < len(lines) and not lines[place].startswith("end "):
        kind, _, rest = lines[place].partition(" ")
        name, _, figures = rest.partition(" ")
        head = figures.isascii() and figures.isdigit() and len(figures) <= _FIGURES
        count = int(figures) if head else 0
        block = tuple(lines[place + 1 : place + 1 + count])
        if kind not in found or not count or len(block) < count or name in found[kind]:
            raise GameError("club-error-archive-line", line=place + 1)
        found[kind][name] = block
        place += 1 + count
    return found
