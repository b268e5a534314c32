"""How a game closes and what it costs, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from accessgames.games.tetrikon.naming import counts, cut, everybody, nested
from accessgames.games.tetrikon.rules.events import GameClosing, GameScored, LotDrawn, MatchOver
from accessgames.language import say

if TYPE_CHECKING:
    from accessgames.games.tetrikon.narration.moment import Moment, Teller
    from accessgames.language import Message


def _game_closing(event: GameClosing, moment: Moment) -> Iterator[Message]:
    if event.reason == "filled" and event.seat is not None:
        yield say("tetrikon-closing-filled", "score", who=moment.person(event.seat))
    else:
        yield say("tetrikon-closing", "score", reason=event.reason)
    if event.turns:
        yield say("tetrikon-last-turns", "score", who=everybody(moment.desk, event.turns))


def _game_scored(event: GameScored, moment: Moment) -> Iterator[Message]:
    """Tell the penalties of the game; in a sequence also those of all games so far with the zeros."""
    desk = moment.desk
    for part in cut(counts(desk, enumerate(event.penalties))):
        yield say("tetrikon-game-scored", "score", penalties=part)
    if event.number > 1:
        totals = nested(
            say("tetrikon-total-of", who=desk.person(seat), total=total, zeros=zeros)
            for seat, (total, zeros) in enumerate(zip(event.totals, event.zeros, strict=True))
        )
        for part in cut(totals):
            yield say("tetrikon-game-totals", "score", number=event.number, totals=part)


def _lot_drawn(event: LotDrawn, moment: Moment) -> Iterator[Message]:
    who, among = moment.person(event.seat), everybody(moment.desk, event.among)
    yield say("tetrikon-lot-drawn", "score", who=who, place=event.place, among=among)


def _match_over(event: MatchOver, moment: Moment) -> Iterator[Message]:
    """Leave the result to `tell_outcome`, which follows at once."""
    del event, moment
    yield from ()


TELLERS: Final[dict[type, Teller]] = {
    GameClosing: _game_closing,
    GameScored: _game_scored,
    LotDrawn: _lot_drawn,
    MatchOver: _match_over,
}
"""Who tells which event."""
