"""Who is registered, standings of a tournament and of a league, with what decided and who goes further."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.club.model.proposal import PLAIN_TIE_BREAKS, League, TieBreak
from accessgames.club.papers import facts, parting, teams
from accessgames.club.papers.paper import Chapter, DataColumn, DataRow, DataTable, Entries, Paper, Paragraph
from accessgames.club.rules.stages import is_decided
from accessgames.club.scoring.league import LeagueRow, LeagueTable, make_league_table
from accessgames.club.scoring.ledger import LineKind, account_lines
from accessgames.club.scoring.standings import PRELIMINARY, Standings, make_standings, qualification
from accessgames.language import Listing, Message, Nested, Person, say

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Player, Tournament
    from accessgames.club.papers.paper import Block, Content
    from accessgames.club.scoring.standings import StandingsRow


def entry_sentence(player: Player) -> Message:
    """Tell who has a number, with the category and what is special."""
    state = "gone" if not player.active else "direct" if player.qualifier else "here"
    if player.category:
        return say(
            "club-people-entry-category",
            number=player.number,
            player=facts.person(player),
            category=facts.category(player.category),
            state=state,
        )
    return say("club-people-entry", number=player.number, player=facts.person(player), state=state)


def registered_blocks(tournament: Tournament, own: str | None = None) -> tuple[Block, ...]:
    """Return that there is no result yet, and who takes part.

    Args:
        tournament: The tournament.
        own: Only people of this category.
    """
    players = [player for player in tournament.players if player.active and own in {None, player.category}]
    early = Paragraph((say("club-standings-early"), say("club-people-head", count=len(players))))
    if not players:
        return (early,)
    columns = (
        DataColumn(say("club-column-number"), numeric=True),
        DataColumn(say("club-column-name")),
        DataColumn(say("club-column-category")),
    )
    rows = tuple(
        DataRow((one.number, one.name, facts.category_cell(one.category)), entry_sentence(one))
        for one in players
    )
    return (early, DataTable(say("club-registered-caption"), columns, rows, header=1))


_PLAIN: Final = frozenset({"points", "final", "reached"})
"""What decides without being told: the points stand in the sentence, of the others one is told before."""


def standings_paper(tournament: Tournament) -> Paper:
    """Return the standings: jointly, in each category, and what each round brought.

    Before the first result everybody would be first, so there is only who takes part.
    """
    if not tournament.fixed:
        return Paper(standings_title(tournament), registered_blocks(tournament))
    return Paper(standings_title(tournament), (), standings_chapters(tournament))


def standings_chapters(tournament: Tournament) -> tuple[Chapter, ...]:
    """Return the standings of a tournament with a result: joint, by category, and round by round."""
    joint = make_standings(tournament)
    own = (
        Chapter(
            say("club-ranking-category", category=facts.category(name)), ranking_blocks(tournament, found)
        )
        for name in tournament.proposal.categories
        if (found := make_standings(tournament, name)).rows
    )
    return (
        Chapter(say("club-ranking-joint"), ranking_blocks(tournament, joint)),
        *own,
        *teams.team_chapters(tournament),
        *qualification_chapters(tournament),
        *_stage_chapters(tournament),
        *([_rounds_chapter(tournament, joint)] if tournament.proposal.credits is None else []),
    )


def standings_title(tournament: Tournament) -> Message:
    """Tell whose standings these are and how far the tournament is."""
    name = tournament.proposal.name
    if tournament.closed:
        return say("club-ranking-final", name=name)
    if not tournament.fixed:
        return say("club-ranking-start", name=name)
    if tournament.proposal.credits is not None:
        played = sum(table.result is not None for table in tournament.rounds[0].tables)
        return say("club-ranking-weeks", name=name, tables=played)
    if tournament.played < tournament.fixed:
        return say("club-ranking-during", name=name, round=tournament.fixed)
    return say("club-ranking-after", name=name, round=tournament.played)


def ranking_blocks(tournament: Tournament, found: Standings) -> tuple[Block, ...]:
    """Return standings as a table and the sentences that explain it."""
    breaks = [
        one for one in tournament.proposal.tie_breaks if one not in PLAIN_TIE_BREAKS
    ]  # those that are figures of one person
    rows = []
    for rank in found.rows:
        player = tournament.player(rank.player)
        values = (rank.values.get(one.value) for one in breaks)
        figures: Iterator[Content] = ("" if value is None else value for value in values)
        named = _named_cells(found.category, rank, player.name, player.category)
        rows.append(DataRow((*named, *figures), place_sentence(tournament, rank, fewer=found.fewer)))
    titles = [say("club-column-tie-break", by=one.value) for one in breaks]
    notes = tuple(explain_order(tournament, found))
    return (_ranking_table(found.category, titles, rows), *((Paragraph(notes),) if notes else ()))


def _named_cells(
    own: str | None, row: StandingsRow | LeagueRow, name: str, category: str
) -> tuple[Content, ...]:
    """Return the cells that standings of tournaments and leagues have in common."""
    categories = (facts.category_cell(category),) if own is None else ()
    return (row.place, name, *categories, row.points)


def _ranking_table(own: str | None, titles: Iterable[Message], rows: Iterable[DataRow]) -> DataTable:
    """Return standings of everybody or of a category as a table, with titles of the further columns."""
    caption = say("club-ranking-caption")
    columns = [DataColumn(say("club-column-place"), numeric=True), DataColumn(say("club-column-name"))]
    if own is None:
        columns.append(DataColumn(say("club-column-category")))
    else:
        caption = say("club-ranking-caption-category", category=facts.category(own))
    columns.append(DataColumn(say("club-column-points"), numeric=True))
    columns += [DataColumn(title, numeric=True) for title in titles]
    return DataTable(caption, tuple(columns), tuple(rows), header=1)


def is_over(tournament: Tournament) -> bool:
    """Whether nothing more is to be played."""
    if tournament.proposal.knockout:
        return tournament.closed or is_decided(tournament)
    if tournament.proposal.credits is not None:
        return tournament.closed
    planned = tournament.proposal.rounds or len(tournament.rounds)
    return tournament.closed or 0 < planned <= tournament.played


def place_sentence(tournament: Tournament, rank: StandingsRow, *, fewer: bool) -> Message:
    """Tell one line of the standings."""
    who = facts.person(tournament.player(rank.player))
    if fewer:
        return say(
            "club-ranking-penalties", place=rank.place, player=who, figure=facts.bare_number(rank.points)
        )
    amount = facts.points_phrase(rank.points)
    return say(
        "club-ranking-place",
        place=rank.place,
        player=who,
        points=amount,
        figure=facts.bare_number(rank.points),
    )


def explain_order(tournament: Tournament, found: Standings) -> Iterator[Message]:
    """Tell which tie-breaks decided, between whom a lot is due, and whom the organiser punished."""
    if found.apart:
        yield say("club-ranking-apart")
    if tournament.proposal.knockout:
        yield say("club-ranking-reached")
    for run in parting.decided_runs(found.rows, _PLAIN):
        yield _decided(tournament, run)
    for group in found.open_lots if found.category is None and is_over(tournament) else ():
        yield say("club-ranking-lot", players=facts.people(tournament, group))
    for rank in found.rows if found.category is None else ():
        if rank.penalty:
            who = facts.person(tournament.player(rank.player))
            yield say("club-event-penalised", "system", player=who, amount=rank.penalty)


def _decided(tournament: Tournament, run: tuple[StandingsRow, ...]) -> Message:
    """Tell what parted a run of people, with the figures where there are any for all of them."""
    by = run[0].decision.by if run[0].decision else ""
    if len(run) > parting.MOST_NAMED:
        return say("club-ranking-places", by=by, first=run[0].place, last=run[-1].place)
    players = facts.people(tournament, (rank.player for rank in run))
    # By what each of the run was parted from the next, the last from the one before.
    decisions = [rank.decision for rank in run[:-1] if rank.decision is not None]
    values = (*(one.own for one in decisions), decisions[-1].other)
    if None in values or by in {TieBreak.LOT, TieBreak.DIRECT}:
        return say("club-ranking-decided-plainly", players=players, by=by)
    figures = tuple(facts.bare_number(value) for value in values if value is not None)
    pairs = tuple(
        Nested(say("club-ranking-decided-figure", player=who, figure=figure))
        for who, figure in zip(players.items, figures, strict=True)
    )
    if by == PRELIMINARY:
        return say(
            "club-ranking-decided-before", players=players, figures=Listing(figures), pairs=Listing(pairs)
        )
    return say("club-ranking-decided", players=players, by=by, figures=Listing(figures), pairs=Listing(pairs))


def qualification_chapters(tournament: Tournament) -> Iterator[Chapter]:
    """Tell who goes further, once all rounds have been played."""
    if not is_over(tournament):
        return
    for one in qualification(tournament):
        told = []
        if one.direct:
            told.append(say("club-further-direct", players=facts.people(tournament, one.direct)))
        for through in one.through:
            who = facts.person(tournament.player(through.player))
            if through.instead:
                gone = facts.person(tournament.player(through.instead))
                told.append(say("club-further-instead", place=through.place, player=who, other=gone))
            else:
                told.append(say("club-further-place", place=through.place, player=who))
        if one.waiting:
            told.append(say("club-further-waiting", players=facts.people(tournament, one.waiting)))
        title = say("club-further")
        if one.category is not None:
            title = say("club-further-category", category=facts.category(one.category))
        if told:
            yield Chapter(title, (Paragraph(tuple(told)),))


def stage_standings(tournament: Tournament) -> Iterator[tuple[Message, Standings]]:
    """Yield the standings of parts of a tournament with their titles: of each group, or before the final."""
    for group in range(1, len(tournament.groups) + 1):
        yield say("club-ranking-group", group=group), make_standings(tournament, group=group)
    if tournament.proposal.final and tournament.finalists:
        yield say("club-ranking-before"), make_standings(tournament, before=True)


def _stage_chapters(tournament: Tournament) -> Iterator[Chapter]:
    for title, found in stage_standings(tournament):
        yield Chapter(title, ranking_blocks(tournament, found))


def _rounds_chapter(tournament: Tournament, joint: Standings) -> Chapter:
    """Tell what each round brought to each player."""
    numbers, every = range(1, tournament.fixed + 1), account_lines(tournament)
    rows = []
    for rank in joint.rows:
        player = tournament.player(rank.player)
        lines = {line.round_: line for line in every[rank.player]}
        cells: list[Content] = [player.name]
        told: list[int | Nested] = []
        for line in map(lines.get, numbers):
            cells.append("" if line is None else line.points)
            if line is None:
                told.append(Nested(say("club-rounds-none")))
                continue
            figure = facts.bare_number(line.points)
            if line.kind is LineKind.PLAYED:
                told.append(figure)
            else:
                told.append(Nested(say("club-rounds-other", kind=line.kind.value, figure=figure)))
        sentence = say("club-rounds-row", player=facts.person(player), points=Listing(tuple(told)))
        rows.append(DataRow(tuple(cells), sentence))
    columns = (
        DataColumn(say("club-column-name")),
        *(DataColumn(say("club-column-round", round=number), numeric=True) for number in numbers),
    )
    return Chapter(say("club-rounds"), (DataTable(say("club-rounds-caption"), columns, tuple(rows)),))


_PLAIN_IN_LEAGUE: Final = frozenset({"points", "results"})


def league_paper(league: League, tournaments: Sequence[Tournament]) -> Paper:
    """Return a league: which tournaments it has, joint standings, and those of each category.

    Args:
        league: The league.
        tournaments: Its tournaments, in their order.
    """
    joint = make_league_table(league, tournaments)
    own = (
        Chapter(
            say("club-ranking-category", category=facts.category(name)), _league_blocks(found, tournaments)
        )
        for name in league.categories
        if (found := make_league_table(league, tournaments, name)).rows
    )
    counted = say("club-league-best", best=league.best) if league.best else say("club-league-all")
    entries = tuple(
        say("club-league-tournament", number=number, name=tournament.proposal.name)
        for number, tournament in enumerate(tournaments, 1)
    )
    about = (Paragraph((counted,)), Entries(entries))
    chapters = (Chapter(say("club-ranking-joint"), _league_blocks(joint, tournaments)), *own)
    return Paper(say("club-league-title", name=league.name), about, chapters)


def _league_blocks(found: LeagueTable, tournaments: Sequence[Tournament]) -> tuple[Block, ...]:
    rows = []
    for row in found.rows:
        results = {result.tournament: result.points for result in row.results}
        brought = (results.get(index, "") for index in range(len(tournaments)))
        figures = {
            counted: tuple(facts.bare_number(one.points) for one in row.results if one.counted is counted)
            for counted in (True, False)
        }
        told = say(
            "club-league-row",
            place=row.place,
            player=Person(row.name),
            points=facts.points_phrase(row.points),
            figure=facts.bare_number(row.points),
            counted=Listing(figures[True]),
            left=Listing(figures[False]),
            unit="penalties" if found.fewer else "points",
        )
        rows.append(DataRow((*_named_cells(found.category, row, row.name, row.category), *brought), told))
    numbers = range(1, len(tournaments) + 1)
    titles = [say("club-column-tournament", number=number) for number in numbers]
    notes = []
    for run in parting.decided_runs(found.rows, _PLAIN_IN_LEAGUE):
        by = run[0].decision.by if run[0].decision else ""
        if len(run) > parting.MOST_NAMED:
            notes.append(say("club-ranking-places", by=by, first=run[0].place, last=run[-1].place))
        else:
            names = Listing(tuple(Person(one.name) for one in run))
            notes.append(say("club-league-decided", players=names, by=by))
    return (_ranking_table(found.category, titles, rows), *((Paragraph(tuple(notes)),) if notes else ()))
