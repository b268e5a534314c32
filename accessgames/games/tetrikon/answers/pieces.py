"""Pieces in words: the offer, what each looks like, what others have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from accessgames.games.tetrikon.answers.cards import need_table, tell_free
from accessgames.games.tetrikon.fronts import front_of, material_of, puzzle_of, seats_of, table_of
from accessgames.games.tetrikon.naming import name_offer, name_piece, nested
from accessgames.games.tetrikon.typed import asked_seat, piece_asked
from accessgames.language import Listing, Message, say
from accessgames.language.space import nothing_more, tell_shape

if TYPE_CHECKING:
    from accessgames.games.room import Desk


def market(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell the six places of the offer and how many pieces are in the bag.

    Raises:
        MalformedAction: Something follows, or there is no offer.
    """
    nothing_more(words)
    need_table(desk)
    table = table_of(desk)
    return (
        say("tetrikon-offer-begins", pieces=name_offer(table.offer)),
        say("tetrikon-bag", count=sum(table.bag)),
    )


def pieces(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what a piece looks like; by nothing the names of all, by size.

    Raises:
        MalformedAction: No piece is called so.
    """
    material = material_of(desk)
    if words:
        piece = piece_asked(words, desk)
        shape = material.piece_by_id[piece].shape
        return tell_shape(shape, name_piece(piece), upward=material.board.upward)
    sizes = groupby(sorted(material.pieces, key=lambda piece: piece.size), key=lambda piece: piece.size)
    return tuple(
        say(
            "tetrikon-pieces-of-size",
            squares=size,
            pieces=Listing(tuple(name_piece(one.id) for one in found)),
        )
        for size, found in sizes
    )


def opponents(desk: Desk, words: Sequence[str]) -> tuple[Message, ...]:
    """Tell what lies in front of the other players, or of the one who is named: squares, pieces, cards.

    Raises:
        MalformedAction: Nobody, or more than one player, is called so.
    """
    seats = (asked_seat(desk, words),) if words else tuple(s for s in seats_of(desk) if s != desk.seat)
    return tuple(line for seat in seats for line in _opponent(seat, desk)) or (say("tetrikon-no-opponents"),)


def _opponent(seat: int, desk: Desk) -> Iterator[Message]:
    front = front_of(desk, seat)
    yield say(
        "tetrikon-opponent",
        who=desk.person(seat),
        diagram=front.diagram or "-",
        dealt="yes" if front.diagram else "no",
        left=front.empty.bit_count(),
        all=front.board.size,
    )
    if front.placed:
        placed = nested(say("tetrikon-piece-name", piece=name_piece(laid.shape)) for laid in front.placed[:8])
        yield say("tetrikon-opponent-placed", count=len(front.placed), pieces=placed)
    if puzzle_of(desk) is None:
        yield from tell_free(desk, seat)
        money, cards = desk.view.counts[seat]
        yield say("tetrikon-opponent-cards", who=desk.person(seat), money=money, cards=cards)
