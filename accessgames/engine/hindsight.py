"""Looking back: a match that is over, with all that was hidden, and one decision with what came after it."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from accessgames.dataclasses import dataclass, field
from accessgames.engine.errors import GameError
from accessgames.engine.game import CHANCE, Actor, Game, Outcome, Viewer
from accessgames.engine.journal import Journal, PublicHeader
from accessgames.engine.match import Match, Watch, redacted, unwatched
from accessgames.engine.perspective import Perspective

if TYPE_CHECKING:
    from collections.abc import Iterator

    from accessgames.engine.chance import Stream

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")

LISTED: Final = 200
"""Other actions that are compared with the one that was done; sealed choices are never among more."""


@dataclass(frozen=True, slots=True)
class Hindsight(Generic[S, A, E, V]):
    """Something that was done, and what has happened since.

    Attributes:
        game: The rules.
        state: The state before; for the engine only.
        seat: Who did it.
        action: What was done.
        later: What others and chance did afterwards, in order.
    """

    game: Game[S, A, E, V]
    state: S = field(repr=False)
    seat: int
    action: A
    later: tuple[tuple[Actor, A], ...] = ()

    @property
    def known(self) -> Perspective[S, A, E, V]:
        """The game as whoever did it knew it then."""
        return Perspective(self.game, self.game.view(self.state, self.seat), self.seat)

    def noticed(self, action: A, viewer: Viewer) -> tuple[Any, ...] | None:
        """Return what a viewer would have noticed until now of an action; None if it can't have been done."""
        state = self.state
        told: list[tuple[E, ...]] = []
        for actor, done in ((self.seat, action), *self.later):
            if actor not in self.game.actors(state) or self.game.refusal(state, actor, done) is not None:
                return None
            step = self.game.apply(state, actor, done)
            state = step.state
            told.append(redacted(self.game, viewer, step.events))
        return (*told, self.game.view(state, viewer))

    def at_once(self, action: A, viewer: Viewer) -> tuple[E, ...]:
        """Return what a viewer would have noticed of a legal action when it was done: most differ already."""
        return redacted(self.game, viewer, self.game.apply(self.state, self.seat, action).events)

    def confused(self, viewer: Viewer) -> Iterator[A]:
        """Yield other actions that, for all that the viewer knows, may have been done instead."""
        at_once, truth = self.at_once(self.action, viewer), self.noticed(self.action, viewer)
        for other in islice(self.game.legal_actions(self.state, self.seat), LISTED):
            alike = other != self.action and self.at_once(other, viewer) == at_once
            if alike and self.noticed(other, viewer) == truth:
                yield other

    def certain(self, viewer: Viewer) -> bool:
        """Tell whether a viewer can know what was done: nothing else would have looked the same."""
        return next(self.confused(viewer), None) is None


class FinishedMatch(Generic[S, A, E, V]):
    """A match that is over, so that nothing of it is hidden any more.

    Attributes:
        game: The rules.
        header: What the match is.
        acted: Who did each action.
        outcome: The result; None only where a match was taken as it stands.
        notes: What its journal says beside the actions.
    """

    def __init__(self, match: Match[S, A, E, V]) -> None:
        """Take a match as it stands; it must not change meanwhile. `of` is for those that players see."""
        self._match = match
        self.game = match.game
        self.header = PublicHeader.of(match.header)
        self.acted: tuple[Actor, ...] = tuple(entry.actor for entry in match.entries)
        self.outcome: Outcome | None = match.outcome
        self.notes = match.notes

    @classmethod
    def of(cls, match: Match[S, A, E, V]) -> FinishedMatch[S, A, E, V]:
        """Look back at a match that is over.

        Raises:
            GameError: `analysis-unfinished`, since hands stay hidden until then.
        """
        if match.outcome is None:
            raise GameError("analysis-unfinished")
        return cls(match)

    @classmethod
    def read(
        cls, game: Game[S, A, E, V], journal: Journal, watch: Watch = unwatched
    ) -> FinishedMatch[S, A, E, V]:
        """Replay the journal of a match that is over; `watch` is told how many lines are done.

        Raises:
            GameError: As `of`; or the journal does not fit the game or breaks its rules.
        """
        return cls.of(Match.replay(game, journal, watch=watch))

    def action(self, moment: int) -> A:
        """Return what was done as action number `moment`, from 0."""
        return self._match.action_at(moment)

    def position(self, moment: int) -> S:
        """Return how it stood after the first `moment` actions, nothing hidden."""
        return self._match.state_at(moment)

    def perspective(self, moment: int, viewer: Viewer) -> Perspective[S, A, E, V]:
        """Return the game as the viewer knew it after the first `moment` actions."""
        return self._match.perspective_at(moment, viewer)

    def events(self, viewer: Viewer, start: int, end: int) -> tuple[E, ...]:
        """Return what the viewer noticed between two moments."""
        return self._match.events(viewer, start, end)

    def redrawn(self, moment: int, stream: Stream) -> S:
        """Return how it would have stood after other luck at a moment, up to where somebody else acts."""
        state = self.position(moment)
        while CHANCE in self.game.actors(state):
            state = self.game.apply(state, CHANCE, self.game.chance(state, stream)).state
        return state
