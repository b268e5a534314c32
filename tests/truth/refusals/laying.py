"""What Tetrikon's refusals claim of pieces and places in a diagram, worked out on squared paper."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.naming import name_piece
from accessgames.games.tetrikon.rules import actions
from tests.truth.answers.diagrams import WIDTH
from tests.truth.refusals import pieces

if TYPE_CHECKING:
    from tests.truth.refusals.tried import Tried
    from tests.truth.verdicts import Check


def piece_told(tried: Tried) -> str:
    """Return the piece that a line names."""
    known = pieces.material(tried).piece_by_id
    return next(str(piece) for piece in known if name_piece(piece) == tried.arg("piece"))


def _covered(tried: Tried) -> object:
    """In one of its positions the piece lies in the diagram, and on just these squares."""
    squares, covered = pieces.outline(tried)
    if isinstance(tried.action, actions.Exchange):
        gone = next(
            cells for _, cells in pieces.placed(tried) if pieces.begins(cells) == tuple(tried.action.removed)
        )
        covered = covered - gone
    lain = pieces.lying(tried, piece_told(tried), tuple(tried.action.anchor))
    return any(cells <= squares and cells & covered == pieces.cells_told(tried) != set() for cells in lain)


def _outside(tried: Tried) -> object:
    """In one of its positions the piece lies on just these squares beyond the diagram."""
    squares, _ = pieces.outline(tried)
    lain = pieces.lying(tried, piece_told(tried), tuple(tried.action.anchor))
    return any(cells - squares for cells in lain)


def _built_wrongly(tried: Tried) -> object:
    most = len(pieces.turned(tried, piece_told(tried)))
    return tried.arg("most") == most and not 1 <= tried.action.orientation <= most


def _nothing_begins(tried: Tried) -> object:
    return pieces.cell_told(tried) not in [pieces.begins(cells) for _, cells in pieces.placed(tried)]


def _nothing_lies(tried: Tried) -> object:
    return not any(pieces.cell_told(tried) in cells for _, cells in pieces.placed(tried))


def _other_lies(tried: Tried) -> object:
    there = [shape for shape, cells in pieces.placed(tried) if pieces.cell_told(tried) in cells]
    return [name_piece(shape) for shape in there] == [tried.arg("there")] and piece_told(tried) not in there


def _same(tried: Tried) -> object:
    action = tried.action
    there = next(
        shape for shape, cells in pieces.placed(tried) if pieces.begins(cells) == tuple(action.anchor)
    )
    return there == action.piece == piece_told(tried)


def _few_places(tried: Tried) -> object:
    return tried.arg("count") == pieces.fits(tried, piece_told(tried))


def _none_left(tried: Tried) -> object:
    """All pieces of a type lie in the diagrams of this run: those of the set, in blitz one (R41, R42)."""
    piece, state = piece_told(tried), tried.view.state
    laid = [one.shape for building in state.run.buildings for one in building.placed]
    there = pieces.material(tried).piece_by_id[piece].count if state.rules.solo else 1
    return laid.count(piece) == there


def _nowhere_there(tried: Tried) -> object:
    """It has room there in no position, or only in others than the one that was typed."""
    room = pieces.fits_at(tried, piece_told(tried), pieces.cell_told(tried))
    return room < len(pieces.turned(tried, piece_told(tried))) if tried.arg("posed") == "yes" else not room


def _other_shape(tried: Tried) -> object:
    told = pieces.cells_told(tried)
    return told not in list(pieces.lying(tried, piece_told(tried), pieces.begins(told)))


def _positions(tried: Tried) -> object:
    """There are several, all with room, of one place or of several, as is told."""
    placed = {(tuple(one.anchor), one.orientation) for one in tried.options}
    first = {anchor for anchor, _ in placed}
    return (
        1 < len(placed) == len(tried.options)
        and (len(first) > 1) == (tried.arg("kind") == "place")
        and all(pieces.fits_at(tried, piece_told(tried), anchor) for anchor in first)
    )


def _position(tried: Tried) -> object:
    most = tried.arg("count")
    return not 1 <= tried.arg("number") <= most and most in {1, 2, 4, 8}


CHECKS: Final[Mapping[str, Check]] = MappingProxyType(
    {
        "space-error-outside": lambda tried: max(pieces.cell_told(tried)) >= WIDTH,
        "space-error-position-number": _position,
        "tetrikon-refused-covered": _covered,
        "tetrikon-refused-no-free-piece": _none_left,
        "tetrikon-refused-nothing-there": _nothing_begins,
        "tetrikon-refused-orientation": _built_wrongly,
        "tetrikon-refused-outside": _outside,
        "tetrikon-refused-same": _same,
        "tetrikon-error-many-places": _few_places,
        "tetrikon-error-no-place": lambda tried: (
            tried.arg("posed") == "yes" or not pieces.fits(tried, piece_told(tried))
        ),
        "tetrikon-error-not-placed": lambda tried: (
            piece_told(tried) not in [shape for shape, _ in pieces.placed(tried)]
        ),
        "tetrikon-error-not-there": _nowhere_there,
        "tetrikon-error-nothing-at": _nothing_lies,
        "tetrikon-error-other-there": _other_lies,
        "tetrikon-error-not-shape": _other_shape,
        "tetrikon-error-which-position": _positions,
    }
)
"""By line: what makes it true."""
