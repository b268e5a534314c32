"""The club as a whole: written to one text file, taken in from one, and verified."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from accessgames.club.audit import audit
from accessgames.club.desk.deeds.leading import find_tournament
from accessgames.club.desk.files import write_file
from accessgames.club.store import Archive, club_path, create_club, open_club, read_archive, write_archive
from accessgames.engine import GameError
from accessgames.language import say

if TYPE_CHECKING:
    from accessgames.club.desk.clerk import Clerk, Deed
    from accessgames.club.desk.request import Request
    from accessgames.language import Message

_DIGEST: Final = re.compile(r'(?<=")[0-9a-f]{64}(?=")')

_Append: TypeAlias = Callable[[str, Sequence[str], Sequence[tuple[str, str]]], None]


def take_in(clerk: Clerk, text: str, request: Request) -> tuple[Message, ...]:
    """Take an exported club in: as a new one, or its tournaments into the one of its name.

    Everything is verified before anything is written, and nothing is ever written over.

    Raises:
        GameError: The file was changed, breaks the rules, or has a tournament that differs from ours.
    """
    archive = read_archive(text)
    audit(archive, clerk.open_room)
    name = request.value("club") or archive.name
    path = club_path(name)
    office = clerk.office
    if office.file is not None and office.file.path == path:
        told = _merge(office.archive, archive, office.file.append)
        office.refresh()
        return told
    if path.exists():
        with open_club(path) as other:
            return _merge(other.archive, archive, other.append)
    create_club(path, Archive(name, archive.tournaments, archive.records)).close()
    return (say("club-did-import-club", name=name, count=len(archive.tournaments)),)


def _merge(own: Archive, archive: Archive, append: _Append) -> tuple[Message, ...]:
    """Add what is new to a club; what is there already in the same words is passed over.

    Raises:
        GameError: `club-error-import-differs` with the first tournament that is not the same here.
    """
    known = own.tournaments
    for name, lines in archive.tournaments.items():
        if name in known and known[name] != lines:
            raise GameError("club-error-import-differs", tournament=name, club=own.name)
    fresh = [name for name in archive.tournaments if name not in known]
    for name in fresh:
        lines = archive.tournaments[name]
        append(name, lines, spoken_of(lines, archive.records))
    return (say("club-did-import-tournaments", count=len(fresh), club=own.name),)


def spoken_of(lines: Sequence[str], records: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Return the journals of matches that lines speak of."""
    spoken = {digest for line in lines for digest in _DIGEST.findall(line)}
    return tuple(pair for pair in records.items() if pair[0] in spoken)


def export(clerk: Clerk, request: Request) -> tuple[Message, ...]:
    """Write the club, or one of its tournaments, to a new text file.

    Raises:
        GameError: `club-error-export-where` without a name; there is a file of this name, or no such
            tournament.
    """
    office = clerk.office
    name = request.value("file") or (request.items[0] if request.items else "")
    if not name:
        raise GameError("club-error-export-where")
    archive = office.archive
    wanted = request.value("tournament")
    if wanted is not None:
        chosen = find_tournament(clerk, wanted)
        lines = archive.tournaments[chosen]
        archive = Archive(archive.name, {chosen: lines}, dict(spoken_of(lines, archive.records)))
        left: tuple[str, ...] = ()
    else:
        archive, left = _usable(archive, office.broken)
    if not archive.tournaments:
        raise next(iter(office.broken.values()), GameError("club-error-no-tournament"))
    write_file(name, write_archive(archive).encode())
    told = say("club-did-export", file=name, count=len(archive.tournaments))
    return (told, *(say("club-did-export-without", tournament=one) for one in left))


def _usable(archive: Archive, broken: Mapping[str, GameError]) -> tuple[Archive, tuple[str, ...]]:
    """Return what can be taken in elsewhere, and the ids of the tournaments that can't."""
    kept = {name: lines for name, lines in archive.tournaments.items() if name not in broken}
    return Archive(archive.name, kept, archive.records), tuple(broken)


def verify(clerk: Clerk, _request: Request) -> tuple[Message, ...]:
    """Work everything out anew and say that it agrees.

    Raises:
        GameError: `club-error-journal` with the first wrong line.
    """
    found = audit(clerk.office.archive, clerk.open_room)
    if not found:
        raise GameError("club-error-no-tournament")
    return tuple(
        say(
            "club-did-verify",
            name=one.course.tournament.proposal.name,
            lines=one.lines,
            matches=one.matches,
            draws=one.draws,
        )
        for one in found
    )


DEEDS: Final[Mapping[str, Deed]] = MappingProxyType({"export": export, "verify": verify})
"""Deeds by id."""
