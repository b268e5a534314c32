"""Boards under the fingers: the squares of a task while there is one, else the own exhibitions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from accessgames.engine.grid import Board, Square, rectangle
from accessgames.games.board_walk import ActionGroup, BoardWalk, Place, place_of_square
from accessgames.games.iqlandie.answers import subjects
from accessgames.games.iqlandie.answers.board import laying
from accessgames.games.iqlandie.material import EXPOSITIONS, Piece
from accessgames.games.iqlandie.naming import EMPTY, name_exhibition, name_kind, name_piece
from accessgames.games.iqlandie.rules import actions
from accessgames.games.iqlandie.rules.state import Laid, jokers
from accessgames.games.iqlandie.tasks.biology import Slide
from accessgames.games.iqlandie.typed import meaningful
from accessgames.language import Listing, Message, Nested, say, space

if TYPE_CHECKING:
    from accessgames.games.iqlandie.naming import IqListener

_NAMED: Final = 3
"""So many pieces fit a line."""


def board_walks(listener: IqListener) -> tuple[BoardWalk, ...]:
    """Return the task that is prepared or solved, or all exhibitions; none where tasks are practised."""
    found = subjects.shown_task(listener)
    if found is not None:
        return (_task_walk(listener, found),)
    if listener.view.table.practice is not None:
        return ()
    return tuple(_exhibition_walk(listener, number) for number in range(1, len(EXPOSITIONS) + 1))


def _squares_of(board: Board) -> dict[Place, Square]:
    return {place_of_square(board, square): square for square in board.squares(board.mask)}


def _name(square: Square) -> Nested:
    return Nested(say("space-place", cell=space.name_square(square)))


# ------------------------------------------------------------------ a task


def _task_walk(listener: IqListener, found: subjects.CurrentTask) -> BoardWalk:
    board = rectangle(found.teller.side, found.teller.side, upward=False)
    squares = _squares_of(board)
    held = {place: found.teller.content(found.task, found.work, square) for place, square in squares.items()}
    taken = frozenset(place for place, content in held.items() if content != EMPTY)
    return BoardWalk(
        id=f"task-{found.kind}",
        title=say("iqlandie-walk-task", kind=name_kind(found.kind)),
        places={place: repr(content) if place in taken else None for place, content in held.items()},
        start=BoardWalk.in_order(squares)[0],
        free=frozenset(squares) - taken,
        mine=taken,
        tell=lambda place: _tell_task(listener, found, squares[place]),
        name=lambda place: _name(squares[place]),
        read=lambda words: place_of_square(board, space.read_asked_square(words, board, listener.words)),
        begin=lambda place: _begin_step(listener, found, squares[place]),
    )


def _tell_task(listener: IqListener, found: subjects.CurrentTask, square: Square) -> Message:
    """Tell a square as the question about it does, the first two of its lines as one.

    While the task is prepared, what shall be there is not known.
    """
    race = listener.view.race
    if race is not None and race.task is None:
        return found.teller.lies(found.task, found.work, square)
    first, *more = found.teller.cell(found.task, found.work, square)
    return say("iqlandie-walk-both", first=Nested(first), second=Nested(more[0])) if more else first


def _begin_step(listener: IqListener, found: subjects.CurrentTask, square: Square) -> Sequence[Any]:
    """Return the steps in the workspace that are about a square: what is put, lifted or slid there."""
    return [
        action
        for action in listener.perspective.legal
        if isinstance(action, actions.Work) and _concerns(action.step, found, square)
    ]


def _concerns(step: object, found: subjects.CurrentTask, square: Square) -> bool:
    if isinstance(step, Slide):
        token: str = found.work[found.teller.side * square.row + square.column]
        return step.token == token
    there: Square | None = getattr(step, "square", None)
    return there == square


# ------------------------------------------------------------------ an exhibition


def _exhibition_walk(listener: IqListener, number: int) -> BoardWalk:
    board = listener.view.table.grid(number)
    squares = _squares_of(board)
    laid = {place: _lying(listener, number, square) for place, square in squares.items()}
    taken = frozenset(place for place, one in laid.items() if one is not None)
    return BoardWalk(
        id=f"exhibition-{number}",
        title=say("iqlandie-walk-exhibition", number=number, exhibition=name_exhibition(number)),
        places={
            place: None if one is None else (one.piece, one.spot.anchor, one.colour)
            for place, one in laid.items()
        },
        start=BoardWalk.in_order(squares)[0],
        free=frozenset(squares) - taken,
        mine=taken,
        tell=lambda place: _tell_exhibition(listener, number, squares[place]),
        name=lambda place: _name(squares[place]),
        read=lambda words: place_of_square(board, space.read_asked_square(words, board, listener.words)),
        begin=lambda place: _begin_laying(listener, number, squares[place]),
        behind=lambda words: _behind(listener, number, words),
    )


def _behind(listener: IqListener, number: int, typed: Sequence[str]) -> Sequence[str] | None:
    """Return what follows the number or the name of an exhibition; None where it is not meant."""
    words = meaningful(typed, listener.words)
    found = subjects.typed_exhibition(listener, words)
    return words[found[1] :] if found is not None and found[0] == number else None


def _lying(listener: IqListener, number: int, square: Square) -> Laid | None:
    bit = listener.view.table.grid(number).bit(square)
    pieces = subjects.board_of(listener, subjects.own_seat(listener))[number - 1]
    return next((one for one in pieces if one.spot.mask & bit), None)


def _tell_exhibition(listener: IqListener, number: int, square: Square) -> Message:
    """Tell the piece on a square, with its robot there, or which pieces in hand can be laid over it now."""
    cell, lying = space.name_square(square), _lying(listener, number, square)
    if lying is not None:
        robot = "yes" if lying.spot.robot & listener.view.table.grid(number).bit(square) else "no"
        return say("iqlandie-walk-piece", cell=cell, piece=name_piece(lying.piece), robot=robot)
    covering = tuple(dict.fromkeys(action.piece for action in laying(listener, number, square)))
    if not covering:
        return say("iqlandie-walk-free", cell=cell)
    pieces = Listing(tuple(map(name_piece, covering[:_NAMED])))
    return say("iqlandie-walk-fits", cell=cell, pieces=pieces, more=max(0, len(covering) - _NAMED))


def _begin_laying(listener: IqListener, number: int, square: Square) -> Sequence[Any]:
    """Return what lays a piece over an empty square, or what can be done with the one that lies there.

    A piece that was laid in this round is taken up; a joker gets its colour at the end.
    """
    lying = _lying(listener, number, square)
    if lying is not None:
        lift = actions.Unplace(number, lying.spot.anchor)
        wild = jokers(subjects.board_of(listener, subjects.own_seat(listener)))
        return [
            one
            for one in listener.perspective.legal
            if one == lift or (isinstance(one, actions.Declare) and wild[one.joker - 1] == lying)
        ]
    by_piece: dict[Piece, list[Any]] = {}
    for action in laying(listener, number, square):
        by_piece.setdefault(action.piece, []).append(action)
    return [_grouped(number, piece, same) for piece, same in by_piece.items()]


def _grouped(number: int, piece: Piece, same: list[Any]) -> Any:  # noqa: ANN401 - an action or a group of them
    if len(same) == 1:
        return same[0]
    same.sort(key=lambda one: (one.orientation, one.anchor.row, one.anchor.column))
    title = say("iqlandie-places", number=number, piece=name_piece(piece), count=len(same))
    return ActionGroup(title, tuple(same))
