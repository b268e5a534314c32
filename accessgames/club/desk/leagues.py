"""Leagues of an open club: how one is made is remembered, and read as the club names its tournaments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from accessgames.club.audit import read_league
from accessgames.club.rules.bounds import check_league
from accessgames.club.store.archive import LEAGUE, slug
from accessgames.club.union import leagues
from accessgames.engine import GameError, IllegalAction

if TYPE_CHECKING:
    from accessgames.club.desk.open_club import OpenClub
    from accessgames.club.model.proposal import League


def keep_league(club: OpenClub, made: League) -> None:
    """Remember how a league is made.

    Raises:
        GameError: It says something impossible.
        StorageError: It could not be written.
    """
    assert club.file is not None  # noqa: S101 - its tournaments are there
    refused = check_league(made)
    if refused is not None:
        raise IllegalAction(refused)
    name = f"{LEAGUE}{slug(made.name)}"
    before = _lines(club, name)
    whole = leagues.renamed(made, _creations(club))
    club.file.append(name, [leagues.next_league_line(before, whole, club.now(), club.scribe.salt)])


def find_league(club: OpenClub, name: str) -> League:
    """Return a league that was remembered, by its id: the last line of it holds.

    Raises:
        KeyError: There is none.
        GameError: `club-error-league-line` when that line can't be used.
    """
    lines = _lines(club, f"{LEAGUE}{name}", needed=True)
    inside = {creation: own for own, creation in _creations(club).items()}
    return leagues.renamed(read_league(name, lines[-1], len(lines)), inside)


def _creations(club: OpenClub) -> Mapping[str, str]:
    """Return the tournaments of entries: id here -> id of the creation, the same in every copy."""
    return {name: one.known.entries[0].id for name, one in club.tournaments.items() if one.known is not None}


def _lines(club: OpenClub, name: str, *, needed: bool = False) -> tuple[str, ...]:
    kept = club.archive.tournaments
    lines = kept[name] if needed else kept.get(name, ())
    try:
        return leagues.put_lines_in_order(lines)
    except GameError as cause:
        line, bare = cause.args_["line"], name.removeprefix(LEAGUE)
        raise GameError("club-error-league-line", league=bare, line=line, cause=cause) from None
