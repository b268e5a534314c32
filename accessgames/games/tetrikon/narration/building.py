"""What was built, in words: to the builder what is covered and what is left, to others how much is left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.fronts import front_of
from accessgames.games.tetrikon.naming import name_piece
from accessgames.games.tetrikon.rules.events import Built, Exchanged, GameClosing
from accessgames.language import say
from accessgames.language.space import name_squares, tell_left

if TYPE_CHECKING:
    from accessgames.games.tetrikon.narration.moment import Moment, Teller
    from accessgames.language import Message


def _built(event: Built, moment: Moment) -> Iterator[Message]:
    laid, board = event.placement, front_of(moment.desk, event.seat).board
    yield say(
        "tetrikon-built",
        moment.kind(event.seat),
        who=moment.person(event.seat),
        piece=name_piece(laid.shape),
        squares=name_squares(board, laid.mask),
        left=event.left,
    )
    yield from _left(event, moment)


def _exchanged(event: Exchanged, moment: Moment) -> Iterator[Message]:
    laid, board = event.placement, front_of(moment.desk, event.seat).board
    yield say(
        "tetrikon-exchanged",
        moment.kind(event.seat),
        who=moment.person(event.seat),
        piece=name_piece(laid.shape),
        removed=name_piece(event.removed.shape),
        squares=name_squares(board, laid.mask),
        left=event.left,
    )
    yield from _left(event, moment)


def _left(event: Built | Exchanged, moment: Moment) -> Iterator[Message]:
    """Tell the builder the free areas that remain, unless more is laid in the same go or nothing is left."""
    if not moment.own(event.seat) or moment.follows(GameClosing):
        return
    if any(isinstance(one, Built | Exchanged) and one.seat == event.seat for one in moment.later):
        return
    front = front_of(moment.desk, event.seat)
    for line in tell_left(front.board, front.empty):
        yield replace(line, kind="own")


TELLERS: Final[dict[type, Teller]] = {Built: _built, Exchanged: _exchanged}
"""Who tells which event."""
