"""The story of an evening for a newsletter: facts in the past tense, chosen by rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.club.papers import chronicle, facts, paper, teams
from accessgames.club.scoring.standings import make_standings
from accessgames.language import Listing, Message, Nested, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.club.model.tournament import Tournament

MOST_NAMED: Final = 5
"""So many people, pairs or records are named; more of them are counted."""


def story_paper(
    tournament: Tournament, earlier: Sequence[Tournament] = (), turns: Sequence[chronicle.MatchTurns] = ()
) -> paper.Paper:
    """Return the story of a tournament that is over; the same tournaments give the same story.

    Args:
        tournament: The tournament.
        earlier: What the club played before, for records and first meetings.
        turns: How matches went whose journals are here.
    """
    parts = (
        ("beginning", beginning(tournament)),
        ("course", course(tournament, turns)),
        ("results", remarkable(tournament, earlier)),
        ("people", people(tournament, earlier)),
    )
    found = ((name, tuple(told)) for name, told in parts)
    chapters = tuple(
        paper.Chapter(say("club-story-part", part=name), (paper.Paragraph(told),))
        for name, told in found
        if told
    )
    return paper.Paper(say("club-story-title", name=tournament.proposal.name), (), chapters)


def beginning(tournament: Tournament) -> Iterator[Message]:
    """Tell when and where it was, who came and who won."""
    proposal = tournament.proposal
    joint = make_standings(tournament)
    date, where = facts.day(proposal.date), {"place": proposal.place} if proposal.place else {}
    key = "club-story-opening-at" if where else "club-story-opening"
    yield say(key, date=date, name=proposal.name, players=chronicle.meetings(tournament, ()).people, **where)
    games = dict.fromkeys(round_.game for round_ in tournament.rounds[: tournament.played])
    named = Listing(tuple(facts.game(proposal.games[index]) for index in games))
    if proposal.credits is None:
        yield say("club-story-rounds", rounds=tournament.played, games=named)
    else:
        tables = sum(table.result is not None for table in tournament.opened)
        yield say("club-story-tables", tables=tables, games=named)
    unit = "penalties" if joint.fewer else "points"
    podium = [row for row in joint.rows if row.place <= 3]  # noqa: PLR2004 - the steps that a podium has
    told = [
        Nested(
            say(
                "club-story-place",
                place=row.place,
                player=facts.person(tournament.player(row.player)),
                points=facts.points_phrase(row.points),
                figure=facts.bare_number(row.points),
                unit=unit,
            )
        )
        for row in podium
    ]
    if len(told) <= MOST_NAMED:
        yield say("club-story-podium", places=Listing(tuple(told)))
    yield from _margin(tournament)
    yield from teams.winner_sentence(tournament)
    for name in proposal.categories:
        rows = make_standings(tournament, name).rows
        best = [row.player for row in rows if row.place == 1]
        if 0 < len(best) <= MOST_NAMED and len(rows) < len(joint.rows):
            winners = facts.people(tournament, best)
            yield say("club-story-category", category=facts.category(name), players=winners)


def _margin(tournament: Tournament) -> Iterator[Message]:
    """Tell how far the first was ahead of the second, or what parted them."""
    rows = make_standings(tournament).rows
    if len(rows) < 2 or rows[0].decision is None or rows[0].decision.by in {"final", "reached"}:  # noqa: PLR2004 - two are compared
        return
    gap = abs(rows[0].points - rows[1].points)
    if rows[0].decision.by == "points":
        yield say("club-story-margin", points=facts.points_phrase(gap))
    else:
        yield say("club-story-parted", by=rows[0].decision.by)


def course(tournament: Tournament, turns: Sequence[chronicle.MatchTurns]) -> Iterator[Message]:
    """Tell how the lead changed, who rose, and how matches turned."""
    found = chronicle.leads(tournament)
    changed = chronicle.changes(found)
    if len(found) > 1 and len(changed) == 1 and len(changed[0].players) <= MOST_NAMED:
        yield say("club-story-lead-kept", players=facts.people(tournament, changed[0].players))
    elif len(changed) > 1:
        told = tuple(Nested(_lead(tournament, one)) for one in changed)
        yield say("club-story-lead-changed", times=len(changed) - 1, leads=Listing(told))
        yield say("club-story-turn", round=changed[-1].round_)
    climbs = chronicle.climbs(tournament)
    if 0 < len(climbs) <= MOST_NAMED:
        rise = climbs[0].before - climbs[0].after
        each = tuple(
            Nested(
                say(
                    "club-story-climb-of",
                    player=facts.person(tournament.player(one.player)),
                    before=one.before,
                    after=one.after,
                )
            )
            for one in climbs
        )
        yield say("club-story-climb", places=rise, climbs=Listing(each))
    yield from _turned(tournament, turns)


def _lead(tournament: Tournament, lead: chronicle.Lead) -> Message:
    if len(lead.players) > MOST_NAMED:
        return say("club-story-lead-many", round=lead.round_, count=len(lead.players))
    return say("club-story-lead", round=lead.round_, players=facts.people(tournament, lead.players))


def _at(tournament: Tournament, round_: int, table: int) -> Nested:
    """Tell at which table of which round something was; over weeks there is one round, which says nothing."""
    return Nested(say("club-story-at", round=_told_round(tournament, round_), table=table))


def _told_round(tournament: Tournament, round_: int) -> int:
    return 0 if tournament.proposal.credits else round_


def _turned(tournament: Tournament, turns: Sequence[chronicle.MatchTurns]) -> Iterator[Message]:
    """Tell the match in which the lead changed most, and the one in which it did so last."""
    if not turns:
        return
    most = min(turns, key=lambda one: (-one.changes, one.round_, one.table))
    yield say(
        "club-story-turns",
        at=_at(tournament, most.round_, most.table),
        times=most.changes,
        left=most.left,
        moves=most.moves,
    )
    latest = min(turns, key=lambda one: (one.left, one.round_, one.table))
    if latest.left < most.left:
        yield say("club-story-latest", at=_at(tournament, latest.round_, latest.table), left=latest.left)


def remarkable(tournament: Tournament, earlier: Sequence[Tournament]) -> Iterator[Message]:
    """Tell of each game the closest table, the best result, and which records fell."""
    close = {one.game: one for one in chronicle.close_tables(tournament)}
    best = {one.game: one for one in chronicle.best_results(tournament, earlier)}
    for index, played in enumerate(tournament.proposal.games):
        if index in close:
            yield from _close(tournament, close[index])
        if index in best:
            yield from _best(tournament, best[index], Nested(say("club-book-game", game=facts.game(played))))
    wins, winners = chronicle.most_wins(tournament)
    if wins > 1 and len(winners) <= MOST_NAMED:
        yield say("club-story-wins", wins=wins, players=facts.people(tournament, winners))


def _close(tournament: Tournament, one: chronicle.CloseTable) -> Iterator[Message]:
    yield say(
        "club-story-close",
        game=facts.game(tournament.proposal.games[one.game]),
        at=_at(tournament, one.round_, one.table),
        first=facts.person(tournament.player(one.first[0])),
        second=facts.person(tournament.player(one.second[0])),
        ahead=one.first[1],
        behind=one.second[1],
        gap=one.gap,
    )
    if one.more:
        yield say("club-story-close-more", count=one.more)


def _best(tournament: Tournament, one: chronicle.BestResult, game: Nested) -> Iterator[Message]:
    if len(one.reached) <= MOST_NAMED:
        each = tuple(
            Nested(
                say(
                    "club-story-reached",
                    player=facts.person(tournament.player(player)),
                    round=_told_round(tournament, round_),
                )
            )
            for player, round_ in one.reached
        )
        yield say("club-story-best", game=game, score=one.score, reached=Listing(each))
    else:
        yield say("club-story-best-many", game=game, score=one.score, count=len(one.reached))
    if one.record is not None:
        tied = one.record.score == one.score
        if one.record_beaten or tied:
            yield say(
                "club-story-record",
                beaten=str(one.record_beaten).lower(),
                score=one.record.score,
                player=one.record.name,
                tournament=one.record.tournament,
            )
    if one.own and len(one.own) <= MOST_NAMED:
        bests = (
            Nested(say("club-story-own", player=facts.person(tournament.player(who)), now=now, before=before))
            for who, now, before in one.own
        )
        yield say("club-story-own-bests", game=game, times=len(one.own), bests=Listing(tuple(bests)))
    elif one.own:
        yield say("club-story-own-many", game=game, times=len(one.own))


def people(tournament: Tournament, earlier: Sequence[Tournament]) -> Iterator[Message]:
    """Tell how many pairs met, which for the first time, who was new, came later or for somebody else."""
    found = chronicle.meetings(tournament, earlier)
    if found.people > 1:
        yield say("club-story-meetings", met=found.met, possible=found.possible)
    if found.first is not None:
        if 0 < len(found.first) <= MOST_NAMED:
            pairs = (
                Nested(say("club-story-pair", pair=facts.people(tournament, pair))) for pair in found.first
            )
            yield say("club-story-first", count=len(found.first), pairs=Listing(tuple(pairs)))
        else:
            yield say("club-story-first-many", count=len(found.first))
    new = "club-story-newcomers", "club-story-newcomers-many"
    yield from _named(tournament, found.newcomers, *new)
    late = tuple(one.number for one in tournament.players if one.joined > 1 and not one.replaces)
    yield from _named(tournament, late, "club-story-late", "club-story-late-many")
    for one in tournament.players:
        if one.replaces:
            gone = facts.person(tournament.player(one.replaces))
            yield say("club-story-substitute", gone=gone, player=facts.person(one))
    if tournament.corrections:
        yield say("club-story-corrections", times=len(tournament.corrections))


def _named(tournament: Tournament, found: Sequence[int], key: str, many: str) -> Iterator[Message]:
    """Name people, or count them where they are many."""
    if 0 < len(found) <= MOST_NAMED:
        yield say(key, count=len(found), players=facts.people(tournament, found))
    elif found:
        yield say(many, count=len(found))
