"""Which part of the rules applies which action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import Elapsed
from accessgames.games.iqlandie.rules import building, racing, rounds, taking
from accessgames.games.iqlandie.rules.actions import (
    Add,
    AskHint,
    Back,
    Choose,
    Claim,
    DealCondition,
    Declare,
    Done,
    DrawCard,
    DrawPiece,
    Exchange,
    GiveUp,
    IqAction,
    Place,
    Press,
    Ready,
    Restart,
    TakePiece,
    Unplace,
    Work,
)
from accessgames.games.iqlandie.rules.events import ConditionDealt, IqEvent, KindChosen
from accessgames.games.iqlandie.rules.table import IqState

if TYPE_CHECKING:
    from accessgames.engine import Actor
    from accessgames.games.iqlandie.rules.table import Phase

Next = tuple[IqState, tuple[IqEvent, ...]]


def _deal(state: IqState, condition: str) -> Next:
    """Deal the next seat its condition; after the last one the offers are filled."""
    table = state.table
    seat = table.conditions.index("")
    conditions = (*table.conditions[:seat], condition, *table.conditions[seat + 1 :])
    phase: Phase = "conditions" if "" in conditions else "offers"
    return IqState(replace(table, conditions=conditions, phase=phase)), (ConditionDealt(seat, condition),)


def _open_card(state: IqState, action: DrawCard) -> Next:
    """Open the card of the round; the first round of a practice begins with it."""
    table = state.table
    opened, told = racing.open_card(table, action.kind, action.number)
    first = table.practice is not None and not table.history
    return opened, ((rounds.round_began(table), *told) if first else told)


def _choose(state: IqState, seat: int, kind: str) -> Next:
    return IqState(replace(state.table, phase="card", kind=kind)), (KindChosen(seat, kind),)


_APPLY: Final[dict[type, Callable[[IqState, int, Any], Next]]] = {
    Elapsed: lambda state, _, action: racing.pass_time(state, action.milliseconds),
    DealCondition: lambda state, _, action: _deal(state, action.condition),
    DrawCard: lambda state, _, action: _open_card(state, action),
    DrawPiece: lambda state, _, action: taking.drawn(state.table, action.piece),
    Choose: lambda state, seat, action: _choose(state, seat, action.kind),
    Ready: lambda state, seat, _: racing.ready(state, seat),
    Work: racing.work,
    Back: lambda state, seat, _: racing.back(state, seat, everything=False),
    Restart: lambda state, seat, _: racing.back(state, seat, everything=True),
    AskHint: lambda state, seat, _: racing.hint(state, seat),
    Claim: lambda state, seat, action: racing.claim(state, seat, action.delay),
    GiveUp: lambda state, seat, _: racing.give_up(state, seat),
    Press: lambda state, seat, _: racing.press(state, seat),
    TakePiece: lambda state, _, action: taking.take(state.table, action.piece),
    Add: lambda state, _, action: taking.add(state.table, action.bag),
    Place: lambda state, seat, action: building.place(state.table, seat, action),
    Unplace: lambda state, seat, action: building.unplace(state.table, seat, action),
    Exchange: lambda state, seat, action: building.exchange(state.table, seat, action.piece),
    Done: lambda state, seat, _: building.done(state.table, seat),
    Declare: rounds.declare,
}


def apply(state: IqState, actor: Actor, action: IqAction) -> Next:
    """Return the next state and the events of a legal action."""
    return _APPLY[type(action)](state, actor, action)
