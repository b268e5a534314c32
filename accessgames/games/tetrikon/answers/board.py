"""Diagrams in words: rows, columns, squares, what is free, where pieces lie, what can be filled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from accessgames.engine import MalformedAction
from accessgames.games.tetrikon import player_areas
from accessgames.games.tetrikon.naming import name_people, name_piece
from accessgames.games.tetrikon.typed import asked_piece, asked_seat
from accessgames.language import Listing, Message, say, space

if TYPE_CHECKING:
    from accessgames.games.room import Listener


def _own(listener: Listener) -> player_areas.PlayerArea:
    """Return the diagram that is meant when nobody is named.

    Raises:
        MalformedAction: There is none yet.
    """
    return _dealt(player_areas.area_of(listener, player_areas.own_seat(listener)))


def _dealt(front: player_areas.PlayerArea) -> player_areas.PlayerArea:
    if not front.diagram:
        raise MalformedAction("tetrikon-error-no-diagram")
    return front


def answer_board(listener: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a diagram row by row, the own one unless a player is named.

    Raises:
        MalformedAction: Nobody, or more than one player, is called so, or there is no diagram yet.
    """
    seat = asked_seat(listener, words)
    front = _dealt(player_areas.area_of(listener, seat))
    head = say("tetrikon-diagram-of-whom", who=listener.person(seat), diagram=front.diagram)
    return (
        head,
        space.tell_extent(front.board),
        *space.tell_rows(front.scene),
        space.tell_totals(front.scene),
    )


def answer_row(listener: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell one row of the own diagram.

    Raises:
        MalformedAction: The words are no row.
    """
    front = _own(listener)
    return space.tell_row(front.scene, space.read_asked_row(words, front.board, listener.words))


def answer_column(listener: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell one column of the own diagram.

    Raises:
        MalformedAction: The words are no column.
    """
    front = _own(listener)
    return space.tell_column(front.scene, space.read_asked_column(words, front.board, listener.words))


def answer_cell(listener: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what is on one square of the own diagram.

    Raises:
        MalformedAction: The words are no square.
    """
    front = _own(listener)
    return (space.tell_square(front.scene, space.read_asked_square(words, front.board, listener.words)),)


def answer_around(listener: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell a square of the own diagram and its eight neighbours.

    Raises:
        MalformedAction: The words are no square.
    """
    front = _own(listener)
    return space.tell_around(front.scene, space.read_asked_square(words, front.board, listener.words))


def answer_outline(listener: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Walk around the outline of a diagram, the own one unless a player is named.

    Raises:
        MalformedAction: Nobody is called so, or there is no diagram yet.
    """
    front = _dealt(player_areas.area_of(listener, asked_seat(listener, words)))
    return space.tell_outline(front.board, front.board.mask)


def answer_free(listener: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell how many squares are free and in how many areas; of another player when one is named.

    Raises:
        MalformedAction: Nobody is called so, or there is no diagram yet.
    """
    front = _dealt(player_areas.area_of(listener, asked_seat(listener, words)))
    return space.tell_left(front.board, front.empty)


def answer_areas(listener: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell every free area with its squares; of another player when one is named.

    Raises:
        MalformedAction: Nobody is called so, or there is no diagram yet.
    """
    front = _dealt(player_areas.area_of(listener, asked_seat(listener, words)))
    return space.tell_areas(front.board, front.empty)


def answer_fillable(listener: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell whether the empty squares can still be filled; not in blitz and solo, where this is the puzzle.

    Raises:
        MalformedAction: Something follows, or there is no diagram yet.
    """
    space.refuse_more_words(words)
    front = _own(listener)
    if not front.empty:
        return space.tell_left(front.board, 0)
    return player_areas.tell_fillable(listener, front.empty) or (say("tetrikon-filling-puzzle"),)


def answer_where(listener: Listener, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell where pieces of a type are: in the own diagram, free, on offer, in front of others.

    Raises:
        MalformedAction: No piece is named.
    """
    if not words:
        raise MalformedAction("tetrikon-error-which-piece")
    piece = asked_piece(words, listener)
    return tuple(_where(piece, listener)) or (say("tetrikon-where-nowhere", piece=name_piece(piece)),)


def _where(piece: str, listener: Listener) -> Iterator[Message]:
    front, named = player_areas.area_of(listener, player_areas.own_seat(listener)), name_piece(piece)
    for laid in front.placed:
        if laid.shape == piece:
            squares = space.name_squares(front.board, laid.mask)
            yield say("tetrikon-where-placed", piece=named, squares=squares)
    count = front.free.count(piece)
    if count:
        yield say("tetrikon-where-free", piece=named, count=count)
    if player_areas.puzzle_of(listener) is None:
        yield from _elsewhere(piece, listener)


def _elsewhere(piece: str, listener: Listener) -> Iterator[Message]:
    table, named = player_areas.table_of(listener), name_piece(piece)
    places = Listing(tuple(place for place, offered in enumerate(table.offer, 1) if offered == piece))
    if places.items:
        yield say("tetrikon-where-offered", piece=named, places=places)
    others = [
        seat
        for seat in player_areas.seats_of(listener)
        if seat != player_areas.own_seat(listener) and piece in table.players[seat].free
    ]
    if others:
        yield say("tetrikon-where-others", piece=named, who=name_people(listener, others))
