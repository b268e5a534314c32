"""The result of blitz and solo: filled by time, the others by their empty squares (Tetrikon R41, R44)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.engine import Outcome, ScoreItem, rank
from accessgames.games.tetrikon.rules.puzzle.state import empty_squares

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.rules.puzzle.state import PuzzleState, Run

PENALTY: Final = 20
"""Points for an empty square."""


def empty_of(material: Material, run: Run) -> int:
    """Count the squares of all diagrams of a run that stayed empty."""
    return sum(empty_squares(material, building).bit_count() for building in run.buildings)


def outcome(material: Material, state: PuzzleState) -> Outcome | None:
    """Return penalties, the least first, and among equals the fastest; None while somebody still builds.

    Who filled everything has no penalty, so that the fastest of them wins.
    """
    if state.phase != "over":
        return None
    empties = [empty_of(material, run) for run in state.runs]
    items = tuple(
        (
            ScoreItem(
                "tetrikon-item-run",
                -PENALTY * empty,
                (
                    ("ending", run.ending),
                    ("diagrams", tuple(building.diagram for building in run.buildings)),
                    ("milliseconds", run.milliseconds),
                    ("empty", empty),
                ),
            ),
        )
        for run, empty in zip(state.runs, empties, strict=True)
    )
    totals = tuple(-PENALTY * empty for empty in empties)
    keys = [(total, -run.milliseconds) for total, run in zip(totals, state.runs, strict=True)]
    ending = "filled" if 0 in empties else str(state.run.ending)
    return Outcome(totals, rank(keys), items, ending)
