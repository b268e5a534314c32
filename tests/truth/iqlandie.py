"""What iQLANDIE's players claim, counted by the rules: every place is tried, every region looked at."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.material import BOARDS, EXPOSITIONS, JOKER, spot_at, spots
from accessgames.games.iqlandie.rules.actions import (
    Add,
    AskHint,
    Choose,
    Declare,
    Done,
    Exchange,
    Place,
    Ready,
    TakePiece,
)
from accessgames.games.iqlandie.rules.scoring import exposition_points, score_of
from accessgames.games.iqlandie.rules.state import (
    Laid,
    covered,
    declared,
    fits,
    jokers,
    pieces_on,
    with_piece,
)

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece
    from accessgames.games.iqlandie.rules.state import IqState, IqTable, LaidPieces, PlayerBoard
    from tests.truth.claims import Check, Claim

SMALLEST: Final = 3
"""Squares of the smallest piece that is drawn from a bag."""


def table_of(claim: Claim) -> IqTable:
    """Return what lies open."""
    table: IqTable = claim.view.table
    return table


def own(claim: Claim) -> PlayerBoard:
    """Return the seat's board."""
    return table_of(claim).boards[claim.seat]


def _laid(claim: Claim) -> Laid:
    """Return the piece where the action lays it."""
    action = claim.action
    assert isinstance(action, Place)
    spot = spot_at(EXPOSITIONS, action.piece, action.exposition, action.anchor, action.orientation)
    assert spot is not None
    return Laid(action.piece, spot, action.piece.colour)


def _change(claim: Claim) -> int:
    """Return by how much the points of the exposition change."""
    laid = _laid(claim)
    index = laid.spot.exposition - 1
    after = with_piece(own(claim), laid)
    return exposition_points(EXPOSITIONS[index], after[index]) - exposition_points(
        EXPOSITIONS[index], own(claim)[index]
    )


@lru_cache(maxsize=4096)
def _most_in(index: int, laid: LaidPieces, piece: Piece) -> int | None:
    """Return the most that a piece brings in an exposition; None when it does not fit."""
    taken, before = covered(laid), exposition_points(EXPOSITIONS[index], laid)
    found = [
        exposition_points(EXPOSITIONS[index], (*laid, Laid(piece, spot, piece.colour))) - before
        for spot in spots(piece, EXPOSITIONS[index])
        if not spot.mask & taken
    ]
    return max(found, default=None)


def most(board: PlayerBoard, piece: Piece) -> int | None:
    """Return the most that a piece brings anywhere."""
    found = [_most_in(index, laid, piece) for index, laid in enumerate(board)]
    return max((each for each in found if each is not None), default=None)


def pairs(table: IqTable, seat: int, colours: list[str]) -> int:
    """Return the points of pairs of these colours, each open joker counted where it helps most."""
    wanted = table.colours_of(seat)
    if wanted is None:
        return 0
    first, second, free = (colours.count(colour) for colour in (*wanted, JOKER))
    return max(2 * min(first + some, second + free - some) for some in range(free + 1))


def _paired(table: IqTable, seat: int, piece: Piece) -> int:
    """Return what a piece adds to the points of pairs."""
    colours = [laid.colour for laid in pieces_on(table.boards[seat])]
    return pairs(table, seat, [*colours, piece.colour]) - pairs(table, seat, colours)


def _points(claim: Claim) -> None:
    assert claim.action.exposition == claim.number("exposition")
    assert _change(claim) == claim.number("points")


def _pair(claim: Claim) -> None:
    assert _paired(table_of(claim), claim.seat, claim.action.piece) == claim.number("points")


def _harmless(claim: Claim) -> None:
    assert claim.action.exposition == claim.number("exposition")
    assert 0 == _change(claim)
    assert 0 == _paired(table_of(claim), claim.seat, claim.action.piece)


def _room(claim: Claim) -> None:
    """Squares of free regions in which at least the smallest piece has enough squares."""
    laid = _laid(claim)
    number = laid.spot.exposition
    board = BOARDS[number - 1]
    free = board.mask & ~covered(own(claim)[number - 1]) & ~laid.spot.mask
    sizes = [region.bit_count() for region in board.regions(free)]
    assert number == claim.number("exposition")
    assert sum(size for size in sizes if size >= SMALLEST) == claim.number("squares")


def _most(claim: Claim) -> None:
    assert most(own(claim), claim.action.piece) == claim.number("points")


def _denial(claim: Claim) -> None:
    table, piece = table_of(claim), claim.action.piece
    rivals = table.order[table.order.index(claim.seat) + 1 :]
    gains = [(most(table.boards[seat], piece) or 0) + _paired(table, seat, piece) for seat in rivals]
    assert max(gains) == claim.number("points")


def _offer(claim: Claim) -> None:
    table, action = table_of(claim), claim.action
    assert isinstance(action, Choose)
    assert action.kind == claim.take("kind")
    pieces: tuple[Piece, ...] = claim.take("pieces")
    left = list(table.offer(action.kind))
    for piece in pieces:
        assert piece in left
        left.remove(piece)
    assert sum(most(own(claim), piece) or 0 for piece in pieces) == claim.number("points")


def _nowhere(claim: Claim) -> None:
    piece: Piece = claim.take("piece")
    assert isinstance(claim.action, Exchange | TakePiece)
    assert piece == claim.action.piece
    assert not fits(EXPOSITIONS, own(claim), piece)


def _bag(claim: Claim) -> None:
    table = table_of(claim)
    assert isinstance(claim.action, Add)
    assert table.order[table.order.index(claim.seat) + 1] == claim.number("seat")


def _joker(claim: Claim) -> None:
    table, action = table_of(claim), claim.action
    assert isinstance(action, Declare)
    assert action.colour == claim.take("colour")
    board = declared(own(claim), jokers(own(claim))[action.joker - 1], action.colour)
    world: IqState = claim.perspective.game.play(claim.perspective.world, claim.seat, action).state
    assert board == world.table.boards[claim.seat]
    assert score_of(world.table, claim.seat) - 2 * table.firsts[claim.seat] == claim.number("points")


def _built(claim: Claim) -> None:
    assert Done() == claim.action
    assert () == table_of(claim).hands[claim.seat]


def _ready(claim: Claim) -> None:
    assert Ready() == claim.action
    assert "prepare" == table_of(claim).phase


def _hint(claim: Claim) -> None:
    assert AskHint() == claim.action
    assert claim.view.run.hints + 1 == claim.number("count")
    assert (0 if claim.view.run.hints == 2 else 30) == claim.number("seconds")


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "iqlandie-reason-bag": _bag,
        "iqlandie-reason-built": _built,
        "iqlandie-reason-denial": _denial,
        "iqlandie-reason-harmless": _harmless,
        "iqlandie-reason-hint": _hint,
        "iqlandie-reason-joker": _joker,
        "iqlandie-reason-most": _most,
        "iqlandie-reason-nowhere": _nowhere,
        "iqlandie-reason-offer": _offer,
        "iqlandie-reason-pair": _pair,
        "iqlandie-reason-points": _points,
        "iqlandie-reason-ready": _ready,
        "iqlandie-reason-room": _room,
    }
)
"""What each reason claims."""
