"""The legal actions of a seat or of chance, sorted by notation."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final

from accessgames.engine import CHANCE, CLOCK
from accessgames.games.iqlandie.material import COLOURS, CONDITIONS, JOKER, spots
from accessgames.games.iqlandie.notation import format_action
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
from accessgames.games.iqlandie.rules.board import covered, jokers
from accessgames.games.iqlandie.rules.later import Later
from accessgames.games.iqlandie.rules.time import Passing
from accessgames.games.iqlandie.tasks import KINDS

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from accessgames.engine import Actor
    from accessgames.games.iqlandie.material import Piece
    from accessgames.games.iqlandie.rules.runs import Race
    from accessgames.games.iqlandie.rules.table import IqState, Table

_READY: Final = (Ready(),)
_CHOICES: Final = tuple(sorted((Choose(kind) for kind in KINDS), key=format_action))
_FIXED: Final[dict[str, tuple[IqAction, ...]]] = {"prepare": _READY, "choose": _CHOICES}
_PASSING: Final = Passing()
_CLAIMS: Final = tuple(map(Claim, DELAYS))


def legal_actions(state: IqState, actor: Actor) -> Collection[IqAction]:
    """Return what somebody who is to act may do."""
    table = state.table
    if actor == CLOCK:
        return _PASSING
    if actor == CHANCE:
        return tuple(sorted(_chance(table), key=format_action))
    if table.phase == "race":
        # Many, slow to be sorted, and of no interest to computer players, who know their way.
        return Later(partial(_sorted, _racing, state, actor))
    if table.phase == "build":
        return tuple(_building(table, actor))
    return _FIXED.get(table.phase) or _sorted(_piecewise, state, actor)


def _sorted(
    find: Callable[[IqState, int], Iterator[IqAction]], state: IqState, seat: int
) -> tuple[IqAction, ...]:
    return tuple(sorted(find(state, seat), key=format_action))


def _piecewise(state: IqState, seat: int) -> Iterator[IqAction]:
    """Give what can be done with the offer, the bags and open jokers."""
    table = state.table
    if table.phase == "take":
        yield from (TakePiece(piece) for piece in dict.fromkeys(table.offer(table.kind)))
    elif table.phase == "add":
        yield from (Add(bag) for bag in bags.filled_bags(table.stock))
    else:
        yield from _declaring(table, seat)


def _chance(table: Table) -> Iterator[IqAction]:
    match table.phase:
        case "conditions":
            yield from (DealCondition(name) for name in CONDITIONS if name not in table.conditions)
        case "card":
            yield from (DrawCard(table.kind, number) for number in cards.drawable(table, table.kind))
        case _:
            yield from map(DrawPiece, bags.drawable(table))


def _racing(state: IqState, seat: int) -> Iterator[IqAction]:
    race = state.race
    if race is None:
        return
    run = race.runs[seat]
    yield AskHint()
    yield GiveUp()
    if len(run.path) > 1:
        yield Back()
        yield Restart()
    if run.stage == "pressed":
        yield Claim(0)
    else:
        yield from _CLAIMS
        if race.solver is None:
            yield Press()
    yield from _steps(race, seat)


def _steps(race: Race, seat: int) -> Iterator[IqAction]:
    for step in race.rules.steps(race.task, race.runs[seat].work):
        yield Work(race.kind, step)


def _building(table: Table, seat: int) -> Iterator[IqAction]:
    """Give what can be done while building, in the order of notation: hands are sorted, and so are spots."""
    hand, board = table.hands[seat], table.boards[seat]
    if not hand:
        yield Done()
    masks = [covered(laid) for laid in board]
    found = {piece: list(_places(piece, masks)) for piece in hand}
    yield from (Exchange(piece) for piece, places in found.items() if not places)
    for places in found.values():
        yield from places
    fresh = (Unplace(laid.spot.exposition, laid.spot.anchor) for laid in table.fresh[seat])
    yield from sorted(fresh, key=format_action)


def _places(piece: Piece, masks: list[int]) -> Iterator[Place]:
    for number, taken in enumerate(masks, 1):
        for mask, action in _laid(piece, number):
            if not mask & taken:
                yield action


@lru_cache(maxsize=1024)
def _laid(piece: Piece, exposition: int) -> tuple[tuple[int, Place], ...]:
    """Return every way to lay a piece on an empty exposition, with the squares that it covers."""
    return tuple(
        (spot.mask, Place(piece, exposition, spot.anchor, spot.orientation))
        for spot in spots(piece, exposition)
    )


def _declaring(table: Table, seat: int) -> Iterator[IqAction]:
    for number, laid in enumerate(jokers(table.boards[seat]), 1):
        if laid.colour == JOKER:
            yield from (Declare(number, colour) for colour in COLOURS)
