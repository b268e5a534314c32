"""A name that goes from everything else at this computer: other clubs, statistics, journals of matches."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING

from accessgames.club.desk import club_register, open_club
from accessgames.club.rules import bounds
from accessgames.club.store import archive
from accessgames.dataclasses import replace
from accessgames.engine import GameError
from accessgames.language import Nested, Person, say
from accessgames.personal import database, forgetting
from accessgames.shell.errors import tell_error
from accessgames.storage import files, journal_files, signing

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator
    from pathlib import Path

    from accessgames.club.register.reduction import Person as Member
    from accessgames.language import Message


def forget_in_clubs(
    context: open_club.ClubContext,
    names: Collection[str],
    forget: Callable[[open_club.ClubContext, Member], Message],
) -> Iterator[Message]:
    """Forget everybody of some names in the other clubs of this computer; tell it of each.

    A club that can't be used, or in which the name can't be forgotten, stays as it was, which is told.

    Args:
        context: The club that is open; it is passed over.
        names: As they are told.
        forget: Forgets somebody in a club and tells it.
    """
    for path in _other_clubs(context):
        try:
            club = open_club.open_club_by_name(path.stem, context.club.now, context.club.seed)
        except GameError as cause:
            yield say("club-everywhere-refused", "refusal", file=path.name, cause=Nested(tell_error(cause)))
            continue
        try:
            there = replace(context, club=club)
            for person in _called(club, names):
                yield say("club-everywhere-club", club=club.archive.name, told=Nested(forget(there, person)))
        except GameError as cause:
            yield say("club-everywhere-refused", "refusal", file=path.name, cause=Nested(tell_error(cause)))
        finally:
            club.close()


def is_elsewhere(context: open_club.ClubContext, name: str) -> bool:
    """Tell whether somebody of a name is known outside the club that is open.

    Raises:
        StorageError: The folder of clubs, or the personal file, can't be read.
    """
    for path in _other_clubs(context):
        try:
            club = open_club.open_club_by_name(path.stem, context.club.now, context.club.seed, write=False)
        except GameError:
            continue
        try:
            if _called(club, (name,)):
                return True
        finally:
            club.close()
    own = _personal()
    return own is not None and name.casefold() in forgetting.counted_names(own)


def _other_clubs(context: open_club.ClubContext) -> Iterator[Path]:
    """Yield the files of the clubs of this computer but the one that is open."""
    own = context.club.file
    return (path for path in archive.club_paths() if own is None or path != own.path)


def _called(club: open_club.OpenClub, names: Collection[str]) -> list[Member]:
    """Return the people of a club who have one of some names."""
    wanted = frozenset(map(bounds.folded, names))
    known = club_register.club_register(club).people.values()
    return [one for one in known if bounds.folded(one.name) in wanted]


def forget_at_home(context: open_club.ClubContext, names: Collection[str]) -> Iterator[Message]:
    """Forget some names in statistics and records, and delete journals of matches that are over.

    Results stay with a label in the place of the name.

    Raises:
        StorageError: Something can't be written; what came before is done.
    """
    people = frozenset(name.casefold() for name in names)
    deleted = drop_journals(people)
    own = _personal()
    there = frozenset[str]() if own is None else forgetting.counted_names(own)
    label = next(
        text
        for text in (context.language.text("club-forgotten-name", number=one) for one in count(1))
        if text.casefold() not in there
    )
    if own is not None and people & there:
        gone = forgetting.forget_people(own, people, label)
        yield say("club-everywhere-home", new=Person(label), matches=gone.matches, records=gone.records)
    if deleted:
        yield say("club-everywhere-journals", count=deleted)


def _personal() -> database.PersonalFile | None:
    """Return the personal file where there is one."""
    path = database.personal_path()
    return database.PersonalFile(path) if path.exists() else None


def drop_journals(people: Collection[str]) -> int:
    """Delete the journals of matches that are over in which somebody sat; return how many there were.

    Args:
        people: Names as they are compared.

    Raises:
        StorageError: One can't be deleted.
    """
    dropped = 0
    for name in (files.FINISHED_FOLDER, files.ABANDONED_FOLDER):
        for path in sorted((files.matches_folder() / name).glob(f"*{files.JOURNAL_SUFFIX}")):
            if _sat(path, people):
                with files.as_storage_error(path):
                    signing.seal_path(path).unlink(missing_ok=True)
                    path.unlink()
                dropped += 1
    return dropped


def _sat(path: Path, people: Collection[str]) -> bool:
    """Tell whether one of some people sat in a match; what can't be read names nobody here."""
    try:
        header = journal_files.load_journal(path).header
    except GameError:
        return False
    return any(seat.name.casefold() in people for seat in header.seats)
