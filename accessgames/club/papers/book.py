"""The book of results: everything that a tournament came to, for whoever looks it up years later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club.papers import facts, handouts, paper, publications, stages, standings
from accessgames.club.scoring import ledger
from accessgames.club.scoring.standings import make_standings
from accessgames.language import Nested, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.club.model.tournament import Tournament
    from accessgames.language import Value


def book_paper(tournament: Tournament, story: paper.Paper | None = None) -> paper.Paper:
    """Return all results of a tournament: how it ended, every table of every round, the way of each person.

    Args:
        tournament: The tournament.
        story: Its story, where it is over.
    """
    chapters = list(_chapters(tournament, story))
    contents = tuple(
        say("club-book-part", number=number, title=Nested(one.title))
        for number, one in enumerate(chapters, 1)
    )
    first = paper.Paragraph(tuple(publications.about_sentences(tournament)))
    blocks = (first, paper.Entries(contents))
    return paper.Paper(say("club-book-title", name=tournament.proposal.name), blocks, tuple(chapters))


def _chapters(tournament: Tournament, story: paper.Paper | None) -> Iterator[paper.Chapter]:
    if story is not None:
        yield from story.chapters
    if tournament.fixed:
        yield from standings.standings_chapters(tournament)
    for round_ in tournament.rounds[: tournament.fixed]:
        game = tournament.proposal.games[round_.game]
        played = facts.game(game)
        # A sentence before the first table, since its caption is told only behind one: it names the table.
        direction = say("club-proposal-direction", which="fewer" if game.lower_wins else "more")
        tables = (block for one in publications.results_chapters(tournament, round_) for block in one.blocks)
        blocks: tuple[paper.Block, ...] = (paper.Paragraph((direction,)), *tables)
        if round_.out:
            out = stages.out_sentence(tournament, round_)
            blocks = (*blocks, paper.Paragraph((out,)))
        yield paper.Chapter(say("club-book-round", round=round_.number, game=played), blocks)
    ranked = make_standings(tournament).rows if tournament.fixed else ()
    lines, chains = ledger.account_lines(tournament), ledger.accounts(tournament)
    games = facts.games(tournament)
    for rank in ranked:
        rows = tuple(_row(tournament, games, chains[rank.player], line) for line in lines[rank.player])
        if rows:
            title = say("club-handout-name", player=facts.person(tournament.player(rank.player)))
            table = paper.DataTable(say("club-book-person"), _columns(), rows)
            yield paper.Chapter(title, (table,))
    remarkable = tuple(publications.remarkable_sentences(tournament))
    if remarkable:
        yield paper.Chapter(say("club-report-remarkable"), (paper.Paragraph(remarkable),))


def _columns() -> tuple[paper.DataColumn, ...]:
    return (
        paper.DataColumn(say("club-column-round-number"), numeric=True),
        paper.DataColumn(say("club-column-game")),
        paper.DataColumn(say("club-column-table"), numeric=True),
        paper.DataColumn(say("club-column-place"), numeric=True),
        paper.DataColumn(say("club-column-score"), numeric=True),
        paper.DataColumn(say("club-column-points"), numeric=True),
        paper.DataColumn(say("club-column-opponents")),
    )


def _row(
    tournament: Tournament, games: tuple[Value, ...], chain: tuple[int, ...], line: ledger.RoundLine
) -> paper.DataRow:
    """Tell what one round brought to somebody, who may have been substituted meanwhile."""
    played = games[tournament.round(line.round_).game]
    name = say("club-book-game", game=played)
    figure = facts.bare_number(line.points)
    if line.kind is not ledger.LineKind.PLAYED:
        told = say("club-book-other", round=line.round_, game=played, kind=line.kind.value, points=figure)
        return paper.DataRow((line.round_, name, line.table or "", "", "", line.points, ""), told)
    table = tournament.table(line.round_, line.table)
    own = next(number for number in chain if number in table.players)
    others = facts.people(tournament, handouts.opponents(table, own))
    score = line.score if line.parts else ""
    told = say(
        "club-book-played",
        round=line.round_,
        game=played,
        table=line.table,
        place=line.place,
        score=line.score,
        scored=str(bool(line.parts)).lower(),
        points=figure,
        others=others,
    )
    against = say("club-seating-players", players=others)
    return paper.DataRow((line.round_, name, line.table, line.place, score, line.points, against), told)
