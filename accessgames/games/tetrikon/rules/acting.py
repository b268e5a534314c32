"""The turn of a seat: what its letters still allow, and what each action begins (R1, R2, R6, R9)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from accessgames.engine import refuse
from accessgames.games.tetrikon.rules import building, cards, dice, market, trading, uses
from accessgames.games.tetrikon.rules.actions import (
    END,
    ROLL,
    Build,
    Buy,
    CallInflation,
    CallTime,
    EndTurn,
    Exchange,
    OpenDeal,
    Roll,
    SeatAction,
    Swap,
    UseCard,
)
from accessgames.games.tetrikon.rules.table import LETTERS, PLACES
from accessgames.games.tetrikon.rules.turns import close, end_turn

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.tetrikon.rules.gear import Gear
    from accessgames.games.tetrikon.rules.state import TetrikonState
    from accessgames.games.tetrikon.rules.table import Course, Table
    from accessgames.games.tetrikon.rules.tasks import Turn
    from accessgames.games.tetrikon.rules.work import Work

Refuser: TypeAlias = Callable[["Gear", "TetrikonState", Any, Any], "Refusal | None"]
"""Names the rule that an action breaks: set, state, task and action in."""

Doer: TypeAlias = Callable[["Work", Any, Any], None]
"""Does a legal action: workbench, task and action in."""


def course(table: Table) -> Course:
    """Return the present turn, where there is one."""
    assert table.turn is not None  # noqa: S101 - the task is a turn
    return table.turn


# ---------------------------------------------------------------- refusals


def refuse_letter(turn: Course, letter: str) -> Refusal | None:
    """Return why the turn has no room for an action with this letter: first turn, once each, two at most."""
    if turn.first and letter != "a":
        return refuse("tetrikon-refused-first")
    if letter == "d" and turn.letters.endswith("d"):
        return None
    if letter in turn.letters:
        return refuse("tetrikon-refused-again", letter=letter)
    if len(turn.letters) >= LETTERS:
        return refuse("tetrikon-refused-enough", letters=turn.letters)
    return None


def refuse_first(turn: Course) -> Refusal | None:
    """Return why the first turn has no room for this: it has nothing but the roll (R6)."""
    return refuse("tetrikon-refused-first") if turn.first else None


def refuse_roll(_: Gear, state: TetrikonState, __: Turn, ___: Roll) -> Refusal | None:
    """Return why the seat can't roll (R2, R22)."""
    turn = course(state.table)
    refused = refuse_letter(turn, "a")
    if refused is None and turn.no_roll:
        return refuse("tetrikon-refused-no-roll")
    return refused


def refuse_to_build(turn: Course) -> Refusal | None:
    """Return why the seat can't build: its letters, the card `no-build` (R23), or `build-two` before (R4)."""
    refused = refuse_letter(turn, "c")
    if refused is not None:
        return refused
    if turn.no_build:
        return refuse("tetrikon-refused-no-build")
    return refuse("tetrikon-refused-doubled") if turn.doubled else None


def refuse_build(gear: Gear, state: TetrikonState, task: Turn, action: Build) -> Refusal | None:
    """Return why the seat can't lay a piece."""
    table = state.table
    return refuse_to_build(course(table)) or building.refuse_build(gear, table, task.actor, action)


def refuse_exchange(gear: Gear, state: TetrikonState, task: Turn, action: Exchange) -> Refusal | None:
    """Return why the seat can't exchange a piece in its diagram."""
    table = state.table
    return refuse_to_build(course(table)) or building.refuse_exchange(gear, table, task.actor, action)


def refuse_kept(gear: Gear, state: TetrikonState, task: Turn, action: UseCard) -> Refusal | None:
    """Return why a kept card can't be used, which is action a) (R2)."""
    held = state.hands[task.actor].cards
    kinds = (action.kind, *action.others)
    for kind in kinds:
        if held.count(kind) < kinds.count(kind):
            return refuse("tetrikon-refused-no-card", kind=kind)
    turn = course(state.table)
    refused = refuse_first(turn) or refuse_letter(turn, "a")
    return refused or uses.refuse_use(gear, state, task.actor, action)


def refuse_open(_: Gear, state: TetrikonState, task: Turn, action: OpenDeal) -> Refusal | None:
    """Return why the seat can't make an offer."""
    table = state.table
    return refuse_letter(course(table), "d") or trading.refuse_open(table, task.actor, action)


