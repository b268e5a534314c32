"""Personal records of iQLANDIE: the fastest right solutions of a practice, and the points of whole games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from accessgames.games.iqlandie.rules import OPTIONS, ROUNDS
from accessgames.games.iqlandie.rules.actions import SECOND
from accessgames.games.iqlandie.rules.scoring import score_of
from accessgames.games.room import Achievement, Listener
from accessgames.language import Message, say

if TYPE_CHECKING:
    from accessgames.games.iqlandie.rules.state import IqTable

_TASK: Final = "task"
_GAME: Final = "game"
_ROUNDS: Final = next(option.choices for option in OPTIONS if option.key == ROUNDS)


class IqlandieRecords:
    """Of a practice the best time by kind and level, without hints; of a whole game the points."""

    def feats(self, listener: Listener) -> Sequence[Achievement]:
        """Return the best times of a practice, or the points of a whole game."""
        table: IqTable = listener.view.table
        if table.practice is None:
            key = f"{_GAME} {table.rounds}"
            return tuple(
                Achievement(seat, key, score_of(table, seat), "points", lower=False)
                for seat in range(table.seats)
            )
        return tuple(feat for seat in range(table.seats) for feat in _times(table, seat))

    def title(self, key: str) -> Message:
        """Name the kind and level of tasks, or the length of the game."""
        way, what, level = (*key.split(" "), "", "")[:3]
        if way == _TASK:
            return say("iqlandie-record-task", kind=what, level=level)
        return say("iqlandie-record-game", rounds=int(what) if what in _ROUNDS else 0)


def _times(table: IqTable, seat: int) -> Iterator[Achievement]:
    """Yield the best time of a seat at each level, its hints and errors left out."""
    best: dict[str, int] = {}
    for race in table.history:
        result = race.results[seat]
        if result.verdict == "right" and result.time is not None and not result.hints:
            key = f"{_TASK} {race.kind} {table.deck.level_of(race.kind, race.number)}"
            best[key] = min(result.time, best.get(key, result.time))
    for key, time in sorted(best.items()):
        yield Achievement(seat, key, time // SECOND, "seconds", lower=True)


RECORDS: Final = IqlandieRecords()
"""Personal records of the game."""
