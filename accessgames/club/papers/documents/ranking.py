"""Standings of a tournament: joint, by category, round by round, with what decided and who goes further."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessgames.club.model import TieBreak
from accessgames.club.papers.documents.decided import MOST_NAMED, runs
from accessgames.club.papers.documents.facts import (
    bare,
    category,
    category_cell,
    figure,
    people,
    person,
    points,
)
from accessgames.club.papers.documents.registered import registered
from accessgames.club.papers.paper import Chapter, Column, Paper, Paragraph, Row, Table
from accessgames.club.scoring import LineKind, qualification, standings
from accessgames.language import Listing, Nested, say

if TYPE_CHECKING:
    from fractions import Fraction

    from accessgames.club.model import Tournament
    from accessgames.club.papers.paper import Block, Content
    from accessgames.club.scoring import Qualification, Standings
    from accessgames.club.scoring import Row as Rank
    from accessgames.language import Message

_PLAIN: Final = frozenset({"points", "final"})
"""What decides without being told: the points stand in the sentence, and finalists have a final."""


def standings_paper(tournament: Tournament) -> Paper:
    """Return the standings: jointly, in each category, and what each round brought.

    Before the first result everybody would be first, so there is only who takes part.
    """
    if not tournament.fixed:
        return Paper(title(tournament), registered(tournament))
    joint = standings(tournament)
    own = (
        Chapter(say("club-ranking-category", category=category(name)), ranking(tournament, found))
        for name in tournament.proposal.categories
        if (found := standings(tournament, name)).rows
    )
    chapters = (
        Chapter(say("club-ranking-joint"), ranking(tournament, joint)),
        *own,
        *further(tournament),
        *_rounds(tournament, joint),
    )
    return Paper(title(tournament), (), chapters)


def title(tournament: Tournament) -> Message:
    """Tell whose standings these are and how far the tournament is."""
    name = tournament.proposal.name
    if tournament.closed:
        return say("club-ranking-final", name=name)
    if not tournament.fixed:
        return say("club-ranking-start", name=name)
    if tournament.played < tournament.fixed:
        return say("club-ranking-during", name=name, round=tournament.fixed)
    return say("club-ranking-after", name=name, round=tournament.played)


def ranking(tournament: Tournament, found: Standings) -> tuple[Block, ...]:
    """Return standings as a table and the sentences that explain it."""
    notes = tuple(explanations(tournament, found))
    return (_table(tournament, found), *((Paragraph(notes),) if notes else ()))


def over(tournament: Tournament) -> bool:
    """Whether nothing more is to be played."""
    planned = tournament.proposal.rounds or len(tournament.rounds)
    return tournament.closed or 0 < planned <= tournament.played


def place(tournament: Tournament, rank: Rank, *, fewer: bool) -> Message:
    """Tell one line of the standings."""
    who = person(tournament.player(rank.player))
    if fewer:
        return say("club-ranking-penalties", place=rank.place, player=who, figure=bare(rank.points))
    amount = points(rank.points)
    return say("club-ranking-place", place=rank.place, player=who, points=amount, figure=bare(rank.points))


def _table(tournament: Tournament, found: Standings) -> Table:
    breaks = _breaks(tournament)
    columns = [Column(say("club-column-place"), numeric=True), Column(say("club-column-name"))]
    if found.category is None:
        columns.append(Column(say("club-column-category")))
    columns.append(Column(say("club-column-points"), numeric=True))
    columns += [Column(say("club-column-tie-break", by=one.value), numeric=True) for one in breaks]
    rows = tuple(
        Row(_cells(tournament, found, rank, breaks), place(tournament, rank, fewer=found.fewer))
        for rank in found.rows
    )
    return Table(caption(found.category), tuple(columns), rows, header=1)


def caption(own: str | None) -> Message:
    """Tell whose standings a table has: everybody's, or those of a category."""
    if own is None:
        return say("club-ranking-caption")
    return say("club-ranking-caption-category", category=category(own))


def _breaks(tournament: Tournament) -> tuple[TieBreak, ...]:
    """Return the tie-breaks that are figures of one person."""
    return tuple(one for one in tournament.proposal.tie_breaks if one not in {TieBreak.MUTUAL, TieBreak.LOT})


