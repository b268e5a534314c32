"""Building: pieces of the round are laid, moved while the round lasts, and replaced when they fit nowhere."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from accessgames.games.iqlandie.material import SINGLE, spot_at
from accessgames.games.iqlandie.rules.bags import moved, ordered, single_of, without
from accessgames.games.iqlandie.rules.board import Laid, PlayerBoard, fits, with_piece, without_piece
from accessgames.games.iqlandie.rules.events import Built, Exchanged, IqEvent, Placed, Unplaced
from accessgames.games.iqlandie.rules.rounds import next_round
from accessgames.games.iqlandie.rules.scoring.jokers import exposition_points
from accessgames.games.iqlandie.rules.table import IqState, Table

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece
    from accessgames.games.iqlandie.rules.actions import Place, Unplace

Next = tuple[IqState, tuple[IqEvent, ...]]


def _put(values: tuple[Any, ...], seat: int, value: object) -> tuple[Any, ...]:
    """Return values by seat with one of them replaced."""
    return (*values[:seat], value, *values[seat + 1 :])


def place(table: Table, seat: int, action: Place) -> Next:
    """Lay a piece of the hand.

    Raises:
        ValueError: The exposition has no such place.
    """
    spot = spot_at(action.piece, action.exposition, action.anchor, action.orientation)
    if spot is None:
        raise ValueError(action)
    laid = Laid(action.piece, spot, action.piece.colour)
    before = table.boards[seat]
    after = with_piece(before, laid)
    table = replace(
        table,
        boards=_put(table.boards, seat, after),
        hands=_put(table.hands, seat, without(table.hands[seat], action.piece)),
        fresh=_put(table.fresh, seat, (*table.fresh[seat], laid)),
    )
    return IqState(table), (Placed(seat, laid.piece, spot, *_points(before, after, spot.exposition)),)


def _points(before: PlayerBoard, after: PlayerBoard, exposition: int) -> tuple[int, int]:
    index = exposition - 1
    return exposition_points(index, before[index]), exposition_points(index, after[index])


def movable(table: Table, seat: int, action: Unplace) -> Laid | None:
    """Return the piece of this round that an action would take up, or None."""
    for laid in table.fresh[seat]:
        if (laid.spot.exposition, laid.spot.anchor) == (action.exposition, action.anchor):
            return laid
    return None


def unplace(table: Table, seat: int, action: Unplace) -> Next:
    """Take a piece of this round up again.

    Raises:
        ValueError: There is none.
    """
    laid = movable(table, seat, action)
    if laid is None:
        raise ValueError(action)
    before = table.boards[seat]
    after = without_piece(before, laid)
    table = replace(
        table,
        boards=_put(table.boards, seat, after),
        hands=_put(table.hands, seat, ordered((*table.hands[seat], laid.piece))),
        fresh=_put(table.fresh, seat, tuple(each for each in table.fresh[seat] if each != laid)),
    )
    points = _points(before, after, laid.spot.exposition)
    return IqState(table), (Unplaced(seat, laid.piece, laid.spot, *points),)


def exchange(table: Table, seat: int, piece: Piece) -> Next:
    """Let a piece that fits nowhere leave the game; a single square of its colour comes instead.

    What the seat has laid so far stays where it lies from now on, because moving it could make room again.
    """
    hand = without(table.hands[seat], piece)
    removed, stock = table.removed, table.stock
    single = single_of(piece)
    if piece.shape == SINGLE:
        stock = moved(stock, piece, 1)
    else:
        removed = ordered((*removed, piece))
    given = piece.shape != SINGLE and fits(table.boards[seat], single)
    if given:
        hand, stock = ordered((*hand, single)), moved(stock, single, -1)
    table = replace(
        table,
        hands=_put(table.hands, seat, hand),
        fresh=_put(table.fresh, seat, ()),
        removed=removed,
        stock=stock,
    )
    return IqState(table), (Exchanged(seat, piece, single if given else None),)


def done(table: Table, seat: int) -> Next:
    """End building for a seat; with the last one the round is over."""
    waiting = tuple(other for other in table.waiting if other != seat)
    table = replace(table, waiting=waiting)
    told: tuple[IqEvent, ...] = (Built(seat, waiting),)
    return (IqState(table), told) if waiting else next_round(table, told)
