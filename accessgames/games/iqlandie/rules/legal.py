"""What is allowed: by phase the legal actions, sorted by notation, by action why it is not, and what it does.

Arguments of refusals: `piece` and `pieces` are pieces, `exposition` its number, `spot` a place, `covered` a
mask of its board, `square` a square, `kind` and `wanted` ids of kinds of tasks, `bag` a name, `delay`
milliseconds, `joker` and `count` numbers, `colour` an id, `phase` a `state.Phase`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple

from accessgames.engine import CLOCK, Actor, Elapsed, Refusal, refuse
from accessgames.games.iqlandie.material import COLOURS, CONDITIONS, JOKER, Exposition, Piece, spot_at, spots
from accessgames.games.iqlandie.notation import format_action
from accessgames.games.iqlandie.rules import actions, races, rounds, supply
from accessgames.games.iqlandie.rules.state import IqState, Next, Phase, covered, fits, jokers
from accessgames.games.iqlandie.tasks import KINDS


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


# ------------------------------------------------------------------ by phase

_READY: Final = (actions.Ready(),)
_CHOICES: Final = tuple(sorted(map(actions.Choose, KINDS), key=format_action))
_PASSING: Final = races.ClockActions()
_CLAIMS: Final = tuple(map(actions.Claim, actions.DELAYS))


class PhaseActions(NamedTuple):
    """What can be done in a phase.

    Attributes:
        classes: Classes of the actions.
        find: Gives the legal ones of a seat or of chance.
        ordered: Whether it gives them sorted by notation.
    """

    classes: tuple[type, ...]
    find: Callable[[IqState, int], Iterable[actions.IqAction]]
    ordered: bool = False


def legal_actions(state: IqState, actor: Actor) -> Collection[actions.IqAction]:
    """Return what somebody who is to act may do."""
    if actor == CLOCK:
        return _PASSING
    phase = PHASES[state.table.phase]
    if phase.ordered:
        return tuple(phase.find(state, actor))
    if state.table.phase == "race":
        # Many, slow to be sorted, and of no interest to computer players, who know their way.
        return LazyActions(partial(_sorted, phase.find, state, actor))
    return _sorted(phase.find, state, actor)


def _sorted(
    find: Callable[[IqState, int], Iterable[actions.IqAction]], state: IqState, actor: int
) -> tuple[actions.IqAction, ...]:
    return tuple(sorted(find(state, actor), key=format_action))


def _racing(state: IqState, seat: int) -> Iterator[actions.IqAction]:
    race = races.race_of(state)
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
    for step in race.rules.steps(race.task, run.work):
        yield actions.Work(race.kind, step)


def _building(state: IqState, seat: int) -> Iterator[actions.IqAction]:
    """Give what can be done while building, in the order of notation: hands are sorted, and so are spots."""
    hand, board = state.table.hands[seat], state.table.boards[seat]
    if not hand:
        yield actions.Done()
    masks = [covered(laid) for laid in board]
    found = {
        piece: [
            action
            for grid, taken in zip(state.table.expositions, masks, strict=True)
            for mask, action in _laid(piece, grid)
            if not mask & taken
        ]
        for piece in hand
    }
    yield from (actions.Exchange(piece) for piece, places in found.items() if not places)
    for places in found.values():
        yield from places
    fresh = (actions.Unplace(laid.spot.exposition, laid.spot.anchor) for laid in state.table.fresh[seat])
    yield from sorted(fresh, key=format_action)


@lru_cache(maxsize=1024)
def _laid(piece: Piece, exposition: Exposition) -> tuple[tuple[int, actions.Place], ...]:
    """Return every way to lay a piece on an empty exposition, with the squares that it covers."""
    return tuple(
        (spot.mask, actions.Place(piece, exposition.number, spot.anchor, spot.orientation))
        for spot in spots(piece, exposition)
    )


_DRAWING: Final = PhaseActions(
    (actions.DrawPiece,), lambda state, _: map(actions.DrawPiece, supply.drawable_pieces(state.table))
)

PHASES: Final[dict[Phase, PhaseActions]] = {
    "conditions": PhaseActions(
        (actions.DealCondition,),
        lambda state, _: (
            actions.DealCondition(name) for name in CONDITIONS if name not in state.table.conditions
        ),
    ),
    "offers": _DRAWING,
    "choose": PhaseActions((actions.Choose,), lambda *_: _CHOICES, ordered=True),
    "card": PhaseActions(
        (actions.DrawCard,),
        lambda state, _: (
            actions.DrawCard(state.table.kind, number)
            for number in supply.drawable_cards(state.table, state.table.kind)
        ),
    ),
    "prepare": PhaseActions((actions.Ready,), lambda *_: _READY, ordered=True),
    "race": PhaseActions(
        (
            *(actions.Work, actions.Back, actions.Restart, actions.AskHint),
            *(actions.Claim, actions.GiveUp, actions.Press),
        ),
        _racing,
    ),
    "take": PhaseActions(
        (actions.TakePiece,),
        lambda state, _: map(actions.TakePiece, dict.fromkeys(state.table.offer(state.table.kind))),
    ),
    "add": PhaseActions((actions.Add,), lambda state, _: map(actions.Add, supply.filled_bags(state.table))),
    "draw": _DRAWING,
    "build": PhaseActions(
        (actions.Place, actions.Unplace, actions.Exchange, actions.Done), _building, ordered=True
    ),
    "declare": PhaseActions(
        (actions.Declare,),
        lambda state, seat: (
            actions.Declare(number, colour)
            for number, laid in enumerate(jokers(state.table.boards[seat]), 1)
            if laid.colour == JOKER
            for colour in COLOURS
        ),
    ),
    "over": PhaseActions((), lambda *_: ()),
}
"""What can be done in each phase."""


# ------------------------------------------------------------------ by action


class ActionRule(NamedTuple):
    """The rule of a class of actions.

    Attributes:
        refuse: Gives the refusal of an action in its phase, or None.
        apply: Gives the next state and what happens.
    """

    refuse: Callable[[IqState, int, Any], Refusal | None]
    apply: Callable[[IqState, int, Any], Next]


def refusal(state: IqState, actor: Actor, action: actions.IqAction) -> Refusal | None:
    """Return the rule that an action of somebody who is to act breaks, or None when it is legal."""
    if actor == CLOCK:
        return None if action in _PASSING else refuse("iqlandie-refused-time")
    if not isinstance(action, PHASES[state.table.phase].classes):
        return refuse("iqlandie-refused-phase", phase=state.table.phase)
    return RULES[type(action)].refuse(state, actor, action)


def _allow(*_: object) -> None:
    """Refuse nothing: the phase says it all."""


def _unless(allowed: bool, key: str, **args: object) -> Refusal | None:  # noqa: FBT001 - the very question
    return None if allowed else refuse(key, **args)


def _refuse_work(state: IqState, seat: int, action: actions.Work) -> Refusal | None:
    race = races.race_of(state)
    if action.kind != race.kind:
        return refuse("iqlandie-refused-work", kind=action.kind, wanted=race.kind)
    run = race.runs[seat]
    if not run.path:  # its clock has not begun
        return refuse("iqlandie-refused-phase", phase=state.table.phase)
    return race.rules.refusal(race.task, run.work, action.step)


def _refuse_claim(state: IqState, seat: int, action: actions.Claim) -> Refusal | None:
    if action.delay not in actions.DELAYS:
        return refuse("iqlandie-refused-delay", delay=action.delay)
    pressed = races.race_of(state).runs[seat].stage == "pressed"
    return _unless(not (action.delay and pressed), "iqlandie-refused-pressed")


def _refuse_press(state: IqState, seat: int, _: actions.Press) -> Refusal | None:
    race = races.race_of(state)
    if race.solver is not None:
        return refuse("iqlandie-refused-press-alone")
    return _unless(race.runs[seat].stage != "pressed", "iqlandie-refused-pressed")


def _not_in_hand(state: IqState, seat: int, piece: Piece) -> Refusal | None:
    hand = state.table.hands[seat]
    return _unless(piece in hand, "iqlandie-refused-hand", piece=piece, pieces=hand)


def _refuse_place(state: IqState, seat: int, action: actions.Place) -> Refusal | None:
    missing = _not_in_hand(state, seat, action.piece)
    if missing is not None:
        return missing
    spot = spot_at(
        state.table.expositions, action.piece, action.exposition, action.anchor, action.orientation
    )
    if spot is None:
        return refuse("iqlandie-refused-outside", piece=action.piece, exposition=action.exposition)
    clash = spot.mask & covered(state.table.boards[seat][action.exposition - 1])
    return _unless(not clash, "iqlandie-refused-covered", piece=action.piece, spot=spot, covered=clash)


def _refuse_exchange(state: IqState, seat: int, action: actions.Exchange) -> Refusal | None:
    missing = _not_in_hand(state, seat, action.piece)
    if missing is None and fits(state.table.expositions, state.table.boards[seat], action.piece):
        return refuse("iqlandie-refused-fits", piece=action.piece)
    return missing


def _refuse_declare(state: IqState, seat: int, action: actions.Declare) -> Refusal | None:
    mine = jokers(state.table.boards[seat])
    if not 1 <= action.joker <= len(mine):
        return refuse("iqlandie-refused-joker", joker=action.joker, count=len(mine))
    laid = mine[action.joker - 1]
    if laid.colour != JOKER:
        return refuse("iqlandie-refused-declared", joker=action.joker, colour=laid.colour)
    return _unless(action.colour in COLOURS, "iqlandie-refused-colour", colour=action.colour)


def _refuse_back(state: IqState, seat: int, _: actions.Back | actions.Restart) -> Refusal | None:
    return _unless(len(races.race_of(state).runs[seat].path) > 1, "iqlandie-refused-back")


RULES: Final[dict[type, ActionRule]] = {
    Elapsed: ActionRule(_allow, lambda state, _, action: races.pass_time(state, action.milliseconds)),
    actions.DealCondition: ActionRule(
        lambda state, _, action: _unless(
            action.condition not in state.table.conditions,
            "iqlandie-refused-condition",
            condition=action.condition,
        ),
        rounds.deal,
    ),
    actions.DrawCard: ActionRule(
        lambda state, _, action: _unless(
            action.kind == state.table.kind
            and action.number in supply.drawable_cards(state.table, action.kind),
            "iqlandie-refused-card",
            kind=action.kind,
            number=action.number,
        ),
        races.open_card,
    ),
    actions.DrawPiece: ActionRule(
        lambda state, _, action: _unless(
            action.piece in supply.drawable_pieces(state.table), "iqlandie-refused-draw", piece=action.piece
        ),
        rounds.draw_piece,
    ),
    actions.Choose: ActionRule(_allow, rounds.choose),
    actions.Ready: ActionRule(_allow, races.ready),
    actions.Work: ActionRule(_refuse_work, races.work),
    actions.Back: ActionRule(_refuse_back, races.back),
    actions.Restart: ActionRule(_refuse_back, races.restart),
    actions.AskHint: ActionRule(_allow, races.hint),
    actions.Claim: ActionRule(_refuse_claim, races.claim),
    actions.GiveUp: ActionRule(_allow, lambda state, seat, _: races.give_up(state, seat)),
    actions.Press: ActionRule(_refuse_press, races.press),
    actions.TakePiece: ActionRule(
        lambda state, _, action: _unless(
            action.piece in state.table.offer(state.table.kind),
            "iqlandie-refused-offer",
            piece=action.piece,
            kind=state.table.kind,
        ),
        rounds.take,
    ),
    actions.Add: ActionRule(
        lambda state, _, action: _unless(
            action.bag in supply.filled_bags(state.table), "iqlandie-refused-bag", bag=action.bag
        ),
        rounds.add,
    ),
    actions.Place: ActionRule(_refuse_place, rounds.place),
    actions.Unplace: ActionRule(
        lambda state, seat, action: _unless(
            rounds.movable(state.table, seat, action) is not None,
            "iqlandie-refused-unplace",
            exposition=action.exposition,
            square=action.anchor,
        ),
        rounds.unplace,
    ),
    actions.Exchange: ActionRule(_refuse_exchange, rounds.exchange),
    actions.Done: ActionRule(
        lambda state, seat, _: _unless(
            not state.table.hands[seat], "iqlandie-refused-unbuilt", pieces=state.table.hands[seat]
        ),
        rounds.done,
    ),
    actions.Declare: ActionRule(_refuse_declare, rounds.declare),
}
"""The rule of each class of actions."""
