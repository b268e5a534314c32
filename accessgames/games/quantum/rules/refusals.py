"""Why an action is not allowed, in the terms of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import Refusal, refuse
from accessgames.games.quantum.rules.dice import ALL_DICE, DICE, face_name, totals
from accessgames.games.quantum.rules.rolls import is_possible
from accessgames.games.quantum.rules.sheet import CELLS, DIVIDER, accepts
from accessgames.games.quantum.rules.state import Action, Pass, Phase, Reroll, Roll, Start, State, Write

if TYPE_CHECKING:
    from accessgames.engine import Actor

_WANTED: Final[dict[Phase, tuple[type, ...]]] = {
    Phase.STARTER: (Start,),
    Phase.ROLL: (Roll,),
    Phase.REROLL: (Reroll,),
    Phase.ALONE: (Write, Pass),
    Phase.EVERYBODY: (Write, Pass),
}


def refusal(state: State, actor: Actor, action: Action) -> Refusal | None:
    """Return the rule that an action of somebody who is to act breaks, or None."""
    if not isinstance(action, _WANTED[state.phase]):
        return refuse("quantum-refused-phase", phase=state.phase)
    if isinstance(action, Write):
        return _write_refusal(state, actor, action.colour)
    if isinstance(action, Roll):
        return None if is_possible(state, action.dice) else _roll_refusal(action)
    if isinstance(action, Start) and action.seat not in range(len(state.sheets)):
        return refuse("quantum-refused-seat", seat=action.seat)
    if isinstance(action, Reroll) and action.mask not in range(ALL_DICE + 1):
        return refuse("quantum-refused-dice", most=DICE)
    return None


def _roll_refusal(action: Roll) -> Refusal:
    return refuse("quantum-refused-roll", faces=tuple(map(face_name, action.dice)))


def _write_refusal(state: State, seat: Actor, colour: int) -> Refusal | None:
    number = totals(state.dice)[colour]
    row = state.sheets[seat][colour]
    if colour == state.taken:
        return refuse("quantum-refused-taken", colour=colour, seat=state.active)
    if accepts(row, number, one_peak=state.rulings.one_peak):
        return None
    if len(row) == CELLS:
        return refuse("quantum-refused-full", colour=colour)
    key = "quantum-refused-rising" if len(row) < DIVIDER else "quantum-refused-falling"
    return refuse(key, colour=colour, number=number, last=row[-1])
