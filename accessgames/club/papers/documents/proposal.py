"""The propozice: what a club sends out before a tournament, under the headings that clubs use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from accessgames.club.model import HEADINGS, PointsKind, SeatingKind
from accessgames.club.papers.documents.facts import category, day, game
from accessgames.club.papers.paper import Chapter, Paper, Paragraph
from accessgames.games import game_ids, load_room
from accessgames.language import Listing, Nested, say

if TYPE_CHECKING:
    from accessgames.club.model import Game, Points, Proposal
    from accessgames.club.papers.paper import Block
    from accessgames.language import Message


def proposal_paper(proposal: Proposal) -> Paper:
    """Return the propozice of a tournament; headings without anything below them are left out."""
    texts = dict(proposal.texts)
    rules = Chapter(say("club-proposal-rules"), tuple(_rules(proposal)))
    counting = Chapter(say("club-proposal-counting"), _counting(proposal, texts.get("evaluation", "")))
    free = (
        Chapter(say("club-proposal-heading", heading=heading), (_text(texts[heading]),))
        for heading in HEADINGS
        if heading != "evaluation" and heading in texts
    )
    chapters = (*_where_and_when(proposal), rules, counting, *free)
    return Paper(say("club-proposal-title", name=proposal.name), (), chapters)


def _text(written: str) -> Paragraph:
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
        yield Chapter(say("club-proposal-where"), (_text(proposal.place),))
    if proposal.organiser:
        yield Chapter(say("club-proposal-who"), (_text(proposal.organiser),))


def _rules(proposal: Proposal) -> Iterator[Block]:
    yield Paragraph(tuple(_course(proposal)))
    for played in proposal.games:
        yield Paragraph(tuple(_game(played, alone=len(proposal.games) == 1)))
    yield Paragraph(tuple(_people(proposal)))


def _course(proposal: Proposal) -> Iterator[Message]:
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


def _game(played: Game, *, alone: bool) -> Iterator[Message]:
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


def _people(proposal: Proposal) -> Iterator[Message]:
    for own in proposal.categories:
        yield say("club-proposal-category", category=category(own))
    if proposal.qualifies:
        where = "each" if proposal.by_category else "joint"
        yield say("club-proposal-qualifies", places=proposal.qualifies, where=where)
    if proposal.capacity:
        yield say("club-proposal-capacity", players=proposal.capacity)


def _counting(proposal: Proposal, evaluation: str) -> tuple[Block, ...]:
    told = []
    if len(proposal.games) == 1:
        told.append(points_sentence(proposal.games[0].points))
    breaks = tuple(Nested(say("club-tie-break", by=one.value)) for one in proposal.tie_breaks)
    if breaks:
        told.append(say("club-proposal-ties", ties=Listing(breaks)))
    return (Paragraph(tuple(told)), *((_text(evaluation),) if evaluation else ()))
