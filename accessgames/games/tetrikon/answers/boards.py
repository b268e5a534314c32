"""Diagrams in words: rows, columns, squares, what is free, where pieces lie, what can be filled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from accessgames.engine import MalformedAction
from accessgames.games.tetrikon.fronts import Front, front_of, own_seat, puzzle_of, seats_of, table_of
from accessgames.games.tetrikon.naming import everybody, name_piece
from accessgames.games.tetrikon.outlook import tell_fillable
from accessgames.games.tetrikon.typed import asked_seat, piece_asked
from accessgames.language import Listing, Message, say
from accessgames.language.space import (
    asked_column,
    asked_row,
    asked_square,
    name_squares,
    nothing_more,
    tell_areas,
    tell_around,
    tell_column,
    tell_extent,
    tell_left,
    tell_outline,
    tell_row,
    tell_rows,
    tell_square,
    tell_totals,
)

if TYPE_CHECKING:
    from accessgames.games.room import Desk


def _own(desk: Desk) -> Front:
    """Return the diagram that is meant when nobody is named.

    Raises:
        MalformedAction: There is none yet.
    """
    return _dealt(front_of(desk, own_seat(desk)))


def _dealt(front: Front) -> Front:
    if not front.diagram:
        raise MalformedAction("tetrikon-error-no-diagram")
    return front


def board(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a diagram row by row, the own one unless a player is named.

    Raises:
        MalformedAction: Nobody, or more than one player, is called so, or there is no diagram yet.
    """
    seat = asked_seat(desk, words)
    front = _dealt(front_of(desk, seat))
    head = say("tetrikon-diagram-of-whom", who=desk.person(seat), diagram=front.diagram)
    return (head, tell_extent(front.board), *tell_rows(front.scene), tell_totals(front.scene))


def row(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell one row of the own diagram.

    Raises:
        MalformedAction: The words are no row.
    """
    front = _own(desk)
    return tell_row(front.scene, asked_row(words, front.board, desk.words))


def column(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell one column of the own diagram.

    Raises:
        MalformedAction: The words are no column.
    """
    front = _own(desk)
    return tell_column(front.scene, asked_column(words, front.board, desk.words))


def cell(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what is on one square of the own diagram.

    Raises:
        MalformedAction: The words are no square.
    """
    front = _own(desk)
    return (tell_square(front.scene, asked_square(words, front.board, desk.words)),)


def around(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a square of the own diagram and its eight neighbours.

    Raises:
        MalformedAction: The words are no square.
    """
    front = _own(desk)
    return tell_around(front.scene, asked_square(words, front.board, desk.words))


def outline(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Walk around the outline of a diagram, the own one unless a player is named.

    Raises:
        MalformedAction: Nobody is called so, or there is no diagram yet.
    """
    front = _dealt(front_of(desk, asked_seat(desk, words)))
    return tell_outline(front.board, front.board.mask)


def free(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell how many squares are free and in how many areas; of another player when one is named.

    Raises:
        MalformedAction: Nobody is called so, or there is no diagram yet.
    """
    front = _dealt(front_of(desk, asked_seat(desk, words)))
    return tell_left(front.board, front.empty)


def areas(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell every free area with its squares; of another player when one is named.

    Raises:
        MalformedAction: Nobody is called so, or there is no diagram yet.
    """
    front = _dealt(front_of(desk, asked_seat(desk, words)))
    return tell_areas(front.board, front.empty)


def fillable(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell whether the empty squares can still be filled; not in blitz and solo, where this is the puzzle.

    Raises:
        MalformedAction: Something follows, or there is no diagram yet.
    """
    nothing_more(words)
    front = _own(desk)
    if not front.empty:
        return tell_left(front.board, 0)
    return tell_fillable(desk, front.empty) or (say("tetrikon-filling-puzzle"),)


def where(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell where pieces of a type are: in the own diagram, free, on offer, in front of others.

    Raises:
        MalformedAction: No piece is named.
    """
    if not words:
        raise MalformedAction("tetrikon-error-which-piece")
    piece = piece_asked(words, desk)
    return tuple(_where(piece, desk)) or (say("tetrikon-where-nowhere", piece=name_piece(piece)),)


def _where(piece: str, desk: Desk) -> Iterator[Message]:
    front, named = front_of(desk, own_seat(desk)), name_piece(piece)
    for laid in front.placed:
        if laid.shape == piece:
            squares = name_squares(front.board, laid.mask)
            yield say("tetrikon-where-placed", piece=named, squares=squares)
    count = front.free.count(piece)
    if count:
        yield say("tetrikon-where-free", piece=named, count=count)
    if puzzle_of(desk) is None:
        yield from _elsewhere(piece, desk)


def _elsewhere(piece: str, desk: Desk) -> Iterator[Message]:
    table, named = table_of(desk), name_piece(piece)
    places = Listing(tuple(place for place, offered in enumerate(table.offer, 1) if offered == piece))
    if places.items:
        yield say("tetrikon-where-offered", piece=named, places=places)
    others = [seat for seat in seats_of(desk) if seat != own_seat(desk) and piece in table.players[seat].free]
    if others:
        yield say("tetrikon-where-others", piece=named, who=everybody(desk, others))
