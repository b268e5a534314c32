"""Games played at random and kept, so that all tests look at the same positions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeVar

from accessgames.engine import CHANCE, CLOCK, SPECTATOR, Header, Outcome, SeatSpec, Step, Stream

if TYPE_CHECKING:
    from accessgames.engine import Actor, Game, Viewer
    from accessgames.testing.cases import Beginning

T = TypeVar("T")

LONGEST: Final = 20_000
"""A game of random players that takes more actions than this does not end."""

LARGE: Final = 3_000
"""Longer lists of actions are looked at in part."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One action of a game: before, what was done, and after."""

    number: int
    state: Any
    actors: tuple[Actor, ...]
    actor: Actor
    action: Any
    step: Step[Any, Any]


@dataclass(frozen=True, slots=True)
class Walk:
    """A game played at random.

    Attributes:
        beginning: What was played.
        moments: Its actions in order.
        final: The last state.
        outcome: The result; None when the game did not end within `LONGEST` actions.
    """

    beginning: Beginning
    moments: tuple[Moment, ...]
    final: Any
    outcome: Outcome | None

    @property
    def game(self) -> Game[Any, Any, Any, Any]:
        """The rules."""
        return self.beginning.case.game

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.beginning.setup.seats)

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        """All seats and somebody who only watches."""
        return (*self.seats, SPECTATOR)

    @property
    def everybody(self) -> tuple[int, ...]:
        """All who may ever act or look, and a seat that does not exist."""
        return (*self.seats, len(self.seats), CHANCE, CLOCK, SPECTATOR)

    def stream(self, purpose: str) -> Stream:
        """Randomness of a test."""
        return Stream(self.beginning.id, purpose)

    def sample(self, most: int) -> tuple[Moment, ...]:
        """The first and last moments, those at powers of two, and others at random."""
        if len(self.moments) <= most:
            return self.moments
        last = len(self.moments) - 1
        chosen = {0, 1, last - 1, last} | {1 << power for power in range(20) if 1 << power < last}
        rest = [number for number in range(last) if number not in chosen]
        chosen |= set(self.stream("sample").sample(rest, max(0, min(len(rest), most - len(chosen)))))
        return tuple(self.moments[number] for number in sorted(chosen))

    def header(self, *, training: bool = False) -> Header:
        """A header for this game."""
        seats = tuple(SeatSpec(f"player {seat}") for seat in self.seats)
        setup = self.beginning.setup
        return Header(
            self.game.id, self.game.rules_version, seats, setup.options, self.beginning.seed, training
        )


def pick(actions: Collection[T], stream: Stream) -> T:
    """Choose one action, also from a lazy collection."""
    number = stream.randrange(len(actions))
    return actions[number] if isinstance(actions, Sequence) else next(islice(actions, number, None))


def some(actions: Collection[T], stream: Stream, most: int) -> list[T]:
    """The first action, the last of those looked at, and others at random, in their order."""
    looked = list(islice(actions, LARGE))
    if len(looked) <= most:
        return looked
    numbers = {0, len(looked) - 1, *stream.sample(range(len(looked)), most - 2)}
    return [looked[number] for number in sorted(numbers)]


def act(game: Game[Any, Any, Any, Any], state: Any, actor: Actor, stream: Stream) -> Any:  # noqa: ANN401 - by game
    """Choose an action at random; chance with its own probabilities, and time as where no clock runs."""
    if actor == CLOCK:
        return game.clock(state, stream)
    return game.chance(state, stream) if actor == CHANCE else pick(game.legal_actions(state, actor), stream)


@cache
def walk(beginning: Beginning) -> Walk:
    """Play a game at random; those who may act at the same time do so in any order."""
    game = beginning.case.game
    stream = Stream(beginning.id, "walk")
    state = game.initial(beginning.setup)
    moments: list[Moment] = []
    while len(moments) < LONGEST and (actors := game.actors(state)):
        actor = stream.choice(actors)
        action = act(game, state, actor, stream)
        step = game.play(state, actor, action)
        moments.append(Moment(len(moments), state, actors, actor, action, step))
        state = step.state
    return Walk(beginning, tuple(moments), state, game.outcome(state))