def _cells(
    tournament: Tournament, found: Standings, rank: Rank, breaks: tuple[TieBreak, ...]
) -> tuple[Content, ...]:
    player = tournament.player(rank.player)
    named = (category_cell(player.category),) if found.category is None else ()
    values = (rank.values.get(one.value) for one in breaks)
    told = ("" if value is None else figure(value) for value in values)
    return (rank.place, player.name, *named, figure(rank.points), *told)


def explanations(tournament: Tournament, found: Standings) -> Iterator[Message]:
    """Tell which tie-breaks decided, between whom a lot is due, and whom the organiser punished."""
    for run in runs(found.rows, _PLAIN):
        yield _decided(tournament, run)
    for group in found.open_lots if found.category is None and over(tournament) else ():
        yield say("club-ranking-lot", players=people(tournament, group))
    for rank in found.rows if found.category is None else ():
        if rank.penalty:
            who = person(tournament.player(rank.player))
            yield say("club-event-penalised", "system", player=who, amount=rank.penalty)


def _decided(tournament: Tournament, run: tuple[Rank, ...]) -> Message:
    """Tell what parted a run of people, with the figures where there are any for all of them."""
    by = run[0].decision.by if run[0].decision else ""
    if len(run) > MOST_NAMED:
        return say("club-ranking-places", by=by, first=run[0].place, last=run[-1].place)
    players = people(tournament, (rank.player for rank in run))
    values = _values(run)
    if None in values or by == TieBreak.LOT:
        return say("club-ranking-decided-plainly", players=players, by=by)
    figures = tuple(bare(value) for value in values if value is not None)
    pairs = tuple(
        Nested(say("club-ranking-decided-figure", player=who, figure=figure))
        for who, figure in zip(players.items, figures, strict=True)
    )
    return say("club-ranking-decided", players=players, by=by, figures=Listing(figures), pairs=Listing(pairs))


def _values(run: tuple[Rank, ...]) -> tuple[Fraction | None, ...]:
    """Return by what each of a run was parted from the next, the last from the one before."""
    decisions = [rank.decision for rank in run[:-1] if rank.decision is not None]
    return (*(one.own for one in decisions), decisions[-1].other)


def further(tournament: Tournament) -> Iterator[Chapter]:
    """Tell who goes further, once all rounds have been played."""
    if not over(tournament):
        return
    for one in qualification(tournament):
        sentences = tuple(_qualified(tournament, one))
        if sentences:
            named = (
                say("club-further")
                if one.category is None
                else say("club-further-category", category=category(one.category))
            )
            yield Chapter(named, (Paragraph(sentences),))


def _qualified(tournament: Tournament, one: Qualification) -> Iterator[Message]:
    if one.direct:
        yield say("club-further-direct", players=people(tournament, one.direct))
    for through in one.through:
        who = person(tournament.player(through.player))
        if through.instead:
            gone = person(tournament.player(through.instead))
            yield say("club-further-instead", place=through.place, player=who, other=gone)
        else:
            yield say("club-further-place", place=through.place, player=who)
    if one.waiting:
        yield say("club-further-waiting", players=people(tournament, one.waiting))


def _rounds(tournament: Tournament, joint: Standings) -> Iterator[Chapter]:
    """Tell what each round brought to each player."""
    if tournament.fixed:
        numbers = range(1, tournament.fixed + 1)
        columns = (
            Column(say("club-column-name")),
            *(Column(say("club-column-round", round=number), numeric=True) for number in numbers),
        )
        rows = tuple(_round_row(tournament, rank) for rank in joint.rows)
        yield Chapter(say("club-rounds"), (Table(say("club-rounds-caption"), columns, rows),))


def _round_row(tournament: Tournament, rank: Rank) -> Row:
    player = tournament.player(rank.player)
    lines = {line.round_: line for line in rank.lines}
    cells: list[Content] = []
    told: list[int | Nested] = []
    for number in range(1, tournament.fixed + 1):
        line = lines.get(number)
        cells.append("" if line is None else figure(line.points))
        if line is None:
            told.append(Nested(say("club-rounds-none")))
        elif line.kind is LineKind.PLAYED:
            told.append(bare(line.points))
        else:
            told.append(Nested(say("club-rounds-other", kind=line.kind.value, figure=bare(line.points))))
    sentence = say("club-rounds-row", player=person(player), points=Listing(tuple(told)))
    return Row((player.name, *cells), sentence)
