"""Short ways to set up positions of Quantum in tests."""

from __future__ import annotations

from accessgames.engine import SealedChoices, Step
from accessgames.games.quantum.notation import parse_action
from accessgames.games.quantum.rules.dice import ALL_DICE, COLOURS, FACE_BY_NAME
from accessgames.games.quantum.rules.game import QuantumGame
from accessgames.games.quantum.rules.rolls import seat_faces
from accessgames.games.quantum.rules.sheet import EMPTY_ROWS
from accessgames.games.quantum.rules.state import Phase, QuantumEvent, QuantumState, Row, Rows

GAME = QuantumGame()


def faces(text: str) -> tuple[int, ...]:
    """Read faces such as `R1 B6 3`."""
    return tuple(FACE_BY_NAME[name] for name in text.split())


def seated(text: str, state: QuantumState) -> tuple[int, ...]:
    """Find dice that show the faces told, in any order."""
    found = seat_faces(state, faces(text))
    assert found is not None, text
    return found


def rows(**written: tuple[int, ...]) -> Rows:
    """Build the rows of a sheet from `R=(4, 9)` and the like."""
    sheet: list[Row] = [written.get(letter, ()) for letter in COLOURS]
    return (sheet[0], sheet[1], sheet[2], sheet[3])


def position(
    phase: Phase = Phase.ROLL,
    *,
    seats: int = 2,
    dice: str = "",
    sheets: dict[int, Rows] | None = None,
    misses: dict[int, int] | None = None,
    options: dict[str, str] | None = None,
) -> QuantumState:
    """Build a position in which seat 0 is active in turn 1."""
    start = GAME.initial(GAME.setup(seats, {"starter": "first", **(options or {})}))
    state = start._replace(
        sheets=tuple((sheets or {}).get(seat, EMPTY_ROWS) for seat in range(seats)),
        misses=tuple((misses or {}).get(seat, 0) for seat in range(seats)),
    )
    if dice:
        state = state._replace(dice=seated(dice, state._replace(phase=Phase.ROLL, rolling=ALL_DICE)))
    waiting = SealedChoices.among(range(seats)) if phase is Phase.EVERYBODY else state.choices
    return state._replace(phase=phase, choices=waiting)


def play(state: QuantumState, *moves: tuple[int, str]) -> tuple[QuantumState, tuple[QuantumEvent, ...]]:
    """Play actions given as pairs of actor and notation; return the last state and all events."""
    told: tuple[QuantumEvent, ...] = ()
    for actor, text in moves:
        step: Step[QuantumState, QuantumEvent] = GAME.play(state, actor, parse_action(text))
        state, told = step.state, told + step.events
    return state, told
