"""What is wrong with an answer of optics: too few pieces, then the way of the beam, then pieces it misses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from accessgames.engine.refusal import Refusal, refuse
from accessgames.games.iqlandie.tasks.optics.beam import Beam, trace
from accessgames.games.iqlandie.tasks.optics.model import MIRROR, PRISM, OpticsTask, Table

if TYPE_CHECKING:
    from accessgames.games.iqlandie.tasks.optics.beam import Visit


def left(task: OpticsTask, table: Table, piece: str) -> int:
    """Return how many pieces of a kind are still to be put on the board."""
    return task.count(piece) - sum(placed.piece == piece for placed in table)


def check(task: OpticsTask, table: Table) -> Refusal | None:
    """Return the first thing that is wrong, or None when the beam leads to the goal by all pieces."""
    mirrors, prisms = left(task, table, MIRROR), left(task, table, PRISM)
    if mirrors or prisms:
        return refuse("iqlandie-wrong-optics-missing", mirrors=mirrors, prisms=prisms)
    beam = trace(task.start, table)
    wrong = _beam(task, beam, beam.visits[-1])
    if wrong is not None:
        return wrong
    missed = next((placed for placed in table if placed not in beam.met), None)
    if missed is not None:
        return refuse("iqlandie-wrong-optics-missed", square=missed.square, piece=missed.piece)
    return None


def _beam(task: OpticsTask, beam: Beam, last: Visit) -> Refusal | None:
    """Return what is wrong with how the beam ends."""
    if beam.port == task.goal:
        return None
    if beam.port is not None:
        return refuse("iqlandie-wrong-optics-port", port=beam.port, expected=task.goal, square=last.square)
    if beam.end == "crooked":
        return refuse("iqlandie-wrong-optics-crooked", square=last.square, direction=last.direction)
    if beam.end == "edge":
        return refuse("iqlandie-wrong-optics-edge", square=last.square, direction=last.direction)
    return refuse("iqlandie-wrong-optics-again", square=last.square, direction=last.direction)
