"""Places that qualify for something further; who gives one up is replaced by the next one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessgames.club.model import NOBODY
from accessgames.club.scoring.standings import standings

if TYPE_CHECKING:
    from accessgames.club.model import Tournament
    from accessgames.club.scoring.standings import Row


@dataclass(frozen=True, slots=True)
class Place:
    """Somebody who qualified here.

    Attributes:
        player: Number.
        place: Place in the standings these places are given by.
        instead: Number of the one whose place it was, or `NOBODY`.
    """

    player: int
    place: int
    instead: int = NOBODY


@dataclass(frozen=True, slots=True)
class Qualification:
    """Who goes further.

    Attributes:
        category: Category these places are for, None for all.
        direct: Numbers of those who are qualified directly and take no place.
        through: Those who qualified here, the best first.
        waiting: Numbers of those who share a place at the border and have not been parted; empty when it is
            clear who goes further.
    """

    category: str | None
    direct: tuple[int, ...]
    through: tuple[Place, ...]
    waiting: tuple[int, ...]


def qualification(tournament: Tournament) -> tuple[Qualification, ...]:
    """Return who goes further, jointly or for each category by the proposal; empty without such places."""
    proposal = tournament.proposal
    if not proposal.qualifies:
        return ()
    categories: tuple[str | None, ...] = proposal.categories if proposal.by_category else (None,)
    return tuple(_of(tournament, category) for category in categories)


def _of(tournament: Tournament, category: str | None) -> Qualification:
    rows = standings(tournament, category).rows
    direct = [row.player for row in rows if tournament.player(row.player).qualifier]
    own = [row for row in rows if row.player not in direct]
    gone = [number for number in direct if number in tournament.declined]
    places = tournament.proposal.qualifies + len(gone)
    willing = [row for row in own if row.player not in tournament.declined]
    through, waiting = _cut(willing, places)
    given_up = [row.player for row in own[:places] if row.player in tournament.declined]
    replaced = [*given_up, *gone]
    regular = tournament.proposal.qualifies
    first = {row.player for row in own[:regular]}
    newcomers = iter(replaced)
    found = tuple(
        Place(row.player, row.place, NOBODY if row.player in first else next(newcomers, NOBODY))
        for row in through
    )
    return Qualification(category, tuple(number for number in direct if number not in gone), found, waiting)


def _cut(rows: list[Row], places: int) -> tuple[list[Row], tuple[int, ...]]:
    """Return the first so many, but nobody of those who share the place that the border goes through."""
    if len(rows) <= places:
        return rows, ()
    last = rows[places - 1].place
    if rows[places].place != last:
        return rows[:places], ()
    sure = [row for row in rows[:places] if row.place < last]
    return sure, tuple(row.player for row in rows if row.place == last)
