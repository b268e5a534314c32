"""Computer players of blitz, and advice for whoever builds against the time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final
from zlib import crc32

from accessgames.engine import Attention, Reason
from accessgames.engine.grid import EffortError, Placement, Tiler, place
from accessgames.games.tetrikon.rules.material_index import remembered
from accessgames.games.tetrikon.rules.puzzle import (
    THINKING,
    GiveUp,
    Lay,
    Lift,
    Think,
    empty_squares,
    free_pieces,
)

if TYPE_CHECKING:
    from accessgames.games.tetrikon.material import Material
    from accessgames.games.tetrikon.rules.puzzle import PuzzleAction, PuzzleState, PuzzleView

LONG: Final = (20_000, 30_000, 30_000, 60_000, 60_000)
"""Tempos of a beginner: milliseconds for a piece, one of them for a whole run."""

SLOW: Final = (20_000, 20_000, 30_000, 60_000, 60_000)
"""Tempos of an apprentice."""

STEADY: Final = (10_000, 10_000, 20_000, 30_000, 30_000)
"""Tempos of a fair player."""

FAST: Final = (5_000, 10_000, 20_000, 20_000, 30_000)
"""Tempos of a good player."""

QUICK: Final = (5_000, 5_000, 10_000, 20_000, 20_000)
"""Tempos of the best."""

_HARDER: Final = (-1, 0, 0, 1)
"""Steps of `THINKING` by which a piece takes more than the tempo says; less for some."""

EFFORT: Final = 20_000
"""Situations that the search for a way to fill a diagram looks at; J diagrams need a few hundred."""

_PLANNED: Final = 1000.0
_USUAL: Final = 0.0
_LAST: Final = -1000.0

_Pieces = tuple[tuple[str, int], ...]


class PuzzleJudge:
    """Lays along a way to fill the diagram; when there is none, takes out what was laid last.

    It takes one piece of each type for a diagram, as long as that works, so that something is left for the
    further diagrams of solo.
    """

    def __init__(self, material: Material, pace: Sequence[int] = ()) -> None:
        """Judge with a set.

        Args:
            material: The set.
            pace: Tempos, of `THINKING`, of which a run has one: somebody has good days and bad ones. None
                for an adviser, who takes no time.
        """
        self._material: Final = material
        self._pace: Final = tuple(pace)

    def values(self, view: PuzzleView, actions: Sequence[PuzzleAction]) -> tuple[float, ...]:
        """Value thinking first, where it is done at all, then the planned pieces, the largest first."""
        state = view.state
        if state.phase != "run":
            return (0.0,) * len(actions)
        plan, moment = self.plan(state), None
        if self._pace and not state.run.thought:
            moment = self._moment(state)
        return tuple(self._value(state, action, plan, moment) for action in actions)

    def _moment(self, state: PuzzleState) -> Think:
        """Return how long is thought: by the tempo of the run, as if some pieces were harder to find.

        In solo each player has days of its own: those who get the same diagrams are never compared at once.
        """
        run = state.run
        diagrams = [building.diagram for building in run.buildings]
        day = state.seat + sum(int(diagram[1:]) for diagram in diagrams)
        if state.rules.solo:
            day = crc32(repr((self._pace, diagrams)).encode())
        tempo = self._pace[day % len(self._pace)]
        harder = _HARDER[(day + run.at + len(run.building.placed)) % len(_HARDER)]
        return Think(THINKING[max(0, min(THINKING.index(tempo) + harder, len(THINKING) - 1))])

    def attend(self, view: PuzzleView, actions: Sequence[PuzzleAction]) -> Attention:
        """Return what anybody thinks of; see `engine.Attentive`.

        Nobody forgets to think, misses the piece that fills the diagram, or takes out or gives up what can
        still be filled.
        """
        values = self.values(view, actions)
        best, state = max(values), view.state
        tried = [
            action for action, value in zip(actions, values, strict=True) if value > min(_LAST, best - 1)
        ]
        first = actions[values.index(best)]
        filling = isinstance(first, Lay) and len(self.plan(state) or ()) == 1
        return Attention((first,) if filling or isinstance(first, Think) else tuple(tried))

    def _value(
        self,
        state: PuzzleState,
        action: PuzzleAction,
        plan: tuple[Placement, ...] | None,
        moment: Think | None,
    ) -> float:
        match action:
            case Think():
                return 2 * _PLANNED if action == moment else 2 * _LAST
            case Lay(piece, orientation, anchor):
                size = self._material.piece_by_id[piece].size
                planned = any(
                    (piece, orientation, anchor) == (each.shape, each.orientation, each.anchor)
                    for each in plan or ()
                )
                return (_PLANNED if planned else _USUAL) + size
            case Lift(anchor):
                latest = state.run.building.placed[-1].anchor == anchor
                return _PLANNED if plan is None and latest else _LAST
            case GiveUp():
                return _PLANNED / 2 if plan is None and not state.run.building.placed else _LAST
            case _:
                return _USUAL

    def plan(self, state: PuzzleState) -> tuple[Placement, ...] | None:
        """Return a way to fill the rest of the present diagram, or None when none is known.

        The solution that comes with the diagram, while what lies there is a part of it; else what a search
        finds.
        """
        building, free = state.run.building, free_pieces(self._material, state)
        stored = self._stored(state, free)
        if stored is not None:
            return stored
        laid = [placement.shape for placement in building.placed]
        single = {name: min(count, 1 - laid.count(name)) for name, count in free.items()}
        empty = empty_squares(self._material, building)
        for pieces in (single, free):
            supply = tuple((name, count) for name, count in pieces.items() if count > 0)
            found = self._solve(state.rules.mirror, empty, supply)
            if found is not None:
                return found
        return None

    def _stored(self, state: PuzzleState, free: dict[str, int]) -> tuple[Placement, ...] | None:
        """Return what is left of the diagram's own solution, if that can still be laid."""
        building = state.run.building
        solution = self._material.diagram_by_id[building.diagram].solution
        rest = tuple(placement for placement in solution if placement not in building.placed)
        if len(rest) + len(building.placed) != len(solution):
            return None
        shapes, mirror, upward = self._material.shapes, state.rules.mirror, self._material.board.upward
        for one in rest:
            ways = len(shapes[one.shape].orientations(mirror=mirror, upward=upward))
            if not free[one.shape] or one.orientation > ways:  # turned over where that is not allowed
                return None
        return rest

    @remembered(2_000)
    def _solve(self, mirror: bool, empty: int, supply: _Pieces) -> tuple[Placement, ...] | None:  # noqa: FBT001 - part of what is remembered
        # A fresh search every time: what an old one remembers would decide which ones come to an end.
        board = self._material.board.outlined(empty)
        try:
            return Tiler(board, self._material.shapes, mirror=mirror).solve(
                empty, dict(supply), effort=EFFORT
            )
        except EffortError:
            return None

    def reasons(self, view: PuzzleView, action: PuzzleAction) -> tuple[Reason, ...]:  # noqa: PLR0911 - one for each kind
        """Say what becomes of the rest.

        `tetrikon-reason-full`; `tetrikon-reason-rest` (`piece`, `left` squares, which can be filled);
        `tetrikon-reason-unfillable` (`left`) for a piece that has to go, `tetrikon-reason-hopeless` (`left`)
        where it is not certain that there is no way; `tetrikon-reason-think` (`seconds`).
        """
        state = view.state
        if state.phase != "run":
            return ()
        left = empty_squares(self._material, state.run.building)
        match action:
            case Lay(piece):
                shape, mirror = self._material.piece_by_id[piece].shape, state.rules.mirror
                number, anchor = action.orientation, action.anchor
                laid = place(self._material.board, piece, shape, number, anchor, mirror=mirror)
                if laid is None or laid not in (self.plan(state) or ()):
                    return ()
                rest = (left & ~laid.mask).bit_count()
                if not rest:
                    return (Reason("tetrikon-reason-full"),)
                return (Reason("tetrikon-reason-rest", (("piece", piece), ("left", rest))),)
            case Lift() | GiveUp():
                return self._stuck(state, left)
            case Think(milliseconds):
                return (Reason("tetrikon-reason-think", (("seconds", milliseconds // 1000),)),)
            case _:
                return ()

    def _stuck(self, state: PuzzleState, left: int) -> tuple[Reason, ...]:
        """Say that there is no way to go on, or that none is known."""
        if self.plan(state) is not None:
            return ()
        board = self._material.board.outlined(left)
        try:
            tiler = Tiler(board, self._material.shapes, mirror=state.rules.mirror)
            proved = not tiler.fillable(left, free_pieces(self._material, state), effort=EFFORT)
        except EffortError:
            proved = False
        key = "tetrikon-reason-unfillable" if proved else "tetrikon-reason-hopeless"
        return (Reason(key, (("left", left.bit_count()),)),)
