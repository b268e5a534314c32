"""Two true courses of one match that look the same to somebody: only what is hidden from them differs.

A course is played at random. At some moment another one branches off: where chance or somebody else acts and
the viewer does not see what, something else is done there. From then on both go on in step: for every action
of the first a counterpart is looked for in the second that the viewer cannot tell from it. Where there is
none, because what is hidden comes to light, the pair ends before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.dataclasses import dataclass
from accessgames.engine import CHANCE, CLOCK
from accessgames.engine.match import redacted
from accessgames.testing.cases import act, some

if TYPE_CHECKING:
    from accessgames.engine import Actor, Game, Setup, Stream, Viewer

TRIES: Final = 6
"""Other actions that are tried where another one is looked for."""

State: TypeAlias = Any
"""A true state of some game."""

Action: TypeAlias = Any
"""An action of some game."""

Move: TypeAlias = tuple["Actor", Action]
"""Who did what."""


@dataclass(frozen=True, slots=True)
class Twins:
    """Two courses of a match that look the same to a viewer.

    Attributes:
        viewer: Who cannot tell them apart.
        left: Who did what in the one.
        right: In the other.
        states: How both stand, each as the rules know it.
    """

    viewer: Viewer
    left: tuple[Move, ...]
    right: tuple[Move, ...]
    states: tuple[State, State]


@dataclass(frozen=True, slots=True)
class Course:
    """A match played at random: what was done, and how it stood before each action and at the end."""

    moves: tuple[Move, ...]
    states: tuple[State, ...]


def play_course(game: Game[Any, Any, Any, Any], setup: Setup, stream: Stream, longest: int) -> Course:
    """Play at random, to the end or for so many actions."""
    state = game.initial(setup)
    moves: list[Move] = []
    states = [state]
    while len(moves) < longest and (actors := game.actors(state)):
        actor = stream.choice(actors)
        action = act(game, state, actor, stream)
        state = game.play(state, actor, action).state
        moves.append((actor, action))
        states.append(state)
    return Course(tuple(moves), tuple(states))


class Watcher:
    """Somebody who looks on, and cannot tell two worlds apart."""

    def __init__(self, game: Game[Any, Any, Any, Any], viewer: Viewer, stream: Stream) -> None:
        """Look on; `stream` chooses what else could have been done."""
        self.game = game
        self.viewer = viewer
        self._stream = stream

    def counterpart(
        self,
        left: State,
        right: State,
        actor: Actor,
        action: Action,
        *,
        other: bool = False,
    ) -> tuple[Action, State] | None:
        """Find what `actor` may do in the right world while the left one sees `action`.

        Args:
            left: The state on the left before the action.
            right: The state on the right.
            actor: Who acts in both.
            action: What is done on the left.
            other: Whether something else than that is wanted.

        Returns:
            The action on the right and the state after it; None where the viewer would notice a difference.
        """
        game = self.game
        step = game.apply(left, actor, action)
        seen = redacted(game, self.viewer, step.events)
        view = game.view(step.state, self.viewer)
        for candidate in self._candidates(right, actor, action, other=other):
            if game.refusal(right, actor, candidate) is not None:
                continue
            after = game.apply(right, actor, candidate)
            if (
                redacted(game, self.viewer, after.events) == seen
                and game.view(after.state, self.viewer) == view
                and game.actors(after.state) == game.actors(step.state)
            ):
                return candidate, after.state
        return None

    def any_counterpart(
        self, left: State, right: State, actor: Actor, action: Action
    ) -> tuple[Action, State] | None:
        """Find a counterpart, often something else than what is done on the left."""
        found = self.counterpart(left, right, actor, action, other=True) if self._stream.below(2) else None
        return found or self.counterpart(left, right, actor, action)

    def _candidates(
        self,
        right: State,
        actor: Actor,
        action: Action,
        *,
        other: bool,
    ) -> Iterator[Action]:
        """Yield what might be done on the right: the same, then others; nobody chooses for the viewer."""
        if not other:
            yield action
        if actor == self.viewer or (not other and actor == CLOCK):
            return
        others = (
            [act(self.game, right, actor, self._stream) for _ in range(TRIES)]
            if actor in (CHANCE, CLOCK)
            else some(self.game.legal_actions(right, actor), self._stream, TRIES)
        )
        yield from (one for one in others if one != action)

    def branch(self, course: Course, first: int, most: int) -> Twins | None:
        """Let another course branch off at a moment, and follow both for at most so many actions.

        Returns:
            The pair as far as it goes; None where nothing hidden happens at that moment.
        """
        left, right = course.states[first], course.states[first]
        moves = list(course.moves[:first])
        apart: tuple[int, list[Move], State] | None = None
        for moment in range(first, min(len(course.moves), first + most)):
            actor, action = course.moves[moment]
            left = course.states[moment]
            if actor not in self.game.actors(right):
                break
            found = self.counterpart(left, right, actor, action, other=moment == first)
            if found is None:
                break
            moves.append((actor, found[0]))
            right = found[1]
            if right != course.states[moment + 1] and self.game.actors(right):
                apart = moment + 1, list(moves), right
        if apart is None:
            return None
        end, kept, right = apart
        return Twins(self.viewer, course.moves[:end], tuple(kept), (course.states[end], right))

    def siblings(self, course: Course, twins: Twins, first: int, most: int) -> list[Twins]:
        """Return up to so many pairs with the same left side, the given one among them.

        Their right sides branch off at the moment `first` and reach as far; no two end in the same state.
        """
        length = len(twins.left) - first
        if not length:
            return [twins] * most
        found = [twins]
        for _ in range(2 * most):
            other = self.branch(course, first, length) if len(found) < most else None
            if (
                other is not None
                and len(other.left) == len(twins.left)
                and all(other.states[1] != one.states[1] for one in found)
            ):
                found.append(other)
        return found


def hidden_moments(course: Course, watcher: Watcher, candidates: Sequence[int], wanted: int) -> Iterator[int]:
    """Yield up to so many of some moments at which something that the viewer does not see could differ."""
    found = 0
    for moment in candidates:
        if found == wanted:
            return
        actor, action = course.moves[moment]
        state = course.states[moment]
        if actor != watcher.viewer and watcher.counterpart(state, state, actor, action, other=True):
            found += 1
            yield moment


def together(course: Course, moment: int, viewer: Viewer) -> Twins:
    """Return a pair that has not branched yet: it may after this moment."""
    moves, state = course.moves[:moment], course.states[moment]
    return Twins(viewer, moves, moves, (state, state))
