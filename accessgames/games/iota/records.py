"""Personal records: the best placing, the best match by the number of players, and the most lots in one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessgames.games.room import Achievement
from accessgames.language import Message, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from accessgames.engine import Outcome
    from accessgames.games.iota.naming import IotaListener

_MATCH: Final = "match"
_TURN: Final = "turn"
_LOTS: Final = "lots"


class IotaRecords:
    """Of every match; what is no better than before is not told at its end."""

    def feats(self, listener: IotaListener, outcome: Outcome) -> Sequence[Achievement]:
        """Return what everybody has achieved."""
        return tuple(self._feats(listener, outcome))

    def _feats(self, listener: IotaListener, outcome: Outcome) -> Iterator[Achievement]:
        history = listener.view.table.history
        for seat, score in enumerate(outcome.totals):
            own = [turn.scoring for turn in history if turn.seat == seat and turn.scoring is not None]
            key = f"{_MATCH} {len(outcome.totals)}"
            yield Achievement(seat, key, score, "points", lower=False, quiet=True)
            if best := max((scoring.total for scoring in own), default=0):
                yield Achievement(seat, _TURN, best, "points", lower=False, quiet=True)
            if lots := sum(len(scoring.lots) for scoring in own):
                yield Achievement(seat, _LOTS, lots, "count", lower=False, quiet=True)

    def title(self, key: str) -> Message:
        """Name a discipline."""
        what, players = (*key.split(" "), "")[:2]
        if what == _MATCH:
            return say("iota-record-match", players=int(players) if players.isdecimal() else 0)
        return say("iota-record-turn" if what == _TURN else "iota-record-lots")


RECORDS: Final = IotaRecords()
"""Personal records of the game."""
