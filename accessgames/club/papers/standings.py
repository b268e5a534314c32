"""Who is registered, standings of a tournament and of a league, with what decided and who goes further."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from accessgames.club.model import TieBreak
from accessgames.club.papers import facts
from accessgames.club.papers.paper import Chapter, DataColumn, DataRow, DataTable, Entries, Paper, Paragraph
from accessgames.club.scoring import LineKind, make_league_table, make_standings, qualification
from accessgames.language import Listing, Nested, Person, say

if TYPE_CHECKING:
    from fractions import Fraction

    from accessgames.club.model import League, Player, Tournament
    from accessgames.club.papers.paper import Block, Content
    from accessgames.club.scoring import (
        Decision,
        LeagueRow,
        LeagueTable,
        Qualification,
        Standings,
    )
    from accessgames.club.scoring import (
        StandingsRow as Rank,
    )
    from accessgames.language import Message

MOST_NAMED: Final = 5
"""So many people of a run are named; of a longer one the places are told."""


class RankedRow(Protocol):
    """A line of standings."""

    @property
    def place(self) -> int:
        """The place."""

    @property
    def decision(self) -> Decision | None:
        """What put it before the next one."""


R = TypeVar("R", bound=RankedRow)


def decided_runs(rows: Sequence[R], plain: frozenset[str]) -> Iterator[tuple[R, ...]]:
    """Yield neighbours that were parted from each other by one and the same criterion.

    Args:
        rows: Standings, the best first.
        plain: Criteria that need no explanation.
    """
    run: list[R] = []
    by = ""
    for row, after in pairwise(rows):
        decided = "" if row.decision is None or row.decision.by in plain else row.decision.by
        if run and decided != by:
            yield tuple(run)
            run = []
        if decided:
            run = [*(run or [row]), after]
        by = decided
    if run:
        yield tuple(run)


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


_PLAIN: Final = frozenset({"points", "final"})
"""What decides without being told: the points stand in the sentence, and finalists have a final."""


def standings_paper(tournament: Tournament) -> Paper:
    """Return the standings: jointly, in each category, and what each round brought.

    Before the first result everybody would be first, so there is only who takes part.
    """
    if not tournament.fixed:
        return Paper(standings_title(tournament), registered_blocks(tournament))
    joint = make_standings(tournament)
    own = (
        Chapter(
            say("club-ranking-category", category=facts.category(name)), ranking_blocks(tournament, found)
        )
        for name in tournament.proposal.categories
        if (found := make_standings(tournament, name)).rows
    )
    chapters = (
        Chapter(say("club-ranking-joint"), ranking_blocks(tournament, joint)),
        *own,
        *qualification_chapters(tournament),
        *_rounds(tournament, joint),
    )
    return Paper(standings_title(tournament), (), chapters)


def standings_title(tournament: Tournament) -> Message:
    """Tell whose standings these are and how far the tournament is."""
    name = tournament.proposal.name
    if tournament.closed:
        return say("club-ranking-final", name=name)
    if not tournament.fixed:
        return say("club-ranking-start", name=name)
    if tournament.played < tournament.fixed:
        return say("club-ranking-during", name=name, round=tournament.fixed)
    return say("club-ranking-after", name=name, round=tournament.played)


def ranking_blocks(tournament: Tournament, found: Standings) -> tuple[Block, ...]:
    """Return standings as a table and the sentences that explain it."""
    notes = tuple(explain_order(tournament, found))
    return (_table(tournament, found), *((Paragraph(notes),) if notes else ()))


def is_over(tournament: Tournament) -> bool:
    """Whether nothing more is to be played."""
    planned = tournament.proposal.rounds or len(tournament.rounds)
    return tournament.closed or 0 < planned <= tournament.played


def place_sentence(tournament: Tournament, rank: Rank, *, fewer: bool) -> Message:
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


def _table(tournament: Tournament, found: Standings) -> DataTable:
    breaks = _breaks(tournament)
    columns = [DataColumn(say("club-column-place"), numeric=True), DataColumn(say("club-column-name"))]
    if found.category is None:
        columns.append(DataColumn(say("club-column-category")))
    columns.append(DataColumn(say("club-column-points"), numeric=True))
    columns += [DataColumn(say("club-column-tie-break", by=one.value), numeric=True) for one in breaks]
    rows = tuple(
        DataRow(_cells(tournament, found, rank, breaks), place_sentence(tournament, rank, fewer=found.fewer))
        for rank in found.rows
    )
    return DataTable(ranking_caption(found.category), tuple(columns), rows, header=1)


def ranking_caption(own: str | None) -> Message:
    """Tell whose standings a table has: everybody's, or those of a category."""
    if own is None:
        return say("club-ranking-caption")
    return say("club-ranking-caption-category", category=facts.category(own))


