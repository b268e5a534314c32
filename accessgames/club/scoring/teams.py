"""Standings of teams: what each round brought them, board by board, and what put them in order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from accessgames.club.model.proposal import PointsKind, Teams, TeamScoring
from accessgames.club.model.tournament import Round, Stage, Team, Tournament
from accessgames.club.scoring import ledger as books
from accessgames.club.scoring.standings import POINTS, Decision
from accessgames.dataclasses import dataclass

WINS: Final = "wins"
"""Criterion: tables that people of the team won."""

_HALF: Final = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class TeamRow:
    """One line of the standings of teams.

    Attributes:
        place: From 1; equals share one (1, 1, 3).
        team: The team with the people whom it has now; of one that is no more, whom it had.
        points: Sum over the rounds.
        wins: How many tables its people won.
        rounds: What each round that counts brought.
        decision: What put the team before the next one; None in the last row and between equals.
    """

    place: int
    team: Team
    points: Fraction
    wins: int
    rounds: tuple[Fraction, ...]
    decision: Decision | None


@dataclass(frozen=True, slots=True)
class TeamStandings:
    """All teams in order.

    Attributes:
        rows: The best first.
        rounds: Numbers of the rounds that count: those that are over, without a final.
        fewer: Whether fewer points are better.
    """

    rows: tuple[TeamRow, ...]
    rounds: tuple[int, ...]
    fewer: bool


def make_team_standings(tournament: Tournament) -> TeamStandings:
    """Return the standings of teams; nobody's where the tournament has none.

    A board on which nobody played counts as the worst result of the table where somebody should have, else
    of the round. Who sat out has what the round is worth to those who do.
    """
    rules = tournament.proposal.teams
    if rules is None:
        return TeamStandings((), (), fewer=False)
    counted = counted_rounds(tournament)
    teams = {team.name: team for round_ in counted for team in round_.teams}
    teams |= {team.name: team for team in tournament.teams}
    lines = _lines_by_number(tournament)
    boards = [_Boards(tournament, round_, rules, lines) for round_ in counted]
    won = {name: tuple(_won(rules, one, teams, name) for one in boards) for name in teams}
    wins = {name: sum(one.wins(name) for one in boards) for name in teams}
    fewer = _is_fewer(tournament) and rules.scoring is not TeamScoring.BOARDS
    points = {name: sum(own, Fraction()) for name, own in won.items()}
    ordered = books.put_in_order(
        tuple(teams),
        (
            (POINTS, books.each(lambda name: -points[name] if fewer else points[name])),
            (WINS, books.each(lambda name: Fraction(wins[name]))),
        ),
    )
    rows = []
    for index, (name, place) in enumerate(zip(ordered.order, ordered.places(ordered.order), strict=True)):
        after = ordered.order[index + 1 : index + 2]
        found = ordered.decided(name, after[0]) if after else None
        figures = points if found and found[0] == POINTS else wins
        decision = found and Decision(found[0], Fraction(figures[name]), Fraction(figures[after[0]]))
        rows.append(TeamRow(place, teams[name], points[name], wins[name], won[name], decision))
    return TeamStandings(tuple(rows), tuple(round_.number for round_ in counted), fewer)


def counted_rounds(tournament: Tournament) -> tuple[Round, ...]:
    """Return the rounds that count for teams: those that are over, without a final."""
    begun = tournament.rounds[: tournament.fixed]
    return tuple(round_ for round_ in begun if round_.finished and round_.stage is not Stage.FINAL)


def _is_fewer(tournament: Tournament) -> bool:
    return tournament.proposal.games[0].points.kind is PointsKind.PENALTIES


def _lines_by_number(tournament: Tournament) -> Mapping[int, Mapping[int, books.RoundLine]]:
    """Return what each round brought to each number under which somebody played."""
    every = books.account_lines(tournament)
    return {
        number: {line.round_: line for line in every[head]}
        for head, chain in books.accounts(tournament).items()
        for number in chain
    }


class _Boards:
    """What the boards of all teams brought in one round."""

    def __init__(
        self,
        tournament: Tournament,
        round_: Round,
        rules: Teams,
        lines: Mapping[int, Mapping[int, books.RoundLine]],
    ) -> None:
        own = {number: found[round_.number] for number, found in lines.items() if round_.number in found}
        seated = [own[number] for number in round_.seated if number in own]
        played = [line for line in seated if line.kind is books.LineKind.PLAYED]
        self.fewer = tournament.proposal.games[round_.game].points.kind is PointsKind.PENALTIES
        self._size = rules.size
        self._played = played
        self._teams = {
            team.name: [own.get(number) for number in team.players[: rules.size]] for team in round_.teams
        }

    def values(self, name: str) -> list[Fraction]:
        """Return the points of each board of a team."""
        there = self._teams.get(name, [])
        return [self._value(line) for line in (*there, *[None] * (self._size - len(there)))]

    def _value(self, line: books.RoundLine | None) -> Fraction:
        if line is not None and line.kind in {books.LineKind.PLAYED, books.LineKind.OUT}:
            return line.points
        beside = [one.points for one in self._played if line is not None and one.table == line.table]
        among = beside or [one.points for one in self._played]
        return (max if self.fewer else min)(among, default=Fraction())

    def wins(self, name: str) -> int:
        """Return how many tables people of a team won."""
        return sum(
            line is not None and line.kind is books.LineKind.PLAYED and line.place == 1
            for line in self._teams.get(name, [])
        )


def _won(rules: Teams, boards: _Boards, names: Mapping[str, Team], name: str) -> Fraction:
    """Return what a round brought to a team."""
    own = boards.values(name)
    if rules.scoring is TeamScoring.BOARDS:
        others = (boards.values(other) for other in names if other != name)
        return sum((won for other in others for won in _compared(own, other, fewer=boards.fewer)), Fraction())
    best = sorted(own, reverse=not boards.fewer)
    return sum(best[: rules.best] if rules.scoring is TeamScoring.BEST else own, Fraction())


def _compared(own: Sequence[Fraction], other: Sequence[Fraction], *, fewer: bool) -> Iterator[Fraction]:
    """Yield for each board 1 where it is better than that of another team, a half where it is as good."""
    for one, two in zip(own, other, strict=True):
        better = one < two if fewer else one > two
        yield _HALF if one == two else Fraction(better)
