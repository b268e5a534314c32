"""Everybody walks ten steps as fast as they can; how far they are the others learn only at the end.

A bell rings after half a minute, and after a minute the game is over. Who has shouted acts alone, without
time passing, until they have taken a step. In the relay one walks after another.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from accessgames.engine import (
    CLOCK,
    Actor,
    Elapsed,
    ElapsedRange,
    Game,
    MalformedAction,
    Option,
    Outcome,
    Refusal,
    ScoreItem,
    Setup,
    Step,
    Stream,
    Viewer,
    format_elapsed,
    make_outcome,
    parse_elapsed,
    refuse,
)

GOAL: Final = 10
BELL: Final = 30_000
LIMIT: Final = 60_000
STRIDES: Final = (1, 2, 3)


@dataclass(frozen=True, slots=True)
class Walk:
    """Take some steps, "walk 2"."""

    steps: int


@dataclass(frozen=True, slots=True)
class Shout:
    """Be the first to say something, "shout"."""


Action: TypeAlias = Walk | Shout | Elapsed


@dataclass(frozen=True, slots=True)
class State:
    """A position; with -1 for the steps of others, what a seat sees of it.

    Attributes:
        walked: Steps by seat.
        milliseconds: Time so far.
        relay: Whether one walks after another.
        shouting: Who has shouted, or None.
        viewer: Who sees it like this, or None for the truth.
    """

    walked: tuple[int, ...]
    milliseconds: int = 0
    relay: bool = False
    shouting: int | None = None
    viewer: Viewer | None = None

    @property
    def waiting(self) -> tuple[int, ...]:
        """Seats that have not arrived; those whose steps are hidden have not."""
        return tuple(seat for seat, steps in enumerate(self.walked) if steps < GOAL)

    @property
    def over(self) -> bool:
        return not self.waiting or self.milliseconds >= LIMIT


@dataclass(frozen=True, slots=True)
class Walked:
    """A seat took steps; only it knows how many it has taken in all."""

    seat: int
    total: int


@dataclass(frozen=True, slots=True)
class Arrived:
    """A seat has arrived."""

    seat: int


@dataclass(frozen=True, slots=True)
class Shouted:
    """A seat was the first to shout."""

    seat: int


@dataclass(frozen=True, slots=True)
class Rang:
    """The bell rings at half time, or the time is over."""

    over: bool


Event: TypeAlias = Walked | Arrived | Shouted | Rang


class Sprint(Game[State, Action, Event, State]):
    """The race for one to three."""

    id = "sprint"
    rules_version = 1
    seats = range(1, 4)
    options = (Option("relay", ("no", "yes"), "no", "Sprint 1"),)

    def initial(self, setup: Setup) -> State:
        return State((0,) * setup.seats, relay=setup.value("relay") == "yes")

    def actors(self, state: State) -> tuple[Actor, ...]:
        if state.over:
            return ()
        if state.shouting is not None:
            return (state.shouting,)
        return (CLOCK, *(state.waiting[:1] if state.relay else state.waiting))

    def legal_actions(self, state: State, actor: Actor) -> Collection[Action]:
        if actor not in self.actors(state):
            return ()
        if actor == CLOCK:
            return ElapsedRange(LIMIT - state.milliseconds, 1)
        shout = (Shout(),) if state.shouting is None else ()
        left = GOAL - max(0, state.walked[actor])
        return (*shout, *(Walk(steps) for steps in STRIDES if steps <= left))

    def refusal(self, state: State, actor: Actor, action: Action) -> Refusal | None:
        if action in self.legal_actions(state, actor):
            return None
        return refuse("sprint-refused", action=self.format_action(action))

    def apply(self, state: State, actor: Actor, action: Action) -> Step[State, Event]:
        match action:
            case Elapsed(passed):
                later = state.milliseconds + passed
                rang = state.milliseconds < BELL <= later or later >= LIMIT
                told: tuple[Event, ...] = (Rang(later >= LIMIT),) if rang else ()
                return Step(replace(state, milliseconds=later), told)
            case Shout():
                return Step(replace(state, shouting=actor), (Shouted(actor),))
            case Walk(steps):
                total = state.walked[actor] + steps
                walked = (*state.walked[:actor], total, *state.walked[actor + 1 :])
                told = (Walked(actor, total), *((Arrived(actor),) if total == GOAL else ()))
                return Step(replace(state, walked=walked, shouting=None), told)

    def chance(self, state: State, stream: Stream) -> Action:
        raise NotImplementedError

    def clock(self, state: State, stream: Stream) -> Action:
        return Elapsed(min(stream.randrange(1, 4) * 1000, LIMIT - state.milliseconds))

    def tick(self, state: State, milliseconds: int) -> Action | None:
        return Elapsed(min(milliseconds, LIMIT - state.milliseconds))

    def view(self, state: State, viewer: Viewer) -> State:
        if state.over:
            return replace(state, viewer=viewer)
        walked = tuple(
            steps if seat == viewer or steps == GOAL else -1 for seat, steps in enumerate(state.walked)
        )
        return replace(state, walked=walked, viewer=viewer)

    def resample(self, view: State, stream: Stream) -> State:
        walked = tuple(stream.randrange(GOAL) if steps < 0 else steps for steps in view.walked)
        return replace(view, walked=walked, viewer=None)

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        items = [[ScoreItem("sprint-item", steps)] for steps in state.walked]
        return make_outcome(items, "time" if state.waiting else "arrived")

    def redact(self, event: Event, viewer: Viewer) -> Event | None:
        return None if isinstance(event, Walked) and event.seat != viewer else event

    def reveals(self, state: State, actor: Actor, action: Action) -> bool:
        events = self.apply(state, actor, action).events
        return any(not isinstance(event, Walked) for event in events)

    def format_action(self, action: Action) -> str:
        match action:
            case Elapsed():
                return format_elapsed(action)
            case Walk(steps):
                return f"walk {steps}"
            case Shout():
                return "shout"

    def parse_action(self, text: str) -> Action:
        match text.split(" "):
            case ["shout"]:
                return Shout()
            case ["walk", ("1" | "2" | "3") as steps]:
                return Walk(int(steps))
        elapsed = parse_elapsed(text)
        if elapsed is None:
            raise MalformedAction("error-malformed-action", text=text[:80], expected="walk N | shout | +MS")
        return elapsed
