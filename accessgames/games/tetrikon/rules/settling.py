"""What the rules do by themselves between two actions, until somebody is awaited or the match is over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.tetrikon.rules import building, cards, market, owing, treasury
from accessgames.games.tetrikon.rules.scoring import finish_game
from accessgames.games.tetrikon.rules.tasks import (
    ChanceDue,
    Discarding,
    Giving,
    InflationCheck,
    MoneyDue,
    Payment,
    PieceDue,
    PieceReturn,
    SecondPiece,
    Task,
    Turn,
)
from accessgames.games.tetrikon.rules.turns import begin_turn, end_turn, exhausted, next_seat

if TYPE_CHECKING:
    from accessgames.games.tetrikon.rules.work import Work


def settle(work: Work) -> None:
    """Do whatever needs nobody."""
    over = work.table.played
    while not over:
        task = work.table.task
        over = not _next_turn(work) if task is None else not _settle_task(work, task)


def _next_turn(work: Work) -> bool:
    """Begin the next turn or game, and tell whether the match goes on."""
    seat = next_seat(work.table)
    if seat is None:
        return finish_game(work)
    if work.table.closing is not None:
        work.change(last_turns=work.table.last_turns[1:])
    begin_turn(work, seat)
    return True


def _settle_task(work: Work, task: Task) -> bool:
    """Do what a task needs before somebody is awaited, and tell whether anything was done."""
    settler = _SETTLERS.get(type(task))
    return settler is not None and settler(work, task)


def _settle_debt(work: Work, task: owing.Debt) -> bool:
    """Skip what a seat has nothing for."""
    if not owing.idle(work.state, task):
        return False
    owing.skip(work, task)
    return True


def _settle_piece(work: Work, _: PieceDue) -> bool:
    """Leave a place of the offer empty when the bag is (R11)."""
    if any(work.table.bag):
        return False
    work.pop()
    return True


def _settle_second(work: Work, task: SecondPiece) -> bool:
    """Go on when nothing fits any more."""
    if building.fits_something(work.gear, work.table, task.actor):
        return False
    work.pop()
    return True


def _settle_turn(work: Work, _: Turn) -> bool:
    """Fill the offer from the bag, end a turn in which all was done, or wait for the seat."""
    empty = market.gap(work.table)
    if empty is not None:
        work.push(InflationCheck(), PieceDue(empty))
        return True
    if exhausted(work.table):
        end_turn(work)
        return True
    return False


_SETTLERS: Final[Mapping[type, Callable[[Work, Any], bool]]] = MappingProxyType(
    {
        Turn: _settle_turn,
        Payment: _settle_debt,
        Giving: _settle_debt,
        Discarding: _settle_debt,
        MoneyDue: treasury.prepare_draw,
        ChanceDue: cards.prepare_chance,
        PieceDue: _settle_piece,
        PieceReturn: market.return_piece,
        InflationCheck: market.check_inflation,
        SecondPiece: _settle_second,
    }
)
"""Tasks that may need something done, each of which tells whether it did."""
