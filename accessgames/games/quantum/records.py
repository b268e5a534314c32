"""Personal records: the best match, the best column, and the fewest mistakes in a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.games.quantum.rules.sheet import CELLS, column_points
from accessgames.games.room import Achievement
from accessgames.language import Message, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.engine import Outcome
    from accessgames.games.quantum.naming import QuantumListener

_MATCH: Final = "match"
_COLUMN: Final = "column"
_MISSES: Final = "misses"


class QuantumRecords:
    """Of every match; what is no better than before is not told at its end."""

    def feats(self, listener: QuantumListener, outcome: Outcome) -> Sequence[Achievement]:
        """Return what everybody has achieved."""
        return tuple(self._feats(listener, outcome))

    def _feats(self, listener: QuantumListener, outcome: Outcome) -> Iterator[Achievement]:
        table = listener.view.table
        for seat, score in enumerate(outcome.totals):
            yield Achievement(seat, _MATCH, score, "points", lower=False, quiet=True)
            if best := max(column_points(table.sheets[seat], index) for index in range(CELLS)):
                yield Achievement(seat, _COLUMN, best, "points", lower=False, quiet=True)
            yield Achievement(seat, _MISSES, table.misses[seat], "count", lower=True, quiet=True)

    def title(self, key: str) -> Message:
        """Name a discipline."""
        if key == _MATCH:
            return say("quantum-record-match")
        return say("quantum-record-column" if key == _COLUMN else "quantum-record-misses")


RECORDS: Final = QuantumRecords()
"""Personal records of the game."""
