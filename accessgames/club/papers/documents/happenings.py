"""What happens at a tournament, one sentence for each event: told at once, read in the protocol later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.club import events as e
from accessgames.club.papers.documents.facts import category, people, person
from accessgames.language import Listing, Nested, say

if TYPE_CHECKING:
    from accessgames.club.events import Event
    from accessgames.club.model import Result, Tournament
    from accessgames.language import Message, Person


def event_message(after: Tournament, event: Event, taken: int = 1) -> Message:
    """Tell an event.

    Args:
        after: The tournament with the event carried out.
        event: What happened.
        taken: How many events `Undone` took back.
    """
    match event:
        case e.Registered() | e.Changed() | e.Withdrawn() | e.Returned() | e.Substituted() | e.Declined():
            return _of_people(after, event)
        case e.Seated() | e.Grouped() | e.Advanced() | e.LotDrawn():
            return _of_draws(after, event)
        case e.Reported() | e.Corrected() | e.Penalised():
            return _of_results(after, event)
        case e.Created() | e.Amended() | e.Closed() | e.Reopened():
            return _of_all(after, event)
        case e.Undone():
            return say("club-event-undone", "system", steps=taken)


def _of_all(after: Tournament, event: e.Created | e.Amended | e.Closed | e.Reopened) -> Message:
    name = after.proposal.name
    match event:
        case e.Created():
            return say("club-event-created", "system", name=name)
        case e.Amended():
            return say("club-event-amended", "system", name=name)
        case e.Closed():
            return say("club-event-closed", "system", name=name)
        case e.Reopened():
            return say("club-event-reopened", "system", name=name)


def _of_people(
    after: Tournament,
    event: e.Registered | e.Changed | e.Withdrawn | e.Returned | e.Substituted | e.Declined,
) -> Message:
    who = person(after.player(event.player))
    match event:
        case e.Registered():
            return _registered(event, who)
        case e.Changed():
            return say("club-event-changed", "system", number=event.player, player=who)
        case e.Withdrawn():
            return say("club-event-withdrawn", "system", player=who)
        case e.Returned():
            return say("club-event-returned", "system", player=who)
        case e.Substituted():
            substitute = person(after.player(event.substitute))
            return say("club-event-substituted", "system", player=who, substitute=substitute)
        case e.Declined():
            return say("club-event-declined", "system", player=who)


def _registered(event: e.Registered, who: Person) -> Message:
    if not event.category:
        return say("club-event-registered", "system", number=event.player, player=who)
    named = category(event.category)
    return say("club-event-registered-in", "system", number=event.player, player=who, category=named)


def _of_draws(after: Tournament, event: e.Seated | e.Grouped | e.Advanced | e.LotDrawn) -> Message:
    match event:
        case e.Seated(first, rounds) if len(rounds) == 1:
            return say("club-event-seated", "system", round=first)
        case e.Seated(first, rounds):
            count = len(rounds)
            return say("club-event-planned", "system", first=first, last=first + count - 1, count=count)
        case e.Grouped(groups):
            return say("club-event-grouped", "system", groups=len(groups))
        case e.Advanced(finalists):
            return say("club-event-advanced", "system", players=people(after, finalists))
        case e.LotDrawn(players):
            return say("club-event-lot", "system", players=people(after, players))


def _of_results(after: Tournament, event: e.Reported | e.Corrected | e.Penalised) -> Message:
    match event:
        case e.Reported(round_, table, result):
            told = _results(after, result)
            return say("club-event-reported", "system", round=round_, table=table, results=told)
        case e.Corrected(round_, table, result):
            told = _results(after, result)
            return say("club-event-corrected", "system", round=round_, table=table, results=told)
        case e.Penalised(player, amount, reason):
            who = person(after.player(player))
            if reason:
                return say("club-event-penalised-for", "system", player=who, amount=amount, reason=reason)
            return say("club-event-penalised", "system", player=who, amount=amount)


def _results(after: Tournament, result: Result) -> Listing:
    """Return what each player reached, the best first, those who were absent last."""
    seats = sorted(result.seats, key=lambda seat: (seat.absent, seat.place, seat.player))
    told = []
    for seat in seats:
        who = person(after.player(seat.player))
        if seat.absent:
            one = say("club-event-absent", "system", player=who)
        elif seat.parts:
            one = say("club-event-score", "system", place=seat.place, player=who, score=seat.score)
        else:
            one = say("club-event-place", "system", place=seat.place, player=who)
        told.append(Nested(one))
    return Listing(tuple(told))
