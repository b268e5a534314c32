"""What a club publishes.

The propozice before a tournament, the report after it, and the protocol of all that happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from accessgames.club.events import Created, Undone
from accessgames.club.model import HEADINGS, PointsKind, SeatingKind
from accessgames.club.papers.facts import category, day, event_message, game, people, person
from accessgames.club.papers.paper import Chapter, Entries, Paper, Paragraph
from accessgames.club.papers.standings import explain_order, place_sentence, qualification_chapters
from accessgames.club.rules import begin_course
from accessgames.club.scoring import LineKind, account_lines, make_standings
from accessgames.games import game_ids, load_room
from accessgames.language import Listing, Nested, say

if TYPE_CHECKING:
    from accessgames.club.model import Game, Points, Proposal, Tournament
    from accessgames.club.notation import JournalLine
    from accessgames.club.papers.paper import Block
    from accessgames.club.rules import Course
    from accessgames.language import Message


def proposal_paper(proposal: Proposal) -> Paper:
    """Return the propozice of a tournament; headings without anything below them are left out."""
    texts = dict(proposal.texts)
    rules = Chapter(say("club-proposal-rules"), tuple(_rules_blocks(proposal)))
    counting = Chapter(say("club-proposal-counting"), _counting_blocks(proposal, texts.get("evaluation", "")))
    free = (
        Chapter(say("club-proposal-heading", heading=heading), (_written(texts[heading]),))
        for heading in HEADINGS
        if heading != "evaluation" and heading in texts
    )
    chapters = (*_where_and_when(proposal), rules, counting, *free)
    return Paper(say("club-proposal-title", name=proposal.name), (), chapters)


def _written(written: str) -> Paragraph:
    """Return what an organiser wrote, line by line."""
    return Paragraph(tuple(say("club-proposal-text", text=line) for line in written.splitlines() if line))


def _where_and_when(proposal: Proposal) -> Iterator[Chapter]:
    date = day(proposal.date)
    when = (
        say("club-proposal-day-time", date=date, time=proposal.begins)
        if proposal.begins
        else say("club-proposal-day", date=date)
    )
    yield Chapter(say("club-proposal-when"), (Paragraph((when,)),))
    if proposal.place:
        yield Chapter(say("club-proposal-where"), (_written(proposal.place),))
    if proposal.organiser:
        yield Chapter(say("club-proposal-who"), (_written(proposal.organiser),))


def _rules_blocks(proposal: Proposal) -> Iterator[Block]:
    yield Paragraph(tuple(_course_sentences(proposal)))
    for played in proposal.games:
        yield Paragraph(tuple(_game_sentences(played, alone=len(proposal.games) == 1)))
    yield Paragraph(tuple(_people_sentences(proposal)))


def _course_sentences(proposal: Proposal) -> Iterator[Message]:
    if proposal.rounds:
        yield say("club-proposal-rounds", rounds=proposal.rounds)
    yield say("club-proposal-seating", kind=proposal.seating.value)
    if proposal.seating is SeatingKind.SCORE:
        yield say("club-proposal-mix", mix=proposal.mix.value)
    if proposal.groups is not None:
        groups = proposal.groups
        yield say(
            "club-proposal-groups",
            groups=groups.count,
            advance=groups.advance,
            rounds=groups.final_rounds,
        )


def _game_sentences(played: Game, *, alone: bool) -> Iterator[Message]:
    yield say("club-proposal-game", game=game(played))
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
    if not alone:
        yield points_sentence(played.points)


def points_sentence(points: Points) -> Message:
    """Tell what a table is worth."""
    if points.kind is not PointsKind.PLACES:
        return say("club-points-kind", kind=points.kind.value)
    return say("club-points-places", points=Listing(points.places))


def _people_sentences(proposal: Proposal) -> Iterator[Message]:
    for own in proposal.categories:
        yield say("club-proposal-category", category=category(own))
    if proposal.qualifies:
        where = "each" if proposal.by_category else "joint"
        yield say("club-proposal-qualifies", places=proposal.qualifies, where=where)
    if proposal.capacity:
        yield say("club-proposal-capacity", players=proposal.capacity)


def _counting_blocks(proposal: Proposal, evaluation: str) -> tuple[Block, ...]:
    told = []
    if len(proposal.games) == 1:
        told.append(points_sentence(proposal.games[0].points))
    breaks = tuple(Nested(say("club-tie-break", by=one.value)) for one in proposal.tie_breaks)
    if breaks:
        told.append(say("club-proposal-ties", ties=Listing(breaks)))
    return (Paragraph(tuple(told)), *((_written(evaluation),) if evaluation else ()))


def report_paper(tournament: Tournament) -> Paper:
    """Return the report of a tournament, in prose; of one that is not over, so far as it has come."""
    parts = (
        (say("club-report-about"), tuple(_about_sentences(tournament))),
        (say("club-report-results"), tuple(_result_sentences(tournament))),
        *(
            (say("club-ranking-category", category=category(name)), told)
            for name, told in _own_chapters(tournament)
        ),
        (say("club-report-remarkable"), tuple(_remarkable_sentences(tournament))),
    )
    chapters = tuple(Chapter(title, (Paragraph(told),)) for title, told in parts if told)
    return Paper(
        say("club-report-title", name=tournament.proposal.name),
        (),
        (*chapters, *qualification_chapters(tournament)),
    )


def _about_sentences(tournament: Tournament) -> Iterator[Message]:
    proposal = tournament.proposal
    date = day(proposal.date)
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
            yield say("club-report-category", category=category(name), players=len(own))
    if tournament.played:
        games = {round_.game: None for round_ in tournament.rounds[: tournament.played]}
        named = Listing(tuple(game(proposal.games[index]) for index in games))
        yield say("club-report-rounds", rounds=tournament.played, games=named)


def _result_sentences(tournament: Tournament) -> Iterator[Message]:
    if tournament.fixed:
        joint = make_standings(tournament)
        yield from (place_sentence(tournament, rank, fewer=joint.fewer) for rank in joint.rows)
        yield from explain_order(tournament, joint)


def _own_chapters(tournament: Tournament) -> Iterator[tuple[str, tuple[Message, ...]]]:
    """Yield each category with its places."""
    for name in tournament.proposal.categories if tournament.fixed else ():
        found = make_standings(tournament, name)
        if not found.rows:
            continue
        yield name, tuple(place_sentence(tournament, rank, fewer=found.fewer) for rank in found.rows)


def _remarkable_sentences(tournament: Tournament) -> Iterator[Message]:
    for index, played in enumerate(tournament.proposal.games):
        best = _best_score(tournament, index)
        if best is not None:
            score, player, round_ = best
            who = person(tournament.player(player))
            yield say("club-report-best", game=game(played), player=who, score=score, round=round_)
    wins = _wins_by_player(tournament)
    most = max(wins.values(), default=0)
    if most > 1:
        winners = people(tournament, (number for number, count in wins.items() if count == most))
        yield say("club-report-wins", players=winners, wins=most)
    for substitute in tournament.players:
        if substitute.replaces:
            gone = person(tournament.player(substitute.replaces))
            yield say("club-event-substituted", "system", player=gone, substitute=person(substitute))
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


def _wins_by_player(tournament: Tournament) -> dict[int, int]:
    """Return how many tables each player won."""
    return {
        number: sum(line.kind is LineKind.PLAYED and line.place == 1 for line in lines)
        for number, lines in account_lines(tournament).items()
    }


_DATE_LENGTH = len("2026-11-21T")
_TIME_LENGTH = len("16:00")


def protocol_paper(lines: Iterable[JournalLine]) -> Paper:
    """Return the protocol of a tournament.

    Args:
        lines: Its whole journal; not empty.

    Raises:
        IllegalAction: The journal does not follow the rules.
    """
    told, course = [], None
    for number, line in enumerate(lines, 1):
        course, happened = _protocol_step(course, line)
        told.append(_protocol_entry(number, happened, line.when))
    name = course.tournament.proposal.name if course else ""
    return Paper(say("club-protocol-title", name=name), (Entries(tuple(told)),))


def _protocol_step(course: Course | None, line: JournalLine) -> tuple[Course, Message]:
    event = line.event
    if course is None or isinstance(event, Created):
        begun = begin_course(event) if isinstance(event, Created) else None
        if begun is None:
            raise ValueError(f"a journal begins with {Created.__name__}, not with {event!r}")
        return begun, event_message(begun.tournament, event)
    after = course.after(event)
    taken = len(course.events) - event.keep if isinstance(event, Undone) else 0
    return after, event_message(after.tournament, event, taken)


def _protocol_entry(number: int, happened: Message, when: str) -> Message:
    time = when[_DATE_LENGTH : _DATE_LENGTH + _TIME_LENGTH]
    if not time:
        return say("club-protocol-entry", number=number, event=Nested(happened))
    return say("club-protocol-entry-time", number=number, event=Nested(happened), time=time)
