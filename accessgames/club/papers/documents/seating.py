"""Who sits where in a round: one list for everybody, and a card for each table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.model import match_seed
from accessgames.club.papers.documents.facts import game, people
from accessgames.club.papers.paper import Chapter, Column, Entries, Paper, Paragraph, Row, Table
from accessgames.games import game_ids
from accessgames.language import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.club.model import Round, Tournament
    from accessgames.club.model import Table as Seats
    from accessgames.language import Message


def seating_paper(tournament: Tournament, round_: Round, notes: Sequence[Message] = ()) -> Paper:
    """Return the tables of a round.

    Args:
        tournament: The tournament.
        round_: One of its rounds.
        notes: Sentences that explain the seating, such as who meets again.
    """
    blocks = (
        Paragraph((_played(tournament, round_),)),
        _tables(tournament, round_),
        Paragraph((*_out(tournament, round_), *notes)),
    )
    title = say("club-seating-title", name=tournament.proposal.name, round=round_.number)
    return Paper(
        title, tuple(block for block in blocks if not isinstance(block, Paragraph) or block.sentences)
    )


def _played(tournament: Tournament, round_: Round) -> Message:
    played = tournament.proposal.games[round_.game]
    return say("club-seating-game", round=round_.number, game=game(played))


def _tables(tournament: Tournament, round_: Round) -> Table:
    columns = (Column(say("club-column-table"), numeric=True), Column(say("club-column-players")))
    rows = tuple(_row(tournament, table) for table in round_.tables)
    return Table(say("club-seating-caption", round=round_.number), columns, rows)


def _row(tournament: Tournament, table: Seats) -> Row:
    named = people(tournament, table.players)
    cell = say("club-seating-players", players=named)
    return Row((table.number, cell), say("club-seating-table", table=table.number, players=named))


def _out(tournament: Tournament, round_: Round) -> tuple[Message, ...]:
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
