"""One judge for all ways to play: at the table, or against the time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from accessgames.games.tetrikon.rules.puzzle import PuzzleView

if TYPE_CHECKING:
    from accessgames.engine import Judge, Reason
    from accessgames.games.tetrikon.bot.puzzle import PuzzleJudge


class WaysJudge:
    """Asks the judge that knows the way in which a match is played."""

    def __init__(self, table: Judge[Any, Any], puzzle: PuzzleJudge) -> None:
        """Judge with one judge for the table and one for blitz and solo."""
        self._table = table
        self._puzzle = puzzle

    def values(self, view: Any, actions: Sequence[Any]) -> Sequence[float]:  # noqa: ANN401 - of either way
        """Return a value for each action; see `engine.Judge`."""
        return self._of(view).values(view, actions)

    def reasons(self, view: Any, action: Any) -> tuple[Reason, ...]:  # noqa: ANN401 - as above
        """Return the real parts of an action's value; see `engine.Judge`."""
        return self._of(view).reasons(view, action)

    def _of(self, view: Any) -> Judge[Any, Any]:  # noqa: ANN401 - as above
        return self._puzzle if isinstance(view, PuzzleView) else self._table
