"""A league over several tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from accessgames.club.papers.documents.decided import MOST_NAMED, runs
from accessgames.club.papers.documents.facts import bare, category, category_cell, figure, points
from accessgames.club.papers.documents.ranking import caption
from accessgames.club.papers.paper import Chapter, Column, Entries, Paper, Paragraph, Row, Table
from accessgames.club.scoring import league_table
from accessgames.language import Listing, Person, say

if TYPE_CHECKING:
    from accessgames.club.model import League, Tournament
    from accessgames.club.papers.paper import Block, Content
    from accessgames.club.scoring import LeagueRow, LeagueTable
    from accessgames.language import Message

_PLAIN: Final = frozenset({"points", "results"})


def league_paper(league: League, tournaments: Sequence[Tournament]) -> Paper:
    """Return a league: which tournaments it has, joint standings, and those of each category.

    Args:
        league: The league.
        tournaments: Its tournaments, in their order.
    """
    joint = league_table(league, tournaments)
    own = (
        Chapter(say("club-ranking-category", category=category(name)), _ranking(found, tournaments))
        for name in league.categories
        if (found := league_table(league, tournaments, name)).rows
    )
    about = (_best(league), Entries(tuple(_tournaments(tournaments))))
    chapters = (Chapter(say("club-ranking-joint"), _ranking(joint, tournaments)), *own)
    return Paper(say("club-league-title", name=league.name), about, chapters)


def _best(league: League) -> Paragraph:
    return Paragraph((say("club-league-best", best=league.best) if league.best else say("club-league-all"),))


def _tournaments(tournaments: Sequence[Tournament]) -> list[Message]:
    return [
        say("club-league-tournament", number=number, name=tournament.proposal.name)
        for number, tournament in enumerate(tournaments, 1)
    ]


def _ranking(found: LeagueTable, tournaments: Sequence[Tournament]) -> tuple[Block, ...]:
    notes = tuple(map(_decided, runs(found.rows, _PLAIN)))
    return (_table(found, len(tournaments)), *((Paragraph(notes),) if notes else ()))


def _decided(run: tuple[LeagueRow, ...]) -> Message:
    by = run[0].decision.by if run[0].decision else ""
    if len(run) > MOST_NAMED:
        return say("club-ranking-places", by=by, first=run[0].place, last=run[-1].place)
    return say("club-league-decided", players=Listing(tuple(Person(row.name) for row in run)), by=by)


def _table(found: LeagueTable, tournaments: int) -> Table:
    columns = [Column(say("club-column-place"), numeric=True), Column(say("club-column-name"))]
    if found.category is None:
        columns.append(Column(say("club-column-category")))
    columns.append(Column(say("club-column-points"), numeric=True))
    columns += [
        Column(say("club-column-tournament", number=number), numeric=True)
        for number in range(1, tournaments + 1)
    ]
    rows = tuple(
        Row(_cells(found, row, tournaments), _sentence(row, fewer=found.fewer)) for row in found.rows
    )
    return Table(caption(found.category), tuple(columns), rows, header=1)


def _cells(found: LeagueTable, row: LeagueRow, tournaments: int) -> tuple[Content, ...]:
    results = {result.tournament: figure(result.points) for result in row.results}
    named = (category_cell(row.category),) if found.category is None else ()
    brought = (results.get(index, "") for index in range(tournaments))
    return (row.place, row.name, *named, figure(row.points), *brought)


def _sentence(row: LeagueRow, *, fewer: bool) -> Message:
    counted = Listing(tuple(bare(result.points) for result in row.results if result.counted))
    left_out = Listing(tuple(bare(result.points) for result in row.results if not result.counted))
    unit = "penalties" if fewer else "points"
    return say(
        "club-league-row",
        place=row.place,
        player=Person(row.name),
        points=points(row.points),
        figure=bare(row.points),
        counted=counted,
        left=left_out,
        unit=unit,
    )
