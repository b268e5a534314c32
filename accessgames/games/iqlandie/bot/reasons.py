"""Why: what the value of an action consists of, in points; only parts of half a point and more are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import Reason
from accessgames.games.iqlandie.bot.places import best_place, gains, pair_gain
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
from accessgames.games.iqlandie.rules.board import declared, jokers
from accessgames.games.iqlandie.rules.scoring import worth

if TYPE_CHECKING:
    from accessgames.games.iqlandie.bot.builder import Builder
    from accessgames.games.iqlandie.material import Piece, Spot
    from accessgames.games.iqlandie.rules.board import PlayerBoard
    from accessgames.games.iqlandie.rules.table import IqView

_LEAST: Final = 0.5
"""A smaller part of a value is no reason."""


def reasons(builder: Builder, view: IqView, action: IqAction) -> tuple[Reason, ...]:
    """Return the parts of an action's value, the weightiest first; none where nothing is weighed."""
    match action:
        case Place():
            spot = spot_at(action.piece, action.exposition, action.anchor, action.orientation)
            board = view.table.boards[view.viewer]
            return _laying(builder, view, board, action.piece, spot) if spot else ()
        case TakePiece():
            return _taking(builder, view, action.piece)
        case Choose():
            gain, pieces = builder.best_of(view, view.viewer, view.table.offer(action.kind))
            args = (("kind", action.kind), ("pieces", pieces), ("points", round(sum(gain))))
            return (Reason("iqlandie-reason-offer", args),)
        case Add():
            return _adding(view, action)
        case Declare():
            return _declaring(view, action)
        case _:
            return _plain(action)


def _plain(action: IqAction) -> tuple[Reason, ...]:
    """Return the reason of an action without any weighing."""
    match action:
        case Exchange():
            return (Reason("iqlandie-reason-nowhere", (("piece", action.piece),)),)
        case Done():
            return (Reason("iqlandie-reason-built"),)
        case Ready():
            return (Reason("iqlandie-reason-ready"),)
        case AskHint():
            return (Reason("iqlandie-reason-hint"),)
        case _:
            return ()


def _laying(
    builder: Builder, view: IqView, board: PlayerBoard, piece: Piece, spot: Spot
) -> tuple[Reason, ...]:
    """Split the value of a place: points of the exposition now, pairs of point 7, what may still come."""
    index, laid, weights = spot.exposition - 1, board[spot.exposition - 1], builder.weights
    pair = view.table.colours_of(view.viewer)
    now = gains(index, laid, piece, weights, 0.0)[spot]
    pairs = pair_gain(board, pair, piece, weights, 0.0)
    hope = builder.hope(view)
    later = gains(index, laid, piece, weights, hope)[spot] - now
    later += pair_gain(board, pair, piece, weights, hope) - pairs
    parts = (
        (now, "iqlandie-reason-points"),
        (pairs, "iqlandie-reason-pair"),
        (later, "iqlandie-reason-hope" if later > 0 else "iqlandie-reason-spoiled"),
    )
    told = sorted((part for part in parts if abs(part[0]) >= _LEAST), key=lambda part: -abs(part[0]))
    found = (Reason(key, (("exposition", index + 1), ("points", round(points)))) for points, key in told)
    return tuple(found) or (Reason("iqlandie-reason-harmless", (("exposition", index + 1),)),)


def _taking(builder: Builder, view: IqView, piece: Piece) -> tuple[Reason, ...]:
    """Tell what speaks for a piece at its best place, then what rivals would have of it."""
    board = builder.with_hand(view)
    pair = view.table.colours_of(view.viewer)
    best = best_place(board, pair, piece, builder.weights, builder.hope(view))
    if best.spot is None:
        found: tuple[Reason, ...] = (Reason("iqlandie-reason-nowhere", (("piece", piece),)),)
    else:
        found = _laying(builder, view, board, piece, best.spot)
    rivals = builder.rivals_gain(view, piece) if builder.plans else 0.0
    if rivals * builder.weights.denial[0] >= _LEAST:
        found = (*found, Reason("iqlandie-reason-denial", (("piece", piece), ("points", round(rivals)))))
    return found


def _adding(view: IqView, action: Add) -> tuple[Reason, ...]:
    """Name who takes next."""
    after = view.table.order[view.table.turn + 1 :]
    return (Reason("iqlandie-reason-bag", (("bag", action.bag), ("seat", after[0]))),) if after else ()


def _declaring(view: IqView, action: Declare) -> tuple[Reason, ...]:
    """Name the points 1 to 7 of the board with this colour, other open jokers standing for the best."""
    board = view.table.boards[view.viewer]
    painted = declared(board, jokers(board)[action.joker - 1], action.colour)
    points = worth(painted, view.table.colours_of(view.viewer))
    return (Reason("iqlandie-reason-joker", (("colour", action.colour), ("points", points))),)
