"""Blitz and solo in words: what happened, whose turn it is, what an action would bring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from accessgames.games.tetrikon.naming import name_piece, name_time
from accessgames.games.tetrikon.player_areas import area_of, material_of
from accessgames.games.tetrikon.rules import puzzle
from accessgames.language import say
from accessgames.language.space import name_square, name_squares, tell_left

if TYPE_CHECKING:
    from accessgames.games.room import Listener
    from accessgames.games.tetrikon.narration.component_events import Moment, Teller
    from accessgames.language import Message


def tell_turn(state: puzzle.PuzzleState, listener: Listener) -> Message:
    """Tell who builds and what is expected."""
    who = listener.person(state.seat)
    match state.phase:
        case "over":
            return say("tetrikon-turn-over", "turn")
        case "draw":
            return say("tetrikon-turn-chance", "turn", clock="no")
        case "pick":
            return say("tetrikon-turn-pick", "turn", who=who, number=len(state.run.buildings) + 1)
        case "ready":
            return say("tetrikon-turn-ready", "turn", who=who)
        case _:
            return say("tetrikon-turn-run", "turn", who=who, diagram=area_of(listener, state.seat).diagram)


def _picked(event: puzzle.DiagramPicked | puzzle.DiagramDrawn, moment: Moment) -> Iterator[Message]:
    yield say(
        "tetrikon-diagram-picked",
        moment.kind(event.seat),
        who=moment.person(event.seat),
        diagram=event.diagram,
        squares=event.squares,
        number=event.number,
        of=event.of,
    )


def _run_began(event: puzzle.RunBegan, moment: Moment) -> Iterator[Message]:
    yield say("tetrikon-run-began", moment.kind(event.seat), who=moment.person(event.seat))


def _diagram_begun(event: puzzle.DiagramBegun, moment: Moment) -> Iterator[Message]:
    """Tell what is built now; a diagram that was just drawn alone needs no second line."""
    if event.of > 1:
        yield say(
            "tetrikon-diagram-begun",
            moment.kind(event.seat),
            who=moment.person(event.seat),
            diagram=event.diagram,
            number=event.number,
            of=event.of,
            squares=event.squares,
            pieces=event.pieces,
        )


def _laid(event: puzzle.PieceLaid, moment: Moment) -> Iterator[Message]:
    laid, board = event.placement, area_of(moment.listener, event.seat).board
    yield say(
        "tetrikon-built",
        moment.kind(event.seat),
        who=moment.person(event.seat),
        piece=name_piece(laid.shape),
        squares=name_squares(board, laid.mask),
        left=event.left,
    )
    yield from _left(event, moment)


def _lifted(event: puzzle.PieceLifted, moment: Moment) -> Iterator[Message]:
    who, kind = moment.person(event.seat), moment.kind(event.seat)
    piece = name_piece(event.placement.shape)
    yield say("tetrikon-piece-lifted", kind, who=who, piece=piece, left=event.left)
    yield from _left(event, moment)


def _left(event: puzzle.PieceLaid | puzzle.PieceLifted, moment: Moment) -> Iterator[Message]:
    """Tell the builder the free areas, unless more happens in the same go or nothing is left."""
    if not moment.own(event.seat) or not event.left:
        return
    ends = (puzzle.PieceLaid, puzzle.PieceLifted, puzzle.RunEnded)
    if any(isinstance(one, ends) and one.seat == event.seat for one in moment.later):
        return
    front = area_of(moment.listener, event.seat)
    for line in tell_left(front.board, front.empty):
        yield replace(line, kind="own")


def _filled(event: puzzle.DiagramFilled, moment: Moment) -> Iterator[Message]:
    """Tell a filled diagram with the time so far; the last one is told by the end of the run."""
    if event.number < event.of:
        yield say(
            "tetrikon-diagram-filled",
            "score",
            who=moment.person(event.seat),
            diagram=event.diagram,
            time=name_time(event.milliseconds),
        )


def _run_ended(event: puzzle.RunEnded, moment: Moment) -> Iterator[Message]:
    yield say(
        "tetrikon-run-ended",
        "score",
        who=moment.person(event.seat),
        ending=event.ending,
        time=name_time(event.milliseconds),
        empty=event.empty,
    )


PUZZLE_TELLERS: Final[dict[type, Teller]] = {
    puzzle.DiagramPicked: _picked,
    puzzle.DiagramDrawn: _picked,
    puzzle.RunBegan: _run_began,
    puzzle.DiagramBegun: _diagram_begun,
    puzzle.PieceLaid: _laid,
    puzzle.PieceLifted: _lifted,
    puzzle.DiagramFilled: _filled,
    puzzle.RunEnded: _run_ended,
}
"""Who tells which event."""


def tell_action(action: Any, listener: Listener) -> Message | None:  # noqa: ANN401 - by game
    """Tell a possible action of these ways to play alone; None for others."""
    match action:
        case puzzle.Pick(diagram):
            squares = material_of(listener).diagram_by_id[diagram].size
            return say("tetrikon-action-pick", diagram=diagram, squares=squares)
        case puzzle.Begin():
            return say("tetrikon-action-begin")
        case puzzle.GiveUp():
            return say("tetrikon-action-give-up")
        case puzzle.Think(milliseconds):
            return say("tetrikon-action-think", time=name_time(milliseconds))
        case puzzle.Lift(anchor):
            return _lift(action, listener) or say("tetrikon-action-lift-nothing", cell=name_square(anchor))
    return None


def _lift(action: puzzle.Lift, listener: Listener) -> Message | None:
    front = area_of(listener, listener.seat)
    for laid in front.placed:
        if laid.anchor == action.anchor:
            squares = name_squares(front.board, laid.mask)
            return say("tetrikon-action-lift", piece=name_piece(laid.shape), squares=squares)
    return None
