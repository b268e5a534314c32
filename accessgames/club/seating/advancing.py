"""Who goes on to a final: the first ones of the groups, the best behind them, or the first of all."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby, zip_longest
from typing import TYPE_CHECKING

from accessgames.club.events import Advanced
from accessgames.club.scoring.ledger import LineKind, Value, accounts, lot_values
from accessgames.club.scoring.standings import make_standings
from accessgames.club.seating import knockout
from accessgames.engine import IllegalAction, refuse

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Tournament
    from accessgames.club.scoring.standings import Standings, StandingsRow


def advance(tournament: Tournament) -> Advanced:
    """Return those who go on and are still present, the best first; of groups their winners first.

    Raises:
        IllegalAction: As `undecided_border`, or `club-refused-lot-first` with the names of those who share
            the place that the border goes through.
    """
    if tournament.proposal.knockout:
        return knockout.survive(tournament)
    undecided = undecided_border(tournament)
    if undecided:
        names = tuple(tournament.player(number).name for number in undecided)
        raise IllegalAction(refuse("club-refused-lot-first", names=names))
    proposal, tables = tournament.proposal, _tables(tournament)
    if proposal.groups is None:
        return Advanced(tuple(row.player for row in tables[0][: proposal.finalists]))
    count = proposal.groups.advance
    by_place = zip_longest(*([row.player for row in rows[:count]] for rows in tables))
    regular = [player for row in by_place for player in row if player is not None]
    behind = [row.player for row in _behind(tournament, tables)]
    left = proposal.finalists - len(regular) if proposal.groups.best else 0
    return Advanced((*regular, *behind[:left]))


def undecided_border(tournament: Tournament) -> tuple[int, ...]:
    """Return those of whom a lot has to say who goes on; empty where it is clear.

    Raises:
        IllegalAction: `club-refused-no-final`, or `club-refused-no-groups` where there are none yet.
    """
    proposal = tournament.proposal
    if proposal.knockout:
        return knockout.undecided_cut(tournament)
    if not proposal.finalists or (proposal.groups and not tournament.groups):
        raise IllegalAction(refuse("club-refused-no-groups" if proposal.groups else "club-refused-no-final"))
    tables = _tables(tournament)
    if proposal.groups is None:
        return _sharing(tables[0], [row.place for row in tables[0]], proposal.finalists)
    advance_ = proposal.groups.advance
    for rows in tables:
        sharing = _sharing(rows, [row.place for row in rows], advance_)
        if sharing:
            return sharing
    if not proposal.groups.best:
        return ()
    behind = _behind(tournament, tables)
    ranks = _ranked(tournament, tables)
    left = proposal.finalists - sum(len(rows[:advance_]) for rows in tables)
    return _sharing(behind, [ranks[row.player] for row in behind], left)


def due_advance(tournament: Tournament) -> Advanced | None:
    """Return who goes on to a final that comes next, where that was not said, or has changed since.

    It changes when somebody who was to go on has left, or a result was corrected.

    Raises:
        IllegalAction: As `advance`.
    """
    next_round = tournament.fixed + 1
    proposal = tournament.proposal
    if proposal.knockout:
        event = advance(tournament) if tournament.fixed else None
        known = (tournament.finalists, tournament.third)
        return event if event and (event.finalists, event.third) != known else None
    if not proposal.finalists or next_round != proposal.preliminary_rounds + 1:
        return None
    due = advance(tournament)
    return due if due.finalists != tournament.finalists else None


def _tables(tournament: Tournament) -> list[list[StandingsRow]]:
    """Return the rows of those present: of each group, or of everybody before the final."""
    found: list[Standings]
    if tournament.proposal.groups:
        numbers = range(1, len(tournament.groups) + 1)
        found = [make_standings(tournament, group=number) for number in numbers]
    else:
        found = [make_standings(tournament, before=True)]
    return [[row for row in one.rows if tournament.player(row.player).active] for one in found]


def _sharing(rows: Sequence[StandingsRow], places: Sequence[object], count: int) -> tuple[int, ...]:
    """Return who shares the place that the border behind so many goes through."""
    if not 0 < count < len(rows) or places[count - 1] != places[count]:
        return ()
    return tuple(row.player for row, place in zip(rows, places, strict=True) if place == places[count])


def _behind(tournament: Tournament, tables: Sequence[Sequence[StandingsRow]]) -> list[StandingsRow]:
    """Return who does not go on by the place in a group, the best first over all groups."""
    groups, ranks = tournament.proposal.groups, _ranked(tournament, tables)
    rows = [row for own in tables for row in own[groups.advance if groups else 0 :]]
    return sorted(rows, key=lambda row: ranks[row.player])


def _ranked(
    tournament: Tournament, tables: Sequence[Sequence[StandingsRow]]
) -> dict[int, tuple[int, Fraction, int, Fraction | int]]:
    """Compare people of several groups: place in the group, points for a round played, joint place, lot.

    Points of a round, as somebody in an odd group may have sat out once more.
    """
    joint = make_standings(tournament, before=True)
    places = {row.player: row.place for row in joint.rows}
    sign = 1 if joint.fewer else -1
    ranks = {}
    for rows in tables:
        own = [row.place for row in rows]
        for row in rows:
            ranks[row.player] = (own.index(row.place), sign * _average(row), places[row.player])
    advance_ = tournament.proposal.groups.advance if tournament.proposal.groups else 0
    behind = sorted((row.player for rows in tables for row in rows[advance_:]), key=ranks.__getitem__)
    lots: dict[int, Value] = {}
    for _, equals in groupby(behind, key=ranks.__getitem__):
        lots |= lot_values(tournament, accounts(tournament), tuple(equals))
    return {number: (*rank, -(lots.get(number) or 0)) for number, rank in ranks.items()}


def _average(row: StandingsRow) -> Fraction:
    """Return the points of a round that was really played."""
    played = [line.points for line in row.lines if line.kind is LineKind.PLAYED]
    return sum(played, Fraction()) / max(1, len(played))
