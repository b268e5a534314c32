"""Everything personal in one parcel: what belongs into it, under which names, and packing it.

Settings, lessons, lines that were not understood, the personal file, the key that signs, own material,
clubs, and all matches with the seeds of those that go on. Databases are copied as SQLite sees them at one
moment, and of a journal that is being written every whole line; so nobody has to stop.
"""

from __future__ import annotations

import os
import re
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from accessgames.dataclasses import dataclass
from accessgames.personal import tables
from accessgames.personal.records import PersonalRecords
from accessgames.storage import files, journal_files, missed_lines, parcels, progress, seed_files, signing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from accessgames.engine import Watch
    from accessgames.patience import Patience
    from accessgames.personal.database import PersonalFile
    from accessgames.storage.settings import SettingsFile

HEAD: Final = "accessgames-backup-1"
"""Name of the empty file that comes first: what the parcel is, and of which version."""

PERSONAL: Final = "personal.sqlite"
LESSONS: Final = "lessons.toml"
MISSED: Final = "not-understood.jsonl"
SETTINGS: Final = "settings.toml"
MATCH_FOLDERS: Final = tuple(
    f"{files.MATCHES_FOLDER}/{folder}"
    for folder in ("", f"{files.FINISHED_FOLDER}/", f"{files.ABANDONED_FOLDER}/")
)
"""Where matches lie: those that go on, the finished ones, and those that were given up."""

_NAME: Final = r"(?!(?:con|nul|aux|prn|com\d|lpt\d)\.)[a-z0-9](?:[a-z0-9.-]{0,78}[a-z0-9])?"
_MATCH: Final = rf"{files.MATCHES_FOLDER}/(?:{files.FINISHED_FOLDER}/|{files.ABANDONED_FOLDER}/)?{_NAME}"
_SMALL: Final = 64 * 1024
_KINDS: Final = (
    (re.compile(SETTINGS), _SMALL),
    (re.compile(LESSONS), _SMALL),
    (re.compile(MISSED), 2 * missed_lines.MOST_BYTES),
    (re.compile(PERSONAL), tables.MAX_BYTES),
    (re.compile(signing.KEY_NAME), _SMALL),
    (re.compile(rf"{_MATCH}\{files.JOURNAL_SUFFIX}"), journal_files.MAX_JOURNAL_BYTES),
    (re.compile(rf"{_MATCH}\{seed_files.SEED_SUFFIX}"), _SMALL),
    (re.compile(rf"{_MATCH}\{files.JOURNAL_SUFFIX}\{signing.SEAL_SUFFIX}"), _SMALL),
    (re.compile(rf"{files.MATERIAL_FOLDER}/[a-z][a-z0-9-]{{0,31}}\.toml"), files.MOST_MATERIAL_BYTES),
)
_CLUB: Final = re.compile(r"clubs/[a-z0-9][a-z0-9-]{0,39}\.club")


@dataclass(frozen=True, slots=True)
class Places:
    """Where what is personal lies on this computer.

    Attributes:
        data: The folder of the data.
        settings: The settings.
        own: The personal file.
        copy_club: Returns a copy of the file of a club that was looked through; raises StorageError where it
            is none.
    """

    data: Path
    settings: SettingsFile
    own: PersonalFile
    copy_club: Callable[[Path], bytes]


def most_bytes(name: str) -> int:
    """Return how large a file of this name in a parcel may be; -1 where none of this name belongs there."""
    if _CLUB.fullmatch(name):
        return tables.MAX_BYTES
    return next((most for pattern, most in _KINDS if pattern.fullmatch(name)), -1)


