"""The club as a whole: written to a text file, taken in from one, verified; matches played elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from accessgames.club import audit, examination
from accessgames.club.desk import new_files, open_club, typed
from accessgames.club.desk.commands import documents, keeping, proofs, rounds, tournaments, uniting
from accessgames.club.events import Reported
from accessgames.club.exchange import document
from accessgames.club.store import archive as clubs
from accessgames.club.store import seen
from accessgames.club.store.database import create_club_file, open_club_file
from accessgames.club.store.uniting import put_in_order
from accessgames.engine import GameError
from accessgames.language import Message, say
from accessgames.shell.errors import tell_error
from accessgames.storage import signing
from accessgames.storage.files import OWNER_ONLY, StorageError, as_storage_error, read_plain, shown
from accessgames.storage.journal_files import MAX_JOURNAL_BYTES

MOST_MISTAKES: Final = 10
"""So many wrong lines of one tournament are told; more of them are counted."""


def import_archive(
    context: open_club.ClubContext, text: str, request: open_club.Request
) -> tuple[Message, ...]:
    """Take an exported club in: as a new one, or its tournaments into the one of its name.

    Everything is verified before anything is written, and nothing is ever written over.

    Raises:
        GameError: The file was changed, breaks the rules, or has a tournament that differs from ours.
    """
    archive = clubs.read_archive(text)
    with context.patience.lines(archive.length) as watch:
        examination.audit_club(archive, context.open_room, watch)
    name = request.value("club") or archive.name
    path = clubs.club_path(name)
    club = context.club
    if club.file is not None and club.file.path == path:
        told = uniting.unite_archive(context, club, archive)
        keeping.forget_again(context)
        return told
    if path.exists():
        other = open_club.OpenClub(open_club_file(path), club.now, club.seed)
        try:
            told = uniting.unite_archive(context, other, archive)
            keeping.forget_again(replace(context, club=other))
            return told
        finally:
            other.close()
    create_club_file(path, replace(archive, name=name)).close()
    return (say("club-did-import-club", name=name, count=_count(archive.tournaments)),)


def _count(names: Iterable[str]) -> int:
    """Count tournaments; leagues are kept beside them and are none."""
    return sum(not name.startswith(clubs.LEAGUE) for name in names)


def mentioned(lines: Sequence[str], texts: Mapping[str, str]) -> Mapping[str, str]:
    """Return the texts whose digests stand in lines."""
    spoken = {*clubs.digests_in(lines)}
    return {digest: text for digest, text in texts.items() if digest in spoken}


def export(context: open_club.ClubContext, request: open_club.Request) -> tuple[Message, ...]:
    """Write the club, or one of its tournaments, to a new text file; a tournament as JSON for other programs.

    Raises:
        GameError: `club-error-export-where` without a name; there is a file of this name, or no such
            tournament.
    """
    club = context.club
    name = request.value("file") or (request.items[0] if request.items else "")
    if not name:
        raise GameError("club-error-export-where")
    file, public = documents.asked_file(context, (name, *request.items))
    if documents.is_named(file):
        return documents.export_document(context, file, request.value("tournament"), public=public)
    archive = club.archive
    wanted = request.value("tournament")
    if wanted is not None:
        chosen = tournaments.find_tournament(context, wanted)
        lines = archive.tournaments[chosen]
        archive = clubs.Archive(
            archive.name, {chosen: lines}, *(mentioned(lines, one) for one in archive.texts)
        )
        left: tuple[str, ...] = ()
    else:
        left = tuple(club.broken)
        kept = {name: lines for name, lines in archive.tournaments.items() if name not in left}
        archive = replace(archive, tournaments=kept)
    if not archive.tournaments:
        raise next(iter(club.broken.values()), GameError("club-error-no-tournament"))
    # The seed of a tournament stands in its first line, and that tells all its draws.
    new_files.write_file(name, clubs.write_archive(put_in_order(archive)).encode(), OWNER_ONLY)
    told = say("club-did-export", file=name, count=_count(archive.tournaments))
    return (told, *(say("club-did-export-without", tournament=one) for one in left))


def verify(context: open_club.ClubContext, request: open_club.Request) -> tuple[Message, ...]:
    """Work everything out anew; say of each tournament that it agrees and who signed it, or what is wrong.

    With a number only the words of so many lines are told, as they stand on a paper of that time.

    Raises:
        GameError: There is no tournament, or it has fewer lines.
    """
    if request.items:
        lines = context.club.lines
        number = typed.read_number(request.text, 1, len(lines))
        known = context.club.running.known
        states = (lines[:number],) if known is None else known.states_of(number)
        if not states:
            raise GameError("club-error-verify-state", lines=number)
        return tuple(proofs.tell_words(context, state) for state in states)
    archive = context.club.archive
    with context.patience.lines(archive.length) as watch:
        found = examination.examine_club(archive, context.open_room, watch)
    if not found:
        raise GameError("club-error-no-tournament")
    told: list[Message] = []
    before = seen.rolled_back(context.club.archive.tournaments)
    for one in found:
        told += map(tell_error, one.mistakes[:MOST_MISTAKES])
        more = len(one.mistakes) - MOST_MISTAKES
        if more > 0:
            told.append(
                say("club-verify-more", "refusal", name=one.id.removeprefix(clubs.LEAGUE), count=more)
            )
        if one.course is not None and not one.mistakes:
            name = one.course.tournament.proposal.name
            told.append(
                say("club-did-verify", name=name, lines=one.lines, matches=one.matches, draws=one.draws)
            )
        if one.course is not None:
            told += proofs.tell_proven(context, one)
        if one.id in before:
            told.append(
                say("club-verify-older", "refusal", name=one.id, count=one.lines, seen=before[one.id])
            )
    if not signing.can_sign():
        told.append(say("club-verify-unchecked"))
    return tuple(told)


MAX_ARCHIVE: Final = 64 * 1024 * 1024
"""Largest exported club accepted, in bytes."""


def import_file(context: open_club.ClubContext, request: open_club.Request) -> tuple[Message, ...]:
    """Bring in files: matches become results, clubs and tournaments of other programs part of this one.

    Raises:
        GameError: A file can't be used; those before it have been brought in.
    """
    if not request.items:
        raise GameError("club-error-import-what")
    told: list[Message] = []
    for name in request.items:
        path = Path(name).expanduser()
        text = read_import(path, document.MAX_BYTES if documents.is_named(name) else MAX_JOURNAL_BYTES)
        if text.startswith(clubs.HEAD):
            told += import_archive(context, text, request)
        elif documents.is_named(name) or document.is_document(text):
            told += documents.import_document(context, text, request)
        else:
            seal = signing.find_seal(path)
            sealed = proofs.check_seal(context, text, seal)
            told += (*import_match(context, text, seal), sealed)
    return tuple(told)


def read_import(path: Path, most: int = MAX_JOURNAL_BYTES) -> str:
    """Read the text of an exported club, or the shorter one of something else, as it is.

    Args:
        path: The file.
        most: Largest size of what is no exported club, in bytes.

    Raises:
        StorageError: It can't be read, or is too large for what it is.
        GameError: `club-error-archive-foreign` when it is no text.
    """
    with as_storage_error(path):
        data = read_plain(path, MAX_ARCHIVE)
    if len(data) > most and not data.startswith(clubs.HEAD.encode()):
        raise StorageError("error-storage-large", file=shown(path), most=most // 1024)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise GameError("club-error-archive-foreign") from None


def import_match(context: open_club.ClubContext, text: str, seal: signing.Seal | None) -> tuple[Message, ...]:
    """Turn the journal of a match into the result of its table.

    Args:
        context: What commands work with.
        text: The journal.
        seal: Its signature, or None; it was checked.

    Raises:
        GameError: It breaks the rules, is not finished, or fits no table.
    """
    tournament = context.club.tournament
    played = audit.check_match(text, context.open_room)
    round_, table = audit.find_table(tournament, played)
    room = context.open_room(played.header.game, dict(played.header.options))
    audit.check_options(tournament.proposal.games[round_.game], played, room)
    audit.check_occasion(tournament, round_, table, played, context.club.running.made)
    found = audit.match_result(tournament, round_, table, played)
    seals = {} if seal is None else {played.digest: seal.text()}
    event = Reported(round_.number, table.number, found)
    return rounds.record_result(context, event, ((played.digest, text),), clubs.Beside(seals=seals))
