"""Why an event is not allowed, as a value; events that are allowed give None."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.club import events
from accessgames.club.rules import draws, people
from accessgames.club.rules.proposals import check_proposal, in_range
from accessgames.club.rules.results import correcting, reporting
from accessgames.club.rules.texts import MAX_REASON, check_text
from accessgames.engine import Refusal, refuse

if TYPE_CHECKING:
    from accessgames.club.events import Event
    from accessgames.club.model import Tournament

_MAX_PENALTY: Final = 1000
_ALWAYS: Final = (events.Reopened, events.Declined)


def refusal(tournament: Tournament, event: Event) -> Refusal | None:
    """Return the first rule that an event breaks, or None when it may happen. Nothing is changed.

    `Undone` is refused here, as a state does not know what led to it; ask `Course.refusal`.
    """
    if tournament.closed and not isinstance(event, _ALWAYS):
        return refuse("club-refused-closed")
    return next(_REFUSE[type(event)](tournament, event), None)


def _create(_tournament: Tournament, _event: events.Created) -> Iterator[Refusal]:
    yield refuse("club-refused-created")


def _undo(_tournament: Tournament, _event: events.Undone) -> Iterator[Refusal]:
    yield refuse("club-refused-undo", keep=_event.keep, most=0)


def _amend(tournament: Tournament, event: events.Amended) -> Iterator[Refusal]:
    new, old = event.proposal, tournament.proposal
    yield from filter(None, [check_proposal(new)])
    if new == old:
        yield refuse("club-refused-unchanged")
    if 0 < new.rounds < tournament.fixed:
        yield refuse("club-refused-rounds-played", rounds=new.rounds, played=tournament.fixed)
    for round_ in tournament.rounds[: tournament.fixed]:
        kept = round_.game < len(new.games) and _same(old.games[round_.game], new.games[round_.game])
        if not kept:
            yield refuse("club-refused-game-played", round=round_.number)
    if tournament.fixed and new.groups != old.groups:
        yield refuse("club-refused-round-started", round=tournament.fixed)
    for player in tournament.players:
        if player.category and player.category not in new.categories:
            yield refuse("club-refused-category-used", category=player.category, name=player.name)


def _same(one: object, other: object) -> bool:
    """Tell whether two games of a proposal are the same game, whatever its points and sizes."""
    return (getattr(one, "game", ""), getattr(one, "name", "")) == (
        getattr(other, "game", ""),
        getattr(other, "name", ""),
    )


def _penalise(tournament: Tournament, event: events.Penalised) -> Iterator[Refusal]:
    yield from people.known(tournament, event.player)
    yield from in_range("penalty", event.amount, 1, _MAX_PENALTY)
    yield from filter(None, [check_text(event.reason, MAX_REASON, empty=True)])


def _close(tournament: Tournament, _event: events.Closed) -> Iterator[Refusal]:
    for round_ in tournament.rounds[: tournament.fixed]:
        if not round_.finished:
            yield refuse("club-refused-round-open", round=round_.number)
    if not tournament.fixed:
        yield refuse("club-refused-nothing-played")


def _reopen(tournament: Tournament, _event: events.Reopened) -> Iterator[Refusal]:
    if not tournament.closed:
        yield refuse("club-refused-open")


_REFUSE: Final[Mapping[type[Event], Callable[[Tournament, Any], Iterator[Refusal]]]] = MappingProxyType(
    {
        events.Created: _create,
        events.Amended: _amend,
        events.Registered: people.registering,
        events.Changed: people.changing,
        events.Withdrawn: people.withdrawing,
        events.Returned: people.returning,
        events.Substituted: people.substituting,
        events.Declined: people.declining,
        events.Seated: draws.seating,
        events.Grouped: draws.grouping,
        events.Advanced: draws.advancing,
        events.LotDrawn: draws.drawing_lot,
        events.Reported: reporting,
        events.Corrected: correcting,
        events.Penalised: _penalise,
        events.Closed: _close,
        events.Reopened: _reopen,
        events.Undone: _undo,
    }
)
