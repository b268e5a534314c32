"""What separates two actions of iQLANDIE: every place is tried and every free region looked at, for each."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.material import BOARDS
from accessgames.games.iqlandie.rules.actions import Choose, Declare, Place, TakePiece
from accessgames.games.iqlandie.rules.scoring import score_of
from accessgames.games.iqlandie.rules.state import covered, with_piece
from tests.truth import iqlandie

if TYPE_CHECKING:
    from accessgames.games.iqlandie.material import Piece
    from tests.truth.contrasts.comparing import Checks, Comparison


def _most(claim: Comparison, seat: int, piece: Piece) -> int:
    """The most that a piece brings a seat, with its pairs; only pairs where it fits nowhere."""
    table = iqlandie.table_of(claim)
    return (iqlandie.most(table.boards[seat], piece) or 0) + iqlandie._paired(table, seat, piece)


def _gain(claim: Comparison) -> int:
    table, action = iqlandie.table_of(claim), claim.action
    if isinstance(action, Place):
        return iqlandie._change(claim) + iqlandie._paired(table, claim.seat, action.piece)
    if isinstance(action, TakePiece):
        return _most(claim, claim.seat, action.piece)
    if isinstance(action, Choose):
        return sum(sorted(_most(claim, claim.seat, piece) for piece in table.offer(action.kind))[-2:])
    assert isinstance(action, Declare), claim
    world = claim.perspective.game.play(claim.perspective.world, claim.seat, action).state
    return score_of(world.table, claim.seat) - 2 * table.firsts[claim.seat]


def _points(claim: Comparison) -> None:
    assert isinstance(claim.action, Place | Declare), claim
    claim.by(_gain(claim), _gain(claim.of_other()))


def _offer(claim: Comparison) -> None:
    assert isinstance(claim.action, TakePiece | Choose), claim
    claim.by(_gain(claim), _gain(claim.of_other()))


def _free(claim: Comparison) -> int:
    """Squares of all expositions that lie in regions of at least three."""
    laid = iqlandie._laid(claim)
    total = 0
    for board, pieces in zip(BOARDS, with_piece(iqlandie.own(claim), laid), strict=True):
        sizes = [region.bit_count() for region in board.regions(board.mask & ~covered(pieces))]
        total += sum(size for size in sizes if size >= iqlandie.SMALLEST)
    return total


def _squares(claim: Comparison) -> None:
    claim.by(_free(claim), _free(claim.of_other()))


def _rivals(claim: Comparison) -> None:
    table = iqlandie.table_of(claim)
    later = table.order[table.order.index(claim.seat) + 1 :]
    for name, action in (("points", claim.action), ("other", claim.other)):
        assert max(max(0, _most(claim, seat, action.piece)) for seat in later) == claim.number(name), claim


CHECKS: Final[Checks] = MappingProxyType(
    {
        "iqlandie-contrast-offer": _offer,
        "iqlandie-contrast-points": _points,
        "iqlandie-contrast-rivals": _rivals,
        "iqlandie-contrast-squares": _squares,
    }
)
"""What makes each true."""
