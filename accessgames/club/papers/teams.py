"""Teams in documents and as they are told: who is in which, what counts, and their standings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.model.tournament import NOBODY
from accessgames.club.papers import facts, paper, parting
from accessgames.club.rules.teams import is_unnamed
from accessgames.club.scoring import teams as scoring
from accessgames.language import Listing, Message, Nested, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.club.model.proposal import Proposal, Teams
    from accessgames.club.model.tournament import Team, Tournament
    from accessgames.language.values import Value

_PAIR = 2


def kind_of(tournament: Tournament) -> str:
    """Return what teams are called in a tournament: `pair` or `team`."""
    rules = tournament.proposal.teams
    return "pair" if rules is not None and rules.size == _PAIR else "team"


def members(tournament: Tournament, team: Team) -> Listing:
    """Return the people of a team by their boards."""
    return facts.people(tournament, (number for number in team.players if number != NOBODY))


def named(tournament: Tournament, team: Team) -> Value:
    """Return how a team is called: by its name, or by those in it."""
    if is_unnamed(team.name):
        return Nested(say("club-team-people", players=members(tournament, team)))
    return team.name


def proposal_sentences(proposal: Proposal, rules: Teams) -> Iterator[Message]:
    """Tell how teams count."""
    yield say("club-proposal-teams", size=rules.size, scoring=rules.scoring.value, best=rules.best)
    yield say("club-proposal-teams-missing", kind="pair" if rules.size == _PAIR else "team")
    if proposal.finalists:
        yield say("club-proposal-teams-final", kind="pair" if rules.size == _PAIR else "team")


def team_chapters(tournament: Tournament) -> tuple[paper.Chapter, ...]:
    """Return the standings of teams; nothing before a round counts, or where there are none."""
    found = scoring.make_team_standings(tournament)
    if not found.rounds or not found.rows:
        return ()
    return (
        paper.Chapter(say("club-teams-ranking", kind=kind_of(tournament)), team_blocks(tournament, found)),
    )


def team_blocks(tournament: Tournament, found: scoring.TeamStandings) -> tuple[paper.Block, ...]:
    """Return standings of teams as a table, and what decided between equals."""
    kind = kind_of(tournament)
    rows = tuple(
        paper.DataRow(
            (
                row.place,
                say("club-team-cell", team=named(tournament, row.team)),
                say("club-team-people", players=members(tournament, row.team)),
                row.points,
                row.wins,
                *row.rounds,
            ),
            place_sentence(tournament, row, fewer=found.fewer),
        )
        for row in found.rows
    )
    columns = (
        paper.DataColumn(say("club-column-place"), numeric=True),
        paper.DataColumn(say("club-column-team", kind=kind)),
        paper.DataColumn(say("club-column-team-people")),
        paper.DataColumn(say("club-column-points"), numeric=True),
        paper.DataColumn(say("club-column-team-wins"), numeric=True),
        *(paper.DataColumn(say("club-column-round", round=one), numeric=True) for one in found.rounds),
    )
    table = paper.DataTable(say("club-teams-caption", kind=kind), columns, rows, header=1)
    decided = tuple(
        _decided(tournament, run)
        for run in parting.decided_runs(found.rows, frozenset({"points"}))
        if len(run) <= parting.MOST_NAMED
    )
    return (table, *((paper.Paragraph(decided),) if decided else ()))


def place_sentence(tournament: Tournament, row: scoring.TeamRow, *, fewer: bool) -> Message:
    """Tell one line of the standings of teams."""
    told: dict[str, Value] = {
        "place": row.place,
        "kind": kind_of(tournament),
        "team": named(tournament, row.team),
        "named": "no" if is_unnamed(row.team.name) else "yes",
        "players": members(tournament, row.team),
        "figure": facts.bare_number(row.points),
    }
    if fewer:
        return say("club-team-penalties", **told)
    return say("club-team-place", **told, points=facts.points_phrase(row.points))


def _decided(tournament: Tournament, run: tuple[scoring.TeamRow, ...]) -> Message:
    each = tuple(Nested(say("club-team-cell", team=named(tournament, row.team))) for row in run)
    return say("club-teams-decided", teams=Listing(each), figures=Listing(tuple(row.wins for row in run)))


def size_sentences(tournament: Tournament, *, all_in: bool = True) -> Iterator[Message]:
    """Tell which teams have another number of people here than they should, and who is here without one.

    Args:
        tournament: The tournament.
        all_in: Whether everybody should be in a team by now.
    """
    rules = tournament.proposal.teams
    if rules is None or not tournament.teams:
        return
    here = frozenset(tournament.active)
    counts = [(team, len(here.intersection(team.players))) for team in tournament.teams]
    wrong = tuple(
        Nested(say("club-team-count", team=named(tournament, team), count=count))
        for team, count in counts
        if count != rules.size
    )
    kind = kind_of(tournament)
    if wrong:
        yield say("club-teams-size", kind=kind, size=rules.size, teams=Listing(wrong))
    within = {number for team in tournament.teams for number in team.players}
    without = [number for number in tournament.active if number not in within]
    if without and all_in:
        yield say("club-teams-without", kind=kind, players=facts.people(tournament, without))


def winner_sentence(tournament: Tournament) -> Iterator[Message]:
    """Tell in the past tense which team won, of equals all of them."""
    found = scoring.make_team_standings(tournament)
    first = [row for row in found.rows if row.place == 1]
    if not found.rounds or len(found.rows) < _PAIR or len(first) > parting.MOST_NAMED:
        return
    each = tuple(Nested(say("club-team-cell", team=named(tournament, row.team))) for row in first)
    yield say(
        "club-story-teams",
        kind=kind_of(tournament),
        teams=Listing(each),
        points=facts.points_phrase(first[0].points),
        figure=facts.bare_number(first[0].points),
        unit="penalties" if found.fewer else "points",
        of=len(found.rows),
    )
