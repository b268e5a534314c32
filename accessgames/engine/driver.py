"""Who moves a match on: chance policies, and whole games played by bots."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

from accessgames.dataclasses import dataclass
from accessgames.engine.chance import Stream, Streams
from accessgames.engine.errors import GameError
from accessgames.engine.game import CHANCE, CLOCK, Actor, Game, Outcome, Setup, is_seat
from accessgames.engine.match import LineWriter, Match
from accessgames.engine.policy import Decision, Policy

if TYPE_CHECKING:
    from accessgames.engine.journal import Header

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


class WoundClock:
    """Acts for the clock where everybody waits for it alone: what is pending passes, or time is skipped."""

    def __init__(self, taken: Callable[[], int], streams: Streams) -> None:
        """Wind the clock of a match.

        Args:
            taken: Returns the milliseconds that the clock was not told of yet; they are told now.
            streams: Choose where no time is pending.
        """
        self._taken = taken
        self._simulated = SimulatedClock(streams)

    def choose(self, game: Game[Any, Any, Any, Any], state: Any, moment: int, /) -> Any:  # noqa: ANN401 - by game
        """Return what the real clock owes; where it owes nothing, what a match without one gets."""
        action = game.tick(state, self._taken())
        return self._simulated.choose(game, state, moment) if action is None else action


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
        self.match = match
        self._told = told
        self._thinking = thinking
        self._choosers = dict(others if others is not None else {CHANCE: SeededChance(match.streams)})
        for seat, policy in bots.items():
            self.seat(seat, policy)

    def seat(self, seat: int, policy: Policy | None) -> None:
        """Let a bot act on a seat from now on, or a person again where None is given."""
        self._choosers.pop(seat, None)
        if policy is not None:
            self._choosers[seat] = BotSeat(policy, seat, self.match.streams)

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


@dataclass(frozen=True, slots=True)
class ScriptedMove:
    """What somebody, chance or the clock does in a match whose course is written before.

    Attributes:
        actor: Who.
        text: The action in the notation of the game.
    """

    actor: Actor
    text: str


class ScriptedDriver(MatchDriver):
    """A match in which everybody but people does what a script says; chance without a line goes by the seed.

    Attributes:
        waiting: The moves to come.
    """

    def __init__(self, match: Match[Any, Any, Any, Any]) -> None:
        """Begin with nothing written."""
        chance = SeededChance(match.streams)
        super().__init__(match, {}, {CHANCE: chance})
        self.waiting: deque[ScriptedMove] = deque()

    def next_automatic(self) -> Actor | None:
        """Return whose move waits, or chance where nothing is written and it alone can go on."""
        if self.waiting:
            return self.waiting[0].actor
        return CHANCE if self.match.actors == (CHANCE,) else None

    def advance(self) -> tuple[Actor, tuple[Any, ...]] | None:
        """Let the next one act; return it with its events, or None when a person or nobody is awaited.

        Raises:
            GameError: What is written does not fit the match, which is a mistake of the script.
        """
        if not self.waiting:
            return super().advance()
        move = self.waiting.popleft()
        return move.actor, self.match.submit(move.actor, self.match.game.parse_action(move.text)).events


def play_written(
    game: Game[Any, Any, Any, Any], header: Header, policies: Sequence[Policy], sink: LineWriter
) -> Outcome | None:
    """Let bots play a match to its end, every action written; None where it has no end in `MAX_ACTIONS`."""
    match: Match[Any, Any, Any, Any] = Match(game, header, sink)
    streams = match.streams
    others: dict[Actor, ChancePolicy] = {CHANCE: SeededChance(streams), CLOCK: SimulatedClock(streams)}
    driver = MatchDriver(match, dict(enumerate(policies)), others)
    for _ in range(MAX_ACTIONS):
        if driver.advance() is None:
            break
    return match.outcome
