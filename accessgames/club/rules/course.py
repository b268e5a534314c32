"""The course of a tournament: the events that hold and what they have made, so that they can be undone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from accessgames.club.events import Created, Seated, Undone
from accessgames.club.model import Tournament
from accessgames.club.rules.applying import apply
from accessgames.club.rules.proposals import check_proposal
from accessgames.club.rules.refusing import refusal
from accessgames.club.rules.texts import MAX_NAME, check_text
from accessgames.engine import IllegalAction, Refusal, refuse

if TYPE_CHECKING:
    from accessgames.club.events import Event

MAX_DRAWS: Final = 300
"""Most times that tables may be drawn, those undone counted, since an audit draws each of them again."""


@dataclass(frozen=True, slots=True)
class Course:
    """A tournament with the events that hold; what was undone is not among them.

    Attributes:
        events: The events, `Created` first.
        tournament: What they have made.
        draws: How many times tables were drawn, those undone counted; no part of what the tournament is.
    """

    events: tuple[Event, ...]
    tournament: Tournament
    draws: int = field(default=0, compare=False)

    def refusal(self, event: Event) -> Refusal | None:
        """Return the rule that an event breaks, or None when it may happen."""
        if isinstance(event, Undone):
            return undoing(len(self.events), event)
        return refusal(self.tournament, event) or overdrawn(self.draws, event)

    def after(self, event: Event) -> Course:
        """Return the course with one more event.

        Raises:
            IllegalAction: The event is not allowed.
        """
        _raise(self.refusal(event))
        if isinstance(event, Undone):
            return replace(replay(self.events[: event.keep]), draws=self.draws)
        draws = self.draws + is_drawn(event)
        return Course((*self.events, event), apply(self.tournament, event), draws)


def begin(created: Created) -> Course:
    """Begin a tournament.

    Raises:
        IllegalAction: The proposal or the seed is not possible.
    """
    _raise(check_text(created.seed, MAX_NAME) or check_proposal(created.proposal))
    return Course((created,), Tournament(created.proposal, created.seed))


class Retracing:
    """Carries out many events one after the other, those that take back included.

    Every state is kept meanwhile, so that taking back many events costs no more than carrying them out.
    """

    def __init__(self) -> None:
        """Begin before the creation."""
        self._events: list[Event] = []
        self._states: list[Tournament] = []
        self._draws = 0

    @property
    def tournament(self) -> Tournament | None:
        """What the events so far have made; None before the creation."""
        return self._states[-1] if self._states else None

    @property
    def course(self) -> Course:
        """The events that hold with what they have made; only after the creation."""
        return Course(tuple(self._events), self._states[-1], self._draws)

    def add(self, event: Event) -> None:
        """Carry out the next event.

        Raises:
            IllegalAction: It is not allowed where it stands; nothing has changed.
        """
        if not self._states:
            self._states.append(_first(event))
        elif isinstance(event, Undone):
            _raise(undoing(len(self._events), event))
            del self._states[event.keep :], self._events[event.keep :]
            return
        else:
            _raise(refusal(self._states[-1], event) or overdrawn(self._draws, event))
            self._states.append(apply(self._states[-1], event))
            self._draws += is_drawn(event)
        self._events.append(event)


def replay(events: Iterable[Event]) -> Course:
    """Carry out events from the creation on, those that take back included; each one is checked.

    Raises:
        IllegalAction: An event is not allowed where it stands.
    """
    retracing = Retracing()
    for event in events:
        retracing.add(event)
    if retracing.tournament is None:
        raise IllegalAction(refuse("club-refused-not-created"))
    return retracing.course


def undoing(holding: int, event: Undone) -> Refusal | None:
    """Refuse to take back nothing, or the creation; so many events hold."""
    allowed = 1 <= event.keep <= holding - 1
    return None if allowed else refuse("club-refused-undo", keep=event.keep, most=holding - 1)


def is_drawn(event: Event) -> bool:
    """Tell whether an event seats people by a draw that can be made again from its seed."""
    return isinstance(event, Seated) and bool(event.seed)


def overdrawn(draws: int, event: Event) -> Refusal | None:
    """Refuse one more draw of tables after so many; setting them by hand is always possible."""
    return refuse("club-refused-draws", most=MAX_DRAWS) if is_drawn(event) and draws >= MAX_DRAWS else None


def _first(event: Event) -> Tournament:
    if not isinstance(event, Created):
        raise IllegalAction(refuse("club-refused-not-created"))
    return begin(event).tournament


def _raise(found: Refusal | None) -> None:
    if found:
        raise IllegalAction(found)
