"""Taking pieces from the offer, adding to it and refilling it (iQLANDIE, phase 2; notes 2.9, 5)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.rules.bags import (
    draw,
    filled_bags,
    moved,
    ordered,
    owing,
    with_offer,
    without,
)
from accessgames.games.iqlandie.rules.events import BuildingBegan, IqEvent, Returned, Took
from accessgames.games.iqlandie.rules.rounds import next_round
from accessgames.games.iqlandie.rules.table import IqState, Owed, Table

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece

Next = tuple[IqState, tuple[IqEvent, ...]]

EACH: Final = 2
"""Pieces that everybody takes in a round."""


def take(table: Table, piece: Piece) -> Next:
    """Take one piece; after the second one a bag is chosen, or the last in the order gets the rest."""
    table, event = _took(table, (piece,), rest=False)
    if table.taken < EACH and table.offer(table.kind):
        return IqState(table), (event,)
    return _after_taking(table, (event,))


def _took(table: Table, pieces: tuple[Piece, ...], *, rest: bool) -> tuple[Table, Took]:
    seat = table.taker
    left = table.offer(table.kind)
    for piece in pieces:
        left = without(left, piece)
    hand = ordered((*table.hands[seat], *pieces))
    table = with_offer(table, table.kind, left)
    table = replace(
        table,
        taken=table.taken + len(pieces),
        hands=(*table.hands[:seat], hand, *table.hands[seat + 1 :]),
    )
    return table, Took(seat, pieces, left, rest)


def _after_taking(table: Table, told: tuple[IqEvent, ...]) -> Next:
    """A seat has its pieces."""
    if table.turn == len(table.order) - 1:
        return _all_have_theirs(table, told)
    if filled_bags(table.stock):
        return IqState(replace(table, phase="add")), told
    return _next_taker(table, told)


def add(table: Table, bag: str) -> Next:
    """Choose the bag from which chance draws a piece for the offer."""
    return IqState(replace(table, phase="draw", owed=(Owed(table.kind, bag, table.taker),))), ()


def _next_taker(table: Table, told: tuple[IqEvent, ...]) -> Next:
    """Pass the turn on; the last one in the order takes what is left without a choice."""
    table = replace(table, phase="take", turn=table.turn + 1, taken=0)
    offer = table.offer(table.kind)
    if offer and (table.turn < len(table.order) - 1 or len(offer) > EACH):
        return IqState(table), told
    table, event = _took(table, offer, rest=True)
    return _after_taking(table, (*told, event))


def _all_have_theirs(table: Table, told: tuple[IqEvent, ...]) -> Next:
    """Clear what a single player left, refill the offer unless the game is over, and build."""
    left = table.offer(table.kind)
    if left:
        stock = table.stock
        for piece in left:
            stock = moved(stock, piece, 1)
        table = replace(with_offer(table, table.kind, ()), stock=stock)
        told = (*told, Returned(left))
    if table.round < table.rounds and filled_bags(table.stock):
        return IqState(replace(table, phase="draw", owed=owing(table, (table.kind,)))), told
    return _build(table, told)


def _build(table: Table, told: tuple[IqEvent, ...]) -> Next:
    seats = tuple(range(table.seats))
    return IqState(replace(table, phase="build", waiting=seats, owed=())), (*told, BuildingBegan(seats))


def drawn(table: Table, piece: Piece) -> Next:
    """Chance drew a piece, whatever it was owed to."""
    seat = table.owed[0].seat
    table, told = draw(table, piece)
    if table.owed and filled_bags(table.stock):
        return IqState(table), told
    if table.phase == "offers":
        return next_round(replace(table, owed=()), told)
    return _build(table, told) if seat is None else _next_taker(table, told)
