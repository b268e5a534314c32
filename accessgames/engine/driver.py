"""Who moves a match on: chance policies, and whole games played by bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

from accessgames.engine.chance import Stream, Streams
from accessgames.engine.errors import GameError
from accessgames.engine.game import CHANCE, CLOCK, Actor, is_seat
from accessgames.engine.policy import Decision, Policy

if TYPE_CHECKING:
    from accessgames.engine.game import Game, Outcome, Setup
    from accessgames.engine.match import Match

MAX_ACTIONS: Final = 100_000
"""A simulated game longer than this is a defect of its rules."""


class ChancePolicy(Protocol):
    """Chooses for `CHANCE`: a seeded stream, or a person who tells what the real dice show."""

    def choose(self, game: Game[Any, Any, Any, Any], state: Any, moment: int, /) -> Any:  # noqa: ANN401 - by game
        """Return the action of chance in this state; `moment` is the number of actions so far."""


class SeededChance:
    """Chance from the stream `chance` of the match: the same seed and moment give the same luck."""

    def __init__(self, streams: Streams) -> None:
        """Open the stream of chance."""
        self._stream: Stream = streams.open("chance")

    def choose(self, game: Game[Any, Any, Any, Any], state: Any, moment: int, /) -> Any:  # noqa: ANN401 - by game
        """Return the action of chance that belongs to this moment."""
        self._stream.seek(moment)
        return game.chance(state, self._stream)


class SimulatedClock:
    """Time where no real clock runs: the stream `clock` chooses, so that simulations repeat."""

    def __init__(self, streams: Streams) -> None:
        """Open the stream of time."""
        self._stream: Stream = streams.open("clock")

    def choose(self, game: Game[Any, Any, Any, Any], state: Any, moment: int, /) -> Any:  # noqa: ANN401 - by game
        """Return the action of the clock that belongs to this moment."""
        self._stream.seek(moment)
        return game.clock(state, self._stream)


class BotSeat:
    """A policy sitting on a seat, with a stream of its own."""

    def __init__(self, policy: Policy, seat: int, streams: Streams) -> None:
        """Seat the policy."""
        self._policy = policy
        self._seat = seat
        self._stream: Stream = streams.open(f"bot/{seat}")

    def choose(self, game: Game[Any, Any, Any, Any], state: Any, moment: int, /) -> Any:  # noqa: ANN401 - by game
        """Ask the policy what it does; it gets the view, never the state."""
        self._stream.seek(moment)
        legal = game.legal_actions(state, self._seat)
        look = partial(game.view, state, self._seat)
        return self._policy.choose(Decision(game, self._seat, legal, self._stream, look))


@dataclass(frozen=True, slots=True)
class Playout:
    """A finished game of bots.

    Attributes:
        outcome: The result.
        actions: Number of actions, those of chance included.
    """

    outcome: Outcome
    actions: int


def first_to_move(actors: Sequence[Actor]) -> Actor:
    """Return who moves first where several could: seats in order, then chance, then the clock.

    >>> first_to_move((-2, 1, 3))
    1
    """
    return actors[0] if len(actors) == 1 else next(filter(is_seat, actors), max(actors))


def playout(game: Game[Any, Any, Any, Any], setup: Setup, policies: Sequence[Policy], seed: str) -> Playout:
    """Play one game of bots without a journal, as fast as the rules allow.

    Raises:
        GameError: `error-endless` when the game does not end, which is a defect of its rules.
    """
    streams = Streams(seed)
    choosers: dict[int, ChancePolicy] = {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)}
    choosers.update((seat, BotSeat(policy, seat, streams)) for seat, policy in enumerate(policies))
    state = game.initial(setup)
    for moment in range(MAX_ACTIONS):
        actors = game.actors(state)
        if not actors:
            outcome = game.outcome(state)
            if outcome is not None:
                return Playout(outcome, moment)
            break
        actor = first_to_move(actors)
        state = game.apply(state, actor, choosers[actor].choose(game, state, moment)).state
    raise GameError("error-endless", game=game.id, actions=MAX_ACTIONS)


class MatchDriver:
    """A match with those who move by themselves: goes on until a person, or nobody, is awaited.

    Attributes:
        match: The match being played.
    """

    def __init__(
        self,
        match: Match[Any, Any, Any, Any],
        bots: Mapping[int, Policy],
        others: Mapping[Actor, ChancePolicy] | None = None,
        told: Callable[[], bool] = lambda: False,
        thinking: Callable[[], AbstractContextManager[None]] = nullcontext,
    ) -> None:
        """Seat the bots.

        Args:
            match: The match.
            bots: Policies by seat; the other seats belong to people.
            others: Who chooses for `CHANCE` and `CLOCK`. Seeded chance when not given; an actor that is
                missing, such as chance at a table with real dice, is awaited like a person.
            told: Whether what chance owes now is told by people, so that it is awaited like a person.
            thinking: Entered while somebody chooses, when nothing of the match changes: there, whoever waits
                may break in by an exception.
        """
        streams = Streams(match.header.seed)
        self.match = match
        self._told = told
        self._thinking = thinking
        self._choosers = dict(others if others is not None else {CHANCE: SeededChance(streams)})
        self._choosers.update((seat, BotSeat(policy, seat, streams)) for seat, policy in bots.items())

    def next_automatic(self) -> Actor | None:
        """Return the actor that would move by itself now, or None when a person or nobody is awaited.

        Time passes by itself while a person is awaited; the clock is wound only when nobody else can act.
        """
        actors = self.match.actors
        automatic = [actor for actor in actors if actor in self._choosers]
        if CHANCE in automatic and self._told():
            automatic.remove(CHANCE)
        if automatic == [CLOCK] and len(actors) > 1:
            return None
        return first_to_move(automatic) if automatic else None

    def advance(self) -> tuple[Actor, tuple[Any, ...]] | None:
        """Let one automatic actor act; return it with its events, or None when none is awaited."""
        actor = self.next_automatic()
        if actor is None:
            return None
        with self._thinking():
            action = self._choosers[actor].choose(self.match.game, self.match.state, self.match.moment)
        return actor, self.match.submit(actor, action).events
