"""Documents of a round: who sits where, a card for each table, and what came out table by table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.club.model import match_seed
from accessgames.club.papers.facts import game, people, person
from accessgames.club.papers.paper import Chapter, DataColumn, DataRow, DataTable, Entries, Paper, Paragraph
from accessgames.games import game_ids
from accessgames.language import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.club.model import Result, Round, SeatResult, Tournament
    from accessgames.club.model import SeatedTable as Seats
    from accessgames.club.papers.paper import Block, Content
    from accessgames.language import Message


def seating_paper(tournament: Tournament, round_: Round, notes: Sequence[Message] = ()) -> Paper:
    """Return the tables of a round.

    Args:
        tournament: The tournament.
        round_: One of its rounds.
        notes: Sentences that explain the seating, such as who meets again.
    """
    blocks = (
        Paragraph((_game_played(tournament, round_),)),
        _seating_table(tournament, round_),
        Paragraph((*_sitters_out(tournament, round_), *notes)),
    )
    title = say("club-seating-title", name=tournament.proposal.name, round=round_.number)
    return Paper(
        title, tuple(block for block in blocks if not isinstance(block, Paragraph) or block.sentences)
    )


def _game_played(tournament: Tournament, round_: Round) -> Message:
    played = tournament.proposal.games[round_.game]
    return say("club-seating-game", round=round_.number, game=game(played))


def _seating_table(tournament: Tournament, round_: Round) -> DataTable:
    columns = (DataColumn(say("club-column-table"), numeric=True), DataColumn(say("club-column-players")))
    rows = tuple(_seating_row(tournament, table) for table in round_.tables)
    return DataTable(say("club-seating-caption", round=round_.number), columns, rows)


def _seating_row(tournament: Tournament, table: Seats) -> DataRow:
    named = people(tournament, table.players)
    cell = say("club-seating-players", players=named)
    return DataRow((table.number, cell), say("club-seating-table", table=table.number, players=named))


def _sitters_out(tournament: Tournament, round_: Round) -> tuple[Message, ...]:
    if not round_.out:
        return ()
    return (say("club-seating-out", players=people(tournament, round_.out)),)


def cards_paper(tournament: Tournament, round_: Round) -> Paper:
    """Return a card for each table of a round: who sits there in which order, what is played and how long."""
    title = say("club-cards-title", name=tournament.proposal.name, round=round_.number)
    chapters = tuple(_card(tournament, round_, table) for table in round_.tables)
    return Paper(title, (), chapters, apart=True)


def _card(tournament: Tournament, round_: Round, table: Seats) -> Chapter:
    played = tournament.proposal.games[round_.game]
    about = [say("club-card-game", game=game(played))]
    if played.minutes:
        about.append(say("club-card-limit", minutes=played.minutes))
    if played.game in game_ids():
        about.append(say("club-card-seed", seed=match_seed(tournament.seed, round_.number, table.number)))
    seats = people(tournament, table.players).items
    order = tuple(say("club-card-seat", seat=seat, player=player) for seat, player in enumerate(seats, 1))
    title = say("club-card-title", round=round_.number, table=table.number)
    return Chapter(title, (Entries(order), Paragraph(tuple(about))))


_LAST: Final = 1000
"""Those who were absent come after everybody who played."""


def results_paper(tournament: Tournament, round_: Round) -> Paper:
    """Return the results of a round; a table that still plays says so."""
    played = tournament.proposal.games[round_.game]
    title = say("club-results-title", name=tournament.proposal.name, round=round_.number)
    first = Paragraph((say("club-seating-game", round=round_.number, game=game(played)),))
    return Paper(
        title, (first,), tuple(_result_chapter(tournament, round_, table) for table in round_.tables)
    )


def _result_chapter(tournament: Tournament, round_: Round, table: Seats) -> Chapter:
    title = say("club-results-table", table=table.number)
    block = _no_result(table) if table.result is None else _result_table(tournament, table, table.result)
    changed = tuple(
        say("club-results-corrected", reason=one.reason) if one.reason else say("club-results-changed")
        for one in tournament.corrections
        if (one.round_, one.table) == (round_.number, table.number)
    )
    return Chapter(title, (block, *((Paragraph(changed),) if changed else ())))


def _no_result(table: Seats) -> Block:
    return Paragraph((say("club-results-open", table=table.number),))


def _result_table(tournament: Tournament, table: Seats, result: Result) -> DataTable:
    columns = (
        DataColumn(say("club-column-place"), numeric=True),
        DataColumn(say("club-column-name")),
        DataColumn(say("club-column-score"), numeric=True),
    )
    seats = sorted(result.seats, key=lambda seat: (seat.place or _LAST, seat.player))
    rows = tuple(_result_row(tournament, seat) for seat in seats)
    return DataTable(say("club-results-caption", table=table.number), columns, rows, header=1)


def _result_row(tournament: Tournament, seat: SeatResult) -> DataRow:
    player = tournament.player(seat.player)
    score: Content = seat.score if seat.parts else ""
    if seat.absent:
        return DataRow(("", player.name, score), say("club-results-absent", player=person(player)))
    return DataRow((seat.place, player.name, score), _result_sentence(tournament, seat))


def _result_sentence(tournament: Tournament, seat: SeatResult) -> Message:
    player = person(tournament.player(seat.player))
    if not seat.parts:
        return say("club-results-place", place=seat.place, player=player)
    return say("club-results-score", place=seat.place, player=player, score=seat.score)
