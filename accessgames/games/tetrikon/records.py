"""Personal records of Tetrikon: times for a diagram in blitz, for a combination in solo (R41, R42)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.games.room import Feat
from accessgames.games.tetrikon.rules.puzzle import PuzzleView
from accessgames.language import Listing, Message, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from accessgames.games.room import Desk

_SECOND: Final = 1000
_SOLO: Final = "solo"
_BLITZ: Final = "blitz"


class TetrikonRecords:
    """What counts is the time of whoever filled everything; a combination is the same in every order."""

    def feats(self, desk: Desk) -> Sequence[Feat]:
        """Return the times of all who filled their diagrams."""
        view = desk.view
        if not isinstance(view, PuzzleView):
            return ()
        way = _SOLO if view.state.rules.solo else _BLITZ
        return tuple(
            Feat(seat, " ".join((way, *run.combination)), run.milliseconds // _SECOND, "seconds", lower=True)
            for seat, run in enumerate(view.state.runs)
            if run.ending == "filled"
        )

    def title(self, key: str) -> Message:
        """Name the diagrams."""
        way, *diagrams = key.split(" ")
        if way == _SOLO:
            return say("tetrikon-record-solo", diagrams=Listing(tuple(diagrams)))
        return say("tetrikon-record-blitz", diagrams=Listing(tuple(diagrams)))
