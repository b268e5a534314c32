"""What is legal in blitz and solo, and which rule forbids the rest."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from accessgames.engine import CHANCE, CLOCK, Actor, Elapsed, Refusal, Spans, is_seat, refuse
from accessgames.engine.elapsed import DAY
from accessgames.engine.grid import placements
from accessgames.games.tetrikon.rules.laying import lay
from accessgames.games.tetrikon.rules.puzzle.actions import (
    THINKING,
    Begin,
    Draw,
    GiveUp,
    Lay,
    Lift,
    Pick,
    PuzzleAction,
    Think,
    format_action,
)
from accessgames.games.tetrikon.rules.puzzle.state import board_of, free_pieces

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.rules.puzzle.state import PuzzleState

_AWAITED = {"pick": (Pick,), "ready": (Begin,), "draw": (Draw,), "run": (Lay, Lift, Think, GiveUp)}


def actors(state: PuzzleState) -> tuple[Actor, ...]:
    """Return who is to act; time passes only while somebody builds."""
    match state.phase:
        case "over":
            return ()
        case "draw":
            return (CHANCE,)
        case "run":
            return (CLOCK, state.seat)
        case _:
            return (state.seat,)


def open_diagrams(material: Material, state: PuzzleState) -> tuple[str, ...]:
    """Return the diagrams that can still be drawn or named, in the order of the material.

    In blitz those of the letter of the match, in solo all of them (R41, R42); every one only once.
    """
    used = {building.diagram for run in state.runs for building in run.buildings}
    level = None if state.rules.solo else state.rules.level
    return tuple(
        diagram.id
        for diagram in material.diagrams
        if diagram.id not in used and (level is None or diagram.level == level)
    )


def legal_actions(material: Material, state: PuzzleState, actor: Actor) -> Collection[PuzzleAction]:
    """Return what an actor may do; see `Game.legal_actions`."""
    if actor not in actors(state):
        return ()
    if actor == CLOCK:
        return Spans(DAY if state.left is None else state.left, 1)
    return tuple(sorted(_listed(material, state), key=format_action))


def _listed(material: Material, state: PuzzleState) -> Iterator[PuzzleAction]:
    match state.phase:
        case "pick":
            yield from map(Pick, open_diagrams(material, state))
        case "draw":
            yield from map(Draw, open_diagrams(material, state))
        case "ready":
            yield Begin()
        case _:
            yield GiveUp()
            yield from _building(material, state)


def _building(material: Material, state: PuzzleState) -> Iterator[PuzzleAction]:
    building, mirror = state.run.building, state.rules.mirror
    if not state.run.thought:
        yield from map(Think, THINKING)
    yield from (Lift(placement.anchor) for placement in building.placed)
    board = board_of(material, building.diagram)
    free = board.mask & ~building.covered
    for piece, count in free_pieces(material, state).items():
        shape = material.piece_by_id[piece].shape
        if count:
            for placement in placements(board, free, piece, shape, mirror=mirror):
                yield Lay(piece, placement.orientation, placement.anchor)


def refusal(material: Material, state: PuzzleState, actor: Actor, action: PuzzleAction) -> Refusal | None:
    """Return the rule that an action breaks; see `Game.refusal`.

    Returns:
        `tetrikon-refused-not-now` (`phase`), `-diagram` (`diagram`), `-diagram-used`, `-diagram-level`
        (`level`), `-no-free-piece` (`piece`), `-nothing-there` (`square`), `-thought`, `-time`, or those of
        `laying.lay`.
    """
    if actor == CLOCK:
        return _untimely(state, action)
    if not isinstance(action, _AWAITED[state.phase]) or (isinstance(action, Draw) is is_seat(actor)):
        return refuse("tetrikon-refused-not-now", phase=state.phase)
    return _unfit(material, state, action)


def _unfit(material: Material, state: PuzzleState, action: PuzzleAction) -> Refusal | None:
    """Refuse what is awaited, but not like this."""
    match action:
        case Pick(diagram) | Draw(diagram):
            return _no_diagram(material, state, diagram)
        case Lay():
            return _not_laid(material, state, action)
        case Lift(anchor) if all(placement.anchor != anchor for placement in state.run.building.placed):
            return refuse("tetrikon-refused-nothing-there", square=anchor)
        case Think() if state.run.thought:
            return refuse("tetrikon-refused-thought")
    return None


def _untimely(state: PuzzleState, action: PuzzleAction) -> Refusal | None:
    if not isinstance(action, Elapsed):
        return refuse("tetrikon-refused-not-now", phase=state.phase)
    fits = action in Spans(DAY if state.left is None else state.left, 1)
    return None if fits else refuse("tetrikon-refused-time")


def _no_diagram(material: Material, state: PuzzleState, diagram: str) -> Refusal | None:
    if diagram in open_diagrams(material, state):
        return None
    if diagram not in material.diagram_by_id:
        return refuse("tetrikon-refused-diagram", diagram=diagram)
    if not state.rules.solo and material.diagram_by_id[diagram].level != state.rules.level:
        return refuse("tetrikon-refused-diagram-level", diagram=diagram, level=state.rules.level)
    return refuse("tetrikon-refused-diagram-used", diagram=diagram)


def _not_laid(material: Material, state: PuzzleState, action: Lay) -> Refusal | None:
    if not free_pieces(material, state).get(action.piece):
        return refuse("tetrikon-refused-no-free-piece", piece=action.piece)
    building, piece = state.run.building, material.piece_by_id[action.piece]
    board = board_of(material, building.diagram)
    laid = lay(board, building.covered, piece, action.orientation, action.anchor, mirror=state.rules.mirror)
    return laid if isinstance(laid, Refusal) else None