def pack(places: Places, name: str, patience: Patience) -> Path:
    """Write everything personal into a new parcel, which only its owner may read.

    Args:
        places: Where it lies.
        name: Name of the parcel as a player gave it.
        patience: Tells how far it is.

    Returns:
        Its absolute path.

    Raises:
        GameError: Something can't be read, there is more than would be read again, or it was stopped; then
            there is no parcel.
        OSError: There is a file of that name already, or it can't be written.
        ValueError: The name can be no file's name.
    """
    journals = [len([*_entries(places.data, folder, files.JOURNAL_SUFFIX)]) for folder in MATCH_FOLDERS]
    with patience.files(sum(journals)) as watch:
        return parcels.write_parcel(name, HEAD, _contents(places, watch))


def open_parcel(path: Path) -> parcels.Parcel:
    """Read a parcel as `pack` writes them; nothing is unpacked.

    Raises:
        GameError: As `parcels.read_parcel`.
    """
    return parcels.read_parcel(path, HEAD, most_bytes)


def _contents(places: Places, watch: Watch) -> Iterator[tuple[str, bytes]]:
    """Yield everything with its name in the parcel."""
    # What an earlier program kept comes along as part of the personal file.
    PersonalRecords(places.own, progress.RecordsFile(places.data / "records.jsonl")).take_over()
    single = [(places.settings.path, SETTINGS)]
    single += [(places.data / name, name) for name in (LESSONS, MISSED, signing.KEY_NAME)]
    for path, name in single:
        if (data := files.read_own(path, most_bytes(name))) is not None:
            yield name, data
    if places.own.path.exists():
        with places.own.reading() as connection:
            yield PERSONAL, connection.serialize()
    for name, path in _entries(places.data, f"{files.MATERIAL_FOLDER}/", ".toml"):
        if most_bytes(name) >= 0:
            yield name, files.read_own(path, most_bytes(name)) or b""
    done = 0
    for folder in MATCH_FOLDERS:
        for name, data in _matches(places.data, folder):
            done += name.endswith(files.JOURNAL_SUFFIX)
            watch(done)
            yield name, data
    yield from _clubs(places)


def _clubs(places: Places) -> Iterator[tuple[str, bytes]]:
    """Yield all clubs."""
    for name, path in _entries(places.data, "clubs/", ".club"):
        if most_bytes(name) >= 0:
            try:
                yield name, places.copy_club(path)
            except files.StorageError:
                # What is wrong with it is told when somebody opens it, there as here.
                yield name, files.read_own(path, most_bytes(name)) or b""


def _matches(data: Path, folder: str) -> Iterator[tuple[str, bytes]]:
    """Yield the journals of a folder with what lies beside each; a strange name gives way to one of ours."""
    seen = set()
    for name, path in _entries(data, folder, files.JOURNAL_SUFFIX):
        text = files.read_own(path, journal_files.MAX_JOURNAL_BYTES)
        if text is None:  # it has just been put away, and comes along from there
            continue
        whole = text[: text.rfind(b"\n") + 1]
        fits = most_bytes(name) >= 0
        own = name if fits else f"{folder}match-{sha256(whole).hexdigest()[:16]}{files.JOURNAL_SUFFIX}"
        if own in seen:  # the same text under another strange name
            continue
        seen.add(own)
        yield own, whole
        stem = own.removesuffix(files.JOURNAL_SUFFIX)
        for beside, there in (
            (stem + seed_files.SEED_SUFFIX, seed_files.seed_path(path)),
            (own + signing.SEAL_SUFFIX, signing.seal_path(path)),
        ):
            if (found := files.read_own(there, most_bytes(beside))) is not None:
                yield beside, found


def _entries(data: Path, folder: str, suffix: str) -> Iterator[tuple[str, Path]]:
    """Yield the plain files of a folder that end so, each with its name in the parcel, in order."""
    with files.as_storage_error(data / folder):
        try:
            entries = sorted(os.scandir(data / folder), key=lambda entry: entry.name)
        except FileNotFoundError:
            return
        found = [entry.name for entry in entries if entry.name.endswith(suffix) and entry.is_file()]
    for name in found:
        yield f"{folder}{name}", data / folder / name
