"""What happened at the table, with full events, so that each listener can be told their part of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from accessgames.engine import Actor, Game, Match, Viewer, is_seat


@dataclass(frozen=True, slots=True)
class Happening:
    """One action's events, before anything is hidden from anybody."""

    actor: Actor
    events: tuple[Any, ...]


class Log:
    """The happenings of a match, one for each action that counts."""

    def __init__(self, game: Game[Any, Any, Any, Any]) -> None:
        """Start with an empty log."""
        self._game = game
        self._happenings: list[Happening] = []

    def __len__(self) -> int:
        return len(self._happenings)

    def add(self, actor: Actor, events: tuple[Any, ...]) -> None:
        """Remember what an action brought."""
        self._happenings.append(Happening(actor, events))

    def cut(self, keep: int) -> None:
        """Forget everything after the first `keep` actions."""
        del self._happenings[keep:]

    def events(self, viewer: Viewer, start: int = 0) -> tuple[Any, ...]:
        """Return what a viewer has noticed since a moment, each event as they know it."""
        seen = (self._game.redact(event, viewer) for event in self._raw(start))
        return tuple(event for event in seen if event is not None)

    def events_at(self, viewer: Viewer, moment: int) -> tuple[Any, ...]:
        """Return what a viewer has noticed of one action."""
        seen = (self._game.redact(event, viewer) for event in self._happenings[moment].events)
        return tuple(event for event in seen if event is not None)

    def private(self, seat: int, public: Viewer, start: int) -> tuple[Any, ...]:
        """Return what a seat has noticed since a moment and the public has not, or not so."""
        pairs = (
            (self._game.redact(event, seat), self._game.redact(event, public)) for event in self._raw(start)
        )
        return tuple(own for own, common in pairs if own is not None and own != common)

    def _raw(self, start: int) -> tuple[Any, ...]:
        return tuple(event for happening in self._happenings[start:] for event in happening.events)

    def after_own(self, viewer: Viewer) -> int:
        """Return the moment after the viewer's last action, 0 when there was none."""
        own = (place for place, one in enumerate(self._happenings) if one.actor == viewer)
        return max(own, default=-1) + 1

    def last_turn(self) -> int:
        """Return the moment at which somebody at the table last acted; what chance added belongs to it."""
        acted = (place for place, one in enumerate(self._happenings) if is_seat(one.actor))
        return max(acted, default=0)

    def turns(self) -> Iterator[int]:
        """Yield the moments at which somebody at the table acted, the last one first."""
        places = range(len(self._happenings) - 1, -1, -1)
        return (place for place in places if is_seat(self._happenings[place].actor))

    def last_actor(self, among: tuple[int, ...]) -> int | None:
        """Return who of some seats acted last, or None."""
        acted = (one.actor for one in reversed(self._happenings) if one.actor in among)
        return next(acted, None)

    def others_acted(self, actor: Actor, start: int) -> bool:
        """Tell whether a seat other than `actor` has acted since a moment."""
        return any(is_seat(one.actor) and one.actor != actor for one in self._happenings[start:])

    def rebuild(self, match: Match[Any, Any, Any, Any]) -> None:
        """Work out again what every action of a resumed match brought."""
        self._happenings.clear()
        for moment, entry in enumerate(match.entries):
            action = self._game.parse_action(entry.text)
            self.add(entry.actor, self._game.apply(match.state_at(moment), entry.actor, action).events)
