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

    from accessgames.club.model import Result, Round, Tournament
    from accessgames.club.papers.paper import Block, Content
    from accessgames.language import Message


def seating_paper(tournament: Tournament, round_: Round, notes: Sequence[Message] = ()) -> Paper:
    """Return the tables of a round.

    Args:
        tournament: The tournament.
        round_: One of its rounds.
        notes: Sentences that explain the seating, such as who meets again.
    """
    rows = []
    for table in round_.tables:
        named = people(tournament, table.players)
        told = say("club-seating-table", table=table.number, players=named)
        rows.append(DataRow((table.number, say("club-seating-players", players=named)), told))
    columns = (DataColumn(say("club-column-table"), numeric=True), DataColumn(say("club-column-players")))
    played = game(tournament.proposal.games[round_.game])
    blocks: list[Block] = [
        Paragraph((say("club-seating-game", round=round_.number, game=played),)),
        DataTable(say("club-seating-caption", round=round_.number), columns, tuple(rows)),
    ]
    if round_.out:
        notes = (say("club-seating-out", players=people(tournament, round_.out)), *notes)
    if notes:
        blocks.append(Paragraph(tuple(notes)))
    title = say("club-seating-title", name=tournament.proposal.name, round=round_.number)
    return Paper(title, tuple(blocks))


def cards_paper(tournament: Tournament, round_: Round) -> Paper:
    """Return a card for each table of a round: who sits there in which order, what is played and how long."""
    played = tournament.proposal.games[round_.game]
    chapters = []
    for table in round_.tables:
        about = [say("club-card-game", game=game(played))]
        if played.minutes:
            about.append(say("club-card-limit", minutes=played.minutes))
        if played.game in game_ids():
            about.append(say("club-card-seed", seed=match_seed(tournament.seed, round_.number, table.number)))
        seats = people(tournament, table.players).items
        order = tuple(say("club-card-seat", seat=seat, player=player) for seat, player in enumerate(seats, 1))
        title = say("club-card-title", round=round_.number, table=table.number)
        chapters.append(Chapter(title, (Entries(order), Paragraph(tuple(about)))))
    title = say("club-cards-title", name=tournament.proposal.name, round=round_.number)
    return Paper(title, (), tuple(chapters), apart=True)


_LAST: Final = 1000
"""Those who were absent come after everybody who played."""


def results_paper(tournament: Tournament, round_: Round) -> Paper:
    """Return the results of a round; a table that still plays says so."""
    chapters = []
    for table in round_.tables:
        block: Block = Paragraph((say("club-results-open", table=table.number),))
        if table.result is not None:
            block = _result_table(tournament, table.number, table.result)
        changed = tuple(
            say("club-results-corrected", reason=one.reason) if one.reason else say("club-results-changed")
            for one in tournament.corrections
            if (one.round_, one.table) == (round_.number, table.number)
        )
        notes = (Paragraph(changed),) if changed else ()
        chapters.append(Chapter(say("club-results-table", table=table.number), (block, *notes)))
    played = game(tournament.proposal.games[round_.game])
    title = say("club-results-title", name=tournament.proposal.name, round=round_.number)
    first = Paragraph((say("club-seating-game", round=round_.number, game=played),))
    return Paper(title, (first,), tuple(chapters))


def _result_table(tournament: Tournament, number: int, result: Result) -> DataTable:
    columns = (
        DataColumn(say("club-column-place"), numeric=True),
        DataColumn(say("club-column-name")),
        DataColumn(say("club-column-score"), numeric=True),
    )
    rows = []
    for seat in sorted(result.seats, key=lambda seat: (seat.place or _LAST, seat.player)):
        player = person(tournament.player(seat.player))
        if seat.absent:
            told = say("club-results-absent", player=player)
        elif seat.parts:
            told = say("club-results-score", place=seat.place, player=player, score=seat.score)
        else:
            told = say("club-results-place", place=seat.place, player=player)
        score: Content = seat.score if seat.parts else ""
        rows.append(DataRow(("" if seat.absent else seat.place, player.name, score), told))
    return DataTable(say("club-results-caption", table=number), columns, tuple(rows), header=1)
