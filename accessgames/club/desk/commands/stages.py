"""What parts of a tournament need from the desk: groups, who goes on, and what corrections mean for that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club import events
from accessgames.club.desk.typed import read_number
from accessgames.club.papers.facts import event_message, people
from accessgames.club.rules import stages
from accessgames.club.scoring.standings import Standings, make_standings
from accessgames.club.seating import advancing, knockout
from accessgames.club.seating.lots import draw_groups
from accessgames.engine import GameError, IllegalAction
from accessgames.language import Message, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.club.desk.open_club import ClubContext
    from accessgames.club.model.tournament import Tournament
    from accessgames.language import Vocabulary


def prepare_stage(context: ClubContext) -> tuple[Message, ...]:
    """Draw the groups or name who goes on where that has to come before the next draw; return what to tell.

    Raises:
        GameError: A lot has to say first who goes on.
    """
    club = context.club
    tournament = club.tournament
    event: events.Grouped | events.Advanced | None
    if tournament.proposal.groups and not tournament.groups:
        event = draw_groups(tournament, club.draw_seed())
    else:
        event = advancing.due_advance(tournament)
    if event is None:
        return ()
    after = club.record(event)
    groups = after.groups if isinstance(event, events.Grouped) else ()
    members = (
        say("club-group-members", group=number, players=people(after, group))
        for number, group in enumerate(groups, 1)
    )
    return (event_message(after, event), *members)


def has_changed(tournament: Tournament) -> bool:
    """Tell whether others than those named go on to the final that is drawn, so that it has to be drawn anew.

    Raises:
        GameError: A lot has to say first who goes on.
    """
    return bool(tournament.finalists) and advancing.due_advance(tournament) is not None


def due_lots(tournament: Tournament) -> tuple[tuple[int, ...], ...]:
    """Return the groups of people between whom a lot has to say who goes on next."""
    proposal = tournament.proposal
    if proposal.knockout:
        undecided = advancing.undecided_border(tournament)
        return (undecided,) if undecided else ()
    over = proposal.finalists and tournament.played == tournament.fixed == proposal.preliminary_rounds
    if not over or (proposal.groups and not tournament.groups):
        return ()
    undecided = advancing.undecided_border(tournament)
    return (undecided,) if undecided else ()


def find_part(context: ClubContext, text: str) -> tuple[Message, Standings] | None:
    """Return the standings of the part that a text names, with their title: `skupina 2`, `před finále`.

    Raises:
        GameError: There is no such part.
    """
    tournament, words = context.club.tournament, context.words
    word, _, number = text.rpartition(" ")
    if words.in_full("club-before", text):
        if not tournament.finalists or tournament.proposal.knockout:
            raise GameError("club-error-no-finalists")
        return say("club-ranking-before"), make_standings(tournament, before=True)
    if words.in_full("club-group", word):
        group = read_number(number, 1, len(tournament.groups))
        return say("club-ranking-group", group=group), make_standings(tournament, group=group)
    return None


def tell_consequences(words: Vocabulary, before: Tournament, after: Tournament) -> Iterator[Message]:
    """Tell what a corrected result means for who goes on; nothing where it means nothing."""
    if before.proposal.knockout:
        yield from _tell_survivors(words, before, after)
        return
    if not before.finalists:
        return
    try:
        was, now = before.finalists, advancing.advance(after).finalists
    except IllegalAction:
        sharing = people(after, advancing.undecided_border(after))
        yield say("club-stage-undecided", players=sharing, lot=words.word("club-lot"))
        return
    came, went = (
        tuple(one for one in these if one not in those) for these, those in ((now, was), (was, now))
    )
    if came or went:
        yield say(
            "club-stage-others",
            began="yes" if stages.final_begun(after) else "no",
            came=people(after, came),
            went=people(after, went),
        )


def _tell_survivors(words: Vocabulary, before: Tournament, after: Tournament) -> Iterator[Message]:
    """Tell what corrected results of a knock-out mean for who goes on after their rounds."""
    for one, other in zip(before.rounds, after.rounds, strict=False):
        if one == other or one.last or not other.finished:
            continue
        was, now = (knockout.cut_round(state, one.number) for state in (before, after))
        begun = after.fixed > one.number
        if now.sharing and not begun:
            lot = words.word("club-lot")
            yield say("club-stage-undecided", players=people(after, now.sharing), lot=lot)
            continue
        came, went = (
            tuple(number for number in these if number not in those)
            for these, those in ((now.through, was.through), (was.through, now.through))
        )
        if came or went:
            yield say(
                "club-knockout-others",
                began="yes" if begun else "no",
                came=people(after, came),
                went=people(after, went),
            )
