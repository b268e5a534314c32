"""Pieces that change hands, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.naming import name_piece
from accessgames.games.tetrikon.rules.events import (
    DieRolled,
    PieceGiven,
    PieceReturned,
    PieceTaken,
    SwapAnnounced,
)
from accessgames.language import say

if TYPE_CHECKING:
    from accessgames.games.tetrikon.narration.moment import Moment, Teller
    from accessgames.language import Message


def _piece_taken(event: PieceTaken, moment: Moment) -> Iterator[Message]:
    who, kind, piece = moment.person(event.seat), moment.kind(event.seat), name_piece(event.piece)
    before = moment.earlier[-1] if moment.earlier else None
    rolled = "yes" if isinstance(before, DieRolled) and not before.empty else "no"
    if event.source == "buy":
        yield say("tetrikon-piece-bought", kind, who=who, piece=piece, place=event.place, rolled=rolled)
    else:
        yield say("tetrikon-piece-taken", kind, who=who, piece=piece, place=event.place, rolled=rolled)


def _piece_returned(event: PieceReturned, moment: Moment) -> Iterator[Message]:
    kind, piece = moment.kind(event.seat), name_piece(event.piece)
    yield say("tetrikon-piece-returned", kind, piece=piece, place=event.place or 0)


def _piece_given(event: PieceGiven, moment: Moment) -> Iterator[Message]:
    who, kind, piece = moment.person(event.seat), moment.kind(event.seat), name_piece(event.piece)
    if event.to is None:
        placed = "no" if event.lifted is None else "yes"
        yield say("tetrikon-piece-surrendered", kind, who=who, piece=piece, placed=placed)
    else:
        yield say("tetrikon-piece-given", kind, who=who, piece=piece, to=moment.person(event.to))


def _swap_announced(event: SwapAnnounced, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    yield say("tetrikon-swap-announced", kind, who=who, piece=name_piece(event.piece))


TELLERS: Final[dict[type, Teller]] = {
    PieceTaken: _piece_taken,
    PieceReturned: _piece_returned,
    PieceGiven: _piece_given,
    SwapAnnounced: _swap_announced,
}
"""Who tells which event."""
