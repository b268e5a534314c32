"""The legal actions of a seat or of chance, sorted by notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import CHANCE, CLOCK
from accessgames.games.iqlandie.material import COLOURS, CONDITIONS, JOKER
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
from accessgames.games.iqlandie.rules.board import jokers, places
from accessgames.games.iqlandie.rules.time import Passing
from accessgames.games.iqlandie.tasks import KINDS

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from accessgames.engine import Actor
    from accessgames.games.iqlandie.rules.runs import Race
    from accessgames.games.iqlandie.rules.table import IqState, Table

_READY: Final = (Ready(),)
_CHOICES: Final = tuple(sorted((Choose(kind) for kind in KINDS), key=format_action))
_PASSING: Final = Passing()
_CLAIMS: Final = tuple(map(Claim, DELAYS))


def legal_actions(state: IqState, actor: Actor) -> Collection[IqAction]:
    """Return what somebody who is to act may do."""
    table = state.table
    if actor == CLOCK:
        return _PASSING
    if actor == CHANCE:
        return tuple(sorted(_chance(table), key=format_action))
    match table.phase:
        case "choose":
            return _CHOICES
        case "prepare":
            return _READY
        case "race":
            found: Iterator[IqAction] = _racing(state, actor)
        case "take":
            found = (TakePiece(piece) for piece in dict.fromkeys(table.offer(table.kind)))
        case "add":
            found = (Add(bag) for bag in bags.filled_bags(table.stock))
        case "build":
            found = _building(table, actor)
        case _:
            found = _declaring(table, actor)
    return tuple(sorted(found, key=format_action))


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
    hand, board = table.hands[seat], table.boards[seat]
    if not hand:
        yield Done()
    for piece in dict.fromkeys(hand):
        found = places(board, piece)
        if not found:
            yield Exchange(piece)
        for spot in found:
            yield Place(piece, spot.exposition, spot.anchor, spot.orientation)
    for laid in table.fresh[seat]:
        yield Unplace(laid.spot.exposition, laid.spot.anchor)


def _declaring(table: Table, seat: int) -> Iterator[IqAction]:
    for number, laid in enumerate(jokers(table.boards[seat]), 1):
        if laid.colour == JOKER:
            yield from (Declare(number, colour) for colour in COLOURS)
