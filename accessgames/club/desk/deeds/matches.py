"""Matches played here or elsewhere: their journals become results of tables."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.club.audit import check_match, check_options, find_table, result_from
from accessgames.club.desk.deeds.archives import take_in
from accessgames.club.desk.deeds.results import report
from accessgames.club.events import Reported
from accessgames.club.store.archive import HEAD
from accessgames.engine import GameError
from accessgames.storage.errors import StorageError, shown, told_as_storage_error
from accessgames.storage.files import read_plain
from accessgames.storage.journal_file import MAX_BYTES

if TYPE_CHECKING:
    from accessgames.club.desk.clerk import Clerk, Deed
    from accessgames.club.desk.request import Request
    from accessgames.language import Message

MAX_ARCHIVE: Final = 64 * 1024 * 1024
"""Largest exported club accepted, in bytes."""


def bring(clerk: Clerk, request: Request) -> tuple[Message, ...]:
    """Bring in files: journals of matches become results, an exported club becomes part of this one.

    Raises:
        GameError: A file can't be used; those before it have been brought in.
    """
    if not request.items:
        raise GameError("club-error-import-what")
    told: list[Message] = []
    for name in request.items:
        text = read_file(Path(name).expanduser())
        told += take_in(clerk, text, request) if text.startswith(HEAD) else match(clerk, text)
    return tuple(told)


def read_file(path: Path) -> str:
    """Read the text of an exported club, or the shorter one of a match, as it is.

    Raises:
        StorageError: It can't be read, or is too large for what it is.
        GameError: `club-error-archive-foreign` when it is no text.
    """
    with told_as_storage_error(path):
        data = read_plain(path, MAX_ARCHIVE)
    if len(data) > MAX_BYTES and not data.startswith(HEAD.encode()):
        raise StorageError("error-storage-large", file=shown(path), most=MAX_BYTES // 1024)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise GameError("club-error-archive-foreign") from None


def match(clerk: Clerk, text: str) -> tuple[Message, ...]:
    """Turn the journal of a match into the result of its table.

    Raises:
        GameError: It breaks the rules, is not finished, or fits no table.
    """
    tournament = clerk.office.tournament
    played = check_match(text, clerk.open_room)
    round_, table = find_table(tournament, played)
    room = clerk.open_room(played.header.game, dict(played.header.options))
    check_options(tournament.proposal.games[round_.game], played, room)
    found = result_from(tournament, round_, table, played)
    return report(clerk, Reported(round_.number, table.number, found), ((played.digest, text),))


DEEDS: Final[Mapping[str, Deed]] = MappingProxyType({"import": bring})
"""Deeds by id."""
