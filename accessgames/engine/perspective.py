"""What a seat knows: the game from one view alone, and choices that are sealed until all are in."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cached_property
from operator import itemgetter
from typing import TYPE_CHECKING, Generic, TypeVar

from accessgames.dataclasses import dataclass, replace
from accessgames.engine.chance import Stream
from accessgames.engine.game import CLOCK

if TYPE_CHECKING:
    from accessgames.engine.errors import Refusal
    from accessgames.engine.game import Game, Viewer

Choice = TypeVar("Choice")


@dataclass(frozen=True, slots=True)
class Hidden:
    """Stands for a sealed choice of somebody else: made, but not to be seen."""


HIDDEN = Hidden()


@dataclass(frozen=True, slots=True)
class SealedChoices(Generic[Choice]):
    """Choices of several seats, in any order of arrival.

    Attributes:
        waiting: Seats that still have to choose, ascending.
        chosen: Pairs of seat and choice, ascending by seat, so that the order of arrival leaves no trace.
    """

    waiting: tuple[int, ...]
    chosen: tuple[tuple[int, Choice | Hidden], ...] = ()

    @classmethod
    def among(cls, seats: Iterable[int]) -> SealedChoices[Choice]:
        """Start waiting for the given seats."""
        return cls(tuple(sorted(set(seats))))

    @property
    def complete(self) -> bool:
        """Whether everybody has chosen."""
        return not self.waiting

    def put(self, seat: int, choice: Choice) -> SealedChoices[Choice]:
        """Seal a choice.

        Raises:
            KeyError: The seat is not waited for.
        """
        if seat not in self.waiting:
            raise KeyError(seat)
        chosen = (*self.chosen, (seat, choice))
        if self.chosen and self.chosen[-1][0] > seat:
            chosen = tuple(sorted(chosen, key=itemgetter(0)))
        return SealedChoices(tuple(other for other in self.waiting if other != seat), chosen)

    def seen_by(self, viewer: Viewer) -> SealedChoices[Choice]:
        """Hide every choice but the viewer's own."""
        return replace(
            self, chosen=tuple((seat, choice if seat == viewer else HIDDEN) for seat, choice in self.chosen)
        )


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
        return self._at(self.game.apply(self.world, self.seat, action).state)

    def later(self, milliseconds: int) -> Perspective[S, A, E, V]:
        """Return the perspective when so much time has passed, of which the clock is told nothing."""
        action = self.game.tick(self.world, milliseconds) if milliseconds else None
        return self if action is None else self._at(self.game.play(self.world, CLOCK, action).state)

    def _at(self, state: S) -> Perspective[S, A, E, V]:
        return Perspective(self.game, self.game.view(state, self.seat), self.seat)
