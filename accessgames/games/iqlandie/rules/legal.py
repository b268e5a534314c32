"""The legal actions of a seat or of chance, sorted by notation, worked out when somebody looks at them.

And why an action is not allowed, in the game's own terms.

Arguments: `piece` and `pieces` are pieces, `exposition` its number, `spot` a place, `covered` a mask of its
board, `square` a square, `kind` and `wanted` ids of kinds of tasks, `bag` a name, `delay` milliseconds,
`joker` and `count` numbers, `colour` an id, `phase` a `state.Phase`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine import CHANCE, CLOCK, Elapsed, Refusal, refuse
from accessgames.games.iqlandie.material import COLOURS, CONDITIONS, JOKER, spot_at, spots
from accessgames.games.iqlandie.notation import format_action
from accessgames.games.iqlandie.rules import actions, supply
from accessgames.games.iqlandie.rules.races import ClockActions
from accessgames.games.iqlandie.rules.rounds import movable
from accessgames.games.iqlandie.rules.state import covered, fits, jokers
from accessgames.games.iqlandie.tasks import KINDS

if TYPE_CHECKING:
    from accessgames.engine import Actor
    from accessgames.games.iqlandie.material import Piece
    from accessgames.games.iqlandie.rules.state import IqState, IqTable, Phase, Race, Run


class LazyActions(Collection["actions.IqAction"]):
    """A list of actions that is made on first use."""

    __slots__ = ("_made", "_make")

    def __init__(self, make: Callable[[], tuple[actions.IqAction, ...]]) -> None:
        """Remember how they are made."""
        self._make = make
        self._made: tuple[actions.IqAction, ...] | None = None

    def _actions(self) -> tuple[actions.IqAction, ...]:
        if self._made is None:
            self._made = self._make()
        return self._made

    def __len__(self) -> int:
        """Count them."""
        return len(self._actions())

    def __iter__(self) -> Iterator[actions.IqAction]:
        """Give them in their order."""
        return iter(self._actions())

    def __contains__(self, action: object) -> bool:
        """Tell whether an action of any sort is one of them."""
        return action in self._actions()


_READY: Final = (actions.Ready(),)
_CHOICES: Final = tuple(sorted((actions.Choose(kind) for kind in KINDS), key=format_action))
_FIXED: Final[dict[str, tuple[actions.IqAction, ...]]] = {"prepare": _READY, "choose": _CHOICES}
_PASSING: Final = ClockActions()
_CLAIMS: Final = tuple(map(actions.Claim, actions.DELAYS))


def legal_actions(state: IqState, actor: Actor) -> Collection[actions.IqAction]:
    """Return what somebody who is to act may do."""
    table = state.table
    if actor == CLOCK:
        return _PASSING
    if actor == CHANCE:
        return tuple(sorted(_chance(table), key=format_action))
    if table.phase == "race":
        # Many, slow to be sorted, and of no interest to computer players, who know their way.
        return LazyActions(partial(_sorted, _racing, state, actor))
    if table.phase == "build":
        return tuple(_building(table, actor))
    return _FIXED.get(table.phase) or _sorted(_piecewise, state, actor)


def _sorted(
    find: Callable[[IqState, int], Iterator[actions.IqAction]], state: IqState, seat: int
) -> tuple[actions.IqAction, ...]:
    return tuple(sorted(find(state, seat), key=format_action))


def _piecewise(state: IqState, seat: int) -> Iterator[actions.IqAction]:
    """Give what can be done with the offer, the bags and open jokers."""
    table = state.table
    if table.phase == "take":
        yield from (actions.TakePiece(piece) for piece in dict.fromkeys(table.offer(table.kind)))
    elif table.phase == "add":
        yield from (actions.Add(bag) for bag in supply.filled_bags(table.stock))
    else:
        yield from _declaring(table, seat)


def _chance(table: IqTable) -> Iterator[actions.IqAction]:
    match table.phase:
        case "conditions":
            yield from (actions.DealCondition(name) for name in CONDITIONS if name not in table.conditions)
        case "card":
            yield from (
                actions.DrawCard(table.kind, number) for number in supply.drawable_cards(table, table.kind)
            )
        case _:
            yield from map(actions.DrawPiece, supply.drawable_pieces(table))


def _racing(state: IqState, seat: int) -> Iterator[actions.IqAction]:
    race = state.race
    if race is None:
        return
    run = race.runs[seat]
    yield actions.AskHint()
    yield actions.GiveUp()
    if len(run.path) > 1:
        yield actions.Back()
        yield actions.Restart()
    if run.stage == "pressed":
        yield actions.Claim(0)
    else:
        yield from _CLAIMS
        if race.solver is None:
            yield actions.Press()
    yield from _steps(race, seat)


def _steps(race: Race, seat: int) -> Iterator[actions.IqAction]:
    for step in race.rules.steps(race.task, race.runs[seat].work):
        yield actions.Work(race.kind, step)


def _building(table: IqTable, seat: int) -> Iterator[actions.IqAction]:
    """Give what can be done while building, in the order of notation: hands are sorted, and so are spots."""
    hand, board = table.hands[seat], table.boards[seat]
    if not hand:
        yield actions.Done()
    masks = [covered(laid) for laid in board]
    found = {piece: list(_places(piece, masks)) for piece in hand}
    yield from (actions.Exchange(piece) for piece, places in found.items() if not places)
    for places in found.values():
        yield from places
    fresh = (actions.Unplace(laid.spot.exposition, laid.spot.anchor) for laid in table.fresh[seat])
    yield from sorted(fresh, key=format_action)


def _places(piece: Piece, masks: list[int]) -> Iterator[actions.Place]:
    for number, taken in enumerate(masks, 1):
        for mask, action in _laid(piece, number):
            if not mask & taken:
                yield action


@lru_cache(maxsize=1024)
def _laid(piece: Piece, exposition: int) -> tuple[tuple[int, actions.Place], ...]:
    """Return every way to lay a piece on an empty exposition, with the squares that it covers."""
    return tuple(
        (spot.mask, actions.Place(piece, exposition, spot.anchor, spot.orientation))
        for spot in spots(piece, exposition)
    )


def _declaring(table: IqTable, seat: int) -> Iterator[actions.IqAction]:
    for number, laid in enumerate(jokers(table.boards[seat]), 1):
        if laid.colour == JOKER:
            yield from (actions.Declare(number, colour) for colour in COLOURS)


_CLOCK: Final = ClockActions()

_RACING: Final = (
    actions.Work,
    actions.Back,
    actions.Restart,
    actions.AskHint,
    actions.Claim,
    actions.GiveUp,
    actions.Press,
)

_WANTED: Final[dict[Phase, tuple[type, ...]]] = {
    "conditions": (actions.DealCondition,),
    "offers": (actions.DrawPiece,),
    "choose": (actions.Choose,),
    "card": (actions.DrawCard,),
    "prepare": (actions.Ready,),
    "race": _RACING,
    "take": (actions.TakePiece,),
    "add": (actions.Add,),
    "draw": (actions.DrawPiece,),
    "build": (actions.Place, actions.Unplace, actions.Exchange, actions.Done),
    "declare": (actions.Declare,),
    "over": (),
}


def refusal(state: IqState, actor: Actor, action: actions.IqAction) -> Refusal | None:
    """Return the rule that an action of somebody who is to act breaks, or None when it is legal."""
    table = state.table
    if actor == CLOCK:
        return None if action in _CLOCK else refuse("iqlandie-refused-time")
    if not isinstance(action, _WANTED[table.phase]) or isinstance(action, Elapsed):
        return refuse("iqlandie-refused-phase", phase=table.phase)
    if actor == CHANCE:
        return _refuse_chance(table, action)
    if isinstance(action, _RACING):
        return _refuse_racing(state, actor, action)
    check = _CHECKS.get(type(action))
    return check(table, actor, action) if check else None


def _refuse_chance(table: IqTable, action: actions.IqAction) -> Refusal | None:
    match action:
        case actions.DealCondition(condition):
            if condition in table.conditions:
                return refuse("iqlandie-refused-condition", condition=condition)
        case actions.DrawCard(kind, number):
            if kind != table.kind or number not in supply.drawable_cards(table, kind):
                return refuse("iqlandie-refused-card", kind=kind, number=number)
        case actions.DrawPiece(piece) if piece not in supply.drawable_pieces(table):
            return refuse("iqlandie-refused-draw", piece=piece)
        case _:
            pass
    return None


def _refuse_racing(state: IqState, seat: int, action: actions.IqAction) -> Refusal | None:
    race = state.race
    if race is None:
        return refuse("iqlandie-refused-phase", phase=state.table.phase)
    run = race.runs[seat]
    if isinstance(action, actions.Work):
        if action.kind != race.kind:
            return refuse("iqlandie-refused-work", kind=action.kind, wanted=race.kind)
        return race.rules.refusal(race.task, run.work, action.step)
    if isinstance(action, actions.Claim) and (
        action.delay not in actions.DELAYS or (action.delay and run.stage == "pressed")
    ):
        return refuse("iqlandie-refused-delay", delay=action.delay)
    if isinstance(action, actions.Back | actions.Restart) and len(run.path) == 1:
        return refuse("iqlandie-refused-back")
    return _refuse_press(race, run) if isinstance(action, actions.Press) else None


def _refuse_press(race: Race, run: Run) -> Refusal | None:
    if race.solver is not None:
        return refuse("iqlandie-refused-press-alone")
    return refuse("iqlandie-refused-pressed") if run.stage == "pressed" else None


# ------------------------------------------------------------------ pieces


def _refuse_take(table: IqTable, seat: int, action: actions.TakePiece) -> Refusal | None:
    del seat
    if action.piece in table.offer(table.kind):
        return None
    return refuse("iqlandie-refused-offer", piece=action.piece, kind=table.kind)


def _refuse_add(table: IqTable, seat: int, action: actions.Add) -> Refusal | None:
    del seat
    if action.bag in supply.filled_bags(table.stock):
        return None
    return refuse("iqlandie-refused-bag", bag=action.bag)


def _not_in_hand(table: IqTable, seat: int, action: actions.Place | actions.Exchange) -> Refusal | None:
    if action.piece in table.hands[seat]:
        return None
    return refuse("iqlandie-refused-hand", piece=action.piece, pieces=table.hands[seat])


def _refuse_place(table: IqTable, seat: int, action: actions.Place) -> Refusal | None:
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


def _refuse_unplace(table: IqTable, seat: int, action: actions.Unplace) -> Refusal | None:
    if movable(table, seat, action) is not None:
        return None
    return refuse("iqlandie-refused-unplace", exposition=action.exposition, square=action.anchor)


def _refuse_exchange(table: IqTable, seat: int, action: actions.Exchange) -> Refusal | None:
    missing = _not_in_hand(table, seat, action)
    if missing is None and fits(table.boards[seat], action.piece):
        return refuse("iqlandie-refused-fits", piece=action.piece)
    return missing


def _refuse_done(table: IqTable, seat: int, action: actions.Done) -> Refusal | None:
    del action
    return refuse("iqlandie-refused-unbuilt", pieces=table.hands[seat]) if table.hands[seat] else None


def _refuse_declare(table: IqTable, seat: int, action: actions.Declare) -> Refusal | None:
    mine = jokers(table.boards[seat])
    if not 1 <= action.joker <= len(mine):
        return refuse("iqlandie-refused-joker", joker=action.joker, count=len(mine))
    laid = mine[action.joker - 1]
    if laid.colour != JOKER:
        return refuse("iqlandie-refused-declared", joker=action.joker, colour=laid.colour)
    return None if action.colour in COLOURS else refuse("iqlandie-refused-colour", colour=action.colour)


_CHECKS: Final[dict[type, Callable[[IqTable, int, Any], Refusal | None]]] = {
    actions.TakePiece: _refuse_take,
    actions.Add: _refuse_add,
    actions.Place: _refuse_place,
    actions.Unplace: _refuse_unplace,
    actions.Exchange: _refuse_exchange,
    actions.Done: _refuse_done,
    actions.Declare: _refuse_declare,
}
