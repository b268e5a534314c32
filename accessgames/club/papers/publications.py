"""What a club publishes: the propozice, papers of a round, the report, and the protocol of what happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.club.events import Created, Opened, Undone
from accessgames.club.model import luck
from accessgames.club.model import proposal as asked
from accessgames.club.papers import facts, paper, stages, teams
from accessgames.club.papers.standings import explain_order, place_sentence, qualification_chapters
from accessgames.club.rules.course import Course, begin_course
from accessgames.club.rules.mixed import is_mixed, mixed_refusal
from accessgames.club.scoring.ledger import LineKind, account_lines, place_points
from accessgames.club.scoring.standings import make_standings
from accessgames.games import game_ids, load_room
from accessgames.language import Listing, Message, Nested, say

if TYPE_CHECKING:
    from accessgames.club.model.tournament import Result, Round, Tournament
    from accessgames.club.notation import JournalLine


def proposal_paper(proposal: asked.Proposal) -> paper.Paper:
    """Return the propozice of a tournament; headings without anything below them are left out."""
    date = facts.day(proposal.date)
    when = (
        say("club-proposal-day-time", date=date, time=proposal.begins)
        if proposal.begins
        else say("club-proposal-day", date=date)
    )
    chapters = [paper.Chapter(say("club-proposal-when"), (paper.Paragraph((when,)),))]
    if proposal.place:
        chapters.append(paper.Chapter(say("club-proposal-where"), (_written(proposal.place),)))
    if proposal.organiser:
        chapters.append(paper.Chapter(say("club-proposal-who"), (_written(proposal.organiser),)))
    chapters.append(paper.Chapter(say("club-proposal-rules"), tuple(_rules_blocks(proposal))))
    counted: list[Message] = []
    if len(proposal.games) == 1:
        counted += points_sentences(proposal.games[0])
    elif is_mixed(proposal) and mixed_refusal(proposal) is None:
        counted.append(say("club-proposal-mixed"))
    if proposal.handicaps is not asked.Handicaps.NONE:
        counted.append(say("club-proposal-handicaps", how=proposal.handicaps.value))
    if proposal.teams is not None:
        counted += teams.proposal_sentences(proposal, proposal.teams)
    if proposal.tie_breaks:
        breaks = tuple(Nested(say("club-tie-break", by=one.value)) for one in proposal.tie_breaks)
        counted.append(say("club-proposal-ties", ties=Listing(breaks)))
    texts = dict(proposal.texts)
    evaluation = texts.pop("evaluation", "")
    written = (_written(evaluation),) if evaluation else ()
    chapters.append(paper.Chapter(say("club-proposal-counting"), (paper.Paragraph(tuple(counted)), *written)))
    chapters += (
        paper.Chapter(say("club-proposal-heading", heading=heading), (_written(texts[heading]),))
        for heading in asked.HEADINGS
        if heading in texts
    )
    return paper.Paper(say("club-proposal-title", name=proposal.name), (), tuple(chapters))


def _written(written: str) -> paper.Paragraph:
    """Return what an organiser wrote, line by line."""
    return paper.Paragraph(
        tuple(say("club-proposal-text", text=line) for line in written.splitlines() if line)
    )


def _rules_blocks(proposal: asked.Proposal) -> Iterator[paper.Block]:
    course = [say("club-proposal-seating", kind=proposal.seating.value)]
    if proposal.rounds and proposal.credits is None:
        course.insert(0, say("club-proposal-rounds", rounds=proposal.rounds))
    if proposal.seating is asked.SeatingKind.SCORE:
        course.append(say("club-proposal-mix", mix=proposal.mix.value))
    if proposal.groups is not None:
        course += stages.groups_sentences(proposal.groups)
    course += stages.format_sentences(proposal)
    if proposal.final is not None:
        course += stages.final_sentences(proposal, proposal.final)
    yield paper.Paragraph(tuple(course))
    for played in proposal.games:
        yield paper.Paragraph(tuple(_game_sentences(played, alone=len(proposal.games) == 1)))
    who = [say("club-proposal-category", category=facts.category(own)) for own in proposal.categories]
    if proposal.qualifies:
        where = "each" if proposal.by_category else "joint"
        who.append(say("club-proposal-qualifies", places=proposal.qualifies, where=where))
    if proposal.capacity:
        who.append(say("club-proposal-capacity", players=proposal.capacity))
    yield paper.Paragraph(tuple(who))


def _game_sentences(played: asked.Game, *, alone: bool) -> Iterator[Message]:
    yield say("club-proposal-game", game=facts.game(played))
    sizes = played.sizes
    if sizes.strict:
        yield say("club-proposal-table-strict", players=sizes.best)
    else:
        yield say("club-proposal-table", players=sizes.best, least=sizes.least, most=sizes.most)
    if played.minutes:
        yield say("club-proposal-limit", minutes=played.minutes)
    if played.game in game_ids():
        narration = load_room(played.game).narration
        yield from (narration.option(key, value) for key, value in played.options)
    yield say("club-proposal-direction", which="fewer" if played.lower_wins else "more")
    if not alone:
        yield from points_sentences(played)


def points_sentences(played: asked.Game) -> Iterator[Message]:
    """Tell what a table is worth, and where its size enters, for each size that may be."""
    points = played.points
    if points.scale is asked.Scale.FIRST:
        yield points_sentence(points)
        return
    yield say("club-points-scale", scale=points.scale.value, most=points.places[0])
    for seats in range(played.sizes.least, played.sizes.most + 1):
        worth = place_points(points, range(1, seats + 1))
        yield say("club-points-table", players=seats, points=Listing(tuple(map(facts.bare_number, worth))))


def points_sentence(points: asked.Points) -> Message:
    """Tell what a table is worth."""
    if points.kind is not asked.PointsKind.PLACES:
        return say("club-points-kind", kind=points.kind.value)
    return say("club-points-places", points=Listing(points.places))


def report_paper(tournament: Tournament) -> paper.Paper:
    """Return the report of a tournament, in prose; of one that is not over, so far as it has come."""
    about = paper.Paragraph(tuple(about_sentences(tournament)))
    chapters = [paper.Chapter(say("club-report-about"), (about,))]
    for name in (None, *tournament.proposal.categories) if tournament.fixed else ():
        found = make_standings(tournament, name)
        told = tuple(place_sentence(tournament, rank, fewer=found.fewer) for rank in found.rows)
        own = (
            say("club-report-results")
            if name is None
            else say("club-ranking-category", category=facts.category(name))
        )
        notes = tuple(explain_order(tournament, found)) if name is None else ()
        if told:
            blocks = (paper.Entries(told), *((paper.Paragraph(notes),) if notes else ()))
            chapters.append(paper.Chapter(own, blocks))
    remarkable = tuple(remarkable_sentences(tournament))
    if remarkable:
        chapters.append(paper.Chapter(say("club-report-remarkable"), (paper.Paragraph(remarkable),)))
    title = say("club-report-title", name=tournament.proposal.name)
    ranked = (paper.Chapter(one.title, one.blocks) for one in teams.team_chapters(tournament))
    return paper.Paper(title, (), (*chapters, *ranked, *qualification_chapters(tournament)))


def about_sentences(tournament: Tournament) -> Iterator[Message]:
    """Tell when and where a tournament was, who played, and how many rounds."""
    proposal = tournament.proposal
    date = facts.day(proposal.date)
    yield (
        say("club-report-when-where", date=date, place=proposal.place)
        if proposal.place
        else say("club-proposal-day", date=date)
    )
    if proposal.organiser:
        yield say("club-report-organiser", organiser=proposal.organiser)
    ranked = make_standings(tournament).rows
    yield say("club-report-players", players=len(ranked))
    for name in proposal.categories:
        own = make_standings(tournament, name).rows
        if own:
            yield say("club-report-category", category=facts.category(name), players=len(own))
    if tournament.proposal.credits is not None:
        played = sum(table.result is not None for table in tournament.opened)
        yield say("club-report-tables", tables=played, game=facts.game(proposal.games[0]))
    elif tournament.played:
        games = {round_.game: None for round_ in tournament.rounds[: tournament.played]}
        named = Listing(tuple(facts.game(proposal.games[index]) for index in games))
        yield say("club-report-rounds", rounds=tournament.played, games=named)


def remarkable_sentences(tournament: Tournament) -> Iterator[Message]:
    """Tell the best results, who won most tables, substitutes and corrections."""
    for index, played in enumerate(tournament.proposal.games):
        best = _best_score(tournament, index)
        if best is not None and tournament.proposal.credits is None:
            score, player, round_ = best
            who = facts.person(tournament.player(player))
            yield say("club-report-best", game=facts.game(played), player=who, score=score, round=round_)
    wins = {
        number: sum(line.kind is LineKind.PLAYED and line.place == 1 for line in lines)
        for number, lines in account_lines(tournament).items()
    }
    most = max(wins.values(), default=0)
    if most > 1:
        winners = facts.people(tournament, (number for number, count in wins.items() if count == most))
        yield say("club-report-wins", players=winners, wins=most)
    for substitute in tournament.players:
        if substitute.replaces:
            gone = facts.person(tournament.player(substitute.replaces))
            yield say("club-event-substituted", "system", player=gone, substitute=facts.person(substitute))
    if tournament.corrections:
        yield say("club-report-corrections", corrections=len(tournament.corrections))


def _best_score(tournament: Tournament, index: int) -> tuple[int, int, int] | None:
    """Return the best score, who reached it first and in which round; None where there are no scores."""
    lower = tournament.proposal.games[index].lower_wins
    found = [
        (seat.score, seat.player, round_.number)
        for round_ in tournament.rounds
        if round_.game == index
        for table in round_.tables
        if table.result
        for seat in table.result.seats
        if seat.parts and not seat.absent
    ]
    return min(found, key=lambda one: (one[0] if lower else -one[0], one[2]), default=None)


_DATE_LENGTH = len("2026-11-21T")
_TIME_LENGTH = len("16:00")


def protocol_paper(lines: Iterable[JournalLine]) -> paper.Paper:
    """Return the protocol of a tournament.

    Args:
        lines: Its whole journal; not empty.

    Raises:
        IllegalAction: The journal does not follow the rules.
    """
    told: list[Message] = []
    course: Course | None = None
    for number, line in enumerate(lines, 1):
        event, taken = line.event, 0
        if isinstance(event, Created):
            course = begin_course(event)
        elif course is None:
            raise ValueError(f"a journal begins with {Created.__name__}, not with {event!r}")
        else:
            taken = len(course.events) - event.keep if isinstance(event, Undone) else 0
            course = course.after(event)
        happened = Nested(facts.event_message(course.tournament, event, taken))
        time = line.when[_DATE_LENGTH : _DATE_LENGTH + _TIME_LENGTH]
        told.append(
            say("club-protocol-entry-time", number=number, event=happened, time=time)
            if time
            else say("club-protocol-entry", number=number, event=happened)
        )
    name = course.tournament.proposal.name if course else ""
    return paper.Paper(say("club-protocol-title", name=name), (paper.Entries(tuple(told)),))


def seating_paper(tournament: Tournament, round_: Round, notes: Sequence[Message] = ()) -> paper.Paper:
    """Return the tables of a round.

    Args:
        tournament: The tournament.
        round_: One of its rounds.
        notes: Sentences that explain the seating, such as who meets again.
    """
    rows = []
    for table in round_.tables:
        named = facts.people(tournament, table.players)
        told = say("club-seating-table", table=table.number, players=named)
        rows.append(paper.DataRow((table.number, say("club-seating-players", players=named)), told))
    columns = (
        paper.DataColumn(say("club-column-table"), numeric=True),
        paper.DataColumn(say("club-column-players")),
    )
    played = facts.game(tournament.proposal.games[round_.game])
    blocks: list[paper.Block] = [
        paper.Paragraph((say("club-seating-game", round=round_.number, game=played),)),
        paper.DataTable(say("club-seating-caption", round=round_.number), columns, tuple(rows)),
    ]
    if round_.out:
        notes = (stages.out_sentence(tournament, round_), *notes)
    if round_.last:
        notes = (stages.last_sentence(round_), *notes)
    if notes:
        blocks.append(paper.Paragraph(tuple(notes)))
    title = say("club-seating-title", name=tournament.proposal.name, round=round_.number)
    return paper.Paper(title, tuple(blocks))


def cards_paper(tournament: Tournament, round_: Round) -> paper.Paper:
    """Return a card for each table of a round: who sits there in which order, what is played and how long."""
    played = tournament.proposal.games[round_.game]
    chapters = []
    for table in round_.tables:
        about = [say("club-card-game", game=facts.game(played))]
        if played.minutes:
            about.append(say("club-card-limit", minutes=played.minutes))
        if played.game in game_ids():
            about.append(_for_the_computer(tournament, round_.number, table.match_number))
        seats = facts.people(tournament, table.players).items
        order = tuple(say("club-card-seat", seat=seat, player=player) for seat, player in enumerate(seats, 1))
        title = say("club-card-title", round=round_.number, table=table.number)
        chapters.append(paper.Chapter(title, (paper.Entries(order), paper.Paragraph(tuple(about)))))
    title = say("club-cards-title", name=tournament.proposal.name, round=round_.number)
    return paper.Paper(title, (), tuple(chapters), paper.Cut.PAGES)


def _for_the_computer(tournament: Tournament, round_: int, table: int) -> Message:
    """Tell what is typed where the match is played at a computer: what names the table, or a chosen seed."""
    if luck.is_secret(tournament.seed):
        return say("club-card-occasion", occasion=luck.occasion_of(tournament.seed, round_, table))
    return say("club-card-seed", seed=luck.match_seed(tournament.seed, round_, table))


_LAST: Final = 1000
"""Those who were absent come after everybody who played."""


def results_paper(tournament: Tournament, round_: Round) -> paper.Paper:
    """Return the results of a round; a table that still plays says so."""
    played = facts.game(tournament.proposal.games[round_.game])
    title = say("club-results-title", name=tournament.proposal.name, round=round_.number)
    told = say("club-seating-game", round=round_.number, game=played)
    if tournament.proposal.credits is not None:
        title = say("club-results-weeks", name=tournament.proposal.name)
        told = say("club-credits-game", game=played)
    first = paper.Paragraph((told,))
    return paper.Paper(title, (first,), results_chapters(tournament, round_))


def results_chapters(tournament: Tournament, round_: Round) -> tuple[paper.Chapter, ...]:
    """Return a chapter for each table of a round."""
    chapters = []
    for table in round_.tables:
        block: paper.Block = paper.Paragraph((say("club-results-open", table=table.number),))
        if table.result is not None:
            block = _result_table(tournament, table.number, table.result)
        changed = tuple(
            say("club-results-corrected", reason=one.reason) if one.reason else say("club-results-changed")
            for one in tournament.corrections
            if (one.round_, one.table) == (round_.number, table.number)
        )
        notes = (paper.Paragraph(changed),) if changed else ()
        if table.token:
            opened = Opened(table.token, table.players, table.where, table.day, table.begins)
            notes = (*notes, paper.Paragraph((facts.opened_message(tournament, opened, table.number),)))
        chapters.append(paper.Chapter(say("club-results-table", table=table.number), (block, *notes)))
    return tuple(chapters)


def _result_table(tournament: Tournament, number: int, result: Result) -> paper.DataTable:
    columns: tuple[paper.DataColumn, ...] = (
        paper.DataColumn(say("club-column-place"), numeric=True),
        paper.DataColumn(say("club-column-name")),
        paper.DataColumn(say("club-column-score"), numeric=True),
    )
    level = any(seat.handicap for seat in result.seats)
    if level:
        columns = (*columns, paper.DataColumn(say("club-column-level"), numeric=True))
    rows = []
    for seat in sorted(result.seats, key=lambda seat: (seat.place or _LAST, seat.player)):
        player = facts.person(tournament.player(seat.player))
        if seat.absent:
            told = say("club-results-absent", player=player)
        elif seat.handicap:
            figures = {"score": seat.score, "level": seat.level}
            told = say("club-results-score-level", place=seat.place, player=player, **figures)
        elif seat.parts:
            told = say("club-results-score", place=seat.place, player=player, score=seat.score)
        else:
            told = say("club-results-place", place=seat.place, player=player)
        scores: tuple[paper.Content, ...] = (seat.score if seat.parts else "",)
        if level:
            scores = (*scores, seat.level if seat.parts else "")
        rows.append(paper.DataRow(("" if seat.absent else seat.place, player.name, *scores), told))
    return paper.DataTable(say("club-results-caption", table=number), columns, tuple(rows), header=1)
