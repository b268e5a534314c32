"""Who goes on from the groups to the final."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from accessgames.club.events import Advanced
from accessgames.club.scoring import standings
from accessgames.engine import IllegalAction, refuse

if TYPE_CHECKING:
    from accessgames.club.model import Tournament


def advance(tournament: Tournament) -> Advanced:
    """Return the first ones of each group that are still present, winners of groups first.

    Raises:
        IllegalAction: `club-refused-no-groups`, or `club-refused-lot-first` with the names of those who share
            the place that the border goes through.
    """
    groups = tournament.proposal.groups
    if groups is None or not tournament.groups:
        raise IllegalAction(refuse("club-refused-no-groups"))
    best = [_best(tournament, number + 1, groups.advance) for number in range(len(tournament.groups))]
    rows = zip_longest(*best)
    return Advanced(tuple(player for row in rows for player in row if player is not None))


def _best(tournament: Tournament, group: int, count: int) -> list[int]:
    rows = [row for row in standings(tournament, group=group).rows if tournament.player(row.player).active]
    if len(rows) > count and rows[count - 1].place == rows[count].place:
        shared = [row.player for row in rows if row.place == rows[count].place]
        names = tuple(tournament.player(number).name for number in shared)
        raise IllegalAction(refuse("club-refused-lot-first", names=names))
    return [row.player for row in rows[:count]]