def refuse_buy(_: Gear, state: TetrikonState, task: Turn, action: Buy) -> Refusal | None:
    """Return why the seat can't buy."""
    return refuse_letter(course(state.table), "e") or market.refuse_buy(state, task.actor, action)


def refuse_swap(_: Gear, state: TetrikonState, task: Turn, action: Swap) -> Refusal | None:
    """Return why the seat can't swap at the manager."""
    table = state.table
    return refuse_first(course(table)) or market.refuse_swap(table, task.actor, action)


def refuse_end(_: Gear, state: TetrikonState, __: Turn, ___: EndTurn) -> Refusal | None:
    """Return why the seat can't end its turn: the first one has to be rolled in."""
    return refuse_first(course(state.table))


def refuse_inflation(_: Gear, state: TetrikonState, task: Turn, __: CallInflation) -> Refusal | None:
    """Return why the seat can't declare inflation (R26, R40)."""
    return market.refuse_inflation(state.table, task.actor)


def refuse_call(_: Gear, state: TetrikonState, task: Turn, __: CallTime) -> Refusal | None:
    """Return why the seat can't announce that time is up (R40)."""
    table = state.table
    if table.rules.manager != task.actor:
        return refuse("tetrikon-refused-manager", manager=table.rules.manager)
    return refuse("tetrikon-refused-closing") if table.closing is not None else None


REFUSERS: Final[Mapping[type, Refuser]] = MappingProxyType(
    {
        Roll: refuse_roll,
        UseCard: refuse_kept,
        Build: refuse_build,
        Exchange: refuse_exchange,
        OpenDeal: refuse_open,
        Buy: refuse_buy,
        Swap: refuse_swap,
        EndTurn: refuse_end,
        CallInflation: refuse_inflation,
        CallTime: refuse_call,
    }
)
"""The actions of a turn, and who says why not."""


# ---------------------------------------------------------------- what there is


def early(gear: Gear, state: TetrikonState, task: Turn) -> Iterator[SeatAction]:
    """Yield what may be done and stands before exchanges in the order of notation, sorted by it."""
    table = state.table
    if refuse_to_build(course(table)) is None:
        yield from building.builds(gear, table, task.actor)
    places = range(1, PLACES + 1) if table.rules.choice else (None,)
    yield from _allowed(
        gear, state, task, *map(Buy, places), *map(OpenDeal, sorted(table.after(task.actor))), END
    )


def late(gear: Gear, state: TetrikonState, task: Turn) -> Iterator[SeatAction]:
    """Yield what may be done and stands behind exchanges in the order of notation, not yet sorted."""
    seat, turn = task.actor, course(state.table)
    swaps = map(Swap, set(state.table.players[seat].free))
    yield from _allowed(gear, state, task, CallInflation(), ROLL, CallTime(), *swaps)
    if not turn.first and refuse_letter(turn, "a") is None:
        held = state.hands[seat].cards
        for kind in set(held):
            yield from uses.uses(gear, state, seat, kind)
        yield from uses.jokers(gear, held)


def _allowed(gear: Gear, state: TetrikonState, task: Turn, *candidates: SeatAction) -> Iterator[SeatAction]:
    for action in candidates:
        if REFUSERS[type(action)](gear, state, task, action) is None:
            yield action


# ---------------------------------------------------------------- doing it


def _build(work: Work, task: Turn, action: Build) -> None:
    work.did("c")
    building.build(work, task.actor, action)


def _exchange(work: Work, task: Turn, action: Exchange) -> None:
    work.did("c")
    building.exchange(work, task.actor, action)


DOERS: Final[Mapping[type, Doer]] = MappingProxyType(
    {
        Roll: lambda work, task, _: dice.roll(work, task.actor),
        UseCard: lambda work, task, action: cards.use(work, task.actor, action, drawn=False),
        Build: _build,
        Exchange: _exchange,
        OpenDeal: lambda work, task, action: trading.open_deal(work, task.actor, action),
        Buy: lambda work, task, action: market.buy(work, task.actor, action),
        Swap: lambda work, task, action: market.swap(work, task.actor, action),
        EndTurn: lambda work, *_: end_turn(work),
        CallInflation: lambda work, *_: market.inflate(work),
        CallTime: lambda work, task, _: close(work, "called", task.actor),
    }
)
"""The actions of a turn, and what each begins."""
