"""Small answers: the chance card just drawn, the second piece of `build-two`, the swap with a player."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from accessgames.engine import refuse
from accessgames.games.tetrikon.rules import uses
from accessgames.games.tetrikon.rules.actions import KEEP

if TYPE_CHECKING:
    from accessgames.engine import Refusal
    from accessgames.games.tetrikon.rules.actions import AcceptDeal, Done, KeepCard, SeatAction, UseCard
    from accessgames.games.tetrikon.rules.gear import Gear
    from accessgames.games.tetrikon.rules.state import TetrikonState
    from accessgames.games.tetrikon.rules.tasks import CardChoice, SecondPiece, SwapAnswer


def _drawn(state: TetrikonState) -> str:
    assert state.drawn is not None  # noqa: S101 - the task says so
    return state.drawn


def drawn_uses(gear: Gear, state: TetrikonState, task: CardChoice) -> Iterator[SeatAction]:
    """Yield what may be done with the card just drawn (R5)."""
    yield KEEP
    yield from uses.uses(gear, state, task.actor, _drawn(state))


def refuse_keep(gear: Gear, state: TetrikonState, _: CardChoice, __: KeepCard) -> Refusal | None:
    """Return why the card can't be kept."""
    kind = _drawn(state)
    return None if gear.keepable(kind) else refuse("tetrikon-refused-keep", kind=kind)


def refuse_drawn(gear: Gear, state: TetrikonState, task: CardChoice, action: UseCard) -> Refusal | None:
    """Return why the card can't be used like this: only the one just drawn, alone."""
    kind = _drawn(state)
    if action.kind != kind or action.others:
        return refuse("tetrikon-refused-drawn", kind=kind)
    return uses.refuse_use(gear, state, task.actor, action)


def refuse_done(_: Gear, __: TetrikonState, task: SecondPiece, ___: Done) -> Refusal | None:
    """Return why the seat isn't done: the card is there to lay at least one piece (R4)."""
    return None if task.laid else refuse("tetrikon-refused-done")


def refuse_swap_cards(_: Gear, __: TetrikonState, ___: SwapAnswer, action: AcceptDeal) -> Refusal | None:
    """Return why T cards have no place in a swap of two pieces."""
    if not action.cards:
        return None
    return refuse("tetrikon-refused-deal-cards", amount=0, cards=action.cards)
