"""What is given out at an evening: lists to sign, slips, cards, plans, certificates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.papers import facts, paper
from accessgames.club.scoring.standings import make_standings
from accessgames.language import Message, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.club.model.tournament import Player, Round, SeatedTable, Tournament
    from accessgames.club.scoring.standings import StandingsRow
    from accessgames.language import Value


def attendance_paper(tournament: Tournament) -> paper.Paper:
    """Return the list of those who are present, by their numbers, with room for signatures."""
    players = [player for player in tournament.players if player.active]
    told = any(player.category for player in players)
    columns = [paper.DataColumn(say("club-column-number"), numeric=True), _name_column()]
    if told:
        columns.append(paper.DataColumn(say("club-column-category")))
    columns.append(paper.DataColumn(say("club-column-signature")))
    rows = []
    for player in players:
        category = (facts.category_cell(player.category),) if told else ()
        sentence = say("club-attendance-row", number=player.number, player=facts.person(player))
        rows.append(paper.DataRow((player.number, player.name, *category, ""), sentence))
    caption = say("club-attendance-caption")
    table = paper.DataTable(caption, tuple(columns), tuple(rows), header=1, room=True)
    blocks = (paper.Paragraph((*when_and_where(tournament), say("club-people-head", count=len(players)))),)
    title = say("club-attendance-title", name=tournament.proposal.name)
    return paper.Paper(title, (*blocks, table) if rows else blocks)


def _name_column() -> paper.DataColumn:
    return paper.DataColumn(say("club-column-name"))


def when_and_where(tournament: Tournament) -> Iterator[Message]:
    """Tell the day of a tournament, when it begins and where it is, so far as that is known."""
    proposal = tournament.proposal
    date = facts.day(proposal.date)
    if proposal.begins:
        yield say("club-proposal-day-time", date=date, time=proposal.begins)
    else:
        yield say("club-proposal-day", date=date)
    if proposal.place:
        yield say("club-handout-place", place=proposal.place)


def _day_and_place(tournament: Tournament) -> Message:
    date, place = facts.day(tournament.proposal.date), tournament.proposal.place
    if not place:
        return say("club-proposal-day", date=date)
    return say("club-report-when-where", date=date, place=place)


def slips_paper(tournament: Tournament, round_: Round) -> paper.Paper:
    """Return a slip for each table of a round, on which the table writes down its result and signs it."""
    played = tournament.proposal.games[round_.game]
    about = (
        say("club-card-game", game=facts.game(played)),
        say("club-proposal-direction", which="fewer" if played.lower_wins else "more"),
    )
    columns = (
        paper.DataColumn(say("club-column-seat"), numeric=True),
        _name_column(),
        paper.DataColumn(say("club-column-score"), numeric=True),
        paper.DataColumn(say("club-column-place"), numeric=True),
    )
    chapters = []
    for table in round_.tables:
        rows = []
        for seat, player in enumerate(map(tournament.player, table.players), 1):
            told = say("club-card-seat", seat=seat, player=facts.person(player))
            rows.append(paper.DataRow((seat, player.name, "", ""), told))
        blocks = (
            paper.Paragraph(about),
            paper.DataTable(say("club-slip-caption"), columns, tuple(rows), header=1, room=True),
            paper.Entries((say("club-slip-signature"),), room=True),
        )
        title = say("club-card-title", round=round_.number, table=table.number)
        chapters.append(paper.Chapter(title, blocks))
    title = say("club-slips-title", name=tournament.proposal.name, round=round_.number)
    return paper.Paper(title, (), tuple(chapters), paper.Cut.CARDS)


def places_paper(tournament: Tournament, round_: Round) -> paper.Paper:
    """Return a card for each place at a table of a round, with the name of whom it belongs to."""
    played = facts.game(tournament.proposal.games[round_.game])
    chapters = []
    for table in round_.tables:
        for seat, player in enumerate(map(tournament.player, table.players), 1):
            told = [
                say("club-place-seat", round=round_.number, table=table.number, seat=seat),
                say("club-card-game", game=played),
            ]
            if seat == 1:
                told.append(say("club-place-starts"))
            chapters.append(paper.Chapter(_named(player), (paper.Entries(tuple(told)),)))
    title = say("club-places-title", name=tournament.proposal.name, round=round_.number)
    return paper.Paper(title, (), tuple(chapters), paper.Cut.CARDS)


def _named(player: Player) -> Message:
    return say("club-handout-name", player=facts.person(player))


def plans_paper(tournament: Tournament, players: Sequence[Player] = ()) -> paper.Paper:
    """Return for each person where and with whom every round is played that has been drawn.

    Args:
        tournament: With at least one round.
        players: Whose plans; of nobody, everybody's who is present.
    """
    wanted = players or [player for player in tournament.players if player.active]
    drawn, rounds = len(tournament.rounds), tournament.proposal.rounds
    first = [*when_and_where(tournament)]
    if drawn < rounds:
        first.append(say("club-plan-open", drawn=drawn, rounds=rounds))
    columns = (
        paper.DataColumn(say("club-column-round-number"), numeric=True),
        paper.DataColumn(say("club-column-game")),
        paper.DataColumn(say("club-column-table"), numeric=True),
        paper.DataColumn(say("club-column-seat"), numeric=True),
        paper.DataColumn(say("club-column-opponents")),
    )
    chapters, games = [], facts.games(tournament)
    for player in wanted:
        rows = tuple(
            row for round_ in tournament.rounds for row in _planned(tournament, games, round_, player)
        )
        table = paper.DataTable(say("club-plan-caption"), columns, rows)
        chapters.append(paper.Chapter(_named(player), (paper.Paragraph(tuple(first)), table)))
    title = say("club-plans-title", name=tournament.proposal.name, count=len(chapters))
    return paper.Paper(title, (), tuple(chapters), paper.Cut.PAGES)


def _planned(
    tournament: Tournament, games: tuple[Value, ...], round_: Round, player: Player
) -> Iterator[paper.DataRow]:
    """Yield the row of one round; none where somebody neither sits at a table nor sits out."""
    played = games[round_.game]
    name = say("club-book-game", game=played)
    table = round_.table_of(player.number)
    if table is not None:
        seat = table.players.index(player.number) + 1
        others = opponents(table, player.number)
        told = say(
            "club-plan-round",
            round=round_.number,
            game=played,
            table=table.number,
            seat=seat,
            others=facts.people(tournament, others),
        )
        against = say("club-seating-players", players=facts.people(tournament, others))
        yield paper.DataRow((round_.number, name, table.number, seat, against), told)
    elif player.number in round_.out:
        told = say("club-plan-out", round=round_.number, game=played)
        yield paper.DataRow((round_.number, name, "", "", ""), told)


def opponents(table: SeatedTable, player: int) -> tuple[int, ...]:
    """Return the others at a table, in the order of the seats."""
    return tuple(number for number in table.players if number != player)


def certificates_paper(tournament: Tournament, most: int = 0) -> paper.Paper:
    """Return a certificate for everybody in the standings, the best first.

    Args:
        tournament: It is over.
        most: Only for places up to this, in the joint standings or in a category; 0 for all places.
    """
    joint = make_standings(tournament)
    own: dict[int, StandingsRow] = {}
    for name in tournament.proposal.categories:
        own.update({row.player: row for row in make_standings(tournament, name).rows})
    chapters = []
    for row in joint.rows:
        best = min(row.place, own[row.player].place if row.player in own else row.place)
        if most and best > most:
            continue
        player = tournament.player(row.player)
        points, figure = facts.points_phrase(row.points), facts.bare_number(row.points)
        told = [say("club-certificate-place", place=row.place, name=tournament.proposal.name)]
        if row.player in own:
            category = facts.category(player.category)
            told.append(say("club-certificate-category", place=own[row.player].place, category=category))
        unit = "penalties" if joint.fewer else "points"
        told.append(say("club-certificate-points", points=points, figure=figure, unit=unit))
        told.append(_day_and_place(tournament))
        sign = say("club-certificate-signature")
        blocks = (paper.Entries(tuple(told)), paper.Entries((sign,), room=True))
        chapters.append(paper.Chapter(_named(player), blocks))
    title = say("club-certificates-title", name=tournament.proposal.name)
    return paper.Paper(title, (), tuple(chapters), paper.Cut.PAGES)
