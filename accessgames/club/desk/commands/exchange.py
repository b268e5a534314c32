"""Exchange by a folder, such as a stick: the own copy is written there, all others are taken in."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessgames.club import examination
from accessgames.club.desk.commands.archives import read_import
from accessgames.club.desk.commands.uniting import unite_archive
from accessgames.club.store import archive as clubs
from accessgames.club.store.uniting import put_in_order
from accessgames.dataclasses import replace
from accessgames.engine import GameError
from accessgames.language import Message, Nested, say
from accessgames.shell.errors import tell_error
from accessgames.storage import files

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import ClubContext, Request

MOST_FILES: Final = 64
"""So many copies of clubs are looked at in one folder."""

_COPY: Final = "copy.txt"
_DIGITS: Final = 8
_SUFFIX: Final = ".txt"


def own_copy() -> str:
    """Return what the files of this computer are told apart by; it is drawn once and kept beside the clubs.

    Raises:
        StorageError: It can't be read or kept.
    """
    path = clubs.clubs_folder() / _COPY
    text = (files.read_own(path, 1024) or b"").decode("ascii", "replace").strip()
    if len(text) == _DIGITS and text.isalnum():
        return text
    drawn = secrets.token_hex(_DIGITS // 2)
    with files.as_storage_error(path):
        files.write_own(path, f"{drawn}\n", broken=False)
    return drawn


def unite_folder(context: ClubContext, request: Request) -> tuple[Message, ...]:
    """Take in all copies of the club that lie in a folder, and write the own one there, in one step.

    A file that is damaged or of somebody else's making changes nothing, and is told.

    Raises:
        GameError: `club-error-unite-where` without a folder; there is no club, or nothing can be written.
    """
    if not request.text:
        raise GameError("club-error-unite-where")
    club = context.club
    if club.file is None:
        raise GameError("club-error-no-tournament")
    folder = Path(request.text).expanduser()
    own = folder / f"{clubs.slug(club.archive.name)}-{own_copy()}{_SUFFIX}"
    told: list[Message] = []
    for path in _copies(folder, own):
        try:
            told += _take_in(context, path)
        except GameError as cause:
            told.append(say("club-unite-skipped", "refusal", file=path.name, cause=Nested(tell_error(cause))))
    kept = {name: lines for name, lines in club.archive.tournaments.items() if name not in club.broken}
    text = clubs.write_archive(put_in_order(replace(club.archive, tournaments=kept)))
    with files.as_storage_error(own):
        files.replace_whole(own, text.encode(), files.OWNER_ONLY)
    return (*told, say("club-did-unite", file=own.name, lines=club.archive.length))


def _copies(folder: Path, own: Path) -> Iterator[Path]:
    """Yield the files of a folder that begin as an exported club does, in the order of their names.

    Raises:
        StorageError: The folder can't be read.
    """
    with files.as_storage_error(folder):
        paths = sorted(path for path in folder.iterdir() if path.suffix == _SUFFIX and path != own)
    found = 0
    for path in paths:
        with suppress(OSError):
            with path.open("rb") as file:
                ours = file.read(len(clubs.HEAD)) == clubs.HEAD.encode()
            if ours and found < MOST_FILES:
                found += 1
                yield path


def _is_known(own: clubs.Archive, other: clubs.Archive) -> bool:
    """Tell whether a copy has nothing that is not here, to the last character."""
    lines = all({*journal} <= {*own.tournaments.get(name, ())} for name, journal in other.tournaments.items())
    texts = zip((*own.texts, own.entries), (*other.texts, other.entries), strict=True)
    return lines and all(known.items() >= found.items() for known, found in texts)


def _take_in(context: ClubContext, path: Path) -> tuple[Message, ...]:
    """Take in a copy of the club that is open; of a copy without anything new, or another club, say nothing.

    Raises:
        GameError: It was changed, or breaks the rules.
    """
    club = context.club
    archive = clubs.read_archive(read_import(path))
    if clubs.slug(archive.name) != clubs.slug(club.archive.name) or _is_known(club.archive, archive):
        return ()
    with context.patience.lines(archive.length) as watch:
        examination.audit_club(archive, context.open_room, watch)
    before = club.archive
    told = unite_archive(context, club, archive)
    return () if club.archive == before else told
