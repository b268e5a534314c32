"""A league: the best results of each person over several tournaments and places."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from accessgames.club.model.proposal import League, PointsKind
from accessgames.club.rules.bounds import folded
from accessgames.club.scoring.ledger import Value, each, place_points, put_in_order
from accessgames.club.scoring.standings import Decision, make_standings
from accessgames.dataclasses import dataclass
from accessgames.engine import Stream

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Tournament

COUNT: Final = "results"
POINTS: Final = "points"
BEST: Final = "best"
WINS: Final = "wins"
LOT: Final = "lot"


@dataclass(frozen=True, slots=True)
class LeagueResult:
    """What one tournament brought to one person.

    Attributes:
        tournament: Index into the tournaments of the league.
        place: Place there, in the joint standings.
        points: What it is worth in the league.
        counted: Whether it is among the best ones that count.
    """

    tournament: int
    place: int
    points: Fraction
    counted: bool


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """One line of a league.

    Attributes:
        place: From 1; equals share one.
        name: The person, as last written.
        category: As last written, or empty.
        points: Sum of what counts.
        results: One for each tournament the person took part in, in their order.
        decision: What put the person before the next row: `results` (more results that count, where fewer
            points are better), `points`, `best`, `wins` (tournaments won) or `lot`; None between equals.
    """

    place: int
    name: str
    category: str
    points: Fraction
    results: tuple[LeagueResult, ...]
    decision: Decision | None


@dataclass(frozen=True, slots=True)
class LeagueTable:
    """A league as it stands.

    Attributes:
        rows: The best first.
        category: Category these are about, None for all.
        fewer: Whether fewer points are better.
    """

    rows: tuple[LeagueRow, ...]
    category: str | None
    fewer: bool


@dataclass(frozen=True, slots=True)
class _Person:
    name: str
    category: str
    results: tuple[LeagueResult, ...]

    @property
    def counted(self) -> tuple[LeagueResult, ...]:
        return tuple(result for result in self.results if result.counted)

    @property
    def points(self) -> Fraction:
        return sum((result.points for result in self.counted), Fraction())


def make_league_table(
    league: League, tournaments: Sequence[Tournament], category: str | None = None
) -> LeagueTable:
    """Return a league over its tournaments, given in their order; people are the same who have the same name.

    Equal points are parted by the best single result, then by tournaments won, then by a lot drawn from the
    seed of the league, if it has one. Where fewer points are better, more results that count come first, so
    that nobody gains by staying away.
    """
    fewer = league.points.kind is PointsKind.PENALTIES
    people = _people(league, tournaments, fewer=fewer)
    sign = -1 if fewer else 1
    drawn = sorted(people) if league.seed else []
    Stream(league.seed, "league/lot").shuffle(drawn)
    lots = {key: Fraction(-place) for place, key in enumerate(drawn)}
    criteria: tuple[tuple[str, Callable[[str], Value]], ...] = (
        (COUNT, lambda key: Fraction(len(people[key].counted))),
        (POINTS, lambda key: sign * people[key].points),
        (BEST, lambda key: max(sign * result.points for result in people[key].results)),
        (WINS, lambda key: Fraction(sum(result.place == 1 for result in people[key].results))),
        (LOT, lots.get),
    )
    counted = criteria if fewer else criteria[1:]
    ordered = put_in_order(tuple(people), [(name, each(value)) for name, value in counted])
    among = [key for key in ordered.order if category is None or people[key].category == category]
    rows = []
    for index, place in enumerate(ordered.places(among)):
        one, decision = people[among[index]], None
        if index + 1 < len(among):
            found = ordered.decided(among[index], among[index + 1])
            decision = found and Decision(
                found[0], *(_told_value(found[0], value, fewer=fewer) for value in found[1:])
            )
        rows.append(LeagueRow(place, one.name, one.category, one.points, one.results, decision))
    return LeagueTable(tuple(rows), category, fewer)


def first_of_another_kind(league: League, tournaments: Sequence[Tournament]) -> Tournament | None:
    """Return the first tournament whose points can't be added to those of the first one; None without one.

    Points for places in the league itself can always be added. Otherwise what the tournaments gave is: points
    of one list for places, or of one game that is scored in one direction.
    """
    if league.points.kind is PointsKind.PLACES:
        return None
    kinds = [_kind_of(tournament) for tournament in tournaments]
    return next((one for one, kind in zip(tournaments, kinds, strict=True) if kind != kinds[0]), None)


def _kind_of(tournament: Tournament) -> frozenset[object]:
    """Return what points a tournament gives."""
    return frozenset(
        game.points
        if game.points.kind is PointsKind.PLACES
        else (game.points.kind, game.game or folded(game.name), game.options, game.lower_wins)
        for game in tournament.proposal.games
    )


def _people(league: League, tournaments: Sequence[Tournament], *, fewer: bool) -> Mapping[str, _Person]:
    names: dict[str, str] = {}
    categories: dict[str, str] = {}
    results: defaultdict[str, list[LeagueResult]] = defaultdict(list)
    for index, tournament in enumerate(tournaments):
        rows = make_standings(tournament).rows
        if league.points.kind is PointsKind.PLACES:
            worth: Sequence[Fraction] = place_points(league.points, [row.place for row in rows])
        else:
            worth = [row.points for row in rows]
        for row, points in zip(rows, worth, strict=True):
            player = tournament.player(row.player)
            key = folded(player.name)
            names[key] = player.name
            categories[key] = player.category or categories.get(key, "")
            results[key].append(LeagueResult(index, row.place, points, counted=True))
    return {
        key: _Person(names[key], categories[key], _best(results[key], league.best, fewer=fewer))
        for key in names
    }


def _best(results: list[LeagueResult], best: int, *, fewer: bool) -> tuple[LeagueResult, ...]:
    """Mark which results count: the best so many, of equal ones the earlier."""
    sign = 1 if fewer else -1
    ranked = sorted(results, key=lambda result: (sign * result.points, result.tournament))
    kept = {result.tournament for result in (ranked[:best] if best else ranked)}
    return tuple(
        LeagueResult(result.tournament, result.place, result.points, result.tournament in kept)
        for result in results
    )


def _told_value(name: str, value: Value, *, fewer: bool) -> Value:
    """Return a value as people say it: penalties positive, the place in the lot from 1."""
    if value is None:
        return None
    if name == LOT:
        return 1 - value
    return -value if fewer and name in {POINTS, BEST} else value
