"""What came out in a round, table by table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.club.papers.documents.facts import game, person
from accessgames.club.papers.paper import Chapter, Column, Paper, Paragraph, Row, Table
from accessgames.language import say

if TYPE_CHECKING:
    from accessgames.club.model import Result, Round, SeatResult, Tournament
    from accessgames.club.model import Table as Seats
    from accessgames.club.papers.paper import Block, Content
    from accessgames.language import Message

_LAST: Final = 1000
"""Those who were absent come after everybody who played."""


def results_paper(tournament: Tournament, round_: Round) -> Paper:
    """Return the results of a round; a table that still plays says so."""
    played = tournament.proposal.games[round_.game]
    title = say("club-results-title", name=tournament.proposal.name, round=round_.number)
    first = Paragraph((say("club-seating-game", round=round_.number, game=game(played)),))
    return Paper(title, (first,), tuple(_chapter(tournament, round_, table) for table in round_.tables))


def _chapter(tournament: Tournament, round_: Round, table: Seats) -> Chapter:
    title = say("club-results-table", table=table.number)
    block = _none(table) if table.result is None else _result(tournament, table, table.result)
    changed = tuple(
        say("club-results-corrected", reason=one.reason) if one.reason else say("club-results-changed")
        for one in tournament.corrections
        if (one.round_, one.table) == (round_.number, table.number)
    )
    return Chapter(title, (block, *((Paragraph(changed),) if changed else ())))


def _none(table: Seats) -> Block:
    return Paragraph((say("club-results-open", table=table.number),))


def _result(tournament: Tournament, table: Seats, result: Result) -> Table:
    columns = (
        Column(say("club-column-place"), numeric=True),
        Column(say("club-column-name")),
        Column(say("club-column-score"), numeric=True),
    )
    seats = sorted(result.seats, key=lambda seat: (seat.place or _LAST, seat.player))
    rows = tuple(_row(tournament, seat) for seat in seats)
    return Table(say("club-results-caption", table=table.number), columns, rows, header=1)


def _row(tournament: Tournament, seat: SeatResult) -> Row:
    player = tournament.player(seat.player)
    score: Content = seat.score if seat.parts else ""
    if seat.absent:
        return Row(("", player.name, score), say("club-results-absent", player=person(player)))
    return Row((seat.place, player.name, score), _sentence(tournament, seat))


def _sentence(tournament: Tournament, seat: SeatResult) -> Message:
    player = person(tournament.player(seat.player))
    if not seat.parts:
        return say("club-results-place", place=seat.place, player=player)
    return say("club-results-score", place=seat.place, player=player, score=seat.score)
