"""Parts of a tournament: which one a round belongs to, and to whom a place is due in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from accessgames.club.model.tournament import MAX_ROUNDS, Stage, Tournament
from accessgames.club.rules import bounds
from accessgames.engine import Refusal, refuse

if TYPE_CHECKING:
    from accessgames.club import events
    from accessgames.club.model.proposal import Proposal


def stage_in(proposal: Proposal, round_: int) -> Stage:
    """Return the part of a tournament that a round belongs to by its proposal."""
    if proposal.finalists and round_ > proposal.preliminary_rounds:
        return Stage.FINAL
    return Stage.GROUP if proposal.groups else Stage.MAIN


def stage_of(tournament: Tournament, round_: int) -> Stage:
    """Return the part of the tournament that a round belongs to."""
    return stage_in(tournament.proposal, round_)


def eligible(tournament: Tournament, round_: int) -> tuple[int, ...]:
    """Return the numbers of those to whom a place is due in a round: all present, or who has gone on."""
    if tournament.proposal.knockout and round_ > 1:
        return tuple(sorted({*tournament.finalists, *tournament.third} & set(tournament.active)))
    if stage_of(tournament, round_) is not Stage.FINAL:
        return tournament.active
    return tuple(sorted(set(tournament.finalists) & set(tournament.active)))


def contenders(tournament: Tournament, round_: int) -> tuple[int, ...]:
    """Return those who are in a knock-out before a round, whoever plays for lower places left out."""
    left = set(eligible(tournament, round_))
    return tuple(sorted(left - set(tournament.third) if round_ > 1 else left))


def is_last(tournament: Tournament, round_: int) -> bool:
    """Tell whether a round to be seated is the final of a knock-out: all who are in it fit one table."""
    most = tournament.proposal.game_of(round_).sizes.most
    return tournament.proposal.knockout is not None and len(contenders(tournament, round_)) <= most


def is_decided(tournament: Tournament) -> bool:
    """Tell whether the final of a knock-out has a result at each of its tables."""
    return any(round_.last and round_.finished for round_ in tournament.rounds)


def heir(tournament: Tournament, number: int) -> int:
    """Return who sits in the place of somebody now: the last one who came as a substitute."""
    while other := next((one.number for one in tournament.players if one.replaces == number), 0):
        number = other
    return number


def last_round(proposal: Proposal, stage: Stage) -> int:
    """Return the last round of a part of a tournament; the last there can be where that is open."""
    if proposal.finalists and stage is not Stage.FINAL:
        return proposal.preliminary_rounds
    return proposal.rounds or MAX_ROUNDS


def final_begun(tournament: Tournament) -> bool:
    """Tell whether a table of the final has a result."""
    return bool(tournament.fixed) and stage_of(tournament, tournament.fixed) is Stage.FINAL


def check_advance(tournament: Tournament, event: events.Advanced) -> Iterator[Refusal]:
    """Refuse finalists before all have played, or who are not here, twice, too many or too few."""
    proposal = tournament.proposal
    if proposal.knockout:
        yield from _check_survivors(tournament, event)
        yield from _check_named(tournament, (*event.finalists, *event.third))
        return
    if event.third:
        yield refuse("club-refused-no-knockout")
    if not proposal.finalists or (proposal.groups and not tournament.groups):
        yield refuse("club-refused-no-groups" if proposal.groups else "club-refused-no-final")
        return
    if tournament.played < proposal.preliminary_rounds:
        yield refuse("club-refused-round-open", round=tournament.played + 1)
    if final_begun(tournament):
        yield refuse("club-refused-round-started", round=tournament.fixed)
    yield from bounds.check_range("finalists", len(event.finalists), bounds.SMALLEST, proposal.finalists)
    yield from _check_named(tournament, event.finalists)


def _check_survivors(tournament: Tournament, event: events.Advanced) -> Iterator[Refusal]:
    """Refuse who goes on in a knock-out before a round is over, after the last one, or out of nowhere."""
    before = tournament.rounds[tournament.fixed - 1] if tournament.fixed else None
    if before is None or not before.finished:
        yield refuse("club-refused-round-open", round=max(1, tournament.fixed))
        return
    if before.last:
        yield refuse("club-refused-knockout-over")
    yield from bounds.check_range("finalists", len(event.finalists), bounds.SMALLEST, len(tournament.players))
    took_part = {heir(tournament, number) for number in (*before.seated, *before.out)}
    for number in (*event.finalists, *event.third):
        if 1 <= number <= len(tournament.players) and number not in took_part:
            name = tournament.player(number).name
            yield refuse("club-refused-knocked-out", name=name, round=before.number)


def _check_named(tournament: Tournament, named: tuple[int, ...]) -> Iterator[Refusal]:
    """Refuse people who go on and are nobody, not here or named twice."""
    for number, times in Counter(named).items():
        if not 1 <= number <= len(tournament.players):
            yield refuse("club-refused-nobody", number=number, most=len(tournament.players))
        player = tournament.player(number)
        if not player.active:
            yield refuse("club-refused-absent", name=player.name)
        if times > 1:
            yield refuse("club-refused-named-twice", name=player.name)


def check_stages(tournament: Tournament, new: Proposal) -> Iterator[Refusal]:
    """Refuse a change by which a round that was played would belong to another part of the tournament.

    Of groups only themselves are looked at, so that journals of the first edition hold.
    """
    old = tournament.proposal
    if tournament.fixed and (new.groups != old.groups or bool(new.knockout) != bool(old.knockout)):
        yield refuse("club-refused-round-started", round=tournament.fixed)
    if final_begun(tournament) and new.final != old.final:
        yield refuse("club-refused-final-started")
    for round_ in tournament.rounds[: tournament.fixed] if new.final else ():
        if stage_in(new, round_.number) is not round_.stage:
            yield refuse("club-refused-final-early", round=round_.number, before=new.preliminary_rounds)
