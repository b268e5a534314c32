"""The legal actions of a seat or of chance, sorted by notation and made only as far as they are asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, overload

from accessgames.engine import refuse
from accessgames.games.tetrikon.notation import format_action
from accessgames.games.tetrikon.rules import acting, awaited, building, opening, treasury
from accessgames.games.tetrikon.rules.actions import (
    ChanceAction,
    DealDiagram,
    DrawChance,
    DrawLot,
    DrawMoney,
    Exchange,
    FillPlace,
    SeatAction,
    ShowDie,
    TableAction,
)
from accessgames.games.tetrikon.rules.dice import DICE
from accessgames.games.tetrikon.rules.tasks import (
    ChanceDue,
    DiagramDue,
    DiceDue,
    DieDue,
    LotDue,
    MoneyDue,
    PayOutDue,
    PieceDue,
    Turn,
)

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.tetrikon.rules.gear import Gear
    from accessgames.games.tetrikon.rules.state import TetrikonState

_FACES = tuple(map(ShowDie, range(1, 7)))


def chance_actions(gear: Gear, state: TetrikonState) -> tuple[ChanceAction, ...]:
    """Return what may be rolled, drawn or dealt, sorted by notation."""
    task = state.table.task
    if isinstance(task, DieDue | DiceDue):
        return _FACES if isinstance(task, DieDue) else DICE
    if isinstance(task, PieceDue):
        left = zip(gear.order, state.table.bag, strict=True)
        return tuple(map(FillPlace, sorted(piece for piece, count in left if count)))
    if isinstance(task, MoneyDue):
        values = zip(gear.values(state.table.rules), state.treasury, strict=True)
        return tuple(map(DrawMoney, sorted((value for value, count in values if count), key=str)))
    if isinstance(task, ChanceDue):
        return tuple(map(DrawChance, sorted(set(state.fresh))))
    if isinstance(task, PayOutDue | LotDue):
        return (treasury.payout(gear, state, task),) if isinstance(task, PayOutDue) else _lots(task)
    return opening.diagrams(gear, state)


def _lots(task: LotDue) -> tuple[DrawLot, ...]:
    """Return the lots of those who are equal."""
    return tuple(map(DrawLot, task.seats))


def refuse_chance(gear: Gear, state: TetrikonState, action: TableAction) -> Refusal | None:
    """Return why this can't have been rolled, drawn or dealt."""
    task = state.table.task
    if action in chance_actions(gear, state):
        return None
    match task, action:
        case DiagramDue(), DealDiagram():
            return opening.refuse_diagram(gear, state, action)
        case PieceDue(), FillPlace():
            return refuse("tetrikon-refused-bag", piece=action.piece)
        case MoneyDue(), DrawMoney():
            return refuse("tetrikon-refused-treasury", value=action.value)
        case ChanceDue(), DrawChance():
            return refuse("tetrikon-refused-deck", kind=action.kind)
        case _:
            assert task is not None  # noqa: S101 - chance is to act
            return refuse("tetrikon-refused-now", awaited=awaited.awaited_name(task))


class TurnActions(Sequence[SeatAction]):
    """What the seat on turn may do. Exchanges are many, so they are made one by one when asked for."""

    def __init__(self, gear: Gear, state: TetrikonState, task: Turn) -> None:
        """Prepare; nothing is searched for yet."""
        self._gear = gear
        self._state = state
        self._task = task

    @cached_property
    def _early(self) -> tuple[SeatAction, ...]:
        return tuple(acting.early(self._gear, self._state, self._task))

    @cached_property
    def _exchanges(self) -> tuple[Exchange, ...]:
        turn = self._state.table.turn
        if turn is None or acting.refuse_to_build(turn) is not None:
            return ()
        return building.exchanges(self._gear, self._state.table, self._task.actor)

    @cached_property
    def _late(self) -> tuple[SeatAction, ...]:
        return tuple(sorted(acting.late(self._gear, self._state, self._task), key=format_action))

    @cached_property
    def _all(self) -> tuple[SeatAction, ...]:
        return (*self._early, *self._exchanges, *self._late)

    def __len__(self) -> int:
        """Count the actions."""
        return len(self._all)

    def __iter__(self) -> Iterator[SeatAction]:
        """List the actions sorted by notation."""
        return iter(self._all)

    @overload
    def __getitem__(self, index: int) -> SeatAction: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[SeatAction, ...]: ...

    def __getitem__(self, index: int | slice) -> SeatAction | tuple[SeatAction, ...]:
        """Return one or several actions by their place in the order."""
        return self._all[index]

    def __contains__(self, action: object) -> bool:
        """Tell whether an action is legal, without listing any."""
        refuser = acting.REFUSERS.get(type(action))
        return refuser is not None and refuser(self._gear, self._state, self._task, action) is None