def _breaks(tournament: Tournament) -> tuple[TieBreak, ...]:
    """Return the tie-breaks that are figures of one person."""
    return tuple(one for one in tournament.proposal.tie_breaks if one not in {TieBreak.MUTUAL, TieBreak.LOT})


def _cells(
    tournament: Tournament, found: Standings, rank: Rank, breaks: tuple[TieBreak, ...]
) -> tuple[Content, ...]:
    player = tournament.player(rank.player)
    named = (facts.category_cell(player.category),) if found.category is None else ()
    values = (rank.values.get(one.value) for one in breaks)
    told = ("" if value is None else facts.number_cell(value) for value in values)
    return (rank.place, player.name, *named, facts.number_cell(rank.points), *told)


def explain_order(tournament: Tournament, found: Standings) -> Iterator[Message]:
    """Tell which tie-breaks decided, between whom a lot is due, and whom the organiser punished."""
    for run in decided_runs(found.rows, _PLAIN):
        yield _decided(tournament, run)
    for group in found.open_lots if found.category is None and is_over(tournament) else ():
        yield say("club-ranking-lot", players=facts.people(tournament, group))
    for rank in found.rows if found.category is None else ():
        if rank.penalty:
            who = facts.person(tournament.player(rank.player))
            yield say("club-event-penalised", "system", player=who, amount=rank.penalty)


def _decided(tournament: Tournament, run: tuple[Rank, ...]) -> Message:
    """Tell what parted a run of people, with the figures where there are any for all of them."""
    by = run[0].decision.by if run[0].decision else ""
    if len(run) > MOST_NAMED:
        return say("club-ranking-places", by=by, first=run[0].place, last=run[-1].place)
    players = facts.people(tournament, (rank.player for rank in run))
    values = _values(run)
    if None in values or by == TieBreak.LOT:
        return say("club-ranking-decided-plainly", players=players, by=by)
    figures = tuple(facts.bare_number(value) for value in values if value is not None)
    pairs = tuple(
        Nested(say("club-ranking-decided-figure", player=who, figure=figure))
        for who, figure in zip(players.items, figures, strict=True)
    )
    return say("club-ranking-decided", players=players, by=by, figures=Listing(figures), pairs=Listing(pairs))


def _values(run: tuple[Rank, ...]) -> tuple[Fraction | None, ...]:
    """Return by what each of a run was parted from the next, the last from the one before."""
    decisions = [rank.decision for rank in run[:-1] if rank.decision is not None]
    return (*(one.own for one in decisions), decisions[-1].other)


def qualification_chapters(tournament: Tournament) -> Iterator[Chapter]:
    """Tell who goes further, once all rounds have been played."""
    if not is_over(tournament):
        return
    for one in qualification(tournament):
        sentences = tuple(_qualified(tournament, one))
        if sentences:
            named = (
                say("club-further")
                if one.category is None
                else say("club-further-category", category=facts.category(one.category))
            )
            yield Chapter(named, (Paragraph(sentences),))


def _qualified(tournament: Tournament, one: Qualification) -> Iterator[Message]:
    if one.direct:
        yield say("club-further-direct", players=facts.people(tournament, one.direct))
    for through in one.through:
        who = facts.person(tournament.player(through.player))
        if through.instead:
            gone = facts.person(tournament.player(through.instead))
            yield say("club-further-instead", place=through.place, player=who, other=gone)
        else:
            yield say("club-further-place", place=through.place, player=who)
    if one.waiting:
        yield say("club-further-waiting", players=facts.people(tournament, one.waiting))


