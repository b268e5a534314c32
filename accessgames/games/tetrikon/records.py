"""Blitz and solo looked back at: personal records (R41, R42), whether the rest could be filled, with what.

Nothing here is an opinion: every remark follows from the diagram and the pieces at hand, and nothing is
claimed where the search was given up.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from accessgames.engine import Reason
from accessgames.engine.grid import EffortError, Placement, Tiler
from accessgames.games.measure import PlayedMove, Remark
from accessgames.games.room import Achievement
from accessgames.games.tetrikon.rules import puzzle
from accessgames.games.tetrikon.rules.material_index import make_tiler, remembered
from accessgames.language import Listing, Message, event_keys, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from accessgames.engine import Outcome
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.naming import TetrikonListener

_SECOND: Final = 1000
_SOLO: Final = "solo"
_BLITZ: Final = "blitz"


class TetrikonRecords:
    """What counts is the time of whoever filled everything; a combination is the same in every order."""

    def feats(self, listener: TetrikonListener, outcome: Outcome) -> Sequence[Achievement]:
        """Return the times of all who filled their diagrams."""
        del outcome
        view = listener.view
        if not isinstance(view, puzzle.PuzzleView):
            return ()
        way = _SOLO if view.state.rules.solo else _BLITZ
        return tuple(
            Achievement(
                seat, " ".join((way, *run.combination)), run.milliseconds // _SECOND, "seconds", lower=True
            )
            for seat, run in enumerate(view.state.runs)
            if run.ending == "filled"
        )

    def title(self, key: str) -> Message:
        """Name the diagrams."""
        way, *diagrams = key.split(" ")
        if way == _SOLO:
            return say("tetrikon-record-solo", diagrams=Listing(tuple(diagrams)))
        return say("tetrikon-record-blitz", diagrams=Listing(tuple(diagrams)))


EFFORT: Final = 60_000
"""Situations looked at for one question: about a tenth of a second."""

REMARKS: Final = event_keys(
    "tetrikon-remark-blocked",
    "tetrikon-remark-given-up",
    "tetrikon-remark-instead",
    "tetrikon-remark-lacking",
    "tetrikon-remark-needless",
    "tetrikon-remark-open",
    "tetrikon-remark-remedy",
    "tetrikon-remark-reopened",
    "tetrikon-remark-stuck",
    "tetrikon-remark-way",
)
"""All remarks."""

_Supply = tuple[tuple[str, int], ...]


class PuzzleRemarks:
    """Looks back at what was laid in blitz and solo."""

    def __init__(self, material: Material) -> None:
        """Know a set."""
        self._material: Final = material

    def __call__(self, move: PlayedMove) -> tuple[Remark, ...]:
        """Return what there is to say about a move; see `games.measure.RemarkFinder`."""
        before, after = move.before, move.after
        if not isinstance(before, puzzle.PuzzleState) or before.phase != "run":
            return ()
        at = before.run.at
        run = after.runs[move.seat]
        filled = not puzzle.empty_squares(self._material, run.buildings[at])
        if filled or not isinstance(move.action, puzzle.Lay | puzzle.Lift | puzzle.GiveUp):
            return ()
        then = _Rest(self, replace(after, seat=move.seat), run.buildings[at])
        now = _Rest(self, before, before.run.building)
        return tuple(_remarks(now, then, move, run.ending))

    def way(self, building: puzzle.Building, supply: Mapping[str, int], *, mirror: bool) -> _Supply | None:
        """Return pieces with which the rest of a diagram can be filled, () where none do.

        Returns:
            Types with their numbers, in the order of the set; None where it takes too long to say.
        """
        there = tuple((name, count) for name, count in supply.items() if count > 0)
        return self._way(building.diagram, mirror, puzzle.empty_squares(self._material, building), there)

    def supply(self, state: puzzle.PuzzleState) -> dict[str, int]:
        """Return the pieces at hand, by type in the order of the set."""
        return puzzle.free_pieces(self._material, state)

    def squares(self, building: puzzle.Building) -> int:
        """Count the empty squares of a diagram."""
        return puzzle.empty_squares(self._material, building).bit_count()

    @remembered(16)
    def _tiler(self, diagram: str, *, mirror: bool) -> Tiler:
        return make_tiler(self._material, diagram, mirror=mirror)

    @remembered(2_000)
    def _way(self, diagram: str, mirror: bool, empty: int, supply: _Supply) -> _Supply | None:  # noqa: FBT001 - part of what is remembered
        try:
            found = self._tiler(diagram, mirror=mirror).solve(empty, dict(supply), effort=EFFORT)
        except EffortError:
            return None
        used = Counter(placement.shape for placement in found or ())
        return tuple((name, used[name]) for name in self._material.piece_by_id if used[name])


class _Rest:
    """The empty squares of a diagram at one moment, and the pieces at hand."""

    def __init__(self, remarks: PuzzleRemarks, state: puzzle.PuzzleState, building: puzzle.Building) -> None:
        self._remarks = remarks
        self._mirror = state.rules.mirror
        self._supply = remarks.supply(state)
        self._building = building
        self.left = remarks.squares(building)

    @property
    def way(self) -> _Supply | None:
        """Pieces at hand that fill it; see `PuzzleRemarks.way`."""
        return self._with(self._building, self._supply)

    def _with(self, building: puzzle.Building, supply: Mapping[str, int]) -> _Supply | None:
        return self._remarks.way(building, supply, mirror=self._mirror)

    def lacking(self) -> str | None:
        """Return the first type of the set of which one piece more would do; None where none does."""
        more = ((name, {**self._supply, name: self._supply[name] + 1}) for name in self._supply)
        return next((name for name, supply in more if self._with(self._building, supply)), None)

    def remedy(self) -> Placement | None:
        """Return the latest piece laid without which the rest can be filled; None where one is not enough."""
        for placement in reversed(self._building.placed):
            placed = tuple(each for each in self._building.placed if each != placement)
            supply = {**self._supply, placement.shape: self._supply[placement.shape] + 1}
            if self._with(replace(self._building, placed=placed), supply):
                return placement
        return None


def _remarks(before: _Rest, then: _Rest, move: PlayedMove, ending: str | None) -> Iterator[Remark]:  # noqa: C901 - one case for each kind
    """Yield what a move changed, and what could have been done at the end of a run."""
    could, can = before.way, then.way
    if could is None or can is None:
        return
    match move.action:
        case puzzle.Lay() if could and not can:
            yield Remark(_about("blocked", then, move.seat), turning=True)
            yield Remark(Reason("tetrikon-remark-instead", (("pieces", could),)))
            if piece := then.lacking():
                yield Remark(Reason("tetrikon-remark-lacking", (("piece", piece),)))
        case puzzle.Lay() if can:
            yield Remark(_about("open", then, move.seat))
        case puzzle.Lift() if could:
            yield Remark(Reason("tetrikon-remark-needless"))
        case puzzle.Lift() if can:
            yield Remark(_about("reopened", then, move.seat))
        case puzzle.GiveUp() if can:
            yield Remark(_about("given-up", then, move.seat), turning=True)
    if ending is not None and can:
        yield Remark(Reason("tetrikon-remark-way", (("pieces", can),)))
    elif not could and not can:
        yield Remark(_about("stuck", then, move.seat))
        if found := then.remedy():
            yield Remark(Reason("tetrikon-remark-remedy", (("piece", found.shape), ("cell", found.anchor))))


def _about(what: str, rest: _Rest, seat: int) -> Reason:
    return Reason(f"tetrikon-remark-{what}", (("seat", seat), ("left", rest.left)))
