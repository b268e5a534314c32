"""Why an action is not allowed, in the game's own terms.

Arguments: `piece` and `pieces` are pieces, `exposition` its number, `spot` a place, `covered` a mask of its
board, `square` a square, `kind` and `wanted` ids of kinds of tasks, `bag` a name, `delay` milliseconds,
`joker` and `count` numbers, `colour` an id, `phase` a `table.Phase`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import CHANCE, CLOCK, Elapsed, Refusal, refuse
from accessgames.games.iqlandie.material import COLOURS, JOKER, spot_at
from accessgames.games.iqlandie.rules import bags, cards
from accessgames.games.iqlandie.rules.actions import (
    DELAYS,
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
from accessgames.games.iqlandie.rules.board import covered, fits, jokers
from accessgames.games.iqlandie.rules.building import movable
from accessgames.games.iqlandie.rules.time import Passing

if TYPE_CHECKING:
    from accessgames.engine import Actor
    from accessgames.games.iqlandie.rules.runs import Race, Run
    from accessgames.games.iqlandie.rules.table import IqState, Phase, Table

_PASSING: Final = Passing()

_RACING: Final = (Work, Back, Restart, AskHint, Claim, GiveUp, Press)

_WANTED: Final[dict[Phase, tuple[type, ...]]] = {
    "conditions": (DealCondition,),
    "offers": (DrawPiece,),
    "choose": (Choose,),
    "card": (DrawCard,),
    "prepare": (Ready,),
    "race": _RACING,
    "take": (TakePiece,),
    "add": (Add,),
    "draw": (DrawPiece,),
    "build": (Place, Unplace, Exchange, Done),
    "declare": (Declare,),
    "over": (),
}


def refusal(state: IqState, actor: Actor, action: IqAction) -> Refusal | None:
    """Return the rule that an action of somebody who is to act breaks, or None when it is legal."""
    table = state.table
    if actor == CLOCK:
        return None if action in _PASSING else refuse("iqlandie-refused-time")
    if not isinstance(action, _WANTED[table.phase]) or isinstance(action, Elapsed):
        return refuse("iqlandie-refused-phase", phase=table.phase)
    if actor == CHANCE:
        return _refuse_chance(table, action)
    if isinstance(action, _RACING):
        return _refuse_racing(state, actor, action)
    check = _CHECKS.get(type(action))
    return check(table, actor, action) if check else None


def _refuse_chance(table: Table, action: IqAction) -> Refusal | None:
    match action:
        case DealCondition(condition):
            if condition in table.conditions:
                return refuse("iqlandie-refused-condition", condition=condition)
        case DrawCard(kind, number):
            if kind != table.kind or number not in cards.drawable(table, kind):
                return refuse("iqlandie-refused-card", kind=kind, number=number)
        case DrawPiece(piece) if piece not in bags.drawable(table):
            return refuse("iqlandie-refused-draw", piece=piece)
        case _:
            pass
    return None


def _refuse_racing(state: IqState, seat: int, action: IqAction) -> Refusal | None:
    race = state.race
    if race is None:
        return refuse("iqlandie-refused-phase", phase=state.table.phase)
    run = race.runs[seat]
    if isinstance(action, Work):
        if action.kind != race.kind:
            return refuse("iqlandie-refused-work", kind=action.kind, wanted=race.kind)
        return race.rules.refusal(race.task, run.work, action.step)
    if isinstance(action, Claim) and (
        action.delay not in DELAYS or (action.delay and run.stage == "pressed")
    ):
        return refuse("iqlandie-refused-delay", delay=action.delay)
    if isinstance(action, Back | Restart) and len(run.path) == 1:
        return refuse("iqlandie-refused-back")
    return _refuse_press(race, run) if isinstance(action, Press) else None


def _refuse_press(race: Race, run: Run) -> Refusal | None:
    if race.solver is not None:
        return refuse("iqlandie-refused-press-alone")
    return refuse("iqlandie-refused-pressed") if run.stage == "pressed" else None


# ------------------------------------------------------------------ pieces


def _refuse_take(table: Table, seat: int, action: TakePiece) -> Refusal | None:
    del seat
    if action.piece in table.offer(table.kind):
        return None
    return refuse("iqlandie-refused-offer", piece=action.piece, kind=table.kind)


def _refuse_add(table: Table, seat: int, action: Add) -> Refusal | None:
    del seat
    if action.bag in bags.filled_bags(table.stock):
        return None
    return refuse("iqlandie-refused-bag", bag=action.bag)


def _not_in_hand(table: Table, seat: int, action: Place | Exchange) -> Refusal | None:
    if action.piece in table.hands[seat]:
        return None
    return refuse("iqlandie-refused-hand", piece=action.piece, pieces=table.hands[seat])


def _refuse_place(table: Table, seat: int, action: Place) -> Refusal | None:
    missing = _not_in_hand(table, seat, action)
    if missing is not None:
        return missing
    spot = spot_at(action.piece, action.exposition, action.anchor, action.orientation)
    if spot is None:
        return refuse("iqlandie-refused-outside", piece=action.piece, exposition=action.exposition)
    clash = spot.mask & covered(table.boards[seat][action.exposition - 1])
    if clash:
        return refuse("iqlandie-refused-covered", piece=action.piece, spot=spot, covered=clash)
    return None


def _refuse_unplace(table: Table, seat: int, action: Unplace) -> Refusal | None:
    if movable(table, seat, action) is not None:
        return None
    return refuse("iqlandie-refused-unplace", exposition=action.exposition, square=action.anchor)


def _refuse_exchange(table: Table, seat: int, action: Exchange) -> Refusal | None:
    missing = _not_in_hand(table, seat, action)
    if missing is None and fits(table.boards[seat], action.piece):
        return refuse("iqlandie-refused-fits", piece=action.piece)
    return missing


def _refuse_done(table: Table, seat: int, action: Done) -> Refusal | None:
    del action
    return refuse("iqlandie-refused-unbuilt", pieces=table.hands[seat]) if table.hands[seat] else None


def _refuse_declare(table: Table, seat: int, action: Declare) -> Refusal | None:
    mine = jokers(table.boards[seat])
    if not 1 <= action.joker <= len(mine):
        return refuse("iqlandie-refused-joker", joker=action.joker, count=len(mine))
    laid = mine[action.joker - 1]
    if laid.colour != JOKER:
        return refuse("iqlandie-refused-declared", joker=action.joker, colour=laid.colour)
    return None if action.colour in COLOURS else refuse("iqlandie-refused-colour", colour=action.colour)


_CHECKS: Final[dict[type, Callable[[Table, int, Any], Refusal | None]]] = {
    TakePiece: _refuse_take,
    Add: _refuse_add,
    Place: _refuse_place,
    Unplace: _refuse_unplace,
    Exchange: _refuse_exchange,
    Done: _refuse_done,
    Declare: _refuse_declare,
}
