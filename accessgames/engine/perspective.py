"""The game as one seat knows it: legal actions, refusals and previews computed from a view alone."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeVar

from accessgames.engine.streams import Stream

if TYPE_CHECKING:
    from accessgames.engine.actors import Viewer
    from accessgames.engine.game import Game
    from accessgames.engine.refusal import Refusal

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


class Perspective(Generic[S, A, E, V]):
    """What a seat can work out by itself.

    It never receives the true state: it builds one that fits the view, which by the contract gives the same
    answers. The interpreter and the bots work on this and so cannot leak what their seat does not know.

    Attributes:
        game: The rules.
        view: All that is known.
        seat: Whose perspective it is; a spectator has no actions.
    """

    def __init__(self, game: Game[S, A, E, V], view: V, seat: Viewer) -> None:
        """Look at `game` with the eyes of `seat`."""
        self.game = game
        self.view = view
        self.seat = seat

    @cached_property
    def world(self) -> S:
        """A full state consistent with the view; its hidden part is made up."""
        return self.game.resample(self.view, Stream("perspective", str(self.seat)))

    @cached_property
    def to_act(self) -> bool:
        """Whether this seat is expected to act now."""
        return self.seat in self.game.actors(self.world)

    @cached_property
    def legal(self) -> Collection[A]:
        """What this seat may do now, as `Game.legal_actions` returns it."""
        return self.game.legal_actions(self.world, self.seat)

    def refusal(self, action: A) -> Refusal | None:
        """Return the rule that the action breaks, or None when it is legal."""
        return self.game.refusal(self.world, self.seat, action)

    def preview(self, action: A) -> tuple[E, ...]:
        """Return the events that a legal action would bring at once, as this seat would be told them."""
        events = self.game.apply(self.world, self.seat, action).events
        seen = (self.game.redact(event, self.seat) for event in events)
        return tuple(event for event in seen if event is not None)

    def after(self, action: A) -> Perspective[S, A, E, V]:
        """Return the perspective after a legal action, before chance and others go on."""
        state = self.game.apply(self.world, self.seat, action).state
        return Perspective(self.game, self.game.view(state, self.seat), self.seat)