def _rounds(tournament: Tournament, joint: Standings) -> Iterator[Chapter]:
    """Tell what each round brought to each player."""
    if tournament.fixed:
        numbers = range(1, tournament.fixed + 1)
        columns = (
            DataColumn(say("club-column-name")),
            *(DataColumn(say("club-column-round", round=number), numeric=True) for number in numbers),
        )
        rows = tuple(_round_row(tournament, rank) for rank in joint.rows)
        yield Chapter(say("club-rounds"), (DataTable(say("club-rounds-caption"), columns, rows),))


def _round_row(tournament: Tournament, rank: Rank) -> DataRow:
    player = tournament.player(rank.player)
    lines = {line.round_: line for line in rank.lines}
    cells: list[Content] = []
    told: list[int | Nested] = []
    for number in range(1, tournament.fixed + 1):
        line = lines.get(number)
        cells.append("" if line is None else facts.number_cell(line.points))
        if line is None:
            told.append(Nested(say("club-rounds-none")))
        elif line.kind is LineKind.PLAYED:
            told.append(facts.bare_number(line.points))
        else:
            told.append(
                Nested(say("club-rounds-other", kind=line.kind.value, figure=facts.bare_number(line.points)))
            )
    sentence = say("club-rounds-row", player=facts.person(player), points=Listing(tuple(told)))
    return DataRow((player.name, *cells), sentence)


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
    about = (_best_counted(league), Entries(tuple(_tournaments_played(tournaments))))
    chapters = (Chapter(say("club-ranking-joint"), _league_blocks(joint, tournaments)), *own)
    return Paper(say("club-league-title", name=league.name), about, chapters)


def _best_counted(league: League) -> Paragraph:
    return Paragraph((say("club-league-best", best=league.best) if league.best else say("club-league-all"),))


def _tournaments_played(tournaments: Sequence[Tournament]) -> list[Message]:
    return [
        say("club-league-tournament", number=number, name=tournament.proposal.name)
        for number, tournament in enumerate(tournaments, 1)
    ]


def _league_blocks(found: LeagueTable, tournaments: Sequence[Tournament]) -> tuple[Block, ...]:
    notes = tuple(map(_league_decided, decided_runs(found.rows, _PLAIN_IN_LEAGUE)))
    return (_league_table(found, len(tournaments)), *((Paragraph(notes),) if notes else ()))


def _league_decided(run: tuple[LeagueRow, ...]) -> Message:
    by = run[0].decision.by if run[0].decision else ""
    if len(run) > MOST_NAMED:
        return say("club-ranking-places", by=by, first=run[0].place, last=run[-1].place)
    return say("club-league-decided", players=Listing(tuple(Person(row.name) for row in run)), by=by)


def _league_table(found: LeagueTable, tournaments: int) -> DataTable:
    columns = [DataColumn(say("club-column-place"), numeric=True), DataColumn(say("club-column-name"))]
    if found.category is None:
        columns.append(DataColumn(say("club-column-category")))
    columns.append(DataColumn(say("club-column-points"), numeric=True))
    columns += [
        DataColumn(say("club-column-tournament", number=number), numeric=True)
        for number in range(1, tournaments + 1)
    ]
    rows = tuple(
        DataRow(_league_cells(found, row, tournaments), _league_sentence(row, fewer=found.fewer))
        for row in found.rows
    )
    return DataTable(ranking_caption(found.category), tuple(columns), rows, header=1)


def _league_cells(found: LeagueTable, row: LeagueRow, tournaments: int) -> tuple[Content, ...]:
    results = {result.tournament: facts.number_cell(result.points) for result in row.results}
    named = (facts.category_cell(row.category),) if found.category is None else ()
    brought = (results.get(index, "") for index in range(tournaments))
    return (row.place, row.name, *named, facts.number_cell(row.points), *brought)


def _league_sentence(row: LeagueRow, *, fewer: bool) -> Message:
    counted = Listing(tuple(facts.bare_number(result.points) for result in row.results if result.counted))
    left_out = Listing(
        tuple(facts.bare_number(result.points) for result in row.results if not result.counted)
    )
    unit = "penalties" if fewer else "points"
    return say(
        "club-league-row",
        place=row.place,
        player=Person(row.name),
        points=facts.points_phrase(row.points),
        figure=facts.bare_number(row.points),
        counted=counted,
        left=left_out,
        unit=unit,
    )
