"""The rules of Pig: roll as often as you dare, keep what you have, and lose the turn's points on a one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from accessgames.engine import (
    CHANCE,
    Actor,
    Game,
    Option,
    Outcome,
    Refusal,
    ScoreItem,
    Setup,
    Step,
    Stream,
    Viewer,
    make_outcome,
    refuse,
)
from tests.pig.notation import HOLD, ROLL, Action, Face, Hold, Roll, format_action, parse_action

FACES: Final = tuple(Face(value) for value in range(1, 7))
LOSING: Final = FACES[0]


@dataclass(frozen=True, slots=True)
class State:
    """A position. Nothing in Pig is hidden, so it is at the same time what everybody sees.

    Attributes:
        target: Points that end the game.
        kept: For each seat the points of every turn it kept, in order.
        seat: Whose turn it is.
        turn: Points of this turn, not safe yet.
        rolling: Whether the die is in the air.
        over: Whether somebody has reached the target.
    """

    target: int
    kept: tuple[tuple[int, ...], ...]
    seat: int = 0
    turn: int = 0
    rolling: bool = False
    over: bool = False

    def total(self, seat: int) -> int:
        """Return the safe points of a seat."""
        return sum(self.kept[seat])


@dataclass(frozen=True, slots=True)
class Rolled:
    """The die shows `face`; the turn is worth `turn` points now."""

    seat: int
    face: int
    turn: int


@dataclass(frozen=True, slots=True)
class Lost:
    """The die shows a one: `points` of this turn are gone."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Kept:
    """The points of the turn are safe; the seat has `total` now."""

    seat: int
    points: int
    total: int


Event: TypeAlias = Rolled | Lost | Kept


class Pig(Game[State, Action, Event, State]):
    """Pig for two to four."""

    id = "pig"
    rules_version = 1
    seats = range(2, 5)
    options = (Option("target", ("50", "100"), "100", "Pig 1"),)

    def initial(self, setup: Setup) -> State:
        """Return the state in which nobody has any points."""
        return State(int(setup.value("target")), ((),) * setup.seats)

    def actors(self, state: State) -> tuple[Actor, ...]:
        """Return the seat whose turn it is, or chance while the die is in the air."""
        if state.over:
            return ()
        return (CHANCE,) if state.rolling else (state.seat,)

    def legal_actions(self, state: State, actor: Actor) -> tuple[Action, ...]:
        """Return what can be done, sorted by notation: `die 1` to `die 6`, or `hold` and `roll`."""
        if actor not in self.actors(state):
            return ()
        if actor == CHANCE:
            return FACES
        return (HOLD, ROLL) if state.turn else (ROLL,)

    def refusal(self, state: State, actor: Actor, action: Action) -> Refusal | None:
        """Name the rule that an action breaks."""
        if action in self.legal_actions(state, actor):
            return None
        if isinstance(action, Hold) and actor == state.seat:
            return refuse("pig-refused-nothing")
        return refuse("pig-refused-other", action=format_action(action))

    def apply(self, state: State, actor: Actor, action: Action) -> Step[State, Event]:
        """Return what an action brings."""
        del actor
        match action:
            case Roll():
                return Step(replace(state, rolling=True), ())
            case Hold():
                return _keep(state)
            case Face():
                return _land(state, action)

    def chance(self, state: State, stream: Stream) -> Action:
        """Roll the die."""
        del state
        return stream.choice(FACES)

    def view(self, state: State, viewer: Viewer) -> State:
        """Return everything: nothing is hidden."""
        del viewer
        return state

    def resample(self, view: State, stream: Stream) -> State:
        """Return the only state that fits."""
        del stream
        return view

    def outcome(self, state: State) -> Outcome | None:
        """Return the result, each kept turn being an item."""
        if not state.over:
            return None
        items = [
            [
                ScoreItem("pig-item-turn", points, (("number", number),))
                for number, points in enumerate(kept, 1)
            ]
            for kept in state.kept
        ]
        return make_outcome(items, "target")

    def format_action(self, action: Action) -> str:
        """Write an action; see `notation.py`."""
        return format_action(action)

    def parse_action(self, text: str) -> Action:
        """Read an action; see `notation.py`."""
        return parse_action(text)


def _keep(state: State) -> Step[State, Event]:
    kept = tuple(
        (*turns, state.turn) if seat == state.seat else turns for seat, turns in enumerate(state.kept)
    )
    total = sum(kept[state.seat])
    event = Kept(state.seat, state.turn, total)
    if total >= state.target:
        return Step(replace(state, kept=kept, turn=0, over=True), (event,))
    return Step(replace(_pass_on(state), kept=kept), (event,))


def _land(state: State, face: Face) -> Step[State, Event]:
    if face == LOSING:
        return Step(_pass_on(state), (Lost(state.seat, state.turn),))
    turn = state.turn + face.value
    return Step(replace(state, turn=turn, rolling=False), (Rolled(state.seat, face.value, turn),))


def _pass_on(state: State) -> State:
    return replace(state, seat=(state.seat + 1) % len(state.kept), turn=0, rolling=False)
