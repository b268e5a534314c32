"""What could be done: entries of the list of moves, and previews."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.iqlandie.material import BOARDS, JOKER, Spot, spot_at
from accessgames.games.iqlandie.naming import (
    name_bag,
    name_colour,
    name_exhibition,
    name_kind,
    name_piece,
    name_plain,
    name_time,
)
from accessgames.games.iqlandie.narration.tasks import TELLERS
from accessgames.games.iqlandie.narration.telling.common import change
from accessgames.games.iqlandie.poses import pose, ways
from accessgames.games.iqlandie.rules.actions import (
    Add,
    AskHint,
    Back,
    Choose,
    Claim,
    Declare,
    Done,
    Exchange,
    GiveUp,
    IqAction,
    Place,
    Press,
    Ready,
    Restart,
    TakePiece,
    Unplace,
    Work,
)
from accessgames.games.iqlandie.rules.board import Laid, free, jokers, with_piece, without_piece
from accessgames.games.iqlandie.rules.scoring import exposition_points, worth
from accessgames.language import Message, keys, say
from accessgames.language.space import name_square, name_squares, tell_cover, tell_left

if TYPE_CHECKING:
    from accessgames.engine.grid import Square
    from accessgames.games.iqlandie.rules.board import PlayerBoard
    from accessgames.games.iqlandie.rules.table import IqView
    from accessgames.games.room import Desk
    from accessgames.language import Value


def tell_action(action: IqAction, desk: Desk) -> Message:
    """Tell a possible action with what it brings, on one line.

    Raises:
        KeyError: It is an action of chance or of the clock.
    """
    if type(action) in _PLAIN:
        return say(_PLAIN[type(action)])
    return _TELLERS[type(action)](action, desk)


def _work(action: Work, desk: Desk) -> Message:
    return TELLERS[action.kind].step(desk.view.race.task, desk.view.run.work, action.step)


def _claim(action: Claim, desk: Desk) -> Message:
    del desk
    if action.delay:
        return say("iqlandie-planned", after=name_time(action.delay))
    return say("iqlandie-can-claim")


def spot_of(action: Place) -> Spot:
    """Return the place that an action names.

    Raises:
        ValueError: The exhibition has no such place.
    """
    spot = spot_at(action.piece, action.exposition, action.anchor, action.orientation)
    if spot is None:
        raise ValueError(action)
    return spot


def gain(board: PlayerBoard, action: Place) -> tuple[int, int]:
    """Return the points of the exhibition before and after laying a piece."""
    index = action.exposition - 1
    laid = Laid(action.piece, spot_of(action), action.piece.colour)
    after = with_piece(board, laid)
    return exposition_points(index, board[index]), exposition_points(index, after[index])


def _place(action: Place, desk: Desk) -> Message:
    view: IqView = desk.view
    values = _change_of_place(action, view)
    spot = spot_of(action)
    squares = name_squares(BOARDS[action.exposition - 1], spot.mask)
    several = "yes" if len(set(view.hand)) > 1 else "no"
    way = pose(action.piece, action.orientation)
    return say(
        "iqlandie-can-place",
        number=action.exposition,
        piece=name_piece(action.piece),
        several=several,
        posed="no" if way is None else "yes",
        way="" if way is None else way,
        squares=squares,
        **values,
    )


def _change_of_place(action: Place, view: IqView) -> dict[str, Value]:
    """Return how the exhibition's points change, and with jokers those of the board where they differ.

    Without jokers a piece adds the same to the pairs of colours wherever it lies, so that is not told.
    """
    board = view.board
    before, after = (0, 0) if board is None else gain(board, action)
    told: dict[str, Value] = {**change(before, after), "whole": "same", "total": 0}
    if board is None or JOKER not in {action.piece.colour, *(laid.colour for laid in jokers(board))}:
        return told
    pair = view.table.colours_of(view.viewer)
    laid = Laid(action.piece, spot_of(action), action.piece.colour)
    now, then = worth(board, pair), worth(with_piece(board, laid), pair)
    if then - now != after - before:
        whole = change(now, then)
        told |= {"whole": whole["sign"], "total": whole["points"]}
    return told


def _laid_at(exposition: int, anchor: Square, desk: Desk) -> Laid | None:
    fresh = desk.view.table.fresh[desk.view.viewer]
    return next(
        (laid for laid in fresh if (laid.spot.exposition, laid.spot.anchor) == (exposition, anchor)), None
    )


def _unplace(exposition: int, anchor: Square, desk: Desk) -> Message:
    laid = _laid_at(exposition, anchor, desk)
    cell = name_square(anchor)
    if laid is None:
        return say("iqlandie-can-lift-at", number=exposition, cell=cell)
    return say("iqlandie-can-unplace", number=exposition, piece=name_piece(laid.piece))


def _declare(joker: int, colour: str, desk: Desk) -> Message:
    board = desk.view.board
    laid = jokers(board)[joker - 1]
    return say(
        "iqlandie-can-declare",
        joker=joker,
        piece=name_plain(laid.piece),
        number=laid.spot.exposition,
        colour=name_colour(colour),
    )


_PLAIN: Final = dict(
    zip(
        (Ready, Back, Restart, AskHint, GiveUp, Press, Done),
        keys(
            "iqlandie-can-ready",
            "iqlandie-can-back",
            "iqlandie-can-restart",
            "iqlandie-can-hint",
            "iqlandie-can-give-up",
            "iqlandie-can-press",
            "iqlandie-can-finish",
        ),
        strict=True,
    )
)
"""Actions that have nothing to choose."""

_TELLERS: Final[dict[type, Callable[[Any, Desk], Message]]] = {
    Choose: lambda action, desk: say("iqlandie-can-choose", kind=name_kind(action.kind)),  # noqa: ARG005 - all of the table take both
    Work: _work,
    Claim: _claim,
    TakePiece: lambda action, desk: say(  # noqa: ARG005 - all of the table take both
        "iqlandie-can-take", piece=name_piece(action.piece, "acc")
    ),
    Add: lambda action, desk: say("iqlandie-can-add", bag=name_bag(action.bag, "gen")),  # noqa: ARG005 - all of the table take both
    Place: _place,
    Unplace: lambda action, desk: _unplace(action.exposition, action.anchor, desk),
    Exchange: lambda action, desk: say(  # noqa: ARG005 - all of the table take both
        "iqlandie-can-exchange", piece=name_piece(action.piece, "acc")
    ),
    Declare: lambda action, desk: _declare(action.joker, action.colour, desk),
}
"""Who tells the others."""


def preview(action: IqAction, desk: Desk) -> tuple[Message, ...]:
    """Tell in detail what a legal action would bring, without doing it."""
    match action:
        case Place():
            return _preview_place(action, desk)
        case Work(kind, step):
            race, run = desk.view.race, desk.view.run
            after = race.rules.step(race.task, run.work, step)
            return (tell_action(action, desk), *TELLERS[kind].difference(race.task, after))
        case Unplace(exposition, anchor):
            return _preview_unplace(exposition, anchor, desk)
        case _:
            return (tell_action(action, desk),)


def _preview_place(action: Place, desk: Desk) -> tuple[Message, ...]:
    view: IqView = desk.view
    if view.board is None:
        return (tell_action(action, desk),)
    before, after = gain(view.board, action)
    spot, number = spot_of(action), action.exposition
    board = BOARDS[number - 1]
    exhibition = name_exhibition(number)
    score = say("iqlandie-would", number=number, exhibition=exhibition, score=after, **change(before, after))
    way = say(
        "iqlandie-lies", piece=name_piece(action.piece), way=ways(action.piece).name(action.orientation)
    )
    left = free(view.board, number) & ~spot.mask
    return (score, way, tell_cover(board, spot.mask), *tell_left(board, left))


def _preview_unplace(exposition: int, anchor: Square, desk: Desk) -> tuple[Message, ...]:
    laid, board = _laid_at(exposition, anchor, desk), desk.view.board
    if laid is None or board is None:
        return (_unplace(exposition, anchor, desk),)
    index = exposition - 1
    before, after = (exposition_points(index, each[index]) for each in (board, without_piece(board, laid)))
    score = say(
        "iqlandie-would",
        number=exposition,
        exhibition=name_exhibition(exposition),
        score=after,
        **change(before, after),
    )
    return (_unplace(exposition, anchor, desk), score)
