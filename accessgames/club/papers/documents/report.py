"""The report that a club publishes afterwards: what was played, how it came out, what was remarkable."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from accessgames.club.papers.documents.facts import category, day, game, people, person
from accessgames.club.papers.documents.ranking import explanations, further, place
from accessgames.club.papers.paper import Chapter, Paper, Paragraph
from accessgames.club.scoring import LineKind, account_lines, standings
from accessgames.language import Listing, say

if TYPE_CHECKING:
    from accessgames.club.model import Tournament
    from accessgames.language import Message


def report_paper(tournament: Tournament) -> Paper:
    """Return the report of a tournament, in prose; of one that is not over, so far as it has come."""
    parts = (
        (say("club-report-about"), tuple(_about(tournament))),
        (say("club-report-results"), tuple(_results(tournament))),
        *((say("club-ranking-category", category=category(name)), told) for name, told in _own(tournament)),
        (say("club-report-remarkable"), tuple(_remarkable(tournament))),
    )
    chapters = tuple(Chapter(title, (Paragraph(told),)) for title, told in parts if told)
    return Paper(
        say("club-report-title", name=tournament.proposal.name), (), (*chapters, *further(tournament))
    )


def _about(tournament: Tournament) -> Iterator[Message]:
    proposal = tournament.proposal
    date = day(proposal.date)
    yield (
        say("club-report-when-where", date=date, place=proposal.place)
        if proposal.place
        else say("club-proposal-day", date=date)
    )
    if proposal.organiser:
        yield say("club-report-organiser", organiser=proposal.organiser)
    ranked = standings(tournament).rows
    yield say("club-report-players", players=len(ranked))
    for name in proposal.categories:
        own = standings(tournament, name).rows
        if own:
            yield say("club-report-category", category=category(name), players=len(own))
    if tournament.played:
        games = {round_.game: None for round_ in tournament.rounds[: tournament.played]}
        named = Listing(tuple(game(proposal.games[index]) for index in games))
        yield say("club-report-rounds", rounds=tournament.played, games=named)


def _results(tournament: Tournament) -> Iterator[Message]:
    if tournament.fixed:
        joint = standings(tournament)
        yield from (place(tournament, rank, fewer=joint.fewer) for rank in joint.rows)
        yield from explanations(tournament, joint)


def _own(tournament: Tournament) -> Iterator[tuple[str, tuple[Message, ...]]]:
    """Yield each category with its places."""
    for name in tournament.proposal.categories if tournament.fixed else ():
        found = standings(tournament, name)
        if not found.rows:
            continue
        yield name, tuple(place(tournament, rank, fewer=found.fewer) for rank in found.rows)


def _remarkable(tournament: Tournament) -> Iterator[Message]:
    for index, played in enumerate(tournament.proposal.games):
        best = _best(tournament, index)
        if best is not None:
            score, player, round_ = best
            who = person(tournament.player(player))
            yield say("club-report-best", game=game(played), player=who, score=score, round=round_)
    wins = _wins(tournament)
    most = max(wins.values(), default=0)
    if most > 1:
        winners = people(tournament, (number for number, count in wins.items() if count == most))
        yield say("club-report-wins", players=winners, wins=most)
    for substitute in tournament.players:
        if substitute.replaces:
            gone = person(tournament.player(substitute.replaces))
            yield say("club-event-substituted", "system", player=gone, substitute=person(substitute))
    if tournament.corrections:
        yield say("club-report-corrections", corrections=len(tournament.corrections))


def _best(tournament: Tournament, index: int) -> tuple[int, int, int] | None:
    """Return the best score, who reached it first and in which round; None where there are no scores."""
    lower = tournament.proposal.games[index].lower_wins
    found = [
        (seat.score, seat.player, round_.number)
        for round_ in tournament.rounds
        if round_.game == index
        for table in round_.tables
        if table.result
        for seat in table.result.seats
        if seat.parts and not seat.absent
    ]
    return min(found, key=lambda one: (one[0] if lower else -one[0], one[2]), default=None)


def _wins(tournament: Tournament) -> dict[int, int]:
    """Return how many tables each player won."""
    return {
        number: sum(line.kind is LineKind.PLAYED and line.place == 1 for line in lines)
        for number, lines in account_lines(tournament).items()
    }
