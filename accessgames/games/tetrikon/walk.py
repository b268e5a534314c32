"""The own diagram under the fingers: what lies on each square, which free pieces can cover it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.board_walk import ActionGroup, BoardWalk, place_of_square
from accessgames.games.tetrikon import player_areas
from accessgames.games.tetrikon.naming import TetrikonListener, name_piece
from accessgames.games.tetrikon.rules import actions, puzzle
from accessgames.language import Listing, Message, Nested, keys, say, space

if TYPE_CHECKING:
    from accessgames.engine.grid import Placement, Square

_BUILD, _EXCHANGE = keys("tetrikon-group-build", "tetrikon-group-exchange")

_NAMED: Final = 3
"""So many pieces fit a line."""


def diagram_walks(listener: TetrikonListener) -> tuple[BoardWalk, ...]:
    """Return the own diagram as it is walked, square by square; nothing before there is one."""
    area = player_areas.area_of(listener, player_areas.own_seat(listener))
    if not area.diagram:
        return ()
    board = area.board
    squares = {place_of_square(board, square): square for square in board.squares(board.mask)}
    laid = {place: _lying(area, square) for place, square in squares.items()}
    return (
        BoardWalk(
            id=area.key,
            title=say("tetrikon-walk-title", diagram=area.diagram),
            places={place: None if one is None else (one.shape, one.anchor) for place, one in laid.items()},
            start=BoardWalk.in_order(squares)[0],
            free=frozenset(place for place, one in laid.items() if one is None),
            mine=frozenset(place for place, one in laid.items() if one is not None),
            tell=lambda place: _tell(listener, area, squares[place]),
            name=lambda place: Nested(say("space-place", cell=space.name_square(squares[place]))),
            read=lambda words: place_of_square(board, space.read_asked_square(words, board, listener.words)),
            begin=lambda place: _begin(listener, area, squares[place]),
        ),
    )


def _lying(area: player_areas.PlayerArea, square: Square) -> Placement | None:
    bit = area.board.bit(square)
    return next((one for one in area.placed if one.mask & bit), None)


def _tell(listener: TetrikonListener, area: player_areas.PlayerArea, square: Square) -> Message:
    """Tell the piece on a square, or which free pieces could cover it without touching another."""
    cell, lying = space.name_square(square), _lying(area, square)
    if lying is not None:
        return say("tetrikon-walk-piece", cell=cell, piece=name_piece(lying.shape))
    found = [*player_areas.covering(listener, area, square)]
    if found:
        pieces = Listing(tuple(map(name_piece, found[:_NAMED])))
        return say("tetrikon-walk-fits", cell=cell, pieces=pieces, more=max(0, len(found) - _NAMED))
    return say("tetrikon-walk-free" if area.free else "tetrikon-walk-empty", cell=cell)


def _begin(listener: TetrikonListener, area: player_areas.PlayerArea, square: Square) -> Sequence[Any]:
    """Return what lays a piece over an empty square, or changes or lifts the one that lies there."""
    lying = _lying(area, square)
    legal = listener.perspective.legal
    if lying is None:
        return [*_layings(listener, area, square)]
    out = player_areas.meant(listener, puzzle.Lift(lying.anchor)).anchor
    lifted = [one for one in legal if isinstance(one, puzzle.Lift) and one.anchor == out]
    changed = [one for one in legal if isinstance(one, actions.Exchange) and one.removed == out]
    return [*lifted, *_grouped(listener, changed, _EXCHANGE)]


def _layings(listener: TetrikonListener, area: player_areas.PlayerArea, square: Square) -> Iterator[Any]:
    """Yield the ways to cover a square, in a group for each piece that has several."""
    covers = {
        player_areas.meant(listener, actions.Build(piece, spot.orientation, spot.anchor))
        for piece, spots in player_areas.covering(listener, area, square).items()
        for spot in spots
    }
    legal = listener.perspective.legal
    found = [
        one
        for one in legal
        if isinstance(one, actions.Build | puzzle.Lay)
        and actions.Build(one.piece, one.orientation, one.anchor) in covers
    ]
    return _grouped(listener, found, _BUILD)


def _grouped(listener: TetrikonListener, found: Sequence[Any], key: str) -> Iterator[Any]:
    """Yield actions by piece, positions in their order and places in reading order."""
    by_piece: dict[str, list[Any]] = {}
    for action in found:
        by_piece.setdefault(action.piece, []).append(action)
    for piece, same in by_piece.items():
        same.sort(key=lambda one: _in_order(player_areas.seen(listener, one)))
        if len(same) == 1:
            yield same[0]
        else:
            yield ActionGroup(say(key, piece=name_piece(piece), count=len(same)), tuple(same))


def _in_order(action: Any) -> tuple[int, int, int]:  # noqa: ANN401 - a placing action
    return action.orientation, -action.anchor.row, action.anchor.column
