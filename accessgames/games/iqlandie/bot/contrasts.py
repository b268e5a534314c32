"""What separates two actions of iQLANDIE: points now, room that is left for pieces, what others would get."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from accessgames.engine import Difference, Reason
from accessgames.games.iqlandie.bot import evaluation
from accessgames.games.iqlandie.material import Piece, spot_at
from accessgames.games.iqlandie.rules import actions, placements, rounds, scoring, state

if TYPE_CHECKING:
    from collections.abc import Iterator

_SQUARE: Final = 0.2
_DENIED: Final = 0.5
"""How much a square of room weighs, and a point that another player can't get any more."""


class _Outlook(NamedTuple):
    """What an action brings.

    Attributes:
        points: Points now, point 7 included; of a piece that is taken or a kind that is chosen the most that
            it can bring.
        squares: Squares of all expositions on which pieces still have room then; None where nothing is laid.
        rivals: The most that those who take later would get of a piece; None where none is taken.
    """

    points: int
    squares: int | None = None
    rivals: int | None = None


def differences(
    view: state.IqView, action: actions.IqAction, other: actions.IqAction
) -> Iterator[Difference]:
    """Yield what an action has against another one; see `engine.Comparing`.

    `iqlandie-contrast-points` and `-offer` (`by`, and `way`: more or less), `-squares` (the same), `-rivals`
    (`points`, `other`).
    """
    now, then = _look(view, action), _look(view, other)
    if now is None or then is None:
        return
    if by := now.points - then.points:
        taking = isinstance(action, actions.TakePiece | actions.Choose)
        yield _counted("iqlandie-contrast-offer" if taking else "iqlandie-contrast-points", by, float(by))
    if now.squares is not None and then.squares is not None and (by := now.squares - then.squares):
        yield _counted("iqlandie-contrast-squares", by, _SQUARE * by)
    if now.rivals is not None and then.rivals is not None and now.rivals != then.rivals:
        weight = _DENIED * (now.rivals - then.rivals)
        args = (("points", now.rivals), ("other", then.rivals))
        yield Difference(Reason("iqlandie-contrast-rivals", args), weight)


def _look(view: state.IqView, action: actions.IqAction) -> _Outlook | None:
    table, seat = view.table, view.viewer
    match action:
        case actions.Place(piece, exposition, anchor, orientation):
            spot = spot_at(table.expositions, piece, exposition, anchor, orientation)
            gains = placements.placement_gains_on(
                table.expositions, table.boards[seat], table.colours_of(seat), piece
            )
            gain = next((each.gain for each in gains if each.spot == spot), None)
            if spot is None or gain is None:
                return None
            return _Outlook(
                gain + _pairs(table, seat, piece), squares=_squares(table, seat, exposition, spot.mask)
            )
        case actions.TakePiece(piece):
            after = table.order[table.turn + 1 :]
            # What only harms nobody would lay, so it brings them nothing.
            rivals = max((max(0, _most(table, rival, piece)) for rival in after), default=None)
            return _Outlook(_most(table, seat, piece), rivals=rivals)
        case actions.Choose(kind):
            best = sorted((_most(table, seat, piece) for piece in table.offer(kind)), reverse=True)
            return _Outlook(sum(best[: rounds.EACH]))
        case actions.Declare(joker, colour):
            board = table.boards[seat]
            painted = state.declared(board, state.jokers(board)[joker - 1], colour)
            return _Outlook(scoring.board_points(table.expositions, painted, table.colours_of(seat)))
        case _:
            return None


def _most(table: state.IqTable, seat: int, piece: Piece) -> int:
    """Return the most that a piece brings a seat now, with point 7; 0 where it fits nowhere."""
    board, pair = table.boards[seat], table.colours_of(seat)
    gains = placements.placement_gains_on(table.expositions, board, pair, piece)
    return max((change.gain for change in gains), default=0) + _pairs(table, seat, piece)


def _pairs(table: state.IqTable, seat: int, piece: Piece) -> int:
    """Return what a piece adds to the points of point 7 now."""
    pair = table.colours_of(seat)
    if pair is None:
        return 0
    colours = [laid.colour for laid in state.pieces_on(table.boards[seat])]
    with_it = evaluation.shared_out([*colours, piece.colour], pair)
    return scoring.PER_PAIR * (min(with_it) - min(evaluation.shared_out(colours, pair)))


def _squares(table: state.IqTable, seat: int, exposition: int, mask: int) -> int:
    """Return the squares with room for pieces on all expositions, some squares of one being covered."""
    return sum(
        evaluation.usable(one, evaluation.content_of(laid).taken | (mask if number == exposition else 0))
        for number, (one, laid) in enumerate(zip(table.expositions, table.boards[seat], strict=True), 1)
    )


def _counted(key: str, by: int, weight: float) -> Difference:
    args = (("by", abs(by)), ("way", "more" if by > 0 else "less"))
    return Difference(Reason(key, args), weight)
