"""Why: what an action brings now, in points that the rules count, and what it leaves for later.

What the weights add for the future has no unit that anybody could check, so where it matters the reason names
what it is made of: the squares of the exposition on which pieces still have room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import Reason
from accessgames.games.iqlandie.bot.content import content_of
from accessgames.games.iqlandie.bot.places import gains, shared_out
from accessgames.games.iqlandie.bot.worth import usable
from accessgames.games.iqlandie.material import spot_at
from accessgames.games.iqlandie.rules.actions import (
    Add,
    AskHint,
    Choose,
    Declare,
    Done,
    Exchange,
    IqAction,
    Place,
    Ready,
    TakePiece,
)
from accessgames.games.iqlandie.rules.board import declared, jokers, pieces_on
from accessgames.games.iqlandie.rules.scoring import changes_on, worth
from accessgames.games.iqlandie.rules.scoring.jokers import PER_PAIR

if TYPE_CHECKING:
    from accessgames.games.iqlandie.bot.builder import Builder
    from accessgames.games.iqlandie.material import Piece, Spot
    from accessgames.games.iqlandie.rules.scoring.changes import Change
    from accessgames.games.iqlandie.rules.table import IqView, Table

_LEAST: Final = 0.5
"""A smaller part of a value is no reason."""


def reasons(builder: Builder, view: IqView, action: IqAction) -> tuple[Reason, ...]:
    """Return the parts of an action's value, the weightiest first; none where nothing is weighed."""
    match action:
        case Place():
            spot = spot_at(action.piece, action.exposition, action.anchor, action.orientation)
            return _laying(builder, view, action.piece, spot) if spot else ()
        case TakePiece():
            return _taking(builder, view, action.piece)
        case Choose():
            return (_offer(builder, view, action.kind),)
        case Add():
            return _adding(view)
        case Declare():
            return _declaring(view, action)
        case _:
            return _plain(view, action)


def _reason(key: str, **args: object) -> Reason:
    return Reason(key, tuple(args.items()))


def _minor(key: str) -> Reason:
    """Return a reason that is true of any player in that position."""
    return Reason(key, minor=True)


def _plain(view: IqView, action: IqAction) -> tuple[Reason, ...]:
    """Return the reason of an action without any weighing."""
    match action:
        case Exchange():
            return (_reason("iqlandie-reason-nowhere", piece=action.piece),)
        case Done():
            return (_minor("iqlandie-reason-built"),)
        case Ready():
            return (_minor("iqlandie-reason-ready"),)
        case AskHint() if view.run is not None:
            return (_reason("iqlandie-reason-hint", count=view.run.hints + 1),)
        case _:
            return ()


def _laying(builder: Builder, view: IqView, piece: Piece, spot: Spot) -> tuple[Reason, ...]:
    """Tell the points of the exposition now, the pairs of point 7, and the room that is left."""
    index, board = spot.exposition - 1, view.table.boards[view.viewer]
    now = next(change.gain for change in _changes(view.table, view.viewer, piece) if change.spot == spot)
    pairs = _pairs(view.table, view.viewer, piece)
    found = [
        (now, _reason("iqlandie-reason-points", exposition=index + 1, points=now)),
        (pairs, _reason("iqlandie-reason-pair", points=pairs)),
    ]
    told = sorted((part for part in found if abs(part[0]) >= _LEAST), key=lambda part: -abs(part[0]))
    hope = builder.hope(view)
    later = gains(index, board[index], piece, builder.weights, hope)[spot] - now
    reasons_now = tuple(reason for _, reason in told) or (
        _reason("iqlandie-reason-harmless", exposition=index + 1),
    )
    if abs(later) < _LEAST:
        return reasons_now
    left = usable(index, content_of(board[index]).taken | spot.mask)
    return (*reasons_now, _reason("iqlandie-reason-room", exposition=index + 1, squares=left))


def _pairs(table: Table, seat: int, piece: Piece) -> int:
    """Return what a piece adds to the points of point 7 now."""
    pair = table.colours_of(seat)
    if pair is None:
        return 0
    colours = [laid.colour for laid in pieces_on(table.boards[seat])]
    return PER_PAIR * (min(shared_out([*colours, piece.colour], pair)) - min(shared_out(colours, pair)))


def _changes(table: Table, seat: int, piece: Piece) -> tuple[Change, ...]:
    """Return what a piece changes at each place; jokers make it slower than what values are made of."""
    return changes_on(table.boards[seat], table.colours_of(seat), piece)


def _most(table: Table, seat: int, piece: Piece) -> int | None:
    """Return the most that a piece brings a seat in any exposition now, None when it fits nowhere."""
    return max((change.gain for change in _changes(table, seat, piece)), default=None)


def _taking(builder: Builder, view: IqView, piece: Piece) -> tuple[Reason, ...]:
    """Tell what a piece brings at most, by point 7, and what rivals would have of it."""
    most = _most(view.table, view.viewer, piece)
    if most is None:
        found = [_reason("iqlandie-reason-nowhere", piece=piece)]
    else:
        found = [_reason("iqlandie-reason-most", points=most)]
    pairs = _pairs(view.table, view.viewer, piece)
    if pairs:
        found.append(_reason("iqlandie-reason-pair", points=pairs))
    if builder.plans and builder.rivals_gain(view, piece) * builder.weights.denial[0] >= _LEAST:
        after = view.table.order[view.table.turn + 1 :]
        rivals = [(_most(view.table, seat, piece) or 0) + _pairs(view.table, seat, piece) for seat in after]
        if max(rivals) > 0:
            found.append(_reason("iqlandie-reason-denial", points=max(rivals)))
    return tuple(found)


def _offer(builder: Builder, view: IqView, kind: str) -> Reason:
    """Name the two pieces of an offer that are best, and what each would bring at most now."""
    _, pieces = builder.best_of(view, view.viewer, view.table.offer(kind))
    points = sum(_most(view.table, view.viewer, piece) or 0 for piece in pieces)
    return _reason("iqlandie-reason-offer", kind=kind, pieces=pieces, points=points)


def _adding(view: IqView) -> tuple[Reason, ...]:
    """Name who takes next."""
    after = view.table.order[view.table.turn + 1 :]
    return (_reason("iqlandie-reason-bag", seat=after[0]),) if after else ()


def _declaring(view: IqView, action: Declare) -> tuple[Reason, ...]:
    """Name the points 1 to 7 of the board with this colour, other open jokers standing for the best."""
    board = view.table.boards[view.viewer]
    painted = declared(board, jokers(board)[action.joker - 1], action.colour)
    points = worth(painted, view.table.colours_of(view.viewer))
    return (_reason("iqlandie-reason-joker", colour=action.colour, points=points),)
